"""Points at the end of a game, and what breaks a tie."""

from __future__ import annotations

from risk_desktop.engine.events import Event, IncomeLine
from risk_desktop.engine.state import GameState


class Scored(Event, frozen=True):
    """What ``player`` has at the end: points by ``lines``, and what breaks a tie: ``energy``, then ``units``."""

    player: int
    lines: tuple[IncomeLine, ...]
    energy: int
    units: int


def units_of(state: GameState, player: int) -> int:
    """Return how many units of ``player`` are on the board."""
    return sum(number for number, owner in zip(state.armies, state.owner, strict=True) if owner == player)
