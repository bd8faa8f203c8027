"""RISIKO, the German rules of 1982: liberation and its odds (D-20 to D-29)."""

from __future__ import annotations

import pytest

from risk_desktop.ai.safe import safe_choice
from risk_desktop.editions.common.battle import best_defence, dice_against
from risk_desktop.engine.choices import Attack, DefendWith, MoveIn, Pass, Rush
from risk_desktop.engine.combat_dice import CombatDice
from risk_desktop.engine.events import (
    ArmiesLost,
    AttackDeclared,
    AttackRolled,
    CardsTaken,
    DiceRolled,
    SetTraded,
)
from risk_desktop.engine.game import Game
from risk_desktop.engine.odds import fight, losses_of
from risk_desktop.engine.roll_odds import round_losses
from risk_desktop.engine.view import view
from tests.editions.small_games import FIVE, risiko
from tests.playing import (
    asks,
    at,
    attack,
    choose,
    done,
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

# --- liberation -------------------------------------------------------------------------------------------------------


def test_D_20_two_armies_and_a_common_border_are_needed():
    game = given({"tern_head": 0, "seal_bay": 0}, {"tern_head": 3}, rest=1, rules=risiko())
    assert refuses(game, Attack(1, 3, 1)).key == "illegal.attack.one_army"
    assert refuses(game, Attack(0, 3, 1)).key == "illegal.attack.far"
    game = given({"kamchatka": 0}, {"kamchatka": 3}, rest=1, rules=risiko(board=earth_board()))
    assert Attack(number(game, "kamchatka"), number(game, "alaska"), 2) in asks(game, "attack", 0).options


def test_D_21_not_naming_the_origin_costs_three_armies_as_a_house_rule():
    game = given({"tern_head": 0, "reed_marsh": 0}, {"tern_head": 4, "reed_marsh": 7}, rest=1, rules=risiko())
    assert refuses(game, Rush(2)).key == "illegal.choice"
    rules = risiko(announce_penalty=3)
    game = given({"tern_head": 0, "reed_marsh": 0}, {"tern_head": 4, "reed_marsh": 7}, rest=1, rules=rules)
    rolling(game, 6, 6, 6, 1)
    events = choose(game, Rush(2))
    assert only(events, ArmiesLost)[0] == ArmiesLost(0, 3, 3)
    assert only(events, AttackDeclared) == [AttackDeclared(0, 1, 3, 2, 3)]
    assert at(game, "lantern_hill") == (0, 3)


def test_D_21_the_penalty_leaves_one_army_and_then_there_is_no_attack():
    """From the origin, never its last army (X-38)."""
    game = given({"tern_head": 0, "seal_bay": 0}, {"tern_head": 3}, rest=1, rules=risiko(announce_penalty=3))
    assert asks(game, "attack", 0).options.count == 1 + 2 + 2 + 1
    events = choose(game, Rush(2))
    assert only(events, ArmiesLost) == [ArmiesLost(0, 0, 2)]
    assert only(events, AttackDeclared) == []
    assert at(game, "tern_head") == (0, 1)


@pytest.mark.parametrize(("armies", "most"), [(2, 1), (3, 2), (4, 3), (30, 3)])
def test_D_22_one_to_three_dice_one_for_each_army(armies, most):
    game = given({"tern_head": 0}, {"tern_head": armies}, rest=1, rules=risiko())
    options = asks(game, "attack", 0).options
    assert [dice for dice in range(6) if Attack(0, 2, dice) in options] == list(range(1, most + 1))


@pytest.mark.parametrize(("armies", "most"), [(2, 2), (3, 3), (4, 3), (30, 3)])
def test_D_23_up_to_three_dice_in_defence_one_for_each_army(armies, most):
    game = given({"tern_head": 0}, {"tern_head": 9, "lantern_hill": armies}, rest=1, rules=risiko())
    rolling(game, 6, 6, 6)
    choose(game, Attack(0, 2, 3))
    options = asks(game, "defend", 1).options
    assert (options.lo, options.hi) == (1, most)


def test_D_23_a_single_army_is_not_asked():
    game = given({"tern_head": 0}, {"tern_head": 9}, rest=1, rules=risiko())
    events = attack(game, "tern_head", "lantern_hill", 1, [1, 6])
    assert only(events, AttackRolled) == []
    assert len(only(events, DiceRolled)) == 1


def test_D_24_the_occupying_power_chooses_when_the_attack_has_been_rolled():
    """The dice are chosen with the attack roll on the table (X-39)."""
    game = given({"tern_head": 0}, {"tern_head": 9, "lantern_hill": 3}, rest=1, rules=risiko())
    rolling(game, 2, 6, 4)
    events = choose(game, Attack(0, 2, 3))
    assert only(events, AttackRolled) == [AttackRolled(0, 1, 0, 2, (6, 4, 2), (6, 6, 6))]
    assert only(events, DiceRolled) == []
    decision = asks(game, "defend", 1)
    assert decision.step.shown == ((6, 6), (4, 6), (2, 6))
    rolling(game, 1)
    events = choose(game, DefendWith(1))
    assert only(events, DiceRolled) == [DiceRolled(0, 1, 0, 2, (6, 4, 2), (1,), (6, 6, 6), (6,))]
    assert at(game, "lantern_hill") == (1, 2)


def test_D_24_the_roll_on_the_table_survives_a_copy():
    game = given({"tern_head": 0}, {"tern_head": 9, "lantern_hill": 3}, rest=1, rules=risiko())
    rolling(game, 6, 6, 6)
    choose(game, Attack(0, 2, 3))
    copy = game.clone(seed=4)
    copy.apply(DefendWith(1))
    assert [only(copy.events, DiceRolled)[0].attack, at(copy, "lantern_hill")] == [(6, 6, 6), (1, 2)]


def test_D_25_up_to_three_armies_are_lost_in_one_roll():
    game = given({"tern_head": 0}, {"tern_head": 9, "lantern_hill": 5}, rest=1, rules=risiko())
    attack(game, "tern_head", "lantern_hill", 3, [6, 6, 6, 5, 5, 5], defence=3)
    assert (at(game, "tern_head"), at(game, "lantern_hill")) == ((0, 9), (1, 2))
    attack(game, "tern_head", "lantern_hill", 3, [6, 5, 2, 6, 1], defence=2)
    assert (at(game, "tern_head"), at(game, "lantern_hill")) == ((0, 8), (1, 1))


VECTORS = """543/63: 1,1. 411/41: 2,0. 661/51: 0,2. 331/4: 1,0. 421/3: 0,1. 6/54: 0,1. 43/32: 0,2. 4/61: 1,0. 32/33: 2,0.
61/52: 1,1. 54/4: 0,1. 52/5: 1,0. 4/2: 0,1."""


@pytest.mark.parametrize("vector", VECTORS.replace("\n", " ").rstrip(".").split(". "))
def test_D_26_the_printed_examples(vector):
    rolls, losses = vector.split(": ")
    ours, theirs = ([int(value) for value in side] for side in rolls.split("/"))
    lost, beaten = (int(value) for value in losses.split(","))
    game = given({"tern_head": 0}, {"tern_head": 9, "lantern_hill": 5}, rest=1, rules=risiko())
    attack(game, "tern_head", "lantern_hill", len(ours), [*ours, *theirs], defence=len(theirs))
    assert (at(game, "tern_head"), at(game, "lantern_hill")) == ((0, 9 - lost), (1, 5 - beaten))


def test_D_27_the_liberator_goes_on_stops_or_turns_elsewhere():
    game = given({"tern_head": 0}, {"tern_head": 9, "lantern_hill": 3, "seal_bay": 3}, rest=1, rules=risiko())
    attack(game, "tern_head", "lantern_hill", 3, [6, 6, 6, 1], defence=1)
    attack(game, "tern_head", "seal_bay", 1, [6, 1], defence=1)
    attack(game, "tern_head", "lantern_hill", 2, [6, 6, 1], defence=1)
    assert [at(game, name)[1] for name in ("lantern_hill", "seal_bay")] == [1, 2]
    done(game)
    assert game.state.phase != "attack"


def test_D_28_the_armies_of_the_last_roll_move_in_and_any_may_follow():
    game = given({"tern_head": 0}, {"tern_head": 6}, rest=1, rules=risiko())
    attack(game, "tern_head", "lantern_hill", 2, [6, 6, 1])
    options = asks(game, "occupy", 0).options
    assert [n for n in range(8) if MoveIn(n) in options] == [2, 3, 4, 5]
    occupy(game, 5)
    attack(game, "lantern_hill", "amber_coast", 3, [6, 6, 6, 1])
    assert at(game, "amber_coast")[0] == 0


def beating(hands) -> Game:
    """Player 0 has just removed player 1; player 2 holds the rest."""
    game = given({"tern_head": 0, "seal_bay": 1}, {"tern_head": 6}, rest=2, hands=hands, rules=risiko())
    attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1])
    events = occupy(game, 3)
    assert len(only(events, CardsTaken)) == bool(hands[1])
    return game


