"""``puzzles`` on the command line: what can't be used is one line, and a game is looked through once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from risk_desktop.cli import main
from risk_desktop.puzzles import finding
from risk_desktop.puzzles.loader import puzzles_of, read_puzzles
from risk_desktop.puzzles.schema import Finding, Puzzle

SOME = next(puzzle for puzzle in puzzles_of("classic") if puzzle.edition == "world")


class EveryOther:
    """Finds one puzzle in each game with an even seed."""

    looked: list[int] = []

    def __init__(self, edition: str, players: int) -> None:
        assert (edition, players) == ("world", SOME.players)

    def puzzles(self, seed: int) -> Iterator[Puzzle]:
        self.looked.append(seed)
        if seed % 2 == 0:
            yield replace(SOME, id=f"{SOME.id}-{seed}", found=Finding(seed, 1, 36, 0.06, 0.09))


def test_it_goes_on_where_it_was_stopped(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(finding, "Finder", EveryOther)
    EveryOther.looked = []
    out = tmp_path / "found.yaml"
    words = ["puzzles", "--players", str(SOME.players), "--out", str(out)]
    assert main([*words, "--games", "4"]) == 0
    assert f"{SOME.id}-2: grade {SOME.grade}, 6 points before the next best, 9 before normal" in capsys.readouterr().out
    assert [puzzle.found.seed for puzzle in read_puzzles(out)] == [2, 4] and EveryOther.looked == [1, 2, 3, 4]
    assert main([*words, "--games", "6"]) == 0
    assert [puzzle.found.seed for puzzle in read_puzzles(out)] == [2, 4, 6]
    assert EveryOther.looked == [1, 2, 3, 4, 1, 3, 5, 6], "a game with puzzles isn't played again"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--edition", "wrold"], "wrold"),
        (["--edition", "world-duel", "--players", "5"], "2"),
        (["--out", "broken.yaml"], "is no file of puzzles"),
        (["--out", "nowhere/found.yaml"], "can't be written"),
    ],
)
def test_what_cannot_be_used_is_one_line(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    words: list[str],
    message: str,
) -> None:
    monkeypatch.setattr(finding, "Finder", EveryOther)
    monkeypatch.chdir(tmp_path)
    Path("broken.yaml").write_text("format: 1\npuzzles: [{id: 5}]\n")
    given = ["puzzles", "--players", str(SOME.players), "--out", "found.yaml", "--games", "2", *words]
    assert main(given) == 1
    told = capsys.readouterr().err.strip()
    assert message in told and "\n" not in told and "Traceback" not in told
