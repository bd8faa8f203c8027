"""What the opponents do with the decisions that only some classic editions ask."""

from __future__ import annotations

from collections import Counter

import pytest

from risk_desktop.ai.league import play_game
from risk_desktop.ai.player import make_opponent
from risk_desktop.editions.registry import make_rules
from risk_desktop.engine.choices import Place, Regroup
from risk_desktop.engine.view import view
from tests.playing import asks, earth_board, given, number, trade


@pytest.mark.parametrize("edition", ["risiko", "original", "secret-mission", "rising-cards"])
def test_every_level_plays_legally(earth, edition):
    asked = Counter()

    class Listening:
        def __init__(self, opponent):
            self.opponent = opponent

        def choose(self, seen, decision):
            choice = self.opponent.choose(seen, decision)
            asked[decision.kind, type(choice)] += 1
            return choice

    rules = make_rules(edition, earth, 4, {"round_limit": 15})
    opponents = [Listening(make_opponent(level, 3)) for level in ("random", "easy", "normal", "hard")]
    result = play_game(rules, opponents, 2)
    assert result.faults == result.illegal == 0
    if edition == "risiko":
        assert asked["regroup", Regroup] > 0


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_idle_armies_go_towards_the_front(level):
    south = ("venezuela", "peru", "brazil", "argentina")
    rules = make_rules("risiko", earth_board(), 3)
    game = given(dict.fromkeys(south, 0), {"argentina": 9}, rest=1, phase="fortify", rules=rules)
    decision = asks(game, "regroup", 0)
    choice = make_opponent(level, 1).choose(view(game, 0), decision)
    assert choice in decision.options
    assert [(origin, armies) for origin, _, armies in choice.moves] == [(number(game, "argentina"), 8)]


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_the_extra_armies_go_where_they_are_needed(level):
    owners = dict.fromkeys(("venezuela", "peru", "brazil", "argentina"), 0)
    hands = {0: ("argentina", "brazil", "joker")}
    rules = make_rules("original", earth_board(), 3)
    game = given(owners, {"north_africa": 5}, rest=1, hands=hands, phase="reinforce", rules=rules)
    trade(game, *hands[0])
    choice = make_opponent(level, 1).choose(view(game, 0), asks(game, "match", 0))
    assert choice == Place(((number(game, "brazil"), 2),))
