"""Imagined views: with commanders who could be hired, with stations that could be built."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from risk_desktop.editions.ad2210.terrain import LAND, deserts, terrain_of
from risk_desktop.editions.ad2210.units import (
    COMMANDERS,
    SPACE,
    STATION,
    STATION_COST,
    has_station,
    in_play,
    stations_of,
)
from risk_desktop.editions.common.money import MONEY, money_of
from risk_desktop.engine.state import NOBODY, Piece
from risk_desktop.engine.view import View

from ...ending import rounds_left
from ...position import position_of
from .judging import CardContext

COMMANDER_COST = 3
COMING_USE = 0.7
"""Part of his price that a commander gives back in each coming round."""


def best_place(seen: View, kind: str) -> int:
    """Return the own territory where a new piece is of most use: with the largest stack, for the Moon at a station."""
    state, me = seen.state, seen.player
    own = [t for t, who in enumerate(state.owner) if who == me]
    if kind == STATION:
        own = [t for t in own if terrain_of(seen.rules.board, t) == LAND] or own
    stations = stations_of(state, me) if kind == SPACE else []
    return max(stations or own, key=lambda t: (state.armies[t], -t))


def with_pieces(seen: View, kinds: Sequence[str]) -> View:
    """Return the view as it would be with these commanders, after a station if need be; they cost less the longer they serve."""
    if not kinds:
        return seen
    state, me = seen.state.copy(), seen.player
    imagined = msgspec.structs.replace(seen, state=state)
    coming = COMING_USE * max(0, rounds_left(state, seen.rules))
    price = 0.0
    for kind in kinds:
        place = best_place(imagined, kind)
        state.pieces.append(Piece(kind, me, place))
        state.armies[place] += kind != STATION
        price += max(0.0, (STATION_COST if kind == STATION else COMMANDER_COST) - coming)
    state.slots[MONEY].held[me] -= round(price)
    return imagined


def affordable(seen: View) -> list[str]:
    """Return the commanders that the player lacks and could pay."""
    if money_of(seen.state, seen.player) < COMMANDER_COST:
        return []
    has = in_play(seen.state, seen.player)
    return [kind for kind in COMMANDERS if kind not in has]


# --- cards tried out --------------------------------------------------------------------------------------------------


def plans_worth(context: CardContext, seen: View) -> float:
    """Return the chance to win the game with the best attacks that the player finds in an imagined position."""
    return context.mind.planner(seen).best_attack(position_of(seen)).worth


def after_strike(seen: View, region: int) -> View:
    """Return the view after every territory of a region has lost a unit; land left empty without a station is nobody's."""
    state, out = seen.state.copy(), deserts(seen.state)
    for t in seen.rules.board.regions[region].members:
        if state.armies[t] and t not in out:
            state.armies[t] -= 1
            leaders = [piece for piece in state.pieces if piece.territory == t and piece.kind != STATION]
            for piece in leaders[state.armies[t] :]:
                state.pieces.remove(piece)
            if not state.armies[t] and not has_station(state, t):
                state.owner[t] = NOBODY
    return msgspec.structs.replace(seen, state=state)


def army_worth(context: CardContext) -> float:
    """Return by how much one more army raises the chance to win the game."""
    evaluator, position = context.mind.evaluator(context.seen), position_of(context.seen)
    chance = evaluator.value(position)
    return evaluator.weights.power * chance * (1.0 - chance) / evaluator.strengths(position)[position.me]
