"""What the opponents do for missions that ask for armies in many places, or for the end of a player."""

from __future__ import annotations

from functools import cache

import pytest

from risk_desktop.ai.player import make_opponent
from risk_desktop.editions.classic.missions.deck import missions_of
from risk_desktop.editions.classic.missions.foresee import Start, foresee_secret
from risk_desktop.editions.classic.missions.foresee_ranked import foresee_ranked
from risk_desktop.editions.classic.missions.shortfall import posts
from risk_desktop.editions.registry import start_game
from risk_desktop.engine.game import Game
from risk_desktop.engine.view import view
from tests.editions.mission_games import lands, mission_game, owned, rules_of
from tests.playing import asks, number

ASIA = owned(p0=[*lands("asia"), "ukraine"])


def goal(rules, name):
    return next(mission.goal for mission in missions_of(rules) if mission.id == name)


def test_posts_are_own_territories_that_lack_armies_those_that_lack_least_first():
    rules = rules_of("missions")
    game = mission_game(rules, {}, owned(p0=["brazil", "peru", "egypt", "congo"]), {"brazil": 4, "peru": 9, "egypt": 2})
    start = Start(game.state.owner, game.state.armies)
    found = [(number(game, "brazil"), 5), (number(game, "egypt"), 5)]
    assert list(posts(goal(rules, "garrisons_of_5"), start, 0)) == found
    assert not posts(goal(rules, "connect_8"), start, 0)


def test_territories_that_are_strong_enough_are_no_posts():
    rules = rules_of("missions")
    game = mission_game(rules, {}, ASIA, dict.fromkeys(lands("asia"), 2))
    assert posts(goal(rules, "strong_11"), Start(game.state.owner, game.state.armies), 0) == ()


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_armies_are_spread_where_that_fulfils_a_mission(level):
    rules = rules_of("missions")
    others = dict.fromkeys(lands("europe", "africa", "australia", "north_america", "south_america"), 6)
    armies = {**others, **dict.fromkeys(lands("asia")[3:], 2), "ukraine": 1}
    owners = {**ASIA, **owned(p2=lands("africa", "south_america"))}
    game = mission_game(rules, {0: ["strong_11"]}, owners, armies, phase="reinforce")
    decision = asks(game, "reinforce", 0)
    game.apply(make_opponent(level, 1).choose(view(game, 0), decision))
    assert goal(rules, "strong_11").met(game.state, rules, 0)


def test_the_secret_mission_names_its_posts_too():
    rules = rules_of("secret-mission")
    game = mission_game(rules, {0: ["territories_18"], 1: ["colour_1"], 2: ["colour_2"]}, ASIA, rest=2)
    (found,) = foresee_secret(view(game, 0).state, rules, 0).posts
    assert {t for t, _ in found} == {
        t for t, who in enumerate(game.state.owner) if who == 0 and game.state.armies[t] < 2
    }


def test_who_has_to_remove_a_player_hunts_the_one_nearest_to_falling():
    rules = rules_of("missions")
    owners = owned(p0=lands("africa"), p2=["brazil", "peru"])
    game = mission_game(rules, {0: ["remove_a_player"]}, owners, {"egypt": 4})
    foresight = foresee_ranked(view(game, 0).state, rules, 0)
    assert set(foresight.targets[0]) == {number(game, "brazil"), number(game, "peru")}


def stack_after_the_first_turn(level: str, seed: int) -> int:
    """Return the largest stack of who moves first when that turn, which ``level`` plays, is over; hard plays the set-up."""
    set_up = after_the_set_up(seed)
    game, mover = Game(set_up.rules, set_up.snapshot()), make_opponent(level, 1)
    first = game.state.turn
    while game.state.turn == first:
        answered(game, mover)
    return max(armies for armies, who in zip(game.state.armies, game.state.owner, strict=True) if who == first)


@cache
def after_the_set_up(seed: int) -> Game:
    """Return a game of four with secret missions whose set-up hard has played."""
    game, hard = start_game(rules_of("secret-mission", 4), seed), make_opponent("hard", 1)
    while not game.state.round:
        answered(game, hard)
    return game


def answered(game, opponent):
    asked = game.pending()
    game.apply(opponent.choose(view(game, asked.player), asked))


def test_who_has_others_to_fear_keeps_his_armies_together():
    expert, hard = ([stack_after_the_first_turn(level, seed) for seed in range(1, 6)] for level in ("expert", "hard"))
    assert all(kept > spent for kept, spent in zip(expert, hard, strict=True)) and sum(expert) > 1.5 * sum(hard)
