"""Ones that are rolled again until they show more, and sums of dice compared: against enumeration and scripted dice."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from risk_desktop.engine.combat import throw_pool
from risk_desktop.engine.combat_dice import CombatDice
from risk_desktop.engine.dice import ScriptedDice
from risk_desktop.engine.pools import D6, Pool
from risk_desktop.engine.roll_odds import round_losses, total_odds


def test_a_one_is_rolled_again_until_it_shows_more_and_the_first_roll_is_told():
    shown, first = throw_pool(Pool((D6, D6), no_ones=True), ScriptedDice([1, 1, 1, 4, 6]))
    assert shown == ((6, 6), (4, 6))
    assert first == (6, 1)


def enumerated(attack: int, defence: int, lead: int, low: int, other_low: int) -> tuple[Fraction, Fraction]:
    """Return the chances that the attacker's sum is higher, and equal."""
    higher = equal = cases = 0
    for ours in product(range(low, 7), repeat=attack):
        for theirs in product(range(other_low, 7), repeat=defence):
            gap = sum(ours) + lead - sum(theirs)
            higher += gap > 0
            equal += gap == 0
            cases += 1
    return Fraction(higher, cases), Fraction(equal, cases)


@pytest.mark.parametrize(("attack", "defence", "lead"), [(3, 3, 0), (3, 4, 2), (4, 3, -5), (3, 3, 40)])
@pytest.mark.parametrize("ones", [(False, False), (True, False), (True, True)])
def test_totals_are_compared_exactly(attack, defence, lead, ones):
    odds = total_odds(Pool((D6,) * attack, no_ones=ones[0]), Pool((D6,) * defence, no_ones=ones[1]), lead)
    higher, equal = enumerated(attack, defence, lead, 1 + ones[0], 1 + ones[1])
    assert odds.higher == pytest.approx(float(higher))
    assert odds.equal == pytest.approx(float(equal))
    assert odds.win("defender") == odds.higher
    assert odds.win("attacker") == pytest.approx(float(higher + equal))
    assert sum(odds) == pytest.approx(1)


def test_battles_without_ones_are_enumerated_without_them():
    rule = CombatDice(attack_no_ones=True, ties="attacker")
    losses = round_losses(rule.spec(1, 1))
    wins = sum(ours >= theirs for ours in range(2, 7) for theirs in range(1, 7))
    assert losses[0].chance == pytest.approx(wins / 30)
