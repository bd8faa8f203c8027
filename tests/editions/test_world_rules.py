"""World conquest, the 2004 rules, apart from the battles (W-01 to W-18, W-30 to W-50)."""

from __future__ import annotations

import pytest

from risk_desktop.editions.classic.cards import next_set_value
from risk_desktop.editions.classic.sets import set_value
from risk_desktop.editions.common.reinforce import income_of
from risk_desktop.editions.registry import BadPlayerCount, make_rules
from risk_desktop.engine.choices import Claim, Pass, Place, PlaceRest, TradeSet
from risk_desktop.engine.events import (
    ArmiesPlaced,
    CardDrawn,
    GameWon,
    IncomeLine,
    IncomeReceived,
    OrderRolled,
    PhaseStarted,
    SetTraded,
    SetupEnded,
    TerritoryClaimed,
    TurnStarted,
)
from tests.editions.small_games import SHUFFLE
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
    placing,
    refuses,
    trade,
    trading,
    world,
)

# --- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [0, 1, 2, 7])
def test_W_01_no_other_number_than_three_to_six_players(players):
    with pytest.raises(BadPlayerCount) as caught:
        make_rules("world", islands_board(), players)
    assert caught.value.allowed == (3, 4, 5, 6)


@pytest.mark.parametrize(("players", "armies"), [(3, 35), (4, 30), (5, 25), (6, 20)])
def test_W_02_starting_armies_by_number_of_players(players, armies):
    game = new_game(world(players))
    game.pending()
    assert game.state.reserve == [armies] * players


def test_W_03_the_highest_die_starts_and_each_claims_one_free_territory_in_turn():
    """The page is missing in our copy; other boxes print it like this (X-01)."""
    game = new_game(world(4), rolls=[2, 5, 3, 4])
    order = []
    for territory in (3, 0, 5, 1, 4, 2):
        decision = game.pending()
        order.append(decision.player)
        assert decision.kind == "claim"
        assert Claim(territory) in decision.options
        events = choose(game, Claim(territory))
        assert only(events, TerritoryClaimed) == [TerritoryClaimed(decision.player, territory)]
        assert at(game, game.rules.board.territories[territory].id) == (decision.player, 1)
    assert order == [1, 2, 3, 0, 1, 2]
    assert game.state.reserve == [29, 28, 28, 29]


def test_W_03_a_taken_territory_cannot_be_claimed():
    game = new_game(world(3), rolls=[6, 1, 1])
    choose(game, Claim(4))
    refuses(game, Claim(4))
    assert asks(game, "claim", 1).options.count == 5


def test_W_03_who_claimed_first_takes_the_first_turn():
    game = new_game(world(3), rolls=[1, 1, 6, *SHUFFLE])
    for territory in range(6):
        choose(game, Claim(territory))
    for _ in range(3):
        events = choose(game, PlaceRest())
    assert only(events, SetupEnded) == [SetupEnded(2)]
    assert only(events, TurnStarted) == [TurnStarted(2, 1)]


def test_W_04_in_turn_order_each_adds_one_army_at_a_time():
    game = new_game(world(3), rolls=[1, 6, 1])
    for territory in range(6):
        choose(game, Claim(territory))
    for player in (1, 2, 0, 1, 2, 0):
        decision = asks(game, "setup_place", player)
        assert decision.options.total == 1
        own = decision.options.territories
        assert {game.state.owner[t] for t in own} == {player}
        choose(game, Place(((own[0], 1),)))
    assert game.state.reserve == [31, 31, 31]
    assert refuses(game, Place(((1, 1),))).key == "illegal.place.not_yours"


def test_W_04_the_program_may_place_the_rest_one_army_at_a_time():
    game = new_game(world(3), rolls=[6, 1, 1])
    for territory in range(6):
        choose(game, Claim(territory))
    events = choose(game, PlaceRest())
    assert game.state.reserve == [32, 33, 33]
    assert only(events, ArmiesPlaced)[0].player == 0
    choose(game, Place(((1, 1),)))
    asks(game, "setup_place", 2)
    choose(game, Place(((2, 1),)))
    assert game.state.reserve == [31, 32, 32]
    asks(game, "setup_place", 1)


def test_W_05_all_cards_and_both_jokers_lie_shuffled_and_the_first_set_brings_four():
    game = new_game(world(3, earth_board()), seed=9)
    while game.pending().kind in ("claim", "setup_place"):
        decision = game.pending()
        game.apply(PlaceRest() if decision.kind == "setup_place" else next(iter(decision.options)))
    deck = game.state.decks["territory"]
    assert sorted(deck.draw) == list(range(44))
    assert deck.draw != list(range(44))
    assert deck.hands == [[], [], []]
    assert deck.discard == []
    assert next_set_value(game, (42, 43, 0)) == 4


