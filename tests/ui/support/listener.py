"""Somebody who hears what the program says, and sees nothing."""

from __future__ import annotations

from types import TracebackType
from typing import Self

from risk_desktop.ui.accessibility.voice import VOICE


class Listener:
    """Keeps the announcements while it is in force: ``heard`` all, ``questions`` those that interrupt."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.questions: list[str] = []

    def __enter__(self) -> Self:
        VOICE.said.connect(self._hear)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        VOICE.said.disconnect(self._hear)

    @property
    def last(self) -> str:
        """What was said last, "" for nothing."""
        return self.heard[-1] if self.heard else ""

    def take(self) -> list[str]:
        """Return what was heard since the last call."""
        heard, self.heard = self.heard, []
        return heard

    def _hear(self, words: str, assertive: bool) -> None:
        self.heard.append(words)
        if assertive:
            self.questions.append(words)
