"""The set-up: which territory to claim, and where the starting armies go."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.engine.dice import Dice

from .evaluate import Evaluator
from .position import SearchPosition

OWN_PART, FOREIGN_PART, NEIGHBOUR, DENIAL, WHIM = 2.0, 1.0, 0.12, 1.5, 0.05
"""What draws a claim to a territory: the part of its region that is one's own, and that one rival has; own neighbours;
keeping a rival from the whole region; and a little chance, so that no two games open alike."""


def best_claim(position: SearchPosition, dice: Dice, free: Sequence[int]) -> int:
    """Return the free territory that suits best."""
    return max(free, key=lambda territory: claim_worth(position, territory) + WHIM * dice.roll(100) / 100)


def claim_worth(position: SearchPosition, territory: int) -> float:
    """Return how well a free territory suits the player on turn."""
    facts, me = position.facts, position.me
    region = facts.region_of[territory]
    parts, size = position.parts[region], len(facts.members[region])
    rival = max(parts[p] for p in range(position.players) if p != me)
    worth = ease(position, region) * (0.5 + OWN_PART * parts[me] / size - FOREIGN_PART * rival / size)
    worth += NEIGHBOUR * sum(position.owner[n] == me for n in facts.neighbours[territory])
    return worth + DENIAL if rival == size - 1 else worth


def ease(position: SearchPosition, region: int) -> float:
    """Return how much a region pays for how hard it is to take and to hold."""
    facts = position.facts
    size, borders = len(facts.members[region]), max(1, len(facts.borders[region]))
    return float((facts.bonus[region] + 1) / (size**0.5 * borders))


def best_addition(position: SearchPosition, evaluator: Evaluator, own: Sequence[int], total: int) -> int:
    """Return the own territory where ``total`` more armies are worth most."""

    def worth(territory: int) -> float:
        child = position.copy()
        child.put(territory, child.armies[territory] + total)
        return evaluator.value(child)

    return max(own, key=worth)


def low_stacks(position: SearchPosition, own: Sequence[int], total: int, heap: float) -> Sequence[int]:
    """Return the own territories that hold no more than ``heap`` of all own armies with ``total`` more; all if none does."""
    most = heap * (sum(position.armies[territory] for territory in own) + total)
    return [territory for territory in own if position.armies[territory] + total <= most] or own
