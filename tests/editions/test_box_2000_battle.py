"""The rules of 2000: battles and what follows them (S-20 to S-30)."""

from __future__ import annotations

import pytest

from risk_desktop.engine.choices import Attack, DefendWith, MoveIn, Pass
from risk_desktop.engine.events import (
    AttackDeclared,
    CardDrawn,
    CardsTaken,
    PhaseStarted,
    TurnStarted,
)
from tests.editions.small_games import FIVE, swedish
from tests.playing import (
    asks,
    at,
    attack,
    choose,
    done,
    fortify,
    fortifying,
    given,
    hand,
    occupy,
    only,
    place,
    refuses,
    rolling,
)


@pytest.mark.parametrize(("armies", "most"), [(2, 1), (3, 2), (4, 3), (9, 3)])
def test_S_20_one_to_three_armies_are_announced_and_one_stays(armies, most):
    game = given({"tern_head": 0}, {"tern_head": armies}, rest=1, rules=swedish())
    options = asks(game, "attack", 0).options
    assert [a for a in range(1, 6) if Attack(0, 2, 1, a) in options] == list(range(1, most + 1))
    assert refuses(game, Attack(0, 2, 1, most + 1)).params == {"lo": 1, "hi": most}


def test_S_21_fewer_dice_than_armies_are_allowed_but_not_more():
    """Armies and dice may differ (X-10)."""
    game = given({"tern_head": 0}, {"tern_head": 4, "lantern_hill": 5}, rest=1, rules=swedish())
    options = asks(game, "attack", 0).options
    to_hill = [(a, k) for a in range(1, 5) for k in range(1, 5) if Attack(0, 2, k, a) in options]
    assert to_hill == [(1, 1), (2, 1), (2, 2), (3, 1), (3, 2), (3, 3)]
    assert options.count == 1 + 2 * (6 + 3)
    assert refuses(game, Attack(0, 2, 3, 2)).key == "illegal.attack.armies"
    rolling(game, 6, 1, 1)
    events = choose(game, Attack(0, 2, 1, 3))
    events += choose(game, DefendWith(1))
    assert only(events, AttackDeclared) == [AttackDeclared(0, 1, 0, 2, 1, 3)]
    assert at(game, "lantern_hill") == (1, 4)


def test_S_21_dice_are_as_many_as_armies_if_nothing_else_is_said():
    game = given({"tern_head": 0}, {"tern_head": 6}, rest=1, rules=swedish())
    events = attack(game, "tern_head", "lantern_hill", 2, [6, 1, 5])
    assert only(events, AttackDeclared) == [AttackDeclared(0, 1, 0, 2, 2)]
    assert asks(game, "occupy", 0).options.lo == 2


@pytest.mark.parametrize(("armies", "most"), [(1, 1), (2, 1), (3, 2), (9, 2)])
def test_S_22_two_armies_defend_with_one_die_and_three_with_one_or_two(armies, most):
    """The table is no misprint (X-09)."""
    game = given({"tern_head": 0}, {"tern_head": 9, "lantern_hill": armies}, rest=1, rules=swedish())
    rolling(game, 1, 1, 1)
    if most == 1:
        rolling(game, 6)
        choose(game, Attack(0, 2, 3))
        assert at(game, "tern_head") == (0, 8)
        asks(game, "attack", 0)
    else:
        choose(game, Attack(0, 2, 3))
        options = asks(game, "defend", 1).options
        assert (options.lo, options.hi) == (1, 2)
    assert game.rules.combat_dice.defence_count(armies) == most


def test_S_23_the_lower_die_loses_and_the_attacker_on_equal_dice():
    game = given({"tern_head": 0}, {"tern_head": 4, "lantern_hill": 3}, rest=1, rules=swedish())
    attack(game, "tern_head", "lantern_hill", 3, [6, 3, 2, 5, 3], defence=2)
    assert (at(game, "tern_head"), at(game, "lantern_hill")) == ((0, 3), (1, 2))


