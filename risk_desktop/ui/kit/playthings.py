"""Pieces from the game's box: dice that roll and cards that lift."""

import math
import random
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QSize, QVariantAnimation, Signal
from PySide6.QtGui import QEnterEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.art.cards import CARD_RATIO, UnitCard, card_margin, card_pixmap
from risk_desktop.ui.art.dice import draw_die, draw_rolling_die, draw_struck_die
from risk_desktop.ui.kit.control import ButtonControl
from risk_desktop.ui.kit.painted import PaintedWidget
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import NEUTRAL, SeatColours, current_metrics

_ROLL_MS = 650
_HOVER_MS = 120
# A roll in shares of its time: when the die hits the table, how high it bounces up to then; from the last on it rocks.
_BOUNCES = ((0.38, 1.0), (0.62, 0.46), (0.76, 0.16))
_LIES = _BOUNCES[-1][0]
# Quarter turns of a roll; in sides: how far it comes in, how high it bounces; how flat a hit makes it; degrees of rocking.
_TURNS, _COMES, _HIGH, _FLAT, _ROCK = 5, 0.1, 0.16, 0.13, 9.0


class DieWidget(PaintedWidget):
    """A die of `seat`, `side` px at 100 %, that rolls to a value which was decided before.

    `number`: dice of different numbers turn and lie differently.
    """

    settled = Signal(int)

    def __init__(
        self,
        side: float = 60,
        seat: SeatColours = NEUTRAL,
        sides: int = 6,
        parent: QWidget | None = None,
        *,
        number: int = 0,
    ) -> None:
        super().__init__(parent)
        self.tray: QWidget | None = None
        """Its parent, if that is opaque: while the die rolls only the tray is painted again, and nothing behind it."""
        self._side = side
        self._seat = seat
        self._sides = sides
        self._value = sides
        self._angle = 0.0
        self._moment: RollMoment | None = None
        self._faces: list[int] = []
        # For the look only, never for a value; the same whatever was thrown elsewhere, so that pictures can be compared.
        self._looks = random.Random(number)
        self._rest = 0.0
        self._start_angle = 0.0
        self._winner = False
        self._unused = False
        self._before = 0
        self._tumble = QVariantAnimation(self)
        self._tumble.setStartValue(0.0)
        self._tumble.setEndValue(1.0)
        self._tumble.valueChanged.connect(self._show_moment)
        self._tumble.finished.connect(self._settle)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._say()

    def renew(self) -> None:
        """Become a new die of the same kind, for reuse."""
        self._tumble.stop()
        self._value = self._sides
        self._angle = self._rest = 0.0
        self._moment = None
        self._winner = self._unused = False
        self._before = 0
        self._say()
        self.update()

    def value(self) -> int:
        """Return the value that the die shows or is rolling to."""
        return self._value

    def is_tumbling(self) -> bool:
        """Tell whether the die is still rolling."""
        return self._tumble.state() == QVariantAnimation.State.Running

    def set_seat(self, seat: SeatColours) -> None:
        """Change the seat whose colours it has."""
        self._seat = seat
        self.update()

    def seat(self) -> SeatColours:
        """Return the colours of the seat that rolls it."""
        return self._seat

    def set_side(self, side: float) -> None:
        """Become ``side`` px wide at 100 %."""
        if side != self._side:
            self._side = side
            self.updateGeometry()
            self.update()

    def set_sides(self, sides: int) -> None:
        """Become a die with 6 or 8 sides."""
        if sides != self._sides:
            self._sides = self._value = sides
            self.update()

    def roll_to(self, value: int, pace: float = 1.0) -> None:
        """Roll to a value at the speed in use; `settled` follows, at once at instant speed.

        ``pace``: the duration as a share of the usual one.
        """
        self._tumble.stop()
        self._value = value
        self._winner = self._unused = False
        self._rest = self._looks.uniform(-7, 7)
        self._faces = [*(self._looks.randint(1, self._sides) for _ in range(_TURNS)), value]
        self._start_angle = self._looks.choice((-1, 1)) * self._looks.uniform(110, 200)
        duration = round(MOTION.duration(_ROLL_MS) * pace)
        if duration == 0:
            self._settle()
            return
        self._tumble.setDuration(duration)
        self._tumble.start()

    def skip(self) -> None:
        """End the animation at once."""
        if self.is_tumbling():
            self._tumble.stop()
            self._settle()

    def show_value(self, value: int) -> None:
        """Show a value without animation and without a signal."""
        self._tumble.stop()
        self._value = value
        self._moment = None
        self._angle = self._rest
        self._say()
        self.update()

    def set_winner(self, winner: bool) -> None:
        """Mark the die with a green ring, or not."""
        self._winner = winner
        self.update()

    def set_unused(self, unused: bool) -> None:
        """Fade a die that is compared with no other, or not."""
        self._unused = unused
        self.update()

    def set_before(self, value: int) -> None:
        """Show, struck through, the value before the die was rolled again; 0 if it wasn't."""
        self._before = value
        self._say()
        self.update()

    def sizeHint(self) -> QSize:
        """Square with room for the hop, the ring and the shadow."""
        side = round(current_metrics().f(self._side) * 1.5)
        return QSize(side, side)

    def paint(self, painter: QPainter) -> None:
        """Paint the die where it is in its animation."""
        side, middle, moment = (
            current_metrics().f(self._side),
            QPointF(self.width() / 2, self.height() / 2),
            self._moment,
        )
        painter.translate(middle)
        if moment is not None:
            painter.translate(side * _COMES * moment.way, -side * _HIGH * moment.height)
            painter.scale(1 + _FLAT * moment.hit / 2, 1 - _FLAT * moment.hit)
        if moment is not None and moment.rolls:
            passed = moment.turns * _TURNS
            face = min(int(passed), _TURNS - 1)
            draw_rolling_die(
                painter,
                QPointF(0, 0),
                side,
                (self._faces[face], self._faces[face + 1]),
                passed - face,
                self._seat,
                angle=self._angle,
                height=moment.height,
                sides=self._sides,
            )
            return
        draw_die(
            painter,
            QPointF(0, 0),
            side,
            self._value,
            self._seat,
            angle=self._angle,
            sides=self._sides,
            winner=self._winner,
            unused=self._unused,
        )
        if self._before and not self.is_tumbling():
            draw_struck_die(painter, side, self._before, self._seat, self._sides)

    def _show_moment(self, share: float) -> None:
        self._moment = moment = roll_moment(float(share))
        self._angle = self._rest + self._start_angle * (1 - moment.turns) + _ROCK * moment.rocks
        if self.tray is None:
            self.update()
        else:
            self.tray.update(self.geometry())

    def _settle(self) -> None:
        self.show_value(self._value)
        self.settled.emit(self._value)

    def _say(self) -> None:
        words = tr("kit.die", value=self._value)
        self.setAccessibleName(f"{words}, {tr('kit.die.again', before=self._before)}" if self._before else words)


