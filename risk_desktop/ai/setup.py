"""The set-up: which territory to claim, and where the starting armies go. One look ahead with the evaluation."""

from __future__ import annotations

from collections.abc import Sequence

from .evaluate import Evaluator
from .position import Position


def best_claim(position: Position, evaluator: Evaluator, free: Sequence[int]) -> int:
    """Return the free territory that is worth most."""

    def worth(territory: int) -> float:
        child = position.copy()
        child.claim(territory)
        return evaluator.value(child)

    return max(free, key=worth)


def best_addition(position: Position, evaluator: Evaluator, own: Sequence[int], total: int) -> int:
    """Return the own territory where ``total`` more armies are worth most."""

    def worth(territory: int) -> float:
        child = position.copy()
        child.put(territory, child.armies[territory] + total)
        return evaluator.value(child)

    return max(own, key=worth)
