"""The preview of a battle: both sides, their dice and why, the odds of one roll, and who may still react to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeySequence, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from risk_desktop.i18n import percent, tr
from risk_desktop.ui.art.dice import draw_kind_die
from risk_desktop.ui.art.lettering import CENTRE, LEFT, RIGHT, draw_text, fitting_font, text_width
from risk_desktop.ui.art.piece_looks import PIECE_STYLES
from risk_desktop.ui.art.seats import draw_badge, draw_roundel
from risk_desktop.ui.art.surface import draw_divider
from risk_desktop.ui.art.tokens import draw_token
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font, title_font
from risk_desktop.ui.kit import Button, PaintedWidget, Panel, ScrollArea
from risk_desktop.ui.theme import SeatColours, current, current_metrics

_WIDTH, _PAD, _HEAD, _SIDE, _BAR, _FOOT = 286.0, 14.0, 34.0, 46.0, 48.0, 4.0
# A narrower plan is painted smaller; its margin at the right, where a scroll bar has its room.
_LEAST_WIDTH, _RIGHT = 220.0, 4.0
# Height of a row of dice by the lines of reasons below them.
_DICE_ROWS = {2: 76.0, 1: 58.0}
# Radius of the disc of a player who may react, and the distance of two.
_ASKED, _ASKED_STEP = 9.0, 25.0
# Type of the wishes not to be asked, and how small it gets where their words are long; their room at both sides, px; their
# height as a share of a button's usual one, as the plan above them needs all that it can get.
_WISH, _LEAST_WISH, _WISH_EDGE, _WISH_HEIGHT = 16.0, 12.0, 6, 0.8
QUIET_KEYS = {"turn": "Q", "bystander": "B"}
"""By the scope of a wish not to be asked, its key."""
_DIE = 38.0
# Type of the reasons of dice, px; how many widths of a die's column two lines of them fill.
_WHY, _TWO_LINES = 13.0, 1.6
_BELOW = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
# The pieces of a side: their size, their distance with much and with little room, and the type size before them.
_PIECE, _STEP, _CLOSEST, _WHO = 19.0, 23.0, 14.0, 13.5


@dataclass(frozen=True)
class PlannedDie:
    """A die of the coming roll: its sides, the reason for them, the piece that gives it, and all of this as one text."""

    sides: int
    why: str
    kind: str = ""
    spoken: str = ""


@dataclass(frozen=True)
class FightSide:
    """One side of a battle: seat, territory, who it is in words, its armies and pieces, and its dice."""

    seat: SeatColours
    place: str
    who: str
    units: int
    pieces: tuple[str, ...]
    dice: tuple[PlannedDie, ...]


@dataclass(frozen=True)
class AskedSeat:
    """A player who may react; ``state``: "now", "waits" or "passed"."""

    seat: SeatColours
    name: str
    state: str


@dataclass(frozen=True)
class FightPlan:
    """What the panel shows; ``shares``: chance and words of each outcome of one roll, the best for the attacker first."""

    title: str
    attack: FightSide
    defence: FightSide
    shares: tuple[tuple[float, str], ...]
    asked: tuple[AskedSeat, ...] = ()


class PreviewPanel(Panel):
    """Shows a plan, which scrolls where room is short. ``silenced`` tells how long somebody doesn't want to be asked."""

    silenced = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, radius=12)
        self._sheet = _PlanSheet()
        self._scroll = ScrollArea(self._sheet, self)
        self._quiet = [self._button(scope, key) for scope, key in QUIET_KEYS.items()]
        self.hide()

    def _button(self, scope: str, key: str) -> Button:
        button = Button(tr(f"card.react.quiet.{scope}"), "ghost", key=key, parent=self)
        button.setObjectName(scope)
        button.setShortcut(QKeySequence())  # the key is wanted while something else has the dock, too
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(self._silence)
        return button

    def _silence(self) -> None:
        self.silenced.emit(self.sender().objectName())

    @property
    def plan(self) -> FightPlan | None:
        """The plan that shows."""
        return self._sheet.plan

    def show_plan(self, plan: FightPlan | None) -> None:
        """Show a battle, or hide."""
        self._sheet.show_plan(plan)
        self.setAccessibleName(_spoken(plan) if plan is not None else "")
        self.setToolTip(_tip(plan) if plan is not None else "")
        asked = plan is not None and bool(plan.asked)
        for button in self._quiet:
            button.setText(tr(f"card.react.quiet.{button.objectName()}"))
            button.setToolTip(tr(f"card.react.told.{button.objectName()}"))
            button.setVisible(asked)
        self._place_buttons()
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for both sides, the bar, and the wishes of who may react."""
        size, buttons = current_metrics(), [button.sizeHint() for button in self._quiet if not button.isHidden()]
        wide = max((button.width() for button in buttons), default=0)
        return QSize(
            max(size.px(_WIDTH), wide + 2 * size.px(_PAD)),
            size.px(_height(lines=2)) + sum(button.height() for button in buttons),
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the buttons."""
        super().resizeEvent(event)
        self._place_buttons()

    def restyle(self) -> None:
        """Follow the size of the text."""
        self._place_buttons()

    def _place_buttons(self) -> None:
        """Place the buttons below the plan, all words in the size that the longest need."""
        edge = current_metrics().px(_WISH_EDGE)
        shown, room = [button for button in self._quiet if not button.isHidden()], self.width() - 2 * edge
        size = _WISH
        for button in shown:
            button.set_size(size)
            while size > _LEAST_WISH and button.sizeHint().width() > room:
                size -= 0.5
                button.set_size(size)
        bottom = self.height() - edge
        for button in reversed(shown):
            button.set_size(size)
            height = round(button.sizeHint().height() * _WISH_HEIGHT)
            bottom -= height
            button.setGeometry(edge, bottom, room, height)
        self._scroll.setGeometry(0, edge, self.width() - edge // 2, bottom - edge)


class _PlanSheet(PaintedWidget):
    """The painted plan, as high as it needs to be."""

    def __init__(self) -> None:
        super().__init__()
        self.plan: FightPlan | None = None

    def show_plan(self, plan: FightPlan | None) -> None:
        """Paint a plan, or nothing."""
        self.plan = plan
        self._fit()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """How many lines its reasons need depends on the width."""
        super().resizeEvent(event)
        self._fit()

    def restyle(self) -> None:
        """Follow the size of the text."""
        self._fit()

    @property
    def _unit(self) -> float:
        return min(current_metrics().scale, self.width() / _LEAST_WIDTH)

    def _fit(self) -> None:
        if self.plan is not None and self.width():
            unit = self._unit
            self.setMinimumHeight(int(_PlanPainter(self.width() / unit).height(self.plan) * unit))

    def paint(self, painter: QPainter) -> None:
        """Paint the plan."""
        if self.plan is not None:
            unit = self._unit
            painter.scale(unit, unit)
            _PlanPainter(self.width() / unit).paint(painter, self.plan)


def _height(lines: int) -> float:
    """Return the height of a plan whose dice have so many lines of reasons, px at 100 %."""
    return _HEAD + 2 * (_SIDE + _DICE_ROWS[lines]) + _BAR + 2 * _FOOT


def fit_beside_pieces(words: str, pieces: int, width: float) -> tuple[float, float]:
    """Return type size and distance of pieces for words followed by ``pieces``: these close up before the words shrink."""
    if not pieces:
        return _WHO, _STEP
    wide, room = text_width(words, text_font(_WHO, 500)), width - _PIECE - 6
    step = min(_STEP, max(_CLOSEST, (room - wide) / max(1, pieces - 1)))
    return min(_WHO, _WHO * (room - step * (pieces - 1)) / max(1.0, wide)), step


class _PlanPainter:
    """Paints a plan from the top down, in px at 100 %, into a width."""

    def __init__(self, width: float) -> None:
        self._painter = QPainter()
        self._left, self._right = _PAD, width - _RIGHT

    def height(self, plan: FightPlan) -> float:
        """Return how high the plan is."""
        return _height(self._lines(plan))

    def paint(self, painter: QPainter, plan: FightPlan) -> None:
        """Paint the plan."""
        self._painter = painter
        self._head(plan)
        draw_divider(self._painter, self._left, self._right, _HEAD)
        lines, top = self._lines(plan), _HEAD + _FOOT
        for side in (plan.attack, plan.defence):
            self._side(side, top)
            self._dice(side, top + _SIDE)
            top += _SIDE + _DICE_ROWS[lines]
        self._bar(plan, top)

    def _head(self, plan: FightPlan) -> None:
        """Paint the title, and at the right who is asked, in order: a ring marks who decides now, who passed is dim."""
        painter, asked = self._painter, plan.asked
        right = self._right - _ASKED_STEP * len(asked)
        font = title_font(16)
        font = title_font(16 * min(1.0, (right - 8 - self._left) / max(1.0, text_width(plan.title, font))))
        draw_text(
            painter, QRectF(self._left, 4, right - self._left, _HEAD - 6), plan.title, font, current().accent, LEFT
        )
        for number, one in enumerate(asked):
            middle = QPointF(right + _ASKED_STEP * (number + 0.5), _HEAD / 2)
            if one.state == "now":
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QColor(current().on_turn_line))
                painter.drawEllipse(middle, _ASKED + 3.5, _ASKED + 3.5)
            painter.setOpacity(1.0 if one.state != "passed" else 0.45)
            draw_roundel(painter, one.seat, middle, _ASKED)
            painter.setOpacity(1.0)

    def _lines(self, plan: FightPlan) -> int:
        """Return how many lines the reasons below the dice need."""
        below = [reason for side in (plan.attack, plan.defence) for reason in self._below(side.dice, 0)]
        return 1 if all(text_width(words, text_font(_WHY, 500)) <= box.width() for box, words in below) else 2

    def _side(self, side: FightSide, top: float) -> None:
        theme, painter = current(), self._painter
        draw_badge(painter, side.seat, str(side.units), QPointF(self._left + 15, top + _SIDE / 2), 14)
        names = QRectF(self._left + 37, top + 3, self._right - self._left - 37, 22)
        font, middle = fitting_font(side.place, 16.5, 700, names.width()), top + _SIDE - 12
        draw_text(painter, names, side.place, font, theme.text, LEFT)
        px, step = fit_beside_pieces(side.who, len(side.pieces), names.width())
        apart = (names.width() - text_width(side.place, font) - 6 - _PIECE) / max(1, len(side.pieces) - 1)
        if px < _WHO and apart >= _CLOSEST:  # beside the territory there is more room
            px, step, middle = _WHO, min(_STEP, apart), names.center().y()
        draw_text(painter, names.translated(0, 19), side.who, text_font(px, 500), theme.text2, LEFT)
        for number, kind in reversed(list(enumerate(reversed(side.pieces)))):
            spot = QPointF(self._right - 10 - number * step, middle)
            draw_token(painter, PIECE_STYLES[kind], spot, _PIECE, side.seat)

    def _dice(self, side: FightSide, top: float) -> None:
        dice, painter = side.dice, self._painter
        for number, die in enumerate(dice):
            middle = self._left + self._step(dice) * (number + 0.5)
            draw_kind_die(painter, QPointF(middle, top + _DIE / 2 + 3), _DIE, die.sides, side.seat)
            if die.kind:
                corner = QPointF(middle + _DIE * 0.62, top + _DIE * 0.86)
                draw_token(painter, PIECE_STYLES[die.kind], corner, 17, side.seat)
        if len(dice) == 1 and self._long(dice):
            beside = self._left + self._step(dice) * 1.25
            self._why(QRectF(beside, top + 3, self._right - beside, _DIE), dice[0].why, LEFT)
        else:
            for box, words in self._below(dice, top):
                self._why(box, words)

    def _step(self, dice: Sequence[PlannedDie]) -> float:
        return (self._right - self._left) / max(3, len(dice))

    def _long(self, dice: Sequence[PlannedDie]) -> bool:
        """Whether two lines below a die don't hold its reason."""
        return text_width(dice[0].why, text_font(_WHY, 500)) > _TWO_LINES * (self._step(dice) - 4)

    def _below(self, dice: Sequence[PlannedDie], top: float) -> Iterator[tuple[QRectF, str]]:
        """Yield the reasons that stand below the dice of a row: a long one that all of them share only once."""
        step, under = self._step(dice), top + _DIE + 6
        if dice and self._long(dice) and len({die.why for die in dice}) == 1:
            if len(dice) > 1:
                yield QRectF(self._left, under, step * len(dice), 36), dice[0].why
            return
        for number, die in enumerate(dice):
            yield QRectF(self._left + step * number + 2, under, step - 4, 36), die.why

    def _why(self, box: QRectF, words: str, align: Qt.AlignmentFlag = _BELOW) -> None:
        draw_text(self._painter, box, words, text_font(_WHY, 500), current().text2, align, wrap=True)

    def _bar(self, plan: FightPlan, top: float) -> None:
        """Paint the outcomes of one roll as shares of a bar: attacker's colour, brass, defender's colour."""
        painter, left, width = self._painter, self._left, self._right - self._left
        ends = (plan.attack.seat.badge, plan.defence.seat.badge)
        for number, (share, words) in enumerate(plan.shares):
            last = len(plan.shares) - 1
            colour = ends[0] if number == 0 else ends[1] if number == last else "#a8874f"
            box = QRectF(left, top + 2, width * share, 20)
            painter.fillRect(box, QColor(colour))
            painter.fillRect(QRectF(box.right() - 0.5, box.top(), 1, box.height()), rgba("#000000", 120))
            if share > 0.12:
                painter.fillRect(QRectF(box.center().x() - 20, box.top() + 3, 40, 14), rgba("#000000", 70))
                draw_text(painter, box, percent(share), text_font(13, 700), "#ffffff", CENTRE)
            align = LEFT if number == 0 else RIGHT if number == last else CENTRE
            room = QRectF(self._left, top + 23, width, 18)
            draw_text(painter, room, words, text_font(_WHY, 500), current().text2, align)
            left = box.right()


def _order(asked: Sequence[AskedSeat]) -> str:
    """Return the order of reactions in words; nothing if nobody is asked."""
    order = ", ".join(f"{one.name} ({tr(f'card.react.{one.state}')})" for one in asked)
    return f"{tr('card.react.order')}: {order}" if order else ""


def _tip(plan: FightPlan) -> str:
    """Return why the dice are as they are, and the order of reactions, a line for each."""
    dice = [f"{side.place}: {', '.join(die.spoken for die in side.dice)}" for side in (plan.attack, plan.defence)]
    return "\n".join(filter(None, (*dice, _order(plan.asked))))


def _spoken(plan: FightPlan) -> str:
    """Return the plan as one text, for screen readers."""
    parts = [plan.title]
    for side in (plan.attack, plan.defence):
        dice = ", ".join(die.spoken for die in side.dice)
        parts.append(f"{side.place}, {side.who}: {dice}")
    parts += [f"{words} {percent(share)}" for share, words in plan.shares]
    return ". ".join((*parts, _order(plan.asked)) if plan.asked else parts)
