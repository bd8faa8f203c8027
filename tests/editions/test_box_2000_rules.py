"""The rules of 2000 apart from missions and battles (S-01 to S-17, S-30), and their variant with rising cards (SC)."""

from __future__ import annotations

from collections import Counter

import pytest

from risk_desktop.editions.classic.sets import set_value
from risk_desktop.editions.common.reinforce import income_of
from risk_desktop.editions.registry import BadPlayerCount
from risk_desktop.engine.choices import Blitz, Pass, Place, PlaceRest
from risk_desktop.engine.events import (
    ArmiesPlaced,
    AttackDeclared,
    DealerDrawn,
    IncomeLine,
    SetTraded,
    TerritoryClaimed,
)
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Rules
from tests.editions.small_games import FIVE, rising, swedish
from tests.playing import (
    asks,
    at,
    attack,
    card,
    choose,
    done,
    earth_board,
    given,
    hand,
    islands_board,
    new_game,
    occupy,
    only,
    place,
    placing,
    refuses,
    trade,
    trading,
)


def on_earth() -> Rules:
    return swedish(board=earth_board())


def begin(game: Game) -> None:
    """Let the program place all starting armies; other questions of the set-up are answered at random."""
    while game.state.round == 0:
        decision = game.pending()
        choose(game, PlaceRest() if decision.kind == "setup_place" else decision.options.sample(game.dice))


# --- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 7])
def test_S_01_three_to_six_players(players):
    with pytest.raises(BadPlayerCount) as caught:
        swedish(players)
    assert caught.value.allowed == (3, 4, 5, 6)


def test_S_01_the_seat_of_the_general_is_drawn_at_random():
    """The book doesn't say how (X-50)."""
    dealers = Counter()
    for seed in range(40):
        game = new_game(swedish(4), seed)
        game.pending()
        drawn = only(game.take_events(), DealerDrawn)[0]
        assert drawn.first == (drawn.dealer + 1) % 4
        dealers[drawn.dealer] += 1
    assert set(dealers) == {0, 1, 2, 3}


@pytest.mark.parametrize(("players", "armies"), [(3, 35), (4, 30), (5, 25), (6, 20)])
def test_S_03_starting_armies_by_number_of_players(players, armies):
    game = new_game(swedish(players, earth_board()), seed=5)
    game.pending()
    state = game.state
    assert [state.reserve[p] + state.owner.count(p) for p in range(players)] == [armies] * players


@pytest.mark.parametrize(
    ("players", "counts"), [(3, [14] * 3), (4, [10, 10, 11, 11]), (5, [8] * 3 + [9] * 2), (6, [7] * 6)]
)
def test_S_04_all_territories_are_dealt_from_the_left_of_the_general_on(players, counts):
    game = new_game(swedish(players, earth_board()), seed=6)
    game.pending()
    events = game.take_events()
    first = only(events, DealerDrawn)[0].first
    dealt = only(events, TerritoryClaimed)
    assert [event.player for event in dealt] == [(first + n) % players for n in range(42)]
    assert all(event.dealt and event.armies == 1 for event in dealt)
    assert sorted(Counter(game.state.owner).values()) == counts
    assert set(game.state.armies) == {1}


def test_S_04_no_joker_is_dealt_and_the_deal_is_at_random():
    owners = []
    for seed in (1, 2):
        game = new_game(swedish(3, earth_board()), seed)
        game.pending()
        assert sorted(event.territory for event in only(game.take_events(), TerritoryClaimed)) == list(range(42))
        owners.append(game.state.owner[:])
    assert owners[0] != owners[1]


def test_S_05_starting_left_of_the_general_each_places_one_army_at_a_time():
    game = new_game(swedish(3), seed=7)
    game.pending()
    first = only(game.take_events(), DealerDrawn)[0].first
    for n in range(4):
        decision = asks(game, "setup_place", (first + n) % 3)
        assert decision.options.total == 1
        own = decision.options.territories
        assert {game.state.owner[t] for t in own} == {decision.player}
        choose(game, Place(((own[0], 1),)))
    assert sorted(game.state.reserve) == [31, 32, 32]


def test_S_05_then_all_cards_and_both_jokers_are_shuffled():
    game = new_game(swedish(3, earth_board()), seed=8)
    begin(game)
    deck = game.state.decks["territory"]
    assert sorted(deck.draw) == list(range(44))
    assert deck.draw != list(range(44))
    assert deck.hands == [[], [], []]
    assert sum(game.state.armies) == 3 * 35


