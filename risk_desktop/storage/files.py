"""Writing files so that a crash or a power failure leaves either the old content or the new one; copies of bad ones."""

from __future__ import annotations

import os
import shutil
import sys
from contextlib import suppress
from io import FileIO
from pathlib import Path


def write_atomically(path: Path, data: bytes) -> None:
    """Replace the file at ``path`` by one with ``data``, making its folder if need be. OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with temporary.open("wb") as file:
            file.write(data)
            file.flush()
            sync_file(file.fileno())
        temporary.replace(path)
        sync_folder(path.parent)
    finally:
        temporary.unlink(missing_ok=True)


def open_appending(path: Path) -> FileIO:
    """Return the file at ``path``, open to be added to; each write goes to the system at once. OSError."""
    return path.open("ab", buffering=0)


def sync_file(file: int) -> None:
    """Wait until what was written to an open file is on the disk, and outlives a power failure. OSError."""
    os.fsync(file)


def sync_folder(folder: Path) -> None:
    """Wait until new names in ``folder`` are on the disk, where the system can do that."""
    if sys.platform == "win32":
        return
    with suppress(OSError):  # some network drives can't
        entry = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(entry)
        finally:
            os.close(entry)


def make_writable(folder: Path) -> None:
    """Make ``folder`` if need be, and try whether a file can be made in it. OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    probe = folder / f".writable.{os.getpid()}.tmp"
    probe.touch()
    probe.unlink(missing_ok=True)


def keep_copy(path: Path, suffix: str) -> Path:
    """Copy ``path`` to a new file beside it, ``NAME.suffix`` or ``NAME.suffix2`` and so on; return its path.

    OSError; then there is no copy, not even a part of one.
    """
    copy = free_name(path, suffix)
    try:
        shutil.copy2(path, copy)
    except OSError:
        with suppress(OSError):
            copy.unlink(missing_ok=True)
        raise
    with suppress(OSError), copy.open("rb+") as file:  # the rights of the copy may not allow it
        sync_file(file.fileno())
    return copy


def keep_bad(path: Path) -> None:
    """Keep a copy of a file that couldn't be read as NAME.bad, where that is possible."""
    bad = path.with_name(path.name + ".bad")
    before = bad.exists()
    try:
        shutil.copy2(path, bad)
    except OSError:
        if not before:
            with suppress(OSError):
                bad.unlink(missing_ok=True)


def free_name(path: Path, suffix: str) -> Path:
    """Return ``NAME.suffix``, with a number where that exists."""
    number = 1
    while True:
        found = path.with_name(f"{path.name}.{suffix}{number if number > 1 else ''}")
        if not found.exists():
            return found
        number += 1
