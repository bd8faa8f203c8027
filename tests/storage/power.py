"""A disk that loses its power: what was written but not synced may be there or not, in part, or as zeros.

``PowerCut`` watches a folder of real files. Only ``os.fsync`` makes a content or a name sure; ``outcomes`` then gives what
may be found after the power has come back.
"""

from __future__ import annotations

import errno
import os
import stat
import time
from collections.abc import Iterator
from io import FileIO
from itertools import product
from pathlib import Path
from random import Random

import pytest


class PowerCut:
    """Remembers of the files in one folder what is sure to be on the disk."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.contents: dict[int, bytes] = {}
        """By inode, what was in the file when it was synced last."""
        self.names: dict[str, int] = {}
        """Names with their inodes, when the folder was synced last."""
        self._fsync = os.fsync
        monkeypatch.setattr(os, "fsync", self.fsync)

    def fsync(self, file: int) -> None:
        """Sync a file or the folder, and remember what is sure now."""
        self._fsync(file)
        facts = os.fstat(file)
        if stat.S_ISDIR(facts.st_mode):
            self.names = self._present()
            return
        for path in self.folder.iterdir():
            if path.stat().st_ino == facts.st_ino:
                self.contents[facts.st_ino] = path.read_bytes()

    def _present(self) -> dict[str, int]:
        return {path.name: path.stat().st_ino for path in self.folder.iterdir()}

    def is_sure(self, path: Path, size: int, seconds: float = 2.0) -> bool:
        """Wait until the first ``size`` bytes of a file are sure; False if they aren't by then."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if len(self.contents.get(path.stat().st_ino, b"")) >= size:
                return True
            time.sleep(0.002)
        return False

    def outcomes(self, rng: Random, most: int = 24) -> Iterator[dict[str, bytes]]:
        """Yield what the folder may hold after a power failure now: name and content of each file."""
        present = self._present()
        now = {inode: (self.folder / name).read_bytes() for name, inode in present.items()}
        names = sorted({*present, *self.names})
        choices = [sorted({present.get(name), self.names.get(name)}, key=str) for name in names]
        every = list(product(*choices))
        for inodes in rng.sample(every, min(most, len(every))):
            for how in range(5):
                yield {
                    name: self._content(inode, now.get(inode), how, rng)
                    for name, inode in zip(names, inodes, strict=True)
                    if inode is not None
                }

    def _content(self, inode: int, now: bytes | None, how: int, rng: Random) -> bytes:
        """Return one of the things that a file may hold: what is sure, all, a part, or zeros and what came later."""
        sure = self.contents.get(inode, b"")
        if now is None or how == 0:
            return sure
        extra = now[len(sure) :] if now.startswith(sure) else now
        base = sure if now.startswith(sure) else b""
        cut = rng.randrange(len(extra) + 1)
        return base + (extra, extra[:cut], b"\0" * len(extra), b"\0" * cut + extra[cut:])[how - 1]


class FlakyFile:
    """A file whose writes fail, or are cut short, while ``moods`` say so."""

    def __init__(self, file: FileIO, moods: Iterator[str]) -> None:
        self._file = file
        self._moods = moods

    def write(self, data: bytes) -> int:
        """Write all, a part, or nothing; a part is told as the system tells it."""
        mood = next(self._moods, "well")
        if mood == "full":
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        if mood == "failing":
            self._file.write(data[: len(data) // 2])
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        if mood == "short":
            return self._file.write(data[: len(data) // 3])
        return self._file.write(data)

    def __getattr__(self, name: str) -> object:
        return getattr(self._file, name)
