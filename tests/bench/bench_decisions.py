"""Measures how long opponents think: python -m tests.bench.bench_decisions [EDITION...].

Budget for hard: median <= 150 ms, p99 <= 1.5 s a decision. Processor time of whole games: world among six players, and
2210 A.D. and Godstorm among two to five.
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Iterator
from time import process_time

from risk_desktop.ai.player import make_opponent
from risk_desktop.engine.game import Game
from risk_desktop.engine.view import view
from tests.bench.figures import Figure, show
from tests.bench.quantile import percentile
from tests.editions.ad2210.year import ad_rules
from tests.editions.godstorm.epoch import god_rules
from tests.playing import earth_board, new_game, world

MEDIAN_MS, P99_MS = 150.0, 1500.0
PLAYERS, GAMES, ROUNDS = 6, 2, 20
YEARS_PLAYERS = (2, 3, 4, 5)
LEVELS = (("normal", None, None), ("hard", MEDIAN_MS, P99_MS))
"""Levels that plan, with their budgets."""


def world_games() -> Iterator[Game]:
    """Yield some games of world conquest among many."""
    for seed in range(GAMES):
        yield new_game(world(PLAYERS, earth_board(), round_limit=ROUNDS), seed)


def ad2210_games() -> Iterator[Game]:
    """Yield a game of 2210 A.D. for each number of players."""
    for players in YEARS_PLAYERS:
        yield new_game(ad_rules(players), players)


def godstorm_games() -> Iterator[Game]:
    """Yield a game of Godstorm for each number of players."""
    for players in YEARS_PLAYERS:
        yield new_game(god_rules(players), players)


TABLES = {"world": world_games, "ad2210": ad2210_games, "godstorm": godstorm_games}
"""What is played, by rule set."""


def thinking(games: Iterator[Game], level: str) -> list[float]:
    """Return the ms of every decision of some games, among opponents of one level."""
    found = []
    for seed, game in enumerate(games):
        opponents = [make_opponent(level, seed * 31 + player, "balanced") for player in range(game.state.players)]
        while (decision := game.pending()) is not None:
            seen = view(game, decision.player)
            began = process_time()
            choice = opponents[decision.player].choose(seen, decision)
            found.append((process_time() - began) * 1000)
            game.apply(choice)
            game.take_events()
    return found


def figures(*editions: str) -> list[Figure]:
    """Return the measurements of the levels that plan, of all ``editions`` or those named."""
    result = []
    for edition in editions or TABLES:
        for level, median, p99 in LEVELS:
            times = thinking(TABLES[edition](), level)
            label = f"decision, {edition}, {level} ({len(times):,})"
            result.append(Figure(f"{label}, median", statistics.median(times), "ms", median))
            result.append(Figure(f"{label}, p99", percentile(times, 0.99), "ms", p99))
            result.append(Figure(f"{label}, longest", max(times), "ms"))
    return result


if __name__ == "__main__":
    sys.exit(show(figures(*sys.argv[1:])))
