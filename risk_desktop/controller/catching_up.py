"""Reading saves into the profiles beside the window: a process of its own plays them again, and nobody waits for it."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from risk_desktop.ai.player import Fault
from risk_desktop.profile.rebuilding import catch_up

from .ai_process import told
from .child_process import ChildProcess

log = logging.getLogger(__name__)

_LISTEN_MS = 100
"""How often it is looked what the process has told."""


class CatchingUp(QObject):
    """Reads the saves of a ``folder`` that aren't read yet: ``done`` of ``total``.

    ``changed``: it is farther, or has come to its end. ``fault``: why it failed, None if it didn't.
    """

    changed = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._process: ChildProcess[tuple[int, int]] | None = None
        self._again = False
        self.fault: Fault | None = None
        self.done = self.total = 0
        self._listen = QTimer(self, interval=_LISTEN_MS)
        self._listen.timeout.connect(self._hear)

    @property
    def is_running(self) -> bool:
        """Whether saves are being read."""
        return self._process is not None

    def begin(self) -> None:
        """Read what isn't read yet; once more from the beginning where that is under way, as another game has ended."""
        if self._process is not None:
            self._again = True
            return
        self.fault, self.done, self.total = None, 0, 0
        try:
            self._process = ChildProcess(catch_up, self._folder, "profile")
        except (OSError, RuntimeError) as error:
            self.fault = Fault("crash", told(error))
        else:
            self._listen.start()
        self.changed.emit()

    def close(self) -> None:
        """End the process; what has been read is kept."""
        self._again = False
        self._end()

    def _end(self) -> None:
        self._listen.stop()
        process, self._process = self._process, None
        if process is not None:
            process.close()

    def _hear(self) -> None:
        if self._process is None:
            return
        heard = self._process.heard()
        for news in heard:
            if self._process is not None:  # after its last word its end is no fault
                self._take(news)
        if heard:
            self.changed.emit()

    def _take(self, news: tuple[int, int] | Fault) -> None:
        if isinstance(news, Fault):
            log.warning("reading saves for the profiles failed: %s", news.detail)
            self.fault = news
            self.close()
            return
        self.done, self.total = news
        if self.done == self.total:
            self._end()
            if self._again:
                self._again = False
                self.begin()
