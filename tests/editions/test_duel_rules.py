"""Games for two with neutral colours that stand idle (P-01 to P-09, O2-01 to O2-07)."""

from __future__ import annotations

from collections import Counter

import pytest

from risk_desktop.editions.classic.cards import next_set_value
from risk_desktop.editions.classic.neutrals.start import shares
from risk_desktop.editions.registry import EDITIONS, BadPlayerCount, BoardTooSmall, make_rules
from risk_desktop.engine.board import Board
from risk_desktop.engine.choices import DefendWith, Place, PlaceRest
from risk_desktop.engine.events import (
    CardDrawn,
    GameWon,
    IncomeReceived,
    OrderRolled,
    PlayerEliminated,
    SetupEnded,
    TerritoryConquered,
    TurnStarted,
)
from risk_desktop.maps.finder import find_map
from risk_desktop.maps.graph import to_board
from risk_desktop.storage.codec import decode_state, encode_state
from tests.editions.neutral_games import (
    DUELS,
    N,
    armies_of,
    counts,
    duel,
    on_earth,
    place_first,
)
from tests.playing import (
    asks,
    at,
    attack,
    choose,
    done,
    earth_board,
    given,
    new_game,
    occupy,
    only,
    play_on,
    refuses,
)

# --- P: four neutral colours that stand idle --------------------------------------------------------------------------


def test_P_01_two_players_and_four_neutral_colours():
    rules = duel()
    assert (rules.players, rules.neutrals, rules.seats) == (2, 4, 6)
    with pytest.raises(BadPlayerCount):
        make_rules("world-duel", earth_board(), 3)


def test_P_01_who_beats_the_opponent_wins_though_neutrals_stand():
    game = given({"tern_head": 0, "seal_bay": 1}, {"tern_head": 4}, rest=N, rules=duel())
    events = attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1])
    assert only(events, GameWon) == [GameWon((0,), "last_standing")]
    assert game.state.alive == [True, False, True, False, False, False]


def test_P_01_a_beaten_neutral_ends_nothing():
    game = given({"tern_head": 0, "seal_bay": N, "amber_coast": N + 1}, {"tern_head": 4}, rest=1, rules=duel())
    events = attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1])
    assert only(events, PlayerEliminated) == [PlayerEliminated(N, 0)]
    assert game.state.alive == [True, True, False, True, False, False]
    assert game.state.outcome is None


def test_P_02_thirty_six_armies_each_and_twenty_four_for_each_neutral():
    game = on_earth("world-duel")
    assert [armies_of(game, seat) for seat in range(6)] == [36, 36, 24, 24, 24, 24]


def test_P_03_nine_cards_for_each_player_and_six_for_each_neutral():
    game = on_earth("world-duel")
    assert counts(game) == [9, 9, 6, 6, 6, 6]
    assert set(game.state.armies) == {1}
    deck = game.state.decks["territory"]
    assert deck.hands == [[]] * 6
    assert len(deck.draw) == 44


@pytest.mark.parametrize(
    ("total", "weights", "expected"),
    [
        (42, [36, 36, 24, 24, 24, 24], [9, 9, 6, 6, 6, 6]),
        (42, [40, 40, 40], [14, 14, 14]),
        (6, [36, 36, 24, 24, 24, 24], [1, 1, 1, 1, 1, 1]),
        (7, [3, 2, 2], [3, 2, 2]),
        (8, [3, 2, 2], [4, 2, 2]),
    ],
)
def test_P_03_shares_on_any_board(total, weights, expected):
    assert shares(total, weights) == expected


def test_P_04_each_places_three_own_armies_and_one_of_every_neutral_by_turns():
    game = on_earth("world-duel")
    first = game.state.slots["turns"].first
    for player in (first, 1 - first, first):
        decision = asks(game, "setup_place", player)
        assert decision.options.total == 3
        assert {game.state.owner[t] for t in decision.options.territories} == {player}
        one, two = decision.options.territories[:2]
        choose(game, Place(((one, 2), (two, 1))))
        for neutral in range(2, 6):
            decision = asks(game, "place_neutral", player)
            assert decision.options.total == 1
            assert decision.step.seat == neutral
            assert {game.state.owner[t] for t in decision.options.territories} == {neutral}
            place_first(game)
    assert [armies_of(game, seat) for seat in range(6)] == [36, 36, 24, 24, 24, 24]


def test_P_04_nine_placings_each_use_up_everything_together():
    game = on_earth("world-duel")
    placings: Counter[tuple[str, int]] = Counter()
    while game.pending().kind in ("setup_place", "place_neutral"):
        assert game.state.turn == -1
        placings[game.pending().kind, game.pending().player] += 1
        place_first(game)
    assert placings == {("setup_place", p): 9 for p in (0, 1)} | {("place_neutral", p): 36 for p in (0, 1)}
    assert game.state.reserve[2:] == [0] * 4
    assert [armies_of(game, seat) for seat in range(2, 6)] == [24] * 4


