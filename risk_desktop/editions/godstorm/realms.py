"""Ancient Earth and the Underworld: which territory belongs to which, what fields are marked with, which ways are open.

A territory of the Underworld is called a field. Mountains and flames are simply no borders; a sea link under the maelstrom
and all of sunken Atlantis are closed for the rest of the game (G-1, G-10, G-113, G-124).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from risk_desktop.engine.board import Board, all_owned
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Module
from risk_desktop.engine.state import GameState

from .waters import SINKS, WATERS, WatersSlot, waters

EARTH, UNDERWORLD = 0, 1
"""Numbers of the boards of the edition."""
GATE, ALTAR, CRYPT = "gate", "altar", "crypt"
"""Tags of fields."""
# --- which board ------------------------------------------------------------------------------------------------------


def on_earth(board: Board, territory: int) -> bool:
    """Tell whether ``territory`` lies on Ancient Earth."""
    return board.territories[territory].board == EARTH


@lru_cache(maxsize=16)
def earth(board: Board) -> tuple[int, ...]:
    """Return all territories of Ancient Earth; the number of a territory card is the place in this list."""
    return tuple(t for t, facts in enumerate(board.territories) if facts.board == EARTH)


@lru_cache(maxsize=64)
def fields(board: Board, tag: str) -> tuple[int, ...]:
    """Return the fields that are marked with ``tag``, all of them without one."""
    under = [(t, facts.tags) for t, facts in enumerate(board.territories) if facts.board == UNDERWORLD]
    return tuple(t for t, tags in under if not tag or tag in tags)


def lands_of(state: GameState, board: Board, player: int) -> list[int]:
    """Return the territories of Ancient Earth that ``player`` controls."""
    owner = state.owner
    return [t for t in earth(board) if owner[t] == player]


def fields_of(state: GameState, board: Board, player: int, tag: str = "") -> list[int]:
    """Return the fields that ``player`` controls, or only those with a ``tag``."""
    owner = state.owner
    return [t for t in fields(board, tag) if owner[t] == player]


def altars_of(state: GameState, board: Board, player: int) -> int:
    """Return how many altars ``player`` controls (G-114)."""
    return sum(state.owner[t] == player for t in fields(board, ALTAR))


# --- continents -------------------------------------------------------------------------------------------------------


def continents(state: GameState, board: Board) -> list[int]:
    """Return the regions of Ancient Earth above water."""
    return [r for r, first in _firsts(board) if not sunken(state, board, first)]


@lru_cache(maxsize=16)
def _firsts(board: Board) -> tuple[tuple[int, int], ...]:
    """Return the regions of Ancient Earth, each with a territory of it."""
    firsts = ((r, region.members[0]) for r, region in enumerate(board.regions))
    return tuple((r, first) for r, first in firsts if on_earth(board, first))


def continents_of(state: GameState, board: Board, player: int) -> list[int]:
    """Return the continents that ``player`` controls wholly (G-35)."""
    return [r for r in continents(state, board) if all_owned(state.owner, board.regions[r].members, player)]


# --- ways -------------------------------------------------------------------------------------------------------------


def sunken(state: GameState, board: Board, territory: int) -> bool:
    """Tell whether ``territory`` lies below the sea (G-122)."""
    return waters(state).sunk and SINKS in board.territories[territory].tags


def is_open(state: GameState, board: Board, a: int, b: int) -> bool:
    """Tell whether two territories are adjacent now (G-10)."""
    return b in board.neighbour_sets[a] and not is_closed(state, board, a, b)


def is_closed(state: GameState, board: Board, a: int, b: int) -> bool:
    """Tell whether the sea has closed the way between two neighbours."""
    slot = waters(state)
    if slot.maelstrom == [min(a, b), max(a, b)]:
        return True
    return slot.sunk and (sunken(state, board, a) or sunken(state, board, b))


def ways(state: GameState, board: Board, territory: int) -> Iterator[int]:
    """Yield the territories that are adjacent to ``territory`` now."""
    return (n for n in board.neighbours[territory] if not is_closed(state, board, territory, n))


def open_links(state: GameState, board: Board) -> list[tuple[int, int]]:
    """Return the sea links that nothing has closed, lower number first."""
    return [link for link in sorted(board.sea) if not is_closed(state, board, *link)]


def connected(state: GameState, board: Board, player: int, start: int) -> set[int]:
    """Return the own territories that a chain of adjacent own ones joins with ``start``, itself included (G-99, G-101)."""
    found, frontier = {start}, [start]
    while frontier:
        for there in ways(state, board, frontier.pop()):
            if state.owner[there] == player and there not in found:
                found.add(there)
                frontier.append(there)
    return found


def keep_open(game: Game, player: int, origin: int, target: int) -> bool:
    """Closed ways can't be attacked along (G-124)."""
    return not is_closed(game.state, game.rules.board, origin, target)


def has_both_realms(board: Board) -> bool:
    """Tell whether there are an Ancient Earth and an Underworld with a way into each Afterlife (G-1)."""
    return bool(earth(board)) and bool(fields(board, CRYPT))


REALMS = Module(
    id="realms",
    fits=has_both_realms,
    needs=("turns",),
    permits={"attack": (keep_open,)},
    slots={WATERS: lambda seats: WatersSlot([])},
)
