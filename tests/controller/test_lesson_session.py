"""The session of a lesson: it waits while the person reads, its opponents follow the script, and nothing is written."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from risk_desktop.controller.lesson import LessonSession, open_guided
from risk_desktop.controller.standing_orders import StandingOrders
from risk_desktop.engine.choices import Amount
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import Event, SealedRevealed
from risk_desktop.lessons.loader import find_lesson
from tests.lessons.line import allowed


class Reader:
    """Reads and answers a session as a person would: only when it is shown or asked."""

    def __init__(self, session: LessonSession, seed: int = 1) -> None:
        self.session, self.dice = session, SeededDice(seed)
        self.done = 0
        self.steps: list[str] = []
        self.events: list[Event] = []
        session.happened.connect(self._show)
        session.done.connect(self._end)

    def _show(self, events: list[Event]) -> None:
        self.events += events

    def _end(self) -> None:
        self.done += 1

    def act(self) -> bool:
        """Do one thing; tell whether the lesson is over."""
        session, course = self.session, self.session.course
        session.proceed()
        decision = session.decision
        if course.finished or decision is None:
            return True
        if course.step.id not in self.steps:
            self.steps.append(course.step.id)
        mine = decision.player == session.lesson.person
        if course.step.is_read and (mine or course.step.at_once):
            session.read_on()
        elif mine and course.step.decision == decision.kind:
            assert session.answer(allowed(session.game, decision, self.dice)) is None  # type: ignore[arg-type]
        return False


@pytest.fixture
def session() -> LessonSession:
    opened = open_guided(find_lesson("ad2210"), "Mira")
    assert isinstance(opened.session, LessonSession)
    assert opened.save is None
    assert [seat.name for seat in opened.session.table.seats] == ["Mira", "Octavia", "Cassius"]
    return opened.session


def test_a_person_comes_to_the_end(qtbot: QtBot, session: LessonSession) -> None:
    reader = Reader(session)
    session.start()
    qtbot.waitUntil(reader.act, timeout=10_000)
    assert reader.done == 1
    assert reader.steps == [step.id for step in session.lesson.steps]
    assert not session.can_undo and not session.undo()
    session.close()


def test_nothing_is_asked_before_it_is_read(qtbot: QtBot, session: LessonSession) -> None:
    asked: list[object] = []
    session.asked.connect(asked.append)
    session.start()
    session.proceed()
    assert asked == []
    session.read_on()
    session.read_on()
    assert asked == []
    session.read_on()
    assert [decision.kind for decision in asked] == ["bid"]  # type: ignore[attr-defined]
    session.read_on()  # nothing to read: nothing happens
    assert session.course.step.id == "bid"
    session.close()


def test_the_person_defends_himself_whatever_the_settings_say(qtbot: QtBot) -> None:
    session = open_guided(find_lesson("world"), "Mira").session
    assert isinstance(session, LessonSession)
    session.orders = StandingOrders("auto", "plain", "fitting")
    asked: list[str] = []
    session.asked.connect(lambda decision: asked.append(decision.kind))
    reader = Reader(session)
    session.start()
    qtbot.waitUntil(reader.act, timeout=10_000)
    assert asked.count("defend") == 1
    assert reader.done == 1 and {"card", "held", "trade"} <= set(reader.steps)
    session.close()


def test_opponents_answer_by_the_script(qtbot: QtBot, session: LessonSession) -> None:
    reader = Reader(session)
    session.start()
    while session.course.step.id != "bid":
        reader.act()
    refused = session.answer(Amount(1))
    assert refused is not None and refused.key == "lesson.not_now"
    assert session.answer(Amount(2)) is None
    qtbot.waitUntil(lambda: reader.act() or session.course.step.id == "turn", timeout=5000)
    revealed = next(event for event in reader.events if isinstance(event, SealedRevealed))
    assert dict(revealed.answers) == {0: "2", 1: "1", 2: "0"}
    session.close()
