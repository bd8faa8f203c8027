"""The command profile: whose, from which saves, and what it says where there is nothing."""

from __future__ import annotations

import json

import pytest

from risk_desktop.paths import saves_dir
from risk_desktop.profile.database import FILE
from tests.calling import called, own_folders  # noqa: F401
from tests.profile.games import finish

pytestmark = pytest.mark.usefixtures("own_folders")


@pytest.fixture
def saves(own_folders):  # noqa: F811
    for number in range(2):
        finish(saves_dir() / f"{number}.risk", seed=number + 2, created=f"2026-03-0{number + 1}T20:00:00+00:00")
    return saves_dir()


def test_the_one_person_is_told_of(capsys, saves):
    code, out, err = called(capsys, "profile")
    assert (code, err) == (0, "") and out.splitlines()[0] == "Ada"
    assert " of 2 games won: " in out and "Play 5 games for a rating." in out and "World conquest: " in out
    assert (saves / FILE).exists()


def test_json_is_the_same_after_the_database_was_lost_or_made_again(capsys, saves):
    code, first, err = called(capsys, "profile", "ada", "--json")
    assert (code, err) == (0, "") and json.loads(first)["total"]["games"] == 2
    assert called(capsys, "profile", "Ada", "--json", "--rebuild")[1] == first
    (saves / FILE).unlink()
    assert called(capsys, "profile", "Ada", "--json")[1] == first


def test_several_persons_are_listed(capsys, saves):
    finish(saves / "other.risk", people=("Eve",), created="2026-03-09T20:00:00+00:00")
    code, out, _ = called(capsys, "profile")
    assert code == 0 and [line.partition(":")[0] for line in out.splitlines()] == ["Ada", "Eve"]
    people = json.loads(called(capsys, "profile", "--json")[1])["people"]
    assert [(each["name"], each["games"], each["rated"]) for each in people] == [("Ada", 2, 2), ("Eve", 1, 1)]


def test_nobody_and_strangers_are_refused_in_a_line(capsys, saves):
    assert called(capsys, "profile", "Zoe") == (1, "", "Nobody called Zoe has played here. Known: Ada\n")
    for path in saves.iterdir():
        path.unlink()
    assert called(capsys, "profile") == (1, "", "No person has finished a game here yet.\n")


def test_a_damaged_file_is_told_and_made_again(capsys, saves):
    called(capsys, "profile")
    (saves / FILE).write_bytes(b"no database at all" * 50)
    code, out, err = called(capsys, "profile")
    assert code == 0 and " of 2 games won: " in out
    assert "could not be read" in err and f"{FILE}.damaged" in err
