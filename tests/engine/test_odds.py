"""Odds against enumeration of every roll of all dice, and against published figures.

Those marked no_cover count in long loops what other tests reach too: to watch them would take three times as long.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations_with_replacement, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pytest import approx

from risk_desktop.engine.combat_dice import CLASSIC_DICE, CombatDice
from risk_desktop.engine.odds import FightOdds, FightTable, WinTable, attackers_for, fight, fight_table, win_table
from risk_desktop.engine.pools import D6, D8, Die, Pool, RollSpec, Side, d6_pool
from risk_desktop.engine.roll_odds import round_losses

THREE_DEFENDERS = CombatDice(max_defence=3)
RULES = {
    "classic": CLASSIC_DICE,
    "three dice a side": THREE_DEFENDERS,
    "two dice from three armies": CombatDice(two_dice_from=3),
    "eight-sided": CombatDice(attack_sides=(8, 8), defence_sides=(8,)),
    "station": CombatDice(defence_sides=(8, 8)),
    "re-rolls and ties": CombatDice(attack_rerolls=True, defence_rerolls=True, ties="attacker"),
    "bonus on the highest": CombatDice(defence_top_bonus=1),
}
every_rule = pytest.mark.parametrize("rule", RULES.values(), ids=RULES)


# -- a second, naive way to the same numbers ---------------------------------------------------------------------------


def all_faces(pool: Pool, die: Die) -> Counter[int]:
    """Every equally likely course of one die: its first throw, and the second where a 1 is rolled again."""
    faces = range(1, die.sides + 1)
    courses = Counter[int]()
    for first, second in product(faces, faces):
        courses[(second if first == 1 and pool.reroll_ones else first) + die.bonus] += 1
    return courses


def all_rolls(pool: Pool) -> Iterator[tuple[list[int], int]]:
    """Every roll of a pool, die by die, sorted downwards with the bonus on the highest, and its weight."""
    for dice in product(*(all_faces(pool, die).items() for die in pool.dice)):
        shown = sorted((value for value, _ in dice), reverse=True)
        shown[0] += pool.top_bonus
        weight = 1
        for _, share in dice:
            weight *= share
        yield shown, weight


def enumerated(spec: RollSpec) -> dict[tuple[int, int], Fraction]:
    """The chance of each loss, from every roll of all the dice together."""
    found = Counter[tuple[int, int]]()
    defence_rolls = list(all_rolls(spec.defence))
    for attack, weight in all_rolls(spec.attack):
        for defence, other_weight in defence_rolls:
            pairs = list(zip(attack, defence, strict=False))
            if spec.ties == "defender":
                lost = sum(own <= other for own, other in pairs)
            else:
                lost = sum(own < other for own, other in pairs)
            found[lost, len(pairs) - lost] += weight * other_weight
    total = sum(found.values())
    return {loss: Fraction(weight, total) for loss, weight in found.items()}


def assert_same(spec: RollSpec) -> None:
    outcomes = {(attackers, defenders): chance for attackers, defenders, chance in round_losses(spec) if chance}
    expected = enumerated(spec)
    assert outcomes.keys() == expected.keys(), spec
    for loss, chance in expected.items():
        assert outcomes[loss] == approx(float(chance), abs=1e-14), spec


def mixes(most: int) -> list[tuple[Die, ...]]:
    """All pools of one to ``most`` dice, six- and eight-sided."""
    return [dice for count in range(1, most + 1) for dice in combinations_with_replacement((D6, D8), count)]


# -- one roll ----------------------------------------------------------------------------------------------------------


@pytest.mark.no_cover
@pytest.mark.parametrize("ties", ["attacker", "defender"])
def test_every_mix_up_to_three_against_two_equals_the_enumeration(ties: Side) -> None:
    for attack, defence in product(mixes(3), mixes(2)):
        assert_same(RollSpec(Pool(attack), Pool(defence), ties))


@pytest.mark.parametrize(("own", "other"), [(True, False), (False, True), (True, True)])
@pytest.mark.parametrize("ties", ["attacker", "defender"])
def test_rerolled_ones_equal_the_enumeration(ties: Side, own: bool, other: bool) -> None:
    for attack, defence in product([(D6,), (D8, D6), (D6, D6, D6)], mixes(2)):
        assert_same(RollSpec(Pool(attack, own), Pool(defence, other), ties))


@pytest.mark.parametrize("ties", ["attacker", "defender"])
def test_bonuses_equal_the_enumeration(ties: Side) -> None:
    lifted = (Die(bonus=2), D6)
    for attack, defence in product([(D6,), (Die(bonus=1), D8), (D6, Die(bonus=-1), D6)], [(D6,), lifted]):
        for own, other in [(0, 0), (1, 0), (0, 1), (2, 1)]:
            assert_same(RollSpec(Pool(attack, top_bonus=own), Pool(defence, True, top_bonus=other), ties))


@pytest.mark.parametrize("ties", ["attacker", "defender"])
def test_three_against_three_equals_the_enumeration(ties: Side) -> None:
    assert_same(RollSpec(d6_pool(3), d6_pool(3), ties))


def test_four_dice_are_expressible() -> None:
    assert_same(RollSpec(d6_pool(4), Pool((D6, D6), True)))


@pytest.mark.parametrize(
    ("attackers", "defenders", "counts"),
    [
        (3, 2, (2890, 2611, 2275)),
        (3, 1, (855, 441)),
        (2, 2, (295, 420, 581)),
        (2, 1, (125, 91)),
        (1, 2, (55, 161)),
        (1, 1, (15, 21)),
    ],
)
def test_classic_rolls_have_the_known_fractions(attackers: int, defenders: int, counts: tuple[int, ...]) -> None:
    outcomes = round_losses(CLASSIC_DICE.spec(attackers, defenders))
    assert [outcome.attackers for outcome in outcomes] == list(range(len(counts)))
    total = sum(counts)
    assert [outcome.chance for outcome in outcomes] == approx([count / total for count in counts], abs=1e-15)


def test_losses_of_a_roll_add_up_to_the_pairs() -> None:
    for outcome in round_losses(RollSpec(d6_pool(3), d6_pool(2))):
        assert outcome.attackers + outcome.defenders == 2


def test_a_roll_without_dice_is_refused() -> None:
    with pytest.raises(ValueError, match="die on each side"):
        round_losses(RollSpec(d6_pool(3), Pool(())))


# -- the dice of an edition --------------------------------------------------------------------------------------------


def test_dice_follow_the_armies() -> None:
    counts = [(CLASSIC_DICE.attack_count(n), CLASSIC_DICE.defence_count(n)) for n in range(1, 6)]
    assert counts == [(1, 1), (2, 2), (3, 2), (3, 2), (3, 2)]
    assert [CombatDice(two_dice_from=3).defence_count(n) for n in range(1, 5)] == [1, 1, 2, 2]
    assert [THREE_DEFENDERS.defence_count(n) for n in range(1, 5)] == [1, 2, 3, 3]


def test_the_best_dice_are_kept_and_the_rest_is_six_sided() -> None:
    rule = CombatDice(attack_sides=(8,), defence_sides=(8, 8))
    assert rule.spec(3, 2) == RollSpec(Pool((D8, D6, D6)), Pool((D8, D8)))
    assert rule.spec(1, 1) == RollSpec(Pool((D8,)), Pool((D8,)))


def test_flags_reach_the_pools() -> None:
    rule = CombatDice(attack_rerolls=True, defence_top_bonus=1, ties="attacker")
    assert rule.spec(1, 1) == RollSpec(Pool((D6,), reroll_ones=True), Pool((D6,), top_bonus=1), "attacker")


@pytest.mark.parametrize(("attackers", "defenders"), [(0, 1), (1, 0), (-1, 2)])
def test_a_rule_refuses_a_side_without_armies(attackers: int, defenders: int) -> None:
    with pytest.raises(ValueError, match="army on each side"):
        CLASSIC_DICE.spec(attackers, defenders)


# -- a fight to the end ------------------------------------------------------------------------------------------------

KNOWN_DEFENDERS = (1, 2, 3, 5, 8, 10, 15, 20)
KNOWN = {
    2: (0.754, 0.363, 0.206, 0.049, 0.005, 0.001, None, None),
    3: (0.916, 0.656, 0.470, 0.206, 0.054, 0.021, 0.002, None),
    5: (0.990, 0.890, 0.769, 0.506, 0.224, 0.118, 0.019, 0.003),
    10: (1, 0.994, 0.981, 0.916, 0.724, 0.568, 0.240, 0.074),
    20: (1, 1, 1, 0.999, 0.991, 0.975, 0.860, 0.633),
}
KNOWN_FIGHTS = [
    (attackers, defenders, win)
    for attackers, row in KNOWN.items()
    for defenders, win in zip(KNOWN_DEFENDERS, row, strict=True)
    if win is not None
]


@pytest.mark.parametrize(("attackers", "defenders", "win"), KNOWN_FIGHTS)
def test_fights_have_the_known_chances(attackers: int, defenders: int, win: float) -> None:
    assert round(fight(CLASSIC_DICE, attackers, defenders).win, 3) == win
    assert round(win_table(CLASSIC_DICE).win(attackers, defenders), 3) == win


def walked(
    rule: CombatDice, attackers: int, defenders: int, stop_at: int, chance: Fraction
) -> Iterator[tuple[int, int, Fraction]]:
    """Every course of a fight, roll by roll, as (attackers, defenders, chance) of its end."""
    if attackers <= stop_at or defenders == 0:
        yield attackers, defenders, chance
        return
    for (lost, beaten), share in enumerated(rule.spec(attackers, defenders)).items():
        yield from walked(rule, attackers - lost, defenders - beaten, stop_at, chance * share)


@every_rule
@pytest.mark.parametrize("stop_at", [0, 2])
def test_a_small_fight_equals_all_its_courses(rule: CombatDice, stop_at: int) -> None:
    ends = Counter[tuple[int, int]]()
    for attackers, defenders, chance in walked(rule, 4, 2, stop_at, Fraction(1)):
        ends[attackers, defenders] += chance
    odds = fight(rule, 4, 2, stop_at)
    assert odds.win == approx(float(sum(chance for (_, d), chance in ends.items() if d == 0)))
    assert odds.survivors[1:] == approx([float(ends[n, 0]) for n in range(1, 5)])
    assert odds.stopped == approx([float(ends[n, 1] + ends[n, 2]) for n in range(5)])
    assert odds.defenders == approx([float(sum(ends[n, d] for n in range(5))) for d in range(3)])


def assert_consistent(odds: FightOdds, attackers: int, defenders: int) -> None:
    """The parts of a result must agree with each other."""
    assert len(odds.survivors) == len(odds.stopped) == attackers + 1
    assert len(odds.defenders) == defenders + 1
    assert sum(odds.survivors) == approx(1)
    assert sum(odds.defenders) == approx(1)
    assert odds.survivors[0] == approx(1 - odds.win)
    assert odds.win == approx(sum(odds.survivors[1:])) == approx(odds.defenders[0])
    left = sum(n * (won + lost) for n, (won, lost) in enumerate(zip(odds.survivors, odds.stopped, strict=True)))
    assert odds.attackers_left == approx(left)
    assert odds.attackers_lost == approx(attackers - left)
    assert odds.defenders_left == approx(sum(n * chance for n, chance in enumerate(odds.defenders)))
    assert odds.defenders_lost == approx(defenders - odds.defenders_left)


rules = st.builds(
    CombatDice,
    max_attack=st.integers(1, 3),
    max_defence=st.integers(1, 3),
    two_dice_from=st.integers(2, 3),
    attack_sides=st.lists(st.sampled_from((6, 8)), max_size=3).map(tuple),
    defence_sides=st.lists(st.sampled_from((6, 8)), max_size=3).map(tuple),
    attack_rerolls=st.booleans(),
    defence_rerolls=st.booleans(),
    attack_top_bonus=st.integers(0, 1),
    defence_top_bonus=st.integers(0, 1),
    ties=st.sampled_from(("attacker", "defender")),
)


@pytest.mark.no_cover
@settings(deadline=None, max_examples=60)
@given(rules, st.integers(1, 25), st.integers(1, 25), st.integers(0, 6))
def test_chances_and_expected_armies_agree(rule: CombatDice, attackers: int, defenders: int, stop_at: int) -> None:
    assert_consistent(fight(rule, attackers, defenders, stop_at), attackers, defenders)


@pytest.mark.no_cover
@settings(deadline=None, max_examples=60)
@given(rules, st.integers(1, 25), st.integers(1, 25))
def test_the_win_table_agrees_with_the_fight(rule: CombatDice, attackers: int, defenders: int) -> None:
    table, odds = win_table(rule), fight(rule, attackers, defenders)
    assert table.win(attackers, defenders) == approx(odds.win)
    assert table.expected_left(attackers, defenders) == approx(odds.attackers_left)


@settings(deadline=None, max_examples=60)
@given(st.sampled_from(list(RULES.values())), st.integers(1, 60), st.integers(1, 60))
def test_more_armies_never_harm(rule: CombatDice, attackers: int, defenders: int) -> None:
    table = win_table(rule)
    win = table.win(attackers, defenders)
    assert table.win(attackers + 1, defenders) >= win - 1e-12
    assert table.win(attackers, defenders + 1) <= win + 1e-12


@settings(deadline=None, max_examples=40)
@given(st.integers(1, 30), st.integers(1, 30), st.integers(0, 10))
def test_stopping_earlier_never_wins_more_nor_loses_more(attackers: int, defenders: int, stop_at: int) -> None:
    early, late = (fight(CLASSIC_DICE, attackers, defenders, stop) for stop in (stop_at + 1, stop_at))
    assert early.win <= late.win + 1e-12
    assert early.attackers_lost <= late.attackers_lost + 1e-12


def test_better_dice_help_their_side() -> None:
    win = fight(CLASSIC_DICE, 10, 10).win
    assert fight(CombatDice(attack_sides=(8,)), 10, 10).win > win
    assert fight(CombatDice(attack_rerolls=True), 10, 10).win > win
    assert fight(CombatDice(ties="attacker"), 10, 10).win > win
    assert fight(CombatDice(two_dice_from=3), 10, 10).win > win
    assert fight(CombatDice(defence_sides=(8, 8)), 10, 10).win < win
    assert fight(CombatDice(defence_top_bonus=1), 10, 10).win < win
    assert fight(THREE_DEFENDERS, 10, 10).win < win


# -- where the attack stops --------------------------------------------------------------------------------------------


def test_an_attack_stops_at_the_limit_or_just_below() -> None:
    odds = fight(CLASSIC_DICE, 10, 10, stop_at=5)
    assert odds.stopped[5] > 0
    assert odds.stopped[4] > 0
    assert sum(odds.stopped[4:6]) == approx(1 - odds.win)


def test_the_roll_that_wins_costs_the_attacker_nothing() -> None:
    odds = fight(CLASSIC_DICE, 6, 2, stop_at=5)
    assert odds.survivors == approx((1 - 2890 / 7776, 0, 0, 0, 0, 0, 2890 / 7776))
    assert odds.stopped == approx((0, 0, 0, 0, 2275 / 7776, 2611 / 7776, 0))


def test_a_limit_at_the_start_means_no_attack() -> None:
    odds = fight(CLASSIC_DICE, 3, 4, stop_at=3)
    assert (odds.win, odds.attackers_left, odds.defenders_left) == (0, 3, 4)
    assert odds.stopped == (0, 0, 0, 1)


@every_rule
def test_stops_asked_in_any_order_equal_those_of_a_fresh_table(rule: CombatDice) -> None:
    table = FightTable(rule)
    for armies in ((9, 7), (8, 8), (12, 3), (9, 7), (20, 18), (9, 7), (5, 5), (6, 6)):
        for stop_at in (4, 2, 7, 0, 3, 9, 1):
            assert table.odds(*armies, stop_at) == FightTable(rule).odds(*armies, stop_at)


def test_fights_without_one_side_are_over() -> None:
    assert fight(CLASSIC_DICE, 0, 3).win == 0
    assert fight(CLASSIC_DICE, 4, 0).survivors == (0, 0, 0, 0, 1)
    assert win_table(CLASSIC_DICE).win(0, 3) == 0
    assert win_table(CLASSIC_DICE).win(4, 0) == 1
    assert win_table(CLASSIC_DICE).expected_left(4, 0) == 4


@pytest.mark.parametrize(("attackers", "defenders", "stop_at"), [(-1, 2, 0), (2, -1, 0), (2, 2, -1)])
def test_negative_armies_are_refused(attackers: int, defenders: int, stop_at: int) -> None:
    with pytest.raises(ValueError, match="negative"):
        fight(CLASSIC_DICE, attackers, defenders, stop_at)


def always_three_against_two(attackers: int, defenders: int) -> RollSpec:
    """A faulty rule: it rolls more dice than there are armies."""
    return RollSpec(d6_pool(3), d6_pool(2))


def test_more_pairs_than_armies_are_refused() -> None:
    with pytest.raises(ValueError, match="2 pairs of dice for 3 against 1"):
        FightTable(always_three_against_two).odds(3, 1)


# -- the tables --------------------------------------------------------------------------------------------------------


def test_equal_rules_share_their_tables() -> None:
    assert fight_table(CombatDice(max_defence=3)) is fight_table(THREE_DEFENDERS)
    assert win_table(CombatDice(max_defence=3)) is win_table(THREE_DEFENDERS)
    assert fight_table(CLASSIC_DICE) is not fight_table(THREE_DEFENDERS)


def test_a_function_of_both_strengths_serves_as_a_rule() -> None:
    assert fight(CLASSIC_DICE.spec, 10, 10) == fight(CLASSIC_DICE, 10, 10)


def test_tables_keep_their_values_when_they_grow() -> None:
    battle, wins = FightTable(CLASSIC_DICE), WinTable(CLASSIC_DICE)
    small, chance = battle.odds(10, 8, 2), wins.win(10, 8)
    battle.odds(70, 3)
    assert FightTable(CLASSIC_DICE).odds(10, 8, 2) == small == battle.odds(10, 8, 2)
    assert battle.odds(11, 8) == FightTable(CLASSIC_DICE).odds(11, 8)
    for attackers, defenders in [(40, 3), (3, 90), (70, 70), (5, 5)]:
        assert wins.win(attackers, defenders) == approx(fight(CLASSIC_DICE, attackers, defenders).win)
    assert wins.win(10, 8) == chance


@pytest.mark.no_cover
def test_beyond_its_limit_the_win_table_approximates() -> None:
    table = win_table(CLASSIC_DICE)
    exact = fight(CLASSIC_DICE, 450, 500)
    assert table.win(450, 500) == approx(exact.win, abs=0.03)
    assert table.expected_left(450, 500) == approx(exact.attackers_left, rel=0.05)
    assert table.win(5000, 1) == approx(1)
    assert table.expected_left(5000, 0) == 5000
    assert table.win(1, 5000) == approx(0)


@pytest.mark.no_cover
@pytest.mark.parametrize("chance", [0.01, 0.5, 0.8, 0.95])
def test_the_fewest_attackers_for_a_chance(chance: float) -> None:
    for defenders in (1, 4, 30):
        wins = [fight(CLASSIC_DICE, able, defenders).win for able in range(1, 80)]
        first = next(able for able, win in enumerate(wins, start=1) if win >= chance)
        assert attackers_for(CLASSIC_DICE, defenders, chance, 79) == first
    assert attackers_for(CLASSIC_DICE, 30, chance, 3) is None
