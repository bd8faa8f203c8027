"""Calls a person who looks at something else: the game waits for an answer."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QSystemTrayIcon, QWidget

from risk_desktop.i18n import tr


class TurnCall(QObject):
    """One call until the ``window`` is looked at again: its entry in the task bar blinks, and the desktop tells it.

    ``clicked``: the person wants the window. A desktop without notifications only lets the entry blink.
    """

    clicked = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.waiting = False
        """Whether somebody has been called who hasn't come yet."""
        self._icon: QSystemTrayIcon | None = None

    def call(self, name: str) -> None:
        """Call the player with this name, unless the window is being looked at or has called already."""
        if self.waiting or self._window.isActiveWindow():
            return
        self.waiting = True
        QApplication.alert(self._window)
        if QSystemTrayIcon.isSystemTrayAvailable() and QSystemTrayIcon.supportsMessages():
            # A message needs an icon, which stays only as long as somebody is called.
            icon = self._icon = QSystemTrayIcon(self._window.windowIcon(), self)
            icon.messageClicked.connect(self.clicked)
            icon.activated.connect(self.clicked)
            icon.setToolTip(tr("app.turn_call", name=name))
            icon.show()
            icon.showMessage(tr("app.name"), tr("app.turn_call", name=name), self._window.windowIcon())

    def rest(self) -> None:
        """Take the call back: somebody has come, or there is nothing to come for."""
        self.waiting = False
        icon, self._icon = self._icon, None
        if icon is not None:
            icon.hide()
            icon.deleteLater()
