"""Measures the start up to the first painted screen: python -m tests.bench.bench_start (budget: 1.2 s from source, warm).

The program runs on a screen of its own, with empty settings, and says when it has painted. Python keeps its compiled
modules in a folder of this measurement; the first start fills it, and has a budget of its own. Then games are started in
one window: how long until the board shows, until it takes clicks, and until it is sharp.

``python -m tests.bench.bench_start /usr/bin/risk-desktop`` starts a packaged program and the source in turns (budget: 0.5 s from
the package). On a busy machine, root may put ``chrt --rr 10`` before it: that measures as if nothing else ran.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence

from tests.bench.display import private_screen
from tests.bench.figures import Figure, show

BUDGET_S, PACKAGED_S, FIRST_RUN = 1.2, 0.5, 1.5
"""The most that a start may take from source and from a package, s, and how many times as long the first may take."""
TIMES = 5
SOURCE = (sys.executable, "-m", "risk_desktop")


def started(environment: dict[str, str], program: Sequence[str] = SOURCE) -> float:
    """Start the program once and return the seconds until it says that it has painted."""
    command = [*program, "play", "--quit-after-paint"]
    began = time.perf_counter()
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        said = program.stdout.readline()
        took = time.perf_counter() - began
    if said.strip() != "painted":
        raise SystemExit(f"the program said {said!r}")
    return took


def opened() -> dict[str, float]:
    """Start games; return the median seconds until the board shows, takes clicks, and is sharp. Needs a display."""
    from risk_desktop.pyside import load_pyside

    load_pyside()
    from PySide6.QtCore import QEvent, QObject

    from risk_desktop.controller.table import Seat, Table
    from risk_desktop.storage.settings import Settings
    from risk_desktop.ui.app import make_application
    from risk_desktop.ui.app_context import AppContext
    from risk_desktop.ui.game.screen import PlayScreen
    from risk_desktop.ui.window.main_window import MainWindow

    class Painted(QObject):
        at = 0.0

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint and not self.at:
                self.at = time.perf_counter()
            return False

    app = make_application()
    window = MainWindow(AppContext(Settings(language="en", ai_speed="instant", muted=True)))
    window.resize(1280, 720)
    window.show()
    seats = (Seat("Ada", "human", 0), Seat("Ben", "easy", 1), Seat("Cleo", "easy", 2))
    found: dict[str, list[float]] = {"shows": [], "clickable": [], "sharp": []}
    for seed in range(1, TIMES + 1):
        began, painted = time.perf_counter(), Painted()
        window.start(Table("world", seats, seed=seed))
        assert window.playing is not None
        session = window.playing.session
        screen = next(each for each in window.findChildren(PlayScreen) if each.context.session is session)
        screen.board.viewport().installEventFilter(painted)
        clickable = 0.0
        while not (painted.at and clickable and screen.board.is_painted):
            app.processEvents()
            presenter = screen.director.presenter
            if not clickable and painted.at and presenter is not None and presenter.active:
                clickable = time.perf_counter()
        for name, at in (("shows", painted.at), ("clickable", clickable), ("sharp", time.perf_counter())):
            found[name].append(at - began)
    window.close()
    return {name: statistics.median(taken) for name, taken in found.items()}


def beside(program: str) -> list[Figure]:
    """Start a packaged program and the source in turns; return the first run of the package, and the medians."""
    with private_screen() as environment, tempfile.TemporaryDirectory() as compiled:
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        environment["PYTHONPYCACHEPREFIX"] = compiled
        first, first_source = started(environment, [program]), started(environment)
        taken = [(started(environment), started(environment, [program])) for _ in range(TIMES)]
    source, packaged = (statistics.median(each) for each in zip(*taken, strict=True))
    return [
        Figure("start to first painted screen, source, median", source, "s", BUDGET_S),
        Figure("start to first painted screen, package, median", packaged, "s", PACKAGED_S),
        Figure("start to first painted screen, package, first run", first, "s", PACKAGED_S * FIRST_RUN),
        Figure("start to first painted screen, source, first run", first_source, "s", BUDGET_S * FIRST_RUN),
    ]


def figures() -> list[Figure]:
    """Return the median and the shortest of some starts, and how long games take to open."""
    with private_screen() as environment, tempfile.TemporaryDirectory() as compiled:
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        environment["PYTHONPYCACHEPREFIX"] = compiled
        first = started(environment)
        before = os.times()
        taken = [started(environment) for _ in range(TIMES)]
        after = os.times()
        inside = [sys.executable, "-m", "tests.bench.bench_start", "--inside"]
        done = subprocess.run(inside, env=environment, capture_output=True, text=True, timeout=120, check=True)
        board = json.loads(done.stdout.splitlines()[-1])
    worked = after.children_user + after.children_system - before.children_user - before.children_system
    return [
        Figure("start to first painted screen, warm, median", statistics.median(taken), "s", BUDGET_S),
        Figure("start to first painted screen, warm, shortest", min(taken), "s"),
        Figure("start to first painted screen, first run", first, "s", BUDGET_S * FIRST_RUN),
        Figure("start to first painted screen and end, processor time", worked / TIMES, "s"),
        Figure("Start of a game to the board, median", board["shows"], "s"),
        Figure("Start of a game to a clickable board, median", board["clickable"], "s"),
        Figure("Start of a game to a sharp board, median", board["sharp"], "s"),
    ]


if __name__ == "__main__":
    if sys.argv[1:] == ["--inside"]:
        print(json.dumps(opened()))
    else:
        sys.exit(show(beside(sys.argv[1]) if len(sys.argv) > 1 else figures()))
