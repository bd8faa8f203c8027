"""Locks that the system takes back when the program ends, however that happens; beside each save lies one for its writer."""

from __future__ import annotations

import errno
import logging
import os
import sys
from contextlib import suppress
from pathlib import Path

from risk_desktop.maps.problems import Problem

from .reading import SaveError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

log = logging.getLogger(__name__)

IN_USE = "storage.in_use"
"""Key of the problem that somebody else writes the save."""

_NO_LOCKS = (errno.ENOLCK, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.EINVAL)
"""What a folder answers that knows no locks, some network's for example. Windows has no such answer of its own."""


class LockTaken(Exception):
    """Somebody else holds the lock."""


class FileLock:
    """Held from the beginning until ``release()``. Where the folder takes no locks, nothing is held and nobody minds.

    Windows locks in every folder: a lock that can't be made there is a fault that the person has to know of.
    """

    def __init__(self, path: Path) -> None:
        """Take the lock that the file ``path`` stands for, which is made if need be; LockTaken, and on Windows OSError."""
        self._path = path
        self._file = -1
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            while self._file < 0:
                self._file = self._taken()
        except OSError as fault:
            if sys.platform == "win32":
                raise
            log.warning("no lock on %s: %s", path, fault)

    def release(self) -> None:
        """Give the lock back and remove its file; nothing happens the second time."""
        file, self._file = self._file, -1
        if file < 0:
            return
        # Elsewhere than on Windows the file has to go while it is locked, there it can only go afterwards.
        if sys.platform != "win32" and self._is_ours(file):
            self._path.unlink(missing_ok=True)
        os.close(file)
        if sys.platform == "win32":
            with suppress(OSError):
                self._path.unlink(missing_ok=True)

    def _is_ours(self, file: int) -> bool:
        """Tell whether the lock still lies there: its folder may have vanished, and another one been made."""
        try:
            return os.path.samestat(os.fstat(file), self._path.stat())
        except OSError:
            return False

    def _taken(self) -> int:
        """Return the open and locked file; -1 if its last owner removed it meanwhile. LockTaken, OSError."""
        file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(file)
        except OSError as fault:
            os.close(file)
            # Only what surely means "no locks here" lets anybody go on without.
            if sys.platform == "win32" or fault.errno not in _NO_LOCKS:
                raise LockTaken from None
            raise
        with suppress(FileNotFoundError):
            if os.path.samestat(os.fstat(file), self._path.stat()):
                return file
        os.close(file)
        return -1


class SaveLock(FileLock):
    """The right to write a save, which only one has: two would spoil it."""

    def __init__(self, save: Path) -> None:
        """Take the lock of ``save``, which need not exist; SaveError with the key IN_USE if it is taken, OSError on Windows."""
        try:
            super().__init__(save.with_name(f".{save.name}.lock"))
        except LockTaken:
            raise SaveError(save, Problem(IN_USE)) from None


def _lock(file: int) -> None:
    """Lock an open file for this process or raise OSError at once."""
    if sys.platform == "win32":
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
