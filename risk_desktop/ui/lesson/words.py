"""The words of a lesson's steps, with the names of their territories."""

from __future__ import annotations

from risk_desktop.i18n import fault_words as os_fault_words
from risk_desktop.i18n import has_text, tr
from risk_desktop.lessons.loader import LessonError, UnknownLesson
from risk_desktop.lessons.schema import Lesson, LessonStep
from risk_desktop.maps.problems import Problem
from risk_desktop.ui.names import Names


class StepWords:
    """Titles, texts and hints of the steps of a lesson."""

    def __init__(self, lesson: Lesson, names: Names) -> None:
        self._lesson, self._names = lesson, names

    def title(self, step: LessonStep) -> str:
        """Return the title of a step."""
        return tr(f"lesson.{self._lesson.id}.{step.id}.title", None, **self._places(step))

    def body(self, step: LessonStep) -> str:
        """Return the instructions of a step."""
        return tr(f"lesson.{self._lesson.id}.{step.id}.body", None, **self._places(step))

    def hint(self, step: LessonStep) -> str:
        """Return the hint for a person who tries something else."""
        if step.is_read:
            return tr("lesson.hint.read")
        if step.watch:
            return tr("lesson.hint.watch")
        own = f"lesson.{self._lesson.id}.{step.id}.hint"
        return tr(own, None, **self._places(step)) if has_text(own) else tr("lesson.hint.do")

    def learnt(self) -> list[str]:
        """Return the lines that sum up the lesson."""
        return [tr(f"lesson.{self._lesson.id}.learnt.{n}") for n in range(1, self._lesson.learnt + 1)]

    def _places(self, step: LessonStep) -> dict[str, str]:
        numbers = {territory.id: number for number, territory in enumerate(self._names.territories)}
        return {word: self._names.territory(numbers[name]) for word, name in step.names.items()}


def fault_words(name: str, fault: LessonError | UnknownLesson | OSError) -> str:
    """Return why a lesson can't be started."""
    if isinstance(fault, UnknownLesson):
        return tr("lesson.unknown", name=name, known=", ".join(fault.known) or "–")
    if isinstance(fault, LessonError):
        first = fault.problems[0]
        fault_line = tr("lesson.line", line=first.line, fault=words_of_problem(first))
    else:
        fault_line = os_fault_words(fault)
    return tr("lesson.broken", name=name, fault=fault_line)


def words_of_problem(problem: Problem) -> str:
    """Return what is wrong with the file of a lesson."""
    params = dict(problem.params)
    count = params.pop("n", None)
    return tr(problem.key, count if isinstance(count, int) else None, **params)
