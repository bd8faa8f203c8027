"""The files of puzzles: every position can be played, asks what it says, and a file that anybody has changed is one message."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from risk_desktop.engine.view import view
from risk_desktop.puzzles.check import position_problem
from risk_desktop.puzzles.finding import LEAST, MANY
from risk_desktop.puzzles.loader import GROUPS, PuzzleError, all_puzzles, puzzles_of, read_puzzles
from risk_desktop.puzzles.position import begin, seen_in
from risk_desktop.puzzles.schema import GRADES, Puzzle
from risk_desktop.puzzles.writing import add_puzzles
from risk_desktop.review.candidates import question
from risk_desktop.ui.puzzle.words import problem_words, task_words

ALL = all_puzzles()


def test_there_are_puzzles_of_every_family_and_grade() -> None:
    for group in GROUPS:
        assert {puzzle.grade for puzzle in puzzles_of(group)} >= {1, 3}, group
        assert all((puzzle.edition == group) == (group != "classic") for puzzle in puzzles_of(group))
    assert {puzzle.grade for puzzle in puzzles_of("classic")} == set(GRADES)
    assert len({puzzle.edition for puzzle in puzzles_of("classic")}) >= 6
    assert len({puzzle.id for puzzle in ALL}) == len({puzzle.state for puzzle in ALL}) == len(ALL)


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_its_position_can_be_played_and_asks_what_it_says(puzzle: Puzzle) -> None:
    assert position_problem(puzzle) is None
    asked = question(seen_in(puzzle))
    assert (asked.player, asked.kind) == (puzzle.player, puzzle.decision) and asked.options.count > 1
    assert min(puzzle.found.lead, puzzle.found.loss) >= LEAST and puzzle.found.games == len(MANY)
    assert "{" not in task_words(puzzle) and not task_words(puzzle).startswith("puzzles.")


@pytest.mark.parametrize("puzzle", ALL[::7], ids=lambda puzzle: puzzle.id)
def test_the_file_holds_no_more_than_the_player_may_see(puzzle: Puzzle) -> None:
    """Whatever is hidden is guessed anew for each try: two of them look alike to the player."""
    first, second = (begin(puzzle, seed) for seed in (1, 2))
    assert view(first, puzzle.player).state == view(second, puzzle.player).state == seen_in(puzzle).state
    assert first.state.seed != second.state.seed


def written(folder: Path, *puzzles: Puzzle) -> Path:
    path = folder / "some.yaml"
    add_puzzles(path, puzzles)
    return path


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = written(tmp_path, *ALL[:2])
    add_puzzles(path, ALL[2:3])
    assert read_puzzles(path) == ALL[:3]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"edition": "wrold"}, "Did you mean world?"),
        ({"players": 6, "edition": "world-duel"}, "for 2 players, not for 6"),
        ({"player": 5, "players": 2, "edition": "world-duel"}, "Seat 5 is none of the 2"),
        ({"options": {"no_such_rule": 3}}, "no house rule no_such_rule"),
        ({"goal": {"kind": "take", "region": "atlantis"}}, "no region atlantis"),
        ({"grade": 4}, "puzzles[0].grade has the wrong form"),
        ({"state": 7}, "puzzles[0].state has the wrong form"),
    ],
)
def test_a_forged_file_is_one_clear_message(tmp_path: Path, change: dict[str, object], message: str) -> None:
    data = msgspec.to_builtins(next(puzzle for puzzle in ALL if puzzle.edition == "world")) | change
    path = tmp_path / "forged.yaml"
    path.write_bytes(msgspec.yaml.encode({"format": 1, "puzzles": [data]}))
    with pytest.raises(PuzzleError) as fault:
        read_puzzles(path)
    assert len(fault.value.problems) == 1 and message in problem_words(fault.value.problems[0])
    assert fault.value.problems[0].line > 1


def test_two_of_the_same_name(tmp_path: Path) -> None:
    with pytest.raises(PuzzleError) as fault:
        read_puzzles(written(tmp_path, ALL[0], ALL[0]))
    assert "Two puzzles are called" in problem_words(fault.value.problems[0])


def test_a_forged_position_is_no_puzzle() -> None:
    puzzle, other = (next(each for each in ALL if each.edition == edition) for edition in ("world", "ad2210"))
    forged = (
        replace(puzzle, state="{"),
        replace(puzzle, state=other.state),
        replace(puzzle, player=(puzzle.player + 1) % puzzle.players),
        replace(puzzle, decision="fortify"),
        replace(puzzle, state='{"players": 3}'),
    )
    for number, each in enumerate(forged):
        problem = position_problem(each)
        assert problem is not None and "{" not in problem_words(problem).removeprefix("{"), number
