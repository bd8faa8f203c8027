"""The opponents know when a game with a limit of rounds is over."""

from __future__ import annotations

import pytest

from risk_desktop.ai.player import make_opponent
from risk_desktop.editions.registry import make_rules
from risk_desktop.engine.choices import Blitz
from risk_desktop.engine.view import view
from tests.playing import asks, earth_board, given


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_in_the_last_round_territories_are_taken_that_could_not_be_held(level):
    rules = make_rules("world", earth_board(), 3, {"round_limit": 10})
    south = dict.fromkeys(("venezuela", "peru", "argentina"), 0)
    game = given(south | {"brazil": 1}, {"venezuela": 6, "brazil": 3, "north_africa": 60}, rest=2, rules=rules)
    game.state.round = 10
    assert isinstance(make_opponent(level, 1).choose(view(game, 0), asks(game, "attack", 0)), Blitz)
