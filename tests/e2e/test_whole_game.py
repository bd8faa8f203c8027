"""Persons without shortcuts into the program play games at the real window, each in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PATIENCE_S = 600
GAMES = {
    "mouse": "--mouse --rounds 10 --look",
    "keyboard": "--keys --rounds 10 --look",
    "large German text": "--mouse --rounds 10 --look --language de --scale 200 --size 1280x720",
    "secret missions": "--mouse --scenario secrets --players 3 --look",
    "secret missions by keyboard": "--keys --scenario secrets --players 3",
    "secret capitals": "--mouse --scenario party --edition capitals --players 3 --rounds 10 --look",
    "four ranked missions": "--mouse --edition missions --rounds 10 --look",
    "the original for two": "--mouse --edition original-duel --rounds 10",
    "two teams": "--mouse --edition teams --players 4 --rounds 10 --look",
    "two persons and a computer": "--mouse --scenario party --rounds 10",
    "neutral colours": "--mouse --edition world-duel --rounds 10 --look",
    "allies": "--mouse --edition world-allies --rounds 10 --look",
    "allies by keyboard": "--keys --edition world-allies --rounds 10",
    "allies in large German": "--mouse --edition world-allies --rounds 10 --look --language de --scale 200",
    "a neutral colour that grows": "--mouse --edition secret-mission-duel --rounds 10 --look",
    "two persons and a neutral colour": "--mouse --scenario party --edition secret-mission-duel --rounds 10",
    "the defender answers, armies regroup": "--mouse --edition risiko --rounds 10 --look",
    "regrouping by keyboard": "--keys --edition risiko --rounds 10",
    "one territory for the extra armies": "--mouse --edition original --rounds 10",
    "rising cards": "--mouse --edition rising-cards --rounds 10",
    "2210 A.D.": "--mouse --real --scenario campaign --look",
    "2210 A.D. by keyboard": "--keys --real --scenario campaign --look",
    "2210 A.D. in large German": "--mouse --scenario campaign --look --language de --scale 200 --size 1280x720",
    "Godstorm": "--mouse --real --scenario campaign --edition godstorm --look",
    "Godstorm by keyboard": "--keys --real --scenario campaign --edition godstorm --look",
    "Godstorm in large German": "--mouse --scenario campaign --edition godstorm --look --language de --scale 200",
    "leaving and coming back": "--mouse --scenario resume",
    "settings in play": "--mouse --scenario settings --look",
    "keys": "--keys --scenario keys",
    "pace": "--mouse --scenario pace",
}
"""Run them with ``pytest -m long``: together they take longer than everything else."""


@pytest.mark.window
@pytest.mark.long
@pytest.mark.parametrize("wishes", GAMES.values(), ids=GAMES.keys())
def test_a_person_can_play(wishes: str) -> None:
    run("tests.e2e.play_through", *wishes.split())


@pytest.mark.window
@pytest.mark.long
@pytest.mark.parametrize("edition", ["ad2210", "godstorm"])
def test_a_kill_in_the_middle_of_a_move_changes_nothing(edition: str) -> None:
    run("tests.e2e.killed", "--real", "--edition", edition)


def run(module: str, *wishes: str) -> None:
    """Run a module in a process of its own, which ends without complaint."""
    command = [sys.executable, "-m", module, *wishes]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=PATIENCE_S, check=False
    )
    assert done.returncode == 0, f"{done.stdout[-3000:]}\n{done.stderr[-6000:]}"
    assert "Traceback" not in done.stderr, done.stderr[-6000:]
