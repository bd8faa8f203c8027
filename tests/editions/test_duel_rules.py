"""Games for two with neutral colours that nobody leads: P-01 to P-09, S2-01 to S2-08, O2-01 to O2-07; SC and SK for two."""

from __future__ import annotations

from collections import Counter

import pytest

from risk_desktop.editions.classic.cards import next_set_value
from risk_desktop.editions.classic.neutrals.placing import PlaceNeutral
from risk_desktop.editions.classic.neutrals.start import shares
from risk_desktop.editions.registry import BadPlayerCount, BoardTooSmall, make_rules
from risk_desktop.engine.board import Board
from risk_desktop.engine.choices import Attack, MoveIn, Pass, Place, PlaceRest
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import (
    ArmiesPlaced,
    CardDrawn,
    DealerDrawn,
    Event,
    GameWon,
    IncomeLine,
    IncomeReceived,
    OrderRolled,
    PhaseStarted,
    PlayerEliminated,
    SetupEnded,
    TerritoryConquered,
    TurnStarted,
)
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import OptionValue, Rules
from risk_desktop.storage.codec import decode_state, encode_state
from tests.playing import (
    asks,
    at,
    attack,
    choose,
    done,
    earth_board,
    given,
    islands_board,
    new_game,
    number,
    occupy,
    only,
    place,
    play_on,
    refuses,
    trade,
)

N = 2
"""Seat of the first neutral colour: behind the two players."""
DUELS = ("world-duel", "world-allies", "secret-mission-duel", "original-duel")


def duel(edition: str = "world-duel", **options: OptionValue) -> Rules:
    """Return the rules of a game for two on the small board."""
    return make_rules(edition, islands_board(), 2, options)


def on_earth(edition: str, **options: OptionValue) -> Game:
    """Return a game on the classic board, dealt, in which the players are about to place."""
    game = new_game(make_rules(edition, earth_board(), 2, options), seed=4)
    game.pending()
    return game


def counts(game: Game) -> list[int]:
    """Return the territories of each seat."""
    return [game.state.owner.count(seat) for seat in range(game.state.seats)]


def armies_of(game: Game, seat: int) -> int:
    """Return all armies of a seat, on the board and in the reserve."""
    state = game.state
    on_board = sum(a for a, o in zip(state.armies, state.owner, strict=True) if o == seat)
    return state.reserve[seat] + on_board


def place_first(game: Game) -> list[Event]:
    """Answer a question for a placing: everything on the first territory."""
    options = game.pending().options
    return choose(game, Place(((options.territories[0], options.total),)))


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


def test_P_07_a_neutral_defends_with_all_dice_without_being_asked():
    game = given({"tern_head": 0, "amber_coast": 1}, {"tern_head": 5, "seal_bay": 3}, rest=N, rules=duel())
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
    events += done(game) if game.pending().kind == "fortify" else []
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
    game = on_earth("original-duel", **chosen)
    assert [armies_of(game, seat) for seat in range(3)] == [armies] * 3
    asked: Counter[tuple[str, int]] = Counter()
    while game.pending().kind != "reinforce":
        asked[game.pending().kind, game.pending().player] += 1
        place_first(game)
    assert asked == {(kind, player): placings for kind in ("setup_place", "place_neutral") for player in (0, 1)}


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


def test_O2_05_neutrals_get_nothing_and_defend_with_all_dice():
    game = given(
        {"tern_head": 0, "amber_coast": 1}, {"tern_head": 5, "seal_bay": 2}, rest=N, rules=duel("original-duel")
    )
    attack(game, "tern_head", "seal_bay", 1, [6, 5, 4])
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


# --- S2: one neutral colour that grows --------------------------------------------------------------------------------


def growing(owners, armies=(), **kwargs) -> Game:
    """Return a game of the rules of 2000 for two."""
    options = kwargs.pop("options", {})
    return given(owners, armies, rest=N, rules=duel("secret-mission-duel", **options), **kwargs)


def test_S2_01_the_opponent_without_armies_has_lost_and_there_are_no_missions():
    game = growing({"tern_head": 0, "seal_bay": 1}, {"tern_head": 4})
    attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1])
    assert game.state.outcome.winners == (0,)
    assert game.state.outcome.reason == "last_standing"
    assert set(game.state.decks) == {"territory"}


def test_S2_02_forty_armies_each_and_fourteen_territories_for_all_three():
    game = on_earth("secret-mission-duel")
    assert counts(game) == [14, 14, 14]
    assert [armies_of(game, seat) for seat in range(3)] == [40, 40, 28]


def test_S2_03_two_neutral_armies_everywhere_and_players_place_one_by_one():
    game = on_earth("secret-mission-duel")
    state = game.state
    assert {a for a, o in zip(state.armies, state.owner, strict=True) if o == N} == {2}
    dealt = only(game.take_events(), DealerDrawn)
    first = dealt[0].first
    for player in (first, 1 - first, first):
        assert asks(game, "setup_place", player).options.total == 1
        place_first(game)
    while game.state.round == 0:
        assert game.pending().kind == "setup_place"
        place_first(game)
    assert armies_of(game, N) == 28
    assert game.state.turn == first


