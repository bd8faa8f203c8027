"""Kills simulations at random moments and checks that their saves are sound: python -m tests.soak.kill9 [--times N].

Each round starts ``simulate --save`` in a process group of its own, kills the group with SIGKILL after a random time,
checks every save with ``replay --verify``, goes on with one of them, and checks it again.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from risk_desktop.engine.dice import SeededDice
from risk_desktop.storage.boards import board_of
from risk_desktop.storage.journal import Journal
from risk_desktop.storage.reading import read_save
from risk_desktop.storage.replay import resume
from risk_desktop.storage.saves import SaveWriter

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = (sys.executable, "-m", "risk_desktop")


def killed(folder: Path, arguments: argparse.Namespace, wait: float) -> None:
    """Start a simulation and kill it ``wait`` seconds after its first save has appeared."""
    games = ("--games", "1000", "--seed", str(random.randrange(10**6)), "--players", "4", "--option", "round_limit=50")
    run = subprocess.Popen(
        [
            *PROGRAM,
            "simulate",
            *games,
            "--ai",
            arguments.ai,
            "--workers",
            str(arguments.workers),
            "--save",
            str(folder),
        ],
        cwd=ROOT,
        start_new_session=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    while not any(folder.glob("*.risk")):
        if run.poll() is not None:
            assert run.stderr is not None
            raise SystemExit(f"simulate ended by itself: {run.stderr.read().decode()}")
        time.sleep(0.005)
    time.sleep(wait)
    os.killpg(run.pid, signal.SIGKILL)
    run.communicate()


def verified(path: Path) -> str:
    """Return "" if ``replay --verify`` is content with a save, else what it says."""
    done = subprocess.run(
        [*PROGRAM, "replay", str(path), "--verify"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return "" if done.returncode == 0 else done.stderr.strip() or f"exit code {done.returncode}"


def gone_on(path: Path) -> int:
    """Play twenty more choices of a killed game, saving them; return how many records it then has."""
    loaded = read_save(path)
    resumed = resume(loaded, board_of(loaded))
    journal = Journal(SaveWriter.reopen(loaded, resumed.records))
    dice = SeededDice(resumed.records)
    for _ in range(20):
        decision = resumed.game.pending()
        if decision is None:
            break
        journal.record(resumed.game.apply(decision.options.sample(dice)), resumed.game)
    journal.close()
    return journal.writer.records


def main() -> int:
    """Run the rounds and print the result; return 1 if any save was not sound."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=20, help="rounds (default: 20)")
    parser.add_argument("--workers", type=int, default=1, help="processes of the simulation (default: 1)")
    parser.add_argument("--ai", default="random", help="levels (default: random, the fastest)")
    parser.add_argument("--longest", type=float, default=2.0, help="longest time before the kill in seconds")
    arguments = parser.parse_args()
    saves = records = cut = 0
    faults: list[str] = []
    for number in range(1, arguments.times + 1):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            killed(folder, arguments, random.uniform(0, arguments.longest))
            for path in sorted(folder.glob("*.risk")):
                saves += 1
                loaded = read_save(path)
                records += loaded.total
                cut += bool(loaded.notes)
                fault = verified(path)
                if not fault and loaded.end is None:
                    total = gone_on(path)
                    fault = verified(path) or ("" if total >= loaded.total else "going on lost records")
                if fault:
                    faults.append(fault)
        print(
            f"\r{number}/{arguments.times}: {saves} saves, {records} records, {cut} cut off, {len(faults)} faults",
            end="",
        )
    print()
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