def test_W_06_a_turn_is_reinforce_attack_fortify_card():
    assert [phase.name for phase in world().phases] == ["reinforce", "attack", "fortify", "card"]
    game = given({"tern_head": 0, "seal_bay": 0}, rest=1, phase="reinforce")
    asks(game, "reinforce", 0)
    events = place(game, tern_head=5) + done(game)
    asks(game, "fortify", 0)
    events += done(game)
    assert [e.phase for e in only(events, PhaseStarted)] == ["attack", "fortify", "card", "reinforce"]
    assert only(events, TurnStarted) == [TurnStarted(1, 1)]


# --- step 1 -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("territories", "armies"), [(1, 3), (8, 3), (11, 3), (12, 4), (14, 4), (17, 5), (30, 10)])
def test_W_10_a_third_of_the_territories_rounded_down_at_least_three(territories, armies):
    """The page is missing in our copy; all other books print this (X-02)."""
    owners = [0] * territories + [1] * (42 - territories)
    game = given(owners, board=earth_board())
    assert income_of(game, 0)[0] == IncomeLine("territories", armies)


def test_W_11_plus_the_bonus_of_every_continent():
    names = ("indonesia", "new_guinea", "western_australia", "eastern_australia", "venezuela", "peru", "brazil")
    game = given(dict.fromkeys((*names, "argentina"), 0), rest=1, board=earth_board(), phase="reinforce")
    board = earth_board()
    regions = {board.regions[line.region].id: line.armies for line in income_of(game, 0) if line.source == "region"}
    assert regions == {"south_america": 2, "australia": 2}
    assert asks(game, "reinforce", 0).options.total == 3 + 2 + 2


def test_W_11_income_is_told_line_by_line():
    game = given({"tern_head": 0, "seal_bay": 0}, rest=1, phase="reinforce")
    game.pending()
    lines = (IncomeLine("territories", 3), IncomeLine("region", 2, 0))
    assert only(game.take_events(), IncomeReceived) == [IncomeReceived(0, lines)]


def test_W_12_several_sets_may_be_traded_and_none_must_below_five_cards():
    hands = {0: ["tern_head", "seal_bay", "lantern_hill", "joker"]}
    game = given({"tern_head": 0}, rest=1, hands=hands, phase="reinforce")
    assert Pass() in asks(game, "trade", 0).options
    done(game)
    assert asks(game, "reinforce", 0).options.total == 3
    hands = {0: ["tern_head", "seal_bay", "lantern_hill", "reed_marsh", "amber_coast", "gull_rock"]}
    game = given({"tern_head": 0}, rest=1, hands=hands, phase="reinforce")
    trade(game, "tern_head", "seal_bay", "lantern_hill")
    asks(game, "trade", 0)
    trade(game, "reed_marsh", "amber_coast", "gull_rock")
    assert asks(game, "reinforce", 0).options.total == 3 + 4 + 6


def test_W_12_only_a_set_can_be_traded():
    hands = {0: ["tern_head", "seal_bay", "lantern_hill", "reed_marsh"]}
    game = given({"tern_head": 0}, rest=1, hands=hands, phase="reinforce")
    refuses(game, trading(game, "tern_head", "reed_marsh", "seal_bay"))
    refuses(game, trading(game, "tern_head", "seal_bay", "gull_rock"))
    refuses(game, TradeSet((0, 0, 0)))


def test_W_13_five_cards_or_more_must_be_traded_down_to_four():
    """One set is not enough if five are left (X-22)."""
    six = ["tern_head", "seal_bay", "lantern_hill", "reed_marsh", "amber_coast", "gull_rock"]
    game = given({"tern_head": 0}, rest=1, hands={0: [*six, "joker", "joker2"]}, phase="reinforce")
    refuses(game, Pass())
    trade(game, "tern_head", "joker", "joker2")
    assert len(hand(game, 0)) == 5
    refuses(game, Pass())
    trade(game, "seal_bay", "lantern_hill", "reed_marsh")
    asks(game, "reinforce", 0)


def test_W_14_the_value_is_shared_by_all_and_rises_with_every_set():
    hands = {0: ["tern_head", "seal_bay", "lantern_hill"], 1: ["reed_marsh", "amber_coast", "gull_rock"]}
    game = given({"tern_head": 0}, rest=1, hands=hands, phase="reinforce")
    events = trade(game, "tern_head", "seal_bay", "lantern_hill")
    assert only(events, SetTraded) == [SetTraded(0, (0, 1, 2), 4, 1)]
    place(game, tern_head=7)
    done(game)
    events = trade(game, "reed_marsh", "amber_coast", "gull_rock")
    assert only(events, SetTraded) == [SetTraded(1, (3, 4, 5), 6, 2)]


def test_W_15_the_track_of_the_golden_cavalryman():
    """The book prints 4 and 6 only; there is no 12 on this track (X-03)."""
    board = islands_board()
    track = [set_value(board, "golden", traded, (0, 1, 2)) for traded in range(17)]
    assert track == [4, 6, 8, 10, *range(15, 80, 5)]
    older = [set_value(board, "older", traded, (0, 1, 2)) for traded in range(9)]
    assert older == [4, 6, 8, 10, 12, 15, 20, 25, 30]


