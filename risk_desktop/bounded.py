"""Reading a file that anybody may have written: files only, never waiting for one, and no more than it may hold."""

from __future__ import annotations

import os
import stat
from io import FileIO
from pathlib import Path

_AT_ONCE = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOCTTY", 0)
_BLOCK = 1 << 20


class NoFileError(OSError):
    """What has this name is a folder, a pipe or a device: reading it might never end."""


class TooLargeError(OSError):
    """The file holds more than it may."""


def open_file(path: Path) -> FileIO:
    """Return the file at ``path``, open to be read; nothing is waited for.

    NoFileError, or another OSError, also for what no file can be called.
    """
    if path.exists() and not path.is_file():  # opening a device may do something already
        raise NoFileError(path)
    try:
        number = os.open(path, _AT_ONCE)
    except ValueError as fault:
        raise OSError(str(fault)) from None
    if not stat.S_ISREG(os.fstat(number).st_mode):
        os.close(number)
        raise NoFileError(path)
    return FileIO(number, "rb")


def read_bounded(path: Path, most: int) -> bytes:
    """Return the content of a file of ``most`` bytes at the most.

    NoFileError, also for a file of the system that only comes into being while somebody waits for it, TooLargeError, or
    another OSError.
    """
    parts, length = [], 0
    with open_file(path) as file:
        while part := file.read(min(_BLOCK, most + 1 - length)):
            parts.append(part)
            length += len(part)
            if length > most:
                raise TooLargeError(path)
        if part is None:
            raise NoFileError(path)
    return b"".join(parts)


def as_text(content: bytes) -> str:
    """Return the text that a file holds, its lines ended by \\n, without a mark of its encoding; UnicodeDecodeError."""
    return content.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
