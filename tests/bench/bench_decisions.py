"""Measures how long opponents think: python -m tests.bench.bench_decisions.

Budget for hard: median <= 150 ms, p99 <= 1.5 s a decision. Processor time of whole games of world among six players.
"""

from __future__ import annotations

import statistics
import sys
from time import process_time

from risk_desktop.ai.player import make_opponent
from risk_desktop.engine.view import view
from tests.bench.figures import Figure, show
from tests.bench.quantile import percentile
from tests.playing import earth_board, new_game, world

MEDIAN_MS, P99_MS = 150.0, 1500.0
PLAYERS, GAMES, ROUNDS = 6, 2, 20


def thinking(level: str) -> list[float]:
    """Return the ms of every decision of some games."""
    found = []
    for seed in range(GAMES):
        game = new_game(world(PLAYERS, earth_board(), round_limit=ROUNDS), seed)
        opponents = [make_opponent(level, seed * 31 + player, "balanced") for player in range(PLAYERS)]
        while (decision := game.pending()) is not None:
            seen = view(game, decision.player)
            began = process_time()
            choice = opponents[decision.player].choose(seen, decision)
            found.append((process_time() - began) * 1000)
            game.apply(choice)
    return found


def figures() -> list[Figure]:
    """Return the measurements of the two levels that plan most."""
    result = []
    for level, median, p99 in (("normal", None, None), ("hard", MEDIAN_MS, P99_MS)):
        times = thinking(level)
        label = f"decision, {level} ({len(times):,})"
        result.append(Figure(f"{label}, median", statistics.median(times), "ms", median))
        result.append(Figure(f"{label}, p99", percentile(times, 0.99), "ms", p99))
        result.append(Figure(f"{label}, longest", max(times), "ms"))
    return result


if __name__ == "__main__":
    sys.exit(show(figures()))
