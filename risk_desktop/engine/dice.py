"""Dice from one integer, so that a game is reproducible and a copy of it costs nothing.

The generator is SplitMix64 (Steele, Lea, Flood 2014): state += golden gamma, output = finaliser of the state.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol, TypeVar

_MASK: Final = (1 << 64) - 1
_GAMMA: Final = 0x9E3779B97F4A7C15

T = TypeVar("T")


def advance(seed: int) -> tuple[int, int]:
    """Return (next seed, 64 random bits) for ``seed``."""
    seed = (seed + _GAMMA) & _MASK
    z = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return seed, z ^ (z >> 31)


class Dice(Protocol):
    """Whatever gives random numbers to the rules."""

    def roll(self, sides: int) -> int:
        """Return 1 to ``sides``, all equally likely."""
        ...


class SeededDice:
    """The usual dice. ``seed`` is the whole state; ``log``, where it is a list, keeps every roll."""

    __slots__ = ("log", "seed")

    def __init__(self, seed: int, log: list[int] | None = None) -> None:
        self.seed = seed & _MASK
        self.log = log

    def roll(self, sides: int) -> int:
        """Return 1 to ``sides``."""
        self.seed, bits = advance(self.seed)
        value = bits % sides + 1
        if self.log is not None:
            self.log.append(value)
        return value


class ScriptedDiceExhausted(ValueError):
    """The script of a test or a replay holds fewer rolls than the game asks for, or one that doesn't fit."""


class ScriptedDice:
    """Dice that show what they are told: for tests, and for replaying records."""

    __slots__ = ("_rolls", "log", "seed")

    def __init__(self, rolls: Iterable[int], seed: int = 0) -> None:
        self._rolls = list(rolls)[::-1]
        self.seed = seed
        self.log: list[int] | None = []

    def roll(self, sides: int) -> int:
        """Return the next scripted value; ScriptedDiceExhausted when there is none or it is not on the die."""
        if not self._rolls:
            raise ScriptedDiceExhausted(f"no roll left for a d{sides}")
        value = self._rolls.pop()
        if not 1 <= value <= sides:
            raise ScriptedDiceExhausted(f"{value} is not on a d{sides}")
        if self.log is not None:
            self.log.append(value)
        return value

    def extend(self, rolls: Iterable[int]) -> None:
        """Append ``rolls`` to the script."""
        self._rolls = list(rolls)[::-1] + self._rolls

    @property
    def left(self) -> int:
        """Number of rolls not yet used."""
        return len(self._rolls)


def shuffle(items: list[T], dice: Dice) -> None:
    """Shuffle ``items`` in place (Fisher-Yates)."""
    for i in range(len(items) - 1, 0, -1):
        j = dice.roll(i + 1) - 1
        items[i], items[j] = items[j], items[i]


def pick(items: list[T] | tuple[T, ...], dice: Dice) -> T:
    """Return one of ``items`` at random; ``items`` must not be empty."""
    return items[dice.roll(len(items)) - 1]
