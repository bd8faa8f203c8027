"""Whole games with another goal than the printed one."""

from __future__ import annotations

import pytest

from tests.editions.mission_games import rules_of
from tests.playing import new_game, play_on


@pytest.mark.parametrize("players", [4, 6])
def test_a_whole_game_until_a_team_is_beaten(players):
    game = new_game(rules_of("teams", players, goal="team_out"), seed=5)
    for _ in play_on(game, 6, budget=40_000):
        pass
    assert len(game.state.outcome.winners) == players // 2
    losers = [player for player in range(players) if player not in game.state.outcome.winners]
    assert not any(game.state.alive[player] for player in losers)
