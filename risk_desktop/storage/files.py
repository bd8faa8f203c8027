"""Writing whole files so that a crash leaves either the old content or the new one, and keeping copies of bad ones."""

from __future__ import annotations

import os
import shutil
from contextlib import suppress
from pathlib import Path


def write_atomically(path: Path, data: bytes) -> None:
    """Replace the file at ``path`` by one with ``data``, making its folder if need be. OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with temporary.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)


def make_writable(folder: Path) -> None:
    """Make ``folder`` if need be, and try whether a file can be made in it. OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    probe = folder / f".writable.{os.getpid()}.tmp"
    probe.touch()
    probe.unlink(missing_ok=True)


def keep_copy(path: Path, suffix: str) -> Path:
    """Copy ``path`` to a new file beside it, ``NAME.suffix`` or ``NAME.suffix2`` and so on; return its path. OSError."""
    copy = free_name(path, suffix)
    shutil.copy2(path, copy)
    return copy


def keep_bad(path: Path) -> None:
    """Keep a copy of a file that couldn't be read as NAME.bad, where that is possible."""
    with suppress(OSError):
        shutil.copy2(path, path.with_name(path.name + ".bad"))


def free_name(path: Path, suffix: str) -> Path:
    """Return ``NAME.suffix``, with a number where that exists."""
    number = 1
    while True:
        found = path.with_name(f"{path.name}.{suffix}{number if number > 1 else ''}")
        if not found.exists():
            return found
        number += 1
