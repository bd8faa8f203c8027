"""The opponents' process: whatever fails in it or on the way to it comes back as a fault, and searches end in time."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import Connection

import pytest

from risk_desktop.ai.clock import Clock
from risk_desktop.ai.intent import Reply
from risk_desktop.ai.player import Fault
from risk_desktop.controller import ai_process as brain_module
from risk_desktop.controller.ai_process import AiProcess, Question, RulesSpec, answer
from risk_desktop.editions.registry import start_game
from risk_desktop.engine.choices import Attack, Pass
from risk_desktop.engine.view import view
from risk_desktop.maps.graph import to_board
from risk_desktop.storage.boards import find_maps


@pytest.fixture(scope="module")
def order() -> RulesSpec:
    return RulesSpec("world", to_board(find_maps(("earth",))), 3, {})


@pytest.fixture
def question(order: RulesSpec) -> Question:
    game = start_game(order.compose(), 1)
    asked = game.pending()
    assert asked is not None
    return Question(asked.player, "easy", 1, "balanced", view(game, asked.player).state)


class Pipe:
    """Stands for the connection to the child."""

    def __init__(self, reply: Callable[[], object]) -> None:
        self.reply = reply
        self.closed = False

    def send(self, question: Question) -> None:
        """Nobody reads it."""

    def poll(self, seconds: float) -> bool:
        return True

    def recv(self) -> object:
        return self.reply()

    def close(self) -> None:
        self.closed = True


def raising(error: Exception) -> Callable[..., object]:
    def fail(*_: object, **__: object) -> object:
        raise error

    return fail


@pytest.mark.parametrize(
    "error",
    [
        pickle.UnpicklingError("invalid load key"),
        AttributeError("no such class"),
        ModuleNotFoundError("gone"),
        ValueError(),
        EOFError(),
        MemoryError(),
    ],
)
def test_an_answer_that_can_not_be_read_is_a_fault_with_words(
    monkeypatch: pytest.MonkeyPatch, order: RulesSpec, question: Question, error: Exception
) -> None:
    ai_process, pipe = AiProcess(order), Pipe(raising(error))

    def connected() -> Pipe:
        ai_process._connection = pipe  # type: ignore[assignment]
        return pipe

    monkeypatch.setattr(ai_process, "_connected", connected)
    reply = ai_process.ask(question, 5)
    assert isinstance(reply, Fault) and reply.kind == "crash"
    assert type(error).__name__ in reply.detail and not reply.detail.endswith(": ")
    assert pipe.closed and ai_process._connection is None


@pytest.mark.parametrize(
    "error", [OSError(11, "no more processes"), RuntimeError("not now"), TypeError("can't pickle")]
)
def test_a_process_that_does_not_start_is_a_fault(
    monkeypatch: pytest.MonkeyPatch, order: RulesSpec, question: Question, error: Exception
) -> None:
    monkeypatch.setattr(brain_module.SpawnProcess, "start", raising(error))
    ai_process = AiProcess(order)
    ai_process.warm_up()
    reply = ai_process.ask(question, 5)
    assert isinstance(reply, Fault) and reply.kind == "crash" and type(error).__name__ in reply.detail
    monkeypatch.undo()
    assert isinstance(ai_process.ask(question, 60), Reply), "the next question starts it again"
    ai_process.close()


def test_a_child_that_is_killed_is_a_fault_with_words(order: RulesSpec, question: Question) -> None:
    ai_process = AiProcess(order)
    connection = ai_process._connected()
    assert ai_process._process is not None
    ai_process._process.kill()
    ai_process._process.join()
    ai_process._process.is_alive = lambda: True  # type: ignore[method-assign]  # it dies while it is asked
    assert connection is ai_process._connected()
    reply = ai_process.ask(question, 5)
    assert isinstance(reply, Fault) and reply.kind == "crash"
    assert "Error" in reply.detail


def end_with_an_open_pipe(connection: Connection, order: RulesSpec) -> None:
    """Body of a child that is gone at once, while somebody else still has its end of the pipe open."""
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(8)"], pass_fds=(connection.fileno(),))
    os._exit(1)


@pytest.mark.skipif(sys.platform == "win32", reason="only descriptors are inherited one by one")
def test_the_end_of_a_child_is_noticed_whatever_its_pipe_says(
    monkeypatch: pytest.MonkeyPatch, order: RulesSpec, question: Question
) -> None:
    monkeypatch.setattr(brain_module, "serve", end_with_an_open_pipe)
    ai_process, before = AiProcess(order), time.monotonic()
    reply = ai_process.ask(question, 5)
    assert isinstance(reply, Fault) and reply.kind == "crash" and "has ended" in reply.detail
    assert time.monotonic() - before < 7


def test_a_game_that_is_left_while_an_opponent_thinks_is_no_trouble(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, order: RulesSpec, question: Question
) -> None:
    ai_process = AiProcess(order)

    def interrupted() -> object:
        ai_process.interrupt()
        raise ConnectionResetError(104, "Connection reset by peer")

    pipe = Pipe(interrupted)

    def connected() -> Pipe:
        ai_process._connection = pipe  # type: ignore[assignment]
        return pipe

    monkeypatch.setattr(ai_process, "_connected", connected)
    reply = ai_process.ask(question, 5)
    assert isinstance(reply, Fault) and reply.kind == "late"
    assert caplog.records == [] and pipe.closed


def test_each_question_has_its_own_time(order: RulesSpec, question: Question) -> None:
    class Watched(Clock):
        __slots__ = ("restarts",)
        restarts: int

        def restart(self) -> None:
            self.restarts = getattr(self, "restarts", -1) + 1
            super().restart()

    clock = Watched(30.0)
    rules, opponents = order.compose(), {}  # type: ignore[var-annotated]
    for number in (1, 2):
        assert isinstance(answer(rules, question, opponents, clock), Reply)
        assert clock.restarts == number
    (opponent,) = opponents.values()
    assert opponent.mind.clock is clock


def test_the_search_ends_before_the_window_gives_up() -> None:
    from risk_desktop.controller.ai_client import DEADLINE_SECONDS

    assert brain_module.SEARCH_SECONDS < DEADLINE_SECONDS


# --- who is late --------------------------------------------------------------------------------------------------------


class SlowPipe:
    """Stands for the connection to a child that answers after so many seconds of a clock that only polls move on."""

    def __init__(self, *arrivals: tuple[float, object]) -> None:
        self.arrivals = list(arrivals)
        self.now = 0.0
        self.sent: list[tuple[float, object]] = []
        self.closed = False

    def send(self, message: object) -> None:
        self.sent.append((self.now, message))

    def poll(self, seconds: float) -> bool:
        if not self.arrivals or self.arrivals[0][0] > self.now + seconds:
            self.now += seconds
            return False
        self.now = max(self.now, self.arrivals[0][0])
        return True

    def recv(self) -> object:
        return self.arrivals.pop(0)[1]

    def close(self) -> None:
        self.closed = True


def joined(monkeypatch: pytest.MonkeyPatch, order: RulesSpec, *pipes: SlowPipe) -> AiProcess:
    """Return an AiProcess whose children, one after the other, are at the other ends of ``pipes``."""
    ai_process, left = AiProcess(order), list(pipes)

    def connected() -> SlowPipe:
        if ai_process._connection is None:
            ai_process._connection = left.pop(0)  # type: ignore[assignment]
        return ai_process._connection  # type: ignore[return-value]

    monkeypatch.setattr(ai_process, "_connected", connected)
    return ai_process


def test_the_start_of_the_child_does_not_count(
    monkeypatch: pytest.MonkeyPatch, order: RulesSpec, question: Question
) -> None:
    pipe = SlowPipe((50.0, "ready"), (61.0, Pass()))
    ai_process = joined(monkeypatch, order, pipe)
    assert ai_process.ask(question, 12.0) == Pass()
    assert pipe.sent == [(50.0, question)], "nobody is asked before he listens"


def test_a_child_that_never_starts_is_given_up(
    monkeypatch: pytest.MonkeyPatch, order: RulesSpec, question: Question
) -> None:
    pipe = SlowPipe()
    reply = joined(monkeypatch, order, pipe).ask(question, 12.0)
    assert isinstance(reply, Fault) and reply.kind == "crash" and "didn't start" in reply.detail
    assert pipe.closed and pipe.now == brain_module.START_SECONDS


def test_who_was_late_may_still_answer(monkeypatch: pytest.MonkeyPatch, order: RulesSpec, question: Question) -> None:
    pipe = SlowPipe((0.0, "ready"), (14.0, Pass()))
    ai_process = joined(monkeypatch, order, pipe)
    reply = ai_process.ask(question, 12.0)
    assert isinstance(reply, Fault) and reply.kind == "late" and not pipe.closed
    assert ai_process.late_answer(lambda: True) == Pass()
    assert pipe.now == pytest.approx(14.0)
    assert ai_process.late_answer(lambda: True) is None, "there is no other"


def test_nobody_waits_for_an_answer_that_is_not_wanted_any_more(
    monkeypatch: pytest.MonkeyPatch, order: RulesSpec, question: Question
) -> None:
    pipe, other = SlowPipe((0.0, "ready"), (100.0, Pass())), SlowPipe((0.0, "ready"), (1.0, Pass()))
    ai_process = joined(monkeypatch, order, pipe, other)
    ai_process.ask(question, 12.0)
    assert ai_process.late_answer(lambda: pipe.now < 13.0) is None
    assert pipe.now < 14.0
    assert ai_process.ask(question, 12.0) == Pass()
    assert pipe.closed and not other.closed, "a child that thinks of something old is ended"


def test_an_answer_that_came_too_late_answers_nothing_else(
    monkeypatch: pytest.MonkeyPatch, order: RulesSpec, question: Question
) -> None:
    pipe = SlowPipe((0.0, "ready"), (13.0, Attack(1, 2, 3)), (14.0, Pass()))
    ai_process = joined(monkeypatch, order, pipe)
    ai_process.ask(question, 12.0)
    pipe.now = 13.5
    assert ai_process.ask(question, 12.0) == Pass()
    assert not pipe.closed, "the child is spared a new start"


def test_the_child_says_when_it_is_ready(order: RulesSpec, question: Question) -> None:
    class Listening:
        def __init__(self) -> None:
            self.sent: list[object] = []
            self.left: list[object] = [question, None]

        def send(self, message: object) -> None:
            self.sent.append(message)

        def recv(self) -> object:
            assert self.sent[:1] == ["ready"]
            return self.left.pop(0)

    pipe = Listening()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(brain_module, "step_back", lambda: None)
        brain_module.serve(pipe, order)  # type: ignore[arg-type]
    assert len(pipe.sent) == 2 and isinstance(pipe.sent[1], Reply)


@pytest.mark.parametrize("gone", [EOFError(), BrokenPipeError(), ConnectionResetError()])
def test_the_child_ends_without_a_word_when_the_window_is_gone(order: RulesSpec, gone: Exception) -> None:
    class Cut:
        def send(self, message: object) -> None: ...

        def recv(self) -> object:
            raise gone

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(brain_module, "step_back", lambda: None)
        brain_module.serve(Cut(), order)  # type: ignore[arg-type]