def test_S_24_five_armies_attack_with_two_and_two_to_four_move_in():
    game = given({"tern_head": 0}, {"tern_head": 5}, rest=1, rules=swedish())
    attack(game, "tern_head", "lantern_hill", 2, [6, 1, 5])
    options = asks(game, "occupy", 0).options
    assert [n for n in range(7) if MoveIn(n) in options] == [2, 3, 4]
    occupy(game, 4)
    assert (at(game, "tern_head"), at(game, "lantern_hill")) == ((0, 1), (0, 4))


def test_S_24_the_declared_armies_move_in_and_not_only_the_dice():
    game = given({"tern_head": 0}, {"tern_head": 5}, rest=1, rules=swedish())
    rolling(game, 6, 5)
    choose(game, Attack(0, 2, 1, 3))
    options = asks(game, "occupy", 0).options
    assert (options.lo, options.hi) == (3, 4)
    game = given({"tern_head": 0}, {"tern_head": 5}, rest=1, rules=swedish(conquest_min="dice"))
    rolling(game, 6, 5)
    choose(game, Attack(0, 2, 1, 3))
    assert asks(game, "occupy", 0).options.lo == 1


def test_S_25_the_attack_may_go_on_from_the_conquered_territory():
    game = given({"tern_head": 0}, {"tern_head": 9}, rest=1, rules=swedish())
    attack(game, "tern_head", "lantern_hill", 3, [6, 6, 6, 1])
    occupy(game, 8)
    attack(game, "lantern_hill", "amber_coast", 3, [6, 6, 6, 1])
    occupy(game, 7)
    assert at(game, "amber_coast") == (0, 7)


def test_S_26_cards_of_the_beaten_are_traded_in_the_next_own_turn_and_not_now():
    """Nothing happens before the next own turn (X-12)."""
    hands = {0: FIVE[:2], 1: [*FIVE[2:], "gull_rock"]}
    game = given({"tern_head": 0, "seal_bay": 1}, {"tern_head": 6}, rest=2, hands=hands, rules=swedish())
    attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1])
    events = occupy(game, 3)
    assert only(events, CardsTaken) == [CardsTaken(0, 1, (2, 3, 4, 5))]
    assert len(hand(game, 0)) == 6
    asks(game, "attack", 0)
    done(game)
    done(game)
    asks(game, "reinforce", 2)
    place(game, gull_rock=6)
    done(game)
    assert Pass() not in asks(game, "trade", 0).options
    assert len(hand(game, 0)) == 7


def test_S_27_the_card_comes_after_the_battles_and_before_the_move():
    """Each book has its own order; this one draws first (X-25)."""
    assert [phase.name for phase in swedish().phases] == ["reinforce", "attack", "card", "fortify"]
    game = given({"tern_head": 0}, {"tern_head": 5}, rest=1, rules=swedish())
    attack(game, "tern_head", "lantern_hill", 3, [6, 6, 6, 1])
    occupy(game, 3)
    events = done(game)
    assert [e.phase for e in only(events, PhaseStarted)] == ["card", "fortify"]
    assert only(events, CardDrawn) == [CardDrawn(0, "territory", 0)]
    asks(game, "fortify", 0)
    assert only(done(game), CardDrawn) == []


def test_S_27_without_a_conquest_no_card():
    game = given({"tern_head": 0, "seal_bay": 0}, {"tern_head": 3}, rest=1, rules=swedish())
    assert only(done(game), CardDrawn) == []


def test_S_30_one_move_to_an_adjacent_own_territory():
    """What the text calls nearby is adjacent, as in the summary (X-13)."""
    owners = dict.fromkeys(("tern_head", "lantern_hill", "amber_coast"), 0)
    game = given(owners, {"tern_head": 5}, rest=1, phase="fortify", rules=swedish())
    assert refuses(game, fortifying(game, "tern_head", "amber_coast", 2)).key == "illegal.fortify.far"
    assert refuses(game, fortifying(game, "tern_head", "lantern_hill", 5)).params == {"lo": 1, "hi": 4}
    events = fortify(game, "tern_head", "lantern_hill", 4)
    assert (at(game, "tern_head"), at(game, "lantern_hill")) == ((0, 1), (0, 5))
    assert only(events, TurnStarted) == [TurnStarted(1, 1)]
