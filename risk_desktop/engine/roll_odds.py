"""Exact odds of one roll, enumerated from the dice pools that the combat pipeline rolls; nothing here is simulated.

A defender may have seen the attacker's dice before he chooses the number of his own (D-24): ``answer_losses``, and
``answers`` for his choice.
"""

from __future__ import annotations

from functools import lru_cache
from operator import le, lt
from typing import NamedTuple

import msgspec

from risk_desktop.engine.pools import Die, Pool, RollSpec, Side

_MEMO_SIZE = 4096


class RoundLoss(NamedTuple):
    """One outcome of a roll: the armies that each side loses, and the chance of it (0 to 1)."""

    attackers: int
    defenders: int
    chance: float


@lru_cache(maxsize=_MEMO_SIZE)
def round_losses(spec: RollSpec) -> tuple[RoundLoss, ...]:
    """Return the exact outcomes of one roll, by rising loss of the attacker; their chances add up to 1.

    As many pairs are compared as both sides have dice. Raises ValueError if a side has none.
    """
    pairs = min(len(spec.attack.dice), len(spec.defence.dice))
    if pairs == 0:
        raise ValueError("a roll needs a die on each side")
    attack, defence = _top_dice(spec.attack, pairs), _top_dice(spec.defence, pairs)
    loses = le if spec.ties == "defender" else lt
    weights = [0] * (pairs + 1)
    for own, own_weight in attack.items():
        for other, other_weight in defence.items():
            weights[sum(map(loses, own, other))] += own_weight * other_weight
    total = sum(weights)
    return tuple(RoundLoss(lost, pairs - lost, weight / total) for lost, weight in enumerate(weights))


def attack_rolls(spec: RollSpec) -> dict[tuple[int, ...], int]:
    """Return all rolls of the attacker's dice, highest first, each with its weight (a whole number)."""
    return _top_dice(spec.attack, len(spec.attack.dice))


@lru_cache(maxsize=_MEMO_SIZE)
def answer_losses(spec: RollSpec, shown: tuple[int, ...], dice: int) -> tuple[RoundLoss, ...]:
    """Return the outcomes when the attacker's dice show ``shown`` (highest first) and ``dice`` answer them (1 or more)."""
    pairs = min(len(shown), dice)
    pool = msgspec.structs.replace(spec.defence, dice=spec.defence.dice[:dice])
    loses = le if spec.ties == "defender" else lt
    weights = [0] * (pairs + 1)
    for other, weight in _top_dice(pool, pairs).items():
        weights[sum(map(loses, shown, other))] += weight
    total = sum(weights)
    return tuple(RoundLoss(lost, pairs - lost, weight / total) for lost, weight in enumerate(weights))


@lru_cache(maxsize=_MEMO_SIZE)
def _top_dice(pool: Pool, keep: int) -> dict[tuple[int, ...], int]:
    """Return the ``keep`` highest dice of a pool, sorted downwards, each with its weight (a whole number).

    Dice join one at a time and only the highest stay, so that the number of rolls grows with the sorted rolls (36 for
    two d8) and not with all of them.
    """
    rolls: dict[tuple[int, ...], int] = {(): 1}
    for die in pool.dice:
        joined: dict[tuple[int, ...], int] = {}
        for shown, weight in rolls.items():
            for value, face_weight in _faces(die, pool.reroll_ones, pool.no_ones):
                top = tuple(sorted((*shown, value), reverse=True)[:keep])
                joined[top] = joined.get(top, 0) + weight * face_weight
        rolls = joined
    return {(top[0] + pool.top_bonus, *top[1:]): weight for top, weight in rolls.items()}


def _faces(die: Die, reroll_ones: bool, no_ones: bool) -> list[tuple[int, int]]:
    """Return (value with bonus, weight) for each face; a die rolled once more keeps whatever comes then."""
    if no_ones:
        return [(face + die.bonus, 1) for face in range(2, die.sides + 1)]
    if not reroll_ones:
        return [(face + die.bonus, 1) for face in range(1, die.sides + 1)]
    # Of sides * sides equal cases a 1 comes only as "1, then 1", each other face as itself or as "1, then it".
    return [(face + die.bonus, 1 if face == 1 else die.sides + 1) for face in range(1, die.sides + 1)]


# -- totals ------------------------------------------------------------------------------------------------------------


class TotalOdds(NamedTuple):
    """How two totals compare: the chances (0 to 1) that the attacker's is higher, that both are equal, and that it is lower."""

    higher: float
    equal: float
    lower: float

    def win(self, ties: Side) -> float:
        """Return the attacker's chance to win when ``ties`` says who wins equal totals."""
        return self.higher + (self.equal if ties == "attacker" else 0.0)


@lru_cache(maxsize=_MEMO_SIZE)
def total_odds(attack: Pool, defence: Pool, lead: int = 0) -> TotalOdds:
    """Return how the sums of two pools compare; ``lead`` is added to the attacker's sum (less what the defender adds)."""
    ours, theirs = _totals(attack), _totals(defence)
    higher = equal = lower = 0
    for own, own_weight in ours.items():
        for other, weight in theirs.items():
            gap = own + lead - other
            higher += own_weight * weight * (gap > 0)
            equal += own_weight * weight * (gap == 0)
            lower += own_weight * weight * (gap < 0)
    cases = higher + equal + lower
    return TotalOdds(higher / cases, equal / cases, lower / cases)


@lru_cache(maxsize=_MEMO_SIZE)
def _totals(pool: Pool) -> dict[int, int]:
    """Return the sums of a pool, each with its weight (a whole number)."""
    sums = {pool.top_bonus: 1}
    for die in pool.dice:
        joined: dict[int, int] = {}
        for total, weight in sums.items():
            for value, face_weight in _faces(die, pool.reroll_ones, pool.no_ones):
                joined[total + value] = joined.get(total + value, 0) + weight * face_weight
        sums = joined
    return sums
