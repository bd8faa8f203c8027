"""The position of the search: what it counts along must equal a count from scratch."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from risk_desktop.ai.evaluate import Evaluator
from risk_desktop.ai.position import SearchPosition, position_of
from risk_desktop.ai.weights import DEFAULT, TEMPERAMENT, weights_for
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.view import view

COUNTS = ("held", "threat", "fall", "front", "front_squares", "inner", "inner_squares", "fallen", "progress")


def assert_counted(position: SearchPosition) -> None:
    fresh = position.copy()
    fresh.count()
    for name in COUNTS:
        assert getattr(position, name) == pytest.approx(getattr(fresh, name)), name
    assert position.parts == fresh.parts
    assert position.holder == fresh.holder


def random_conquest(position: SearchPosition, dice: SeededDice) -> bool:
    """Let the player on turn take something; tell whether he could."""
    near = position.facts.neighbours
    edges = [
        (o, t)
        for o, who in enumerate(position.owner)
        if who == position.me and position.armies[o] > 2
        for t in near[o]
        if position.owner[t] != position.me
    ]
    if not edges:
        return False
    origin, target = edges[dice.roll(len(edges)) - 1]
    left = position.armies[origin] - 1
    position.conquer(origin, target, left, dice.roll(left))
    return True


def test_counts_stay_right_through_conquests_and_moves(made):
    dice = SeededDice(4)
    game = made({"asia": 8, "europe": 2, "siam": 40}, {"asia": 0, "europe": 2}, cards=(2, 3, 4))
    position = position_of(view(game, 0))
    assert_counted(position)
    for number in range(30):
        if not random_conquest(position, dice):
            break
        assert_counted(position)
        own = [t for t, who in enumerate(position.owner) if who == 0]
        position.put(own[number % len(own)], 1 + number)
        a, b = own[0], own[-1]
        position.shift(a, b, position.armies[a] - 1)
        assert_counted(position)
    assert number > 7


def test_a_copy_is_independent(made):
    game = made({"siam": 9}, {"australia": 0, "siam": 0})
    position = position_of(view(game, 0))
    twin = position.copy()
    twin.conquer(game.rules.board.index("siam"), game.rules.board.index("china"), 8, 5)
    assert not position.taken
    assert_counted(position)
    assert position.owner != twin.owner


def test_the_cards_of_a_beaten_player_are_traded_at_once(made):
    game = made({"siam": 20}, {"australia": 0, "siam": 0, "china": 2}, cards=(2, 0, 4))
    position = position_of(view(game, 0))
    assert position.values[:2] == (4, 6)
    siam, china = game.rules.board.index("siam"), game.rules.board.index("china")
    position.conquer(siam, china, 18, 18)
    assert position.cards[0] == 3
    assert position.cards[2] == 0
    assert position.armies[china] == 18 + 4
    assert position.values[0] == 6
    assert position.held[2] == 0


def test_shares_add_up_and_favour_the_stronger(made):
    game = made({"asia": 5, "siam": 30}, {"asia": 0, "africa": 2})
    worth = []
    for player in range(3):
        seen = view(game, player)
        worth.append(Evaluator(DEFAULT, seen.rules).value(position_of(seen)))
    assert sum(worth) == pytest.approx(1.0)
    assert worth[0] == max(worth)


def test_a_stack_counts_for_no_more_than_so_many_times_the_next_one(made):
    seen = view(made({"siam": 60, "egypt": 10, "brazil": 20}, {"australia": 0, "siam": 0, "africa": 2}), 0)
    free, capped = (
        Evaluator(replace(DEFAULT, largest=1.0, enough=enough, exposed=0.0, region=0.0), seen.rules)
        for enough in (0, 2)
    )
    before, after = position_of(seen), position_of(seen)
    siam = seen.rules.board.index("siam")
    after.put(siam, 61)
    assert free.strengths(before)[1:] == capped.strengths(before)[1:]
    assert free.strengths(before)[0] - capped.strengths(before)[0] == pytest.approx(20, abs=3)  # 60 against twice 20
    assert free.strengths(after)[0] - free.strengths(before)[0] == pytest.approx(DEFAULT.front + 1.0, abs=0.05)
    assert capped.strengths(after)[0] - capped.strengths(before)[0] == pytest.approx(DEFAULT.front)


def test_the_appraisal_terms_count_what_the_rules_pay(made):
    game = made({}, {"australia": 0, "siam": 0}, cards=(3, 1, 0))
    terms = {term.name: term for term in game.rules.appraise}
    assert terms["territories"].value(game.state, game.rules, 0) == pytest.approx(5 / 3)
    assert terms["regions"].value(game.state, game.rules, 0) == 2
    assert terms["cards"].value(game.state, game.rules, 0) == 4


def test_a_temperament_changes_some_weights_a_little():
    balanced = weights_for()
    for name, factors in TEMPERAMENT.items():
        changed = weights_for(name)
        assert (changed == balanced) == (not factors)
        assert changed.power == balanced.power
