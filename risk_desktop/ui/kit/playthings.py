"""Things from the box: dice that tumble and cards that lift."""

import random
from itertools import count

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QSize, QVariantAnimation, Signal
from PySide6.QtGui import QEnterEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.art import CARD_RATIO, UnitCard, card_margin, card_pixmap, draw_die, draw_struck_die
from risk_desktop.ui.kit.control import ButtonControl
from risk_desktop.ui.kit.painted import PaintedWidget
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import NEUTRAL, SeatColours, current_metrics

_TUMBLE_MS = 500
_SETTLE_MS = 150
_HOVER_MS = 120
# Faces that a tumbling die shows on its way.
_FACES = 7
_NUMBERS = count()


class DieWidget(PaintedWidget):
    """Die of `seat`, `side` pixels at 100 %, that tumbles to a value; the value is decided before, this only shows it."""

    settled = Signal(int)

    def __init__(
        self, side: float = 60, seat: SeatColours = NEUTRAL, sides: int = 6, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._side = side
        self._seat = seat
        self._sides = sides
        self._value = sides
        self._face = sides
        self._angle = 0.0
        self._hop = 0.0
        self._faces: list[int] = []
        # Looks only, never the source of a roll; the same from run to run, for pictures.
        self._looks = random.Random(next(_NUMBERS))
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
        """Be as a new die of the same kind: nothing is left of the roll before."""
        self._tumble.stop()
        self._value = self._face = self._sides
        self._angle = self._hop = self._rest = 0.0
        self._winner = self._unused = False
        self._before = 0
        self._looks = random.Random(next(_NUMBERS))
        self._say()
        self.update()

    def value(self) -> int:
        """Value that the die shows or is tumbling to."""
        return self._value

    def is_tumbling(self) -> bool:
        """Whether the die is still on its way."""
        return self._tumble.state() == QVariantAnimation.State.Running

    def set_seat(self, seat: SeatColours) -> None:
        """Be a die of somebody else."""
        self._seat = seat
        self.update()

    def seat(self) -> SeatColours:
        """Who rolls it."""
        return self._seat

    def set_sides(self, sides: int) -> None:
        """Be another kind of die, of 6 or 8 sides."""
        if sides != self._sides:
            self._sides = self._value = self._face = sides
            self.update()

    def roll_to(self, value: int, pace: float = 1.0) -> None:
        """Tumble to a value at the speed in use; `settled` follows. At instant speed it lies there at once.

        ``pace``: share of the usual time that it takes.
        """
        self._tumble.stop()
        self._value = value
        self._winner = self._unused = False
        self._rest = self._looks.uniform(-7, 7)
        self._faces = [self._looks.randint(1, self._sides) for _ in range(_FACES)]
        self._start_angle = self._looks.choice((-1, 1)) * self._looks.uniform(260, 420)
        duration = round(MOTION.duration(_TUMBLE_MS + _SETTLE_MS) * pace)
        if duration == 0:
            self._settle()
            return
        self._tumble.setDuration(duration)
        self._tumble.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._tumble.start()

    def skip(self) -> None:
        """End the tumbling at once."""
        if self.is_tumbling():
            self._tumble.stop()
            self._settle()

    def show_value(self, value: int) -> None:
        """Lie on a value without tumbling and without telling."""
        self._tumble.stop()
        self._value = self._face = value
        self._hop = 0.0
        self._angle = self._rest
        self._say()
        self.update()

    def set_winner(self, winner: bool) -> None:
        """Ring the die in green."""
        self._winner = winner
        self.update()

    def set_unused(self, unused: bool) -> None:
        """Fade a die that is compared with none."""
        self._unused = unused
        self.update()

    def set_before(self, value: int) -> None:
        """Show, struck through, what the die showed before it was rolled again; 0: it wasn't."""
        self._before = value
        self._say()
        self.update()

    def sizeHint(self) -> QSize:
        """Square with room for the hop, the ring and the shadow."""
        side = round(current_metrics().f(self._side) * 1.5)
        return QSize(side, side)

    def paint(self, painter: QPainter) -> None:
        """Paint the die as it lies or flies."""
        side = current_metrics().f(self._side)
        # A die in the air is nearer to the eye; its picture is that of the die that lies.
        painter.translate(self.width() / 2, self.height() / 2 - self._hop * side * 0.18)
        painter.scale(1 + 0.08 * self._hop, 1 + 0.08 * self._hop)
        draw_die(
            painter,
            QPointF(0, 0),
            side,
            self._face,
            self._seat,
            angle=self._angle,
            sides=self._sides,
            winner=self._winner,
            unused=self._unused,
        )
        if self._before and not self.is_tumbling():
            draw_struck_die(painter, side, self._before, self._seat, self._sides)

    def _show_moment(self, share: float) -> None:
        share = float(share)
        self._angle = self._rest + self._start_angle * (1 - share)
        self._hop = abs(1 - share) * abs(_triangle(share * 3))
        # The last quarter of the way already shows the value, so that it can be read before it lies still.
        self._face = self._value if share > 0.75 else self._faces[int(share / 0.75 * (_FACES - 1))]
        self.update()

    def _settle(self) -> None:
        self.show_value(self._value)
        self.settled.emit(self._value)

    def _say(self) -> None:
        words = tr("kit.die", value=self._value)
        self.setAccessibleName(f"{words}, {tr('kit.die.again', before=self._before)}" if self._before else words)


def _triangle(x: float) -> float:
    """Triangle wave: 0 at whole numbers, 1 half way between."""
    return 1 - abs(2 * (x % 1) - 1)


class CardWidget(ButtonControl):
    """Unit card of `width` pixels at 100 % that can be chosen; it lifts under the pointer and when chosen."""

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
        """Card that shows."""
        return self._card

    def set_card(self, card: UnitCard) -> None:
        """Show another card."""
        self._card = card
        unit = tr(f"kit.unit.{card.unit}")
        self.setAccessibleName(unit if card.unit == "wild" else f"{card.name}, {unit}")
        self.update()

    def sizeHint(self) -> QSize:
        """Card with room for its shadow, glow and lift."""
        width, margin = self.metrics.f(self._width), self._margin()
        return QSize(round(width + 2 * margin), round(width * CARD_RATIO + 2 * margin + self.metrics.f(self._LIFT)))

    def _margin(self) -> float:
        """Room round the card for shadow, glow and the tick at its corner."""
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
        """Paint the card at its height."""
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
