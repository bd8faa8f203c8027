"""Measures replays: python -m tests.bench.bench_replay (budget: a jump anywhere in 2,000 decisions < 100 ms, painted).

A jump is measured in processor time of the window's own thread, as the machine may be busy with something else.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tests.bench.bench_saves import write
from tests.bench.figures import Figure, show

JUMPS, BUDGET_MS, FOUND_MS = 100, 100, 1500
SIZE = (1280, 720)


def figures() -> list[Figure]:
    """Return the measurements of one replay on the screen."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from risk_desktop.controller.chances import ChanceCourse
    from risk_desktop.controller.replay import ReplaySession, prepare_replay
    from risk_desktop.storage.settings import Settings
    from risk_desktop.ui.app_context import AppContext
    from risk_desktop.ui.game.replay.replay_desk import ReplayDesk
    from risk_desktop.ui.game.screen import PlayScreen
    from risk_desktop.ui.names import Names

    app = QApplication.instance() or QApplication(["bench"])
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.risk"
        write(path)
        started = time.perf_counter()
        source = prepare_replay(path)
        opened = (time.perf_counter() - started) * 1000
        film, luck = source.recording, random.Random(3)
        places = [luck.randrange(film.end + 1) for _ in range(JUMPS)]
        positions = [_ms(partial(film.game_at, place)) for place in places]
        chances = ChanceCourse(film, -1)
        slices = [_ms(chances.find_next) for _ in range(len(film.turns))]
        context = AppContext(Settings(muted=True), Path(folder), size=SIZE)
        session = ReplaySession(source.table, film)
        screen = PlayScreen(context, session, Names(session.table, source.boards), source.boards)
        desk = ReplayDesk(screen, session, context)
        screen.resize(*SIZE)
        screen.show()
        session.start()
        desk.begin()
        started = time.thread_time()
        while not (desk.chances.complete and desk.events.complete):
            app.processEvents()
        found = (time.thread_time() - started) * 1000

        def jump(place: int) -> None:
            session.go_to(place)
            app.processEvents()

        jumps = [_ms(partial(jump, place), time.thread_time) for place in places]
        session.close()
        screen.deleteLater()
    return [
        Figure(f"replay of {film.end:,} decisions: open", opened, "ms"),
        Figure("replay: a position, longest of 100", max(positions), "ms"),
        Figure("replay: chances of a turn, longest", max(slices), "ms"),
        Figure("replay: all chances and great events", found, "ms", FOUND_MS),
        Figure("replay: a jump on the screen, mean of 100", sum(jumps) / len(jumps), "ms"),
        Figure("replay: a jump on the screen, longest of 100", max(jumps), "ms", BUDGET_MS),
    ]


def _ms(what: Callable[[], object], clock: Callable[[], float] = time.perf_counter) -> float:
    started = clock()
    what()
    return (clock() - started) * 1000


if __name__ == "__main__":
    sys.exit(show(figures()))
