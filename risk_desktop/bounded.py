"""Reading a file that anybody may have written: files only, and no more of one than it may hold."""

from __future__ import annotations

from pathlib import Path


class NoFileError(OSError):
    """What has this name is a folder, a pipe or a device: reading it might never end."""


class TooLargeError(OSError):
    """The file holds more than it may."""


def read_bounded(path: Path, most: int) -> bytes:
    """Return the content of a file of ``most`` bytes at the most.

    NoFileError, TooLargeError, or another OSError, also for what no file can be called.
    """
    if path.exists() and not path.is_file():
        raise NoFileError(path)
    try:
        with path.open("rb") as file:
            content = file.read(most + 1)
    except ValueError as fault:
        raise OSError(str(fault)) from None
    if len(content) > most:
        raise TooLargeError(path)
    return content


def as_text(content: bytes) -> str:
    """Return the text that a file holds, its lines ended by \\n, without a mark of its encoding; UnicodeDecodeError."""
    return content.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
