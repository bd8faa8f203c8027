"""What a game is played for, as a house rule: every goal of the classic board under other rules than those that print it."""

from __future__ import annotations

import pytest

from risk_desktop.ai.league import play_game
from risk_desktop.ai.player import make_opponent
from risk_desktop.editions.classic.capitals import (
    CAPITAL,
    CapitalRevealed,
    Found,
    LandsSeized,
    capitals_slot,
    keep_secret,
)
from risk_desktop.editions.classic.missions.deck import MISSIONS, missions_of
from risk_desktop.editions.registry import EDITIONS, make_rules
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import HIDDEN, CardsTaken, PlayerEliminated
from risk_desktop.engine.state import NOBODY, Outcome
from risk_desktop.engine.view import determinize, view
from tests.editions.mission_games import conquer, lands, owned, rules_of
from tests.editions.team_games import standing
from tests.playing import at, attack, card, given, hand, islands_board, new_game, number, occupy, only, play_on

WIN = (6, 6, 6, 1)
ALL = [
    (edition.id, goal)
    for edition in EDITIONS.values()
    for spec in edition.options
    if spec.key == "goal"
    for goal in spec.values
]


def playable(edition: str, goal: str) -> int:
    """Return a number of players with which the goal counts: three for missions, else the fewest."""
    return next(n for n in EDITIONS[edition].all_players if n > 2 or goal != "missions")


@pytest.mark.parametrize(("edition", "goal"), ALL)
def test_every_goal_brings_its_own_and_no_other(edition, goal):
    rules = rules_of(edition, playable(edition, goal), goal=goal)
    modules = {module.id for module in rules.active}
    assert ("secret_missions" in modules) == (goal == "missions")
    assert ("ranked_missions" in modules) == (goal == "ranked")
    assert ("capitals" in modules) == (goal == "capitals")
    assert bool(missions_of(rules)) == (goal in ("missions", "ranked"))
    assert rules.one_for_all == (goal == "first_out")


@pytest.mark.parametrize(("edition", "goal"), [pair for pair in ALL if pair[1] != EDITIONS[pair[0]].options[0].default])
def test_opponents_play_legally_for_another_goal(edition, goal):
    players = playable(edition, goal)
    rules = make_rules(edition, rules_of(edition, players).board, players, {"goal": goal, "round_limit": 10})
    levels = ("easy", "random", "random", "easy", "random", "random")
    result = play_game(rules, [make_opponent(levels[seat], seat) for seat in range(players)], 3)
    assert result.faults == result.illegal == 0


def test_a_secret_mission_wins_a_game_of_the_world_rules():
    game = new_game(rules_of("world", 3, goal="missions"), seed=2)
    game.pending()
    deck = game.state.decks[MISSIONS]
    assert [len(held) for held in deck.hands] == [1, 1, 1]
    assert game.state.owner == [NOBODY] * 42
    for _ in play_on(game, 4):
        pass
    assert game.state.outcome.reason in ("mission", "last_standing")


def test_two_players_have_no_missions_whatever_the_goal():
    rules = rules_of("rising-cards", 2, goal="missions")
    assert missions_of(rules) == ()


def test_the_whole_world_instead_of_ranked_missions():
    rules = rules_of("missions", 3, goal="world")
    assert set(rules.slots) == set(rules_of("world").slots)


@pytest.mark.parametrize(("each", "ranks"), [(2, ["captain", "major"]), (3, ["captain", "major", "colonel"])])
def test_fewer_missions_for_each_are_the_easier_ones(each, ranks):
    game = new_game(rules_of("missions", 4, missions_each=each), seed=2)
    game.pending()
    missions, deck = missions_of(game.rules), game.state.decks[MISSIONS]
    assert [[missions[held].rank for held in hand] for hand in deck.hands] == [ranks] * 4
    assert game.state.slots["claims"].ranks == ranks
    guess = determinize(view(game, 1), SeededDice(3))
    assert [[missions[held].rank for held in hand] for hand in guess.state.decks[MISSIONS].hands] == [ranks] * 4


# --- capitals ---------------------------------------------------------------------------------------------------------

HOMES = ("congo", "japan", "brazil")
OWNERS = {**owned(p0=lands("africa"), p2=lands("south_america")), "alaska": 2}


def with_capitals(edition: str, **options):
    """Return a game of three with known capitals; North Africa can take Brazil."""
    rules = rules_of(edition, 3, goal="capitals", **options)
    game = given(OWNERS, {"north_africa": 5}, rest=1, rules=rules, hands={2: ["alaska"]})
    keep_secret(game, tuple((player, Found(number(game, name))) for player, name in enumerate(HOMES)))
    return game


