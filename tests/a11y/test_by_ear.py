"""Whole games by keys and ear, in processes of their own. Run them with ``pytest -m long``."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.a11y.by_ear import GAMES, MODULE
from tests.a11y.hearing import lacking

ROOT = Path(__file__).resolve().parents[2]
PATIENCE_S = 900


@pytest.mark.window
@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_can_be_played_by_ear(game: str) -> None:
    if missing := lacking():
        pytest.skip(missing)
    done = subprocess.run(
        [sys.executable, "-m", MODULE, game],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout[-3000:]}\n{done.stderr[-6000:]}"
    assert "Traceback" not in done.stderr, done.stderr[-6000:]
