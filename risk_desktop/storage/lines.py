"""The lines of a save file: what kinds there are, and the checksum that each one ends with.

A line is one JSON object whose last member, ``sum``, is the CRC-32 of everything before it. So a line that was cut off
or changed on the disk is recognised without understanding it.
"""

from __future__ import annotations

import zlib
from typing import Literal

import msgspec
from msgspec import Struct

from risk_desktop.engine.rules import OptionValue

FORMAT = 2
"""The format that this program writes; older ones are lifted by ``migrations``."""
MAX_FILE_BYTES = 64_000_000
MAX_LINE_BYTES = 1_000_000
COLOURS = 6
"""How many colours a player may choose from."""
_LONGEST_NAME = 100
LONGEST_KIND = 1000
_MOST_NAMED = 20
_SEEDS = range(-(1 << 63), 1 << 64)

_SUM = b',"sum":"%08x"}'
_SUM_BYTES = len(_SUM % 0)


HUMAN = "human"
"""The kind of a person."""


class SavedSeat(Struct, frozen=True):
    """A seat at the table: ``kind`` is "human", an opponent's level, or ``bot:COMMAND``; ``colour`` is a number, 0 to 5."""

    name: str
    kind: str = HUMAN
    colour: int = 0
    temperament: str = "balanced"


class SavedMap(Struct, frozen=True):
    """A board of the game: its id, and the hash of what the rules read in its file."""

    id: str
    hash: str


class StatRow(Struct, frozen=True):
    """The table at the start of a turn; the tuples are indexed by player."""

    round: int
    player: int
    territories: tuple[int, ...]
    armies: tuple[int, ...]
    income: tuple[int, ...]


class SaveHeader(Struct, frozen=True, tag="header", tag_field="line"):
    """What a game is: everything that is decided before it begins. ``created`` is a date and time as ISO 8601.

    ``options``: every house rule with its value, the printed ones too: what is printed may be read otherwise one day.
    ``teams``: names that people gave to the teams, "" for the usual one. ``neutrals``: the chosen colours of seats that nobody
    plays. ``hints``: seats that may ask for hints where several persons play. ``copied``: it goes on from a place of another
    game, so that its first position isn't what the rules begin with.
    """

    edition: str
    seats: tuple[SavedSeat, ...]
    maps: tuple[SavedMap, ...]
    seed: int
    created: str
    options: dict[str, OptionValue] = {}
    format: int = FORMAT
    program: str = ""
    teams: tuple[str, ...] = ()
    neutrals: tuple[int, ...] = ()
    hints: tuple[int, ...] = ()
    copied: bool = False

    @property
    def players(self) -> int:
        """Number of seats."""
        return len(self.seats)

    @property
    def people(self) -> frozenset[int]:
        """Numbers of the seats that belong to persons."""
        return frozenset(number for number, seat in enumerate(self.seats) if seat.kind == HUMAN)

    @property
    def is_possible(self) -> bool:
        """Tell whether a table can look like this: somebody sits there, in colours that there are, under fair names."""
        names = (*(seat.name for seat in self.seats), *self.teams, *(board.id for board in self.maps))
        return (
            0 < len(self.seats) <= _MOST_NAMED
            and 0 < len(self.maps) <= _MOST_NAMED
            and len(self.teams) <= _MOST_NAMED
            and all(len(name) <= _LONGEST_NAME for name in names)
            and all(0 <= seat.colour < COLOURS for seat in self.seats)
            and set(self.hints) <= set(range(len(self.seats)))
            and self.seed in _SEEDS
        )


class RecordLine(Struct, frozen=True, tag="record", tag_field="line"):
    """A choice, the dice that it consumed, the hash of the state after it; ``n`` records count now, this included.

    ``left``: its player had left it to the program.
    """

    n: int
    player: int
    choice: msgspec.Raw
    rolls: tuple[int, ...] = ()
    hash: str = ""
    left: bool = False


class SnapshotLine(Struct, frozen=True, tag="snapshot", tag_field="line"):
    """The whole state after ``n`` records, its hash, and the statistics of the turn that starts."""

    n: int
    hash: str
    state: msgspec.Raw
    row: StatRow | None = None


class UndoLine(Struct, frozen=True, tag="undo", tag_field="line"):
    """The last ``undo`` records don't count any more; ``n`` are left.

    With ``undo`` 0, in a save that was mended: records are missing here, those before the next would be ``n``.
    """

    n: int
    undo: int


class SeatLine(Struct, frozen=True, tag="seat", tag_field="line"):
    """After ``n`` records somebody else plays ``seat``: ``kind`` as in SavedSeat, or "resigned"."""

    n: int
    seat: int
    kind: str


class HintLine(Struct, frozen=True, tag="hint", tag_field="line"):
    """After ``n`` records whoever plays ``seat`` was given a hint."""

    n: int
    seat: int


class GivenUpLine(Struct, frozen=True, tag="given_up", tag_field="line"):
    """After ``n`` records no person plays the game on, as ``seats.is_given_up`` tells; again behind each later snapshot.

    So the end of a file says it, from the last snapshot on.
    """

    n: int


class EndLine(Struct, frozen=True, tag="end", tag_field="line"):
    """The game is over after ``n`` records."""

    n: int
    winners: tuple[int, ...]
    reason: str


class Stamp(Struct, frozen=True):
    """The part of a header that every format has."""

    line: Literal["header"]
    format: int
    program: str = ""


PlayLine = RecordLine | SnapshotLine | UndoLine | SeatLine | HintLine | GivenUpLine | EndLine
Line = SaveHeader | PlayLine

_encoder = msgspec.json.Encoder(order="deterministic")
_decoder = msgspec.json.Decoder(Line)
_stamps = msgspec.json.Decoder(Stamp)


class DamagedLine(ValueError):
    """A line that is not as it was written."""


def encode_line(line: Line) -> bytes:
    """Return ``line`` with its checksum and the line break."""
    return sealed(encode_body(line))


def encode_body(line: Line) -> bytes:
    """Return ``line`` as a JSON object without its checksum."""
    return _encoder.encode(line)


def sealed(body: bytes) -> bytes:
    """Return a JSON object with its checksum and the line break."""
    return body[:-1] + _SUM % zlib.crc32(body[:-1]) + b"\n"


def unsealed(data: bytes) -> bytes:
    """Return the JSON object in ``data`` (without line break) if the checksum is right; DamagedLine."""
    body, seal = data[:-_SUM_BYTES], data[-_SUM_BYTES:]
    if len(data) > MAX_LINE_BYTES or not body or seal != _SUM % zlib.crc32(body):
        raise DamagedLine
    return body + b"}"


def decode_line(body: bytes) -> Line:
    """Return the line in an unsealed JSON object of the present format; DamagedLine."""
    try:
        line: Line = _decoder.decode(body)
        return line
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise DamagedLine from None


def stamp_of(body: bytes) -> Stamp | None:
    """Return the format of a header line of any format; None if it is no header."""
    try:
        return _stamps.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
