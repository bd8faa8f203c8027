"""What is kept of a game for the profiles of those who played it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from msgspec import Struct

HUMAN = "human"
OUTSIDE = "bot"
"""Kind of a seat that any outside program played."""
COMEBACK = "comeback"
"""Kind of the moment at which somebody was least likely to win who won."""
BEATEN = "beaten"
"""Why a game counts that goes on without its persons."""
NIGHT = timedelta(hours=6)
"""Until so long after midnight an evening lasts."""


class BestMoment(Struct, frozen=True):
    """The most notable thing of a ``kind`` that a seat did in a game.

    ``amount``: what that kind counts; of "unlikeliest_win" and COMEBACK the chance against it in thousandths. ``territory``
    on ``board``, "" for what was everywhere; ``place``: after so many choices it had happened, where its replay begins.
    """

    kind: str
    board: str
    territory: str
    amount: int
    round: int
    place: int


class SeatRecord(Struct, frozen=True):
    """How a seat fared. ``kind`` is HUMAN, an opponent's level, or OUTSIDE.

    ``place``: 1 for the best, the mean of them for seats that share some; partners have that of their ``side``.
    ``passed``: somebody else played it for a time; ``left``: to the end, so that its owner has neither won nor lost.
    ``faces``: by the sides of a die how often each face came, the one first.
    ``luck``: armies that the dice brought beyond what even dice would.
    """

    name: str
    kind: str
    colour: int
    side: int
    place: float
    won: bool
    resigned: bool = False
    passed: bool = False
    left: bool = False
    hints: int = 0
    luck: float = 0.0
    faces: dict[int, list[int]] = {}
    moments: tuple[BestMoment, ...] = ()

    @property
    def is_person(self) -> bool:
        """Tell whether the seat belongs to a person."""
        return self.kind == HUMAN


class GameRecord(Struct, frozen=True):
    """A game that counts. ``id`` is the same for every copy of its save; ``save`` is the name of its file.

    ``created``: when it was begun, ISO 8601. ``reason``: how it ended, "resigned" also where all persons gave up and left,
    BEATEN where all of them were beaten and nobody has watched it to its end.
    ``undone_rolls``: choices taken back that had cost dice. ``copied``: it was played on from a replay.
    """

    id: str
    save: str
    edition: str
    created: str
    choices: int
    rounds: int
    reason: str
    seats: tuple[SeatRecord, ...]
    undone_rolls: int = 0
    copied: bool = False

    @property
    def sides(self) -> int:
        """How many sides there were: as many as seats, but for teams."""
        return len({seat.side for seat in self.seats})

    @property
    def begun(self) -> datetime:
        """When the game was begun; the first moment of all where the save tells no date."""
        try:
            moment = datetime.fromisoformat(self.created)
        except ValueError:
            return datetime.fromtimestamp(0, UTC)
        return moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)

    @property
    def evening(self) -> str:
        """The date of the evening on which the game was begun, ISO 8601; "" where that isn't known."""
        return (self.begun - NIGHT).date().isoformat() if self.begun.timestamp() > 0 else ""

    @property
    def is_honest(self) -> bool:
        """Tell whether nobody was helped: no hint, no roll taken back, not played on from a replay, nobody else in a seat."""
        helped = any(seat.hints or seat.passed for seat in self.seats)
        return not (helped or self.undone_rolls or self.copied)
