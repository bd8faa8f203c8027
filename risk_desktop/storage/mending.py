"""Mending a save whose lines are damaged, missing, or of an older format: what holds is written anew beside a copy.

``reading.py`` says what is wrong with the lines. Where a record doesn't hold, ``replay.py`` goes on from a later position.
"""

from __future__ import annotations

from .files import keep_copy, write_atomically
from .lines import encode_line, sealed
from .reading import LoadedSave, SaveReader, read_lines


def mend(loaded: LoadedSave, suffix: str) -> None:
    """Write the file of ``loaded`` anew, in today's format and without damage, if with gaps; NAME.suffix keeps it as it was.

    OSError; SaveError if the file can't be read any more.
    """
    keep_copy(loaded.path, suffix)
    lines = [sealed(body) for body in mended(loaded)]
    write_atomically(loaded.path, encode_line(loaded.header) * 2 + b"".join(lines))


def mended(loaded: LoadedSave) -> list[bytes]:
    """Return the intact lines behind the header as JSON objects, with an UndoLine where others are missing; SaveError."""
    reader = read_lines(loaded.path, _Keeper)
    return [body for number, body in reader.bodies if number not in loaded.unusable]


class _Keeper(SaveReader):
    """Keeps the lines that a mended save consists of, with the numbers of those for which they stand."""

    def __init__(self, loaded: LoadedSave) -> None:
        super().__init__(loaded)
        self.bodies: list[tuple[int, bytes]] = []

    def keep(self, number: int, body: bytes) -> None:
        """Keep it."""
        self.bodies.append((number, body))