def test_W_16_no_extra_armies_for_a_card_that_shows_an_own_territory():
    """The book is silent, so there are none (X-04)."""
    game = given({"tern_head": 0}, rest=1, hands={0: ["tern_head", "seal_bay", "lantern_hill"]}, phase="reinforce")
    trade(game, "tern_head", "seal_bay", "lantern_hill")
    assert at(game, "tern_head") == (0, 1)


def test_W_17_traded_cards_go_to_the_discards():
    game = given({"tern_head": 0}, rest=1, hands={0: ["tern_head", "seal_bay", "joker"]}, phase="reinforce")
    trade(game, "tern_head", "seal_bay", "joker")
    assert game.state.decks["territory"].discard == [0, 1, 6]
    assert hand(game, 0) == []


def test_W_18_all_reinforcements_are_placed_now_on_own_territories_in_any_split():
    owners = {"tern_head": 0, "reed_marsh": 0}
    game = given(owners, rest=1, phase="reinforce")
    assert refuses(game, placing(game, tern_head=2)).params == {"total": 3, "placed": 2}
    assert refuses(game, placing(game, tern_head=4)).key == "illegal.place.total"
    assert refuses(game, placing(game, tern_head=2, seal_bay=1)).key == "illegal.place.not_yours"
    place(game, tern_head=1, reed_marsh=2)
    assert (at(game, "tern_head"), at(game, "reed_marsh")) == ((0, 2), (0, 3))
    assert game.state.reserve == [0, 0, 0]


# --- steps 3 and 4, the end -------------------------------------------------------------------------------------------


def test_W_30_from_indonesia_to_ukraine_through_own_territories():
    path = ("indonesia", "siam", "india", "afghanistan", "ukraine")
    game = given(dict.fromkeys(path, 0), {"indonesia": 9}, rest=1, board=earth_board(), phase="fortify")
    asks(game, "fortify", 0)
    events = fortify(game, "indonesia", "ukraine", 8)
    assert (at(game, "indonesia"), at(game, "ukraine")) == ((0, 1), (0, 9))
    assert only(events, TurnStarted) == [TurnStarted(1, 1)]


def test_W_30_not_through_a_foreign_territory_and_one_army_stays():
    owners = dict.fromkeys(("indonesia", "siam", "india", "ukraine"), 0)
    game = given(owners, {"indonesia": 9}, rest=1, board=earth_board(), phase="fortify")
    assert refuses(game, fortifying(game, "indonesia", "ukraine", 3)).key == "illegal.fortify.far"
    assert refuses(game, fortifying(game, "indonesia", "india", 9)).params == {"lo": 1, "hi": 8}
    assert refuses(game, fortifying(game, "indonesia", "indonesia", 3)).key == "illegal.fortify.far"
    assert refuses(game, fortifying(game, "indonesia", "china", 3)).key == "illegal.fortify.not_yours"


def test_W_30_the_move_is_optional_and_only_one():
    game = given({"tern_head": 0, "seal_bay": 0}, {"tern_head": 9}, rest=1, phase="fortify")
    done(game)
    asks(game, "reinforce", 1)
    assert at(game, "tern_head") == (0, 9)


def test_W_40_a_conquest_earns_the_top_card_at_the_end_of_the_turn():
    game = given({"tern_head": 0, "gull_rock": 2}, {"tern_head": 5}, rest=1)
    attack(game, "tern_head", "lantern_hill", 3, [6, 6, 6, 1])
    occupy(game, 3)
    assert hand(game, 0) == []
    done(game)
    events = done(game)
    assert only(events, CardDrawn) == [CardDrawn(0, "territory", 0)]
    assert only(events, CardDrawn)[0].seen_by(1) == CardDrawn(0, "territory", -1)
    assert hand(game, 0) == [0]
    assert game.state.decks["territory"].draw[-1] == 1


def test_W_50_who_owns_all_territories_wins_at_once():
    game = given({"seal_bay": 1, "gull_rock": 1}, {"tern_head": 6, "amber_coast": 4}, rest=0)
    attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1])
    occupy(game, 3)
    asks(game, "attack", 0)
    attack(game, "amber_coast", "gull_rock", 3, [6, 6, 6, 1])
    assert game.pending() is None
    assert set(game.state.owner) == {0}
    assert game.state.outcome.winners == (0,)


def test_W_50_the_occupying_move_comes_before_the_victory():
    game = given({"seal_bay": 1}, {"tern_head": 6}, rest=0)
    attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1])
    asks(game, "occupy", 0)
    assert game.state.outcome is None
    assert only(occupy(game, 3), GameWon) == [GameWon((0,), "last_standing")]


def test_W_03_the_order_roll_is_told():
    game = new_game(world(3), rolls=[1, 2, 6])
    game.pending()
    assert game.take_events() == [OrderRolled((0, 1, 2), (1, 2, 6), 2)]