def test_S_06_left_of_the_general_takes_the_first_turn():
    for seed in (1, 2, 3):
        game = new_game(swedish(4), seed)
        game.pending()
        first = only(game.take_events(), DealerDrawn)[0].first
        begin(game)
        assert game.state.turn == game.state.slots["turns"].first == first


# --- reinforcement ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("territories", "armies"), [(17, 5), (8, 3), (4, 3), (9, 3), (12, 4)])
def test_S_10_a_third_of_the_territories_at_least_three(territories, armies):
    game = given([0] * territories + [1] * (42 - territories), rules=on_earth())
    assert income_of(game, 0)[0] == IncomeLine("territories", armies)


def test_S_11_a_continent_counts_while_owned_at_the_start_of_the_turn():
    game = given({"tern_head": 0, "seal_bay": 0}, rest=1, phase="reinforce", rules=swedish())
    assert asks(game, "reinforce", 0).options.total == 3 + 2
    place(game, tern_head=5)
    attack(game, "tern_head", "lantern_hill", 3, [6, 6, 6, 1])
    occupy(game, 3)
    attack(game, "lantern_hill", "reed_marsh", 2, [6, 6, 1])
    done(game)
    assert game.state.reserve[0] == 0


@pytest.mark.parametrize(
    ("cards", "armies"),
    [
        (("alaska", "argentina", "china"), 4),
        (("india", "ural", "quebec"), 6),
        (("brazil", "japan", "indonesia"), 8),
        (("alaska", "india", "brazil"), 10),
        (("alaska", "china", "joker"), 4),
        (("alaska", "india", "joker"), 10),
        (("brazil", "joker", "joker2"), 10),
    ],
)
def test_S_12_fixed_set_values(cards, armies):
    for traded in (0, 5):
        game = given({"japan": 1}, rest=2, hands={1: cards}, turn=1, phase="reinforce", rules=on_earth())
        game.state.slots["cards"].traded = traded
        assert only(trade(game, *cards), SetTraded)[0].armies == armies


def test_S_13_any_number_of_sets_only_before_the_battles():
    nine = ["alaska", "argentina", "china", "india", "ural", "quebec", "brazil", "japan", "indonesia"]
    game = given({"peru": 0}, rest=1, hands={0: nine}, phase="reinforce", rules=on_earth())
    trade(game, "alaska", "argentina", "china")
    trade(game, "india", "ural", "quebec")
    trade(game, "brazil", "japan", "indonesia")
    assert asks(game, "reinforce", 0).options.total == 3 + 4 + 6 + 8
    game = given({"peru": 0}, {"peru": 3}, rest=1, hands={0: nine}, phase="attack", rules=on_earth())
    asks(game, "attack", 0)
    refuses(game, trading(game, "alaska", "argentina", "china"))


def test_S_14_two_extra_armies_at_once_for_every_traded_card_of_an_own_territory():
    """Each of several matching cards counts (X-11)."""
    owners = {"tern_head": 0, "lantern_hill": 0}
    game = given(owners, rest=1, hands={0: FIVE[:3]}, phase="reinforce", rules=swedish())
    events = trade(game, *FIVE[:3])
    assert only(events, ArmiesPlaced) == [ArmiesPlaced(0, ((0, 2), (2, 2)))]
    assert [at(game, name)[1] for name in FIVE[:3]] == [3, 1, 3]
    assert asks(game, "reinforce", 0).options.total == 3 + 10


def test_S_14_there_is_no_cap_to_the_extra_armies_of_a_turn():
    hands = {0: [*FIVE, "gull_rock"]}
    game = given({"amber_coast": 1}, rest=0, hands=hands, phase="reinforce", rules=swedish())
    trade(game, *FIVE[:3])
    trade(game, "reed_marsh", "amber_coast", "gull_rock")
    assert game.state.armies == [3, 3, 3, 3, 1, 3]


@pytest.mark.parametrize(
    ("cards", "duty", "armies"),
    [
        (["india", "ural", "quebec", "alaska"], False, 6),
        (["brazil", "japan", "alaska", "argentina", "china"], True, 4),
        (["alaska", "argentina", "india", "ural", "brazil", "japan"], True, 10),
    ],
)
def test_S_15_five_cards_oblige_to_trade_at_least_one_set(cards, duty, armies):
    game = given({"peru": 0}, rest=1, hands={0: cards}, phase="reinforce", rules=on_earth())
    options = asks(game, "trade", 0).options
    assert (Pass() in options) is not duty
    best = max((c for c in options if c != Pass()), key=lambda c: set_value(earth_board(), "fixed", 0, c.cards))
    assert only(choose(game, best), SetTraded)[0].armies == armies


