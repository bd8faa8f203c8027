"""Old formats: every released one still loads, and migrations lift each line."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from risk_desktop.editions.registry import EDITIONS
from risk_desktop.storage import migrations
from risk_desktop.storage.boards import board_of
from risk_desktop.storage.lines import FORMAT, DamagedLine, sealed
from risk_desktop.storage.migrations import lifted
from risk_desktop.storage.reading import read_save
from risk_desktop.storage.replay import resume
from risk_desktop.storage.saves import SaveWriter
from tests.playing import bold_choice, islands_board, play_on
from tests.storage.gamefile import written

SAMPLES = Path(__file__).parents[1] / "saves"
ISLANDS = "islands"
"""Stands for the rule set in the samples on the board of the tests."""


def samples():
    """Return the names of the saves of all formats and rule sets."""
    return sorted(path.name for path in SAMPLES.glob("*.risk"))


def board(loaded):
    """Return the board of a sample."""
    return islands_board() if loaded.path.stem.endswith(ISLANDS) else board_of(loaded)


def test_there_is_a_save_of_every_format_and_rule_set():
    formats = range(1, FORMAT + 1)
    assert set(samples()) == {f"format{number}-{name}.risk" for number in formats for name in (*EDITIONS, ISLANDS)}
    assert migrations.MIGRATIONS.keys() == set(range(1, FORMAT))


@pytest.mark.parametrize("name", samples())
def test_the_sample_loads_and_is_played_to_its_end(name, tmp_path):
    path = tmp_path / name
    shutil.copy(SAMPLES / name, path)
    loaded = read_save(path)
    assert (loaded.problems, loaded.notes) == ([], []) and loaded.total > 10
    resumed = resume(loaded, board(loaded))
    assert (resumed.problems, resumed.records) == ([], loaded.total)
    assert resumed.game.pending() is not None
    for _ in play_on(resumed.game, 1, choice=bold_choice):
        pass
    assert resumed.game.state.outcome is not None


@pytest.mark.parametrize("name", samples())
def test_the_sample_opens_at_its_last_position_where_its_beginning_is_gone(name, tmp_path):
    """The second way into a save: not by its records, but by a position that is looked through."""
    path = tmp_path / name
    lines = (SAMPLES / name).read_bytes().splitlines(keepends=True)
    first = next(number for number, line in enumerate(lines) if line.startswith(b'{"line":"record"'))
    path.write_bytes(b"".join([*lines[:first], *lines[first + 1 :]]))
    loaded = read_save(path)
    resumed = resume(loaded, board(loaded))
    assert [problem.key for problem in resumed.problems] == ["storage.line_lost"]
    assert (resumed.records, resumed.whole) == (loaded.total, False)


def test_lines_are_lifted_format_by_format():
    steps = {1: lambda line: {"b": line.pop("a"), **line}, 2: lambda line: {**line, "c": 3}}
    body = lifted(b'{"line":"header","format":1,"a":5}', 1, steps, 3)
    assert json.loads(body) == {"line": "header", "format": 3, "b": 5, "c": 3}
    assert lifted(b"as it is", 3, steps, 3) == b"as it is"


@pytest.mark.parametrize("body", [b"{", b"[]", b'{"line":"header"}'])
def test_a_line_that_cannot_be_lifted_is_damaged(body):
    with pytest.raises(DamagedLine):
        lifted(body, 1, {1: lambda line: {"line": line["missing"]}}, 2)


def test_an_old_file_is_kept_and_written_anew_when_the_game_goes_on(tmp_path, monkeypatch):
    """A file of an imaginary format 0, in which the number of records was called ``count``."""
    path = tmp_path / "old.risk"
    game = written(path, 25)
    old = []
    for line in path.read_bytes().splitlines():
        members = json.loads(line)
        del members["sum"]
        if "n" in members:
            members["count"] = members.pop("n")
        if "format" in members:
            members["format"] = 0
        old.append(sealed(json.dumps(members, separators=(",", ":")).encode()))
    path.write_bytes(b"".join(old))

    def lift(body, found):
        members = json.loads(body)
        if "count" in members:
            members["n"] = members.pop("count")
        if "format" in members:
            members["format"] = FORMAT
        return json.dumps(members).encode()

    monkeypatch.setattr("risk_desktop.storage.reading.lifted", lift)
    monkeypatch.setattr("risk_desktop.storage.reading.OLDEST", 0)
    loaded = read_save(path)
    assert loaded.format == 0
    resumed = resume(loaded, islands_board())
    assert resumed.game.state == game.state
    SaveWriter.reopen(loaded, resumed.records).close()
    monkeypatch.undo()
    assert path.with_name("old.risk.old").read_bytes() == b"".join(old)
    again = read_save(path)
    assert (again.format, again.problems, again.total) == (FORMAT, [], 25)
