"""Names that change with every beat of a game, told to screen readers when they have come to rest."""

from __future__ import annotations

import time
from typing import cast

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid


class _Waiting(QObject):
    """New names that wait: until none has changed for ``rest`` seconds, and for ``longest`` seconds at the most."""

    def __init__(self, rest: float, longest: float) -> None:
        super().__init__()
        self.names: dict[QWidget, str] = {}
        self._longest, self._since = longest, 0.0
        self._timer = QTimer(self, singleShot=True, interval=round(rest * 1000))
        self._timer.timeout.connect(self.tell)
        # Before screen readers hear of the focus, and read the name of what has it.
        cast(QApplication, QApplication.instance()).focusChanged.connect(self._focused)

    def put(self, widget: QWidget, name: str) -> None:
        """Let a widget's name wait, in place of one that waits already."""
        if not self._timer.isActive():
            self._since = time.monotonic()
        self.names[widget] = name
        if time.monotonic() - self._since < self._longest or not self._timer.isActive():
            self._timer.start()

    def tell(self) -> None:
        """Give their new names to all that show; the others get them when they are shown."""
        self.names = {widget: name for widget, name in self.names.items() if isValid(widget)}
        for widget in [each for each in self.names if each.isVisible()]:
            self.give(widget)

    def _focused(self, before: QWidget | None, now: QWidget | None) -> None:
        if now is not None:
            self.give(now)

    def give(self, widget: QWidget) -> None:
        """Give a widget the name that waits for it, if there is one."""
        name = self.names.pop(widget, None)
        if name is not None and name != QWidget.accessibleName(widget):
            QWidget.setAccessibleName(widget, name)


class CalmNames:
    """Keeps new names of widgets back for a moment, of each only the last, while a screen reader listens.

    What takes no focus is read when somebody goes looking for it, and waits longer than what the keyboard may stop at.
    """

    def __init__(self) -> None:
        self._made: tuple[_Waiting, _Waiting] | None = None

    def change(self, widget: QWidget, name: str) -> None:
        """Give a widget another name: at once if it has none or has the keyboard, or where nobody listens."""
        if name == self.of(widget):
            return
        if not QAccessible.isActive() or not widget.accessibleName() or widget.hasFocus():
            for waiting in self._made or ():
                waiting.names.pop(widget, None)
            QWidget.setAccessibleName(widget, name)
            return
        if self._made is None:  # made when they are needed: there is an application by then
            self._made = _Waiting(0.4, 2.0), _Waiting(1.5, 6.0)
        self._made[widget.focusPolicy() == Qt.FocusPolicy.NoFocus].put(widget, name)

    def of(self, widget: QWidget) -> str:
        """Return the name of a widget, also one that has not been told yet."""
        waiting = next((each.names[widget] for each in self._made or () if widget in each.names), None)
        return QWidget.accessibleName(widget) if waiting is None else waiting

    def shown(self, widget: QWidget) -> None:
        """Tell the name of a widget that changed while it was hidden."""
        for waiting in self._made or ():
            waiting.give(widget)


CALM_NAMES = CalmNames()
"""Those of all windows."""
