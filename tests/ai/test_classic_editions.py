"""What the opponents do with the decisions that only some classic editions ask."""

from __future__ import annotations

from collections import Counter

import pytest

from risk_desktop.ai.league import play_game
from risk_desktop.ai.player import make_opponent
from risk_desktop.ai.position import position_of
from risk_desktop.editions.classic.cards import next_set_value
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


@pytest.mark.parametrize(
    ("edition", "cards", "own", "best"),
    [
        ("secret-mission", ("alaska", "argentina", "china", "india", "brazil"), "peru", 10),
        ("original", ("alaska", "argentina", "china", "india", "brazil"), "brazil", 4),
        ("secret-mission", ("alaska", "argentina", "china", "joker", "peru"), "iceland", 4),
    ],
)
def test_the_set_that_brings_most_is_traded(edition, cards, own, best):
    rules = make_rules(edition, earth_board(), 3)
    game = given({own: 0}, rest=1, hands={0: cards}, phase="reinforce", rules=rules)
    choice = make_opponent("normal", 1).choose(view(game, 0), asks(game, "trade", 0))
    assert next_set_value(game, choice.cards) == best
    assert number(game, own) in choice.cards or edition == "secret-mission"
    assert len(earth_board()) not in choice.cards


@pytest.mark.parametrize(("edition", "armies"), [("world", 4), ("original", 0), ("secret-mission", 0), ("risiko", 4)])
def test_five_cards_of_a_beaten_player_bring_armies_now_only_where_they_are_traded_now(edition, armies):
    hands = {0: ("alaska", "argentina"), 1: ("china", "india", "brazil")}
    rules = make_rules(edition, earth_board(), 3)
    game = given({"peru": 0, "argentina": 1}, {"peru": 9}, rest=2, hands=hands, rules=rules)
    position = position_of(view(game, 0))
    position.conquer(number(game, "peru"), number(game, "argentina"), 8, 6)
    assert position.armies[number(game, "argentina")] == 6 + armies
