"""RISIKO, the German rules of 1982, apart from the tasks (D-01 to D-31, D-43)."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from risk_desktop.ai.safe import safe_choice
from risk_desktop.editions.classic.sets import set_value
from risk_desktop.editions.common.battle import best_defence
from risk_desktop.editions.common.reinforce import income_of
from risk_desktop.editions.registry import BadPlayerCount, make_rules
from risk_desktop.engine.board import Board
from risk_desktop.engine.choices import Attack, DefendWith, MoveIn, Pass, Place, PlaceRest, Regroup, Rush
from risk_desktop.engine.combat_dice import CombatDice
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import (
    ArmiesLost,
    ArmiesMoved,
    ArmiesPlaced,
    AttackDeclared,
    AttackRolled,
    CardDrawn,
    CardsTaken,
    DealerDrawn,
    DiceRolled,
    IncomeLine,
    OrderRolled,
    PhaseStarted,
    SetTraded,
    TerritoryClaimed,
)
from risk_desktop.engine.game import Game
from risk_desktop.engine.odds import fight
from risk_desktop.engine.roll_odds import best_answer, round_losses
from risk_desktop.engine.rules import OptionValue, Rules
from risk_desktop.engine.view import view
from tests.playing import (
    asks,
    at,
    attack,
    blitz,
    choose,
    done,
    earth_board,
    given,
    hand,
    islands_board,
    new_game,
    number,
    occupy,
    only,
    place,
    refuses,
    rolling,
    trade,
)

FIVE = ["tern_head", "seal_bay", "lantern_hill", "reed_marsh", "amber_coast"]


def risiko(players: int = 3, board: Board | None = None, **options: OptionValue) -> Rules:
    """Return the rules of RISIKO, on the small board unless another is given."""
    return make_rules("risiko", board or islands_board(), players, options)


def started(rules: Rules, seed: int = 1) -> Game:
    """Return a game after its set-up, with the events of it still there."""
    game = new_game(rules, seed)
    while game.state.round == 0:
        decision = game.pending()
        if game.state.round == 0:
            game.apply(decision.options.sample(game.dice))
    return game


# --- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 7])
def test_D_01_up_to_six_players(players):
    with pytest.raises(BadPlayerCount) as caught:
        risiko(players)
    assert caught.value.allowed[-1] == 6


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_D_02_all_lands_are_dealt_clockwise_with_one_army_and_no_more(players):
    game = started(risiko(players, earth_board()))
    events = game.take_events()
    first = only(events, DealerDrawn)[0].first
    dealt = only(events, TerritoryClaimed)
    assert [event.player for event in dealt] == [(first + n) % players for n in range(42)]
    assert only(events, ArmiesPlaced) == []
    assert game.state.armies == [1] * 42
    assert sum(game.state.reserve) == game.state.reserve[game.state.turn]


def test_D_02_starting_armies_are_a_house_rule():
    game = new_game(risiko(3, start_armies=20), seed=2)
    assert game.pending().kind == "setup_place"
    assert sum(game.state.reserve) == 3 * 20 - 6
    while game.pending().kind == "setup_place":
        choose(game, PlaceRest())
    assert sum(game.state.armies) == 60


def test_D_03_all_cards_and_both_jokers_lie_shuffled():
    deck = started(risiko(4, earth_board())).state.decks["territory"]
    assert sorted(deck.draw) == list(range(44))
    assert deck.draw != list(range(44))
    assert deck.hands == [[]] * 4


@pytest.mark.parametrize(("players", "beyond"), [(4, 2), (5, 2), (6, 0), (3, 0)])
def test_D_05_left_of_the_one_with_the_last_land_starts(players, beyond):
    game = started(risiko(players, earth_board()), seed=4)
    events = game.take_events()
    last = only(events, TerritoryClaimed)[-1].player
    first = only(events, DealerDrawn)[0].first
    assert game.state.turn == (last + 1) % players == (first + beyond) % players
    assert only(events, OrderRolled) == []


# --- new armies -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lands", "armies"), [(14, 4), (8, 3), (12, 4), (1, 3)])
def test_D_10_a_third_of_the_lands_at_least_three(lands, armies):
    game = given([0] * lands + [1] * (42 - lands), rules=risiko(board=earth_board()))
    assert income_of(game, 0)[0] == IncomeLine("territories", armies)


def test_D_11_and_the_bonus_of_a_continent_wholly_occupied():
    owners = {"tern_head": 0, "seal_bay": 0, "lantern_hill": 0}
    game = given(owners, rest=1, phase="reinforce", rules=risiko())
    assert asks(game, "reinforce", 0).options.total == 3 + 2


def test_D_12_sets_are_traded_before_the_first_liberation():
    game = given({"tern_head": 0}, rest=1, hands={0: FIVE[:3]}, phase="reinforce", rules=risiko())
    asks(game, "trade", 0)
    trade(game, *FIVE[:3])
    assert asks(game, "reinforce", 0).options.total == 3 + 4
    game = given({"tern_head": 0}, {"tern_head": 2}, rest=1, hands={0: FIVE[:3]}, rules=risiko())
    asks(game, "attack", 0)


def test_D_13_the_values_rise_with_every_set_of_the_game():
    values = [set_value(islands_board(), str(risiko().option("set_values")), traded, (0, 1, 2)) for traded in range(10)]
    assert values == [4, 6, 8, 10, 12, 15, 20, 25, 30, 35]


def test_D_14_with_five_cards_a_set_must_be_traded_with_fewer_it_may():
    game = given({"tern_head": 0}, rest=1, hands={0: FIVE}, phase="reinforce", rules=risiko())
    refuses(game, Pass())
    trade(game, *FIVE[:3])
    asks(game, "reinforce", 0)
    game = given({"tern_head": 0}, rest=1, hands={0: FIVE[:4]}, phase="reinforce", rules=risiko())
    assert Pass() in asks(game, "trade", 0).options


def test_D_15_two_more_armies_on_every_own_land_that_a_traded_card_shows():
    game = given({"seal_bay": 1}, rest=0, hands={0: FIVE[:3]}, phase="reinforce", rules=risiko())
    trade(game, *FIVE[:3])
    assert [at(game, name)[1] for name in FIVE[:3]] == [3, 1, 3]


def test_D_16_traded_cards_are_used_again_when_the_pile_is_used_up():
    game = given({"tern_head": 0}, {"tern_head": 5}, rest=1, discard=FIVE[:3], rules=risiko(), rolls=[6, 6, 6, 1])
    deck = game.state.decks["territory"]
    deck.hands[1], deck.draw = deck.draw, []
    blitz(game, "tern_head", "lantern_hill")
    occupy(game, 3)
    rolling(game, 1, 1)
    done(game)
    assert len(hand(game, 0)) == 1 and set(hand(game, 0)) <= {0, 1, 2}
    assert (len(deck.draw), deck.discard) == (2, [])


def test_D_17_all_new_armies_are_placed_at_once_anywhere_on_own_lands():
    game = given({"tern_head": 0, "gull_rock": 0}, rest=1, phase="reinforce", rules=risiko())
    assert refuses(game, Place(((0, 2),))).key == "illegal.place.total"
    place(game, tern_head=1, gull_rock=2)
    assert (at(game, "tern_head"), at(game, "gull_rock")) == ((0, 2), (0, 3))


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
    game = beating({0: FIVE[:3], 1: [*FIVE[3:], "gull_rock"]})
    refuses(game, Pass())
    trade(game, *FIVE[:3])
    assert Pass() in asks(game, "trade", 0).options
    trade(game, "reed_marsh", "amber_coast", "gull_rock")
    assert asks(game, "reinforce", 0).options.total == 4 + 6


# --- cards and regrouping -----------------------------------------------------------------------------------------------


def test_D_30_after_the_last_action_one_card_if_a_land_was_liberated():
    game = given({"tern_head": 0}, {"tern_head": 9}, rest=1, rules=risiko())
    attack(game, "tern_head", "lantern_hill", 3, [6, 6, 6, 1])
    occupy(game, 5)
    attack(game, "lantern_hill", "amber_coast", 3, [6, 6, 6, 1])
    occupy(game, 3)
    events = done(game)
    assert [e.phase for e in only(events, PhaseStarted)] == ["card", "fortify"]
    assert len(only(events, CardDrawn)) == 1
    asks(game, "regroup", 0)


def regrouping(owners, armies, **options: OptionValue) -> Game:
    return given(owners, armies, rest=1, phase="fortify", rules=risiko(**options))


def test_D_31_any_number_of_moves_at_the_same_time():
    game = regrouping({"tern_head": 0, "seal_bay": 0, "lantern_hill": 0}, {"tern_head": 4, "seal_bay": 3})
    asks(game, "regroup", 0)
    events = choose(game, Regroup(((0, 1, 1), (0, 2, 2), (1, 0, 2))))
    assert [at(game, name)[1] for name in ("tern_head", "seal_bay", "lantern_hill")] == [3, 2, 3]
    assert only(events, ArmiesMoved)[1] == ArmiesMoved(0, 0, 2, 2, "fortify")
    asks(game, "reinforce", 1)


def test_D_31_each_army_goes_one_step_at_most():
    game = regrouping({"tern_head": 0, "lantern_hill": 0, "amber_coast": 0}, {"tern_head": 4})
    assert refuses(game, Regroup(((0, 4, 1),))).key == "illegal.regroup.far"
    assert refuses(game, Regroup(((0, 2, 3), (2, 4, 2)))).key == "illegal.regroup.used"
    choose(game, Regroup(((0, 2, 3), (2, 4, 1))))
    assert [at(game, name)[1] for name in ("tern_head", "lantern_hill", "amber_coast")] == [1, 3, 2]


def test_D_31_a_land_may_give_all_its_armies_only_when_others_come():
    game = regrouping({"tern_head": 0, "seal_bay": 0}, {"tern_head": 3, "seal_bay": 2})
    assert refuses(game, Regroup(((0, 1, 3),))).params == {"territory": 0}
    choose(game, Regroup(((0, 1, 3), (1, 0, 1))))
    assert [at(game, name)[1] for name in ("tern_head", "seal_bay")] == [1, 4]


def test_D_31_sea_lines_count():
    game = given(
        {"kamchatka": 0, "alaska": 0}, {"alaska": 5}, rest=1, phase="fortify", rules=risiko(board=earth_board())
    )
    alaska, kamchatka = number(game, "alaska"), number(game, "kamchatka")
    assert Regroup(((alaska, kamchatka, 4),)) in asks(game, "regroup", 0).options


def test_D_31_armies_that_fought_stay():
    game = given({"tern_head": 0, "seal_bay": 0}, {"tern_head": 9, "lantern_hill": 3}, rest=1, rules=risiko())
    attack(game, "tern_head", "lantern_hill", 3, [1, 1, 1, 6], defence=1)
    attack(game, "tern_head", "lantern_hill", 2, [1, 1, 6], defence=1)
    done(game)
    assert at(game, "tern_head") == (0, 7)
    assert refuses(game, Regroup(((0, 1, 7),))).params == {"territory": 0, "hi": 6}
    choose(game, Regroup(((0, 1, 6),)))
    assert (at(game, "tern_head"), at(game, "seal_bay")) == ((0, 1), (0, 7))


def test_D_31_armies_that_moved_into_a_liberated_land_stay_there():
    game = given({"tern_head": 0, "seal_bay": 0}, {"tern_head": 9}, rest=1, rules=risiko())
    attack(game, "tern_head", "lantern_hill", 3, [6, 6, 6, 1])
    occupy(game, 5)
    done(game)
    refuses(game, Regroup(((2, 0, 1),)))
    assert game.pending().options.fresh(number(game, "lantern_hill")) == 0
    choose(game, Regroup(((0, 1, 3),)))
    assert at(game, "tern_head") == (0, 1)


def test_D_31_new_armies_of_this_turn_may_move_and_those_used_are_committed_first():
    owners = {"tern_head": 0, "seal_bay": 0}
    game = given(owners, {"lantern_hill": 1}, rest=1, phase="reinforce", rules=risiko())
    place(game, tern_head=5)
    attack(game, "tern_head", "lantern_hill", 3, [1, 1, 1, 6])
    attack(game, "tern_head", "lantern_hill", 2, [1, 1, 6])
    attack(game, "tern_head", "lantern_hill", 1, [6, 1])
    assert asks(game, "occupy", 0).options.lo == 1
    occupy(game, 1)
    options = asks(game, "regroup", 0).options
    assert at(game, "tern_head") == (0, 3)
    assert options.fresh(number(game, "tern_head")) == 3


def test_D_31_the_next_turn_all_are_fresh_again():
    game = given(
        {"tern_head": 0, "seal_bay": 0, "gull_rock": 2}, {"tern_head": 9, "lantern_hill": 3}, rest=1, rules=risiko()
    )
    attack(game, "tern_head", "lantern_hill", 3, [1, 1, 1, 6], defence=1)
    assert game.state.slots["regroup"].used[0] == 2
    done(game)
    done(game)
    assert game.state.turn == 1
    assert game.state.slots["regroup"].used == []


def test_D_31_random_regroupings_are_legal_and_keep_every_army():
    game = regrouping({"tern_head": 0, "seal_bay": 0, "lantern_hill": 0}, {"tern_head": 4, "seal_bay": 3})
    options, dice = asks(game, "regroup", 0).options, SeededDice(5)
    sizes = Counter()
    for _ in range(300):
        choice = options.sample(dice)
        assert choice in options
        moves = getattr(choice, "moves", ())
        sizes[len(moves)] += 1
        after = options.after(moves)
        assert sum(after.values()) == sum(game.state.armies[t] for t in after)
        assert all(armies >= 1 for armies in after.values())
    assert {0, 1, 2} <= set(sizes)
    assert options.count == 1 + 3 * 2 + 2


def test_D_31_nothing_is_asked_where_nothing_can_move():
    game = regrouping({"tern_head": 0, "seal_bay": 0}, {})
    asks(game, "reinforce", 1)


def test_D_43_the_whole_world():
    game = given({"seal_bay": 1}, {"tern_head": 6}, rules=risiko())
    attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1])
    occupy(game, 3)
    assert game.pending() is None
    assert game.state.outcome.winners == (0,)


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
    outcomes = round_losses(seeing.spec(3, 3))
    assert sum(o.chance for o in outcomes) == pytest.approx(1)
    assert len(outcomes) > 4


def test_the_odds_with_an_answer_agree_with_every_roll_counted():
    spec = risiko().combat_dice.spec(2, 2)
    counted: Counter[tuple[int, int]] = Counter()
    for a, b in product(range(1, 7), repeat=2):
        shown = tuple(sorted((a, b), reverse=True))
        tries = {}
        for dice in (1, 2):
            tries[dice] = Counter()
            for rolls in product(range(1, 7), repeat=2):
                theirs = sorted(rolls[:dice], reverse=True)
                lost = sum(x <= y for x, y in zip(shown, theirs, strict=False))
                tries[dice][lost, min(2, dice) - lost] += 1
        gain = {d: sum((lost - beaten) * n for (lost, beaten), n in t.items()) for d, t in tries.items()}
        best = 2 if gain[2] >= gain[1] else 1
        assert best_answer(spec, shown) == best
        counted.update(tries[best])
    expected = {pair: n / 36**2 for pair, n in counted.items()}
    assert {(o.attackers, o.defenders): o.chance for o in round_losses(spec)} == pytest.approx(expected)
