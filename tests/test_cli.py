"""The command line: stable JSON, the same games for the same seed, exit codes, and never a traceback."""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from risk_desktop import __version__, cli, i18n
from risk_desktop.commands.matches import Match, play_one, save_path
from risk_desktop.commands.play import asked_table
from risk_desktop.commands.simulate import WrongInput, chosen_options, option_text, wilson
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.storage.reading import read_save
from tests.storage.gamefile import written
from tests.storage.test_replay import edit

ROOT = Path(__file__).resolve().parent.parent
SHORT = ("--edition", "world", "--players", "3", "--ai", "random", "--option", "round_limit=10")


@pytest.fixture(autouse=True)
def own_folders(monkeypatch, tmp_path):
    """Keep settings and logs of the person who runs the tests out of them."""
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    before = i18n.language()
    yield
    i18n.set_language(before)


def called(capsys, *words):
    """Run the command line; return exit code, standard output, standard error."""
    code = cli.main(["--language", "en", *map(str, words)])
    out, err = capsys.readouterr()
    assert "Traceback" not in out + err
    return code, out, err


def simulated(capsys, *words):
    """Run ``simulate`` and return its JSON object without the times."""
    code, out, err = called(capsys, "simulate", *SHORT, *words, "--json")
    assert (code, err) == (0, "")
    found = json.loads(out)
    for name in ("seconds", "decisions_per_second", "games_per_second"):
        assert found.pop(name) >= 0
    return found


# --- simulate ---------------------------------------------------------------------------------------------------------


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
    monkeypatch.setattr("risk_desktop.commands.matches.DECISION_SECONDS", -1.0)
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
        (("--option", "round_limit"), "can't be"),
        (("--save", "/dev/null/x"), "can't be used"),
    ],
)
def test_wrong_input_of_simulate_is_one_line(capsys, words, part):
    code, out, err = called(capsys, "simulate", *words)
    assert code == 1 and out == "" and part in err and err.count("\n") == 1


@pytest.mark.parametrize("words", [("--games", "0"), ("--workers", "-1"), ("--players", "x"), ("--seed", "1.5")])
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
def test_a_disk_that_fills_up_is_told_and_ends_it(tmp_path, workers, limit):
    resource = pytest.importorskip("resource")

    def small_files():
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

    command = [sys.executable, "-m", "risk_desktop", "--language", "en", "simulate", *SHORT, "--games", "4", "--json"]
    done = subprocess.run(
        [*command, "--workers", workers, "--save", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=small_files,
    )
    assert done.returncode == 1
    assert json.loads(done.stdout)["finished"] == 0
    assert done.stderr.count("\n") == 1 and "can't be written" in done.stderr and "0 of 4 games" in done.stderr
    assert str(tmp_path) in done.stderr


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


# --- replay and editions ----------------------------------------------------------------------------------------------


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


# --- the program ------------------------------------------------------------------------------------------------------


def test_help_and_version(capsys):
    code, out, _ = called(capsys, "--version")
    assert (code, out) == (0, f"risk-desktop {__version__}\n")
    code, out, _ = called(capsys, "--help")
    assert code == 0 and all(name in out for name in ("simulate", "replay", "editions", "odds", "check-map"))
    assert called(capsys, "simulate", "--help")[0] == 0


@pytest.mark.parametrize("words", [("nonsense",), ("odds",), ("--nonsense",), ("replay",)])
def test_wrong_usage_has_exit_code_2(capsys, words):
    code, _, err = called(capsys, *words)
    assert code == 2 and "usage:" in err


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ([], ["play"]),
        (["--language", "de"], ["--language", "de", "play"]),
        (["game.risk"], ["play", "game.risk"]),
        (["--debug", "a b/é.risk"], ["--debug", "play", "a b/é.risk"]),
        (["simulate", "x.risk"], ["simulate", "x.risk"]),
        (["--version"], ["--version"]),
        (["-h"], ["-h"]),
        (["nonsense"], ["nonsense"]),
    ],
)
def test_without_a_command_the_window_opens(words, expected):
    assert cli.completed(words) == expected


