"""D-24: a defender who has seen the roll answers as is best for the whole fight, against plain counting of everything.

Those marked no_cover count in long loops what other tests reach too: to watch them would take three times as long.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import product

import pytest
from pytest import approx

from risk_desktop.engine.answers import AnswerTable, answer_table
from risk_desktop.engine.combat_dice import CombatDice
from risk_desktop.engine.odds import FightTable, WinTable, fight, losses_of, win_table

THREE_DICE = CombatDice(max_defence=3, answers=True)
Shown = tuple[int, ...]
Policy = Callable[[int, int, Shown], int]


@cache
def shown_rolls(sides: int, dice: int) -> dict[Shown, Fraction]:
    """Every roll of so many dice, highest first, with its chance: by counting all of them."""
    found = Counter(tuple(sorted(roll, reverse=True)) for roll in product(range(1, sides + 1), repeat=dice))
    return {roll: Fraction(number, sides**dice) for roll, number in found.items()}


@cache
def outcomes(shown: Shown, sides: int, dice: int, ties: str) -> dict[tuple[int, int], Fraction]:
    """The losses when so many dice answer a roll, with their chances."""
    found: Counter[tuple[int, int]] = Counter()
    for answer, chance in shown_rolls(sides, dice).items():
        pairs = list(zip(shown, answer, strict=False))
        lost = sum(ours < theirs or (ours == theirs and ties == "defender") for ours, theirs in pairs)
        found[lost, len(pairs) - lost] += chance  # type: ignore[assignment]
    return dict(found)  # type: ignore[arg-type]


def played_out(rule: CombatDice, sides: int, attackers: int, defenders: int, policy: Policy) -> Fraction:
    """The chance that the attacker wins when the defender keeps to ``policy``."""

    @cache
    def win(a: int, d: int) -> Fraction:
        if not a or not d:
            return Fraction(not d)
        total = Fraction(0)
        for shown, chance in shown_rolls(sides, rule.attack_count(a)).items():
            for (lost, beaten), share in outcomes(shown, sides, policy(a, d, shown), rule.ties).items():
                total += chance * share * win(a - lost, d - beaten)
        return total

    return win(attackers, defenders)


def all_policies(rule: CombatDice, sides: int, attackers: int, defenders: int) -> Iterator[Policy]:
    """Every way to answer every roll at every strength that a fight can come to."""
    asked = [
        (a, d, shown)
        for a in range(1, attackers + 1)
        for d in range(1, defenders + 1)
        for shown in shown_rolls(sides, rule.attack_count(a))
    ]
    for answers in product(*(range(1, rule.defence_count(d) + 1) for _, d, _ in asked)):
        plan = dict(zip(asked, answers, strict=True))
        yield lambda a, d, shown, plan=plan: plan[a, d, shown]  # type: ignore[misc]


@cache
def least_win(rule: CombatDice, sides: int, attackers: int, defenders: int) -> Fraction:
    """The attacker's chance when each roll is answered as leaves him least, worked out in fractions."""
    if not attackers or not defenders:
        return Fraction(not defenders)
    total = Fraction(0)
    for shown, chance in shown_rolls(sides, rule.attack_count(attackers)).items():
        total += chance * min(
            sum(
                share * least_win(rule, sides, attackers - lost, defenders - beaten)
                for (lost, beaten), share in outcomes(shown, sides, dice, rule.ties).items()
            )
            for dice in range(1, rule.defence_count(defenders) + 1)
        )
    return total


@pytest.mark.no_cover
@pytest.mark.parametrize("ties", ["defender", "attacker"])
@pytest.mark.parametrize("most_attack", [1, 2])
def test_D_24_no_policy_of_all_is_better_than_the_odds_say(ties, most_attack):
    sides = 2
    two_sided = (sides,) * 3
    rule = CombatDice(
        most_attack, max_defence=3, attack_sides=two_sided, defence_sides=two_sided, ties=ties, answers=True
    )
    tried = [played_out(rule, sides, 2, 3, policy) for policy in all_policies(rule, sides, 2, 3)]
    assert len(set(tried)) > 10
    assert fight(rule, 2, 3).win == approx(float(min(tried)))


