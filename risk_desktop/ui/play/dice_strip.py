"""Dice of one roll in a small strip beside the arrow."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from risk_desktop.engine.events import DiceRolled
from risk_desktop.ui.kit import DieWidget, Panel
from risk_desktop.ui.paint import RED_DIE, WHITE_DIE

_SIDE = 34


class DiceStrip(Panel):
    """Two rows of dice, the attacker's above the defender's; winners are ringed when all lie still."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, radius=12, padding=6, gap=0)
        self._grid = QGridLayout(self)
        self._grid.setSpacing(0)
        self._pairs: list[tuple[DieWidget, DieWidget]] = []
        self._all: list[DieWidget] = []
        self._moving = 0
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def show_roll(self, event: DiceRolled) -> None:
        """Tumble to what was rolled."""
        for die in self._all:
            self._grid.removeWidget(die)
            die.hide()
            die.deleteLater()
        attack = [self._die(sides, True) for sides in event.attack_sides]
        defence = [self._die(sides, False) for sides in event.defence_sides]
        for row, dice in enumerate((attack, defence)):
            for column, die in enumerate(dice):
                self._grid.addWidget(die, row, column)
        self._all = [*attack, *defence]
        self._pairs = list(zip(attack, defence, strict=False))
        self._moving = len(self._all)
        self.adjustSize()
        for die, value in zip(self._all, (*event.attack, *event.defence), strict=True):
            die.roll_to(value)

    def skip(self) -> None:
        """Let all dice lie at once."""
        for die in self._all:
            die.skip()

    def _die(self, sides: int, attacking: bool) -> DieWidget:
        die = DieWidget(_SIDE, RED_DIE if attacking else WHITE_DIE, sides, self)
        die.settled.connect(self._settled)
        return die

    def _settled(self) -> None:
        self._moving -= 1
        if self._moving > 0:
            return
        for ours, theirs in self._pairs:
            won = ours.value() > theirs.value()
            ours.set_winner(won)
            theirs.set_winner(not won)
        paired = {id(die) for pair in self._pairs for die in pair}
        for die in self._all:
            die.set_unused(id(die) not in paired)
