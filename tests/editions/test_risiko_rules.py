"""RISIKO, the German rules of 1982, apart from the tasks: set-up, new armies, cards, regrouping (D-01 to D-16, D-30 to D-43)."""

from __future__ import annotations

from collections import Counter

import pytest

from risk_desktop.editions.classic.sets import set_value
from risk_desktop.editions.common.reinforce import income_of
from risk_desktop.editions.registry import BadPlayerCount
from risk_desktop.engine.choices import Pass, Place, PlaceRest, Regroup
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import (
    ArmiesMoved,
    ArmiesPlaced,
    CardDrawn,
    DealerDrawn,
    IncomeLine,
    OrderRolled,
    PhaseStarted,
    TerritoryClaimed,
)
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import OptionValue, Rules
from tests.editions.small_games import FIVE, risiko
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
    """There are no starting armies beyond one for each land (X-35)."""
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
    """Dealt land counts like liberated land (X-49)."""
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
    """Who took part is counted land by land (X-40)."""
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
