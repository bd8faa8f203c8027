"""Keeps a key press that was meant for one question from answering the next, which has just replaced it."""

from __future__ import annotations

import time

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLineEdit, QWidget

from risk_desktop.ui.game.director import Director
from risk_desktop.ui.game.prompt.answering_keys import commits
from risk_desktop.ui.game.prompt.asking import Ask
from risk_desktop.ui.kit import Overlay

GUARD_S = 0.6
"""How long a new question takes no keys, s."""
_REPEATS_MS = 1200
"""How long after that a held key may begin to repeat, ms: systems wait up to a second before the first repeat."""
_KEYS = {QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress}
_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class KeyGuard(QObject):
    """Filters the keys of a game's window while a question is new.

    A question is new if its kind, its presenter or its player is another than before, or if it replaces a prompt that could
    be pressed while watching ("Skip to my turn"). It takes keys only after ``GUARD_S``, and each key only after
    it has been released. A question of the same kind, such as the next roll, takes keys at once.

    What replaces an own question while others play on takes no key at first, either: it would skip what is to be seen.
    ``held`` tells when keys begin to be ignored, and when they are taken: nothing may seem to be offered meanwhile.
    """

    held = Signal(bool)

    def __init__(self, director: Director, screen: QWidget) -> None:
        super().__init__(screen)
        self._director, self._screen = director, screen
        self._before: tuple[int, str, type] | None = None
        self._watched = False
        self._asked = 0.0
        self._anew: set[int] = set()
        application = QCoreApplication.instance()
        assert application is not None
        self._application = application
        self._read = QTimer(self, singleShot=True)
        self._read.timeout.connect(self._release)
        self._over = QTimer(self, singleShot=True)
        self._over.timeout.connect(self._rest)
        director.asks.connect(self._follow)
        director.begun.connect(self._begin)

    @property
    def holding(self) -> bool:
        """Whether keys that may answer the present question are ignored now."""
        return time.monotonic() - self._asked < GUARD_S

    def _follow(self, ask: Ask) -> None:
        if self._director.presenter is None:
            watched, self._watched = self._watched, ask.primary is not None
            if self._watched and not watched and self._before is not None:
                self._hold()

    def _begin(self) -> None:
        presenter = self._director.presenter
        assert presenter is not None
        question = presenter.decision.player, presenter.decision.kind, type(presenter)
        if self._watched or self._before not in (None, question):
            self._hold()
        self._before, self._watched = question, False

    def _hold(self) -> None:
        self._asked = time.monotonic()
        self._anew.clear()
        self._read.start(round(GUARD_S * 1000))
        self._over.start(round(GUARD_S * 1000) + _REPEATS_MS)
        self.held.emit(True)
        # Every event of the program passes through the filter, so it is installed only while it is needed.
        self._application.installEventFilter(self)

    def _release(self) -> None:
        if self.holding:  # a timer may be some milliseconds early
            self._read.start(1)
        else:
            self.held.emit(False)

    def _rest(self) -> None:
        self._application.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Swallow keys that were not meant for the question."""
        if event.type() not in _KEYS or not isinstance(event, QKeyEvent) or not commits(event.key()):
            return False
        if event.modifiers() & _COMMANDS or not self._is_meant_for_the_question(watched):
            return False
        if self.holding or (event.isAutoRepeat() and event.key() not in self._anew):
            self._over.start(max(self._over.remainingTime(), _REPEATS_MS))
            event.accept()
            return True
        self._anew.add(event.key())
        return False

    def _is_meant_for_the_question(self, watched: QObject) -> bool:
        """Tell whether a key would reach the question, and not an animation, a dialog above it or a text field."""
        if not isinstance(watched, QWidget) or watched.window() is not self._screen.window():
            return False
        focus = QApplication.focusWidget()
        if isinstance(focus, QLineEdit) and not isinstance(focus.parentWidget(), QAbstractSpinBox):
            return False
        above: QWidget | None = focus or watched
        while above is not None and not isinstance(above, Overlay):
            above = above.parentWidget()
        at_table = above is None or above.explained
        return at_table and self._screen.isVisible() and (self._director.presenter is not None or self._watched)
