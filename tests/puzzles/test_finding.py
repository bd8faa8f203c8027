"""What is taken for a puzzle: a lead that is sure and large enough, in one's own open turn; and what it asks for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from risk_desktop.engine.choices import Blitz, Choice, Pass
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import view
from risk_desktop.puzzles.finding import BY_FAR, LEAST, Lead, is_open, measured
from risk_desktop.puzzles.goals import goal_of
from risk_desktop.puzzles.schema import PuzzleGoal
from risk_desktop.review.candidates import Candidates, question
from risk_desktop.review.report import Estimate, Motive
from risk_desktop.review.valuation import Sampling
from tests.review.planted_classic import an_open_capital, prey_with_cards

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


def test_what_it_asks_for_is_the_first_motive_that_says_so() -> None:
    game, *_ = an_open_capital()
    decision, board = question(view(game, 0)), game.rules.board
    region = next(number for number, region in enumerate(board.regions) if region.id == "asia")
    attack: Choice = Blitz(0, 1)
    for choice, motives, goal in (
        (attack, (Motive("chance", chance=0.5), Motive("completes", region=region)), PuzzleGoal("take", "asia")),
        (attack, (Motive("aims_break", region=region, player=1),), PuzzleGoal("break", "asia")),
        (attack, (Motive("keeps", region=region), Motive("wins", chance=1.0)), PuzzleGoal("guard", "asia")),
        (attack, (Motive("wins", chance=1.0), Motive("beats", player=1)), PuzzleGoal("win")),
        (attack, (Motive("beats", player=1),), PuzzleGoal("beat")),
        (attack, (Motive("armies", amount=3),), PuzzleGoal("fight")),
        (Pass(), (Motive("safety", chance=0.1),), PuzzleGoal("hold")),
    ):
        assert goal_of(choice, motives, decision, board) == goal
