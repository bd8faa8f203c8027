"""The session of a puzzle: one turn of the person, what he can't see is hidden, and the judgement comes from a child."""

from __future__ import annotations

import multiprocessing

import pytest
from pytestqt.qtbot import QtBot

from risk_desktop.ai.player import Opponent, make_opponent
from risk_desktop.controller.judging import Judging
from risk_desktop.controller.puzzle import PuzzleSession, open_puzzle
from risk_desktop.engine.choices import Pass
from risk_desktop.puzzles.judge import Verdict
from risk_desktop.puzzles.loader import puzzles_of
from risk_desktop.puzzles.position import seen_in
from risk_desktop.puzzles.schema import Puzzle
from risk_desktop.review.candidates import question

PATIENCE_MS = 60_000
NAMES = ("Anna", "Ben", "Mira", "Cassius", "Octavia", "Tariq")
FIRST = [next(puzzle for puzzle in puzzles_of(group)) for group in ("classic", "ad2210", "godstorm")]


def opened(qtbot: QtBot, puzzle: Puzzle) -> PuzzleSession:
    session = open_puzzle(puzzle, NAMES).session
    assert isinstance(session, PuzzleSession)
    session.start()
    return session


def play(qtbot: QtBot, session: PuzzleSession, person: Opponent | None) -> None:
    """Play the turn to its end: as a ``person`` would, or doing nothing wherever that is possible."""
    over: list[bool] = []
    session.turn_over.connect(lambda: over.append(True))

    def go_on() -> bool:
        session.proceed()
        decision = session.decision
        if decision is not None and not over and session.is_human(decision.player):
            seen = session.view(decision.player)
            idle = person is None and Pass() in decision.options
            choice = Pass() if idle else (person or make_opponent("normal", 1)).choose(seen, question(seen))
            session.answer(choice)
        return bool(over)

    qtbot.waitUntil(go_on, timeout=PATIENCE_MS)
    session.proceed()
    assert over == [True], "told once"


@pytest.mark.parametrize("puzzle", FIRST, ids=lambda puzzle: puzzle.edition)
def test_it_is_one_turn_of_which_nothing_is_kept(qtbot: QtBot, puzzle: Puzzle) -> None:
    session = opened(qtbot, puzzle)
    assert session.view(puzzle.player).state == seen_in(puzzle).state, "the person sees what the file says, and no more"
    assert session.table.humans == (puzzle.player,)
    assert not session.kept and not session.may_have_hint and not session.pass_seat(puzzle.player, "hard")
    assert set(session.menu_lacks) >= {"seats", "replay"} and session.may_resign == []
    play(qtbot, session, make_opponent("hard", 1))
    assert not session.goes_on and not session.can_undo and not session.undo()
    records = len(session.tries())
    assert records and session.answer(Pass()) is not None and len(session.tries()) == records
    session.close()


def test_what_was_taken_back_is_not_judged(qtbot: QtBot) -> None:
    puzzle = next(each for each in puzzles_of("classic") if each.decision == "reinforce")
    session = opened(qtbot, puzzle)
    session.proceed()
    seen = session.view(puzzle.player)
    choices = [make_opponent(level, 1).choose(seen, question(seen)) for level in ("normal", "hard")]
    assert choices[0] != choices[1]
    session.answer(choices[0])
    session.proceed()
    assert session.undo()
    session.answer(choices[1])
    assert [tried.choice for tried in session.tries()] == choices[1:]
    session.close()


def test_doing_nothing_is_judged_by_a_child_that_ends(qtbot: QtBot) -> None:
    puzzle = next(each for each in puzzles_of("classic") if each.decision == "attack" and 0.06 < each.found.loss < 0.1)
    session = opened(qtbot, puzzle)
    play(qtbot, session, None)
    judging = Judging(session)
    steps: list[tuple[int, int]] = []
    judging.advanced.connect(lambda done, total: steps.append((done, total)))
    with qtbot.waitSignal(judging.judged, timeout=PATIENCE_MS) as found:
        judging.begin()
    verdict = found.args[0]
    assert isinstance(verdict, Verdict)
    assert steps[0][0] == 0 and steps[-1] == (verdict.decisions, verdict.decisions) and steps == sorted(steps)
    assert bool(verdict.mistakes) == (verdict.lost.value > 0.0)
    assert not [child for child in multiprocessing.active_children() if child.name == "judge"]
    session.close()


def test_leaving_ends_the_judgement(qtbot: QtBot) -> None:
    session = opened(qtbot, FIRST[0])
    play(qtbot, session, None)
    judging = Judging(session)
    judging.begin()
    session.close()
    assert not [child for child in multiprocessing.active_children() if child.name == "judge"]
