"""The whole of a fight, for the dock: every roll with its dice and their reasons, and what would be left of the attack."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from risk_desktop.engine.odds import FightOdds
from risk_desktop.i18n import tr
from risk_desktop.ui.art.dice import draw_die
from risk_desktop.ui.art.lettering import CENTRE, LEFT, RIGHT, draw_text, fitting_font, text_width, wrapping_font
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.art.surface import draw_well
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.battle.dice_hints import REASON_GAP
from risk_desktop.ui.game.battle.dice_pairs import Pair
from risk_desktop.ui.game.battle.fight_painter import gain_ink
from risk_desktop.ui.game.battle.fight_stand import Fighter, FightStand
from risk_desktop.ui.game.battle.odds_panel import OddsPanel
from risk_desktop.ui.kit import IconButton, LineLabel, PaintedWidget, Panel, ScrollArea
from risk_desktop.ui.theme import current, current_metrics

_NOBODY = FightStand(Fighter(), Fighter())
# Heights in px at 100 %: a side's line, a caption, a pair of dice, a line of reasons; the size of a die.
_SIDE, _CAPTION, _PAIR, _REASON, _DIE = 27.0, 22.0, 38.0, 18.0, 27.0
# The least gap between a territory and whose it is, px at 100 %.
_APART = 12.0


@dataclass(frozen=True)
class LedgerRoll:
    """A roll: its pairs, the losses of both sides, and for each side which pieces gave it better dice and why, or ""."""

    pairs: tuple[Pair, ...]
    lost: int
    beaten: int
    reasons: tuple[str, str] = ("", "")


class FightLedger(Panel):
    """Call ``show_fight``, then ``add_roll`` for each roll, at last ``conclude``. ``closed``: it is not wanted any more."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, radius=12)
        self._titled = "fight.panel.title"
        self._title = LineLabel("", "title", parent=self)
        self._shut = IconButton("close", tr("common.close"), parent=self)
        self._shut.clicked.connect(self.closed)
        self._inside = QWidget()
        self.last, self.odds, self.earlier = (
            RollList(self._inside),
            OddsPanel(self._inside),
            RollList(self._inside),
        )
        self.odds.set_stacked(True)
        self.rolls: list[LedgerRoll] = []
        self._stand, self._places = _NOBODY, ("", "")
        self._column, self._head, self._content = QVBoxLayout(self), QHBoxLayout(), QVBoxLayout(self._inside)
        self._head.addWidget(self._title, 1)
        self._head.addWidget(self._shut)
        self._content.setContentsMargins(0, 0, 0, 0)
        for part in (self.last, self.odds, self.earlier):
            self._content.addWidget(part)
        self._content.addStretch(1)
        self._column.addLayout(self._head)
        self._column.addWidget(ScrollArea(self._inside, self), 1)
        self.restyle()
        self.hide()

    def show_fight(self, stand: FightStand, origin: str, target: str, assumes: str) -> None:
        """Begin with a new fight from one territory against another; ``assumes``: what the odds take for granted."""
        self._places, self.rolls = (origin, target), []
        self._entitle("fight.panel.title")
        self.odds.assume(assumes)
        self.odds.hide()
        self._tell(stand)

    def add_roll(self, roll: LedgerRoll, stand: FightStand, odds: FightOdds | None, before: FightOdds | None) -> None:
        """Add a roll, how the fight stands after it, and its odds after and before the roll; None once it is over."""
        self.rolls.append(roll)
        self._tell(stand)
        self.odds.setVisible(odds is not None)
        if odds is not None:
            self.odds.show_odds(self._places[1], odds, before, holds=stand.holds)

    def amend_roll(self, lost: tuple[int, int], stand: FightStand, odds: FightOdds | None) -> None:
        """Say what the last roll has cost both sides in the end, and how the fight stands and goes on now."""
        if self.rolls:
            self.rolls[-1] = replace(self.rolls[-1], lost=lost[0], beaten=lost[1])
        self._tell(stand)
        self.odds.setVisible(odds is not None)
        if odds is not None:
            self.odds.show_odds(self._places[1], odds, None, holds=stand.holds)

    def conclude(self) -> None:
        """The fight is over: it is the last one from now on, and nothing more is to be expected of it."""
        self._entitle("fight.panel.last")
        self.odds.hide()

    @property
    def title(self) -> str:
        """What it says it is."""
        return self._title.text()

    def _entitle(self, key: str) -> None:
        self._titled = key
        self._title.setText(tr(key))

    def _tell(self, stand: FightStand) -> None:
        numbered = list(enumerate(self.rolls, start=1))[::-1]
        self.last.show_rolls(stand, numbered[:1], self._places)
        self.earlier.show_rolls(stand, numbered[1:])

    def restyle(self) -> None:
        """Write the words anew, and scale the spacing."""
        sizes = current_metrics()
        self._title.setText(tr(self._titled))
        self._column.setContentsMargins(*4 * (sizes.px(10),))
        self._content.setSpacing(sizes.px(6))


def _lines(reasons: str) -> list[str]:
    """Return reasons one by one."""
    return reasons.split(REASON_GAP) if reasons else []


