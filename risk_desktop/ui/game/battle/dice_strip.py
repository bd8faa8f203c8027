"""The small dice beside the arrow, for battles of other players."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from risk_desktop.engine.events import AttackRolled, DiceRolled
from risk_desktop.i18n import tr
from risk_desktop.ui.game.battle.dice_lanes import LossChip, die_scale, values_before_reroll
from risk_desktop.ui.kit import DieWidget, Panel, RoundelWidget
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import NEUTRAL, SeatColours

_SIDE = 32.0
_STAY_MS = 900


class DiceStrip(Panel):
    """Two rows of dice, the attacker's above the defender's, with the losses of each side.

    ``finished`` comes when the dice lie still; the strip hides some time after that.
    """

    finished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, radius=12, padding=6, gap=0)
        self._grid = QGridLayout(self)
        self._grid.setSpacing(0)
        self._dice: list[DieWidget] = []
        self.rows: list[list[DieWidget]] = [[], []]
        # Creating a die takes long, so the dice of a roll are reused for the next one.
        self._used: list[tuple[list[DieWidget], DieWidget]] = []
        self._spare: dict[object, list[DieWidget]] = {}
        self._moving = 0
        self.losses = (0, 0)
        self._lying: tuple[int, ...] = ()
        self._colours = (NEUTRAL, NEUTRAL)
        self._roundels = [RoundelWidget(NEUTRAL, 12, parent=self) for _ in range(2)]
        self._chips = [LossChip(self) for _ in range(2)]
        for row in range(2):
            self._grid.addWidget(self._roundels[row], row, 0)
            self._grid.addWidget(self._chips[row], row, 9)
        self._grid.setColumnStretch(8, 1)
        self.stay = QTimer(self)
        self.stay.setSingleShot(True)
        self.stay.timeout.connect(self.hide)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def set_fighters(self, attacker: SeatColours, defender: SeatColours) -> None:
        """Set the colours of both sides."""
        self._colours = (attacker, defender)
        for roundel, colours in zip(self._roundels, self._colours, strict=True):
            roundel.set_seat(colours)

    def show_attack(self, rolled: AttackRolled, pace: float = 1.0) -> None:
        """Roll the attacker's dice alone; they stay until the defender rolls. ``pace`` as in ``show_roll``."""
        self.stay.stop()
        self._clear()
        self.losses = (0, 0)
        self.rows = [[self._die(sides, 0, place) for place, sides in enumerate(rolled.attack_sides)], []]
        self._dice = [*self.rows[0]]
        self._lying = rolled.attack
        self._moving = len(self._dice)
        self.adjustSize()
        self.show()
        for die, value in zip(self._dice, rolled.attack, strict=True):
            die.roll_to(value, pace)

    def show_roll(
        self,
        rolled: DiceRolled,
        lost: int | None = None,
        beaten: int | None = None,
        first: tuple[Sequence[int], Sequence[int]] = ((), ()),
        pace: float = 1.0,
    ) -> None:
        """Show a roll. Losses that aren't given follow from the dice, with ties won by the defender.

        ``first``: the values of both sides' dice before some were rolled again, () where none was. ``pace``: the duration
        of the animation as a share of the usual one.
        """
        self.stay.stop()
        self._clear()
        wins = sum(a > d for a, d in zip(rolled.attack, rolled.defence, strict=False))
        pairs = min(len(rolled.attack), len(rolled.defence))
        beaten = wins if beaten is None else beaten
        self.losses = (pairs - beaten if lost is None else lost, beaten)
        self.rows = [
            [self._die(sides, side, place) for place, sides in enumerate(kinds)]
            for side, kinds in enumerate((rolled.attack_sides, rolled.defence_sides))
        ]
        for row, dice, before in zip(self.rows, (rolled.attack, rolled.defence), first, strict=True):
            for die, struck in zip(row, values_before_reroll(dice, before), strict=True):
                die.set_before(struck)
        self._dice = [*self.rows[0], *self.rows[1]]
        lying, self._lying = self._lying == rolled.attack, ()
        thrown = self.rows[1] if lying else self._dice
        for die, value in zip(self.rows[0], rolled.attack, strict=True):
            if lying:
                die.show_value(value)
        self._moving = len(thrown)
        self.adjustSize()
        self.show()
        for die, value in zip(thrown, rolled.defence if lying else (*rolled.attack, *rolled.defence), strict=True):
            die.roll_to(value, pace)

    def is_tumbling(self) -> bool:
        """Tell whether any die is still rolling."""
        return any(die.is_tumbling() for die in self._dice)

    def skip(self) -> None:
        """End the animation at once."""
        for die in self._dice:
            die.skip()

    def _die(self, sides: int, side: int, place: int) -> DieWidget:
        seat, size = self._colours[side], _SIDE * die_scale()
        spare = self._spare.setdefault((size, sides), [])
        if spare:
            die = spare.pop()
            die.renew()
            die.set_seat(seat)
        else:
            die = DieWidget(size, seat, sides, self)
            die.settled.connect(self._settled)
        self._grid.addWidget(die, side, 1 + place)
        die.show()
        self._used.append((spare, die))
        return die

    def _clear(self) -> None:
        for spare, die in self._used:
            die.show_value(die.value())
            self._grid.removeWidget(die)
            die.hide()
            spare.append(die)
        self._used = []
        self._dice = []
        for chip, colours in zip(self._chips, self._colours, strict=True):
            chip.say("", colours)

    def _settled(self) -> None:
        self._moving -= 1
        if self._moving > 0:
            return
        if self._lying:
            self.finished.emit()
            return
        pairs = list(zip(*self.rows, strict=False))
        ties_attack = self.losses[1] > sum(a.value() > d.value() for a, d in pairs)
        for ours, theirs in pairs:
            won = ours.value() > theirs.value() or (ours.value() == theirs.value() and ties_attack)
            (ours if won else theirs).set_winner(True)
        for row in self.rows:
            for die in row[len(pairs) :]:
                die.set_unused(True)
        for chip, colours, lost in zip(self._chips, self._colours, self.losses, strict=True):
            chip.say(f"−{lost}" if lost else "", colours)
        self.adjustSize()
        self.setAccessibleName(tr("tables.battle.strip", lost=self.losses[0], beaten=self.losses[1]))
        self.stay.start(MOTION.fade(_STAY_MS))
        self.finished.emit()
