"""World conquest, the 2004 rules: attacks, conquests and the cards of the beaten (W-20 to W-25)."""

from __future__ import annotations

import pytest

from risk_desktop.engine.choices import Attack, Blitz, DefendWith, MoveIn, Pass
from risk_desktop.engine.events import (
    ArmiesMoved,
    CardsTaken,
)
from tests.editions.small_games import FIVE
from tests.playing import (
    asks,
    at,
    attack,
    blitz,
    choose,
    earth_board,
    given,
    hand,
    number,
    occupy,
    only,
    place,
    refuses,
    rolling,
    trade,
)


@pytest.mark.parametrize(("armies", "most"), [(2, 1), (3, 2), (4, 3), (5, 3), (50, 3)])
def test_W_20_one_to_three_armies_attack_and_one_stays(armies, most):
    game = given({"tern_head": 0}, {"tern_head": armies, "lantern_hill": 9}, rest=1)
    options = asks(game, "attack", 0).options
    assert [dice for dice in range(6) if Attack(0, 2, dice) in options] == list(range(1, most + 1))
    assert refuses(game, Attack(0, 2, most + 1)).params == {"lo": 1, "hi": most}


@pytest.mark.parametrize(("armies", "most"), [(2, 2), (3, 2), (40, 2)])
def test_W_21_then_the_defender_chooses_one_or_two_armies(armies, most):
    game = given({"tern_head": 0}, {"tern_head": 9, "lantern_hill": armies}, rest=1)
    choose(game, Attack(0, 2, 3))
    decision = asks(game, "defend", 1)
    assert (decision.options.lo, decision.options.hi) == (1, most)
    assert decision.step.dice == 3
    assert refuses(game, DefendWith(3)).key == "illegal.amount"
    refuses(game, DefendWith(0))
    rolling(game, 6, 6, 6, 1)
    choose(game, DefendWith(1))
    assert at(game, "lantern_hill") == (1, armies - 1)


def test_W_21_a_single_defender_is_not_asked():
    game = given({"tern_head": 0}, {"tern_head": 2}, rest=1)
    rolling(game, 1, 1)
    choose(game, Attack(0, 2, 1))
    assert at(game, "tern_head") == (0, 1)


def test_W_22_the_worked_example_three_two_against_six_two():
    game = given({"tern_head": 0}, {"tern_head": 3, "lantern_hill": 5}, rest=1)
    attack(game, "tern_head", "lantern_hill", 2, [3, 2, 6, 2], defence=2)
    assert (at(game, "tern_head"), at(game, "lantern_hill")) == ((0, 1), (1, 5))


def test_W_23_the_invasion_of_egypt_goes_on_from_east_africa():
    armies = {"north_africa": 3, "east_africa": 10, "egypt": 4, "congo": 2}
    game = given({"north_africa": 0, "east_africa": 0}, armies, rest=1, board=earth_board())
    attack(game, "north_africa", "egypt", 2, [1, 1, 6, 6], defence=2)
    assert at(game, "north_africa") == (0, 1)
    assert (
        refuses(game, Attack(number(game, "north_africa"), number(game, "egypt"), 1)).key == "illegal.attack.one_army"
    )
    attack(game, "east_africa", "egypt", 3, [6, 6, 6, 1, 1], defence=2)
    attack(game, "east_africa", "congo", 1, [1, 6, 6], defence=2)
    attack(game, "east_africa", "egypt", 3, [6, 6, 6, 1, 1], defence=2)
    assert asks(game, "occupy", 0).options.lo == 3
    occupy(game, 3)
    assert (at(game, "egypt"), at(game, "east_africa")) == ((0, 3), (0, 6))


def test_W_24_the_armies_of_the_last_battle_move_in_and_others_may_follow():
    game = given({"tern_head": 0}, {"tern_head": 8}, rest=1)
    attack(game, "tern_head", "lantern_hill", 2, [6, 1, 5])
    decision = asks(game, "occupy", 0)
    assert [n for n in range(10) if MoveIn(n) in decision.options] == [2, 3, 4, 5, 6, 7]
    assert refuses(game, MoveIn(1)).params == {"lo": 2, "hi": 7}
    assert refuses(game, MoveIn(8)).key == "illegal.amount"
    events = occupy(game, 5)
    assert only(events, ArmiesMoved) == [ArmiesMoved(0, 0, 2, 3, "occupy")]
    assert (at(game, "tern_head"), at(game, "lantern_hill")) == ((0, 3), (0, 5))


def test_W_24_with_nobody_to_follow_nothing_is_asked():
    game = given({"tern_head": 0}, {"tern_head": 3}, rest=1)
    attack(game, "tern_head", "lantern_hill", 2, [6, 6, 1])
    asks(game, "attack", 0)
    assert (at(game, "tern_head"), at(game, "lantern_hill")) == ((0, 1), (0, 2))