def test_D_29_with_few_cards_a_set_may_be_traded_at_once():
    game = beating({0: FIVE[:1], 1: FIVE[1:3]})
    assert Pass() in asks(game, "trade", 0).options
    events = trade(game, *FIVE[:3])
    assert only(events, SetTraded)[0].armies == 4
    assert asks(game, "reinforce", 0).options.total == 4
    place(game, tern_head=4)
    asks(game, "attack", 0)


def test_D_29_or_kept():
    game = beating({0: FIVE[:1], 1: FIVE[1:3]})
    done(game)
    asks(game, "attack", 0)
    assert len(hand(game, 0)) == 3


def test_D_29_five_cards_must_be_traded_down_to_four():
    """Else the card of the turn would be a sixth (X-37)."""
    game = beating({0: FIVE[:3], 1: [*FIVE[3:], "gull_rock"]})
    refuses(game, Pass())
    trade(game, *FIVE[:3])
    assert Pass() in asks(game, "trade", 0).options
    trade(game, "reed_marsh", "amber_coast", "gull_rock")
    assert asks(game, "reinforce", 0).options.total == 4 + 6


# --- odds -------------------------------------------------------------------------------------------------------------


def test_the_odds_know_three_dice_in_defence():
    rule = risiko().combat_dice
    assert rule == CombatDice(max_defence=3, answers=True)
    outcomes = round_losses(rule.of_dice(3, 3))
    assert [(o.attackers, o.defenders) for o in outcomes] == [(0, 3), (1, 2), (2, 1), (3, 0)]
    assert sum(o.chance for o in outcomes) == pytest.approx(1)
    assert outcomes[0].chance == pytest.approx(6420 / 46656)


