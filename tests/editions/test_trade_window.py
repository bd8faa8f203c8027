"""Sets that may also be traded after a conquest: when it is asked, how often, and what comes first."""

from __future__ import annotations

import pytest

from risk_desktop.engine.choices import Pass
from risk_desktop.engine.events import SetTraded
from tests.playing import asks, at, attack, done, given, occupy, only, place, trade, world

WIN = (6, 6, 6, 1)
SET = ("tern_head", "seal_bay", "joker")
OTHER = ("lantern_hill", "reed_marsh", "joker2")


def conquering(hands, owners=None, **options):
    """Return a game in which player 0 has just taken Seal Bay from Tern Head."""
    rules = world(trade_window="conquests", **options)
    game = given(owners or {"tern_head": 0}, {"tern_head": 9}, rest=1, hands=hands, rules=rules)
    attack(game, "tern_head", "seal_bay", 3, WIN)
    occupy(game, 3)
    return game


def test_a_set_may_be_traded_after_a_conquest_and_is_placed_at_once():
    game = conquering({0: SET})
    assert Pass() in asks(game, "trade", 0).options
    assert only(trade(game, *SET), SetTraded)[0].armies == 4
    assert asks(game, "reinforce", 0).options.total == 4
    place(game, seal_bay=4)
    assert at(game, "seal_bay") == (0, 7)
    asks(game, "attack", 0)


def test_who_passes_is_asked_again_after_the_next_conquest_only():
    game = conquering({0: SET})
    done(game)
    asks(game, "attack", 0)
    attack(game, "tern_head", "lantern_hill", 3, WIN)
    occupy(game, 3)
    asks(game, "trade", 0)


def test_as_printed_nothing_is_asked_after_a_conquest():
    game = given({"tern_head": 0}, {"tern_head": 9}, rest=1, hands={0: SET})
    attack(game, "tern_head", "seal_bay", 3, WIN)
    occupy(game, 3)
    asks(game, "attack", 0)


@pytest.mark.parametrize(("most", "asked"), [(0, "trade"), (1, "attack"), (2, "trade")])
def test_a_limit_of_sets_holds_for_the_whole_turn(most, asked):
    game = conquering({0: (*SET, *OTHER)}, max_sets=most)
    trade(game, *SET)
    if most != 1:
        asks(game, "trade", 0)
        done(game)
    place(game, seal_bay=4)
    attack(game, "seal_bay", "reed_marsh", 3, WIN)
    occupy(game, 3)
    asks(game, asked, 0)


def test_what_an_elimination_forces_comes_first():
    owners = {"tern_head": 0, "seal_bay": 1}
    rules = world(trade_window="conquests")
    hands = {0: SET, 1: ("lantern_hill", "reed_marsh")}
    game = given(owners, {"tern_head": 9}, rest=2, hands=hands, rules=rules)
    attack(game, "tern_head", "seal_bay", 3, WIN)
    occupy(game, 3)
    assert Pass() not in asks(game, "trade", 0).options
    trade(game, *SET)
    place(game, seal_bay=4)
    asks(game, "attack", 0)
