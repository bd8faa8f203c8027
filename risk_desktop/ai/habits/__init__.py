"""How opponents answer each kind of decision: a module per mechanic, joined here. A new mechanic is a line in ``FAMILIES``."""

from __future__ import annotations

from collections.abc import Iterable

from ..mind import Answer, Habits
from .bidding import BIDDING
from .capitals import CAPITALS
from .classic_cards import CLASSIC_CARDS
from .commanders import COMMANDERS
from .conquest import CONQUEST
from .missions import MISSIONS
from .neutrals import NEUTRALS


class HabitsClash(ValueError):
    """Two mechanics answer the same kind of decision."""


def joined(families: Iterable[Habits]) -> dict[str, Answer]:
    """Return the answers of all ``families`` by kind of decision. HabitsClash."""
    found: dict[str, Answer] = {}
    for habits in families:
        if twice := found.keys() & habits.keys():
            raise HabitsClash(f"answered twice: {', '.join(sorted(twice))}")
        found.update(habits)
    return found


FAMILIES: tuple[Habits, ...] = (CONQUEST, CLASSIC_CARDS, CAPITALS, MISSIONS, NEUTRALS, BIDDING, COMMANDERS)
ALL_HABITS = joined(FAMILIES)
