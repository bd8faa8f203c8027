"""The sub-command ``check-map``."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

import pytest

from risk_desktop.commands import check_map


def _run(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    check_map.add_parser(parser.add_subparsers())
    args = parser.parse_args(["check-map", *arguments])
    return int(args.run(args))


@pytest.fixture
def broken(tmp_path: Path, islands: Path) -> Path:
    """A board with two faults, on lines 10 and 25."""
    path = tmp_path / "broken.yaml"
    content = islands.read_text("utf-8").replace("bonus: 3", "bonus: 99").replace("en: Seal Bay", "en: ''")
    path.write_text(content, "utf-8")
    return path


def test_sound_file_is_ok(islands: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert _run(str(islands)) == 0
    output = capsys.readouterr()
    assert output.out == f"ok {islands}\n"
    assert output.err == ""


def test_problems_go_to_standard_error_with_file_and_line(
    islands: Path, broken: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _run(str(broken), str(islands)) == 1
    output = capsys.readouterr()
    assert output.out == f"ok {islands}\n"
    first, second = output.err.splitlines()
    assert first.startswith(f"{broken}:10: ")
    assert second.startswith(f"{broken}:25: ")
    assert "99" in first
    assert "map." not in output.err


def test_json_lists_the_problems(broken: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert _run("--json", str(broken)) == 1
    problems = json.loads(capsys.readouterr().out)
    assert [(p["file"], p["line"], p["key"]) for p in problems] == [
        (str(broken), 10, "map.too_large"),
        (str(broken), 25, "map.text_empty"),
    ]
    assert problems[0]["params"] == {"field": "regions[2].bonus", "value": "99", "limit": "50"}
    assert "50" in problems[0]["message"]


def test_the_json_of_sound_files_needs_no_qt(islands: Path) -> None:
    code = (
        "import sys\nfrom risk_desktop.cli import main\n"
        "assert main(['check-map', '--json', sys.argv[1]]) == 0\nassert 'PySide6' not in sys.modules"
    )
    done = subprocess.run([sys.executable, "-c", code, str(islands)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "[]\n", "")


def test_json_of_sound_files_is_an_empty_list(islands: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert _run("--json", str(islands)) == 0
    assert json.loads(capsys.readouterr().out) == []


def test_file_name_with_control_characters_is_printed_safely(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _run(str(tmp_path / "a\x1b[31m.yaml")) == 1
    assert "a?[31m.yaml:1: " in capsys.readouterr().err


def test_module_does_not_import_qt() -> None:
    code = "import sys, risk_desktop.commands.check_map; sys.exit(any('PySide6' in name for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
