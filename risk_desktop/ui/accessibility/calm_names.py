"""Names that change with every beat of a game, told to screen readers when they have come to rest."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

_REST_MS, _LONGEST_S = 400, 2.0
"""Names are told when none has changed for the first time, and after the second at the latest."""


class CalmNames(QObject):
    """Keeps new names of widgets back for a moment, of each only the last, while a screen reader listens."""

    def __init__(self) -> None:
        super().__init__()
        self._due: dict[QWidget, str] = {}
        self._since = 0.0
        self._rest: QTimer | None = None

    def change(self, widget: QWidget, name: str) -> None:
        """Give a widget another name: at once if it has none, or where nobody listens."""
        if name == self.of(widget):
            return
        if not QAccessible.isActive() or not QWidget.accessibleName(widget):
            self._due.pop(widget, None)
            QWidget.setAccessibleName(widget, name)
            return
        if not self._due:
            self._since = time.monotonic()
        self._due[widget] = name
        if self._rest is None:  # made when it is needed: there is an application by then
            self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
            self._rest.timeout.connect(self.tell)
        if time.monotonic() - self._since < _LONGEST_S or not self._rest.isActive():
            self._rest.start()

    def of(self, widget: QWidget) -> str:
        """Return the name of a widget, also one that has not been told yet."""
        return self._due.get(widget) or QWidget.accessibleName(widget)

    def tell(self) -> None:
        """Give all widgets their new names."""
        due, self._due = self._due, {}
        for widget, name in due.items():
            if isValid(widget) and name != QWidget.accessibleName(widget):
                QWidget.setAccessibleName(widget, name)


CALM_NAMES = CalmNames()
"""Those of all windows."""
