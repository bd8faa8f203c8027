"""Measures whole games among opponents: python -m tests.bench.bench_ai. Processor time, beside the budgets."""

from __future__ import annotations

import statistics
import sys

from risk_desktop.ai.league import play_match
from tests.bench.figures import Figure, show
from tests.playing import earth_board

BUDGETS = {"easy": None, "normal": 0.6, "hard": 3.5}
"""Seconds of processor time for a game of six."""
GAMES, PLAYERS = 6, 6


def figures() -> list[Figure]:
    """Return time and length of games of each level."""
    found = []
    for level, budget in BUDGETS.items():
        results = play_match("world", earth_board(), (level,) * PLAYERS, GAMES, 1)
        label = f"game of six, {level}"
        found.append(Figure(f"{label}, mean", statistics.mean(r.seconds for r in results), "s", budget))
        found.append(Figure(f"{label}, rounds, median", statistics.median(r.rounds for r in results), "rounds"))
        found.append(Figure(f"{label}, answers replaced", sum(r.faults for r in results), "", 0))
    return found


if __name__ == "__main__":
    sys.exit(show(figures()))
