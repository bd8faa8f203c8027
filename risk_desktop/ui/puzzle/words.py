"""Puzzles in words: what one asks for, where it is from, and why a file of them can't be read."""

from __future__ import annotations

from risk_desktop.i18n import fault_words, has_text, language, tr
from risk_desktop.maps.finder import find_map
from risk_desktop.maps.problems import Problem
from risk_desktop.puzzles.about import about, new_pieces
from risk_desktop.puzzles.loader import PuzzleError
from risk_desktop.puzzles.position import boards_of
from risk_desktop.puzzles.schema import Puzzle
from risk_desktop.ui.words import edition_name

_PLACING = "reinforce"


def task_words(puzzle: Puzzle) -> str:
    """Return what a puzzle asks for, as a short sentence without a full stop."""
    goal, key, pieces = puzzle.goal, f"puzzles.goal.{puzzle.goal.kind}", None
    if goal.kind == "decide" and has_text(f"{key}.{puzzle.decision}"):
        key = f"{key}.{puzzle.decision}"
        pieces = new_pieces(puzzle) if puzzle.decision == _PLACING else None
    return tr(key, pieces, region=region_name(puzzle, goal.region))


def about_words(puzzle: Puzzle) -> str:
    """Return what the position of a puzzle is about, "" where its goal says it or nothing stands out."""
    found = about(puzzle)
    if found is None:
        return ""
    return tr(f"puzzles.about.{found.kind}", found.number, region=region_name(puzzle, found.region))


def region_name(puzzle: Puzzle, region: str) -> str:
    """Return the name of a region on the boards of a puzzle, "" for none."""
    regions = (each for board in boards_of(puzzle) for each in find_map(board).regions)
    return next((each.name.in_language(language()) for each in regions if each.id == region), "")


def played_words(puzzle: Puzzle) -> str:
    """Return by which rules a puzzle is played, and by how many."""
    return tr("puzzles.row", puzzle.players, edition=edition_name(puzzle.edition))


def file_words(fault: PuzzleError | OSError) -> str:
    """Return why a file of puzzles can't be read."""
    if isinstance(fault, PuzzleError):
        first = fault.problems[0]
        told = tr("puzzles.bad.line", file=fault.file.name, line=first.line, fault=problem_words(first))
    else:
        told = fault_words(fault)
    return tr("puzzles.broken", fault=told)


def problem_words(problem: Problem) -> str:
    """Return what is wrong with a file of puzzles, or with a position in it."""
    return tr(problem.key, None, **problem.params)
