"""Asks who plays a copy of a game on from a place of its replay."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from risk_desktop.ai.player import LEVELS
from risk_desktop.bots.commands import is_outside
from risk_desktop.controller.opening import STAND_IN
from risk_desktop.controller.table import HUMAN
from risk_desktop.i18n import tr
from risk_desktop.ui.kit import Button, Combo, Dialog, Label, RoundelWidget
from risk_desktop.ui.names import Names, computer_words
from risk_desktop.ui.theme import current_metrics


class PlayOnDialog(Dialog):
    """Shows all seats of those who are still in the game. ``begun`` carries who plays each seat, for all seats."""

    begun = Signal(list)

    def __init__(self, window: QWidget, names: Names, where: str, alive: Sequence[bool]) -> None:
        super().__init__(window, tr("replay.play_on.title", place=where), width=560, subtitle=tr("replay.play_on.hint"))
        self._kinds = [_usual(names.table.owner(seat)) for seat in names.players]
        self.choices: dict[int, Combo] = {}
        for seat in names.players:
            if alive[seat]:
                self.body.addWidget(self._row(names, seat))
        stop = Button(tr("common.cancel"), "secondary", key="Esc")
        stop.clicked.connect(self.dismiss)
        start = Button(tr("replay.play_on"), "primary", key="Space", icon="flag")
        start.clicked.connect(self._begin)
        self.add_action(stop)
        self.add_action(start)

    def _row(self, names: Names, seat: int) -> QWidget:
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(current_metrics().px(10))
        line.addWidget(RoundelWidget(names.seat_colours(seat), 12))
        line.addWidget(Label(names.player(seat), "strong", wrap=False), 1)
        words = [(HUMAN, tr("common.player_kind.human")), *((level, computer_words(level)) for level in LEVELS)]
        combo = Combo(names.player(seat), words)
        combo.set_value(self._kinds[seat])
        self.choices[seat] = combo
        line.addWidget(combo)
        return row

    def _begin(self) -> None:
        for seat, combo in self.choices.items():
            self._kinds[seat] = str(combo.value())
        self.dismiss()
        self.begun.emit(list(self._kinds))


def _usual(kind: str) -> str:
    """Return who plays a seat unless the person chooses otherwise: whoever did, an opponent of ours for a program."""
    return STAND_IN if is_outside(kind) else kind
