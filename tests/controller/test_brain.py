"""The opponents' process: whatever fails in it or on the way to it comes back as a fault, and searches end in time."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest

from risk_desktop.ai.clock import Clock
from risk_desktop.ai.player import Fault
from risk_desktop.controller import brain as brain_module
from risk_desktop.controller.brain import Brain, Question, RulesOrder, answer
from risk_desktop.editions.registry import start_game
from risk_desktop.engine.choices import Choice
from risk_desktop.engine.view import view
from risk_desktop.maps.graph import to_board
from risk_desktop.storage.boards import find_maps


@pytest.fixture(scope="module")
def order() -> RulesOrder:
    return RulesOrder("world", to_board(find_maps(("earth",))), 3, {})


@pytest.fixture
def question(order: RulesOrder) -> Question:
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
    monkeypatch: pytest.MonkeyPatch, order: RulesOrder, question: Question, error: Exception
) -> None:
    brain, pipe = Brain(order), Pipe(raising(error))

    def connected() -> Pipe:
        brain._connection = pipe  # type: ignore[assignment]
        return pipe

    monkeypatch.setattr(brain, "_connected", connected)
    reply = brain.ask(question, 5)
    assert isinstance(reply, Fault) and reply.kind == "crash"
    assert type(error).__name__ in reply.detail and not reply.detail.endswith(": ")
    assert pipe.closed and brain._connection is None


@pytest.mark.parametrize(
    "error", [OSError(11, "no more processes"), RuntimeError("not now"), TypeError("can't pickle")]
)
def test_a_process_that_does_not_start_is_a_fault(
    monkeypatch: pytest.MonkeyPatch, order: RulesOrder, question: Question, error: Exception
) -> None:
    monkeypatch.setattr(brain_module.SpawnProcess, "start", raising(error))
    brain = Brain(order)
    brain.warm_up()
    reply = brain.ask(question, 5)
    assert isinstance(reply, Fault) and reply.kind == "crash" and type(error).__name__ in reply.detail
    monkeypatch.undo()
    assert isinstance(brain.ask(question, 60), Choice), "the next question starts it again"
    brain.close()


def test_a_child_that_is_killed_is_a_fault_with_words(order: RulesOrder, question: Question) -> None:
    brain = Brain(order)
    connection = brain._connected()
    assert brain._process is not None
    brain._process.kill()
    brain._process.join()
    brain._process.is_alive = lambda: True  # type: ignore[method-assign]  # it dies while it is asked
    assert connection is brain._connected()
    reply = brain.ask(question, 5)
    assert isinstance(reply, Fault) and reply.kind == "crash"
    assert "Error" in reply.detail


def test_a_game_that_is_left_while_an_opponent_thinks_is_no_trouble(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, order: RulesOrder, question: Question
) -> None:
    brain = Brain(order)

    def interrupted() -> object:
        brain.interrupt()
        raise ConnectionResetError(104, "Connection reset by peer")

    pipe = Pipe(interrupted)

    def connected() -> Pipe:
        brain._connection = pipe  # type: ignore[assignment]
        return pipe

    monkeypatch.setattr(brain, "_connected", connected)
    reply = brain.ask(question, 5)
    assert isinstance(reply, Fault) and reply.kind == "late"
    assert caplog.records == [] and pipe.closed


def test_each_question_has_its_own_time(order: RulesOrder, question: Question) -> None:
    class Watched(Clock):
        __slots__ = ("restarts",)
        restarts: int

        def restart(self) -> None:
            self.restarts = getattr(self, "restarts", -1) + 1
            super().restart()

    clock = Watched(30.0)
    rules, opponents = order.compose(), {}  # type: ignore[var-annotated]
    for number in (1, 2):
        assert isinstance(answer(rules, question, opponents, clock), Choice)
        assert clock.restarts == number
    (opponent,) = opponents.values()
    assert opponent.mind.clock is clock


def test_the_search_ends_before_the_window_gives_up() -> None:
    from risk_desktop.controller.thinker import DEADLINE_SECONDS

    assert brain_module.SEARCH_SECONDS < DEADLINE_SECONDS
