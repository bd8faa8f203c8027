"""A whole game with gods through the window: every question can be answered by what the window lets a person do."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from risk_desktop.editions.registry import make_rules, start_game
from risk_desktop.maps.graph import to_board
from tests.ui.support.classic_table import maps_of
from tests.ui.support.godstorm_table import over
from tests.ui.support.hand_play import play_by_hand


@pytest.mark.long
@pytest.mark.parametrize("seed", [1])
def test_a_whole_game_is_played_by_hand(qtbot, seed):
    rules = make_rules("godstorm", to_board(maps_of("godstorm")), 3, {})
    game = start_game(rules, seed)
    screen = over(game, (0, 1, 2), size=(1280, 720))
    screen.director.use_curtain = False
    done, stuck = play_by_hand(screen, random.Random(seed), 3_000)
    assert game.state.outcome is not None, done
    assert not stuck, Counter(stuck)
    assert {"pantheon", "setup_piece", "bid", "turn_marker", "summon", "attack", "occupy"} <= set(done)
