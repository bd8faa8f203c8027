"""The command simulate: stable JSON, the same games for the same seed."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time

import pytest

from risk_desktop import cli, i18n
from risk_desktop.commands.simulate import wilson
from risk_desktop.commands.support.house_rules import chosen_options, option_text
from risk_desktop.commands.support.matches import Match, play_one, save_path
from risk_desktop.commands.support.refusal import WrongInput
from risk_desktop.editions.ad2210.cards import deck
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.storage.reading import read_save
from tests.calling import ROOT, called, own_folders  # noqa: F401

SHORT = ("--edition", "world", "--players", "3", "--ai", "random", "--option", "round_limit=10")


def simulated(capsys, *words):
    """Run ``simulate`` and return its JSON object without the times."""
    code, out, err = called(capsys, "simulate", *SHORT, *words, "--json")
    assert (code, err) == (0, "")
    found = json.loads(out)
    for name in ("seconds", "decisions_per_second", "games_per_second"):
        assert found.pop(name) >= 0
    return found


def test_simulate_prints_the_agreed_json(capsys):
    found = simulated(capsys, "--games", 2, "--seed", 5, "--workers", 1)
    assert list(found) == [
        *("edition", "players", "games", "seed", "finished", "illegal", "faults", "seats", "rounds", "decisions"),
        "troubles",
    ]
    assert (found["edition"], found["players"], found["games"], found["seed"]) == ("world", 3, 2, 5)
    assert (found["finished"], found["illegal"], found["faults"]) == (2, 0, 0)
    assert found["decisions"] > 100 and found["rounds"]["median"] <= found["rounds"]["max"] <= 11
    (seat,) = found["seats"]
    assert seat["ai"] == "random" and seat["wins"] == 2 and seat["win_rate"] == 1.0
    assert 0 < seat["ci95"][0] < seat["ci95"][1] == 1.0


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_workers(capsys):
    words = ("--games", 3, "--seed", 11)
    alone = simulated(capsys, *words, "--workers", 1)
    assert simulated(capsys, *words, "--workers", 2) == alone
    assert simulated(capsys, "--games", 3, "--seed", 12, "--workers", 1) != alone


def test_levels_rotate_round_the_seats_and_have_a_row_each(capsys):
    found = simulated(capsys, "--games", 4, "--ai", "random,random", "--workers", 1)
    assert [seat["ai"] for seat in found["seats"]] == ["random", "random"]
    assert sum(seat["wins"] for seat in found["seats"]) >= 4


def test_saves_of_simulated_games_are_sound_and_tell_the_same_games(capsys, tmp_path):
    words = ("--games", 2, "--seed", 3, "--workers", 1)
    plain = simulated(capsys, *words)
    assert simulated(capsys, *words, "--save", tmp_path / "games") == plain
    files = sorted((tmp_path / "games").iterdir())
    assert len(files) == 2
    loaded = [read_save(path) for path in files]
    assert sum(save.total for save in loaded) == plain["decisions"]
    for path, save in zip(files, loaded, strict=True):
        assert save.end is not None and save.header.players == 3
        assert called(capsys, "replay", path, "--verify")[0] == 0
    code, _, err = called(capsys, "simulate", *SHORT, *words, "--save", tmp_path / "games")
    assert code == 1 and "already holds" in err


def test_a_game_depends_on_nothing_but_its_number(tmp_path):
    match = Match("world", 3, 9, ("random",), (("round_limit", 10),))
    assert play_one(match, 4) == play_one(match, 4)
    assert play_one(match, 4) != play_one(match, 5)
    assert save_path(match, 4).name == "world-3p-9-00004.risk"


def test_a_decision_that_takes_too_long_ends_with_the_best_so_far(monkeypatch):
    match = Match("world", 3, 9, ("hard",), (("round_limit", 10),))
    calm = play_one(match, 0)
    assert calm == play_one(match, 0)
    monkeypatch.setattr("risk_desktop.commands.support.matches.DECISION_SECONDS", -1.0)
    hurried = play_one(match, 0)
    assert hurried.finished and hurried.faults == 0 and hurried != calm


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("--edition", "nope"), "no rule set nope"),
        (("--players", "9"), "not for 9 players"),
        (("--ai", "random,genius"), "genius"),
        (("--ai", ""), "no computer opponent"),
        (("--option", "colour=red"), "no house rule colour"),
        (("--option", "round_limit=11"), "can't be 11"),
        (("--option", "round_limit"), "round_limit=VALUE"),
        (("--save", "/dev/null/x"), "can't be used"),
    ],
)
def test_wrong_input_of_simulate_is_one_line(capsys, words, part):
    code, out, err = called(capsys, "simulate", *words)
    assert code == 1 and out == "" and part in err and err.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [
        ("--games", "0"),
        ("--games", "9" * 5000),
        ("--workers", "-1"),
        ("--workers", "5000"),
        ("--players", "x"),
        ("--seed", "1.5"),
    ],
)
def test_wrong_usage_of_simulate_has_exit_code_2(capsys, words):
    code, _, err = called(capsys, "simulate", *words)
    assert code == 2 and "usage:" in err


def test_simulate_speaks_the_languages_of_the_program(capsys):
    texts = set()
    for language in i18n.LANGUAGES:
        assert cli.main(["--language", language, "simulate", *SHORT, "--games", "1", "--workers", "1"]) == 0
        texts.add(capsys.readouterr().out.splitlines()[1])
    assert len(texts) == 4


def test_ctrl_c_prints_what_is_finished(tmp_path):
    command = [sys.executable, "-m", "risk_desktop", "simulate", *SHORT, "--games", "5000", "--workers", "2", "--json"]
    run = subprocess.Popen(
        [*command, "--save", str(tmp_path)], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    deadline = time.monotonic() + 60
    while not any(b'"line":"end"' in path.read_bytes() for path in tmp_path.glob("*.risk")):
        assert time.monotonic() < deadline and run.poll() is None
        time.sleep(0.05)
    run.send_signal(signal.SIGINT)
    out, err = run.communicate(timeout=60)
    assert run.returncode == 1
    assert "Traceback" not in err
    assert 0 <= json.loads(out)["finished"] < 5000


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("limit", [20_000, 100], ids=["in the middle", "from the beginning"])
def test_a_disk_that_fills_up_is_told_and_ends_it(capsys, monkeypatch, tmp_path, workers, limit):
    resource = pytest.importorskip("resource")
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    least, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, most))  # the workers inherit it
    try:
        code, out, err = called(
            capsys, "simulate", *SHORT, "--games", 4, "--json", "--workers", workers, "--save", tmp_path
        )
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (least, most))
    assert code == 1
    assert json.loads(out)["finished"] == 0
    assert err.count("\n") == 1 and "can't be written" in err and "0 of 4 games" in err
    assert str(tmp_path) in err


def test_confidence_intervals_are_wilsons():
    low, high = wilson(8, 10)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 20)[0] == 0.0 and wilson(20, 20)[1] == 1.0


def test_house_rules_are_read_as_they_are_printed():
    for edition in EDITIONS.values():
        for spec in edition.options:
            for value in spec.values:
                found = chosen_options(edition.options, [f"{spec.key}={option_text(value)}"])
                assert found == {spec.key: value} and type(found[spec.key]) is type(value)
    with pytest.raises(WrongInput):
        chosen_options((), ["a=b"])


def test_own_cards_are_looked_at_before_the_games_begin(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(deck, "user_cards_dir", lambda: tmp_path)
    code, _, err = called(capsys, "simulate", "--edition", "ad2210", "--players", 3, "--option", "own_cards=yes")
    assert code == 1
    assert str(tmp_path / "ad2210.yaml") in err