def test_P_04_the_program_may_place_the_rest_for_a_player():
    game = on_earth("world-duel")
    first = game.state.slots["turns"].first
    place_first(game)
    choose(game, PlaceRest())
    asks(game, "setup_place", 1 - first)
    choose(game, PlaceRest())
    asks(game, "reinforce", game.state.turn)
    assert [armies_of(game, seat) for seat in range(2, 6)] == [24] * 4


def test_P_04_an_army_that_stands_is_kept_when_the_program_places_the_rest():
    game = on_earth("world-duel")
    decision = game.pending()
    player, own = decision.player, decision.options.territories
    before, reserve = game.state.armies[own[0]], game.state.reserve[player]
    choose(game, PlaceRest(((own[0], 1),)))
    assert game.state.armies[own[0]] >= before + 1
    assert game.state.reserve[player] == reserve - decision.options.total


def test_P_05_then_both_roll_for_the_first_turn():
    game = on_earth("world-duel")
    happened = []
    while game.state.round == 0:
        happened += place_first(game)
    rolled = only(happened, OrderRolled)[-1]
    assert rolled.first in (0, 1)
    assert only(happened, SetupEnded) == [SetupEnded(rolled.first)]
    assert only(happened, TurnStarted) == [TurnStarted(rolled.first, 1)]


def test_P_05_the_new_roll_may_be_given_up():
    game = on_earth("world-duel", first_player="die")
    first = game.state.slots["turns"].first
    happened = []
    while game.state.round == 0:
        happened += place_first(game)
    assert only(happened, OrderRolled) == []
    assert game.state.turn == first


def test_P_06_neutrals_never_act():
    game = on_earth("world-duel", round_limit=10)
    happened = []
    for decision, _, _ in play_on(game, seed=5):
        assert decision.player < 2
        happened += game.take_events()
    actors = {
        event.player
        for kind in (TurnStarted, CardDrawn, IncomeReceived, TerritoryConquered)
        for event in only(happened, kind)
    }
    assert actors == {0, 1}
    assert all(not game.state.decks["territory"].hands[seat] for seat in range(2, 6))


def test_P_07_the_opponent_rolls_for_a_neutral_and_says_with_how_many_dice():
    game = given({"tern_head": 0, "amber_coast": 1}, {"tern_head": 5, "seal_bay": 3}, rest=N, rules=duel())
    attack(game, "tern_head", "seal_bay", 3, [6, 5, 4, 1])
    assert asks(game, "defend", 1).options.count == 2
    choose(game, DefendWith(1))
    asks(game, "attack", 0)
    assert (at(game, "tern_head"), at(game, "seal_bay")) == ((0, 5), (N, 2))


def test_P_07_as_a_house_rule_a_neutral_takes_all_dice_without_being_asked():
    game = given(
        {"tern_head": 0, "amber_coast": 1}, {"tern_head": 5, "seal_bay": 3}, rest=N, rules=duel(neutral_dice="all")
    )
    attack(game, "tern_head", "seal_bay", 3, [6, 5, 4, 6, 1])
    asks(game, "attack", 0)
    assert (at(game, "tern_head"), at(game, "seal_bay")) == ((0, 4), (N, 2))


def test_P_07_a_player_still_chooses_his_dice():
    game = given({"tern_head": 0}, {"tern_head": 5, "seal_bay": 3}, rest=1, rules=duel())
    attack(game, "tern_head", "seal_bay", 3, [])
    assert asks(game, "defend", 1).options.count == 2


def test_P_08_taking_neutral_land_earns_the_card():
    game = given({"tern_head": 0, "amber_coast": 1}, {"tern_head": 5}, rest=N, rules=duel())
    attack(game, "tern_head", "seal_bay", 3, [6, 5, 4, 1])
    occupy(game, 4)
    events = done(game)
    asks(game, "fortify", 0)
    events += done(game)
    assert [event.player for event in only(events, CardDrawn)] == [0]


def test_P_09_the_rest_is_world_conquest_with_rising_sets():
    rules = duel()
    assert [phase.name for phase in rules.phases] == ["reinforce", "attack", "fortify", "card"]
    assert rules.options["set_values"] == "golden"
    assert rules.options["fortify"] == "connected"
    game = given({"tern_head": 0}, rest=1, rules=duel())
    values = []
    for traded in range(6):
        game.state.slots["cards"].traded = traded
        values.append(next_set_value(game, (0, 1, 2)))
    assert values == [4, 6, 8, 10, 15, 20]


@pytest.mark.parametrize("edition", ["world-duel", "original-duel"])
@pytest.mark.parametrize("neutrals", [1, 2, 3, 4])
def test_the_number_of_neutral_colours_is_a_house_rule(edition, neutrals):
    game = on_earth(edition, neutral_colours=neutrals)
    assert game.state.seats == 2 + neutrals
    assert sum(counts(game)) == 42
    assert min(counts(game)) > 0
    for _ in play_on(game, seed=1, budget=300):
        if game.state.round:
            break
    assert game.state.reserve[2:] == [0] * neutrals


