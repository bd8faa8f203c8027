"""Forged saves with right checksums: those that once did harm, what was told to do harm, and new ones."""

from __future__ import annotations

import contextlib
import json
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from risk_desktop.controller.opening import prepare
from risk_desktop.storage.lines import sealed
from risk_desktop.storage.reading import SaveError, read_save
from tests.calling import called, own_folders  # noqa: F401
from tests.saves.make import sample
from tests.soak.forge import CORPUS, LOAD_SECONDS, Forger
from tests.soak.forgery import parsed, written

ROOT = Path(__file__).resolve().parents[2]
SECONDS = [6, pytest.param(60, marks=pytest.mark.long)]
"""So long with all rule sets in turn."""
KEPT = sorted(CORPUS.glob("*.risk"))


@pytest.fixture(autouse=True)
def loud_log(caplog):
    """The last guard is heard by the log; its warnings are of no interest here."""
    caplog.set_level("ERROR", "risk_desktop")


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_forgery_that_once_did_harm_does_none(path: Path, tmp_path: Path) -> None:
    forger = Forger([], 1)
    forger.open(path.read_bytes(), path.stem, tmp_path)
    assert forger.tally.finds == []


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_replay_of_a_forgery_says_in_one_line_what_is_wrong(path: Path, capsys) -> None:
    code, out, err = called(capsys, "replay", path, "--verify")
    assert (code, out) == (1, "")
    assert "Traceback" not in err
    assert err and all(line.startswith(f"{path}") for line in err.splitlines())
    code, _, first = called(capsys, "replay", path)
    assert code == 1 and first.count("\n") == 1 and first.startswith(f"{path}:")


@pytest.mark.parametrize("seconds", SECONDS)
def test_new_forgeries_of_every_rule_set_do_no_harm(seconds: int, tmp_path: Path) -> None:
    """In a process of its own, whose memory is that of the loading alone; finds are kept in the folder of the test."""
    command = [sys.executable, "-m", "tests.soak.forge", "--seconds", str(seconds), "--corpus", str(tmp_path / "finds")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"[1-9]\d* opened and played on", done.stdout)


# --- work is bounded by the size of the file --------------------------------------------------------------------------


def seconds_to_load(path: Path) -> float:
    """Return how long it takes to open a file or to refuse it."""
    started = time.perf_counter()
    with contextlib.suppress(SaveError):
        prepare(path)
    return time.perf_counter() - started


def test_undo_lines_that_swing_cost_no_more_than_their_bytes(tmp_path: Path) -> None:
    """Each pair took a list of a million records and threw it away again."""
    path = tmp_path / "swing.risk"
    lines = parsed(sample("world").read_bytes())[:3]
    pair = [{"line": "undo", "n": 1_000_000, "undo": 0}, {"line": "undo", "n": 0, "undo": 1_000_000}]
    path.write_bytes(written([*lines, *(pair * 10_000)]))
    assert seconds_to_load(path) < LOAD_SECONDS
    path.write_bytes(written([*lines, *([{**line, "n": min(line["n"], 250_000)} for line in pair] * 10_000)]))
    assert seconds_to_load(path) < LOAD_SECONDS


def test_thousands_of_broken_positions_cost_no_more_than_their_bytes(tmp_path: Path) -> None:
    """Each one was looked for among all lines, from the first one on."""
    path = tmp_path / "broken.risk"
    lines = parsed(sample("world").read_bytes())
    broken = [{"line": "snapshot", "n": 1, "hash": "", "state": {"n": number}} for number in range(40_000)]
    path.write_bytes(written([*lines[:3], *broken]))
    assert seconds_to_load(path) < 2 * LOAD_SECONDS
    assert len(read_save(path).unusable) == 40_000


def test_a_position_is_held_against_board_and_rules_before_it_is_used(tmp_path: Path) -> None:
    """A plausible position with a right checksum and no hash, one thing in it impossible: it is never played on."""
    path = tmp_path / "forged.risk"
    lines = parsed(sample("world").read_bytes())
    last = [line for line in lines if line["line"] == "snapshot"][-1]
    for change in (
        {"armies": [10**9, *last["state"]["armies"][1:]]},
        {"owner": [5, *last["state"]["owner"][1:]]},
        {"round": 10**9},
        {"seed": -1},
        {"stack": [{"step": "Battle", "attacker": 0, "origin": 0, "target": 1, "dice": 3, "armies": 3, "shown": []}]},
        {"stack": last["state"]["stack"][:1] * 20_000},
        {"pieces": [{"kind": "war", "player": 0, "territory": 0}]},
        {"markers": [{"kind": "plague", "territory": 0}]},
        {"alive": [False] * len(last["state"]["alive"])},
    ):
        forged = {**last, "hash": "", "state": {**last["state"], **change}}
        path.write_bytes(
            b"".join(sealed(json.dumps(line, separators=(",", ":")).encode()) for line in (*lines[:2], forged))
        )
        prepared = prepare(path)
        assert prepared.resumed.whole and prepared.resumed.records == 0, f"{change} was played on"
