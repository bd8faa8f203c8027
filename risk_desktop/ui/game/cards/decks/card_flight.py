"""A card in the air that turns over: one that is played, for all to see, and one that is drawn, to be read."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QPoint, QPointF, QRect, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from risk_desktop.ui.art.deck_cards import FULL_SIZE, DeckCard, deck_card_margin, deck_card_pixmap
from risk_desktop.ui.art.decks import draw_deck_back
from risk_desktop.ui.kit import PaintedWidget, raise_below_overlays
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import current_metrics

# Shares of the time of a card that is played: it flies, turns over, stays, and fades.
_FLIES, _TURNS, _FADES = 0.28, 0.42, 0.9
# Of one that goes into the hand: it is as large as there, and fades.
_LANDS = 0.8


class CardFlight(PaintedWidget):
    """A card that flies with its back up and turns over. At each moment it is no larger than the card is then."""

    def __init__(self, screen: QWidget) -> None:
        super().__init__(screen)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.card: DeckCard | None = None
        """The card that flew last."""
        self._ways = (QPointF(), QPointF())
        self._width = 0.0
        self._pose = _Pose()
        self._pose_at: Callable[[float], _Pose] = _played
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._clock.valueChanged.connect(self._show_moment)
        self._clock.finished.connect(self._land)
        self.hide()

    def fly(self, card: DeckCard, origin: QPointF, target: QPointF, ms: int) -> None:
        """Show a card going from one place to another, then its face for a while; with no time not at all."""
        self.stop()
        if ms > 0:
            self._begin(card, current_metrics().f(FULL_SIZE[0]))
            self._move((origin, target), _played, ms)

    def come(self, card: DeckCard, origin: QPointF, target: QPointF, ms: int, width: float) -> None:
        """Show a card going from one place to another, where it lies open, px wide, until it goes or is stopped."""
        self.stop()
        self._begin(card, width)
        self._move((origin, target), _comes, ms)

    def go(self, goal: QPointF, ms: int) -> None:
        """Let the card that lies open go to a place, and be gone."""
        self._move((goal, self._ways[1]), _goes, ms)

    def stop(self) -> None:
        """End at once."""
        self._clock.stop()
        self.hide()

    def _begin(self, card: DeckCard, width: float) -> None:
        self.card, self._width = card, width

    def _move(self, ways: tuple[QPointF, QPointF], pose_at: Callable[[float], _Pose], ms: int) -> None:
        """Go along a way in a time; with none, be at its end."""
        self._clock.stop()
        self._ways, self._pose_at = ways, pose_at
        self._show_moment(0.0 if ms > 0 else 1.0)
        self.show()
        raise_below_overlays(self)
        if ms > 0:
            self._clock.setDuration(ms)
            self._clock.start()
        else:
            self._land()

    def _land(self) -> None:
        if not self._pose.opacity:
            self.hide()

    def _show_moment(self, share: float) -> None:
        """Show a moment between 0 and 1; with reduced motion the card only appears and fades."""
        pose = self._pose_at(float(share))
        if pose == self._pose and self.isVisible():
            return  # it lies still to be read
        self._pose, (start, end) = pose, self._ways
        at = start + (end - start) * pose.moved
        width, room = self._width * pose.size, 2 * deck_card_margin(self._width) * pose.size
        size = QSize(math.ceil(width + room), math.ceil(width * FULL_SIZE[1] / FULL_SIZE[0] + room))
        corner = QPoint(round(at.x() - size.width() / 2), round(at.y() - size.height() / 2))
        self.setGeometry(QRect(corner, size))
        self.update()

    def paint(self, painter: QPainter) -> None:
        """Paint the card as it is now."""
        if self.card is None:
            return
        pose, size, width = self._pose, self._pose.size, self._width
        height = width * FULL_SIZE[1] / FULL_SIZE[0]
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(pose.opacity)
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(size * max(0.02, abs(1 - 2 * pose.turned)), size)
        if pose.turned < 0.5:
            draw_deck_back(painter, self.card.deck, QRectF(-width / 2, -height / 2, width, height))
            return
        picture = deck_card_pixmap(self.card, "full", width, dpr=self.devicePixelRatioF())
        margin = deck_card_margin(width)
        painter.drawPixmap(QPointF(-width / 2 - margin, -height / 2 - margin), picture)


@dataclass(frozen=True)
class _Pose:
    """How far a card has come and turned over, 0 to 1, and its opacity."""

    moved: float = 0.0
    turned: float = 0.0
    opacity: float = 0.0

    @property
    def size(self) -> float:
        """Its size as a share of that at the end of its way."""
        return 0.35 + 0.65 * self.moved


def _played(share: float) -> _Pose:
    """Return how a card that is played is in a moment between 0 and 1: it comes, stays and fades."""
    fades = min(1.0, (1 - share) / (1 - _FADES))
    if MOTION.reduced:
        return _Pose(1.0, 1.0, min(fades, share / 0.1))
    return _arriving(share, fades)


def _comes(share: float) -> _Pose:
    """Return how a card that comes to stay is in a moment between 0 and 1."""
    return _Pose(1.0, 1.0, share) if MOTION.reduced else _arriving(share * _TURNS, 1.0)


def _arriving(share: float, opacity: float) -> _Pose:
    moved = QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress(min(1.0, share / _FLIES))
    return _Pose(moved, min(1.0, max(0.0, (share - _FLIES) / (_TURNS - _FLIES))), opacity)


def _goes(share: float) -> _Pose:
    """Return how a card is that goes away, in a moment between 0 and 1."""
    if MOTION.reduced:
        return _Pose(1.0, 1.0, 1 - share)
    left = 1 - QEasingCurve(QEasingCurve.Type.InOutCubic).valueForProgress(share)
    return _Pose(left, 1.0, min(1.0, (1 - share) / (1 - _LANDS)))
