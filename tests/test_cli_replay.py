"""The commands replay and editions."""

from __future__ import annotations

import json

import pytest

from risk_desktop.commands.support.matches import Match, play_one, save_path
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.storage.reading import read_save
from tests.calling import called, own_folders  # noqa: F401
from tests.storage.gamefile import edit, written


@pytest.fixture
def earth_save(tmp_path):
    """Return the save of a short game on the large board."""
    match = Match("world", 3, 2, ("random",), (("round_limit", 10),), str(tmp_path), "2026-11-21T12:00:00+00:00")
    play_one(match, 0)
    return save_path(match, 0)


def test_replay_prints_sentences_and_hides_what_a_spectator_may_not_see(capsys, earth_save):
    code, out, err = called(capsys, "replay", earth_save)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0].startswith("world, seed 2: random 1, random 2, random 3")
    assert "Round 1: " in out and lines[-1].startswith("Winner: ")
    assert any("takes Alaska" in line for line in lines)
    assert any(line.endswith("draws a card") for line in lines)
    assert "{" not in out


def test_replay_prints_json_lines(capsys, earth_save):
    code, out, _ = called(capsys, "replay", earth_save, "--json")
    lines = [json.loads(line) for line in out.splitlines()]
    assert code == 0
    assert [lines[0]["line"], lines[1]["line"], lines[-1]["line"]] == ["header", "action", "end"]
    actions = lines[1:-1]
    assert [line["n"] for line in actions] == list(range(read_save(earth_save).total + 1))
    assert {"player", "choice", "rolls", "hash", "events", "round"} <= actions[-1].keys()


def test_verify_says_that_a_sound_save_is_sound(capsys, earth_save):
    code, out, err = called(capsys, "replay", earth_save, "--verify")
    assert (code, err) == (0, "") and out.endswith("actions, everything agrees\n")
    code, out, _ = called(capsys, "replay", earth_save, "--verify", "--json")
    found = json.loads(out)
    assert code == 0 and found["ok"] is True and found["problems"] == [] and found["records"] > 100


def test_verify_names_the_line_of_a_tampered_record(capsys, earth_save):
    lines = earth_save.read_bytes().splitlines()
    number = next(
        i for i, line in enumerate(lines, 1) if line.startswith(b'{"line":"record"') and b'"rolls":[]' not in line
    )
    rolls = json.loads(lines[number - 1])["rolls"]
    edit(earth_save, number, rolls=[rolls[0] % 6 + 1, *rolls[1:]])
    code, out, err = called(capsys, "replay", earth_save, "--verify")
    assert code == 1 and out == "" and err.startswith(f"{earth_save}:{number}: The dice")
    code, out, _ = called(capsys, "replay", earth_save, "--verify", "--json")
    assert code == 1 and json.loads(out)["problems"][0]["line"] == number


def test_verify_names_a_damaged_line(capsys, earth_save):
    data = bytearray(earth_save.read_bytes())
    place = data.index(b'"n":30,')
    data[place + 5] ^= 1
    earth_save.write_bytes(data)
    code, _, err = called(capsys, "replay", earth_save, "--verify")
    assert code == 1
    assert f"{earth_save}:{data[:place].count(10) + 1}: Line" in err


def test_a_killed_game_is_sound_as_far_as_it_goes(capsys, earth_save):
    earth_save.write_bytes(earth_save.read_bytes()[:20_000])
    assert called(capsys, "replay", earth_save, "--verify")[0] == 0
    _, out, _ = called(capsys, "replay", earth_save)
    assert out.splitlines()[-1] == "The game is not over."


def test_replay_refuses_what_is_no_save_in_one_line(capsys, tmp_path):
    other = tmp_path / "other.risk"
    other.write_bytes(b"\x00\x01 nothing")
    written(tmp_path / "islands.risk", 10)
    for path, part in ((other, "not a saved game"), (tmp_path / "none", "no such file"), (tmp_path, "not a file")):
        code, out, err = called(capsys, "replay", path)
        assert code == 1 and out == "" and part in err and err.count("\n") == 1
    code, _, err = called(capsys, "replay", tmp_path / "islands.risk")
    assert code == 1 and "islands" in err


def test_editions_are_listed_for_programs_and_for_people(capsys):
    code, out, _ = called(capsys, "editions", "--json")
    found = json.loads(out)
    assert code == 0 and [edition["id"] for edition in found] == list(EDITIONS)
    world = next(edition for edition in found if edition["id"] == "world")
    assert world["players"] == [3, 4, 5, 6] and world["year"] == 2004 and world["boards"] == ["earth"]
    assert {"key": "allocation", "default": "claim", "values": ["claim", "deal"]} in world["options"]
    code, out, _ = called(capsys, "editions")
    assert code == 0 and "world (2004)" in out and "allocation = claim (or deal)" in out