def test_a_board_must_have_room_for_the_neutrals_too():
    small = Board(
        earth_board().territories[:5],
        (),
        tuple(tuple(n for n in near if n < 5) for near in earth_board().neighbours[:5]),
    )
    with pytest.raises(BoardTooSmall) as caught:
        make_rules("world-duel", small, 2)
    assert caught.value.least == 6


@pytest.mark.parametrize("edition", DUELS)
def test_a_board_too_large_for_the_armies_gets_more(edition):
    board = earth_board()
    times = 9
    size = len(board)
    territories = tuple(t for _ in range(times) for t in board.territories)
    near = tuple(tuple(i * size + n for n in row) for i in range(times) for row in board.neighbours)
    large = Board(territories, board.regions, near, board.cards * times)
    game = new_game(make_rules(edition, large, 2), seed=1)
    game.pending()
    assert min(game.state.reserve) >= 0
    assert -1 not in game.state.owner


@pytest.mark.parametrize("edition", DUELS)
def test_saved_states_come_back_as_they_were(edition):
    game = new_game(duel(edition, round_limit=10), seed=8)
    for n, _ in enumerate(play_on(game, seed=8)):
        if n % 7 == 0:
            assert decode_state(encode_state(game.state)) == game.state


# --- O2: one neutral colour that stands idle --------------------------------------------------------------------------


def test_O2_01_two_players_and_one_neutral():
    rules = duel("original-duel")
    assert (rules.players, rules.neutrals) == (2, 1)


@pytest.mark.parametrize(("chosen", "armies", "placings"), [({}, 40, 13), ({"start_armies": 30}, 30, 8)])
def test_O2_02_as_many_armies_for_the_neutral_as_for_a_player(chosen, armies, placings):
    """The two boxes differ (X-43)."""
    game = on_earth("original-duel", **chosen)
    assert [armies_of(game, seat) for seat in range(3)] == [armies] * 3
    asked: Counter[tuple[str, int]] = Counter()
    while game.pending().kind != "reinforce":
        asked[game.pending().kind, game.pending().player] += 1
        place_first(game)
    assert asked == {(kind, player): placings for kind in ("setup_place", "place_neutral") for player in (0, 1)}


@pytest.mark.parametrize(("board", "armies"), [("earth", 40), ("ancient_earth", 30), ("earth_2210:land_only", 40)])
def test_O2_02_the_book_in_the_box_of_the_board_says_how_many_armies(board, armies):
    rules = make_rules("original-duel", to_board([find_map(board)]), 2)
    assert rules.option("start_armies") == armies
    game = new_game(rules, seed=4)
    game.pending()
    assert [armies_of(game, seat) for seat in range(3)] == [armies] * 3


def test_O2_02_another_number_is_a_house_rule_on_every_board():
    edition = EDITIONS["original-duel"]
    board = to_board([find_map("ancient_earth")])
    assert make_rules("original-duel", board, 2, {"start_armies": 40}).option("start_armies") == 40
    assert edition.house_rules({"start_armies": 40}, ("ancient_earth",)) == {"start_armies": 40}
    assert edition.house_rules({"start_armies": 30}, ("ancient_earth",)) == {}
    assert edition.house_rules({"start_armies": 30}, ("earth",)) == {"start_armies": 30}
    assert {spec.key: spec.default for spec in edition.options_on(("ancient_earth",))}["start_armies"] == 30


def test_O2_03_fourteen_territories_each():
    game = on_earth("original-duel")
    assert counts(game) == [14, 14, 14]
    assert set(game.state.armies) == {1}


def test_O2_04_two_own_armies_then_one_neutral_by_turns():
    game = on_earth("original-duel")
    first = game.state.slots["turns"].first
    for player in (first, 1 - first, first):
        assert asks(game, "setup_place", player).options.total == 2
        place_first(game)
        decision = asks(game, "place_neutral", player)
        assert decision.options.total == 1
        assert refuses(game, Place(((game.state.owner.index(player), 1),))).key == "illegal.place.not_neutral"
        place_first(game)


def test_O2_05_neutrals_get_nothing_and_the_opponent_rolls_for_them():
    game = given(
        {"tern_head": 0, "amber_coast": 1}, {"tern_head": 5, "seal_bay": 2}, rest=N, rules=duel("original-duel")
    )
    attack(game, "tern_head", "seal_bay", 1, [6, 5], defence=1)
    assert at(game, "seal_bay") == (N, 1)
    assert "neutral_reinforce" not in [phase.name for phase in game.rules.phases]


def test_O2_06_the_opponent_without_land_has_lost():
    game = given({"tern_head": 0, "seal_bay": 1}, {"tern_head": 4}, rest=N, rules=duel("original-duel"))
    attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1])
    assert game.state.outcome.winners == (0,)


def test_O2_07_who_places_first_takes_the_first_turn():
    game = new_game(make_rules("original-duel", earth_board(), 2), seed=3)
    game.pending()
    first = only(game.take_events(), OrderRolled)[-1].first
    assert asks(game, "setup_place", first)
    while game.state.round == 0:
        place_first(game)
    assert game.state.turn == first
