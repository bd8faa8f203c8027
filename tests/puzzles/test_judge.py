"""The judge of a puzzle: what the best choice costs, what a planted blunder costs, and where the limits are."""

from __future__ import annotations

from math import hypot
from typing import get_args

import pytest

from risk_desktop.engine.choices import Choice, Pass
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import Outcome
from risk_desktop.engine.view import view
from risk_desktop.puzzles.goals import is_reached
from risk_desktop.puzzles.judge import Judge, Tried, Verdict, result_of, toll_of
from risk_desktop.puzzles.schema import PuzzleGoal, PuzzleGoalKind
from risk_desktop.review.candidates import Candidates, question
from risk_desktop.review.playing_on import Aftermath
from risk_desktop.review.report import BLUNDER, ERROR, Estimate
from risk_desktop.review.valuation import Comparison
from tests.review.planted_classic import a_region_for_the_taking, an_open_capital, prey_with_cards

GAMES = 6


def judged(game: Game, *choices: Choice) -> Verdict:
    asked = game.pending()
    assert asked is not None
    tries = [Tried(view(game, asked.player).state, choice) for choice in choices]
    judge = Judge(game.rules, asked.player, tries, games=GAMES)
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
    assert missed.result == "missed" and missed.lost.value >= BLUNDER and missed.decisions == 1
    (mistake,) = missed.mistakes
    assert mistake.chosen == blunder != mistake.best
    assert missed.lost.value == pytest.approx(mistake.loss.value) and missed.lost.error == pytest.approx(
        mistake.loss.error
    )
    assert mistake.motives, "what was better is told with its reasons"
    solved = judged(game, best(game))
    assert solved == Verdict("solved", Estimate(0.0), 1)


def test_the_costliest_decision_is_named_and_all_are_added_up() -> None:
    game, blunder, _ = a_region_for_the_taking()
    once, twice = judged(game, best(game), blunder), judged(game, blunder, blunder)
    assert [each.chosen for each in once.mistakes] == [blunder] and once.decisions == 2
    assert len(twice.mistakes) == 2
    for found in (once, twice):
        assert found.lost.value == pytest.approx(sum(each.loss.value for each in found.mistakes), rel=0.1)
        assert found.lost.error == pytest.approx(hypot(*(each.loss.error for each in found.mistakes)), rel=0.1)


def test_nobody_loses_more_than_there_was() -> None:
    game, blunder, _ = an_open_capital()
    often = judged(game, *[blunder] * 12)
    assert len(often.mistakes) == 12 and sum(each.loss.value for each in often.mistakes) > 1.0
    assert BLUNDER <= often.lost.value <= 1.0


def test_what_a_later_decision_gains_makes_good_for_a_loss() -> None:
    lost, won = (Aftermath((share, 1 - share), share) for share in (0.4, 0.6))
    both = ((0.0, 0.0), Estimate(0.0), 2)
    cost = toll_of(Comparison(Pass(), Pass(), *both, after_chosen=(lost, lost), after_best=(won, won)), 0)
    gain = toll_of(Comparison(Pass(), Pass(), *both, after_chosen=(won, won), after_best=(lost, lost)), 0)
    assert cost.share.value == cost.fitted == pytest.approx(0.2)
    assert gain.share.value == -cost.share.value and gain.fitted == -cost.fitted


def test_the_limits_are_those_of_a_review() -> None:
    assert [result_of(lost) for lost in (0.0, ERROR - 0.001, ERROR, BLUNDER - 0.001, BLUNDER, 0.5)] == [
        "solved",
        "solved",
        "nearly",
        "nearly",
        "missed",
        "missed",
    ]


def test_what_was_asked_for_is_found_on_the_board() -> None:
    game = a_region_for_the_taking()[0]
    asked = game.pending()
    assert asked is not None
    me, before, board = asked.player, game.state, game.rules.board
    region = next(each for each in board.regions if len({before.owner[land] for land in each.members}) > 1)
    taken = before.copy()
    for land in region.members:
        taken.owner[land] = me
    other = next(seat for seat in range(before.players) if seat != me)
    lost = taken.copy()
    lost.owner[region.members[0]] = other
    take, broken = PuzzleGoal("take", region.id), PuzzleGoal("break", region.id)
    assert is_reached(take, me, before, taken, game.rules) and not is_reached(take, me, before, before, game.rules)
    assert is_reached(broken, me, taken, lost, game.rules) and not is_reached(broken, me, taken, taken, game.rules)
    out = before.copy()
    out.alive[other] = False
    assert is_reached(PuzzleGoal("beat"), me, before, out, game.rules)
    assert not is_reached(PuzzleGoal("beat"), me, before, before, game.rules)
    own = before.copy()
    own.alive[me] = False
    assert not is_reached(PuzzleGoal("beat"), me, before, own, game.rules), "who is out himself has beaten nobody"
    won = before.copy()
    won.outcome = Outcome((me,), "conquest")
    assert all(
        is_reached(PuzzleGoal(kind, region.id), me, before, won, game.rules) for kind in get_args(PuzzleGoalKind)
    )
    assert not is_reached(PuzzleGoal("win"), me, before, before, game.rules)
    assert is_reached(PuzzleGoal("decide"), me, before, before, game.rules) is None