def test_the_best_answer_to_a_roll():
    rules = risiko()
    game = given({"tern_head": 0}, {"tern_head": 9, "lantern_hill": 5}, rest=1, rules=rules)
    rolling(game, 6, 6, 6)
    choose(game, Attack(0, 2, 3))
    assert best_defence(rules, game.state, asks(game, "defend", 1).step) == 1
    rolling(game, 1, 1, 1, 1)
    choose(game, DefendWith(1))
    choose(game, Attack(0, 2, 3))
    assert best_defence(rules, game.state, asks(game, "defend", 1).step) == 3
    assert safe_choice(asks(game, "defend", 1), view(game, 1)) == DefendWith(3)


def test_a_defender_who_sees_the_roll_does_better_than_one_who_takes_all_dice():
    seeing, blind = risiko().combat_dice, risiko(roll_order="together").combat_dice
    assert fight(seeing, 10, 10).win < fight(blind, 10, 10).win - 0.05
    outcomes = losses_of(seeing)(3, 3)
    assert sum(o.chance for o in outcomes) == pytest.approx(1)
    assert len(outcomes) > 4


def test_D_24_the_defender_thinks_of_the_whole_fight():
    """5 + 1 against 3: three dice would cost the attacker most in this roll, and leave him .547 in all instead of .541."""
    rules = risiko()
    game = given({"tern_head": 0}, {"tern_head": 6, "lantern_hill": 3}, rest=1, rules=rules)
    rolling(game, 4, 4, 3)
    choose(game, Attack(0, 2, 3))
    decision = asks(game, "defend", 1)
    assert best_defence(rules, game.state, decision.step) == 1
    assert safe_choice(decision, view(game, 1)) == DefendWith(1)
    assert round(fight(rules.combat_dice, 5, 3).win, 3) == 0.541


def test_X_05_a_neutral_colour_is_reckoned_with_all_its_dice():
    rules = risiko()
    state = given({"tern_head": 0}, {"tern_head": 6}, rest=1, rules=rules).state
    assert dice_against(rules, state, state.players) == CombatDice(max_defence=3)
    assert dice_against(rules, state, 1) == rules.combat_dice
