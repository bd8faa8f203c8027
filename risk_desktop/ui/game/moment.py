"""A moment of the game as the screen shows it: the state, and who acts in it."""

from __future__ import annotations

from dataclasses import dataclass

from risk_desktop.engine.game import Game
from risk_desktop.ui.game.action import Action


@dataclass(frozen=True)
class Moment:
    """A copy of the ``game`` and who acts; kept where the screen may lag behind the game and has to catch up with it."""

    game: Game
    action: Action


def moment_of(game: Game, action: Action) -> Moment:
    """Return the moment in which a running game stands."""
    return Moment(Game(game.rules, game.state.copy()), action)
