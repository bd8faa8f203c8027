"""A single running instance per user: a second start only brings the window of the first to the front."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, Signal

from risk_desktop.bounded import read_bounded

_LONGEST_REQUEST = 4096
"""The longest request that is read, bytes; it is the path of a save."""

log = logging.getLogger(__name__)


class SingleInstance(QObject):
    """Holds a lock in ``folder``. ``asked`` carries the save file that a second start was given ("" if none)."""

    asked = Signal(str)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        folder.mkdir(parents=True, exist_ok=True)
        self._lock = QLockFile(str(folder / "running.lock"))
        self._lock.setStaleLockTime(0)  # only a dead process makes it stale, never mere age
        self._request = folder / "open-request"
        self._watcher: QFileSystemWatcher | None = None

    def take(self) -> bool:
        """Become the single instance; return False if another one runs.

        If the lock can't be written, for example on a full disk, nothing is known about others, and the result is True.
        """
        if not self._lock.tryLock(100):
            if self._lock.error() == QLockFile.LockError.LockFailedError:
                return False
            log.warning("no lock on %s: %s", self._lock.fileName(), self._lock.error())
            return True
        self._request.write_text("", encoding="utf-8")
        self._watcher = QFileSystemWatcher([str(self._request)], self)
        self._watcher.fileChanged.connect(self._requested)
        return True

    def ask_other(self, save: str = "") -> None:
        """Ask the running instance to come to the front, and to open ``save`` if given."""
        self._request.write_text(save + "\n", encoding="utf-8")

    def release(self) -> None:
        """Release the lock."""
        self._lock.unlock()

    def _requested(self, path: str) -> None:
        try:
            words = read_bounded(self._request, _LONGEST_REQUEST).decode("utf-8", "replace")
        except OSError:  # the file is gone again, or holds no request
            return
        if words:
            self.asked.emit(words.strip())
