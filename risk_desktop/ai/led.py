"""Attacks with armies of others whom the player on turn leads, beside his own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .planner import Planner
from .position import SearchPosition
from .search import AttackLine, by_rank

GOOD_FIGHT: Final = 0.6
"""The least chance to win with which others are led into battle."""


def led_attack(position: SearchPosition, planner: Planner, seats: Sequence[int]) -> AttackLine:
    """Return the best attack with armies that are led; its target is -1 when none is better than to wait."""
    owner, armies, near = position.owner, position.armies, position.facts.neighbours
    best = AttackLine(planner.evaluator.value(position))
    for origin, who in enumerate(owner):
        if who != position.me and who in seats and armies[origin] > 1:
            for target in near[origin]:
                if owner[target] not in seats:
                    best = max(best, led_line(position, planner, origin, target), key=by_rank)
    return best


def led_line(position: SearchPosition, planner: Planner, origin: int, target: int) -> AttackLine:
    """Return what one such attack is worth."""
    fighting, defenders = position.armies[origin] - 1, position.armies[target]
    odds, search = planner.search.odds, planner.search
    chance = odds.win(fighting, defenders)
    if chance < GOOD_FIGHT:
        return AttackLine(-1.0)
    left = max(1, round(odds.expected_left(fighting, defenders) / chance))
    child = position.copy()
    child.conquer(origin, target, left, left)
    worth = planner.evaluator.value(child)
    return AttackLine(
        chance * worth + (1 - chance) * search.failed(position, origin, target), origin, target, path=(target,)
    )
