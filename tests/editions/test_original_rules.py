"""The original game, a chapter of two later boxes (O-01 to O-51)."""

from __future__ import annotations

import pytest

from risk_desktop.editions.classic.sets import JOKERS, card_count, set_value
from risk_desktop.editions.common.reinforce import income_of
from risk_desktop.editions.registry import EDITIONS, BadPlayerCount, find_edition
from risk_desktop.engine.choices import Attack, Claim, DefendWith, MoveIn, Pass, Place, PlaceRest
from risk_desktop.engine.events import (
    ArmiesPlaced,
    CardDrawn,
    DiceRolled,
    IncomeLine,
    OrderRolled,
    PhaseStarted,
    SetTraded,
    SetupEnded,
    TurnStarted,
)
from risk_desktop.engine.game import Game
from tests.editions.small_games import SHUFFLE, original
from tests.playing import (
    asks,
    at,
    attack,
    choose,
    done,
    earth_board,
    fortify,
    fortifying,
    given,
    hand,
    islands_board,
    new_game,
    occupy,
    only,
    place,
    refuses,
    rolling,
    trade,
    trading,
)

SIX = ["tern_head", "seal_bay", "lantern_hill", "reed_marsh", "amber_coast", "gull_rock"]


# --- set-up -----------------------------------------------------------------------------------------------------------


def test_O_01_three_to_five_players_and_six_as_a_house_rule():
    edition = find_edition("original")
    assert (edition.players, edition.all_players) == ((3, 4, 5), (3, 4, 5, 6))
    assert original(6).players == 6
    for players in (2, 7):
        with pytest.raises(BadPlayerCount) as caught:
            original(players)
        assert caught.value.allowed == (3, 4, 5, 6)


@pytest.mark.parametrize(("players", "armies"), [(3, 35), (4, 30), (5, 25), (6, 20)])
def test_O_02_starting_armies_by_number_of_players(players, armies):
    game = new_game(original(players))
    game.pending()
    assert game.state.reserve == [armies] * players


def test_O_03_the_highest_die_claims_first_and_the_others_follow_clockwise():
    game = new_game(original(3), rolls=[2, 3, 5])
    order = []
    for territory in (5, 0, 3, 1, 4, 2):
        order.append(game.pending().player)
        choose(game, Claim(territory))
    assert order == [2, 0, 1, 2, 0, 1]
    assert game.state.armies == [1] * 6


def test_O_04_then_one_army_at_a_time_until_all_are_placed():
    game = new_game(original(3), rolls=[2, 3, 5])
    for territory in range(6):
        choose(game, Claim(territory))
    for player in (2, 0, 1, 2):
        decision = asks(game, "setup_place", player)
        assert decision.options.total == 1
        choose(game, Place(((decision.options.territories[0], 1),)))
    assert game.state.reserve == [32, 32, 31]


def test_O_05_who_placed_the_first_army_takes_the_first_turn():
    game = new_game(original(3), rolls=[2, 3, 5, *SHUFFLE])
    for territory in range(6):
        choose(game, Claim(territory))
    events = [event for _ in range(3) for event in choose(game, PlaceRest())]
    assert only(events, SetupEnded) == [SetupEnded(2)]
    assert only(events, OrderRolled) == []
    assert sorted(game.state.decks["territory"].draw) == list(range(8))


def test_O_05_the_draw_pile_has_44_cards():
    assert card_count(earth_board()) == 44


# --- new armies -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("territories", "armies"), [(11, 3), (14, 4), (17, 5), (2, 3)])
def test_O_10_a_third_of_the_territories_in_the_very_first_turn_too(territories, armies):
    game = given([0] * territories + [1] * (42 - territories), rules=original(board=earth_board()), phase="reinforce")
    assert income_of(game, 0)[0] == IncomeLine("territories", armies)
    assert game.state.round == 1


def test_O_11_and_the_bonus_of_every_continent():
    game = given({"tern_head": 0, "seal_bay": 0}, rest=1, phase="reinforce", rules=original())
    assert asks(game, "reinforce", 0).options.total == 3 + 2


def test_O_12_with_four_cards_trading_is_free():
    game = given({"tern_head": 0}, rest=1, hands={0: SIX[:4]}, phase="reinforce", rules=original())
    assert Pass() in asks(game, "trade", 0).options


@pytest.mark.parametrize("cards", [5, 6])
def test_O_12_with_five_or_six_cards_one_set_must_be_traded_and_a_second_may(cards):
    game = given({"tern_head": 0}, rest=1, hands={0: SIX[:cards]}, phase="reinforce", rules=original())
    refuses(game, Pass())
    trade(game, *SIX[:3])
    if cards == 6:
        assert Pass() in asks(game, "trade", 0).options
        trade(game, *SIX[3:])
    assert asks(game, "reinforce", 0).options.total == 3 + (4 + 6 if cards == 6 else 4)


def test_O_12_no_third_set():
    nine = ["alaska", "argentina", "china", "india", "ural", "quebec", "brazil", "japan", "indonesia"]
    game = given({"peru": 0}, rest=1, hands={0: nine}, phase="reinforce", rules=original(board=earth_board()))
    trade(game, *nine[:3])
    trade(game, *nine[3:6])
    asks(game, "reinforce", 0)
    assert len(hand(game, 0)) == 3


