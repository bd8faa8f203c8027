"""The dice of a roll in lanes: in each a pair of dice, how they compare, and who loses an army."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from risk_desktop.engine.events import DiceRolled
from risk_desktop.i18n import tr
from risk_desktop.ui.art import CENTRE, chip_width, draw_chip, draw_die_place, draw_text
from risk_desktop.ui.colour import mix
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.kit import DieWidget, Label, PaintedWidget, Restyled, Well
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import NEUTRAL, SeatColours, current, current_metrics

SIDE, SPARE_SIDE = 60.0, 48.0
_COMPARE_MS = 220
_HURRY_MS = 160
_LANES = 3
ORDINALS = ("first", "second", "third")


def die_scale() -> float:
    """Return the factor on the size of dice, which shrink beside large text."""
    return min(1.0, 1.25 / current_metrics().text_scale)


class DiePlace(PaintedWidget):
    """A place for a die; a dashed outline while it is empty."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._die: DieWidget | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def take(self, die: DieWidget | None) -> None:
        """Hold a die, or None."""
        self._die = die
        self._centre()
        if die is not None:
            die.show()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the largest die."""
        side = round(current_metrics().f(SIDE * die_scale()) * 1.4)
        return QSize(side, side)

    def resizeEvent(self, event: object) -> None:
        """Keep the die in the middle."""
        self._centre()

    def _centre(self) -> None:
        if self._die is not None:
            size = self._die.sizeHint()
            self._die.setGeometry(
                (self.width() - size.width()) // 2, (self.height() - size.height()) // 2, size.width(), size.height()
            )

    def paint(self, painter: QPainter) -> None:
        """Paint the outline of an empty place."""
        if self._die is None:
            side = current_metrics().f(SPARE_SIDE * die_scale())
            draw_die_place(painter, QPointF(self.width() / 2, self.height() / 2), side)


class CompareSign(PaintedWidget):
    """The sign between two dice: <, = or >."""

    may_shrink = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = ""
        self._even = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def say(self, words: str, *, even: bool) -> None:
        """Show a sign, in brass if ``even``, else in green."""
        self._words, self._even = words, even
        self.update()

    def sizeHint(self) -> QSize:
        """Room for one sign."""
        return QSize(current_metrics().px(40), current_metrics().px(40))

    def paint(self, painter: QPainter) -> None:
        """Paint the sign."""
        ink = current().accent if self._even else current().good
        draw_text(painter, QRectF(self.rect()), self._words, text_font(current_metrics().f(30), 800), ink, CENTRE)


class LossChip(PaintedWidget):
    """A chip in a player's colour with his losses; nothing while it has no words."""

    _PX = 15.0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ""
        self._colours = NEUTRAL
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def say(self, words: str, colours: SeatColours) -> None:
        """Show words in a seat's colour."""
        self._words, self._colours = words, colours
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the words."""
        px = current_metrics().f(self._PX)
        return QSize(round(chip_width(self._words, px, "army")) + 2 if self._words else 0, round(px * 2))

    def paint(self, painter: QPainter) -> None:
        """Paint the chip."""
        if not self._words:
            return
        theme = current()
        fill = mix(self._colours.badge, theme.label_halo, 0.62)
        line = mix(self._colours.badge, theme.label, 0.45)
        px = current_metrics().f(self._PX)
        draw_chip(painter, QRectF(self.rect()), self._words, px, fill=fill, ink=theme.label, line=line, icon="army")


@dataclass(frozen=True)
class Pair:
    """Two dice that are compared; a value of 0 stands for no die, and then ``attacker_wins`` has no meaning.

    ``attack_before``, ``defence_before``: the value before the die was rolled again, 0 if it wasn't.
    """

    attack: int
    defence: int
    attack_sides: int
    defence_sides: int
    attacker_wins: bool
    attack_before: int = 0
    defence_before: int = 0

    @property
    def compared(self) -> bool:
        """Whether both dice are there."""
        return self.attack > 0 and self.defence > 0


def values_before_reroll(dice: Sequence[int], first: Sequence[int]) -> list[int]:
    """Return for each die its value before it was rolled again, 0 if it wasn't; ``first``: all values before, () if none was."""
    if not first:
        return [0] * len(dice)
    gone = sorted((Counter(first) - Counter(dice)).elements())
    new = Counter(dice) - Counter(first)
    struck = []
    for value in dice[::-1]:  # of equal values the last are taken as the new ones
        again = new[value] > 0 and bool(gone)
        new[value] -= again
        struck.append(gone.pop(0) if again else 0)
    return struck[::-1]


