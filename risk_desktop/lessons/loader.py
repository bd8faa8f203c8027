"""Finds and reads lessons: what ``read_lesson`` returns can be played, anything else is a list of clear problems."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from risk_desktop.editions.registry import EDITIONS
from risk_desktop.maps.problems import MapError
from risk_desktop.maps.shape import read_checked
from risk_desktop.paths import resources_dir

from .check import check
from .schema import Lesson

FOLDER = "lessons"


class LessonError(MapError):
    """A lesson that can't be played: ``file``, and a list of at least one ``Problem``, each with its line."""


class UnknownLesson(LookupError):
    """There is no lesson of this name; ``known`` lists those that there are."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no lesson {name!r}")
        self.name = name
        self.known = tuple(lesson_files())


@cache
def lesson_files() -> dict[str, Path]:
    """Return the files of all lessons by their names, in the order of the editions; the first look at one doesn't read it."""
    folder = resources_dir() / FOLDER
    found = sorted(folder.glob("*.yaml"), key=_rank) if folder.is_dir() else []
    return {path.stem: path for path in found}


def _rank(path: Path) -> tuple[int, str]:
    """Return the place of a file among the others; what bears the name of no edition stands behind."""
    editions = list(EDITIONS)
    return editions.index(path.stem) if path.stem in editions else len(editions), path.stem


def has_lesson(edition: str) -> bool:
    """Tell whether there is a lesson for an edition: it bears the edition's name."""
    return edition in lesson_files()


@cache
def find_lesson(name: str) -> Lesson:
    """Return the lesson called ``name``. UnknownLesson, LessonError."""
    if name not in lesson_files():
        raise UnknownLesson(name)
    return read_lesson(lesson_files()[name])


def read_lesson(path: Path) -> Lesson:
    """Return the lesson in a file, checked against its edition and its boards. LessonError, OSError."""
    return read_checked(path, Lesson, "lesson.bad.shape", check, LessonError)
