"""The hand of cards, tucked into the lower left corner. Only the viewer's own cards ever come here."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QEasingCurve, QEvent, QPoint, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QMouseEvent, QPainter, QTransform
from PySide6.QtWidgets import QWidget

from risk_desktop.i18n import language, tr
from risk_desktop.ui.art.cards import CARD_RATIO, UnitCard, draw_card, draw_card_back
from risk_desktop.ui.art.labels import chip_width, draw_chip
from risk_desktop.ui.kit import ButtonControl, hint
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import current

_OVERLAP, _WIDE_OVERLAP = 0.68, 0.8
_TURN, _SAG = 4.6, 0.045
_LIFT_MS = 120
_LIFT = 0.42
_CHIP_PX = 13.5


class Hand(ButtonControl):
    """Fan of cards. A click, or C, opens the card table (``clicked``); the card under the pointer lifts."""

    kept = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self._cards: tuple[UnitCard, ...] = ()
        self._backs = 0
        self._shown: object = None
        self._set_ready = False
        self._owner = ""
        self._lifted = -1
        self._lift = 0.0
        self._advised: frozenset[int] = frozenset()
        self._glide = QVariantAnimation(self)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.valueChanged.connect(self._show_lift)
        self.show_cards((), False)

    @property
    def cards(self) -> tuple[UnitCard, ...]:
        """Cards that show."""
        return self._cards

    @property
    def _count(self) -> int:
        """How many cards lie there, open or covered."""
        return len(self._cards) or self._backs

    def show_backs(self, count: int, title: str, words: str) -> None:
        """Show ``count`` backs: the hand of a player who has lent the screen; ``words`` tell how it opens."""
        self.setVisible(count > 0 and self.width() > 0)
        if (count, title, words) == self._shown:
            return
        self._shown = (count, title, words)
        self._cards, self._backs, self._set_ready, self._owner = (), count, False, title
        self._lifted = -1
        self.setAccessibleName(f"{title} {words}")
        self.setToolTip(f"{title} {words}")
        self.repaint_picture()

    def show_cards(self, cards: Sequence[UnitCard], set_ready: bool, owner: str = "") -> None:
        """Show these cards, and whether they hold a set that could be traded; ``owner``: whose they are, if not one's."""
        self.setVisible(bool(cards) and self.width() > 0)
        wanted = (tuple(cards), set_ready, owner, language())
        if wanted == self._shown:
            return
        self._shown = wanted
        self._cards, self._set_ready, self._backs = tuple(cards), set_ready, 0
        self._lifted = -1
        name = tr("play.hand.spoken", n=len(cards), cards=", ".join(card.name for card in cards))
        self._owner = owner
        name = f"{owner}. {name}" if owner else name
        words = f"{name}. {tr('play.hand.set_ready')}" if set_ready else name
        self.setAccessibleName(words)
        self.setToolTip(hint(words, "C"))
        self.repaint_picture()

    def advise(self, numbers: Collection[int]) -> None:
        """Hold these cards up, by their places from the left: a hint advises to trade them. None: hold up none."""
        if self._advised != frozenset(numbers):
            self._advised = frozenset(numbers)
            self.repaint_picture()

    @property
    def advised(self) -> frozenset[int]:
        """The places of the cards that are held up for a hint."""
        return self._advised

    # --- painting

    def paint(self, painter: QPainter) -> None:
        """Paint the fan from left to right, the lifted card last, and the chip above."""
        order = [number for number in range(self._count) if number != self._lifted]
        if 0 <= self._lifted < self._count:
            order.append(self._lifted)
        for number in order:
            centre, angle = self._place(number)
            if self._cards:
                draw_card(painter, centre, self._card_width(), self._cards[number], angle=angle)
            else:
                draw_card_back(painter, centre, self._card_width(), angle=angle)
        icon = "people" if self._cards else "cards"
        chips = [(self._owner, icon, current().text2)] if self._owner and self._count else []
        if self._set_ready:
            chips.append((tr("play.hand.set_ready"), "check", current().good))
        self._paint_chips(painter, chips)

    def _paint_chips(self, painter: QPainter, chips: Sequence[tuple[str, str, str]]) -> None:
        """Paint chips side by side over the fan: words, icon, colour."""
        px, gap = self.metrics.f(_CHIP_PX), self.metrics.f(6)
        widths = [chip_width(words, px, icon) for words, icon, _ in chips]
        if chips and (share := (self.width() - 2 * gap) / sum(widths)) < 1:
            px, widths = px * share, [width * share for width in widths]
        height, whole = px * 1.95, sum(widths) + gap * (len(chips) - 1)
        left = max(self.metrics.margin / 2, self._middle() - whole / 2)
        top = max(2.0, self._fan_top() - height - self.metrics.f(7))
        for (words, icon, colour), width in zip(chips, widths, strict=True):
            box = QRectF(left, top, width, height)
            draw_chip(painter, box, words, px, fill=current().panel_top, ink=colour, line=colour, icon=icon)
            left += width + gap

    def _card_width(self) -> float:
        return float(self.metrics.hand_card)

    def _step(self) -> float:
        """Distance of two cards: an overlap that grows when many must fit."""
        count, width = self._count, self._card_width()
        wanted = width * (_WIDE_OVERLAP if count < 5 else _OVERLAP)
        room = self.width() - width * 1.15 - self.metrics.margin
        return min(wanted, room / (count - 1)) if count > 1 else wanted

    def _middle(self) -> float:
        count = self._count
        fan = self._step() * (count - 1) + self._card_width() * 1.12
        return min(self.metrics.margin + max(fan / 2, self._card_width() * 1.9), self.width() / 2)

    def _place(self, number: int) -> tuple[QPointF, float]:
        """Return centre and angle of a card."""
        away = number - (self._count - 1) / 2
        width = self._card_width()
        turn = _TURN * min(1.0, 8 / max(1, self._count))
        y = self.height() - width * 0.06 + abs(away) ** 1.7 * width * _SAG * min(1.0, 5 / max(1, self._count))
        if number in self._advised:
            y -= width * _LIFT
        elif number == self._lifted:
            y -= self._lift * width * _LIFT
        return QPointF(self._middle() + away * self._step(), y), away * turn

    def _fan_top(self) -> float:
        return self.height() - self._card_width() * (0.06 + CARD_RATIO / 2 + (_LIFT if self._advised else 0))

    # --- the pointer

    def card_at(self, point: QPointF) -> int:
        """Return the number of the card under a point, -1 for none; the right one of two lies on top."""
        width = self._card_width()
        face = QRectF(-width / 2, -width * CARD_RATIO / 2, width, width * CARD_RATIO)
        for number in reversed(range(self._count)):
            centre, angle = self._place(number)
            back, invertible = QTransform().translate(centre.x(), centre.y()).rotate(angle).inverted()
            if invertible and face.contains(back.map(point)):
                return number
        return -1

    def hitButton(self, point: QPoint) -> bool:
        """Only the cards can be pressed, not the corners beside them."""
        return self.card_at(QPointF(point)) >= 0

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Lift the card under the pointer."""
        self._raise_card(self.card_at(event.position()))
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Lower the card."""
        self._raise_card(-1)
        super().leaveEvent(event)

    def _raise_card(self, number: int) -> None:
        if number == self._lifted:
            return
        self._lifted = number
        self._glide.stop()
        ms = MOTION.panel(_LIFT_MS)
        if number < 0 or ms == 0:
            self._show_lift(1.0 if number >= 0 else 0.0)
            return
        self._glide.setStartValue(0.0)
        self._glide.setEndValue(1.0)
        self._glide.setDuration(ms)
        self._glide.start()

    def _show_lift(self, share: float) -> None:
        self._lift = float(share)
        self.repaint_picture()
