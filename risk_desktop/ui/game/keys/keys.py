"""The keys of the play screen that belong to no button: views, zoom, number of dice, going round by Tab."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget


class PlayKeys(QObject):
    """Shortcuts of a screen by key; they fall silent while a dialog has the keyboard."""

    def __init__(self, screen: QWidget) -> None:
        super().__init__(screen)
        self._screen = screen
        self._made: dict[str, QShortcut] = {}
        self._numbers: dict[int, Callable[[int], object]] = {}

    def add(self, key: str, action: Callable[[], object]) -> None:
        """Let a key in Qt's portable form call a bound method."""
        shortcut = QShortcut(QKeySequence(key), self._screen)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(action)
        self._made[key] = shortcut

    def enable(self, keys: Iterable[str], enabled: bool) -> None:
        """Let keys act, or leave them to whatever has the focus."""
        for key in keys:
            self._made[key].setEnabled(enabled)

    def add_number(self, number: int, action: Callable[[int], object]) -> None:
        """Let a digit call ``action`` with its number."""
        self._numbers[number] = action
        self.add(str(number), self._tell_number)

    def _tell_number(self) -> None:
        shortcut = self.sender()
        assert isinstance(shortcut, QShortcut)
        number = int(shortcut.key().toString())
        self._numbers[number](number)
