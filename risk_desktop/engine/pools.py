"""What is rolled in one battle, as data: the dice of both sides and how they are compared.

The combat pipeline rolls what is described here, and the odds enumerate the very same description, so that a
percentage on the screen can't drift away from the rules.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Side = Literal["attacker", "defender"]


class Die(Struct, frozen=True):
    """One die: faces 1 to ``sides``; ``bonus`` is added to whatever it shows."""

    sides: int = 6
    bonus: int = 0


class Pool(Struct, frozen=True):
    """The dice of one side. ``reroll_ones``: a die that shows 1 is rolled once more. ``top_bonus``: added to the highest.

    ``no_ones``: a die that shows 1 is rolled again until it shows more.
    """

    dice: tuple[Die, ...]
    reroll_ones: bool = False
    top_bonus: int = 0
    no_ones: bool = False


class RollSpec(Struct, frozen=True):
    """One roll of both sides; ``ties``: the side that wins a pair of equal dice (C-11: the defender)."""

    attack: Pool
    defence: Pool
    ties: Side = "defender"


D6 = Die()
D8 = Die(sides=8)


def d6_pool(count: int) -> Pool:
    """Return a pool of ``count`` plain six-sided dice."""
    return Pool(dice=(D6,) * count)
