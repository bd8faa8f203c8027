"""What the position of a puzzle is about, as far as the board tells: for puzzles whose goal names no place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from risk_desktop.engine.view import View

from .position import seen_in
from .schema import Puzzle

AboutKind = Literal["short", "prey", "mine", "nearly", "theirs"]
UNNAMED: Final = frozenset({"decide", "fight", "hold"})
"""Goals that name no place."""
_FEW, _LITTLE = 2, 3
"""So many territories are soon taken of a region, and are all that a player has left who may soon be out."""


class About(NamedTuple):
    """What stands out of a position: the player lacks ``number`` territories of a ``region``, somebody has only so many left,
    a region is his own, somebody lacks one territory of it, or it is somebody else's. ``weight``: the most telling counts most.
    """

    weight: float
    kind: AboutKind
    region: str = ""
    number: int = 0


def about(puzzle: Puzzle) -> About | None:
    """Return what stands out most; None where the goal says it, or nothing does. As ``seen_in``."""
    return max(_facts(seen_in(puzzle)), default=None) if puzzle.goal.kind in UNNAMED else None


def new_pieces(puzzle: Puzzle) -> int:
    """Return how many pieces the player of a puzzle has to place. As ``seen_in``."""
    return seen_in(puzzle).state.reserve[puzzle.player]


def _facts(seen: View) -> Iterator[About]:
    state, rules = seen.state, seen.rules
    side, held = rules.side_of(seen.player), rules.tenure.holders(state)
    for region in rules.board.regions:
        who = Counter(held[land] for land in region.members)
        lacking = len(region.members) - sum(count for seat, count in who.items() if seat in side)
        most = max((count for seat, count in who.items() if 0 <= seat < rules.players), default=0)
        worth = region.bonus / 100
        if not region.bonus:
            continue
        if not lacking:
            yield About(3 + worth, "mine", region.id)
        elif lacking <= _FEW and lacking < len(region.members):
            yield About(5 - 3 * (lacking - 1) + worth, "short", region.id, lacking)
        elif most >= len(region.members) - 1:
            whole = most == len(region.members)
            yield About((1 if whole else 2.5) + worth, "theirs" if whole else "nearly", region.id)
    for seat, count in Counter(held).items():
        if 0 <= seat < rules.players and seat not in side and count <= _LITTLE:
            yield About(4 - count / 10, "prey", number=count)
