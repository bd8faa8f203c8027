"""Views of what isn't yet: with commanders who could be hired, with stations that could be built."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from risk_desktop.editions.ad2210.units import COMMANDERS, SPACE, in_play, stations_of
from risk_desktop.editions.common.money import MONEY, money_of
from risk_desktop.engine.state import Piece
from risk_desktop.engine.view import View

from ...ending import rounds_left

COMMANDER_COST = 3
COMING_USE = 0.7
"""Part of his price that a commander gives back in each coming round."""


def best_place(seen: View, kind: str) -> int:
    """Return the own territory where a new commander is of most use: with the largest stack, for the Moon at a station."""
    state, me = seen.state, seen.player
    own = [t for t, who in enumerate(state.owner) if who == me]
    stations = stations_of(state, me) if kind == SPACE else []
    return max(stations or own, key=lambda t: (state.armies[t], -t))


def with_commanders(seen: View, kinds: Sequence[str]) -> View:
    """Return the view as it would be with these commanders hired; they cost less the longer they are of use."""
    if not kinds:
        return seen
    state, me = seen.state.copy(), seen.player
    for kind in kinds:
        place = best_place(seen, kind)
        state.pieces.append(Piece(kind, me, place))
        state.armies[place] += 1
    price = max(0.0, COMMANDER_COST - COMING_USE * max(0, rounds_left(state, seen.rules)))
    state.slots[MONEY].held[me] -= round(price * len(kinds))
    return msgspec.structs.replace(seen, state=state)


def affordable(seen: View) -> list[str]:
    """Return the commanders that the player lacks and could pay."""
    if money_of(seen.state, seen.player) < COMMANDER_COST:
        return []
    has = in_play(seen.state, seen.player)
    return [kind for kind in COMMANDERS if kind not in has]
