"""What armies of one seat are to those of another: of one's own side, peaceful, or able to attack."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import GameState

from .ending import spent

OURS: Final = 0
PEACEFUL: Final = 1
HOSTILE: Final = 2
"""What one's neighbour is: of one's own side, or foreign and peaceful, or foreign and able to attack."""


def relations_of(rules: Rules, state: GameState) -> tuple[tuple[int, ...], ...]:
    """Return by seat what each other seat is to it; the last entry of each list is for land that nobody owns.

    Players are hostile, and neutral colours that they lead. Land of nobody is not, nor are players who have had their
    last turn.
    """
    led = tuple(rules.led_by(state, player) for player in range(state.players))
    return _relations(state.seats, led, tuple(map(rules.side_of, range(state.seats))), tuple(spent(state, rules)))


@lru_cache(maxsize=256)
def _relations(
    free: int, led: tuple[Sequence[int], ...], sides: tuple[tuple[int, ...], ...], done: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    leader = [-1] * (free + 1)
    for player, seats in enumerate(led):
        for seat in seats:
            leader[seat] = player

    def relation(a: int, b: int) -> int:
        if a == b or (a < free and b in sides[a]):
            return OURS
        return HOSTILE if leader[b] >= 0 and leader[b] != leader[a] and leader[b] not in done else PEACEFUL

    return tuple(tuple(relation(a, b) for b in range(free + 1)) for a in range(free + 1))
