"""How many armies follow into a conquered territory."""

from __future__ import annotations

from .planner import Planner
from .position import SearchPosition


def best_occupation(position: SearchPosition, planner: Planner, origin: int, target: int, lo: int, hi: int) -> int:
    """Return the number that occupies in all, ``lo`` to ``hi``; ``lo`` stand on ``target`` already.

    Own armies may go on from either place; those of an ally have a loyalty test before them, so they stay where they are.
    """
    spread = hi - lo
    if not any(position.owner[n] not in position.side for n in position.facts.neighbours[origin]):
        return hi
    options = sorted({hi, lo, lo + spread // 2, lo + (3 * spread) // 4})
    own = position.owner[origin] == position.me
    best, best_worth = hi, -1.0
    for amount in options:
        child = position.copy()
        child.shift(origin, target, amount - lo)
        worth = planner.outlook(child, (target, origin)) if own else planner.evaluator.value(child)
        if worth >= best_worth:
            best, best_worth = amount, worth
    return best
