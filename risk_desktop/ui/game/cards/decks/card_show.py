"""A card that somebody plays, for all to see: it comes from his plaque and turns over at its target."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from risk_desktop.editions.common.card_play import CardPlayed
from risk_desktop.engine.events import Event
from risk_desktop.ui.art.deck_cards import FULL_SIZE, DeckCard, deck_card_margin, deck_card_pixmap
from risk_desktop.ui.art.decks import draw_deck_back
from risk_desktop.ui.game.cards.decks.card_book import card_book
from risk_desktop.ui.game.cards.decks.card_effects import CardEffects, Lands, Looks
from risk_desktop.ui.game.feature_controller import FeatureController, GameParts
from risk_desktop.ui.kit import PaintedWidget, raise_below_overlays
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import current_metrics

_PLAY_MS = 1900
# Shares of the card's time: it flies, turns over, stays, and fades.
_FLIES, _TURNS, _FADES = 0.28, 0.42, 0.9


class CardShow(FeatureController):
    """Listens to what is shown; whatever interrupts the show ends it."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        screen, animator = parts.screen, parts.director.animator
        self._book = card_book(parts.context)
        if self._book is None:
            return
        self.flight = CardFlight(screen)
        self._aimed: tuple[int, ...] = ()
        self._scenes = self.scenes()
        self._animator = animator
        self.effects = CardEffects(parts.context.board.land_effects, self.looks, self.touched(), self.ends)
        animator.stage(self._fits, self._show)
        animator.stage(self._tells, self._show_effect)
        animator.ending.connect(self.flight.stop)

    def scenes(self) -> dict[type[Event], Callable[[Any], int]]:
        """Return by kind of event what shows it, and returns how long that takes, ms."""
        return {CardPlayed: self._play}

    looks: Looks = {}
    """How cards look on the board that do something to land, by the signs on them."""
    ends: tuple[type[Event], ...] = ()
    """After which events nothing comes of a card any more, beside the usual ones."""

    def touched(self) -> dict[type[Event], Lands]:
        """Return the territories that events touch, beside those that all boxes have."""
        return {}

    @property
    def answered(self) -> tuple[int, ...]:
        """The territories of what a card answers that has no target of its own."""
        return ()

    def _fits(self, event: Event) -> bool:
        return isinstance(event, tuple(self._scenes))

    def _show(self, event: Event) -> int:
        """Start the scene of an event and return how long it takes, ms."""
        return next(scene for kind, scene in self._scenes.items() if isinstance(event, kind))(event)

    def _tells(self, event: Event) -> bool:
        """Whether an event may tell what a card does that has been played."""
        return self.effects.waits and not isinstance(event, CardPlayed)

    def _show_effect(self, event: Event) -> int:
        ms = self.effects.show(event, self._animator.coming)
        if ms:
            self.flight.stop()
        return ms

    def _play(self, event: CardPlayed) -> int:
        assert self._book is not None
        face = self._book.face(event.card)
        self._aimed = event.lands
        self.effects.play(face.sign, self._aimed)
        if self._aimed:
            self._context.look_at(self._aimed[0])
        self.flight.fly(face, self._layout.seat_at(event.player), self._where(event), MOTION.fade(_PLAY_MS))
        return MOTION.fade(_PLAY_MS)

    def _where(self, event: CardPlayed) -> QPointF:
        """Return where the card turns over: beside its target or the fight it answers, within the free part."""
        free = self._layout.rooms.board
        places = event.lands or self.answered
        if not places:
            return QPointF(free.center())
        rects = [self._context.board.places.badge_rect(place) for place in places]
        middle = QPointF(
            sum(rect.center().x() for rect in rects) / len(rects), sum(rect.center().y() for rect in rects) / len(rects)
        )
        width, height = (current_metrics().f(side) for side in FULL_SIZE)
        side = 1 if middle.x() < free.center().x() else -1
        x = min(max(middle.x() + side * width * 0.9, free.left() + width * 0.6), free.right() - width * 0.6)
        y = min(max(middle.y(), free.top() + height * 0.55), free.bottom() - height * 0.55)
        return QPointF(x, y)


class CardFlight(PaintedWidget):
    """A card that flies with its back up, turns over, stays to be read, and fades. It is no larger than the card."""

    def __init__(self, screen: QWidget) -> None:
        super().__init__(screen)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.card: DeckCard | None = None
        """The card that flew last."""
        self._ways = (QPointF(), QPointF())
        self._pose = _Pose()
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._clock.valueChanged.connect(self._show_moment)
        self._clock.finished.connect(self.hide)
        self.hide()

    def fly(self, card: DeckCard, origin: QPointF, target: QPointF, ms: int) -> None:
        """Show a card going from one place to another, and then its face; with no time not at all."""
        self.stop()
        if ms <= 0:
            return
        self.card, self._ways = card, (origin, target)
        width, height = (current_metrics().f(side) for side in FULL_SIZE)
        room = 2 * deck_card_margin(width)
        self.resize(math.ceil(width + room), math.ceil(height + room))
        self._show_moment(0.0)
        self.show()
        raise_below_overlays(self)
        self._clock.setDuration(ms)
        self._clock.start()

    def stop(self) -> None:
        """End at once."""
        self._clock.stop()
        self.hide()

    def _show_moment(self, share: float) -> None:
        """Show a moment between 0 and 1; with reduced motion the card only appears and fades."""
        pose = _pose(float(share))
        if pose == self._pose:
            return  # it lies still to be read
        self._pose, (start, end) = pose, self._ways
        at = start + (end - start) * pose.moved
        self.move(round(at.x() - self.width() / 2), round(at.y() - self.height() / 2))
        self.update()

    def paint(self, painter: QPainter) -> None:
        """Paint the card as it is now."""
        if self.card is None:
            return
        pose, size = self._pose, 0.35 + 0.65 * self._pose.moved
        width, height = (current_metrics().f(side) for side in FULL_SIZE)
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


def _pose(share: float) -> _Pose:
    """Return how a card is in a moment between 0 and 1."""
    fades = min(1.0, (1 - share) / (1 - _FADES))
    if MOTION.reduced:
        return _Pose(1.0, 1.0, min(fades, share / 0.1))
    moved = QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress(min(1.0, share / _FLIES))
    return _Pose(moved, min(1.0, max(0.0, (share - _FLIES) / (_TURNS - _FLIES))), fades)
