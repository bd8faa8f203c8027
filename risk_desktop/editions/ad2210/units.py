"""Commanders and stations as pieces. A commander is one of the units that ``armies`` counts, a station never is (AD-N-1).

So a territory is controlled by its ``owner`` with any number of units, and with none if a station stands there.
"""

from __future__ import annotations

from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Module, PieceKind
from risk_desktop.engine.state import GameState, Piece

from ..common.pieces import lose_piece, put_piece

LAND_COMMANDER, DIPLOMAT, NAVAL, SPACE, NUCLEAR = "land", "diplomat", "naval", "space", "nuclear"
COMMANDERS = (LAND_COMMANDER, DIPLOMAT, NAVAL, SPACE, NUCLEAR)
"""Kinds of commanders, also the names of the decks of command cards that they open."""
STATION = "station"
COMMANDER_COST, STATION_COST, MOST_STATIONS = 3, 5, 4


def leaders_in(state: GameState, territory: int) -> tuple[str, ...]:
    """Return the kinds of the commanders in ``territory``, in the order of COMMANDERS."""
    found = {piece.kind for piece in state.pieces if piece.territory == territory}
    return tuple(kind for kind in COMMANDERS if kind in found) if found else ()


def in_play(state: GameState, player: int) -> tuple[str, ...]:
    """Return the kinds of the commanders that ``player`` has on the board."""
    found = {piece.kind for piece in state.pieces if piece.player == player}
    return tuple(kind for kind in COMMANDERS if kind in found)


def where_is(state: GameState, player: int, kind: str) -> int | None:
    """Return where the commander of this kind of ``player`` stands, None if he is not in play."""
    return next((p.territory for p in state.pieces if p.player == player and p.kind == kind), None)


def mods_in(state: GameState, territory: int) -> int:
    """Return the units in ``territory`` that are no commanders."""
    return state.armies[territory] - len(leaders_in(state, territory))


def has_station(state: GameState, territory: int) -> bool:
    """Tell whether a station stands in ``territory``; it is the owner's."""
    return any(piece.territory == territory and piece.kind == STATION for piece in state.pieces)


def stations_of(state: GameState, player: int) -> list[int]:
    """Return where the stations of ``player`` stand."""
    return [piece.territory for piece in state.pieces if piece.kind == STATION and piece.player == player]


def deploy(game: Game, piece: Piece, cost: int = 0) -> None:
    """Put a new commander or station on the board; the commander counts as a unit there."""
    game.state.armies[piece.territory] += piece.kind in COMMANDERS
    put_piece(game, piece, cost)


def lose_commanders(game: Game, seat: int, territory: int, kinds: tuple[str, ...]) -> None:
    """Take these commanders off the board; the units were counted down before."""
    for kind in kinds:
        lose_piece(game, Piece(kind, seat, territory))


def commanders_are_units(game: Game) -> bool:
    """Tell whether no territory has more commanders than units (AD-N-1)."""
    led = [piece.territory for piece in game.state.pieces if piece.kind in COMMANDERS]
    return all(led.count(territory) <= game.state.armies[territory] for territory in set(led))


UNITS = Module(
    id="units",
    validators=(commanders_are_units,),
    needs=("terrain",),
    pieces=(
        *(PieceKind(kind, die=8, cost=COMMANDER_COST) for kind in COMMANDERS),
        PieceKind(STATION, 8, STATION_COST, MOST_STATIONS),
    ),
)