def test_only_the_module_of_the_command_is_loaded():
    assert cli.named(["--language", "nl", "odds", "3", "2"]) == "odds"
    assert cli.named(["nonsense"]) is cli.named([]) is None


def test_an_unexpected_error_is_one_line_and_a_log(capsys, monkeypatch, tmp_path):
    def broken(args):
        raise RuntimeError("the moon fell down")

    monkeypatch.setattr("risk_desktop.commands.editions.run", broken)
    code, out, err = called(capsys, "editions")
    log = tmp_path / "XDG_STATE_HOME" / "risk-desktop" / "cli.log"
    assert code == 1 and out == "" and err.count("\n") == 1
    assert "the moon fell down" in err and str(log) in err
    assert "Traceback" in log.read_text()
    with pytest.raises(RuntimeError):
        cli.main(["--debug", "editions"])


def test_a_missing_package_has_exit_code_3_and_a_remedy(capsys, monkeypatch):
    def broken(args):
        raise ModuleNotFoundError("No module named 'PySide6'", name="PySide6.QtWidgets")

    monkeypatch.setattr("risk_desktop.commands.editions.run", broken)
    code, _, err = called(capsys, "editions")
    assert code == 3 and "pip install" in err


def test_a_reader_that_stops_early_is_no_error(tmp_path):
    command = f"{sys.executable} -m risk_desktop editions --json | head -c 5"
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.stderr == "" and done.stdout == '[{"id'


def test_the_json_of_editions_needs_no_qt():
    code = (
        "import sys\nfrom risk_desktop.cli import main\n"
        "assert main(['editions', '--json']) == 0\nassert 'PySide6' not in sys.modules"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_settings_choose_the_language(tmp_path):
    from risk_desktop.storage.settings import Settings

    folder = tmp_path / "config"
    Settings(language="sv").save(folder / "risk-desktop" / "settings.json")
    environment = {**os.environ, "XDG_CONFIG_HOME": str(folder)}
    done = subprocess.run(
        [sys.executable, "-m", "risk_desktop", "replay", "nothing"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1 and "Filen finns inte" in done.stderr


# --- the window's options ---------------------------------------------------------------------------------------------


def table_for(*words):
    """Return the table that options of ``play`` ask for."""
    args = cli.build_parser("play").parse_args(["play", *words])
    return asked_table(args)


def test_without_options_no_game_is_asked_for():
    assert table_for() is None
    assert table_for("--new-instance") is None
    assert table_for("game.risk") is None


@pytest.mark.parametrize("words", [("--seed", "5"), ("--edition", "world"), ("--players", "4"), ("--ai", "hard")])
def test_each_option_that_describes_a_game_starts_one(words):
    table = table_for(*words)
    assert table.edition == "world" and len(table.seats) == 4
    assert [seat.is_human for seat in table.seats] == [True, False, False, False]
    assert table.seed == (5 if words[0] == "--seed" else 0)
    levels = [seat.kind for seat in table.seats[1:]]
    assert levels == (["hard"] * 3 if words[0] == "--ai" else ["normal", "normal", "easy"])


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("--edition", "nope"), "no rule set"),
        (("--players", "0"), "isn't for 0 players"),
        (("--players", "9"), "isn't for 9 players"),
        (("--ai", "genius"), "genius"),
        (("game.risk", "--seed", "5"), "not both at once"),
    ],
)
def test_wrong_options_of_the_window_are_one_line(capsys, monkeypatch, words, part):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    code, out, err = called(capsys, "play", *words)
    assert code == 1 and out == "" and part in err and err.count("\n") == 1


@pytest.mark.parametrize("command", [name for name in cli.COMMANDS if cli.command_module(name) is not None])
def test_every_option_is_documented(command):
    parser = cli.build_parser(command)
    commands = next(action for action in parser._actions if isinstance(action, argparse._SubParsersAction))
    told = (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")
    section = told.partition(f"\n## {command}\n")[2].partition("\n## ")[0]
    for action in commands.choices[command]._actions:
        names = [name for name in action.option_strings if name.startswith("--") and name != "--help"]
        if action.help != argparse.SUPPRESS:
            assert all(name in section for name in names), (command, names)
