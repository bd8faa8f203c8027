"""The command league: games in one file, processes here or a cluster, what it tells, and what it refuses."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time

import pytest

from risk_desktop.commands.support.progress import Progress
from risk_desktop.tournament.games import FixtureResult
from risk_desktop.tournament.results import Results
from tests.calling import ROOT, called, own_folders  # noqa: F401

pytestmark = pytest.mark.heavy

MIX = "capitals-3"
"""Over within a few rounds: most games here could be of any rules."""
PLAYERS = "--table", "random,easy"
TABLE = "--mix", MIX, *PLAYERS


def outcomes(path):
    """Return the games in a file without the times."""
    return {game.fixture: (game.winners, game.rounds) for game in Results(path, FixtureResult)}


def test_a_league_is_played_shown_and_not_played_again(capsys, tmp_path):
    file = tmp_path / "games.jsonl"
    words = ("league", "play", *TABLE, "--games", 2, "--file", file, "--workers", 1)
    code, out, err = called(capsys, *words)
    assert (code, err) == (0, "") and MIX in out and "easy" in out and "95% interval" in out
    before = file.read_bytes()
    code, out, _ = called(capsys, *words, "--json")
    found = json.loads(out)
    assert code == 0 and file.read_bytes() == before
    assert list(found) == ["games", "unfinished", "faults", "mixes", "ratings"]
    assert (found["games"], found["unfinished"], found["faults"]) == (2, 0, 0)
    assert {each["entrant"] for each in found["mixes"][MIX]} == {"random", "easy"}
    assert called(capsys, "league", "show", "--file", file, "--json")[1] == out


def test_a_league_is_the_same_in_one_process_in_two_and_on_a_cluster(capsys, tmp_path):
    """The cluster is a process on this machine that plays two games at once."""
    distributed = pytest.importorskip("dask.distributed")
    alone, two, far = (tmp_path / f"{name}.jsonl" for name in ("alone", "two", "far"))
    words = ("league", "play", *TABLE, "--games", 2)
    assert called(capsys, *words, "--file", alone, "--workers", 1)[0] == 0
    assert called(capsys, *words, "--file", two, "--workers", 2)[0] == 0
    with distributed.LocalCluster(1, threads_per_worker=2, dashboard_address=None) as cluster:
        assert called(capsys, *words, "--file", far, "--scheduler", cluster.scheduler_address)[0] == 0
    assert outcomes(alone) == outcomes(two) == outcomes(far) and len(outcomes(alone)) == 2


def test_a_league_that_was_killed_goes_on(capsys, tmp_path):
    file = tmp_path / "games.jsonl"
    words = ["league", "play", "--mix", "dealt-3", *PLAYERS, "--games", "5", "--file", str(file), "--workers", "1"]
    running = subprocess.Popen([sys.executable, "-m", "risk_desktop", *words], cwd=ROOT, stdout=subprocess.DEVNULL)
    while not (file.exists() and file.read_bytes().count(b"\n") >= 2):
        assert running.poll() is None
        time.sleep(0.05)
    os.kill(running.pid, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)
    running.wait()
    kept = file.read_bytes()
    kept = kept[: kept.rfind(b"\n") + 1]
    assert kept.count(b"\n") < 5
    code, out, _ = called(capsys, *words, "--json")
    assert code == 0 and json.loads(out)["games"] == 5 and file.read_bytes().startswith(kept)


def test_weights_are_fitted_from_the_command_line(capsys, tmp_path):
    pytest.importorskip("cma")
    words = ("league", "fit", "--mix", MIX, "--level", "easy", "--start", "territory=0.5", "caution=0.2")
    words += ("--partners", "random", "--generations", 1, "--population", 4, "--games", 2)
    code, out, _ = called(capsys, *words, "--file", tmp_path / "fit.jsonl", "--workers", 1)
    assert code == 0 and out.startswith("Generation 1, ") and "caution=" in out and "territory=" in out


def test_chances_are_learnt_from_recorded_games(capsys, tmp_path):
    pytest.importorskip("numpy")
    file, written = tmp_path / "positions.jsonl", tmp_path / "chances.yaml"
    words = ("league", "learn", *TABLE, "--games", 3, "--file", file, "--workers", 1, "--write", written)
    code, out, err = called(capsys, *words)
    assert (code, err) == (0, "") and f"{MIX}, rounds 1-3" in out and "How often chances come true" in out
    text = written.read_text(encoding="utf-8")
    assert f"of 3 games of {MIX}" in text and "armies: [" in text
    before = file.read_bytes()
    assert called(capsys, "league", "learn", "--file", file)[:2] == (0, out) and file.read_bytes() == before
    code, _, err = called(capsys, "league", "learn", "--file", file, "--write", tmp_path / "no" / "where.yaml")
    assert code == 1 and "can't be written" in err


def test_chances_are_learnt_from_positions_only(capsys, tmp_path):
    code, _, err = called(capsys, "league", "learn", "--file", tmp_path / "none.jsonl")
    assert code == 1 and "holds no positions" in err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("play", "--mix", "moon", "--table", "easy"), "There is no mix of rules moon"),
        (("play", "--mix", "dealt-3", "--table", "easy,gatherer"), "There is no computer opponent gatherer"),
        (("play", "--mix", "dealt-3", "--table", "hard:trust=1"), "Nobody can play as hard:trust=1"),
        (("fit", "--mix", "dealt-3", "--start", "caution=0"), "Nobody can play as hard:caution=0"),
        (("play", *TABLE, "--scheduler", "nonsense://here"), "No scheduler answers at nonsense://here"),
    ],
)
def test_what_cannot_be_used_is_refused(capsys, tmp_path, words, told):
    code, _, err = called(capsys, "league", *words, "--file", tmp_path / "games.jsonl")
    assert code == 1 and told in err


def test_a_file_of_something_else_is_refused(capsys, tmp_path):
    file = tmp_path / "notes.txt"
    file.write_text("buy milk\n", encoding="utf-8")
    code, _, err = called(capsys, "league", "show", "--file", file)
    assert code == 1 and "can't be read as games of a league" in err


def test_the_bar_tells_the_time_that_is_left():
    times = iter((0.0, 30.0))
    bar = Progress(20, lambda: next(times))
    list(bar.follow([None] * 5))  # type: ignore[list-item]
    assert bar.line() == "[#######.......................] 5/20 1:30 "
