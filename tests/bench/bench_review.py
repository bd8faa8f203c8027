"""Measures reviews and hints: python -m tests.bench.bench_review (budget: first figures of 100 own decisions in 20 s of a core).

Processor time, as the machine may be busy with something else. Then the window shows a review, at first at rest and then while
it computes: the memory of both processes, and how regularly the window's loop comes round.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import subprocess
import sys
import time
from itertools import islice

from risk_desktop.ai.player import decide, make_opponent
from risk_desktop.editions.registry import make_rules, start_game
from risk_desktop.engine.view import view
from risk_desktop.review.hint import Adviser
from risk_desktop.review.reviewer import Reviewer
from risk_desktop.storage.recording import Recording
from tests.bench.bench_frames import P99_MS, STALL_MS
from tests.bench.bench_memory import memory
from tests.bench.display import private_screen
from tests.bench.figures import Figure, show
from tests.bench.quantile import percentile
from tests.playing import board_of

SEED, PLAYERS = 2, 6
OWN, BUDGET_S = 100, 20
HINTS, HINT_S = 20, 5
SECONDS = 15.0
BUDGET_MB = 200.0


def figures(seconds: float = SECONDS) -> list[Figure]:
    """Return the measurements of one game of six, and of a window for so many seconds at rest and while it computes."""
    return [*_computed(), *_shown(seconds)]


def _computed() -> list[Figure]:
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
        Figure(f"review: first figures of {OWN} own decisions", 1000 * looked, "ms", 1000 * BUDGET_S),
        Figure(f"review: {OWN} own decisions in full", 1000 * valued, "ms"),
        Figure(f"hint, mean of {len(advice)}", 1000 * sum(advice) / len(advice), "ms"),
        Figure("hint, longest", 1000 * max(advice), "ms", 1000 * HINT_S),
    ]


def _shown(seconds: float) -> list[Figure]:
    """Measure in a process and on a screen of its own."""
    command = [sys.executable, "-m", "tests.bench.bench_review", "--inside", "--seconds", str(seconds)]
    with private_screen() as environment:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=2 * seconds + 600)
    if done.returncode != 0:
        raise SystemExit(done.stderr)
    found = json.loads(done.stdout.splitlines()[-1])
    figures = [
        Figure("memory of the review's window", found["window"], "MB RSS", BUDGET_MB),
        Figure("memory of its process, after as long", found["process"], "MB RSS"),
    ]
    for state in ("rest", "computing"):
        intervals, work = found[state]
        label = f"frames of a review, {state}"
        figures += [
            Figure(f"{label}: interval, p50", percentile(intervals, 0.5), "ms"),
            Figure(f"{label}: interval, p99", percentile(intervals, 0.99), "ms", P99_MS),
            Figure(f"{label}: interval, over {STALL_MS:g} ms", sum(v > STALL_MS for v in intervals), f"of {len(work)}"),
            Figure(f"{label}: own work in it, p99", percentile(work, 0.99), "ms"),
            Figure(f"{label}: own work in it, longest", max(work), "ms", STALL_MS),
        ]
    return figures


def measure(seconds: float) -> dict[str, object]:
    """Show the review of a game, let it rest, then compute; return MB by process and the pulse of each. Needs a display."""
    from risk_desktop.pyside import load_pyside

    load_pyside()
    from PySide6.QtTest import QTest

    from risk_desktop.paths import saves_dir
    from risk_desktop.storage.settings import Settings
    from risk_desktop.ui.app import make_application
    from risk_desktop.ui.app_context import AppContext
    from risk_desktop.ui.runtime.collector import Collector
    from risk_desktop.ui.screens.review.review_screen import ReviewScreen
    from risk_desktop.ui.window.main_window import MainWindow
    from tests.bench.pulse import Pulse
    from tests.ui.support.screen_stage import keep_game, table_of

    collector = Collector(make_application())
    save = keep_game(saves_dir(), "bench", table_of(PLAYERS, SEED), 10_000)
    window = MainWindow(AppContext(Settings(language="en", muted=True)))
    window.resize(1600, 900)
    window.show()
    window.review(save)
    (page,) = window.findChildren(ReviewScreen)
    page.reviewing.stop()
    found: dict[str, object] = {}
    for state in ("rest", "computing"):
        if state == "computing":
            page.reviewing.begin()
        QTest.qWait(2000)
        pulse = Pulse()
        pulse.start()
        QTest.qWait(int(1000 * seconds))
        pulse.stop()
        found[state] = pulse.intervals, pulse.work
    (child,) = (each for each in multiprocessing.active_children() if each.name == "review")
    assert child.pid is not None and page.reviewing.report is not None
    found["window"], found["process"] = memory(os.getpid(), "Rss"), memory(child.pid, "Rss")
    window.close()
    collector.stop()
    return found


def main() -> int:
    """Print the figures; return 1 if one is over its budget."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long the window is measured in each state")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.inside:
        print(json.dumps(measure(arguments.seconds)))
        return 0
    return show(figures(arguments.seconds))


if __name__ == "__main__":
    sys.exit(main())
