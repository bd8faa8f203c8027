"""What is said aloud: the one way from the window to screen readers."""

from __future__ import annotations

from collections import deque

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QWidget

from risk_desktop.storage.settings import SpokenLevel

_REMEMBERED = 40


class Voice(QObject):
    """Announces sentences. What is asked, and what answers a person's own key, is said at any ``level``.

    ``said`` carries each announcement, and whether it interrupts what is being read.
    """

    said = Signal(str, bool)

    def __init__(self) -> None:
        super().__init__()
        self.level: SpokenLevel = "mine"
        self._past: deque[str] = deque(maxlen=_REMEMBERED)
        self._repeated = 0

    def ask(self, words: str) -> None:
        """Say whose turn it is, or what is asked: at once."""
        self._say(words, assertive=True)

    def answer(self, words: str) -> None:
        """Say what a person's own key or click has led to, after what is being read."""
        self._say(words)

    def wants(self, *, concerned: bool) -> bool:
        """Tell whether what has happened is to be said; ``concerned``: whether it is about the person."""
        return self.level == "all" or (self.level == "mine" and concerned)

    def tell(self, words: str) -> None:
        """Say what has happened, after what is being read: of what ``wants`` lets through."""
        self._say(words)

    def repeat(self) -> str:
        """Say again what was said last; asked again at once, what was said before that. Return it, "" for nothing."""
        if not self._past:
            return ""
        self._repeated = min(self._repeated + 1, len(self._past))
        words = self._past[-self._repeated]
        self._announce(words, assertive=False)
        return words

    def forget(self) -> None:
        """Forget what was said: others may look at the screen now, and hear it."""
        self._past.clear()
        self._repeated = 0

    def _say(self, words: str, *, assertive: bool = False) -> None:
        if words:
            self._past.append(words)
            self._repeated = 0
            self._announce(words, assertive=assertive)

    def _announce(self, words: str, *, assertive: bool) -> None:
        self.said.emit(words, assertive)
        speaker = _speaker()
        if speaker is None or not QAccessible.isActive():
            return
        event = QAccessibleAnnouncementEvent(speaker, words)
        politeness = QAccessible.AnnouncementPoliteness
        event.setPoliteness(politeness.Assertive if assertive else politeness.Polite)
        QAccessible.updateAccessibility(event)


def _speaker() -> QWidget | None:
    """Return the window that speaks: the active one, else the first that shows."""
    shown = (window for window in QApplication.topLevelWidgets() if window.isVisible() and window.isWindow())
    return QApplication.activeWindow() or next(shown, None)


VOICE = Voice()
"""The voice of the program: there is one, as there is one person's ear."""
