"""Measures reviews and hints: python -m tests.bench.bench_review (budget: 20 s of a core for 100 own decisions).

Processor time, as the machine may be busy with something else.
"""

from __future__ import annotations

import sys
import time
from itertools import islice

from risk_desktop.ai.player import decide, make_opponent
from risk_desktop.editions.registry import make_rules, start_game
from risk_desktop.engine.view import view
from risk_desktop.review.hint import Adviser
from risk_desktop.review.reviewer import Reviewer
from risk_desktop.storage.recording import Recording
from tests.bench.figures import Figure, show
from tests.playing import board_of

SEED, PLAYERS = 2, 6
OWN, BUDGET_S = 100, 20
HINTS, HINT_S = 20, 5


def figures() -> list[Figure]:
    """Return the measurements of one game of six."""
    game, player = start_game(make_rules("world", board_of("world"), PLAYERS), SEED), make_opponent("normal", 1)
    game.pending()
    recording = Recording(game, game.take_events())
    while (asked := game.pending()) is not None:
        recording.add(game.apply(decide(player, game, asked.player)[0]), game.take_events(), game)
    reviewer = Reviewer(recording, first=(0,))
    started = time.process_time()
    for _ in reviewer.survey():
        pass
    surveyed = time.process_time() - started
    for _ in islice(reviewer.value(), OWN):
        pass
    valued = time.process_time() - started
    started = time.process_time()
    for stage in islice(Reviewer(recording, first=(0,)).stages(), 2):
        for _ in islice(stage.steps, OWN if stage.name == "glance" else None):
            pass
    looked = time.process_time() - started
    advice = []
    for place in range(0, recording.end, max(1, recording.end // HINTS)):
        game = recording.game_at(place)
        asked = game.pending()
        assert asked is not None
        started = time.process_time()
        Adviser().hint(view(game, asked.player))
        advice.append(time.process_time() - started)
    return [
        Figure(f"review of {recording.end:,} decisions: chances and luck", 1000 * surveyed, "ms"),
        Figure(f"review: first look at {OWN} own decisions", 1000 * looked, "ms", 1000 * BUDGET_S),
        Figure(f"review: with {OWN} own decisions", 1000 * valued, "ms", 1000 * BUDGET_S),
        Figure(f"hint, mean of {len(advice)}", 1000 * sum(advice) / len(advice), "ms"),
        Figure("hint, longest", 1000 * max(advice), "ms", 1000 * HINT_S),
    ]


if __name__ == "__main__":
    sys.exit(show(figures()))
