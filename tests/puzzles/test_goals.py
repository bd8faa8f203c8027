"""What all positions are named by: their best plan does it, and whoever stops when it is done loses little against that plan."""

from __future__ import annotations

from typing import Final

import pytest

from risk_desktop.puzzles.finding import Finder
from risk_desktop.puzzles.goals import GAMES, course, loss, share
from risk_desktop.puzzles.loader import all_puzzles
from risk_desktop.puzzles.position import seen_in
from risk_desktop.puzzles.schema import Puzzle
from risk_desktop.review.report import BLUNDER

QUESTIONS: Final = frozenset({"hold", "fight", "decide"})
"""Goals that name no means."""
ANEW: Final = range(GAMES.stop, GAMES.stop + 8)
"""None of the games by which they are named: with as few others, the limits have to be wider."""
NAMED = [puzzle for puzzle in all_puzzles() if puzzle.goal.kind not in QUESTIONS]


def test_some_are_named_and_the_others_are_plain_questions() -> None:
    assert {puzzle.goal.kind for puzzle in NAMED} >= {"win", "take"}


@pytest.mark.parametrize(
    "puzzle",
    [pytest.param(each, id=each.id, marks=[pytest.mark.long] if n % 4 else []) for n, each in enumerate(NAMED)],
)
def test_the_best_plan_does_what_the_title_says_and_that_is_nearly_all(puzzle: Puzzle) -> None:
    seen, best = seen_in(puzzle), Finder(puzzle.edition, puzzle.players).best(puzzle)
    plan, stopped = course(seen, best, ANEW), course(seen, best, ANEW, puzzle.goal)
    assert share(puzzle.goal, seen, plan) >= 0.5
    assert loss(plan, stopped, puzzle.player) < BLUNDER
