"""Outside programs at the table of a session: they play, fail, end with the window, and are never run by a strange save."""

from __future__ import annotations

import shlex
import sys
import time
from pathlib import Path

import pytest

from risk_desktop.ai.intent import Reply
from risk_desktop.ai.luck import seed_of
from risk_desktop.ai.player import Fault
from risk_desktop.controller.opening import open_new, open_saved
from risk_desktop.controller.outside import News
from risk_desktop.controller.session import GameSession
from risk_desktop.controller.table import Seat, Table
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import TurnStarted
from tests.bots.helping import alive

ROOT = Path(__file__).resolve().parents[2]
DEALT = {"allocation": "deal", "placement_batch": 10, "round_limit": 10}
BAD = ROOT / "tests" / "bots" / "bad.py"


@pytest.fixture(autouse=True)
def from_source(monkeypatch):
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


def level(*words: str) -> str:
    return "bot:" + " ".join(map(shlex.quote, (sys.executable, *words)))


OURS = level("-m", "risk_desktop", "bot", "--ai", "random")


class Onlooker:
    """Goes on after every choice, and answers for persons at random."""

    def __init__(self, session: GameSession) -> None:
        self.session = session
        self.faults: list[tuple[int, Fault]] = []
        self.outcomes: list[object] = []
        self.asked = 0
        self.dice = SeededDice(3)
        session.happened.connect(self.see)
        session.asked.connect(self.answer)
        session.faulted.connect(self.fault)
        session.ended.connect(self.outcomes.append)

    def see(self, events: list[object]) -> None:
        self.session.proceed()

    def answer(self, decision) -> None:
        self.asked += 1
        self.session.answer(decision.options.sample(self.dice))

    def fault(self, seat: int, fault: Fault) -> None:
        self.faults.append((seat, fault))


@pytest.fixture
def watched(tmp_path):
    made: list[Onlooker] = []

    def watch(*kinds: str, seed: int = 5) -> Onlooker:
        seats = tuple(Seat(f"Player {n}", kind, n) for n, kind in enumerate(kinds))
        made.append(Onlooker(open_new(Table("world", seats, DEALT, seed=seed), tmp_path).session))
        return made[-1]

    yield watch
    for onlooker in made:
        onlooker.session.close()


def test_programs_play_a_whole_game(watched, qtbot):
    onlooker = watched(OURS, OURS, "random")
    onlooker.session.start()
    qtbot.waitUntil(lambda: bool(onlooker.outcomes), timeout=120_000)
    assert onlooker.faults == []


def test_a_program_and_a_person_play_together(watched, qtbot):
    onlooker = watched("human", OURS, "human")
    onlooker.session.start()
    qtbot.waitUntil(lambda: bool(onlooker.outcomes), timeout=120_000)
    assert onlooker.faults == [] and onlooker.asked > 20


def test_the_faults_of_a_program_are_told_and_the_game_goes_on(watched, qtbot):
    onlooker = watched(level(str(BAD), "illegal"), "human", "human")
    onlooker.session.start()
    qtbot.waitUntil(lambda: bool(onlooker.outcomes), timeout=120_000)
    assert {(seat, fault.kind) for seat, fault in onlooker.faults} == {(0, "illegal")}


def test_a_program_that_is_silent_ends_with_the_window(watched, qtbot, tmp_path):
    file, told = tmp_path / "silent.py", tmp_path / "pid"
    file.write_text(
        "import os, sys, time\nprint(os.getpid(), file=open(sys.argv[1], 'w'), flush=True)\ntime.sleep(600)\n",
        encoding="utf-8",
    )
    onlooker = watched(level(str(file), str(told)), "human", "human")
    onlooker.session.start()
    qtbot.waitUntil(lambda: told.exists() and told.read_text(encoding="utf-8").endswith("\n"), timeout=60_000)
    before = time.monotonic()
    onlooker.session.close()
    assert time.monotonic() - before < 4
    assert not alive(int(told.read_text(encoding="utf-8")))


def test_a_program_is_not_told_the_seed_of_the_dice(watched, monkeypatch):
    onlooker = watched(OURS, "human", "human", seed=123)
    asked = []
    monkeypatch.setattr(onlooker.session._ai_client, "ask", lambda ticket, question: asked.append(question))
    onlooker.session.start()
    while not asked:
        onlooker.session.answer(onlooker.session.decision.options.sample(onlooker.dice))
    (question, *_) = asked
    assert question.state.seed == 0
    assert question.seed not in (123, 123 * 31) and question.events
    assert not any(seed_of(guess, question.player) == question.seed for guess in range(5000)), "all likely seeds tried"
    again = watched(OURS, "human", "human", seed=123)
    assert again.session._thinker_seed(0) != question.seed


def test_a_program_can_not_guess_the_dice_of_a_seed_that_was_asked_for(watched):
    sessions = [watched(OURS, "human", "human", seed=5).session for _ in range(2)]
    assert len({session.game.state.seed for session in sessions} | {5}) == 3
    assert all(session.table.seed > 1 << 32 for session in sessions)
    same = [watched("random", "human", "human", seed=5).session.game.state for _ in range(2)]
    assert same[0] == same[1]


def test_a_strange_save_runs_no_program(watched, tmp_path):
    onlooker = watched(OURS, "human", "human")
    session = onlooker.session
    session._ai_client.ask = lambda ticket, question: None
    session.start()
    session.close()
    (save,) = tmp_path.glob("*.risk")
    opened = open_saved(save)
    assert [seat.kind for seat in opened.session.table.seats] == ["normal", "human", "human"]
    assert opened.replaced == (OURS,) and opened.session.table.outside == ()
    opened.session.close()
    opened = open_saved(save, trusted=("bot:another", OURS))
    assert [seat.kind for seat in opened.session.table.seats] == [OURS, "human", "human"]
    assert opened.replaced == () and opened.session.table.outside == (0,)
    opened.session.close()


def test_news_are_kept_until_they_are_asked_for():
    news = News([1, 2])
    news.note([TurnStarted(0, 1)])
    news.note([TurnStarted(1, 1), TurnStarted(2, 1)])
    assert news.take(0) == ()
    assert news.take(1) == (TurnStarted(0, 1), TurnStarted(1, 1), TurnStarted(2, 1))
    assert news.take(1) == ()
    news.take_back()
    assert news.take(2) == (TurnStarted(0, 1),)
    news.take_back()
    assert news.take(2) == ()


def test_an_answer_of_a_program_is_a_choice(watched, qtbot):
    onlooker = watched(OURS, "human", "human")
    answers: list[object] = []
    onlooker.session._ai_client.answered.connect(lambda ticket, answer: answers.append(answer))
    onlooker.session.start()
    qtbot.waitUntil(lambda: len(answers) > 3, timeout=60_000)
    assert all(isinstance(answer, Reply) for answer in answers)
