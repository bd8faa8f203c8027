"""The rules that all editions share (C-01 to C-20), played with the world edition."""

from __future__ import annotations

import pytest

from risk_desktop.editions.classic.sets import card_count, is_set, set_value
from risk_desktop.editions.common.reinforce import income_of
from risk_desktop.engine.choices import Attack, Claim, DefendWith, Place, PlaceRest
from risk_desktop.engine.events import (
    CardDrawn,
    CardsTaken,
    ConquestSettled,
    GameWon,
    IncomeLine,
    OrderRolled,
    PlayerEliminated,
    RegionBroken,
    RegionCompleted,
    TerritoryConquered,
)
from risk_desktop.engine.state import NOBODY
from tests.editions.small_games import SHUFFLE
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
    play_on,
    random_choice,
    refuses,
    rolling,
    world,
)


def test_C_01_the_map_has_42_territories_in_6_continents():
    board = earth_board()
    sizes = {region.id: (len(region.members), region.bonus) for region in board.regions}
    assert len(board) == 42
    assert sizes == {
        "north_america": (9, 5),
        "south_america": (4, 2),
        "europe": (7, 5),
        "africa": (6, 3),
        "asia": (12, 7),
        "australia": (4, 2),
    }
    assert sum(len(near) for near in board.neighbours) == 2 * 83


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_C_02_after_the_set_up_every_territory_has_one_owner_and_an_army(players):
    game = new_game(world(players, earth_board()))
    for decision, _, _ in play_on(game, 5, choice=hasty):
        if decision.kind in ("reinforce", "attack"):
            break
    assert set(game.state.owner) == set(range(players))
    assert min(game.state.armies) >= 1


def hasty(decision, dice):
    """Leave the starting armies to the program."""
    return PlaceRest() if decision.kind == "setup_place" else random_choice(decision, dice)


def test_C_03_adjacency_is_symmetric_and_goes_round_the_back_of_the_board():
    board = earth_board()
    for territory, near in enumerate(board.neighbours):
        assert territory not in near
        assert all(territory in board.neighbours[other] for other in near)

    def adjacent(a, b):
        return board.index(b) in board.neighbour_sets[board.index(a)]

    assert adjacent("alaska", "kamchatka")
    assert adjacent("egypt", "southern_europe")
    assert adjacent("great_britain", "western_europe")
    assert adjacent("brazil", "north_africa")
    assert adjacent("east_africa", "middle_east")
    assert adjacent("siam", "indonesia")
    assert not adjacent("alaska", "japan")


def test_C_04_any_number_of_armies_may_stand_in_a_territory():
    game = given({"tern_head": 0}, {"tern_head": 50_000, "lantern_hill": 2}, rest=1, phase="reinforce")
    place(game, tern_head=3)
    assert at(game, "tern_head") == (0, 50_003)
    assert asks(game, "attack", 0).options.most_dice(0) == 3


def test_C_05_the_deck_has_14_cards_of_each_symbol_and_2_jokers():
    board = earth_board()
    assert [board.cards.count(symbol) for symbol in ("infantry", "cavalry", "artillery")] == [14, 14, 14]
    assert card_count(board) == 44


# Small board: 0 and 3 infantry, 1 and 4 cavalry, 2 and 5 artillery, 6 and 7 jokers.
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ((0, 1, 2), True),
        ((0, 1, 5), True),
        ((0, 3, 1), False),
        ((0, 3, 6), True),
        ((0, 1, 6), True),
        ((2, 6, 7), True),
        ((0, 3), False),
        ((0, 1, 2, 3), False),
    ],
)
def test_C_06_a_set_is_three_equal_or_three_different_and_a_joker_stands_for_any(cards, expected):
    assert is_set(islands_board(), cards) is expected


def test_C_06_three_equal_symbols_form_a_set():
    board = earth_board()
    cavalry = tuple(t for t, symbol in enumerate(board.cards) if symbol == "cavalry")
    infantry = board.cards.index("infantry")
    assert is_set(board, cavalry[:3])
    assert not is_set(board, (*cavalry[:2], infantry))


@pytest.mark.parametrize(
    ("names", "value"),
    [
        (("infantry", "infantry", "infantry"), 4),
        (("cavalry", "cavalry", "cavalry"), 6),
        (("artillery", "artillery", "artillery"), 8),
        (("infantry", "cavalry", "artillery"), 10),
        (("infantry", "infantry", "joker"), 4),
        (("cavalry", "cavalry", "joker"), 6),
        (("infantry", "cavalry", "joker"), 10),
        (("infantry", "joker", "joker"), 10),
    ],
)
def test_C_07_a_joker_gives_the_best_reading_with_fixed_values(names, value):
    """The best that it can be (X-44)."""
    board = earth_board()
    stock = {symbol: [t for t, s in enumerate(board.cards) if s == symbol] for symbol in set(board.cards)}
    stock["joker"] = [42, 43]
    cards = tuple(sorted(stock[name].pop() for name in names))
    assert set_value(board, "fixed", traded=9, cards=cards) == value


def test_C_08_the_turn_goes_clockwise_past_those_who_are_out():
    game = given([0, 0, 2, 2, 3, 3], rules=world(4), turn=0, phase="card")
    game.pending()
    assert game.state.turn == 2
    game = given([0, 0, 2, 2, 3, 3], rules=world(4), turn=3, phase="card")
    game.pending()
    assert game.state.turn == 0


def test_C_08_ties_for_the_start_are_rolled_again_among_the_tied():
    game = new_game(world(4), rolls=[6, 2, 6, 1, 3, 3, 4, 5])
    asks(game, "claim", 2)
    assert game.take_events() == [
        OrderRolled((0, 1, 2, 3), (6, 2, 6, 1), NOBODY),
        OrderRolled((0, 2), (3, 3), NOBODY),
        OrderRolled((0, 2), (4, 5), 2),
    ]


