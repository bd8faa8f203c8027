"""Games for two with a neutral colour that grows (S2-01 to S2-08; SC and SK for two)."""

from __future__ import annotations

import pytest

from risk_desktop.editions.classic.cards import next_set_value
from risk_desktop.editions.classic.neutrals.placing import PlaceNeutral
from risk_desktop.editions.registry import make_rules
from risk_desktop.engine.choices import Attack, MoveIn, Pass, Place
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import (
    ArmiesPlaced,
    CardDrawn,
    DealerDrawn,
    IncomeLine,
    IncomeReceived,
    PhaseStarted,
    TerritoryConquered,
    TurnStarted,
)
from risk_desktop.engine.game import Game
from tests.editions.neutral_games import (
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
    done,
    earth_board,
    given,
    new_game,
    number,
    occupy,
    only,
    place,
    play_on,
    refuses,
    trade,
)

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
    """The neutral's second 14 armies stand one by one too, by themselves (X-17)."""
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
    """The number of the example, 8, holds and not its bracket (X-16)."""
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


def test_the_neutral_colour_gets_nothing_where_a_house_rule_says_so():
    rules = make_rules("secret-mission-duel", earth_board(), 2, {"neutral_half": "none"})
    game = given({"siam": 1, "alaska": 0}, rest=N, rules=rules, phase="reinforce")
    asks(game, "reinforce", 0)
    assert only(place_first(game), IncomeReceived) == []
    asks(game, "attack", 0)


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


def test_S2_06_neutral_land_earns_the_card_and_the_opponent_rolls_for_it():
    game = growing({"tern_head": 0, "amber_coast": 1}, {"tern_head": 6, "seal_bay": 3})
    attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1, 1], defence=2)
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


# --- colours that the rulebook keeps as they are ----------------------------------------------------------------------


@pytest.mark.parametrize(("value", "gains"), [("down", [1, 1]), ("up", [2, 1])])
def test_idle_neutrals_share_half_as_a_house_rule_the_weakest_first(value, gains):
    owners = {"tern_head": 0, "seal_bay": 0, "lantern_hill": 1, "reed_marsh": 2, "amber_coast": 3, "gull_rock": 3}
    rules = duel("world-duel", neutral_half=value, neutral_colours=2)
    game = given(owners, {"reed_marsh": 2, "gull_rock": 4}, phase="reinforce", rules=rules)
    place(game, tern_head=5)
    happened = game.take_events()
    for seat in (2, 3):
        asked = asks(game, "place_neutral", 1)
        assert asked.options.territories == tuple(rules.board.held_by(game.state.owner, seat))
        assert asked.options.total == gains[seat - 2]
        happened += place_first(game)
    asks(game, "attack", 0)


@pytest.mark.parametrize("edition", ["world-duel", "original-duel"])
def test_idle_neutrals_get_nothing_as_printed(edition):
    rules = duel(edition)
    assert "growing_neutrals" not in {module.id for module in rules.active}
    assert "neutral_reinforce" not in {phase.name for phase in rules.phases}