@dataclass(frozen=True)
class RollMoment:
    """Where a die is in its roll: ``height`` above the table, ``turns`` done, ``way`` still to come in, how hard it ``hit``.

    All 0 to 1. ``rocks``, -1 to 1: how far it leans while it comes to rest; ``rolls``: before that.
    """

    height: float
    turns: float
    way: float
    hit: float
    rocks: float
    rolls: bool


def roll_moment(share: float) -> RollMoment:
    """Return a moment of a roll: thrown, bounced ever lower, rocked to rest; it turns fast at first, and no more at rest."""
    begins, height, hit = -_BOUNCES[0][0] / 2, 0.0, 0.0  # it comes from above
    for ends, high in _BOUNCES:
        if begins <= share < ends:
            along = (share - begins) / (ends - begins)
            height = high * 4 * along * (1 - along)
        hit = max(hit, high * math.exp(-(((share - ends) / 0.03) ** 2)))
        begins = ends
    left = max(0.0, 1 - share / _LIES)
    after = max(0.0, (share - _LIES) / (1 - _LIES))
    rocks = math.sin(after * 3 * math.pi) * (1 - after) ** 2
    return RollMoment(height, 1 - left**1.7, left, hit, rocks, share < _LIES)


class CardWidget(ButtonControl):
    """A territory card, `width` px at 100 %, that can be chosen; it lifts under the pointer and when chosen."""

    _LIFT = 14.0

    def __init__(self, card: UnitCard, width: float = 140, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self._width = width
        self._lift = 0.0
        self._glide = QVariantAnimation(self)
        self._glide.valueChanged.connect(self._set_lift)
        self.toggled.connect(self._move)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_card(card)

    def card(self) -> UnitCard:
        """Return the card that shows."""
        return self._card

    def set_card(self, card: UnitCard) -> None:
        """Show another card."""
        self._card = card
        unit = tr(f"kit.unit.{card.unit}")
        self.setAccessibleName(unit if card.unit == "wild" else f"{card.name}, {unit}")
        self.update()

    def sizeHint(self) -> QSize:
        """The card with room for shadow, glow and lift."""
        width, margin = self.metrics.f(self._width), self._margin()
        return QSize(round(width + 2 * margin), round(width * CARD_RATIO + 2 * margin + self.metrics.f(self._LIFT)))

    def _margin(self) -> float:
        """Return the room around the card for shadow, glow and the tick at its corner, px."""
        return card_margin(self.metrics.f(self._width))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Lift the card."""
        super().enterEvent(event)
        self._move()

    def leaveEvent(self, event: QEvent) -> None:
        """Lower the card unless it is chosen."""
        super().leaveEvent(event)
        self._move()

    def paint(self, painter: QPainter) -> None:
        """Paint the card as far as it is lifted."""
        width = self.metrics.f(self._width)
        picture = card_pixmap(
            self._card, width, chosen=self.isChecked(), dimmed=not self.isEnabled(), dpr=self.devicePixelRatioF()
        )
        size = picture.deviceIndependentSize()
        y = self.height() - size.height() - self._lift * self.metrics.f(self._LIFT)
        painter.drawPixmap(QPointF((self.width() - size.width()) / 2, y), picture)

    def _move(self) -> None:
        goal = 1.0 if self.isChecked() else 0.45 if self.hovered else 0.0
        self._glide.stop()
        duration = MOTION.panel(_HOVER_MS)
        if duration == 0:
            self._set_lift(goal)
            return
        self._glide.setDuration(duration)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.setStartValue(self._lift)
        self._glide.setEndValue(goal)
        self._glide.start()

    def _set_lift(self, lift: float) -> None:
        self._lift = float(lift)
        self.update()
