"""Finds and reads the puzzles that come with the program: what is returned can be played, anything else is a clear problem."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from risk_desktop.maps.problems import MapError
from risk_desktop.maps.shape import read_checked
from risk_desktop.paths import resources_dir

from .check import check
from .schema import Puzzle, PuzzleFile

FOLDER: Final = "puzzles"
GROUPS: Final = ("classic", "ad2210", "godstorm")
"""The families of rule sets, in the order in which they are shown; each has a file of this name."""


class PuzzleError(MapError):
    """A file of puzzles that can't be used: ``file``, and a list of at least one ``Problem``, each with its line."""


@cache
def puzzles_of(group: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of one of ``GROUPS``, the easiest first; none where there is no file. PuzzleError, OSError."""
    path = resources_dir() / FOLDER / f"{group}.yaml"
    found = read_puzzles(path) if path.is_file() else ()
    return tuple(sorted(found, key=lambda puzzle: puzzle.grade))


def all_puzzles() -> tuple[Puzzle, ...]:
    """Return all puzzles in the order in which they are shown. PuzzleError, OSError."""
    return tuple(puzzle for group in GROUPS for puzzle in puzzles_of(group))


def read_puzzles(path: Path) -> tuple[Puzzle, ...]:
    """Return the puzzles in a file, in its order, each of an edition and a goal that there are. PuzzleError, OSError.

    Whether a position holds good is looked at when it is opened (``position.begin``): a hundred would take too long.
    """
    return read_checked(path, PuzzleFile, "puzzles.bad.shape", check, PuzzleError).puzzles
