"""Measures whole games without a window: python -m tests.bench.bench_simulate.

Budget for world with six players on two processes: 3 games a second among normal opponents, 0.5 among hard ones.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys

from tests.bench.figures import Figure, show

LEVELS = (("normal", 48, 3.0), ("hard", 12, 0.5))
"""Level, games, least rate: so many games that the start of three processes is a small part of it."""
WORKERS = 2


def rate(level: str, games: int) -> float:
    """Return games per second of processor time times WORKERS: what two free processors would do."""
    command = [sys.executable, "-m", "risk_desktop", "simulate", "--edition", "world", "--players", "6", "--seed", "1"]
    command += ["--games", str(games), "--ai", level, "--workers", str(WORKERS), "--json"]
    before = os.times()
    done = subprocess.run(command, capture_output=True, text=True, timeout=900)
    after = os.times()
    if done.returncode != 0:
        raise SystemExit(done.stderr)
    json.loads(done.stdout)
    spent = after.children_user + after.children_system - before.children_user - before.children_system
    return games / spent * WORKERS


def figures() -> list[Figure]:
    """Return the rates of the levels that have a budget."""
    return [
        Figure(
            f"simulate, world, 6 players, {level}, {WORKERS} workers", rate(level, games), "games/s", least, least=True
        )
        for level, games, least in LEVELS
    ]


if __name__ == "__main__":
    sys.exit(show(figures()))
