"""The opponents in teams: legal at every level, no attack on partners, own armies only where land is shared."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from risk_desktop.ai.evaluate import Evaluator
from risk_desktop.ai.league import play_game
from risk_desktop.ai.player import make_opponent
from risk_desktop.ai.position import position_of
from risk_desktop.ai.relations import HOSTILE, OURS
from risk_desktop.ai.weights import DEFAULT, Weights, between_teams
from risk_desktop.engine.choices import Blitz, Fortify, Pass, Place
from risk_desktop.engine.view import view
from tests.editions.team_games import standing, teams
from tests.playing import asks, earth_board, number

LEVELS = ("random", "easy", "normal", "hard")
THINKERS = LEVELS[1:]
SOUTH = ("venezuela", "peru", "brazil", "argentina")


@pytest.mark.parametrize(("players", "sharing"), [(4, "on"), (6, "on"), (4, "off")])
def test_every_level_plays_legally(earth, players, sharing):
    rules = teams(players, earth, round_limit=15, sharing=sharing)
    opponents = [make_opponent(LEVELS[seat % 4], seat) for seat in range(players)]
    result = play_game(rules, opponents, 2)
    assert result.faults == result.illegal == 0


@pytest.mark.parametrize("level", THINKERS)
def test_new_armies_are_placed_even_where_only_partners_are_near(level):
    owners = dict.fromkeys(("venezuela", "brazil", "central_america", "north_africa"), 2) | {
        "peru": 0,
        "argentina": 0,
        "japan": 3,
    }
    game = standing(owners, rest=1, board=earth_board(), phase="reinforce")
    decision = asks(game, "reinforce", 0)
    choice = make_opponent(level, 1).choose(view(game, 0), decision)
    assert isinstance(choice, Place)
    assert choice in decision.options


@pytest.mark.parametrize("level", THINKERS)
def test_a_weak_partner_is_no_target(level):
    owners = dict.fromkeys(SOUTH, 0) | {"central_america": 2, "japan": 3}
    game = standing(owners, {"venezuela": 12, "brazil": 2, "north_africa": 40}, rest=1, board=earth_board())
    choice = make_opponent(level, 1).choose(view(game, 0), asks(game, "attack", 0))
    assert choice == Pass()


@pytest.mark.parametrize("level", THINKERS)
def test_the_last_territory_of_a_player_is_the_victory_of_the_team(level):
    owners = dict.fromkeys(SOUTH, 0) | {"central_america": 3, "iceland": 2}
    game = standing(owners, {"venezuela": 5, "central_america": 2}, rest=1, board=earth_board())
    choice = make_opponent(level, 1).choose(view(game, 0), asks(game, "attack", 0))
    assert isinstance(choice, Blitz)
    assert (choice.origin, choice.target) == (number(game, "venezuela"), number(game, "central_america"))


def test_the_position_holds_the_own_armies_of_shared_land():
    game = standing({"brazil": 2, "peru": 0}, {}, {"brazil": {0: 3, 2: 9}}, rest=1, board=earth_board())
    brazil = number(game, "brazil")
    for player, armies in ((0, 3), (2, 9)):
        position = position_of(view(game, player))
        assert (position.owner[brazil], position.armies[brazil]) == (player, armies)
    position = position_of(view(game, 1))
    assert (position.owner[brazil], position.armies[brazil]) == (2, 12)
    assert (position.relations[0][2], position.relations[0][1]) == (OURS, HOSTILE)


@pytest.mark.parametrize("level", THINKERS)
def test_idle_armies_go_through_partners_to_the_own_front(level):
    owners = {"peru": 0, "argentina": 2, "brazil": 2, "venezuela": 0, "japan": 3}
    game = standing(owners, {"peru": 9, "central_america": 9}, rest=1, board=earth_board(), phase="fortify")
    choice = make_opponent(level, 1).choose(view(game, 0), asks(game, "fortify", 0))
    assert choice == Fortify(number(game, "peru"), number(game, "venezuela"), 8)


def team_chance(weights: Weights, strengths: list[float]) -> float:
    position = SimpleNamespace(side=frozenset((0, 2)))
    return Evaluator(weights, teams(4, earth_board())).team_value(position, strengths)


def test_hard_minds_the_weakest_of_both_teams_more_than_their_sum():
    plain, minding = DEFAULT, between_teams(DEFAULT)
    even, uneven = [20.0, 20.0, 20.0, 20.0], [30.0, 20.0, 10.0, 20.0]
    assert team_chance(plain, even) == team_chance(minding, even) == 0.5
    assert team_chance(minding, uneven) < 0.4 < 0.5 < team_chance(plain, uneven)
    assert team_chance(minding, [20.0, 30.0, 20.0, 10.0]) > 0.6


@pytest.mark.parametrize("weights", [DEFAULT, between_teams(DEFAULT)])
def test_a_player_of_the_others_out_is_the_victory(weights):
    assert team_chance(weights, [20.0, 0.0, 10.0, 60.0]) == 1.0