def test_O_13_values_rise_by_the_sets_that_all_have_traded():
    values = [set_value(islands_board(), str(original().option("set_values")), n, (0, 1, 2)) for n in range(10)]
    assert values == [4, 6, 8, 10, 12, 15, 20, 25, 30, 35]


def test_O_14_two_extra_armies_on_one_own_territory_of_the_players_choice():
    owners = {"tern_head": 0, "lantern_hill": 0}
    game = given(owners, rest=1, hands={0: SIX[:3]}, phase="reinforce", rules=original())
    trade(game, *SIX[:3])
    options = asks(game, "match", 0).options
    assert list(options) == [Place(((0, 2),)), Place(((2, 2),))]
    refuses(game, Place(((0, 1), (2, 1))))
    refuses(game, Place(((1, 2),)))
    events = choose(game, Place(((2, 2),)))
    assert only(events, ArmiesPlaced) == [ArmiesPlaced(0, ((2, 2),))]
    assert [at(game, name)[1] for name in SIX[:3]] == [1, 1, 3]
    assert asks(game, "reinforce", 0).options.total == 3 + 4


def test_O_14_with_a_single_match_nothing_is_asked_and_jokers_match_nothing():
    game = given(
        {"tern_head": 0}, rest=1, hands={0: ["tern_head", "joker", "joker2"]}, phase="reinforce", rules=original()
    )
    trade(game, "tern_head", "joker", "joker2")
    assert at(game, "tern_head") == (0, 3)
    asks(game, "reinforce", 0)


def test_O_14_never_more_than_two_in_a_turn():
    game = given({"tern_head": 1}, rest=0, hands={0: SIX}, phase="reinforce", rules=original())
    trade(game, *SIX[:3])
    choose(game, Place(((1, 2),)))
    trade(game, *SIX[3:])
    assert game.state.armies == [1, 3, 1, 1, 1, 1]
    asks(game, "reinforce", 0)


def test_O_14_the_cap_covers_the_sets_of_an_elimination_too():
    hands = {0: ["joker", "joker2", "tern_head"], 1: SIX[1:]}
    owners = {"tern_head": 0, "lantern_hill": 0, "seal_bay": 1}
    game = given(owners, {"tern_head": 9}, rest=2, hands=hands, phase="reinforce", rules=original())
    trade(game, "tern_head", "joker", "joker2")
    assert at(game, "tern_head") == (0, 11)
    place(game, tern_head=7)
    game.state.decks["territory"].hands[0] = [6]
    game.state.decks["territory"].draw.remove(6)
    attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1])
    occupy(game, 3)
    trade(game, "seal_bay", "lantern_hill", "reed_marsh")
    assert [at(game, name)[1] for name in ("seal_bay", "lantern_hill")] == [3, 1]


def test_O_14_the_next_turn_there_are_two_again():
    game = given({"tern_head": 0}, rest=1, turn=1, phase="fortify", hands={0: SIX[:3]}, rules=original())
    game.state.slots["match"].given = True
    while game.pending().kind != "trade":
        done(game)
    trade(game, *SIX[:3])
    assert at(game, "tern_head") == (0, 3)


def test_O_15_traded_cards_go_under_the_draw_pile():
    game = given({"seal_bay": 0, "gull_rock": 0}, rest=1, hands={0: SIX[2:5]}, phase="reinforce", rules=original())
    trade(game, *SIX[2:5])
    deck = game.state.decks["territory"]
    assert (deck.draw[:3], deck.discard) == ([2, 3, 4], [])


# --- attack -----------------------------------------------------------------------------------------------------------


def test_O_20_both_choose_before_they_roll_together():
    """The attacker commits first, then the defender (X-06)."""
    game = given({"tern_head": 0}, {"tern_head": 9, "lantern_hill": 3}, rest=1, rules=original())
    events = choose(game, Attack(0, 2, 3))
    assert only(events, DiceRolled) == []
    assert asks(game, "defend", 1).step.shown == ()
    rolling(game, 6, 5, 4, 1, 1)
    assert len(only(choose(game, DefendWith(2)), DiceRolled)) == 1


def test_O_20_the_attack_may_be_shifted_and_shifted_back():
    armies = {"tern_head": 5, "reed_marsh": 5, "lantern_hill": 3, "seal_bay": 3}
    game = given({"tern_head": 0, "reed_marsh": 0}, armies, rest=1, rules=original())
    attack(game, "tern_head", "lantern_hill", 3, [6, 6, 6, 1], defence=1)
    attack(game, "reed_marsh", "lantern_hill", 2, [6, 6, 1], defence=1)
    attack(game, "tern_head", "seal_bay", 1, [6, 1], defence=1)
    attack(game, "tern_head", "lantern_hill", 1, [6, 1])
    assert asks(game, "occupy", 0).options.lo == 1


