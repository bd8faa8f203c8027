"""Keeps a key that was meant for the watching prompt from answering the question that has come up meanwhile."""

from __future__ import annotations

import time

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from risk_desktop.ui.play.asking import Ask
from risk_desktop.ui.play.director import Director

GUARD_S = 0.7
"""So long after such a question the keys of the primary button are ignored, s."""
_PRIMARY = {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter}
_KEYS = {QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress}


class KeyGuard(QObject):
    """Watches the keys of a play screen's window.

    Only a question that takes the place of a prompt that could be pressed while watching ("Skip to my turn") is guarded,
    and as long as the key is held down that was pressed before it.
    """

    def __init__(self, director: Director, screen: QWidget) -> None:
        super().__init__(screen)
        self._director, self._screen = director, screen
        self._watched, self._fresh, self._held = False, True, False
        self._asked = 0.0
        application = QCoreApplication.instance()
        assert application is not None
        self._application = application
        self._over = QTimer(self, singleShot=True)
        self._over.timeout.connect(self._look_whether_held)
        director.asks.connect(self._follow)
        director.begun.connect(self._begin)

    @property
    def holding(self) -> bool:
        """Whether the keys of the primary button are ignored now."""
        return time.monotonic() - self._asked < GUARD_S

    def _follow(self, ask: Ask) -> None:
        if self._director.presenter is None:
            self._watched = ask.primary is not None

    def _begin(self) -> None:
        if self._watched:
            self._asked = time.monotonic()
            self._fresh = self._held = False
            self._over.start(round(GUARD_S * 1000))
            # Every event of the program passes by it: it stands guard only as long as there is something to guard.
            self._application.installEventFilter(self)
        self._watched = False

    def _look_whether_held(self) -> None:
        if not self._held:
            self._rest()

    def _rest(self) -> None:
        self._fresh = True
        self._application.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Swallow what was not meant for the question."""
        if event.type() not in _KEYS or not isinstance(event, QKeyEvent) or event.key() not in _PRIMARY:
            return False
        if not self._screen.isVisible() or not self._is_ours(watched):
            return False
        if self.holding or (event.isAutoRepeat() and not self._fresh):
            self._held = self._held or event.isAutoRepeat()
            event.accept()
            return True
        self._rest()
        return False

    def _is_ours(self, watched: QObject) -> bool:
        return isinstance(watched, QWidget) and watched.window() is self._screen.window()
