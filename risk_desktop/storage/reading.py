"""Reading a save: its header, the last valid snapshot, the records, and what was wrong with the file (``mending.py``)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from msgspec.structs import replace

from risk_desktop.bounded import NoFileError, TooLargeError, read_bounded
from risk_desktop.engine.game import Record
from risk_desktop.engine.state import GameState
from risk_desktop.maps.problems import Problem

from .codec import CodecError, decode_choice, decode_state, state_hash
from .lines import (
    FORMAT,
    LONGEST_KIND,
    MAX_FILE_BYTES,
    DamagedLine,
    EndLine,
    GivenUpLine,
    HintLine,
    PlayLine,
    RecordLine,
    SaveHeader,
    SeatLine,
    SnapshotLine,
    StatRow,
    UndoLine,
    decode_line,
    encode_body,
    stamp_of,
    unsealed,
)
from .migrations import lifted

OLDEST = 1
"""The first format there was."""
DAMAGED = "storage.snapshot_damaged"
"""Key of the problem that a snapshot holds no position, or not the one that was written."""
_HEADERS = 2
_MOST_RECORDS = 250_000
"""No game has more; so the lines of a file can't tell of records without end that are missing from it."""
_MOST_COUNTED = 1_000_000
_LINES_A_STEP = 256

R = TypeVar("R", bound="SaveReader")
Progress = Callable[[float], None]
"""Told how much of the work is done, 0 to 1; it raises CancelledError where nobody wants the rest."""


def unwatched(share: float) -> None:
    """Nobody wants to know how far the work is."""


class CancelledError(Exception):
    """Whoever watches the loading doesn't want it any more."""


class SaveError(Exception):
    """A save that can't be used: ``file``, and ``problem`` with key, parameters and line (0: the whole file)."""

    def __init__(self, file: Path, problem: Problem) -> None:
        super().__init__(file, problem)
        self.file, self.problem = file, problem

    def __str__(self) -> str:
        return f"{self.file}:{self.problem.line}: {self.problem.key} {dict(self.problem.params)}"


@dataclass(frozen=True, slots=True)
class SavedRecord:
    """A record with the hash of the state after it ("" if unknown) and the number of its line in the file.

    ``left``: its player had left the choice to the program.
    """

    record: Record
    hash: str
    line: int
    left: bool = False


@dataclass(frozen=True, slots=True)
class SavedPosition:
    """A state that was saved after ``at`` records, in line ``number``.

    ``edited``: its hash is not the one that the program wrote, so somebody has changed it since.
    """

    at: int
    state: GameState
    number: int
    edited: bool = False


@dataclass(slots=True)
class LoadedSave:
    """What a file holds.

    ``state`` is the last snapshot with a right hash (None: there is none), taken after ``at`` records; whether it makes
    sense to the rules is another question (``replay``). ``records`` are all that count, None where one was lost.
    ``passes`` are the changes of who plays a seat, in their order; ``hints`` those that were given. ``given_up``: no person
    plays on. ``undone_rolls``: how many choices were taken back that had cost dice.
    ``problems`` tell of damage, ``notes`` of what is normal after a crash. ``snapshots`` are all that count, with the
    numbers of their lines; ``unusable`` are the numbers of those that hold no position that the program wrote, ``broken``
    of those that hold none at all. The last whole line ends at
    ``size``; the file had ``length`` bytes.
    """

    path: Path
    header: SaveHeader
    state: GameState | None = None
    first: GameState | None = None
    at: int = 0
    records: list[SavedRecord | None] = field(default_factory=list)
    rows: list[StatRow] = field(default_factory=list)
    passes: list[SeatLine] = field(default_factory=list)
    hints: list[HintLine] = field(default_factory=list)
    given_up: bool = False
    undone_rolls: int = 0
    end: EndLine | None = None
    problems: list[Problem] = field(default_factory=list)
    notes: list[Problem] = field(default_factory=list)
    snapshots: list[tuple[int, SnapshotLine]] = field(default_factory=list)
    unusable: set[int] = field(default_factory=set)
    broken: set[int] = field(default_factory=set)
    size: int = 0
    length: int = 0
    format: int = FORMAT

    @property
    def total(self) -> int:
        """Number of records that count, lost ones included."""
        return len(self.records)

    def records_since(self, at: int) -> Iterator[SavedRecord]:
        """Yield the records after the first ``at``, as far as none is missing."""
        for number in range(at, len(self.records)):
            record = self.records[number]
            if record is None:
                return
            yield record

    def positions(self) -> Iterator[SavedPosition]:
        """Yield the positions that were saved, the latest first; those that somebody has edited behind all others."""
        edited = []
        for number, line in reversed(self.snapshots):
            if number in self.broken:
                continue
            try:
                found = position_in(self, number, line)
            except CodecError:
                continue
            if found.edited:
                edited.append((number, line))
            else:
                yield found
        for number, line in edited:
            yield position_in(self, number, line)

    @property
    def is_whole(self) -> bool:
        """Tell whether no record is missing, so that the game can be replayed from its beginning."""
        return None not in self.records