class RollList(PaintedWidget):
    """Some rolls of a fight one below the other, perhaps with a line for each side above them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stand = _NOBODY
        self._places: tuple[str, ...] = ()
        self._rolls: Sequence[tuple[int, LedgerRoll]] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_rolls(
        self, stand: FightStand, rolls: Sequence[tuple[int, LedgerRoll]], places: tuple[str, ...] = ()
    ) -> None:
        """Show numbered rolls; ``places``: the territories of both sides, for the lines above."""
        self._stand, self._rolls, self._places = stand, rolls, places
        self.setVisible(bool(rolls or places))
        self.setAccessibleName(". ".join(self._spoken()))
        self.updateGeometry()
        self.update()

    @property
    def _sides(self) -> tuple[Fighter, Fighter]:
        return self._stand.attacker, self._stand.defender

    def _spoken(self) -> list[str]:
        """Return everything as sentences, for screen readers."""
        sides = zip(self._places, self._sides, strict=False)
        said = [f"{place}, {side.name}: {tr('common.armies', n=side.armies)}" for place, side in sides]
        for number, roll in self._rolls:
            dice = ", ".join(f"{pair.attack}:{pair.defence}" for pair in roll.pairs if pair.compared)
            lost = tr("tables.battle.strip", lost=roll.lost, beaten=roll.beaten)
            said += [tr("tables.battle.roll_number", number=number), dice, lost, *filter(None, roll.reasons)]
        return said

    def sizeHint(self) -> QSize:
        """Room for all of it."""
        high = len(self._places) * _SIDE + 4
        for _, roll in self._rolls:
            high += _CAPTION + len(roll.pairs) * _PAIR + sum(_REASON * len(_lines(why)) for why in roll.reasons)
        return QSize(current_metrics().px(180), current_metrics().px(high))

    def minimumSizeHint(self) -> QSize:
        """As high, and narrow."""
        return QSize(80, self.sizeHint().height())

    def paint(self, painter: QPainter) -> None:
        """Paint both sides and the rolls."""
        theme, unit = current(), current_metrics().scale
        width, top = self.width() / unit, 0.0
        painter.scale(unit, unit)
        for place, side in zip(self._places, self._sides, strict=False):
            draw_roundel(painter, side.colours, QPointF(12, top + _SIDE / 2), 10)
            self._paint_side(painter, place, side, QRectF(28, top, width - 30, _SIDE))
            top += _SIDE
        top += 4
        for number, roll in self._rolls:
            words = tr("tables.battle.roll_number", number=number)
            font = fitting_font(words, 13, 500, width)
            draw_text(painter, QRectF(0, top, width, _CAPTION), words, font, theme.text2, LEFT)
            top += _CAPTION
            for pair in roll.pairs:
                self._paint_pair(painter, pair, QRectF(0, top, width, _PAIR - 4))
                top += _PAIR
            for side, why in zip(self._sides, roll.reasons, strict=True):
                for line in _lines(why):
                    draw_roundel(painter, side.colours, QPointF(8, top + _REASON / 2 - 1), 6)
                    box = QRectF(18, top - 2, width - 18, _REASON)
                    draw_text(painter, box, line, fitting_font(line, 12.5, 500, box.width()), theme.text2, LEFT)
                    top += _REASON

    def _paint_side(self, painter: QPainter, place: str, side: Fighter, row: QRectF) -> None:
        """Write a side's territory, who holds it and his armies; his name is left out for want of room: he has an emblem."""
        theme, font, small = current(), text_font(15, 700), text_font(13.5, 500)
        room = row.width() - text_width(place, font) - _APART
        full = f"{side.name} · {side.armies}"
        count = full if text_width(full, small) <= room else str(side.armies)
        draw_text(painter, row, count, small, theme.text2, RIGHT)
        row.setRight(row.right() - text_width(count, small) - _APART)
        draw_text(painter, row, place, fitting_font(place, 15, 700, row.width()), theme.text, LEFT)

    def _paint_pair(self, painter: QPainter, pair: Pair, row: QRectF) -> None:
        """Paint a pair of dice and who loses an army."""
        theme, middle = current(), row.center().y()
        draw_well(painter, row, 8, 110)
        sides = self._sides
        dice = ((pair.attack, pair.attack_sides, 0), (pair.defence, pair.defence_sides, 1))
        for value, kind, number in dice:
            if value:
                spot = QPointF(20 + number * 50, middle)
                won = pair.compared and pair.attacker_wins == (number == 0)
                draw_die(
                    painter,
                    spot,
                    _DIE,
                    value,
                    sides[number].colours,
                    sides=kind,
                    winner=won,
                    unused=not pair.compared,
                    shadow=False,
                )
        words = QRectF(94, row.top(), row.width() - 98, row.height())
        if not pair.compared:
            alone = tr("fight.no_opponent")
            font = wrapping_font(alone, 12.5, 500, words.width())
            draw_text(painter, words, alone, font, theme.text3, LEFT, wrap=True)
            return
        sign = "=" if pair.attack == pair.defence else ">" if pair.attack > pair.defence else "<"
        draw_text(painter, QRectF(38, row.top(), 14, row.height()), sign, text_font(15, 800), theme.text2, CENTRE)
        loser = sides[1 if pair.attacker_wins else 0]
        ink = gain_ink(self._stand.gains(attacker_wins=pair.attacker_wins))
        loss = f"{loser.name} −1"
        font = fitting_font(loss, 14, 700, words.width())
        draw_text(painter, words, loss, font, ink, LEFT | Qt.AlignmentFlag.AlignVCenter)
