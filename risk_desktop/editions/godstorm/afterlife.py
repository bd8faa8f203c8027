"""Where the dead go: to their owner's Afterlife, or to his pool, from where they never come back by themselves (G-11, G-12)."""

from __future__ import annotations

from risk_desktop.engine.events import ArmiesLost, PlayerEliminated
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Module

from ..common.afterlife import AFTERLIFE, AfterlifeSlot, DeadTravelled
from .realms import on_earth

POOL = "pool"


def send_dead(game: Game, seat: int, territory: int, armies: int, goal: str = AFTERLIFE) -> None:
    """Let armies that have left the board travel; those of the Underworld and of a neutral seat go to the pool (A-15, A-38)."""
    if not armies:
        return
    if game.state.is_neutral(seat) or not on_earth(game.rules.board, territory):
        goal = POOL
    if goal == AFTERLIFE:
        game.state.slots[AFTERLIFE].dead[seat] += armies
    game.emit(DeadTravelled(seat, territory, armies, goal))


def lose_armies(game: Game, territory: int, armies: int, goal: str = AFTERLIFE) -> int:
    """Take up to ``armies`` off ``territory``, not by a roll in battle; return how many. An emptied one is not settled yet."""
    seat, lost = game.state.owner[territory], min(armies, game.state.armies[territory])
    if lost > 0:
        game.state.armies[territory] -= lost
        game.emit(ArmiesLost(seat, territory, lost))
        send_dead(game, seat, territory, lost, goal)
    return lost


def close_afterlife(game: Game, event: PlayerEliminated) -> None:
    """Who is out has no dead any more (G-96)."""
    game.state.slots[AFTERLIFE].dead[event.player] = 0


AFTERLIVES = Module(
    id="afterlives",
    needs=("realms",),
    triggers={PlayerEliminated: (close_afterlife,)},
    slots={AFTERLIFE: lambda seats: AfterlifeSlot([0] * seats)},
)
