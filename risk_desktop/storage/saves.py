"""Writing a save: one file per game, JSON lines, only ever appended to.

The header stands twice at the top, as nothing can be opened without it; then come the records, a snapshot at the start
of each turn, and a last line when the game is over. Each line goes to the system at once, so a killed program loses at
most the line in flight.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from types import TracebackType

import msgspec

from risk_desktop.engine.game import Record
from risk_desktop.engine.state import GameState, Outcome
from risk_desktop.maps.problems import Problem

from .codec import encode_choice, encode_state, state_hash
from .files import keep_copy, write_atomically
from .lines import FORMAT, EndLine, Line, RecordLine, SaveHeader, SnapshotLine, StatRow, UndoLine, encode_line, sealed
from .locking import IN_USE, SaveLock
from .reading import LoadedSave, SavedRecord, SaveError, mended, read_save
from .settling import Settler

SUFFIX = ".risk"
"""What the name of a save ends with."""


class SaveWriter:
    """Appends to one save file. Every method may raise OSError; the file then ends with its last whole line."""

    def __init__(self, path: Path, header: SaveHeader) -> None:
        """Create the file ``path`` with its header; FileExistsError if there is one."""
        if path.exists():
            raise FileExistsError(path)
        self._lock = SaveLock(path)
        try:
            write_atomically(path, encode_line(header) * 2)
            self._open(path, 0)
        except OSError:
            self._lock.release()
            raise

    @classmethod
    def reopen(cls, loaded: LoadedSave, records: int, problems: Sequence[Problem] = ()) -> SaveWriter:
        """Go on with a save after its first ``records`` records; what follows them is cancelled.

        A damaged file is kept as NAME.damaged, one of an older format as NAME.old, and its sound lines are written anew;
        ``problems`` are those that only showed in the playing. Raises SaveError if somebody else writes the file.
        """
        writer = cls.__new__(cls)
        writer._lock = SaveLock(loaded.path)
        try:
            writer._go_on(loaded, records, bool(loaded.problems or problems))
        except BaseException:
            writer._lock.release()
            raise
        return writer

    def _go_on(self, loaded: LoadedSave, records: int, damaged: bool) -> None:
        path = loaded.path
        if path.stat().st_size != loaded.length:  # somebody wrote between our reading and our lock
            raise SaveError(path, Problem(IN_USE))
        if damaged or loaded.format != FORMAT:
            keep_copy(path, "damaged" if damaged else "old")
            lines = [sealed(body) for body in mended(loaded)]
            write_atomically(path, encode_line(loaded.header) * 2 + b"".join(lines))
        elif loaded.notes:
            os.truncate(path, loaded.size)
        self._open(path, loaded.total)
        if not _ends_with_break(path):
            self._append(b"\n")
        if records < loaded.total:
            self.undo(loaded.total - records)

    def __enter__(self) -> SaveWriter:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def path(self) -> Path:
        """Where the save is."""
        return self._path

    @property
    def records(self) -> int:
        """Number of records that count."""
        return self._records

    def record(self, record: Record, hash_after: str) -> None:
        """Append a choice and the hash of the state after it."""
        self._records += 1
        choice = msgspec.Raw(encode_choice(record.choice))
        self._write(RecordLine(self._records, record.player, choice, record.rolls, hash_after))

    def snapshot(self, state: GameState, row: StatRow | None = None) -> None:
        """Append the whole state (as ``Game.snapshot`` gives it); soon after it is sure to be on the disk."""
        self._write(SnapshotLine(self._records, state_hash(state), msgspec.Raw(encode_state(state)), row))
        self._settler.settle()

    def undo(self, count: int) -> None:
        """Cancel the last ``count`` records."""
        self._records -= count
        self._write(UndoLine(self._records, count))

    def end(self, outcome: Outcome) -> None:
        """Note that the game is over."""
        self._write(EndLine(self._records, outcome.winners, outcome.reason))
        self._settler.settle()

    def thumbnail(self, png: bytes) -> None:
        """Keep a small picture of the table beside the save."""
        write_atomically(thumbnail_path(self._path), png)

    def close(self) -> None:
        """Close the file; nothing is left to be written."""
        try:
            self._settler.close()
            self._file.close()
        finally:
            self._lock.release()

    def _open(self, path: Path, records: int) -> None:
        self._path = path
        self._records = records
        self._file = path.open("ab", buffering=0)
        self._size = path.stat().st_size
        self._settler = Settler(self._file.fileno())

    def _write(self, line: Line) -> None:
        self._append(encode_line(line))

    def _append(self, data: bytes) -> None:
        """Write all of ``data``, or nothing and OSError."""
        try:
            written = self._file.write(data)
            if written != len(data):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        except OSError:
            with suppress(OSError):
                self._file.truncate(self._size)
            raise
        self._size += len(data)


def thumbnail_path(save: Path) -> Path:
    """Return where the picture of a save is."""
    return save.with_name(save.name + ".png")


def new_save_path(folder: Path, edition: str, now: datetime) -> Path:
    """Return a free name for a game that starts ``now``, such as ``2026-11-21_184502_world.risk``."""
    stem = f"{now:%Y-%m-%d_%H%M%S}_{edition}"
    path, number = folder / (stem + SUFFIX), 2
    while path.exists():
        path, number = folder / f"{stem}-{number}{SUFFIX}", number + 1
    return path


def delete_save(path: Path) -> None:
    """Remove a save and its picture; OSError, also where another window has the game open."""
    try:
        lock = SaveLock(path)
    except SaveError:
        raise OSError(errno.EBUSY, os.strerror(errno.EBUSY)) from None
    try:
        path.unlink(missing_ok=True)
        thumbnail_path(path).unlink(missing_ok=True)
    finally:
        lock.release()


def _ends_with_break(path: Path) -> bool:
    with path.open("rb") as file:
        file.seek(-1, os.SEEK_END)
        return file.read(1) == b"\n"


__all__ = [
    "SUFFIX",
    "LoadedSave",
    "SaveError",
    "SaveWriter",
    "SavedRecord",
    "delete_save",
    "new_save_path",
    "read_save",
    "thumbnail_path",
]
