"""What persons have made of puzzles: the best counts, it outlives the program, and a damaged file is put aside."""

from __future__ import annotations

from pathlib import Path

from risk_desktop.puzzles.progress import PuzzleProgress


def test_the_best_of_each_person_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    progress = PuzzleProgress(path)
    assert progress.result("Ada", "one") is None and progress.solved("Ada") == 0
    for result in ("missed", "solved", "nearly"):
        progress.add("Ada", "one", result)  # type: ignore[arg-type]
    progress.add("Bo", "one", "nearly")
    again = PuzzleProgress(path)
    assert (again.result("Ada", "one"), again.result("Bo", "one")) == ("solved", "nearly")
    assert (again.solved("Ada"), again.solved("Bo"), again.solved("Cy")) == (1, 0, 0)


def test_a_damaged_file_is_put_aside(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    for number, damaged in enumerate((b"{", b'{"Ada": {"one": "perhaps"}}', b"[1]", b"\xff\xfe")):
        path.write_bytes(damaged)
        progress = PuzzleProgress(path)
        assert progress.solved("Ada") == 0, number
        assert (tmp_path / "puzzles.json.bad").read_bytes() == damaged
        progress.add("Ada", "one", "solved")
        assert PuzzleProgress(path).solved("Ada") == 1


def test_what_cannot_be_written_is_known_until_the_end(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    progress = PuzzleProgress(tmp_path / "file" / "puzzles.json")
    progress.add("Ada", "one", "solved")
    assert progress.solved("Ada") == 1