@pytest.mark.parametrize(("half", "armies"), [("down", 8), ("up", 9)])
def test_S2_04_half_of_seventeen(half, armies):
    board = earth_board()
    lands = [t for region in board.regions if region.bonus == 5 for t in region.members]
    lands += [region.members[i] for region in board.regions if region.bonus not in (2, 5) for i in range(3)]
    assert len(lands) == 22
    owners = {board.territories[t].id: 0 for t in lands[:22]} | {"siam": 1}
    rules = make_rules("secret-mission-duel", board, 2, {"neutral_half": half})
    game = given(owners, rest=N, rules=rules, phase="reinforce")
    assert asks(game, "reinforce", 0).options.total == 17
    events = place_first(game)
    assert only(events, IncomeReceived) == [IncomeReceived(N, (IncomeLine("half", armies),))]
    assert asks(game, "place_neutral", 1).options.total == armies


def test_S2_04_all_sources_count_territories_regions_sets_and_cards():
    owners = {"tern_head": 0, "seal_bay": 0, "amber_coast": 1}
    game = growing(owners, phase="reinforce", hands={0: ["tern_head", "seal_bay", "joker"]})
    trade(game, "tern_head", "seal_bay", "joker")
    set_value = next_set_value(game, (0, 1, 6))
    assert (at(game, "tern_head"), at(game, "seal_bay")) == ((0, 3), (0, 3))
    decision = asks(game, "reinforce", 0)
    assert decision.options.total == 3 + 2 + set_value
    place(game, tern_head=decision.options.total)
    assert asks(game, "place_neutral", 1).options.total == (3 + 2 + set_value + 4) // 2


def test_S2_05_the_opponent_places_after_the_player_on_any_neutral_land():
    game = growing({"tern_head": 0, "amber_coast": 1}, phase="reinforce")
    events = place(game, tern_head=3)
    assert [event.player for event in only(events, ArmiesPlaced)] == [0]
    decision = asks(game, "place_neutral", 1)
    assert decision.options.total == 1
    assert {game.state.owner[t] for t in decision.options.territories} == {N}
    assert refuses(game, Place(((number(game, "amber_coast"), 1),))).key == "illegal.place.not_neutral"
    events = place(game, seal_bay=1)
    assert only(events, ArmiesPlaced) == [ArmiesPlaced(N, ((number(game, "seal_bay"), 1),))]
    assert at(game, "seal_bay") == (N, 2)
    asks(game, "attack", 0)


def test_S2_06_neutral_land_earns_the_card_and_defends_with_all_dice():
    game = growing({"tern_head": 0, "amber_coast": 1}, {"tern_head": 6, "seal_bay": 3})
    attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1, 1])
    asks(game, "attack", 0)
    attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1])
    occupy(game, 5)
    assert at(game, "seal_bay") == (0, 5)
    events = done(game)
    assert [event.player for event in only(events, CardDrawn)] == [0]


def test_S2_07_the_neutral_never_has_a_turn():
    game = new_game(make_rules("secret-mission-duel", earth_board(), 2, {"round_limit": 10}), seed=2)
    happened = []
    for decision, _, _ in play_on(game, seed=3):
        assert decision.player in (0, 1)
        happened += game.take_events()
    assert {event.player for event in only(happened, TurnStarted)} == {0, 1}
    assert {event.player for event in only(happened, PhaseStarted)} == {0, 1}
    assert N not in {event.player for event in only(happened, TerritoryConquered)}
    assert game.state.decks["territory"].hands[N] == []


def test_S2_08_without_neutral_land_there_is_nothing_to_place():
    game = given({"tern_head": 0}, rest=1, rules=duel("secret-mission-duel"), phase="reinforce")
    events = place(game, tern_head=3)
    assert [event.player for event in only(events, IncomeReceived)] == []
    asks(game, "attack", 0)
    assert armies_of(game, N) == 0


# --- the neutral colour of the other rules of 2000 --------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["rising-cards", "capitals"])
def test_two_players_are_joined_by_the_neutral_that_grows(edition):
    game = on_earth(edition)
    assert counts(game) == [14, 14, 14]
    assert [armies_of(game, seat) for seat in range(3)] == [40, 40, 28]
    assert "neutral_reinforce" in [phase.name for phase in game.rules.phases]


@pytest.mark.parametrize("edition", ["rising-cards", "capitals"])
@pytest.mark.parametrize("players", [3, 6])
def test_more_players_have_no_neutral(edition, players):
    rules = make_rules(edition, earth_board(), players)
    assert rules.neutrals == 0
    assert "neutral_reinforce" not in [phase.name for phase in rules.phases]
    assert all(phase.start(0).__class__ is not PlaceNeutral for phase in rules.phases)


def test_any_distribution_of_neutral_armies_is_legal():
    game = growing({"tern_head": 0, "amber_coast": 1}, phase="reinforce")
    place(game, tern_head=3)
    dice = SeededDice(1)
    options = game.pending().options
    assert all(options.sample(dice) in options for _ in range(20))
    assert Pass() not in options
    assert MoveIn(1) not in options
    assert Attack(0, 1, 1) not in options
