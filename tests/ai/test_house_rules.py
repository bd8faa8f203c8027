"""House rules in the evaluation: the opponents read from the modules what land brings, and when a team has lost."""

from __future__ import annotations

import pytest

from risk_desktop.ai.evaluate import Evaluator
from risk_desktop.ai.position import SearchPosition
from risk_desktop.ai.weights import DEFAULT
from risk_desktop.editions.common.appraise import territories_worth
from tests.editions.team_games import standing
from tests.playing import given, number, world


@pytest.mark.parametrize(("income", "factor"), [("third", 1.0), ("half", 1.5), ("quarter", 0.75)])
def test_land_is_worth_what_it_brings(income, factor):
    rules = world(income=income)
    assert Evaluator(DEFAULT, rules).weights.territory == pytest.approx(DEFAULT.territory * factor)
    game = given({"tern_head": 1}, rest=0, rules=rules)
    assert territories_worth(game.state, rules, 0) == pytest.approx(5 / 3 * factor)


def test_as_printed_the_weights_stay_what_they_are():
    assert Evaluator(DEFAULT, world()).weights is DEFAULT


@pytest.mark.parametrize(("goal", "sure"), [("first_out", True), ("team_out", False)])
def test_a_team_is_beaten_with_its_first_player_only_where_the_goal_says_so(goal, sure):
    game = standing({"tern_head": 0, "seal_bay": 3}, {"tern_head": 3}, rest=2, options={"goal": goal})
    game.state.alive = [True, False, True, True]
    position = SearchPosition().look(game.rules, game.state, 0)
    assert (Evaluator(DEFAULT, game.rules).value(position) == 1.0) == sure


@pytest.mark.parametrize(("house_rule", "hand"), [("conqueror", 3), ("discarded", 1)])
def test_cards_of_a_beaten_player_count_for_who_gets_them(house_rule, hand):
    rules = world(inherit_cards=house_rule)
    hands = {0: ["tern_head"], 1: ["seal_bay", "gull_rock"]}
    game = given({"tern_head": 0, "seal_bay": 1}, {"tern_head": 6}, rest=2, rules=rules, hands=hands)
    position = SearchPosition().look(game.rules, game.state, 0)
    position.conquer(number(game, "tern_head"), number(game, "seal_bay"), 5, 3)
    assert position.held[1] == 0 and position.cards[:2] == [hand, 0]
