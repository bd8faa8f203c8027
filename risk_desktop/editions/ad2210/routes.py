"""From where to where a player may invade, and how his territories are joined (AD-I-1, AD-P, AD-Q, AD-R, AD-U-3, AD-U-4)."""

from __future__ import annotations

from collections.abc import Iterator

from risk_desktop.engine.board import Board
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Reason
from risk_desktop.engine.state import GameState

from .campaign import campaign
from .terrain import LAND, MOON, WATER, deserts, landing_sites
from .units import NAVAL, SPACE, in_play, stations_of


class Routes:
    """The ways of ``player`` as things stand: build it anew when something has changed."""

    __slots__ = ("board", "deserts", "landings", "naval", "sites", "space", "stations", "terrain")

    def __init__(self, state: GameState, board: Board, player: int) -> None:
        leaders = in_play(state, player)
        self.board = board
        self.naval, self.space = NAVAL in leaders, SPACE in leaders
        self.stations = set(stations_of(state, player))
        self.sites = landing_sites(board)
        self.landings = campaign(state).landings
        self.deserts = deserts(state)
        self.terrain = tuple(facts.terrain for facts in board.territories)

    def targets(self, origin: int) -> Iterator[int]:
        """Yield where the player may invade to from ``origin``, whoever stands there."""
        for target in (*self.board.neighbours[origin], *self.flights(origin)):
            if self.needed(origin, target) is None and target not in self.deserts:
                yield target

    def flights(self, origin: int) -> tuple[int, ...]:
        """Return what is reached by flight: landing sites from an own station's land (AD-Q-3), drawn land from the Moon."""
        if self.terrain[origin] == MOON:
            return tuple(self.landings)
        return self.sites if origin in self.stations and self.terrain[origin] == LAND else ()

    def needed(self, origin: int, target: int) -> str | None:
        """Return the commander that the player lacks for this way: one for the water (AD-P-1), one for the Moon (AD-Q-1)."""
        ends = (self.terrain[origin], self.terrain[target])
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


def opened(game: Game, player: int, kind: str, territory: int) -> tuple[int, ...]:
    """Return where ``player`` could invade to out of ``territory`` once he has a commander of this ``kind`` (AD-P-1, AD-Q-1).

    The seas beside it for one, the landing sites above a station for the other; nothing for all other pieces.
    """
    routes = Routes(game.state, game.rules.board, player)
    ways = (*game.rules.board.neighbours[territory], *routes.flights(territory))
    wanted = {NAVAL: WATER, SPACE: MOON}.get(kind)
    return tuple(
        to for to in ways if wanted == routes.terrain[to] != routes.terrain[territory] and to not in routes.deserts
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