def position_in(loaded: LoadedSave, number: int, line: SnapshotLine) -> SavedPosition:
    """Return the position in a snapshot; CodecError. In a format that was lifted there are no hashes."""
    state = decode_state(line.state)
    edited = state_hash(state) != line.hash if line.hash else loaded.format == FORMAT
    return SavedPosition(line.n, state, number, edited)


def read_save(path: Path | str, progress: Progress = unwatched) -> LoadedSave:
    """Return what the save at ``path`` holds; the file is not changed. Each byte is looked at a few times at the most.

    Raises SaveError for what is no save at all, is too large, was made by a newer version, or has lost its header.
    """
    path = Path(path)
    reader = read_lines(path, SaveReader, progress)
    reader.finish()
    return reader.loaded


def read_lines(path: Path, kind: type[R], progress: Progress = unwatched) -> R:
    """Give a reader of this kind the file at ``path``, line by line, and return it; SaveError."""
    data = _content(path)
    header, found = read_header(path, data.split(b"\n", _HEADERS)[:_HEADERS])
    reader = kind(LoadedSave(path, header, format=found))
    start = number = 0
    while (stop := data.find(b"\n", start)) >= 0:
        number += 1
        reader.take(number, data[start:stop])
        start = stop + 1
        if number % _LINES_A_STEP == 0:
            progress(start / len(data))
    reader.loaded.size, reader.loaded.length = start, len(data)
    if start < len(data):
        reader.take_last(number + 1, data[start:])
    return reader


def read_header(path: Path, lines: list[bytes]) -> tuple[SaveHeader, int]:
    """Return the header, which stands twice at the top, and the format of the file; SaveError."""
    half = len(lines[0]) // 2  # where the break between the two was, if that is what is damaged
    for line in (*lines[:_HEADERS], lines[0][:half], lines[0][half + 1 :]):
        try:
            body = unsealed(line)
        except DamagedLine:
            continue
        stamp = stamp_of(body)
        if stamp is None or stamp.format < OLDEST:
            continue
        if stamp.format > FORMAT:
            raise SaveError(path, Problem("storage.newer", {"format": stamp.format, "program": stamp.program[:40]}, 1))
        try:
            header = decode_line(lifted(body, stamp.format))
        except DamagedLine:
            continue
        if isinstance(header, SaveHeader) and header.is_possible:
            return header, stamp.format
    key = "storage.header_damaged" if b'"line"' in lines[0] else "storage.not_a_save"
    raise SaveError(path, Problem(key, line=1))


