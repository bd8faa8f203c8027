"""The dice of a roll in pairs: which are compared, and who wins each comparison."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest

from risk_desktop.engine.events import DiceRolled


@dataclass(frozen=True)
class Pair:
    """Two dice that are compared; a value of 0 stands for no die, and then ``attacker_wins`` has no meaning.

    ``attack_before``, ``defence_before``: the value before the die was rolled again, 0 if it wasn't.
    """

    attack: int
    defence: int
    attack_sides: int
    defence_sides: int
    attacker_wins: bool
    attack_before: int = 0
    defence_before: int = 0

    @property
    def compared(self) -> bool:
        """Whether both dice are there."""
        return self.attack > 0 and self.defence > 0


def values_before_reroll(dice: Sequence[int], first: Sequence[int]) -> list[int]:
    """Return for each die its value before it was rolled again, 0 if it wasn't; ``first``: all values before, () if none was."""
    if not first:
        return [0] * len(dice)
    gone = sorted((Counter(first) - Counter(dice)).elements())
    new = Counter(dice) - Counter(first)
    struck = []
    for value in dice[::-1]:  # of equal values the last are taken as the new ones
        again = new[value] > 0 and bool(gone)
        new[value] -= again
        struck.append(gone.pop(0) if again else 0)
    return struck[::-1]


def pairs_of(
    rolled: DiceRolled, first: tuple[Sequence[int], Sequence[int]] = ((), ()), *, ties_attack: bool
) -> list[Pair]:
    """Return the pairs of a roll, highest first; ``ties_attack``: equal dice are the attacker's.

    ``first``: the values of both sides' dice before some were rolled again, () where none was.
    """
    return [
        Pair(a, d, sa or 6, sd or 6, a > d or (a == d and ties_attack), was, has_been)
        for a, d, sa, sd, was, has_been in zip_longest(
            rolled.attack,
            rolled.defence,
            rolled.attack_sides,
            rolled.defence_sides,
            values_before_reroll(rolled.attack, first[0]),
            values_before_reroll(rolled.defence, first[1]),
            fillvalue=0,
        )
    ]
