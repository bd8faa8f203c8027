"""What the opponents do with missions and capitals."""

from __future__ import annotations

import pytest

from risk_desktop.ai.league import play_game
from risk_desktop.ai.player import make_opponent
from risk_desktop.editions.classic.missions.events import MissionRevealed
from risk_desktop.editions.registry import make_rules
from risk_desktop.engine.choices import Pick
from risk_desktop.engine.view import view
from tests.editions.mission_games import conquer, lands, mission_game, owned, rules_of
from tests.playing import asks


@pytest.mark.parametrize("edition", ["missions", "capitals"])
def test_every_level_plays_legally(earth, edition):
    shown = []

    def listen(game, record):
        shown.extend(event for event in game.events if isinstance(event, MissionRevealed))

    rules = make_rules(edition, earth, 4, {"round_limit": 10})
    opponents = [make_opponent(level, 3) for level in ("random", "easy", "normal", "hard")]
    result = play_game(rules, opponents, 2, listen)
    assert result.faults == result.illegal == 0
    assert bool(shown) == (edition == "missions")


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_the_hardest_mission_is_claimed(level):
    missions = {0: ["conquer_on_2", "break_region"]}
    owners = owned(p0=lands("africa"), p2=[*lands("europe"), "peru"])
    game = mission_game(rules_of("missions"), missions, owners, {"north_africa": 30})
    conquer(game, "north_africa", "brazil")
    conquer(game, "north_africa", "western_europe")
    decision = asks(game, "claim_mission", 0)
    assert {choice.key for choice in decision.options if isinstance(choice, Pick)} == {"conquer_on_2", "break_region"}
    assert make_opponent(level, 1).choose(view(game, 0), decision) == Pick("break_region")
