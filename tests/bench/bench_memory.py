"""Measures the memory of a game in its middle: python -m tests.bench.bench_memory (budget: 200 MB, the window).

Normal opponents play each kind of game at instant speed on a screen of their own, some rounds long. Shared pages of libraries
count in both processes as RSS, half in each as PSS.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.bench.display import private_screen
from tests.bench.figures import Figure, show

BUDGET_MB = 200.0
ROUNDS, SECONDS = 4, 60.0
GAMES = {"world": 6, "ad2210": 5, "godstorm": 4}
"""How many play each."""
SIZES = ("1280x720", "1920x1080")


def measure(edition: str, size: str) -> dict[str, float]:
    """Play in a window of a size ("1280x720") and return MB by name; needs a display."""
    from risk_desktop.pyside import load_pyside

    load_pyside()
    from risk_desktop.storage.settings import Settings
    from risk_desktop.ui.app import make_application
    from risk_desktop.ui.app_context import AppContext
    from risk_desktop.ui.runtime.collector import Collector
    from risk_desktop.ui.window.main_window import MainWindow
    from tests.bench.games import Games

    application = make_application()
    collector = Collector(application)
    window = MainWindow(AppContext(Settings(language="en", ai_speed="instant", muted=True)))
    window.resize(*map(int, size.split("x")))
    window.show()
    games = Games(window, "normal", GAMES[edition], edition=edition)
    games.play_until_round(ROUNDS, SECONDS)
    own, child = os.getpid(), _child(os.getpid())
    found = {"window": memory(own, "Rss"), "opponents": memory(child, "Rss")}
    found["together"] = memory(own, "Pss") + memory(child, "Pss")
    found["round"] = games.round
    window.close()
    collector.stop()
    return found


def _child(parent: int) -> int:
    """Return the opponents' process: the largest child (the other one only keeps account of shared memory)."""
    children = Path(f"/proc/{parent}/task").glob("*/children")
    numbers = [int(number) for file in children for number in file.read_text().split()]
    return max(numbers, key=_rss)


def _rss(process: int) -> float:
    return memory(process, "Rss")


def memory(process: int, kind: str) -> float:
    """Return MB of a process as the system counts them: "Rss" or "Pss"."""
    found = re.search(rf"^{kind}:\s+(\d+) kB", Path(f"/proc/{process}/smaps_rollup").read_text(), re.M)
    assert found is not None
    return int(found.group(1)) / 1000


def figures(editions: Sequence[str] = tuple(GAMES), sizes: Sequence[str] = SIZES) -> list[Figure]:
    """Return the measurements of a game of each kind in each size."""
    return [figure for edition in editions for size in sizes for figure in _figures(edition, size)]


def _figures(edition: str, size: str) -> list[Figure]:
    command = [sys.executable, "-m", "tests.bench.bench_memory", "--inside", "--edition", edition, "--size", size]
    with private_screen() as environment:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=240)
    if done.returncode != 0:
        raise SystemExit(done.stderr)
    found = json.loads(done.stdout.splitlines()[-1])
    label = f"memory of {edition} at {size} in round {found['round']}"
    return [
        Figure(f"{label}: window", found["window"], "MB RSS", BUDGET_MB),
        Figure(f"{label}: opponents", found["opponents"], "MB RSS"),
        Figure(f"{label}: together", found["together"], "MB PSS"),
    ]


def main() -> int:
    """Print the figures; return 1 if one is over its budget."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", choices=GAMES, action="append", help="a kind of game, by default each")
    parser.add_argument("--size", action="append", help="a size of the window, by default each of " + ", ".join(SIZES))
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    editions, sizes = wanted.edition or tuple(GAMES), wanted.size or SIZES
    if wanted.inside:
        print(json.dumps(measure(editions[0], sizes[0])))
        return 0
    return show(figures(editions, sizes))


if __name__ == "__main__":
    sys.exit(main())
