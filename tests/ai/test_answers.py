"""Answers: every question has an answer, no two mechanics answer the same one, and the core knows no rule set."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import risk_desktop.ai
from risk_desktop.ai.answers.registry import ALL_ANSWERS, FAMILIES, AnswersClash, answer_for, joined
from risk_desktop.ai.player import make_opponent
from risk_desktop.ai.safe import safe_choice
from risk_desktop.editions.common.reinforce import PlaceReserve
from risk_desktop.editions.godstorm.income import PlaceRaised
from risk_desktop.editions.registry import EDITIONS, make_rules, start_game
from risk_desktop.engine.choices import Pass
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.options import Choices
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import view
from tests.editions.godstorm.epoch import front
from tests.playing import board_of

CORE = sorted(Path(risk_desktop.ai.__file__).parent.glob("*.py"))
ANSWERED_SAFELY = {"defend"}
"""For these the safe answer is the best one."""


@pytest.mark.parametrize("path", CORE, ids=lambda path: path.stem)
def test_the_core_uses_no_mechanic_of_a_single_family(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    modules = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    used = {module.split(".")[2] for module in modules if module.startswith("risk_desktop.editions.")}
    assert used <= {"common", "registry"}


def test_every_family_answers_something_of_its_own():
    assert sum(len(answers) for answers in FAMILIES) == len(ALL_ANSWERS)
    assert all(FAMILIES)


def test_two_answers_to_one_question_clash():
    with pytest.raises(AnswersClash, match="claim"):
        joined((*FAMILIES, {"claim": ALL_ANSWERS["claim"]}))


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_kind_of_decision_of_a_random_game_has_an_answer(edition):
    rules, dice, kinds = make_rules(edition, board_of(edition), max(EDITIONS[edition].players)), SeededDice(3), set()
    game = start_game(rules, 3)
    for _ in range(1500):
        asked = game.pending()
        if asked is None:
            break
        kinds.add(asked.kind)
        game.apply(asked.options.sample(dice))
        game.take_events()
    assert len(kinds) >= 5
    known = {asked if isinstance(asked, str) else asked[0] for asked in ALL_ANSWERS}
    assert kinds <= known | ANSWERED_SAFELY


def test_mechanics_that_ask_alike_are_told_apart_by_their_steps():
    kinds = {asked[0] for asked in ALL_ANSWERS if isinstance(asked, tuple)}
    assert {"occupy", "reaction", "attack", "buy_cards"} <= kinds
    game = front("0 5", "1 3")
    asked = game.pending()
    assert answer_for(asked, game.rules) is not ALL_ANSWERS["attack"]
    alike = Decision(asked.player, "attack", asked.options, PlaceRaised(0))
    assert answer_for(alike, game.rules) is ALL_ANSWERS["attack"]


@pytest.mark.parametrize(("edition", "asked"), [("ad2210", ("reinforce", "hire")), ("world", "reinforce")])
def test_a_phase_of_the_rule_set_tells_answers_apart(edition, asked):
    rules = make_rules(edition, board_of(edition), max(EDITIONS[edition].players))
    decision = Decision(0, "reinforce", Choices([Pass()]), PlaceReserve(0))
    assert answer_for(decision, rules) is ALL_ANSWERS[asked]


def test_an_unknown_question_is_answered_safely(rules):
    game = start_game(rules, 3)
    asked = game.pending()
    seen = view(game, asked.player)
    unknown = Decision(asked.player, "never_heard_of", asked.options, asked.step)
    assert make_opponent("hard", 1).choose(seen, unknown) == safe_choice(unknown, seen)
