"""Writing a save: one file per game, JSON lines, only ever appended to.

The header stands twice at the top, as nothing can be opened without it; then come the records, a snapshot at the start
of each turn, and a last line when the game is over. Each line goes to the system at once, so a killed program loses at
most the line in flight. The writer remembers all lines: what couldn't be written, and a file that has vanished, is written
anew as soon as that is possible, the whole game so far. A damaged file is mended (``mending.py``) before a game goes on in it.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from types import TracebackType

import msgspec

from risk_desktop.bounded import read_bounded
from risk_desktop.engine.game import Record
from risk_desktop.engine.state import GameState, Outcome
from risk_desktop.maps.problems import Problem

from .codec import encode_choice, encode_state, state_hash
from .files import open_appending, write_atomically
from .lines import (
    FORMAT,
    MAX_FILE_BYTES,
    EndLine,
    GivenUpLine,
    HintLine,
    Line,
    RecordLine,
    SaveHeader,
    SeatLine,
    SnapshotLine,
    StatRow,
    UndoLine,
    encode_line,
)
from .locking import IN_USE, SaveLock
from .mending import mend
from .reading import LoadedSave, SavedRecord, SaveError, read_save
from .settling import Settler

SUFFIX = ".risk"
"""What the name of a save ends with."""


class SaveWriter:
    """Appends to one save file. Every method may raise OSError; the file then ends with its last whole line.

    What is missing from it then is written together with the next line for which there is room.
    """

    def __init__(self, path: Path, header: SaveHeader) -> None:
        """Create the file ``path`` with its header; FileExistsError if there is one."""
        if path.exists():
            raise FileExistsError(path)
        self._lock = SaveLock(path)
        try:
            content = encode_line(header) * 2
            write_atomically(path, content)
            self._open(path, 0, content)
        except OSError:
            self._lock.release()
            raise

    @classmethod
    def reopen(cls, loaded: LoadedSave, records: int, problems: Sequence[Problem] = ()) -> SaveWriter:
        """Go on with a save after its first ``records`` records; what follows them is cancelled.

        A damaged file is kept as NAME.damaged, one of an older format as NAME.old, and its intact lines are written anew;
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
            mend(loaded, "damaged" if damaged else "old")
        elif loaded.notes:
            os.truncate(path, loaded.size)
        content = read_bounded(path, MAX_FILE_BYTES)
        self._open(path, loaded.total, content)
        self._given_up = loaded.given_up
        if not content.endswith(b"\n"):
            self._content += b"\n"
            self._catch_up()
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

    def record(self, record: Record, hash_after: str, left: bool = False) -> None:
        """Append a choice and the hash of the state after it; ``left``: its player had left it to the program."""
        self._records += 1
        choice = msgspec.Raw(encode_choice(record.choice))
        self._write(RecordLine(self._records, record.player, choice, record.rolls, hash_after, left))

    def snapshot(self, state: GameState, row: StatRow | None = None) -> None:
        """Append the whole state (as ``Game.snapshot`` gives it); soon after it is sure to be on the disk.

        A file that has vanished is noticed here, and ``restored`` as soon as it has been written anew.
        """
        if not self._is_there():
            self._vanished = True
        self._write(SnapshotLine(self._records, state_hash(state), msgspec.Raw(encode_state(state)), row))
        if self._given_up:
            self._write(GivenUpLine(self._records))
        self._settler.settle()

    def undo(self, count: int) -> None:
        """Cancel the last ``count`` records."""
        self._records -= count
        self._given_up = False
        self._write(UndoLine(self._records, count))

    def seat(self, seat: int, kind: str) -> None:
        """Note that somebody else plays a seat from now on."""
        self._write(SeatLine(self._records, seat, kind))
        self._settler.settle()

    def given_up(self) -> None:
        """Note that no person plays the game on, if that isn't noted yet."""
        if not self._given_up:
            self._given_up = True
            self._write(GivenUpLine(self._records))
            self._settler.settle()

    def hint(self, seat: int) -> None:
        """Note that a seat was given a hint."""
        self._write(HintLine(self._records, seat))

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
            self._close_file()
        finally:
            self._lock.release()

    def _open(self, path: Path, records: int, content: bytes) -> None:
        self._path = path
        self._records = records
        self._content = bytearray(content)
        self._vanished = self._torn = self._given_up = False
        self.restored = False
        """Whether the file had vanished and lies there again; whoever has told it sets this back."""
        self._size = len(content)
        self._open_file()

    def _open_file(self) -> None:
        self._file = open_appending(self._path)
        self._settler = Settler(self._file.fileno())

    def _close_file(self) -> None:
        self._settler.close()
        self._file.close()

    def _is_there(self) -> bool:
        """Tell whether the file that is written to still has its name: somebody may have removed it, or its folder."""
        if self._file.closed:
            return False
        try:
            return os.path.samestat(os.fstat(self._file.fileno()), self._path.stat())
        except OSError:
            return False

    def _write(self, line: Line) -> None:
        """Add a line, and before it what is missing from the file; OSError, and then it is still to be written."""
        self._content += encode_line(line)
        self._catch_up()

    def _catch_up(self) -> None:
        """Write what the file doesn't hold yet; all of it where there is no such file any more. OSError."""
        if self._vanished or self._torn:
            self._write_anew()
        else:
            self._append(bytes(self._content[self._size :]))

    def _write_anew(self) -> None:
        """Write the whole game so far, and go on with that file; OSError, also where somebody else writes it by now."""
        if not self._path.parent.exists():
            # The lock went with the folder.
            self._lock.release()
            try:
                self._lock = SaveLock(self._path)
            except SaveError:
                raise OSError(errno.EBUSY, os.strerror(errno.EBUSY)) from None
        self._close_file()  # an open file can't be replaced on every system
        write_atomically(self._path, bytes(self._content))
        self._open_file()
        self._size = len(self._content)
        self.restored = self.restored or self._vanished
        self._vanished = self._torn = False

    def _append(self, data: bytes) -> None:
        """Write all of ``data``, or nothing and OSError."""
        try:
            written = self._file.write(data)
            if written != len(data):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        except OSError:
            try:
                self._file.truncate(self._size)
            except OSError:
                self._torn = True
            raise
        self._size += len(data)


def thumbnail_path(save: Path) -> Path:
    """Return where the picture of a save is."""
    return save.with_name(save.name + ".png")


def review_path(save: Path) -> Path:
    """Return where the review of a save is kept."""
    return save.with_name(save.name + ".review")


def new_save_path(folder: Path, edition: str, now: datetime) -> Path:
    """Return a free name for a game that starts ``now``, such as ``2026-11-21_184502_world.risk``."""
    stem = f"{now:%Y-%m-%d_%H%M%S}_{edition}"
    path, number = folder / (stem + SUFFIX), 2
    while path.exists():
        path, number = folder / f"{stem}-{number}{SUFFIX}", number + 1
    return path


def delete_save(path: Path) -> None:
    """Remove a save, its picture and its review; OSError, also where another window has the game open."""
    try:
        lock = SaveLock(path)
    except SaveError:
        raise OSError(errno.EBUSY, os.strerror(errno.EBUSY)) from None
    try:
        path.unlink(missing_ok=True)
        thumbnail_path(path).unlink(missing_ok=True)
        review_path(path).unlink(missing_ok=True)
    finally:
        lock.release()


__all__ = [
    "SUFFIX",
    "LoadedSave",
    "SaveError",
    "SaveWriter",
    "SavedRecord",
    "delete_save",
    "new_save_path",
    "read_save",
    "review_path",
    "thumbnail_path",
]
