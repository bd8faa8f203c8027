"""The keys of a game's screen that belong to no button: views, zoom, numbers of dice and armies."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QToolTip, QWidget

from risk_desktop.ui.game.director import Director
from risk_desktop.ui.game.player_input import PlayerInput
from risk_desktop.ui.game.prompt.asking import Number
from risk_desktop.ui.game.view_switches import Views

TYPING_S = 1.0
"""How soon the next digit of a number must follow, s."""
ENDS = ("Home", "End")
"""The keys for the fewest and for the most armies."""


class Shortcuts(QObject):
    """The shortcuts of a screen by key; they do nothing while a dialog has the keyboard."""

    def __init__(self, screen: QWidget) -> None:
        super().__init__(screen)
        self._screen = screen
        self.made: dict[str, QShortcut] = {}
        self._numbers: dict[int, Callable[[int], object]] = {}
        self._taken: set[str] = set()

    def add(self, key: str, action: Callable[[], object], repeats: bool = True) -> None:
        """Call a bound method when a key, in Qt's portable form, is pressed; again while it is held if it ``repeats``."""
        shortcut = QShortcut(QKeySequence(key), self._screen)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.setAutoRepeat(repeats)
        shortcut.activated.connect(QToolTip.hideText)  # what it tells may be of the question before
        shortcut.activated.connect(action)
        self.made[key] = shortcut

    def take(self, key: str, action: Callable[[], object]) -> None:
        """Let a key do this and nothing else from now on, whoever had it."""
        if key in self.made:
            before = self.made.pop(key)
            before.setEnabled(False)  # now: two for one key would both be left undone
            before.deleteLater()
        self._taken.add(key)
        self.add(key, action)

    def enable(self, keys: Iterable[str], enabled: bool) -> None:
        """Enable keys, or leave them to the focused widget."""
        for key in set(keys) - self._taken:
            self.made[key].setEnabled(enabled)

    def add_number(self, number: int, action: Callable[[int], object]) -> None:
        """Call ``action`` with ``number`` when its digit is pressed."""
        self._numbers[number] = action
        self.add(str(number), self._call_with_number)

    def _call_with_number(self) -> None:
        shortcut = self.sender()
        assert isinstance(shortcut, QShortcut)
        number = int(shortcut.key().toString())
        self._numbers[number](number)


class AmountKeys:
    """The keys for a number of armies: + and - (which zoom when no number is asked for), Home and End, and digits.

    Digits that follow each other within ``TYPING_S`` are one number.
    """

    def __init__(self, player_input: PlayerInput, director: Director, views: Views) -> None:
        self._input, self._director, self._views = player_input, director, views
        self._typed, self._typed_at = 0, 0.0

    def type(self, digit: int) -> bool:
        """Take a digit of a number; False if none can be set. A number that can't be is not taken."""
        number = self._number
        if number is None:
            return False
        now = time.monotonic()
        longer = self._typed * 10 + digit if now - self._typed_at < TYPING_S else digit
        typed = longer if longer <= number.high else digit
        self._typed, self._typed_at = typed, now
        if number.low <= typed <= number.high:
            self._input.set_number(typed)
        return True

    def more(self) -> None:
        """Set one army more, or zoom in."""
        if not self._step(1):
            self._views.zoom_in()

    def fewer(self) -> None:
        """Set one army fewer, or zoom out."""
        if not self._step(-1):
            self._views.zoom_out()

    def fewest(self) -> None:
        """Set the fewest armies allowed."""
        if (number := self._number) is not None:
            self._input.set_number(number.low)

    def all(self) -> None:
        """Set the most armies allowed."""
        if (number := self._number) is not None:
            self._input.set_number(number.high)

    @property
    def _number(self) -> Number | None:
        presenter = self._director.presenter
        number = presenter.ask().number if presenter is not None else None
        return None if number is None or number.fixed else number

    def _step(self, step: int) -> bool:
        number = self._number
        if number is None:
            return False
        self._input.set_number(min(number.high, max(number.low, number.value + step)))
        return True
