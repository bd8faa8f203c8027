"""What the choice at the cursor of a replay has come to: who did what, the last dice, who lost how many, regions won and lost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from risk_desktop.engine.events import ArmiesLost, DiceRolled, Event, RegionBroken, RegionCompleted
from risk_desktop.i18n import tr
from risk_desktop.ui.art.dice import draw_die
from risk_desktop.ui.art.labels import chip_width, draw_chip
from risk_desktop.ui.art.lettering import CENTRE, LEFT, draw_text, text_width
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.art.surface import draw_panel
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.chronicle.lines import SEPARATOR, LogLine
from risk_desktop.ui.game.replay.corners import corner_of
from risk_desktop.ui.kit import PaintedWidget, Shadow
from risk_desktop.ui.names import Names
from risk_desktop.ui.points import ShownPoints
from risk_desktop.ui.theme import SeatColours, current, current_metrics

# Width of the card, height of a row, space above and at the sides, its roundel, a die and the gap between two, px at 100 %.
_WIDE, _ROW, _TOP, _PAD, _RADIUS, _DIE, _GAP = 240, 29.5, 8.0, 12.0, 8.5, 25.0, 4.0
_TITLE_PX, _WORDS_PX, _CHIP_PX = 14.5, 13.5, 12.5


@dataclass(frozen=True)
class Result:
    """What a card tells: the entry of the chronicle, the last roll, by seat how many fell, and regions with what they pay.

    ``luck``: points of the chance to win by which the dice were better than expected, None while that isn't known; there is
    room for it where it is ``weighed``.
    """

    line: LogLine
    roll: DiceRolled | None = None
    losses: tuple[tuple[int, int], ...] = ()
    regions: tuple[tuple[int, bool], ...] = ()
    luck: ShownPoints | None = None
    weighed: bool = False

    @property
    def rows(self) -> int:
        """How many rows it takes."""
        return 1 + (self.roll is not None) + bool(self.regions or self.weighed)

    @property
    def worth_telling(self) -> bool:
        """Whether there is more to tell than the chronicle does."""
        return self.rows > 1


def result_of(line: LogLine, events: Sequence[Event], *, weighed: bool) -> Result:
    """Return what a choice has come to by its public events; ``weighed``: what the dice were worth will be told."""
    rolls = [event for event in events if isinstance(event, DiceRolled)]
    losses: dict[int, int] = {}
    for event in events:
        if isinstance(event, ArmiesLost):
            losses[event.player] = losses.get(event.player, 0) + event.armies
    regions = tuple(
        (event.region, isinstance(event, RegionCompleted))
        for event in events
        if isinstance(event, RegionCompleted | RegionBroken)
    )
    weighed = weighed and bool(rolls) and line.seat >= 0
    return Result(line, rolls[-1] if rolls else None, tuple(losses.items()), regions, weighed=weighed)


class ResultCard(PaintedWidget):
    """The card, in a corner where it hides nothing."""

    may_shrink = True

    def __init__(self, names: Names, parent: QWidget) -> None:
        super().__init__(parent)
        self._names = names
        self._result: Result | None = None
        self._shadow = Shadow(self, 12)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def result(self) -> Result | None:
        """What it tells, None while it doesn't show."""
        return self._result

    def tell(self, result: Result | None, room: QRect, hides: Callable[[QRect], bool]) -> None:
        """Tell of a result in a corner of ``room`` where the card ``hides`` nothing; None, or no such corner: don't show."""
        place = self._place(result, room, hides) if result is not None and result.worth_telling else None
        self._result = result if place is not None else None
        self.setVisible(place is not None)
        if place is not None and result is not None:
            self.setGeometry(place)
            luck = luck_words(result.luck) if result.weighed else ""
            self.setAccessibleName(SEPARATOR.join(filter(None, (result.line.title, result.line.detail, luck))))
            self.update()

    def _place(self, result: Result, room: QRect, hides: Callable[[QRect], bool]) -> QRect | None:
        f = current_metrics().f
        wide, high = min(round(f(_WIDE)), room.width() // 2), round(f(_ROW * result.rows + 2 * _TOP))
        return corner_of(QSize(wide, high), room, hides)

    def paint(self, painter: QPainter) -> None:
        """Paint who did what, then dice and losses, then regions."""
        result = self._result
        if result is None:
            return
        theme, f = current(), current_metrics().f
        box, pad = QRectF(self.rect()), f(_PAD)
        draw_panel(painter, box, 12)
        row = (box.height() - 2 * f(_TOP)) / result.rows
        top = QRectF(pad, f(_TOP), box.width() - 2 * pad, row)
        centre = QPointF(pad + f(_RADIUS), top.center().y())
        draw_roundel(painter, self._names.seat_colours(result.line.seat), centre, f(_RADIUS))
        font, room = text_font(f(_TITLE_PX), 700), top.adjusted(f(_RADIUS) * 2 + f(6), 0, 0, 0)
        words = QFontMetricsF(font).elidedText(result.line.title, Qt.TextElideMode.ElideRight, room.width())
        draw_text(painter, room, words, font, theme.text, LEFT)
        below = top.translated(0, row)
        if result.roll is not None:
            left = self._paint_dice(painter, below, result.roll)
            self._paint_losses(painter, below.adjusted(left - below.left(), 0, 0, 0), result)
            below = below.translated(0, row)
        self._paint_chips(painter, below, result)

    def _paint_dice(self, painter: QPainter, row: QRectF, roll: DiceRolled) -> float:
        """Paint both sides' dice; return where they end."""
        f = current_metrics().f
        side = min(f(_DIE), row.height() * 0.92, row.width() / 11)
        x = row.left() + side / 2
        sides = (
            (roll.attack, roll.attack_sides, self._names.seat_colours(roll.attacker)),
            (roll.defence, roll.defence_sides, self._names.seat_colours(roll.defender)),
        )
        for number, (values, kinds, colours) in enumerate(sides):
            if number:
                colon = QRectF(x - side / 2, row.top(), side * 0.7, row.height())
                draw_text(painter, colon, ":", text_font(side * 0.7, 700), current().text2, CENTRE)
                x += side * 0.7
            dice = tuple(zip(values, kinds, strict=False))
            x = self._paint_side(painter, QPointF(x, row.center().y()), side, dice, colours)
        return x - side / 2 + f(4)

    @staticmethod
    def _paint_side(
        painter: QPainter, first: QPointF, side: float, dice: Sequence[tuple[int, int]], colours: SeatColours
    ) -> float:
        x = first.x()
        for value, kind in dice:
            draw_die(painter, QPointF(x, first.y()), side, value, colours, sides=kind, shadow=False)
            x += side + _GAP
        return x

    def _paint_losses(self, painter: QPainter, row: QRectF, result: Result) -> None:
        theme, font = current(), text_font(current_metrics().f(_WORDS_PX), 700)
        told = [tr("replay.lost", n=armies, name=self._names.player(seat)) for seat, armies in result.losses]
        for words in (SEPARATOR.join(told), *told[-1:]):
            if text_width(words, font) <= row.width():
                draw_text(painter, row, words, font, theme.bad, LEFT)
                return

    def _paint_chips(self, painter: QPainter, row: QRectF, result: Result) -> None:
        """Paint the luck of the dice and the regions, as many as have room."""
        theme, px = current(), current_metrics().f(_CHIP_PX)
        x = row.left()
        for words, icon, value in self._chips(result):
            wide = chip_width(words, px, icon)
            if x + wide > row.right():
                return
            line = theme.good if value > 0 else theme.bad if value < 0 else theme.panel_line
            chip = QRectF(x, row.center().y() - px * 0.85, wide, px * 1.7)
            draw_chip(painter, chip, words, px, fill=theme.panel_top, ink=theme.text, line=line, icon=icon)
            x += wide + 6

    def _chips(self, result: Result) -> list[tuple[str, str, float]]:
        """Return the words of each chip, its icon, and what is above or below nothing in it."""
        found = []
        if result.weighed:
            found.append((luck_words(result.luck), "die", result.luck.value if result.luck is not None else 0.0))
        for region, won in result.regions:
            bonus = self._names.regions[region].bonus
            change = f"+{bonus}" if won else f"\N{MINUS SIGN}{bonus}"
            words = f"{self._names.region(region)} {change}" if bonus else self._names.region(region)
            found.append((words, "crown", 1.0 if won else -1.0))
        return found


def luck_words(luck: ShownPoints | None) -> str:
    """Return how lucky a roll was, with what may be wrong about that."""
    return tr(
        "replay.luck", luck=f"{luck.words()} {luck.within()}" if luck is not None else tr("replay.chance.unknown")
    )
