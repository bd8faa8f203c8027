"""The judge of a puzzle: what the best choice costs, what a planted blunder costs, and where the limits are."""

from __future__ import annotations

import pytest

from risk_desktop.engine.choices import Choice
from risk_desktop.engine.game import Game
from risk_desktop.engine.view import view
from risk_desktop.puzzles.judge import Judge, Tried, Verdict, result_of
from risk_desktop.review.candidates import Candidates, question
from risk_desktop.review.report import BLUNDER, ERROR
from tests.review.planted_classic import a_region_for_the_taking, an_open_capital, prey_with_cards

GAMES = 6


def judged(game: Game, *choices: Choice) -> Verdict:
    asked = game.pending()
    assert asked is not None
    tries = [Tried(view(game, asked.player).state, choice) for choice in choices]
    judge = Judge(game.rules, asked.player, tries, GAMES)
    assert list(judge.value()) == list(range(1, judge.total + 1))
    return judge.verdict


def best(game: Game) -> Choice:
    asked = game.pending()
    assert asked is not None
    seen = view(game, asked.player)
    return Candidates().advised(seen, question(seen))[0]


@pytest.mark.parametrize("planted", [prey_with_cards, an_open_capital], ids=lambda planted: planted.__name__)
def test_a_planted_blunder_is_missed_and_the_best_choice_solves_it(planted) -> None:
    game, blunder, _ = planted()
    missed = judged(game, blunder)
    assert missed.result == "missed" and missed.lost >= BLUNDER and missed.decisions == 1
    assert missed.worst is not None and missed.worst.chosen == blunder != missed.worst.best
    assert missed.worst.motives, "what was better is told with its reasons"
    solved = judged(game, best(game))
    assert solved == Verdict("solved", 0.0, 1)


def test_the_costliest_decision_is_named_and_all_are_added_up() -> None:
    game, blunder, _ = a_region_for_the_taking()
    once, twice = judged(game, best(game), blunder), judged(game, blunder, blunder)
    assert once.worst is not None and once.worst.chosen == blunder and once.decisions == 2
    assert twice.lost == pytest.approx(2 * once.lost)


def test_the_limits_are_those_of_a_review() -> None:
    assert [result_of(lost) for lost in (0.0, ERROR - 0.001, ERROR, BLUNDER - 0.001, BLUNDER, 0.5)] == [
        "solved",
        "solved",
        "nearly",
        "nearly",
        "missed",
        "missed",
    ]
