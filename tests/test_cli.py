"""The command line: the program and its window's options, exit codes, and never a traceback."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys

import pytest

from risk_desktop import __version__, cli
from risk_desktop.commands.play import asked_table
from tests.calling import ROOT, called, own_folders  # noqa: F401

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


def test_house_rules_go_with_the_game():
    table = table_for("--edition", "ad2210", "--option", "years=4", "--option", "casualty_choice=mods_first")
    assert table.options == {"years": 4, "casualty_choice": "mods_first"}


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("--edition", "nope"), "no rule set"),
        (("--players", "0"), "isn't for 0 players"),
        (("--players", "9"), "isn't for 9 players"),
        (("--ai", "genius"), "genius"),
        (("game.risk", "--seed", "5"), "not both at once"),
        (("--option", "moon=big"), "moon"),
        (("--edition", "ad2210", "--option", "years=9"), "years"),
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


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--lesson", "chess"), "There is no lesson chess. There is: world, ad2210, godstorm."),
        (("--lesson", "ad2210", "--seed", "3"), "--lesson starts a game of its own"),
        (("--lesson", "ad2210", "game.risk"), "--lesson starts a game of its own"),
    ],
)
def test_a_lesson_that_cannot_be_started_is_one_line(words, said, capsys, monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    code, _, err = called(capsys, "--language", "en", "play", *words)
    assert code == 1
    assert err.startswith(said) and err.count("\n") == 1


def test_play_asks_for_a_lesson():
    from risk_desktop.commands.play import asked_lesson

    parser = cli.build_parser("play")
    assert asked_lesson(parser.parse_args(["play", "--lesson", "ad2210"])) == "ad2210"
    assert asked_lesson(parser.parse_args(["play"])) == ""
