"""What is told of dice and losses beside the events of the engine, so that whoever counts or shows them knows no box."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.engine.events import Event


class DiceRerolled(Event, frozen=True):
    """Dice of ``player`` that showed one were rolled again because of ``cause``, a key.

    ``first``: what all his dice showed before, ``dice``: what they show now, highest first.
    """

    player: int
    territory: int
    cause: str
    first: tuple[int, ...]
    dice: tuple[int, ...]


class Contest:
    """Mixed into the event of a roll of two sides against each other that is no battle: no army dies of it."""

    __slots__ = ()

    @property
    def throws(self) -> Sequence[tuple[int, tuple[int, ...]]]:
        """The attacker, then the defender: his seat and his dice of six sides as they fell at first."""
        raise NotImplementedError
