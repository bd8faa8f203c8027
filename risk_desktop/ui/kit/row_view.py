"""A list whose rows a delegate paints, and which keys walk through without choosing anything."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemDelegate, QAbstractItemView, QFrame, QListView

from risk_desktop.ui.kit.painted import Restyled

_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 8, Qt.Key.Key_PageUp: -8}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class RowView(Restyled, QListView):
    """Has no frame and selects nothing; Tab leads to it. Up and down choose a row, Enter calls ``enter``."""

    def show_rows(self, model: QAbstractItemModel, painter: QAbstractItemDelegate) -> None:
        """Show the rows of a model, each painted by ``painter``."""
        self.setModel(model)
        self.setItemDelegate(painter)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def first_row(self) -> int:
        """Return the row from which the first key steps on, -1 for that above the first."""
        return -1

    def enter(self) -> None:
        """Do what the current row is for."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down choose a row, Enter enters it; all other keys are left to the screen."""
        step, rows, row = _STEPS.get(Qt.Key(event.key())), self.model().rowCount(), self.currentIndex().row()
        if step is not None and rows:
            start = row if row >= 0 else self.first_row()
            self.setCurrentIndex(self.model().index(min(rows - 1, max(0, start + step)), 0))
        elif event.key() in _ENTER and row >= 0:
            self.enter()
        else:
            event.ignore()
