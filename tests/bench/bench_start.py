"""Measures the start up to the first painted screen: python -m tests.bench.bench_start (budget: 1.2 s from source, warm).

The program runs on a screen of its own, with empty settings, and says when it has painted. Python keeps its compiled
modules in a folder of this measurement, and the first start, which fills it, doesn't count.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time

from tests.bench.display import private_screen
from tests.bench.figures import Figure, show

BUDGET_S = 1.2
TIMES = 5


def started(environment: dict[str, str]) -> float:
    """Start the program once and return the seconds until it says that it has painted."""
    command = [sys.executable, "-m", "risk_desktop", "play", "--quit-after-paint"]
    began = time.perf_counter()
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        said = program.stdout.readline()
        took = time.perf_counter() - began
    if said.strip() != "painted":
        raise SystemExit(f"the program said {said!r}")
    return took


def figures() -> list[Figure]:
    """Return the median and the shortest of some starts."""
    with private_screen() as environment, tempfile.TemporaryDirectory() as compiled:
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        environment["PYTHONPYCACHEPREFIX"] = compiled
        started(environment)
        before = os.times()
        taken = [started(environment) for _ in range(TIMES)]
        after = os.times()
    worked = after.children_user + after.children_system - before.children_user - before.children_system
    return [
        Figure("start to first painted screen, warm, median", statistics.median(taken), "s", BUDGET_S),
        Figure("start to first painted screen, warm, shortest", min(taken), "s"),
        Figure("start to first painted screen and end, processor time", worked / TIMES, "s"),
    ]


if __name__ == "__main__":
    sys.exit(show(figures()))
