"""Measures saves: python -m tests.bench.bench_saves (budget: load of a finished 2,000-decision save <= 300 ms)."""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from risk_desktop.editions.registry import find_edition, make_rules, start_game
from risk_desktop.engine.board import Board
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import TurnStarted
from risk_desktop.maps.graph import to_board
from risk_desktop.storage.boards import find_maps, saved_maps
from risk_desktop.storage.codec import decode_state, encode_state, state_hash
from risk_desktop.storage.journal import Journal
from risk_desktop.storage.lines import SavedSeat, SaveHeader
from risk_desktop.storage.listing import summary_of
from risk_desktop.storage.reading import read_save
from risk_desktop.storage.replay import replay, resume
from risk_desktop.storage.saves import SaveWriter
from tests.bench.figures import Figure, show

DECISIONS, BUDGET_MS = 2000, 300


def write(path: Path) -> tuple[Board, float]:
    """Write a random game of at least DECISIONS decisions; return its board and the milliseconds per decision."""
    maps = find_maps(find_edition("world").boards)
    board = to_board(maps)
    seats = tuple(SavedSeat(f"Player {number}", "easy", number) for number in range(6))
    header = SaveHeader("world", seats, saved_maps(maps), 1, "2026-11-21T12:00:00+00:00")
    game = start_game(make_rules("world", board, 6), 1)
    journal = Journal(SaveWriter(path, header))
    journal.begin(game)
    dice = SeededDice(2)
    spent = 0.0
    for _ in range(DECISIONS):
        decision = game.pending()
        if decision is None:
            break
        record = game.apply(decision.options.sample(dice))
        started = time.perf_counter()
        journal.record(record, game)
        if any(isinstance(event, TurnStarted) for event in game.take_events()):
            journal.turn(game)
        spent += time.perf_counter() - started
    journal.close()
    return board, spent * 1000 / DECISIONS


def best(what: Callable[[], object], times: int = 5) -> float:
    """Return the shortest of some runs in milliseconds."""
    found = []
    for _ in range(times):
        started = time.perf_counter()
        what()
        found.append((time.perf_counter() - started) * 1000)
    return min(found)


def figures() -> list[Figure]:
    """Return the measurements of one save."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.risk"
        board, writing = write(path)
        loaded = read_save(path)
        state = resume(loaded, board).game.snapshot()
        return [
            Figure(f"save of {loaded.total:,} decisions: size", path.stat().st_size / 1000, "kB"),
            Figure("save: write a decision", writing, "ms"),
            Figure("save: load", best(lambda: resume(read_save(path), board)), "ms", BUDGET_MS),
            Figure("save: replay whole", best(lambda: sum(1 for _ in replay(read_save(path), board))), "ms"),
            Figure("save: list", best(lambda: summary_of(path)), "ms"),
            Figure("save: hash of a state", best(lambda: state_hash(state)), "ms"),
            Figure("save: encode and decode a state", best(lambda: decode_state(encode_state(state))), "ms"),
        ]


if __name__ == "__main__":
    sys.exit(show(figures()))