def test_C_09_a_continent_counts_when_one_player_owns_all_of_it():
    game = given({"tern_head": 0, "seal_bay": 0, "lantern_hill": 0}, rest=1)
    assert income_of(game, 0) == (IncomeLine("territories", 3), IncomeLine("region", 2, 0))
    game.state.owner[number(game, "reed_marsh")] = 0
    assert income_of(game, 0)[1:] == (IncomeLine("region", 2, 0), IncomeLine("region", 3, 1))
    game.state.owner[number(game, "tern_head")] = 1
    assert income_of(game, 0)[1:] == (IncomeLine("region", 3, 1),)


def test_C_09_a_conquest_tells_which_continents_were_won_and_broken():
    game = given({"tern_head": 0, "seal_bay": 0, "amber_coast": 2}, {"tern_head": 5}, rest=1)
    events = attack(game, "tern_head", "lantern_hill", 3, [6, 6, 6, 1]) + occupy(game, 3)
    assert only(events, RegionBroken) == [RegionBroken(1, 1)]
    assert only(events, RegionCompleted) == []
    game = given({"tern_head": 0, "lantern_hill": 0, "amber_coast": 2}, {"tern_head": 5}, rest=1)
    events = attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1]) + occupy(game, 3)
    assert only(events, RegionCompleted) == [RegionCompleted(0, 0)]


def test_C_16_an_empty_pile_is_made_from_the_discards():
    hands = {1: ["tern_head", "seal_bay"], 2: ["joker", "joker2"]}
    discard = ["lantern_hill", "reed_marsh", "amber_coast", "gull_rock"]
    game = given({"tern_head": 0, "gull_rock": 2}, {"tern_head": 5}, rest=1, hands=hands, discard=discard)
    attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1])
    occupy(game, 3)
    rolling(game, 1, 1, 1)
    done(game)
    done(game)
    deck = game.state.decks["territory"]
    assert deck.discard == []
    assert sorted(hand(game, 0) + deck.draw) == [2, 3, 4, 5]
    assert len(hand(game, 0)) == 1


def test_C_16_without_discards_no_card_is_drawn():
    """The game goes on without (X-24)."""
    hands = {
        1: ["tern_head", "seal_bay", "lantern_hill"],
        2: ["reed_marsh", "amber_coast", "gull_rock", "joker", "joker2"],
    }
    game = given({"tern_head": 0, "gull_rock": 2}, {"tern_head": 5}, rest=1, hands=hands)
    attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1])
    occupy(game, 4)
    events = done(game)
    assert only(events, CardDrawn) == []
    assert hand(game, 0) == []


def test_C_17_the_last_player_on_the_board_wins():
    game = given({"seal_bay": 1}, {"tern_head": 5}, rest=0)
    events = attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1]) + occupy(game, 3)
    assert only(events, GameWon) == [GameWon((0,), "last_standing")]
    assert game.pending() is None
    assert game.state.outcome.winners == (0,)
    assert refuses(game, Attack(0, 1, 1)).key == "illegal.over"


def test_C_18_no_supply_limits_the_armies_of_a_player():
    game = given({"tern_head": 0}, {"tern_head": 900}, rest=1, phase="reinforce")
    game.state.reserve[0] = 5_000
    place(game, tern_head=5_003)
    assert at(game, "tern_head") == (0, 5_903)


def test_C_19_who_has_nothing_left_to_place_is_passed_over():
    game = new_game(world(4), rolls=[6, 1, 1, 1])
    for territory in range(6):
        choose(game, Claim(territory))
    assert game.state.reserve == [28, 28, 29, 29]
    for _ in range(28 * 4):
        place_one(game)
    assert game.state.reserve == [0, 0, 1, 1]
    assert place_one(game) == 2
    rolling(game, *SHUFFLE)
    assert place_one(game) == 3
    asks(game, "reinforce", 0)


def place_one(game):
    """Put one starting army down; return whose it was."""
    decision = game.pending()
    assert decision.kind == "setup_place"
    choose(game, Place(((decision.options.territories[0], 1),)))
    return decision.player


def test_C_20_first_the_move_then_the_cards_then_the_trade_then_the_turn_goes_on():
    hands = {0: ["tern_head", "seal_bay"], 1: ["lantern_hill", "reed_marsh", "joker"]}
    game = given({"tern_head": 0, "seal_bay": 1, "lantern_hill": 2}, {"tern_head": 6}, rest=2, hands=hands)
    events = attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1])
    assert only(events, TerritoryConquered) and not only(events, CardsTaken)
    asks(game, "occupy", 0)
    events = occupy(game, 4)
    kinds = [type(event) for event in events]
    assert kinds.index(ConquestSettled) < kinds.index(PlayerEliminated) < kinds.index(CardsTaken)
    asks(game, "trade", 0)
    choose(game, next(iter(game.pending().options)))
    asks(game, "reinforce", 0)
    place(game, seal_bay=4)
    assert at(game, "seal_bay") == (0, 8)
    asks(game, "attack", 0)


def test_C_20_a_blitz_that_removes_a_player_gives_the_cards_after_the_move():
    game = given({"tern_head": 0, "seal_bay": 1}, {"tern_head": 7, "seal_bay": 2}, rest=2, hands={1: ["joker"]})
    blitz(game, "tern_head", "seal_bay")
    rolling(game, 6, 6, 6, 5, 5)
    choose(game, DefendWith(2))
    asks(game, "occupy", 0)
    assert hand(game, 0) == []
    occupy(game, 6)
    assert hand(game, 0) == [6]
    asks(game, "attack", 0)
