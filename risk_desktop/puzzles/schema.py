"""What a file of puzzles holds: positions as the player sees them, what is asked, and the figures by which they were found."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct

from risk_desktop.engine.rules import OptionValue

FORMAT: Final = 1
Key = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
Share = Annotated[float, Meta(ge=0.0, le=1.0)]
Grade = Literal[1, 2, 3]
"""1: hard opponents find it at once, and by far; 2: they find it; 3: their own first choice is another one."""
GRADES: Final[tuple[Grade, ...]] = get_args(Grade)
PuzzleGoalKind = Literal["win", "beat", "take", "break", "hold", "fight", "decide"]


class PuzzleGoal(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the best plan is after.

    "win": the game; "beat": a player; "take": the whole ``region``; "break": a ``region`` that somebody holds;
    "hold": not to attack; "fight": to attack; "decide": what is asked, no more. The last three name no means.
    """

    kind: PuzzleGoalKind
    region: Annotated[str, Meta(pattern=r"^([a-z][a-z0-9_]{0,39})?$")] = ""


class Finding(Struct, frozen=True, forbid_unknown_fields=True):
    """How a puzzle was found: after so many choices (``place``) of the game with this ``seed``, by so many ``games`` a choice.

    ``lead``: of the best choice over the second best one; ``loss``: of what the level ``normal`` chooses. Both are parts of
    a chance of 1, as a review counts them.
    """

    seed: Annotated[int, Meta(ge=0)]
    place: Annotated[int, Meta(ge=0)]
    games: Annotated[int, Meta(ge=2)]
    lead: Share
    loss: Share


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A position of ``players`` by the rules of an ``edition``, in which ``player`` answers a ``decision`` in his own turn.

    ``state``: what he sees, as storage's codec writes it; what is hidden from him is not in it. Who plays it gets a guess at
    that, and dice, which are new each time.
    """

    id: Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,60}$")]
    edition: Annotated[str, Meta(min_length=1, max_length=40)]
    players: Annotated[int, Meta(ge=2, le=6)]
    player: Annotated[int, Meta(ge=0, le=5)]
    decision: Key
    grade: Grade
    goal: PuzzleGoal
    found: Finding
    state: Annotated[str, Meta(min_length=2, max_length=60_000)]
    options: dict[Key, OptionValue] = {}


class PuzzleFile(Struct, frozen=True, forbid_unknown_fields=True):
    """All puzzles of a family of rule sets."""

    format: Literal[1]
    puzzles: Annotated[tuple[Puzzle, ...], Meta(max_length=500)] = ()
