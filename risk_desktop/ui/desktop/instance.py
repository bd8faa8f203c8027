"""A single running instance per user: a second start only brings the window of the first to the front."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, Signal

from risk_desktop.bounded import read_bounded
from risk_desktop.storage.locking import FileLock, LockTaken

_LONGEST_REQUEST = 4096
"""The longest request that is read, bytes; it is the path of a save."""

log = logging.getLogger(__name__)


class SingleInstance(QObject):
    """Holds a lock in ``folder``. ``asked`` carries the save file that a second start was given ("" if none).

    The lock is the system's, no number of a process in a file: in a sandbox each start may have the number of the one before,
    and what a killed program left would then keep everybody out.
    """

    asked = Signal(str)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        folder.mkdir(parents=True, exist_ok=True)
        self._place = folder / "running.lock"
        self._lock: FileLock | None = None
        self._request = folder / "open-request"
        self._watcher: QFileSystemWatcher | None = None

    def take(self) -> bool:
        """Become the single instance; return False if another one runs.

        If nothing can be written, for example on a full disk, nothing is known about others, and the result is True.
        """
        try:
            self._lock = FileLock(self._place)
            self._request.write_text("", encoding="utf-8")
        except LockTaken:
            return False
        except OSError as fault:
            log.warning("no other start will be heard of in %s: %s", self._place.parent, fault)
            return True
        self._watcher = QFileSystemWatcher([str(self._request)], self)
        self._watcher.fileChanged.connect(self._requested)
        return True

    def ask_other(self, save: str = "") -> None:
        """Ask the running instance to come to the front, and to open ``save`` if given."""
        self._request.write_text(save + "\n", encoding="utf-8")

    def release(self) -> None:
        """Release the lock."""
        if self._lock is not None:
            self._lock.release()

    def _requested(self, path: str) -> None:
        try:
            words = read_bounded(self._request, _LONGEST_REQUEST).decode("utf-8", "replace")
        except OSError:  # the file is gone again, or holds no request
            return
        if words:
            self.asked.emit(words.strip())
