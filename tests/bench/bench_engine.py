"""Prints how fast the engine is, beside the budgets; run it by hand: python -m tests.bench.bench_engine.

Times are the process's own, so that other programs on the machine change them little.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import process_time

from risk_desktop.editions.registry import make_rules
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.game import Game
from risk_desktop.engine.view import determinize, view
from tests.bench.figures import Figure, show
from tests.playing import board_of, earth_board, new_game, play_on, world

CLONE_BUDGET_US, LARGE_CLONE_BUDGET_US = 20.0, 60.0
LARGE = ("ad2210", "godstorm")
"""Rule sets of two boards, with pieces and many decks."""
DECISIONS_BUDGET = 20_000
ROUNDS = 3


def middle_game(players: int) -> Game:
    """Return a game of world on the classic board in the middle of a turn."""
    game = new_game(world(players, earth_board(), round_limit=50), seed=5)
    for n, _ in enumerate(play_on(game, seed=players)):
        if n > 500:
            break
    return game


def third_of_five(edition: str, players: int) -> Game:
    """Return a game in the third of its five rounds."""
    game = new_game(make_rules(edition, board_of(edition), players), seed=5)
    for _ in play_on(game, seed=players):
        if game.state.round == 3:
            break
    return game


def microseconds(work: Callable[[], object], times: int = 5_000) -> float:
    """Return how long one call takes: the best of some rounds."""
    return min(once(work, times) for _ in range(ROUNDS)) / times * 1e6


def once(work: Callable[[], object], times: int) -> float:
    """Return the time of so many calls."""
    start = process_time()
    for _ in range(times):
        work()
    return process_time() - start


def decisions_per_second(players: int, games: int = 6) -> float:
    """Return how many random decisions a second are asked, sampled, checked and applied."""
    rules = world(players, earth_board(), round_limit=50)
    start, decisions = process_time(), 0
    for seed in range(games):
        for _ in play_on(new_game(rules, seed), seed):
            decisions += 1
    return decisions / (process_time() - start)


def figures() -> list[Figure]:
    """Return the measurements for the fewest and the most players."""
    found = []
    for players in (3, 6):
        game, label = middle_game(players), f"world, {players} players"
        seen, dice = view(game, 0), SeededDice(1)
        works: list[tuple[str, Callable[[], object], float | None]] = [
            ("clone", lambda g=game: g.clone(1), CLONE_BUDGET_US),  # type: ignore[misc]
            ("snapshot", lambda g=game: g.snapshot(), None),  # type: ignore[misc]
            ("view", lambda g=game: view(g, 0), None),  # type: ignore[misc]
            ("determinize", lambda s=seen, d=dice: determinize(s, d), None),  # type: ignore[misc]
        ]
        found += [Figure(f"{label}: {name}", microseconds(work), "us", budget) for name, work, budget in works]
        for edition in LARGE:
            large = third_of_five(edition, players - 1)
            clone = microseconds(lambda g=large: g.clone(1))  # type: ignore[misc]
            found.append(Figure(f"{edition}, {players - 1} players: clone", clone, "us", LARGE_CLONE_BUDGET_US))
        fastest = max(decisions_per_second(players) for _ in range(ROUNDS))
        found.append(Figure(f"{label}: random decisions", fastest, "/s", DECISIONS_BUDGET, least=True))
    return found


if __name__ == "__main__":
    sys.exit(show(figures()))