def pairs_of(rolled: DiceRolled, beaten: int, first: tuple[Sequence[int], Sequence[int]] = ((), ())) -> list[Pair]:
    """Return the pairs of a roll, highest first; the defender lost ``beaten`` armies in it.

    Who wins a tie is a rule of the edition, and follows from the losses here. ``first``: the values of both sides' dice
    before some were rolled again, () where none was.
    """
    dice = list(zip(rolled.attack, rolled.defence, strict=False))
    ties_attack = beaten > sum(a > d for a, d in dice)
    return [
        Pair(a, d, sa or 6, sd or 6, a > d or (a == d and ties_attack), was, has_been)
        for a, d, sa, sd, was, has_been in zip_longest(
            rolled.attack,
            rolled.defence,
            rolled.attack_sides,
            rolled.defence_sides,
            values_before_reroll(rolled.attack, first[0]),
            values_before_reroll(rolled.defence, first[1]),
            fillvalue=0,
        )
    ]


class DiceLanes(Restyled, QWidget):
    """Shows a roll, one lane for each pair. ``compared`` carries the number of each pair in turn, ``done`` ends the roll."""

    compared = Signal(int)
    done = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pairs: list[Pair] = []
        self._compared = 0
        self._moving = 0
        self._lying: tuple[int, ...] = ()
        self._busy = False
        self.lanes: list[DiceLane] = []
        self._sides = [((NEUTRAL, ""), (NEUTRAL, ""))]
        self._terse = False
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._beat = QTimer(self)
        self._beat.setSingleShot(True)
        self._beat.timeout.connect(self._compare_next)
        for _ in range(_LANES):
            self._add_lane()
        self.restyle()

    @property
    def busy(self) -> bool:
        """Whether dice are rolling or being compared."""
        return self._busy

    @property
    def pairs(self) -> list[Pair]:
        """The pairs of the roll that shows."""
        return self._pairs

    def set_fighters(self, attacker: tuple[SeatColours, str], defender: tuple[SeatColours, str]) -> None:
        """Set colours and names of both sides."""
        for lane in self.lanes:
            lane.set_fighters(attacker, defender)

    def set_terse(self, terse: bool) -> None:
        """Show or hide the sentences; dice, sign and loss stay."""
        for lane in self.lanes:
            lane.set_terse(terse)

    def show_attack(self, dice: Sequence[int], sides: Sequence[int]) -> None:
        """Roll the attacker's dice alone; they stay until the whole roll is shown."""
        self.skip()
        self._pairs, self._compared, self._busy = [], 0, True
        self._lying, self._moving = tuple(dice), len(dice)
        pairs = [Pair(value, 0, kind, 6, False) for value, kind in zip(dice, sides, strict=True)]
        for lane, pair in zip_longest(self.lanes, pairs[:_LANES]):
            lane.show_pair(pair, tumble=(True, True), spare_side=SIDE)

    def show_roll(self, pairs: list[Pair], *, hurry: bool = False) -> None:
        """Roll the dice and compare the pairs one by one; ``hurry``: show and compare all of them at once.

        The attacker's dice stay as they are if they were rolled before.
        """
        self.skip()
        self._pairs, self._compared, self._busy = pairs, 0, True
        lying, self._lying = bool(pairs) and self._lying == tuple(pair.attack for pair in pairs if pair.attack), ()
        throws = (not hurry and not lying, not hurry)
        self._moving = sum(
            (throws[0] and pair.attack > 0) + (throws[1] and pair.defence > 0) for pair in pairs[:_LANES]
        )
        for lane, pair in zip_longest(self.lanes, pairs[:_LANES]):
            lane.show_pair(pair, tumble=throws)
        if hurry:
            self._compare_all()
            self._beat.start(MOTION.fade(_HURRY_MS))

    def skip(self) -> None:
        """End the animation at once; ``compared`` and ``done`` follow for the rest."""
        if not self._busy:
            return
        self._moving = -1
        for lane in self.lanes:
            lane.skip()
        self._finish()

    def restyle(self) -> None:
        """Scale the gaps."""
        self._column.setSpacing(current_metrics().px(6))

    def _add_lane(self) -> None:
        lane = DiceLane(len(self.lanes), self)
        lane.settled.connect(self._settled)
        self.lanes.append(lane)
        self._column.addWidget(lane)

    def _settled(self) -> None:
        self._moving -= 1
        if self._moving == 0 and self._busy:
            self._beat.start(MOTION.fade(_COMPARE_MS) // 2)

    def _compare_next(self) -> None:
        if self._compared < len(self._pairs) and self._pairs[self._compared].compared:
            self._compare()
            self._beat.start(MOTION.fade(_COMPARE_MS))
        else:
            self._finish()

    def _compare(self) -> None:
        number, self._compared = self._compared, self._compared + 1
        self.lanes[number].compare()
        self.compared.emit(number)

    def _compare_all(self) -> None:
        while self._compared < len(self._pairs) and self._pairs[self._compared].compared:
            self._compare()

    def _finish(self) -> None:
        self._beat.stop()
        self._compare_all()
        for lane in self.lanes[self._compared : len(self._pairs)]:
            lane.compare()
        self._busy = False
        self.done.emit()


class DiceLane(Well):
    """One pair: die, sign, die, words, loss; only the dice show before ``compare``."""

    settled = Signal()

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent, radius=12, alpha=120, padding=0, gap=0)
        self._number = number
        self._pair: Pair | None = None
        self._colours = (NEUTRAL, NEUTRAL)
        self._names = ("", "")
        self._row = self.row()
        self.dice: list[DieWidget] = []
        self._places = [DiePlace(self), DiePlace(self)]
        self._sign = CompareSign(self)
        self._title = Label("", "item", parent=self)
        self._detail = Label("", "secondary", parent=self)
        self._loss = LossChip(self)
        self._words = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._build()
        self._clear()

    def _build(self) -> None:
        self._row.addSpacing(6)
        self._row.addWidget(self._places[0])
        self._row.addWidget(self._sign)
        self._row.addWidget(self._places[1])
        self._words.addStretch(1)
        self._words.addWidget(self._title)
        self._words.addWidget(self._detail)
        self._words.addStretch(1)
        self._row.addLayout(self._words, 1)
        self._row.addWidget(self._loss, 0, Qt.AlignmentFlag.AlignVCenter)
        self._row.addSpacing(14)
        self._words.setContentsMargins(10, 2, 8, 2)
        self._words.setSpacing(0)

    def set_fighters(self, attacker: tuple[SeatColours, str], defender: tuple[SeatColours, str]) -> None:
        """Set colours and names of both sides."""
        self._colours = (attacker[0], defender[0])
        self._names = (attacker[1], defender[1])

    def set_terse(self, terse: bool) -> None:
        """Show or hide the sentences."""
        for label in (self._title, self._detail):
            label.setMaximumHeight(0 if terse else 16777215)
            label.setMaximumWidth(0 if terse else 16777215)

    def show_pair(self, pair: Pair | None, *, tumble: tuple[bool, bool], spare_side: float = SPARE_SIDE) -> None:
        """Show the dice of a pair; None leaves the lane empty. ``tumble``: whether attacker's and defender's die are rolled.

        ``spare_side``: size of a die that stands alone, px at 100 %.
        """
        self._clear()
        self._pair = pair
        if pair is None:
            return
        throws = (
            (pair.attack, pair.attack_sides, self._colours[0], pair.attack_before),
            (pair.defence, pair.defence_sides, self._colours[1], pair.defence_before),
        )
        for place, (value, sides, seat, before), thrown in zip(self._places, throws, tumble, strict=True):
            if value:
                side = (spare_side if not pair.compared else SIDE) * die_scale()
                die = DieWidget(side, seat, sides, place)
                place.take(die)
                die.set_before(before)
                self.dice.append(die)
                die.settled.connect(self.settled)
                if thrown:
                    die.roll_to(value)
                else:
                    die.show_value(value)

    def skip(self) -> None:
        """End the animation of the dice."""
        for die in self.dice:
            die.skip()

    def compare(self) -> None:
        """Show how the pair compares."""
        pair = self._pair
        if pair is None:
            return
        if not pair.compared:
            self._title.setText("")
            self._detail.setText(tr(f"tables.battle.spare.{ORDINALS[self._number]}"))
            for die in self.dice:
                die.set_unused(True)
            self._say()
            return
        winner = 0 if pair.attacker_wins else 1
        self.dice[winner].set_winner(True)
        tie = pair.attack == pair.defence
        self._sign.say("=" if tie else ">" if pair.attack > pair.defence else "<", even=tie)
        side = "attacker" if pair.attacker_wins else "defender"
        self._title.setText(tr(f"tables.battle.{'tie_' if tie else ''}{side}"))
        high, low = max(pair.attack, pair.defence), min(pair.attack, pair.defence)
        self._detail.setText(tr("tables.battle.equal" if tie else "tables.battle.beats", high=high, low=low))
        loser = 1 - winner
        self._loss.say(tr("tables.battle.loses", n=1, name=self._names[loser]), self._colours[loser])
        self._say()

    def _say(self) -> None:
        words = (self._title.text(), self._detail.text(), self._loss.accessibleName())
        self.setAccessibleName(". ".join(filter(None, words)))

    def _clear(self) -> None:
        for die in self.dice:
            die.settled.disconnect(self.settled)
            die.hide()
            die.deleteLater()
        self.dice = []
        for place in self._places:
            place.take(None)
        self._title.setText("")
        self._detail.setText("")
        self._sign.say("", even=False)
        self._loss.say("", NEUTRAL)
        self.setAccessibleName("")
