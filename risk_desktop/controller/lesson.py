"""A guided game as a session: it waits while the person reads, and its opponents answer as the lesson says.

A lesson is no saved game. It takes ten minutes, is the same each time, and its prepared position could not be replayed from a
save's header; so nothing is written, and who leaves it begins anew (docs/adr/0013).
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from risk_desktop.ai.intent import Reply
from risk_desktop.editions.registry import find_edition
from risk_desktop.engine.choices import Choice
from risk_desktop.engine.state import Outcome
from risk_desktop.engine.step import Decision
from risk_desktop.lessons.course import Course, Turn
from risk_desktop.lessons.guided import answer_of, open_lesson
from risk_desktop.lessons.schema import Lesson
from risk_desktop.maps.finder import find_map

from .opening import Opened
from .question import Question, RulesSpec
from .session import GameSession
from .table import HUMAN, Seat, Table

LEVEL = "easy"
"""What the opponents of a lesson call themselves; they answer by its script."""


class LessonSession(GameSession):
    """The session of a ``lesson``. ``stepped`` when another step may be on, ``done`` when the last one has been read."""

    kept = passes_seats = gives_hints = opponents_think = False
    menu_note = "lesson.menu"
    menu_lacks = ("seats", "replay")
    stepped = Signal()
    done = Signal()

    def __init__(self, table: Table, lesson: Lesson, parent: QObject | None = None) -> None:
        self.lesson = lesson
        self._guided = open_lesson(lesson)
        self._told = False
        super().__init__(table, self._guided, make_ai_client=ScriptedOpponents, parent=parent)

    @property
    def course(self) -> Course:
        """Which step is on."""
        return self._guided.course

    @property
    def can_undo(self) -> bool:
        """Nothing can be taken back: what doesn't belong to the lesson isn't taken in the first place."""
        return False

    @property
    def defence_unsaid(self) -> bool:
        """A lesson asks for what its steps are about, and for nothing else."""
        return False

    def takes(self, choice: Choice) -> bool:
        """Tell whether the rules and the step let a choice through."""
        return self.decision is not None and super().takes(choice) and self.course.allows(self.decision, choice)

    def read_on(self) -> None:
        """The step that is on has been read."""
        if not self.is_shown or self.course.finished or not self.course.step.is_read:
            return
        self.course.read()
        self._go_on()

    def _go_on(self) -> None:
        turn = self.course.meet(self.decision)
        self.stepped.emit()
        if self.course.finished:
            if not self._told:
                self._told = True
                self.done.emit()
        elif turn is Turn.GO:
            super()._go_on()
        elif turn is Turn.SKIP and self.decision is not None:
            self._apply(answer_of(self.course, self.game, self.decision))

    def _standing_answer(self, decision: Decision) -> Choice | None:
        """Ask the person all that a step waits for, also what he usually leaves to the program."""
        return None


class ScriptedOpponents(QObject):
    """Answers for all opponents of a lesson, in this process: there is nothing to think about."""

    answered = Signal(int, object)

    def __init__(self, order: RulesSpec, session: QObject) -> None:
        super().__init__(session)
        assert isinstance(session, LessonSession)
        self._session = session
        self._ticket = 0
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._say)

    def warm_up(self) -> None:
        """Nothing needs to get ready."""

    def ask(self, ticket: int, question: Question) -> None:
        """Answer in the next turn of the event loop."""
        self._ticket = ticket
        self._timer.start()

    def over(self, outcome: Outcome) -> None:
        """Nobody wants to know."""

    def close(self) -> None:
        """Answer nothing more."""
        self._timer.stop()

    def _say(self) -> None:
        decision = self._session.decision
        if decision is not None:
            self.answered.emit(self._ticket, Reply(answer_of(self._session.course, self._session.game, decision)))


def lesson_table(lesson: Lesson, person: str) -> Table:
    """Return who sits at the table of a lesson; ``person`` is what the person is called."""
    seats = tuple(
        Seat(person, HUMAN, seat.colour) if seat.is_person else Seat(seat.name, LEVEL, seat.colour)
        for seat in lesson.seats
    )
    return Table(lesson.edition, seats, dict(lesson.options), boards_of(lesson), lesson.seed)


def boards_of(lesson: Lesson) -> tuple[str, ...]:
    """Return references to the boards that a lesson is played on."""
    return find_edition(lesson.edition).boards_with(lesson.options)


def open_guided(lesson: Lesson, person: str, parent: QObject | None = None) -> Opened:
    """Start a lesson for somebody called ``person``: call ``session.start()`` when the screen stands."""
    table = lesson_table(lesson, person)
    session = LessonSession(table, lesson, parent)
    return Opened(session, tuple(find_map(name) for name in table.boards), None)
