"""Measures the memory of a game in its middle: python -m tests.bench.bench_memory (budget: 300 MB, window and opponents).

Six hard opponents play at instant speed on a screen of their own, ten rounds long. Shared pages of libraries count in
both processes as RSS, half in each as PSS.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from pathlib import Path

from tests.bench.display import private_screen
from tests.bench.figures import Figure, show

BUDGET_MB = 300.0
ROUNDS, SECONDS = 10, 90.0


def measure() -> dict[str, float]:
    """Play in a window and return MB by name; needs a display."""
    from risk_desktop.pyside import load_pyside

    load_pyside()
    from risk_desktop.storage.settings import Settings
    from risk_desktop.ui.app import make_application
    from risk_desktop.ui.app_context import AppContext
    from risk_desktop.ui.main_window import MainWindow
    from tests.bench.games import Games

    _application = make_application()
    window = MainWindow(AppContext(Settings(language="en", ai_speed="instant", muted=True)))
    window.resize(1600, 900)
    window.show()
    games = Games(window, "normal", 6)
    games.play_until_round(ROUNDS, SECONDS)
    own, child = os.getpid(), _child(os.getpid())
    found = {"window": _memory(own, "Rss"), "opponents": _memory(child, "Rss")}
    found["together"] = _memory(own, "Pss") + _memory(child, "Pss")
    found["round"] = games.round
    window.close()
    return found


def _child(parent: int) -> int:
    """Return the opponents' process: the largest child (the other one only keeps account of shared memory)."""
    children = Path(f"/proc/{parent}/task").glob("*/children")
    numbers = [int(number) for file in children for number in file.read_text().split()]
    return max(numbers, key=_rss)


def _rss(process: int) -> float:
    return _memory(process, "Rss")


def _memory(process: int, kind: str) -> float:
    """Return MB of a process as the system counts them: "Rss" or "Pss"."""
    found = re.search(rf"^{kind}:\s+(\d+) kB", Path(f"/proc/{process}/smaps_rollup").read_text(), re.M)
    assert found is not None
    return int(found.group(1)) / 1000


def figures() -> list[Figure]:
    """Return the measurements of one game."""
    command = [sys.executable, "-m", "tests.bench.bench_memory", "--inside"]
    with private_screen() as environment:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=240)
    if done.returncode != 0:
        raise SystemExit(done.stderr)
    found = json.loads(done.stdout.splitlines()[-1])
    label = f"memory in round {found['round']} of 6 players"
    return [
        Figure(f"{label}: window", found["window"], "MB RSS"),
        Figure(f"{label}: opponents", found["opponents"], "MB RSS"),
        Figure(f"{label}: together", found["together"], "MB PSS", BUDGET_MB),
    ]


def main() -> int:
    """Print the figures; return 1 if one is over its budget."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    if parser.parse_args().inside:
        print(json.dumps(measure()))
        return 0
    return show(figures())


if __name__ == "__main__":
    sys.exit(main())
