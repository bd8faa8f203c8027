"""The end of a turn that is only imagined: idle armies move as the rules allow, chosen more quickly than in earnest."""

from __future__ import annotations

from typing import Final

from risk_desktop.editions.common.fortify import ADJACENT, CONNECTED
from risk_desktop.editions.common.regroup import REGROUP

from .evaluate import Evaluator
from .fortify import origins, targets
from .kinds import MOVES
from .position import SearchPosition
from .regroup import distances

ORIGINS: Final = 2
TARGETS: Final = 3


def moved(position: SearchPosition, evaluator: Evaluator) -> SearchPosition:
    """Return the position after the move at the end of the turn; the same one where nothing moves."""
    how_far = position.rules.options.get(MOVES)
    if how_far == REGROUP:
        return closed_up(position)
    if how_far in (CONNECTED, ADJACENT):
        return best_moved(position, evaluator, how_far == CONNECTED)
    return position


def best_moved(position: SearchPosition, evaluator: Evaluator, connected: bool) -> SearchPosition:
    """Return the position after the best move of a whole stack among a few, or none."""
    best, most = position, evaluator.value(position)
    for origin in origins(position)[:ORIGINS]:
        if position.armies[origin] < 3:
            continue
        near = position.facts.neighbours[origin]
        for target in [t for t in targets(position, origin) if connected or t in near][:TARGETS]:
            child = position.copy()
            child.shift(origin, target, position.armies[origin] - 1)
            worth = evaluator.value(child)
            if worth > most:
                best, most = child, worth
    return best


def closed_up(position: SearchPosition) -> SearchPosition:
    """Return the position after a step of all idle armies towards the nearest front."""
    away = distances(position)
    idle = [t for t, steps in away.items() if steps and position.armies[t] > 1]
    after = position.copy() if idle else position
    for origin in idle:
        near = [t for t in position.facts.neighbours[origin] if away.get(t, away[origin]) < away[origin]]
        after.shift(origin, min(near), position.armies[origin] - 1)
    return after
