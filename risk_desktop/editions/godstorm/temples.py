"""Temples: signs on the land that belong to whoever controls it, and to nobody where nobody does (G-41, G-42)."""

from __future__ import annotations

from risk_desktop.engine.events import TerritoryConquered
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Module, PieceKind
from risk_desktop.engine.state import GameState, Marker

from ..common.pieces import PieceLost, PiecePlaced, PieceTaken
from .realms import earth

TEMPLE = "temple"
"""Kind of the marker, and of the piece that can be bought."""
TEMPLE_COST, MOST_TEMPLES = 5, 12


def has_temple(state: GameState, territory: int) -> bool:
    """Tell whether a temple stands in ``territory``."""
    return Marker(TEMPLE, territory) in state.markers


def temples(state: GameState) -> list[int]:
    """Return where temples stand."""
    return [marker.territory for marker in state.markers if marker.kind == TEMPLE]


def temples_of(state: GameState, player: int) -> list[int]:
    """Return where temples of ``player`` stand."""
    return sorted(t for t in temples(state) if state.owner[t] == player)


def temple_left(state: GameState) -> bool:
    """Tell whether the supply holds a temple (G-42)."""
    return len(temples(state)) < MOST_TEMPLES


def build_temple(game: Game, player: int, territory: int, cost: int = 0) -> None:
    """Put a temple on the land of ``player``, which has none; the price has been paid already."""
    game.state.markers.append(Marker(TEMPLE, territory))
    game.emit(PiecePlaced(player, TEMPLE, territory, cost))


def raze_temple(game: Game, territory: int) -> None:
    """Give the temple back to the supply."""
    game.state.markers.remove(Marker(TEMPLE, territory))
    game.emit(PieceLost(game.state.owner[territory], TEMPLE, territory))


def capture_temple(game: Game, event: TerritoryConquered) -> None:
    """A temple changes hands with its land (G-41, G-74, G-88)."""
    if has_temple(game.state, event.territory):
        game.emit(PieceTaken(event.player, event.loser, TEMPLE, event.territory))


def temples_are_on_earth(game: Game) -> bool:
    """Tell whether no more temples stand than there are, and none in the Underworld (G-42)."""
    return len(temples(game.state)) <= MOST_TEMPLES and set(temples(game.state)) <= set(earth(game.rules.board))


TEMPLES = Module(
    id="temples",
    markers=(TEMPLE,),
    validators=(temples_are_on_earth,),
    needs=("realms",),
    pieces=(PieceKind(TEMPLE, cost=TEMPLE_COST),),
    triggers={TerritoryConquered: (capture_temple,)},
)
