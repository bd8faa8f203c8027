"""Listens to one child at a time: looks now and then what it has told, so that the window never waits for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from risk_desktop.ai.player import Fault

from .ai_process import told
from .child_process import ChildProcess

_LISTEN_MS = 50
"""How often it is looked whether the child has told something."""


class ChildListener(QObject):
    """Starts a child and listens to it until it is stopped.

    ``heard`` carries all that the child tells, one by one, or a Fault where it dies or doesn't start.
    """

    heard = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: ChildProcess[Any] | None = None
        self._timer = QTimer(self, interval=_LISTEN_MS)
        self._timer.timeout.connect(self._listen)

    @property
    def is_running(self) -> bool:
        """Whether there is a child."""
        return self._process is not None

    def begin(self, start: Callable[[], ChildProcess[Any]]) -> None:
        """Listen to the child that ``start`` returns, and to no other any more."""
        self.stop()
        try:
            self._process = start()
        except (OSError, RuntimeError) as error:
            self.heard.emit(Fault("crash", told(error)))
        else:
            self._timer.start()

    def stop(self) -> None:
        """End the child: what it has still told is told to nobody."""
        self._timer.stop()
        process, self._process = self._process, None
        if process is not None:
            process.close()

    def _listen(self) -> None:
        process = self._process
        for news in process.heard() if process is not None else ():
            if self._process is process:  # whoever hears the last word stops it: that it ends then is no fault
                self.heard.emit(news)