class SaveReader:
    """Takes the lines of a file one by one and keeps what counts."""

    def __init__(self, loaded: LoadedSave) -> None:
        self.loaded = loaded
        self._snapshots = loaded.snapshots
        self._lost = 0
        """Records that were missing from the file so far, all in all."""
        self._unreadable = 0
        """Damaged lines since the last intact one: they explain what is missing."""

    def take(self, number: int, data: bytes) -> None:
        """Take one whole line; a damaged one is noted as a problem."""
        try:
            self._read(number, data)
        except DamagedLine:
            self._unreadable += 1
            self.loaded.problems.append(Problem("storage.line_damaged", {"number": number}, number))

    def take_last(self, number: int, data: bytes) -> None:
        """Take a line without a line break: one that is not whole was being written when the program ended."""
        try:
            self._read(number, data)
        except DamagedLine:
            self.loaded.notes.append(Problem("storage.cut_off", {"number": number}, number))

    def finish(self) -> None:
        """Find the last snapshot with a right hash, the first state and the statistics."""
        loaded = self.loaded
        loaded.rows = [line.row for _, line in self._snapshots if line.row is not None and self._counts(line.row)]
        for number, line in reversed(self._snapshots):
            state = self._unchanged(number, line)
            if state is not None:
                loaded.state, loaded.at = state, line.n
                break
        if self._snapshots and self._snapshots[0][1].n == 0:
            number, line = self._snapshots[0]
            known = loaded.at == 0 or number in loaded.unusable
            loaded.first = loaded.state if known else self._unchanged(number, line)
        loaded.problems.sort(key=lambda problem: problem.line)

    def keep(self, number: int, body: bytes) -> None:
        """Hear of a line that holds, or of one for lines that are missing before line ``number``."""

    def _counts(self, row: StatRow) -> bool:
        """Tell whether the numbers of a turn are there for each player, and none is absurd."""
        players = self.loaded.header.players
        columns = (row.territories, row.armies, row.income)
        possible = 0 <= row.round <= _MOST_RECORDS and -1 <= row.player < players
        return possible and all(
            len(column) == players and all(0 <= number <= _MOST_COUNTED for number in column) for column in columns
        )

    def _read(self, number: int, data: bytes) -> None:
        body = lifted(unsealed(data), self.loaded.format)
        line = decode_line(body)
        if not isinstance(line, SaveHeader):
            self._note(number, line)
            self.keep(number, body)
            self._unreadable = 0

    def _note(self, number: int, line: PlayLine) -> None:
        """Bring the list of records to the length that ``line`` tells, and take the line in."""
        loaded = self.loaded
        if not 0 <= line.n <= _MOST_RECORDS or self._lost + line.n - len(loaded.records) > _MOST_RECORDS:
            raise DamagedLine
        if isinstance(line, EndLine) and not set(line.winners) <= set(range(loaded.header.players)):
            raise DamagedLine
        if isinstance(line, SeatLine) and not (
            0 <= line.seat < loaded.header.players and 0 < len(line.kind) <= LONGEST_KIND
        ):
            raise DamagedLine
        if isinstance(line, HintLine) and not 0 <= line.seat < loaded.header.players:
            raise DamagedLine
        if isinstance(line, RecordLine):
            record = _record(number, line)
            self._expect(number, line.n - 1)
            self._resize(line.n - 1)
            loaded.records.append(record)
        else:
            if not isinstance(line, UndoLine):
                self._expect(number, line.n)
            elif line.undo:
                self._expect(number, line.n + line.undo)
                undone = loaded.records[line.n :]
                loaded.undone_rolls += sum(saved is not None and bool(saved.record.rolls) for saved in undone)
            self._resize(line.n)
        if isinstance(line, SnapshotLine):
            self._snapshots.append((number, line))
        if isinstance(line, SeatLine):
            loaded.passes.append(line)
        if isinstance(line, HintLine):
            loaded.hints.append(line)
        if isinstance(
            line, UndoLine
        ):  # the choice before a hint may be taken back, the hint may not, nor who plays a seat
            loaded.hints = [replace(hint, n=min(hint.n, line.n)) for hint in loaded.hints]
            loaded.passes = [replace(each, n=min(each.n, line.n)) for each in loaded.passes]
            loaded.given_up = loaded.given_up and not line.undo
        if isinstance(line, GivenUpLine):
            loaded.given_up = True
        loaded.end = line if isinstance(line, EndLine) else None

    def _expect(self, number: int, before: int) -> None:
        """Line ``number`` was written after ``before`` records: note if that can't be, as other lines are missing."""
        missing = before - len(self.loaded.records)
        if missing == 0:
            return
        if self._unreadable < (missing if missing > 0 else 1):
            self.loaded.problems.append(Problem("storage.line_lost", {"number": number}, number))
        self.keep(number, encode_body(UndoLine(before, max(0, -missing))))

    def _resize(self, length: int) -> None:
        """Drop records that were undone, with the snapshots after them, and leave gaps for those that were lost."""
        records = self.loaded.records
        if length < len(records):
            del records[max(0, length) :]
            while self._snapshots and self._snapshots[-1][1].n > length:
                self._snapshots.pop()
        missing = max(0, length - len(records))
        self._lost += missing
        records.extend([None] * missing)

    def _unchanged(self, number: int, line: SnapshotLine) -> GameState | None:
        """Return the state of a snapshot, or None with a problem if it isn't one, or not the one that was written."""
        try:
            found = position_in(self.loaded, number, line)
        except CodecError:
            self.loaded.broken.add(number)
            found = None
        if found is not None and not found.edited:
            return found.state
        self.loaded.unusable.add(number)
        self.loaded.problems.append(Problem(DAMAGED, {"number": number}, number))
        return None


def _record(number: int, line: RecordLine) -> SavedRecord:
    if line.n < 1:
        raise DamagedLine
    try:
        return SavedRecord(Record(line.player, decode_choice(line.choice), line.rolls), line.hash, number, line.left)
    except CodecError:
        raise DamagedLine from None


def too_large() -> Problem:
    """Return what is wrong with a file that holds more than any game fills."""
    return Problem("storage.too_large", {"limit": MAX_FILE_BYTES // 1_000_000})


def _content(path: Path) -> bytes:
    """Return the bytes of the file; SaveError if it can't be read or is too large."""
    try:
        return read_bounded(path, MAX_FILE_BYTES)
    except FileNotFoundError:
        raise SaveError(path, Problem("storage.not_found")) from None
    except NoFileError:
        raise SaveError(path, Problem("storage.not_a_file")) from None
    except TooLargeError:
        raise SaveError(path, too_large()) from None
    except OSError:
        raise SaveError(path, Problem("storage.unreadable")) from None