@pytest.mark.parametrize("edition", ["world", "original", "risiko", "missions", "secret-mission"])
def test_capitals_win_under_other_rules(edition):
    game = with_capitals(edition)
    happened = conquer(game, "north_africa", "brazil")
    assert game.state.outcome == Outcome((0,), "capitals")
    assert only(happened, CardsTaken) == [CardsTaken(0, 2, (number(game, "alaska"),))]


def test_capitals_that_lie_open_are_shown_once_all_have_chosen():
    game = new_game(rules_of("capitals", 3, capital_choice="open"), seed=2)
    dice = SeededDice(2)
    while game.pending().kind != CAPITAL:
        game.apply(game.pending().options.sample(dice))
    for asked in range(3):
        assert capitals_slot(game.state).shown == [False] * 3, asked
        game.take_events()
        game.apply(game.pending().options.sample(dice))
    game.pending()
    places = capitals_slot(game.state).places
    assert capitals_slot(view(game, 0).state).places == places
    assert HIDDEN not in places
    assert only(game.take_events(), CapitalRevealed) == [CapitalRevealed(n, places[n], NOBODY) for n in range(3)]


@pytest.mark.parametrize(("value", "seized"), [("continent", True), ("capital", False)])
def test_what_falls_with_a_capital(value, seized):
    game = with_capitals("capitals", capitals_needed=3, capital_loss=value)
    happened = conquer(game, "north_africa", "brazil")
    assert bool(only(happened, LandsSeized)) == seized
    assert at(game, "peru") == ((0, 1) if seized else (2, 1))
    assert len(hand(game, 0)) == 1


@pytest.mark.parametrize(("value", "winners"), [("any_time", (1,)), ("own_turn", None)])
def test_enough_capitals_may_win_in_anothers_turn(value, winners):
    """Player 1 holds his own and Brazil since an earlier turn; player 0 conquers something else."""
    game = with_capitals("capitals", win_check=value)
    slot, brazil = capitals_slot(game.state), number(game, "brazil")
    slot.shown[2] = slot.fallen[2] = True
    game.state.owner[brazil] = 1
    conquer(game, "north_africa", "western_europe")
    outcome = game.state.outcome
    assert (outcome and outcome.winners) == winners


def test_a_capital_that_an_ally_takes_brings_its_cards_to_the_player_on_turn():
    rules = make_rules("world-allies", islands_board(), 2, {"goal": "capitals", "capital_loss": "capital"})
    owners = {"tern_head": 0, "seal_bay": 1, "lantern_hill": 1}
    game = given(owners, {"reed_marsh": 5, "tern_head": 2}, rest=2, rules=rules, hands={1: ["gull_rock"]})
    game.state.alive = [True] * 3 + [False] * 3
    game.state.slots["allies"].stance[2] = 0
    keep_secret(game, ((0, Found(number(game, "tern_head"))), (1, Found(number(game, "seal_bay")))))
    happened = attack(game, "reed_marsh", "seal_bay", 3, (*WIN, 6))
    happened += occupy(game, 3)
    assert at(game, "seal_bay")[0] == 2
    assert hand(game, 0) == [card(game.rules.board, "gull_rock")], happened


# --- teams ------------------------------------------------------------------------------------------------------------


def test_a_team_that_has_to_fall_altogether_plays_on_with_one_and_keeps_its_cards():
    owners = {"tern_head": 0, "seal_bay": 1, "gull_rock": 3, "reed_marsh": 2}
    options = {"goal": "team_out"}
    game = standing(owners, {"tern_head": 6}, rest=2, options=options, hands={1: ["amber_coast"]})
    happened = attack(game, "tern_head", "seal_bay", 3, WIN)
    happened += occupy(game, 3)
    assert only(happened, PlayerEliminated) == [PlayerEliminated(1, 0)]
    assert game.state.outcome is None
    assert hand(game, 3) == [card(game.rules.board, "amber_coast")] and hand(game, 0) == []


def test_the_last_of_a_team_loses_for_both_and_the_beaten_partner_wins_too():
    owners = {"tern_head": 0, "seal_bay": 1}
    game = standing(owners, {"tern_head": 6}, rest=0, options={"goal": "team_out"})
    game.state.alive = [True, True, False, False]
    attack(game, "tern_head", "seal_bay", 3, WIN)
    occupy(game, 3)
    assert game.state.outcome == Outcome((0, 2), "last_standing")
