"""What is taken for a puzzle: a lead that is sure and large enough, in one's own open turn; and what it asks for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from risk_desktop.engine.choices import Choice, Pass
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import view
from risk_desktop.puzzles.finding import BY_FAR, LEAST, Lead, is_open, measured
from risk_desktop.puzzles.goals import MOSTLY, course, goal_of, is_fit, loss, share
from risk_desktop.puzzles.schema import PuzzleGoal
from risk_desktop.review.candidates import Candidates, question
from risk_desktop.review.report import ERROR, Estimate
from risk_desktop.review.valuation import Sampling
from tests.review.planted_classic import a_region_for_the_taking, prey_with_cards

GAMES = range(6)


@pytest.mark.parametrize(
    ("lead", "loss", "clear"),
    [
        (Estimate(LEAST, 0.01), Estimate(BY_FAR, 0.01), True),
        (Estimate(LEAST - 0.001, 0.01), Estimate(BY_FAR, 0.01), False),
        (Estimate(BY_FAR, 0.05), Estimate(BY_FAR, 0.01), False),
        (Estimate(BY_FAR, 0.01), Estimate(BY_FAR, 0.05), False),
    ],
)
def test_only_what_is_surely_better_by_enough_is_clear(lead: Estimate, loss: Estimate, clear: bool) -> None:
    assert Lead(Pass(), Pass(), lead, loss).is_clear == clear


def drawn(decision: Decision) -> Iterator[Choice]:
    dice = SeededDice(3)
    while True:
        yield decision.options.sample(dice)


def test_a_lead_is_that_over_the_nearest_rival() -> None:
    game, blunder, _ = prey_with_cards()
    seen = view(game, 0)
    best, _ = Candidates().advised(seen, question(seen))
    rival = next(choice for choice in drawn(question(seen)) if choice not in (best, blunder))
    lead = measured(best, blunder, (best, blunder, rival), Sampling(seen), GAMES)
    assert lead.best == best and lead.lead.value <= lead.loss.value and lead.loss.value >= LEAST


def test_a_turn_is_looked_at_while_the_game_is_open() -> None:
    game, *_ = prey_with_cards()
    asked = game.pending()
    assert asked is not None and is_open(game, asked)
    state = game.state
    for number, owner in enumerate(state.owner):
        if owner == asked.player:
            state.armies[number] += 200
    assert not is_open(game, asked), "there is nothing left to lose"


def test_it_is_named_by_what_the_best_plan_does() -> None:
    game, blunder, _ = a_region_for_the_taking()
    seen, goal = view(game, 0), PuzzleGoal("take", "south_america")
    best, _ = Candidates().advised(seen, question(seen))
    assert goal_of(seen, best, (blunder,), GAMES) == goal
    plan, idle = (course(seen, choice, GAMES) for choice in (best, blunder))
    assert share(goal, seen, plan) >= MOSTLY > share(goal, seen, idle)


def test_what_leaves_much_to_lose_when_it_is_done_is_no_name() -> None:
    game, blunder, _ = prey_with_cards()
    seen, goal = view(game, 0), PuzzleGoal("beat")
    best, _ = Candidates().advised(seen, question(seen))
    plan, stopped = course(seen, best, GAMES), course(seen, best, GAMES, goal)
    assert min(share(goal, seen, each) for each in (plan, stopped)) >= MOSTLY, "the best plan does it, and goes on"
    assert loss(plan, stopped, 0) >= ERROR and not is_fit(goal, seen, plan, best, (), GAMES)
    assert loss(stopped, plan, 0) == 0.0 and is_fit(goal, seen, stopped, best, (), GAMES)
    assert goal_of(seen, best, (blunder,), GAMES) == PuzzleGoal("fight")


def test_a_plan_that_does_nothing_to_be_named_by_is_a_plain_question() -> None:
    game, blunder, _ = prey_with_cards()
    assert blunder == Pass() and goal_of(view(game, 0), blunder, (), GAMES) == PuzzleGoal("hold")
