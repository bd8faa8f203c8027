"""The list of saved games, read quickly: the top of each file and its end."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from io import BufferedReader
from pathlib import Path

import msgspec
from msgspec import Struct

from risk_desktop.bounded import open_file
from risk_desktop.editions.common.seats import is_only_watched
from risk_desktop.engine.state import NOBODY
from risk_desktop.maps.problems import Problem

from .lines import (
    MAX_FILE_BYTES,
    MAX_LINE_BYTES,
    DamagedLine,
    EndLine,
    GivenUpLine,
    SaveHeader,
    SnapshotLine,
    UndoLine,
    decode_line,
    unsealed,
)
from .migrations import lifted
from .reading import SaveError, read_header, too_large
from .saves import SUFFIX, thumbnail_path

_FIRST_LOOK = 64_000
_LAST_LOOK = 4_000_000
"""Where so much of the end of a file tells of no turn, the rest is not searched: the list has to be there at once."""
_HEAD = 2 * MAX_LINE_BYTES


@dataclass(frozen=True, slots=True)
class SaveSummary:
    """One line of the list. ``problem``: why the file can't be opened; then ``header`` is None.

    ``round`` is the one that the game is in, 0 during the set-up, and ``player`` whose turn it is: NOBODY while all settle
    the order of their turns. ``end``: the winners; ``given_up``: it isn't over, but given up by its persons;
    ``beaten``: all of them were beaten when its last turn began;
    ``changed``: when the file was last written; ``thumbnail``: its picture if there is one.
    """

    path: Path
    changed: datetime
    header: SaveHeader | None = None
    round: int = 0
    player: int = NOBODY
    end: EndLine | None = None
    given_up: bool = False
    beaten: bool = False
    thumbnail: Path | None = None
    problem: Problem | None = None

    @property
    def is_finished(self) -> bool:
        """Tell whether the game is over."""
        return self.end is not None

    @property
    def on_turn(self) -> str:
        """Name of the player on turn, "" if nobody is."""
        if self.header is None or not 0 <= self.player < self.header.players:
            return ""
        return self.header.seats[self.player].name


def list_saves(folder: Path) -> list[SaveSummary]:
    """Return what is known of each save in ``folder``, the latest first; none if there is no such folder."""
    found = []
    try:
        paths = [path for path in folder.iterdir() if path.suffix == SUFFIX and path.is_file()]
    except OSError:
        return []
    for path in paths:
        try:
            found.append(summary_of(path))
        except OSError:
            continue
    return sorted(found, key=lambda save: (save.changed, save.path.name), reverse=True)


def latest_unfinished(folder: Path) -> SaveSummary | None:
    """Return the game that was played last and that somebody still plays, for "Continue"; None if there is none."""
    played = (save for save in list_saves(folder) if save.header is not None)
    return next((save for save in played if not save.is_finished and not save.given_up), None)


def summary_of(path: Path) -> SaveSummary:
    """Return what is known of the save at ``path``; OSError if it can't be read."""
    facts = path.stat()
    changed = _moment(facts.st_mtime)
    picture = thumbnail_path(path)
    thumbnail = picture if picture.is_file() else None
    if facts.st_size > MAX_FILE_BYTES:
        return SaveSummary(path, changed, thumbnail=thumbnail, problem=too_large())
    with BufferedReader(open_file(path)) as file:
        top = [file.readline(_HEAD).rstrip(b"\n") for _ in range(2)]
    try:
        header, found = read_header(path, top)
    except SaveError as error:
        return SaveSummary(path, changed, thumbnail=thumbnail, problem=error.problem)
    told = _tail(path, facts.st_size, found)
    number, player = told.where or (0, NOBODY)
    beaten = len(told.alive) >= header.players and is_only_watched(header.people, (), told.alive)
    return SaveSummary(path, changed, header, number, player, told.end, told.given_up, beaten, thumbnail)


def _moment(seconds: float) -> datetime:
    """Return a moment of the file system as a date; the first one of all where the calendar knows no such day."""
    try:
        return datetime.fromtimestamp(seconds, UTC)
    except (OverflowError, ValueError, OSError):
        return datetime.fromtimestamp(0, UTC)


class _Stage(Struct):
    """What of a position tells how far the game is."""

    round: int


class _Survivors(Struct):
    """What of a position tells who plays on."""

    alive: tuple[bool, ...]


_Where = tuple[int, int]
"""A round, and whose turn it is."""


@dataclass(slots=True)
class _Tail:
    """What the end of a file tells: where the game stands, its end if that is the last line, and whether it is given up.

    ``alive``: who played on there, by seat; () where that isn't known.
    """

    where: _Where | None = None
    end: EndLine | None = None
    given_up: bool = False
    alive: tuple[bool, ...] = ()


def _tail(path: Path, size: int, found: int) -> _Tail:
    """Return what is told from the last snapshot on."""
    look = _FIRST_LOOK
    while True:
        with BufferedReader(open_file(path)) as file:
            file.seek(max(0, size - look))
            told = _last_of(file.read(look).split(b"\n"), found)
        if told.where is not None or look >= min(size, _LAST_LOOK):
            return told
        look *= 8


def _last_of(lines: list[bytes], found: int) -> _Tail:
    told = _Tail()
    last = True
    undone = False
    for data in reversed(lines):
        try:
            line = decode_line(lifted(unsealed(data), found))
        except DamagedLine:
            continue
        if last and isinstance(line, EndLine):
            told.end = line
        last = False
        undone = undone or (isinstance(line, UndoLine) and line.undo > 0)
        if isinstance(line, GivenUpLine) and told.end is None and not undone:
            told.given_up = True
        if isinstance(line, SnapshotLine) and (where := _where(line)) is not None:
            told.where, told.alive = where, () if undone else _alive(line)
            break
    return told


def _where(line: SnapshotLine) -> _Where | None:
    """Return where the game stands in a snapshot: the row of its turn tells it, or the round that begins there."""
    if line.row is not None:
        return line.row.round, line.row.player
    try:
        return msgspec.json.decode(line.state, type=_Stage).round, NOBODY
    except (msgspec.DecodeError, RecursionError):
        return None


def _alive(line: SnapshotLine) -> tuple[bool, ...]:
    """Return who plays on in a snapshot, by seat; () where it doesn't tell."""
    try:
        return msgspec.json.decode(line.state, type=_Survivors).alive
    except (msgspec.DecodeError, RecursionError):
        return ()