def test_S_15_one_set_is_enough_even_with_many_cards():
    nine = ["alaska", "argentina", "china", "india", "ural", "quebec", "brazil", "japan", "indonesia"]
    game = given({"peru": 0}, rest=1, hands={0: nine}, phase="reinforce", rules=on_earth())
    refuses(game, Pass())
    trade(game, *nine[:3])
    assert len(hand(game, 0)) == 6
    assert Pass() in asks(game, "trade", 0).options
    done(game)
    asks(game, "reinforce", 0)


def test_S_16_traded_cards_go_under_the_draw_pile():
    game = given(
        {"tern_head": 0}, rest=1, hands={0: ["tern_head", "seal_bay", "joker"]}, phase="reinforce", rules=swedish()
    )
    deck = game.state.decks["territory"]
    top = deck.draw[-1]
    trade(game, "tern_head", "seal_bay", "joker")
    assert deck.discard == []
    assert sorted(deck.draw[:3]) == sorted(card(islands_board(), name) for name in ("tern_head", "seal_bay", "joker"))
    assert deck.draw[-1] == top
    assert len(deck.draw) == 8


def test_S_17_other_armies_go_anywhere_on_own_territories():
    game = given({"tern_head": 0, "reed_marsh": 0}, rest=1, phase="reinforce", rules=swedish())
    assert refuses(game, placing(game, seal_bay=3)).key == "illegal.place.not_yours"
    place(game, tern_head=1, reed_marsh=2)
    assert (at(game, "tern_head"), at(game, "reed_marsh")) == ((0, 2), (0, 3))


# --- rising cards -----------------------------------------------------------------------------------------------------


def test_SC_01_no_missions_and_the_last_one_standing_wins():
    assert set(rising().decks) == {"territory"}
    game = given({"seal_bay": 1}, {"tern_head": 6}, rules=rising())
    attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1])
    occupy(game, 3)
    assert game.pending() is None
    assert game.state.outcome.winners == (0,)


def test_SC_01_the_set_up_is_that_of_the_base_game():
    game = new_game(rising(3, earth_board()), seed=8)
    game.pending()
    first = only(game.take_events(), DealerDrawn)[0].first
    begin(game)
    assert game.state.turn == first
    assert sum(game.state.armies) == 3 * 35


def test_SC_02_the_value_rises_with_every_set_of_the_game_whatever_the_symbols():
    board = islands_board()
    values = [set_value(board, str(rising().option("set_values")), traded, (0, 1, 2)) for traded in range(11)]
    assert values == [4, 6, 8, 10, 12, 15, 20, 25, 30, 35, 40]
    hands = {0: ["india", "ural", "quebec"], 1: ["alaska", "argentina", "china"]}
    game = given({"peru": 0}, rest=1, hands=hands, phase="reinforce", rules=rising(board=earth_board()))
    assert only(trade(game, *hands[0]), SetTraded)[0].armies == 4
    place(game, peru=7)
    done(game)
    assert only(trade(game, *hands[1]), SetTraded)[0].armies == 6


def test_SC_02_a_set_must_still_be_a_set():
    hands = {0: ["alaska", "china", "india", "ural"]}
    game = given({"peru": 0}, rest=1, hands=hands, phase="reinforce", rules=rising(board=earth_board()))
    assert asks(game, "reinforce", 0).options.total == 3


def test_SC_03_extra_armies_for_own_cards_and_the_duty_to_trade_stay():
    """To be played exactly as the base game includes them (X-45)."""
    game = given({"tern_head": 0}, rest=1, hands={0: FIVE}, phase="reinforce", rules=rising())
    refuses(game, Pass())
    trade(game, *FIVE[:3])
    assert at(game, "tern_head") == (0, 3)
    assert asks(game, "reinforce", 0).options.total == 3 + 4


def test_a_blitz_attacks_with_all_dice_and_as_many_armies():
    game = given({"tern_head": 0}, {"tern_head": 5}, rest=1, rules=swedish(), rolls=[6, 6, 6, 1])
    events = choose(game, Blitz(0, 2))
    assert only(events, AttackDeclared) == [AttackDeclared(0, 1, 0, 2, 3)]
    assert asks(game, "occupy", 0).options.lo == 3
