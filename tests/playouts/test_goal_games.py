"""Whole games with another goal than the printed one."""

from __future__ import annotations

import pytest

from risk_desktop.ai.league import play_game
from risk_desktop.ai.player import make_opponent
from risk_desktop.editions.registry import EDITIONS, make_rules
from tests.editions.mission_games import ALL_GOALS, playable, rules_of
from tests.playing import new_game, play_on


@pytest.mark.parametrize("players", [4, 6])
def test_a_whole_game_until_a_team_is_beaten(players):
    game = new_game(rules_of("teams", players, goal="team_out"), seed=5)
    for _ in play_on(game, 6, budget=40_000):
        pass
    assert len(game.state.outcome.winners) == players // 2
    losers = [player for player in range(players) if player not in game.state.outcome.winners]
    assert not any(game.state.alive[player] for player in losers)


@pytest.mark.parametrize(
    ("edition", "goal"), [pair for pair in ALL_GOALS if pair[1] != EDITIONS[pair[0]].options[0].default]
)
def test_opponents_play_legally_for_another_goal(edition, goal):
    players = playable(edition, goal)
    rules = make_rules(edition, rules_of(edition, players).board, players, {"goal": goal, "round_limit": 10})
    levels = ("easy", "random", "random", "easy", "random", "random")
    result = play_game(rules, [make_opponent(levels[seat], seat) for seat in range(players)], 3)
    assert result.faults == result.illegal == 0
