"""The terms that the opponents' evaluation gets from the modules of world."""

from __future__ import annotations

import pytest

from risk_desktop.engine.game import Game
from risk_desktop.engine.view import view
from tests.playing import given, world


def term(game: Game, name: str, player: int) -> float:
    (found,) = [term for term in game.rules.appraise if term.name == name]
    return found.value(game.state, game.rules, player)


def test_territories_and_regions_in_armies_a_turn():
    game = given([0, 0, 0, 1, 1, 1])
    assert [term(game, "territories", player) for player in range(3)] == [1.0, 1.0, 0.0]
    assert [term(game, "regions", player) for player in range(3)] == [2.0, 0.0, 0.0]
    game = given([1, 1, 1, 1, 0, 0])
    assert term(game, "regions", 1) == 2 + 3


@pytest.mark.parametrize(("values", "traded", "next_value"), [("golden", 0, 4), ("golden", 4, 15), ("fixed", 4, 7)])
def test_a_card_is_worth_a_third_of_the_next_set(values, traded, next_value):
    hands = {0: ["tern_head", "joker"], 1: ["seal_bay"]}
    game = given([0, 0, 0, 1, 1, 1], hands=hands, rules=world(set_values=values))
    game.state.slots["cards"].traded = traded
    assert [term(game, "cards", player) for player in range(3)] == [2 * next_value / 3, next_value / 3, 0.0]


def test_the_worth_of_a_hand_reveals_nothing():
    game = given([0, 0, 0, 1, 1, 1], hands={0: ["tern_head", "joker"]})
    (cards,) = [term for term in game.rules.appraise if term.name == "cards"]
    assert cards.value(view(game, 1).state, game.rules, 0) == cards.value(game.state, game.rules, 0)
