"""What the window draws of Godstorm beside owners, armies, pieces and markers: the sea, the dead, whose gods are whose."""

from __future__ import annotations

from risk_desktop.engine.board import Board
from risk_desktop.engine.state import GameState

from ..landscape import Landscape
from .afterlife import dead_of
from .pantheons import HAVENS, pantheons_led
from .plague import plague_lands
from .realms import fields
from .survey import maelstrom
from .waters import SINKS, waters


def landscape(state: GameState, board: Board) -> Landscape:
    """Return how the land lies (G-1, G-13, G-67, G-113, G-124)."""
    led = pantheons_led(state)
    return Landscape(
        sunk=sunk_lands(state, board),
        closed=frozenset(maelstrom(state)),
        afterlives={HAVENS[name]: (seat, dead_of(state, seat)) for seat, name in led.items() if seat < state.players},
        families=led,
        harmful=frozenset(plague_lands(state)),
        fields=frozenset(fields(board, "")),
    )


def sunk_lands(state: GameState, board: Board) -> frozenset[int]:
    """Return the territories that the sea has taken."""
    if not waters(state).sunk:
        return frozenset()
    return frozenset(t for t, facts in enumerate(board.territories) if SINKS in facts.tags)
