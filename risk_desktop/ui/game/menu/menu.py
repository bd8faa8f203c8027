"""The menu over a running game."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.kit import Dialog, ListRow

_ROWS = (
    ("resume", "play", "Esc"),
    ("settings", "settings", ""),
    ("rules", "help", "F1"),
    ("all_rules", "book", "Shift+F1"),
    ("keys", "keyboard", ""),
    ("leave", "exit", ""),
    ("quit", "close", ""),
)


class GameMenu(Dialog):
    """Resume, settings, rules of the step, all rules, keys, first screen, quit; ``chosen`` tells which.

    Nothing is asked twice: all is saved, where the game is ``kept``.
    """

    chosen = Signal(str)

    def __init__(self, window: QWidget, *, kept: bool = True) -> None:
        told = tr("play.menu.saved") if kept else tr("lesson.menu")
        super().__init__(window, tr("play.menu.title"), width=460, subtitle=told)
        self._rows: dict[str, ListRow] = {}
        for name, icon, key in _ROWS:
            row = ListRow(icon, tr(f"play.menu.{name}"), key=key)
            row.setObjectName(name)
            row.clicked.connect(self._choose)
            self.body.addWidget(row)
            self._rows[name] = row

    def row(self, name: str) -> ListRow:
        """Return a row by its name: resume, settings, rules, all_rules, keys, leave or quit."""
        return self._rows[name]

    def _choose(self) -> None:
        name = self.sender().objectName()
        self.dismiss()
        self.chosen.emit(name)
