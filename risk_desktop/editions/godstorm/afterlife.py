"""Where the dead go: to their owner's Afterlife, or to his pool, from where they never come back by themselves (G-11, G-12)."""

from __future__ import annotations

from risk_desktop.engine.choices import Choice
from risk_desktop.engine.events import ArmiesLost, Event, PlayerEliminated
from risk_desktop.engine.game import Game
from risk_desktop.engine.meaning import CountBySeat
from risk_desktop.engine.rules import Module
from risk_desktop.engine.state import GameState, Slot

from .realms import on_earth

AFTERLIFE = "afterlife"
BEYOND = -1
"""Stands for the own Afterlife where a territory is named as the origin of a march."""
POOL = "pool"


class Revive(Choice, frozen=True):
    """Return an army from the crypt ``origin`` to the temple in ``target``."""

    origin: int
    target: int


class AfterlifeSlot(Slot):
    """``dead``: by seat, the armies in his Afterlife."""

    dead: CountBySeat


class DeadTravelled(Event, frozen=True):
    """``armies`` of ``player`` that died in ``territory`` went to ``goal``: "afterlife" or "pool"."""

    player: int
    territory: int
    armies: int
    goal: str


class AfterlifeLeft(Event, frozen=True):
    """``player`` sent armies out of his Afterlife: pairs of (field, number)."""

    player: int
    parts: tuple[tuple[int, int], ...]


class ArmyRevived(Event, frozen=True):
    """An army of ``player`` returned from the crypt ``origin`` to the temple in ``target``."""

    player: int
    origin: int
    target: int


class DeadWalked(Event, frozen=True):
    """``armies`` of ``player`` rose from ``field`` to the temple in ``territory``."""

    player: int
    field: int
    territory: int
    armies: int


def dead_of(state: GameState, player: int) -> int:
    """Return how many armies wait in the Afterlife of ``player``."""
    dead: list[int] = state.slots[AFTERLIFE].dead
    return dead[player]


def send_dead(game: Game, seat: int, territory: int, armies: int, goal: str = AFTERLIFE) -> None:
    """Send armies that left the board to their Afterlife; from the Underworld and of neutral seats to the pool (A-15, A-38)."""
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
    """A player who is out has no dead any more (G-96)."""
    game.state.slots[AFTERLIFE].dead[event.player] = 0


AFTERLIVES = Module(
    id="afterlives",
    needs=("realms",),
    triggers={PlayerEliminated: (close_afterlife,)},
    slots={AFTERLIFE: lambda seats: AfterlifeSlot([0] * seats)},
)
