"""Commanders and stations as pieces. A commander is one of the units that ``armies`` counts, a station never is (AD-N-1).

So a territory is controlled by its ``owner`` with any number of units, and with none if a station stands there.
Also which of them roll a d8, and where: on land, at sea, on the Moon.
"""

from __future__ import annotations

import msgspec

from risk_desktop.engine.combat import Clash, DiceReasons, DieReason, Modifier
from risk_desktop.engine.game import Game
from risk_desktop.engine.pools import D8, Pool, RollSpec
from risk_desktop.engine.rules import Module, PieceKind, Rules
from risk_desktop.engine.state import GameState, Piece

from ..common.pieces import lose_piece, put_piece
from .terrain import LAND, MOON, WATER, terrain_of

LAND_COMMANDER, DIPLOMAT, NAVAL, SPACE, NUCLEAR = "land", "diplomat", "naval", "space", "nuclear"
COMMANDERS = (LAND_COMMANDER, DIPLOMAT, NAVAL, SPACE, NUCLEAR)
"""Kinds of commanders, also the names of the decks of command cards that they open."""
STATION = "station"
COMMANDER_COST, STATION_COST, MOST_STATIONS = 3, 5, 4
FIELDS = {LAND_COMMANDER: LAND, NAVAL: WATER, SPACE: MOON}
"""Terrain that an attack must come from or go to, so that the commander rolls an eight-sided die (AD-J-4)."""


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


# --- dice -------------------------------------------------------------------------------------------------------------


def fighting_leaders(rules: Rules, state: GameState, origin: int, target: int) -> tuple[str, ...]:
    """Return the commanders in ``origin`` who roll eight-sided dice against ``target`` (AD-J-4, AD-J-5)."""
    fields = (terrain_of(rules.board, origin), terrain_of(rules.board, target))
    return tuple(
        kind for kind in leaders_in(state, origin) if kind == NUCLEAR or (kind in FIELDS and FIELDS[kind] in fields)
    )


class EightSided(Modifier):
    """Commanders and stations exchange six-sided dice for eight-sided ones (AD-J-4 to AD-J-6)."""

    def pools(self, rules: Rules, state: GameState, clash: Clash, spec: RollSpec) -> RollSpec:
        """Exchange one die for each leading commander, and for each defending one; a station all of the defence."""
        leaders = clash.leaders
        if leaders is None:
            leaders = fighting_leaders(rules, state, clash.origin, clash.target)
        count = clash.defence if has_station(state, clash.target) else len(leaders_in(state, clash.target))
        return RollSpec(with_eights(spec.attack, len(leaders)), with_eights(spec.defence, count), spec.ties)

    def reasons(self, rules: Rules, state: GameState, clash: Clash) -> DiceReasons:
        """Name the commanders and what they are good for, and the station of the defence."""
        leaders = clash.leaders
        if leaders is None:
            leaders = fighting_leaders(rules, state, clash.origin, clash.target)
        there = terrain_of(rules.board, clash.target)
        ours = tuple(DieReason(kind, _why(kind, there)) for kind in leaders)
        if has_station(state, clash.target):
            return ours, (DieReason(STATION, "all"),) * clash.defence
        return ours, tuple(DieReason(kind, "defends") for kind in leaders_in(state, clash.target))


def _why(kind: str, target: str) -> str:
    """Return when a commander rolls his die: always, or because of the terrain of the target or of the origin."""
    if kind == NUCLEAR:
        return "always"
    field = FIELDS[kind]
    return f"{field}.target" if field == target else f"{field}.origin"


def with_eights(pool: Pool, count: int) -> Pool:
    """Return ``pool`` with up to ``count`` of its dice exchanged."""
    count = min(count, len(pool.dice))
    return msgspec.structs.replace(pool, dice=(D8,) * count + pool.dice[count:]) if count else pool


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
    combat=(EightSided(),),
)