@pytest.mark.no_cover
@pytest.mark.parametrize("ties", ["defender", "attacker"])
@pytest.mark.parametrize("most_defence", [2, 3])
def test_D_24_the_odds_of_small_fights_are_those_of_the_best_answers(ties, most_defence):
    rule = CombatDice(max_defence=most_defence, ties=ties, answers=True)
    table, wins = FightTable(rule), WinTable(rule)
    for attackers, defenders in product(range(7), range(7)):
        expected = approx(float(least_win(rule, 6, attackers, defenders)))
        assert wins.win(attackers, defenders) == expected
        assert table.odds(attackers, defenders).win == expected


def test_D_24_known_fights():
    assert round(fight(THREE_DICE, 5, 3).win, 3) == 0.541
    assert round(fight(THREE_DICE, 10, 10).win, 3) == 0.087


@pytest.mark.no_cover
def test_D_24_the_advice_reaches_what_the_odds_say():
    def advised(attackers: int, defenders: int, shown: Shown) -> int:
        spec = THREE_DICE.of_dice(len(shown), THREE_DICE.defence_count(defenders))
        return answer_table(THREE_DICE).best(spec, shown, attackers, defenders)

    for attackers, defenders in [(5, 3), (8, 8), (3, 7)]:
        reached = played_out(THREE_DICE, 6, attackers, defenders, advised)
        assert float(reached) == approx(fight(THREE_DICE, attackers, defenders).win, abs=1e-7)


def test_D_24_what_is_best_for_the_fight_may_not_be_best_for_the_roll():
    """Three dice cost the attacker more in this roll; one makes it slower, which is worth more when he is weak."""
    spec, table = THREE_DICE.spec(3, 3), AnswerTable(THREE_DICE)

    def gain(shown: Shown, dice: int) -> Fraction:
        found = outcomes(shown, 6, dice, "defender")
        return sum((Fraction(lost - beaten) * chance for (lost, beaten), chance in found.items()), Fraction(0))

    best = {shown: max((gain(shown, dice), dice) for dice in (1, 2, 3))[1] for shown in shown_rolls(6, 3)}
    differ = [shown for shown in best if table.best(spec, shown, 5, 3) != best[shown]]
    assert differ
    for shown in differ:
        left = {
            dice: sum(
                share * least_win(THREE_DICE, 6, 5 - lost, 3 - beaten)
                for (lost, beaten), share in outcomes(shown, 6, dice, "defender").items()
            )
            for dice in (1, 2, 3)
        }
        assert left[table.best(spec, shown, 5, 3)] == min(left.values()) < left[best[shown]]


def test_D_24_a_lost_fight_is_made_dear():
    """Where no answer changes how the fight ends, this roll decides: three ones are met with all dice."""
    table = AnswerTable(THREE_DICE)
    assert table.best(THREE_DICE.spec(3, 3), (1, 1, 1), 190, 4) == 3
    assert table.best(THREE_DICE.spec(3, 3), (6, 6, 6), 190, 4) == 1


@pytest.mark.no_cover
@pytest.mark.parametrize(("attackers", "defenders"), [(1, 1), (2, 5), (5, 3), (40, 60), (900, 2), (2, 900), (700, 800)])
def test_the_chances_of_one_roll_add_up(attackers, defenders):
    losses = losses_of(THREE_DICE)(attackers, defenders)
    assert sum(chance for _, _, chance in losses) == approx(1)
    assert len({(lost, beaten) for lost, beaten, _ in losses}) == len(losses)
    assert max(lost + beaten for lost, beaten, _ in losses) <= min(3, attackers, defenders)


def test_a_table_keeps_its_answers_when_it_grows():
    table, whole = AnswerTable(THREE_DICE), AnswerTable(THREE_DICE)
    whole.losses(30, 30)
    for strength in [(3, 3), (20, 4), (4, 20), (30, 30)]:
        table.losses(*strength)
    for attackers, defenders in product(range(1, 31), range(1, 31)):
        assert table.losses(attackers, defenders) == whole.losses(attackers, defenders)


def test_opponents_and_window_have_the_same_odds():
    for armies in [(7, 4), (25, 30), (12, 9)]:
        odds = fight(THREE_DICE, *armies)
        assert win_table(THREE_DICE).win(*armies) == approx(odds.win)
        assert win_table(THREE_DICE).expected_left(*armies) == approx(odds.attackers_left)
