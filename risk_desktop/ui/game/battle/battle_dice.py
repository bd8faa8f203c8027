"""What is chosen before a roll at the battle table: dice, and where they are announced apart, armies."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.kit import Label, ToggleRow
from risk_desktop.ui.theme import current_metrics

_NUMBERS = (1, 2, 3)


class DiceChoice(QWidget):
    """How many dice roll, and of how many armies; hidden where there is nothing to choose."""

    dice_chosen = Signal(int)
    armies_chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._armies_name = Label(tr("play.attack.armies_name"), "caption", wrap=False, parent=self)
        self._armies = ToggleRow([(n, str(n)) for n in _NUMBERS], tr("play.attack.armies_name"), self)
        self._name = Label(tr("tables.battle.dice"), "caption", wrap=False, parent=self)
        self._dice = ToggleRow([(n, str(n)) for n in _NUMBERS], tr("tables.battle.dice"), self)
        self._most = 3
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(current_metrics().px(12))
        for widget in (self._armies_name, self._armies, self._name, self._dice):
            row.addWidget(widget)
        self._dice.chosen.connect(self._choose_dice)
        self._armies.chosen.connect(self._choose_armies)

    def offer(self, dice: int, announced: bool) -> None:
        """Offer up to so many dice, all of them to begin with; ``announced``: armies are chosen apart from them."""
        self.setVisible(dice > 1)
        for widget in (self._armies, self._armies_name):
            widget.setVisible(announced)
        self._most = dice
        for row in (self._armies, self._dice):
            row.set_off_values({n for n in _NUMBERS if n > dice})
            if dice:
                row.set_value(min(dice, 3))

    def press(self, dice: int) -> None:
        """Choose by a key, if so many armies attack."""
        if dice <= self._most:
            self._dice.set_value(dice)
            self._choose_dice(dice)

    def _choose_dice(self, dice: object) -> None:
        if isinstance(dice, int):
            self.dice_chosen.emit(dice)

    def _choose_armies(self, armies: object) -> None:
        """All armies that attack roll, unless fewer dice are chosen afterwards."""
        if isinstance(armies, int):
            self._most = armies
            self._dice.set_off_values({n for n in _NUMBERS if n > armies})
            self._dice.set_value(armies)
            self.dice_chosen.emit(armies)
            self.armies_chosen.emit(armies)
