"""The room below the players: the chronicle, or what the question at hand needs instead of it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtWidgets import QWidget


class Dock(QObject):
    """Shows one panel at a time: the last that asked for the room, and ``home`` while none does.

    ``changed`` is emitted when another panel takes the room.
    """

    changed = Signal()

    def __init__(self, home: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._panels = [home]
        self._rect = QRect()
        self._open = True

    @property
    def panel(self) -> QWidget:
        """What shows, or would show if the dock were open."""
        return self._panels[-1]

    @property
    def busy(self) -> bool:
        """Whether a question has the room."""
        return len(self._panels) > 1

    def hold(self, panel: QWidget, wanted: bool) -> None:
        """Show a panel for as long as it is wanted; asking again changes nothing."""
        if wanted != (panel in self._panels):
            if wanted:
                self._panels.append(panel)
            else:
                self._panels.remove(panel)
            self._settle()
            self.changed.emit()
        if not wanted:
            panel.hide()

    def place(self, rect: QRect, opened: bool) -> None:
        """Take a rectangle of the screen; ``opened``: whether anything shows there."""
        self._rect, self._open = QRect(rect), opened
        self._settle()

    def _settle(self) -> None:
        for panel in self._panels[:-1]:
            panel.hide()
        self.panel.setGeometry(self._rect)
        self.panel.setVisible(self._open)
        if self._open:
            self.panel.raise_()
