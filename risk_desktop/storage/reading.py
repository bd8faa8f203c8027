"""Reading a save: its header, the last sound snapshot, the records, and what was wrong with the file."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from risk_desktop.bounded import NoFileError, TooLargeError, read_bounded
from risk_desktop.engine.game import Record
from risk_desktop.engine.state import GameState
from risk_desktop.maps.problems import Problem

from .codec import CodecError, decode_choice, decode_state, state_hash
from .lines import (
    FORMAT,
    MAX_FILE_BYTES,
    DamagedLine,
    EndLine,
    RecordLine,
    SaveHeader,
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
_HEADERS = 2
_MOST_RECORDS = 1_000_000


class SaveError(Exception):
    """A save that can't be used: ``file``, and ``problem`` with key, parameters and line (0: the whole file)."""

    def __init__(self, file: Path, problem: Problem) -> None:
        super().__init__(file, problem)
        self.file, self.problem = file, problem

    def __str__(self) -> str:
        return f"{self.file}:{self.problem.line}: {self.problem.key} {dict(self.problem.params)}"


@dataclass(frozen=True, slots=True)
class SavedRecord:
    """A record with the hash of the state after it ("" if unknown) and the number of its line in the file."""

    record: Record
    hash: str
    line: int


@dataclass(slots=True)
class LoadedSave:
    """What a file holds.

    ``state`` is the last sound snapshot (None: there is none, the game starts from its seed), taken after ``at``
    records. ``records`` are all that count, None where one was lost. ``problems`` tell of damage, ``notes`` of what is
    normal after a crash. ``snapshots`` are all that count, with the numbers of their lines. ``bodies`` are the sound
    lines behind the header, with an UndoLine where others are missing: a save without damage, if with gaps. The last
    whole line ends at ``size``; the file had ``length`` bytes.
    """

    path: Path
    header: SaveHeader
    state: GameState | None = None
    first: GameState | None = None
    at: int = 0
    records: list[SavedRecord | None] = field(default_factory=list)
    rows: list[StatRow] = field(default_factory=list)
    end: EndLine | None = None
    problems: list[Problem] = field(default_factory=list)
    notes: list[Problem] = field(default_factory=list)
    snapshots: list[tuple[int, SnapshotLine]] = field(default_factory=list)
    bodies: list[bytes] = field(default_factory=list)
    size: int = 0
    length: int = 0
    format: int = FORMAT

    @property
    def total(self) -> int:
        """Number of records that count, lost ones included."""
        return len(self.records)

    @property
    def records_since(self) -> list[SavedRecord]:
        """The records after ``state``, as far as none is missing."""
        found: list[SavedRecord] = []
        for record in self.records[self.at :]:
            if record is None:
                break
            found.append(record)
        return found

    @property
    def is_whole(self) -> bool:
        """Tell whether no record is missing, so that the game can be replayed from its beginning."""
        return None not in self.records


def read_save(path: Path | str) -> LoadedSave:
    """Return what the save at ``path`` holds; the file is not changed.

    Raises SaveError for what is no save at all, is too large, was made by a newer version, or has lost its header.
    """
    path = Path(path)
    data = _content(path)
    lines = data.split(b"\n")
    header, found = read_header(path, lines)
    reader = _Reader(LoadedSave(path, header, format=found))
    tail = lines.pop()
    for number, line in enumerate(lines, start=1):
        reader.take(number, line)
    reader.loaded.size, reader.loaded.length = len(data) - len(tail), len(data)
    if tail:
        reader.take_last(len(lines) + 1, tail)
    reader.finish()
    return reader.loaded


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
        if isinstance(header, SaveHeader) and header.seats:
            return header, stamp.format
    key = "storage.header_damaged" if b'"line"' in lines[0] else "storage.not_a_save"
    raise SaveError(path, Problem(key, line=1))


class _Reader:
    """Takes the lines of a file one by one and keeps what counts."""

    def __init__(self, loaded: LoadedSave) -> None:
        self.loaded = loaded
        self._snapshots = loaded.snapshots
        self._body_of: dict[int, bytes] = {}
        self._unreadable = 0
        """Damaged lines since the last sound one: they explain what is missing."""

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
        """Find the last sound snapshot, the first state and the statistics."""
        loaded = self.loaded
        loaded.rows = [line.row for _, line in self._snapshots if line.row is not None]
        for number, line in reversed(self._snapshots):
            state = self._sound(number, line)
            if state is not None:
                loaded.state, loaded.at = state, line.n
                break
        if self._snapshots and self._snapshots[0][1].n == 0:
            number, line = self._snapshots[0]
            loaded.first = loaded.state if loaded.at == 0 else self._sound(number, line)
        loaded.problems.sort(key=lambda problem: problem.line)

    def _read(self, number: int, data: bytes) -> None:
        body = lifted(unsealed(data), self.loaded.format)
        line = decode_line(body)
        if not isinstance(line, SaveHeader):
            self._note(number, line)
            self.loaded.bodies.append(body)
            self._body_of[number] = body
            self._unreadable = 0

    def _note(self, number: int, line: RecordLine | SnapshotLine | UndoLine | EndLine) -> None:
        """Bring the list of records to the length that ``line`` tells, and take the line in."""
        loaded = self.loaded
        if not 0 <= line.n <= _MOST_RECORDS:
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
            self._resize(line.n)
        if isinstance(line, SnapshotLine):
            self._snapshots.append((number, line))
        loaded.end = line if isinstance(line, EndLine) else None

    def _expect(self, number: int, before: int) -> None:
        """Line ``number`` was written after ``before`` records: note if that can't be, as other lines are missing."""
        missing = before - len(self.loaded.records)
        if missing == 0:
            return
        if self._unreadable < (missing if missing > 0 else 1):
            self.loaded.problems.append(Problem("storage.line_lost", {"number": number}, number))
        self.loaded.bodies.append(encode_body(UndoLine(before, max(0, -missing))))

    def _resize(self, length: int) -> None:
        """Drop records that were undone, with the snapshots after them, and leave gaps for those that were lost."""
        records = self.loaded.records
        if length < len(records):
            del records[max(0, length) :]
            while self._snapshots and self._snapshots[-1][1].n > length:
                self._snapshots.pop()
        records.extend([None] * (length - len(records)))

    def _sound(self, number: int, line: SnapshotLine) -> GameState | None:
        """Return the state of a snapshot, or None with a problem if it isn't one."""
        try:
            state = decode_state(line.state)
            if not line.hash or state_hash(state) == line.hash:
                return state
        except CodecError:
            pass
        self.loaded.bodies.remove(self._body_of[number])
        self.loaded.problems.append(Problem("storage.snapshot_damaged", {"number": number}, number))
        return None


def _record(number: int, line: RecordLine) -> SavedRecord:
    if line.n < 1:
        raise DamagedLine
    try:
        return SavedRecord(Record(line.player, decode_choice(line.choice), line.rolls), line.hash, number)
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
