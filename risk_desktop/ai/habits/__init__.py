"""How opponents answer each kind of decision: a module per mechanic, joined here. A new mechanic is a line in ``FAMILIES``."""

from __future__ import annotations

from collections.abc import Iterable

from risk_desktop.engine.reactions import Reactions
from risk_desktop.engine.step import Decision

from ..mind import Answer, Asked, Habits
from .bidding import BIDDING
from .capitals import CAPITALS
from .classic_cards import CLASSIC_CARDS
from .commanders import COMMANDERS
from .conquest import CONQUEST
from .miracles import MIRACLES
from .missions import MISSIONS
from .neutrals import NEUTRALS
from .pantheons import PANTHEONS


class HabitsClash(ValueError):
    """Two mechanics answer the same question."""


def joined(families: Iterable[Habits]) -> dict[Asked, Answer]:
    """Return the answers of all ``families`` by what is asked. HabitsClash."""
    found: dict[Asked, Answer] = {}
    for habits in families:
        if twice := found.keys() & habits.keys():
            raise HabitsClash(f"answered twice: {', '.join(sorted(map(str, twice)))}")
        found.update(habits)
    return found


FAMILIES: tuple[Habits, ...] = (
    CONQUEST,
    CLASSIC_CARDS,
    CAPITALS,
    MISSIONS,
    NEUTRALS,
    BIDDING,
    COMMANDERS,
    PANTHEONS,
    MIRACLES,
)
ALL_HABITS = joined(FAMILIES)


def habit_for(decision: Decision) -> Answer | None:
    """Return who answers ``decision``: by its kind and the step that asks or is guarded, else by its kind alone."""
    step = decision.step
    if isinstance(step, Reactions):
        step = step.guarded
    return ALL_HABITS.get((decision.kind, type(step))) or ALL_HABITS.get(decision.kind)
