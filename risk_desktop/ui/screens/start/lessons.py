"""Which rule set to learn: a row for each guided first game."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.kit import Dialog, ListRow
from risk_desktop.ui.screens.words import edition_name


class LessonsDialog(Dialog):
    """``chosen`` tells the lesson whose row was pressed, by its name or its number; the dialog closes then."""

    chosen = Signal(str)

    def __init__(self, window: QWidget, lessons: Iterable[str]) -> None:
        super().__init__(window, tr("lesson.learn"), width=560, subtitle=tr("lesson.learn.hint"))
        self.rows = [self._row(number, name) for number, name in enumerate(lessons, start=1)]
        for row in self.rows:
            self.body.addWidget(row)

    def _row(self, number: int, name: str) -> ListRow:
        row = ListRow("play", edition_name(name), key=str(number))
        row.setObjectName(name)
        row.clicked.connect(self._choose)
        return row

    def _choose(self) -> None:
        name = self.sender().objectName()
        self.dismiss()
        self.chosen.emit(name)