def test_W_24_a_blitz_rolls_on_with_all_dice_until_the_target_falls():
    game = given({"tern_head": 0}, {"tern_head": 8, "lantern_hill": 3}, rest=1)
    blitz(game, "tern_head", "lantern_hill")
    rolling(game, 6, 1, 1, 5, 5)
    choose(game, DefendWith(2))
    rolling(game, 6, 6, 6, 1, 1)
    choose(game, DefendWith(2))
    assert asks(game, "occupy", 0).options.lo == 3
    assert (at(game, "tern_head"), at(game, "lantern_hill")) == ((0, 4), (0, 3))


def test_W_24_a_blitz_is_over_when_the_target_has_fallen():
    game = given({"tern_head": 0}, {"tern_head": 9, "lantern_hill": 1, "seal_bay": 9}, rest=1, rolls=[6, 6, 6, 1])
    blitz(game, "tern_head", "lantern_hill")
    occupy(game, 3)
    asks(game, "attack", 0)
    assert (at(game, "tern_head"), at(game, "lantern_hill")) == ((0, 6), (0, 3))


def test_W_24_a_blitz_stops_at_the_armies_to_keep():
    game = given({"tern_head": 0}, {"tern_head": 7, "lantern_hill": 9}, rest=1)
    blitz(game, "tern_head", "lantern_hill", keep=4)
    rolling(game, 1, 1, 1, 6, 6)
    choose(game, DefendWith(2))
    asks(game, "defend", 1)
    rolling(game, 1, 1, 1, 6)
    choose(game, DefendWith(1))
    asks(game, "attack", 0)
    assert at(game, "tern_head") == (0, 4)
    assert refuses(game, Blitz(0, 2, 4)).params == {"lo": 1, "hi": 3}


def beating(hands, rolls=(6, 6, 6, 1)):
    """Player 0 is about to remove player 1 from seal_bay; player 2 holds the rest."""
    game = given({"tern_head": 0, "seal_bay": 1}, {"tern_head": 6}, rest=2, hands=hands)
    attack(game, "tern_head", "seal_bay", 3, rolls)
    return game


def test_W_25_the_conqueror_takes_the_cards_of_the_beaten():
    game = beating({0: ["joker"], 1: ["tern_head", "gull_rock"]})
    events = occupy(game, 3)
    assert only(events, CardsTaken) == [CardsTaken(0, 1, (0, 5))]
    assert sorted(hand(game, 0)) == [0, 5, 6]
    assert hand(game, 1) == []
    asks(game, "attack", 0)


def test_W_25_five_cards_are_traded_at_once_and_the_armies_placed_before_the_turn_goes_on():
    game = beating({0: FIVE[:2], 1: FIVE[2:]})
    occupy(game, 3)
    refuses(game, Pass())
    trade(game, "tern_head", "seal_bay", "lantern_hill")
    assert asks(game, "reinforce", 0).options.total == 4
    place(game, tern_head=1, seal_bay=3)
    assert (at(game, "tern_head"), at(game, "seal_bay")) == ((0, 4), (0, 6))
    assert asks(game, "attack", 0).player == 0
    assert sorted(hand(game, 0)) == [3, 4]


def test_W_25_trading_goes_on_until_four_or_fewer_are_left():
    game = beating({0: FIVE[:4], 1: [FIVE[4], "gull_rock", "joker", "joker2"]})
    occupy(game, 3)
    trade(game, "tern_head", "joker", "joker2")
    assert len(hand(game, 0)) == 5
    trade(game, "seal_bay", "lantern_hill", "reed_marsh")
    assert asks(game, "reinforce", 0).options.total == 4 + 6


def test_W_25_below_five_cards_a_further_set_waits_for_the_next_turn():
    game = beating({0: FIVE[:2], 1: [*FIVE[2:], "gull_rock"]})
    occupy(game, 3)
    trade(game, "tern_head", "seal_bay", "lantern_hill")
    assert sorted(hand(game, 0)) == [3, 4, 5]
    asks(game, "reinforce", 0)


def test_W_25_four_cards_are_not_traded_now():
    game = beating({0: FIVE[:2], 1: FIVE[2:4]})
    occupy(game, 3)
    asks(game, "attack", 0)
    assert len(hand(game, 0)) == 4


def test_W_25_the_last_victory_asks_for_no_more_trades():
    game = given({"seal_bay": 1}, {"tern_head": 6}, hands={0: FIVE[:3], 1: FIVE[3:]})
    attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1])
    occupy(game, 3)
    assert game.pending() is None
