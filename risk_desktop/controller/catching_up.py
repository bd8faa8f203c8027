"""Reading saves into the profiles beside the window: a process of its own plays them again, and nobody waits for it."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from risk_desktop.ai.player import Fault
from risk_desktop.profile.rebuilding import catch_up

from .child_listener import ChildListener
from .child_process import ChildProcess

log = logging.getLogger(__name__)


class CatchingUp(QObject):
    """Reads the saves of a ``folder`` that aren't read yet: ``done`` of ``total``.

    ``changed``: it is farther, or has come to its end. ``fault``: why it failed, None if it didn't.
    """

    changed = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._again = False
        self.fault: Fault | None = None
        self.done = self.total = 0
        self._child = ChildListener(self)
        self._child.heard.connect(self._take)

    @property
    def is_running(self) -> bool:
        """Whether saves are being read."""
        return self._child.is_running

    def begin(self) -> None:
        """Read what isn't read yet; once more from the beginning where that is under way, as another game has ended."""
        if self.is_running:
            self._again = True
            return
        self.fault, self.done, self.total = None, 0, 0
        self._child.begin(self._start)
        self.changed.emit()

    def close(self) -> None:
        """End the process; what has been read is kept."""
        self._again = False
        self._child.stop()

    def _start(self) -> ChildProcess[tuple[int, int]]:
        return ChildProcess(catch_up, self._folder, "profile")

    def _take(self, news: tuple[int, int] | Fault) -> None:
        if isinstance(news, Fault):
            log.warning("reading saves for the profiles failed: %s", news.detail)
            self.fault = news
            self.close()
        else:
            self.done, self.total = news
            if self.done == self.total:
                self._child.stop()
                if self._again:
                    self._again = False
                    self.begin()
        self.changed.emit()
