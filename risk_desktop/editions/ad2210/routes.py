"""From where to where a player may invade, and how his territories are joined (AD-I-1, AD-P, AD-Q, AD-R, AD-U-3, AD-U-4)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from risk_desktop.engine.board import Board
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Reason
from risk_desktop.engine.state import GameState

from .campaign import campaign
from .terrain import LAND, MOON, WATER, deserts, landing_sites, terrain_of
from .units import NAVAL, SPACE, in_play, stations_of


class Routes(Struct, frozen=True):
    """The ways of a player as things stand: take them anew (``routes_of``) when something has changed.

    ``naval``, ``space``: he has that commander; ``stations``: where his stand; ``landings``: land that he
    may invade from the Moon.
    """

    board: Board
    naval: bool
    space: bool
    stations: frozenset[int]
    landings: tuple[int, ...]
    deserts: frozenset[int]

    def targets(self, origin: int) -> Iterator[int]:
        """Yield where the player may invade to from ``origin``, whoever stands there."""
        for target in (*self.board.neighbours[origin], *self.flights(origin)):
            if self.needed(origin, target) is None and target not in self.deserts:
                yield target

    def flights(self, origin: int) -> tuple[int, ...]:
        """Return what is reached by flight: landing sites from an own station's land (AD-Q-3), drawn land from the Moon."""
        terrain = terrain_of(self.board, origin)
        if terrain == MOON:
            return self.landings
        return landing_sites(self.board) if origin in self.stations and terrain == LAND else ()

    def needed(self, origin: int, target: int) -> str | None:
        """Return the commander that the player lacks for this way: one for the water (AD-P-1), one for the Moon (AD-Q-1)."""
        ends = (terrain_of(self.board, origin), terrain_of(self.board, target))
        if WATER in ends and not self.naval:
            return NAVAL
        return SPACE if MOON in ends and not self.space else None

    def explain(self, origin: int, target: int) -> Reason | None:
        """Say why there is no way; None if there is."""
        ends = {"origin": origin, "target": target}
        if target in self.deserts:
            return Reason("illegal.invade.devastated", {"territory": target})
        if target not in self.board.neighbour_sets[origin] and target not in self.flights(origin):
            return Reason("illegal.attack.far", dict(ends))
        missing = self.needed(origin, target)
        if missing is None:
            return None
        return Reason("illegal.invade.naval" if missing == NAVAL else "illegal.invade.space", dict(ends))


def routes_of(state: GameState, board: Board, player: int) -> Routes:
    """Return the ways of ``player``."""
    leaders = in_play(state, player)
    return Routes(
        board,
        NAVAL in leaders,
        SPACE in leaders,
        frozenset(stations_of(state, player)),
        tuple(campaign(state).landings),
        frozenset(deserts(state)),
    )


@lru_cache(maxsize=256)
def all_targets(routes: Routes) -> tuple[tuple[int, ...], ...]:
    """Return by territory where a player may invade to from there."""
    return tuple(tuple(routes.targets(origin)) for origin in range(len(routes.board)))


def opened(game: Game, player: int, kind: str, territory: int) -> tuple[int, ...]:
    """Return where ``player`` could invade to out of ``territory`` once he has a commander of this ``kind`` (AD-P-1, AD-Q-1).

    The seas beside it for one, the landing sites above a station for the other; nothing for all other pieces.
    """
    routes, board = routes_of(game.state, game.rules.board, player), game.rules.board
    ways = (*board.neighbours[territory], *routes.flights(territory))
    wanted = {NAVAL: WATER, SPACE: MOON}.get(kind)
    return tuple(
        to
        for to in ways
        if wanted == terrain_of(board, to) != terrain_of(board, territory) and to not in routes.deserts
    )


def joined(state: GameState, board: Board, player: int, start: int) -> set[int]:
    """Return the territories of ``player`` joined to ``start`` through his own (AD-U-3).

    Each of his stations is joined with each landing site that he controls, both ways (AD-U-4); no commander is needed.
    """
    owner = state.owner
    stations = stations_of(state, player)
    sites = [site for site in landing_sites(board) if owner[site] == player]
    found, frontier = {start}, [start]
    while frontier:
        here = frontier.pop()
        flights = sites if here in stations else stations if here in sites else ()
        for there in (*board.neighbours[here], *flights):
            if owner[there] == player and there not in found:
                found.add(there)
                frontier.append(there)
    return found
