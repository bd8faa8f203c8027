"""What is told of the dead: where they go, and how they come back."""

from __future__ import annotations

from risk_desktop.engine.choices import Choice
from risk_desktop.engine.events import Event
from risk_desktop.engine.meaning import CountBySeat
from risk_desktop.engine.state import GameState, Slot

AFTERLIFE = "afterlife"
BEYOND = -1
"""Stands for the own Afterlife where a territory is named as the origin of a march."""


class Revive(Choice, frozen=True):
    """Let an army return from the crypt ``origin`` to the temple in ``target``."""

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