@pytest.mark.parametrize(("armies", "most"), [(2, 1), (3, 2), (4, 3), (9, 3)])
def test_O_21_one_to_three_dice_and_an_army_more_than_dice(armies, most):
    game = given({"tern_head": 0}, {"tern_head": armies}, rest=1, rules=original())
    options = asks(game, "attack", 0).options
    assert [dice for dice in range(6) if Attack(0, 2, dice) in options] == list(range(1, most + 1))


@pytest.mark.parametrize(("armies", "most"), [(1, 1), (2, 2), (3, 2), (9, 2)])
def test_O_22_one_or_two_dice_in_defence_and_two_need_two_armies(armies, most):
    assert original().combat_dice.defence_count(armies) == most


def test_O_22_at_most_two_armies_are_lost_in_a_roll():
    game = given({"tern_head": 0}, {"tern_head": 9, "lantern_hill": 5}, rest=1, rules=original())
    attack(game, "tern_head", "lantern_hill", 3, [6, 6, 6, 5, 5], defence=2)
    assert (at(game, "tern_head"), at(game, "lantern_hill")) == ((0, 9), (1, 3))


def test_O_23_as_many_armies_as_dice_in_the_last_roll_move_in():
    game = given({"tern_head": 0}, {"tern_head": 6}, rest=1, rules=original())
    attack(game, "tern_head", "lantern_hill", 2, [6, 6, 1])
    options = asks(game, "occupy", 0).options
    assert [n for n in range(8) if MoveIn(n) in options] == [2, 3, 4, 5]


def test_O_24_the_card_comes_before_fortifying_and_a_sixth_waits():
    game = given({"tern_head": 0}, {"tern_head": 9}, rest=1, hands={0: SIX[:5]}, rules=original())
    attack(game, "tern_head", "lantern_hill", 3, [6, 6, 6, 1])
    occupy(game, 3)
    events = done(game)
    assert [e.phase for e in only(events, PhaseStarted)] == ["card", "fortify"]
    assert only(events, CardDrawn) == [CardDrawn(0, "territory", 5)]
    asks(game, "fortify", 0)
    assert len(hand(game, 0)) == 6


def beating(hands) -> Game:
    """Player 0 has just removed player 1; player 2 holds the rest."""
    game = given({"tern_head": 0, "seal_bay": 1}, {"tern_head": 6}, rest=2, hands=hands, rules=original())
    attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1])
    occupy(game, 3)
    return game


def test_O_25_five_cards_wait_for_the_next_turn():
    """The limit is six now and five at a turn's start (X-23)."""
    game = beating({0: SIX[:2], 1: SIX[2:5]})
    asks(game, "attack", 0)
    assert len(hand(game, 0)) == 5


def test_O_25_six_cards_are_traded_at_once_until_four_or_fewer_are_left_and_no_more():
    game = beating({0: SIX[:2], 1: SIX[2:]})
    refuses(game, Pass())
    events = trade(game, "reed_marsh", "amber_coast", "gull_rock")
    assert only(events, SetTraded)[0].armies == 4
    assert asks(game, "reinforce", 0).options.total == 4
    place(game, tern_head=4)
    asks(game, "attack", 0)
    assert len(hand(game, 0)) == 3


def test_O_25_eight_cards_take_two_sets():
    game = beating({0: [*SIX[:2], "joker"], 1: [*SIX[2:], "joker2"]})
    trade(game, "reed_marsh", "joker", "joker2")
    refuses(game, Pass())
    refuses(game, trading(game, "reed_marsh", "joker", "joker2"))
    trade(game, "lantern_hill", "amber_coast", "tern_head")
    assert asks(game, "reinforce", 0).options.total == 4 + 6


# --- fortify and end --------------------------------------------------------------------------------------------------


def test_O_30_one_move_to_an_adjacent_own_territory():
    owners = dict.fromkeys(("tern_head", "lantern_hill", "amber_coast"), 0)
    game = given(owners, {"tern_head": 5}, rest=1, phase="fortify", rules=original())
    assert refuses(game, fortifying(game, "tern_head", "amber_coast", 2)).key == "illegal.fortify.far"
    assert refuses(game, fortifying(game, "tern_head", "lantern_hill", 5)).key == "illegal.fortify.armies"
    events = fortify(game, "tern_head", "lantern_hill", 4)
    assert only(events, TurnStarted) == [TurnStarted(1, 1)]


def test_O_40_the_first_to_own_all_territories_wins():
    game = given({"seal_bay": 1}, {"tern_head": 6}, rules=original())
    attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1])
    occupy(game, 3)
    assert game.pending() is None
    assert game.state.outcome.winners == (0,)
    assert set(game.state.owner) == {0}


def test_O_50_both_chapters_are_one_edition_apart_from_the_armies_of_two():
    assert [name for name in EDITIONS if name.startswith("original")] == ["original", "original-duel"]
    armies = next(spec for spec in find_edition("original-duel").options if spec.key == "start_armies")
    assert {30, 40} <= set(armies.values)


def test_O_51_only_the_classic_board_with_both_jokers():
    rules = original(board=earth_board())
    assert find_edition("original").boards == ("earth",)
    assert set(rules.decks) == {"territory"}
    assert (rules.pieces, JOKERS) == ({}, 2)
