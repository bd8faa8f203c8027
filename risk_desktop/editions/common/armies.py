"""Armies that go from one territory to another."""

from __future__ import annotations

from risk_desktop.engine.events import ArmiesMoved
from risk_desktop.engine.game import Game


def move_armies(game: Game, player: int, origin: int, target: int, armies: int, reason: str) -> None:
    """Move ``armies`` of ``player`` and tell it; where none moves there is nothing to tell. ``reason``: see ArmiesMoved."""
    if armies:
        game.state.armies[origin] -= armies
        game.state.armies[target] += armies
        game.emit(ArmiesMoved(player, origin, target, armies, reason))
