"""Kills the window in the middle of games and goes on from the save: python -m tests.soak.kill_window [--times N].

Each round the real program plays by itself at instant speed on a screen of its own (opponents in all seats), tells each
choice that it has made, and is killed with SIGKILL together with its opponents after a random time. Then the save that
"Continue" would take must be sound, and hold all choices that were told except at most the last; it goes on being
played and is killed again.
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

from risk_desktop.storage.listing import latest_unfinished
from risk_desktop.storage.reading import read_save
from tests.bench.display import private_screen

ROOT = Path(__file__).resolve().parents[2]
PLAYERS = 4


def play(save: Path | None) -> None:
    """Body of the killed process: play in a window, from ``save`` or anew, and print the number of each choice."""
    from PySide6.QtWidgets import QApplication

    from risk_desktop.storage.settings import Settings
    from risk_desktop.ui.app_context import AppContext
    from risk_desktop.ui.window.main_window import MainWindow
    from tests.bench.games import opponents_table

    app = QApplication(["soak"])
    window = MainWindow(AppContext(Settings(language="en", ai_speed="instant", muted=True)))
    window.show()
    if save is None:
        window.start(opponents_table("normal", PLAYERS, seed=random.randrange(1, 10**6)))
    else:
        window.continue_last()
    assert window.playing is not None
    teller = Teller(read_save(window.playing.save).total)
    window.playing.session.happened.connect(teller.tell)
    app.exec()


class Teller:
    """Prints how many choices have been made."""

    def __init__(self, choices: int) -> None:
        self._choices = choices
        print(choices, flush=True)

    def tell(self) -> None:
        """One more."""
        self._choices += 1
        print(self._choices, flush=True)


def killed(environment: dict[str, str], save: Path | None, wait: float) -> int:
    """Play until killed, ``wait`` seconds after the first word; return the number of the last choice told."""
    command = [sys.executable, "-m", "tests.soak.kill_window", "--inside", *([str(save)] if save else ["new"])]
    run = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, start_new_session=True)
    assert run.stdout is not None
    first = run.stdout.readline()
    if not first:
        raise SystemExit("the window ended by itself")
    time.sleep(wait)
    os.killpg(run.pid, signal.SIGKILL)
    told = run.stdout.read().split(b"\n")[:-1]
    run.wait()
    return int(told[-1]) if told else int(first)


def fault_of(path: Path, told: int) -> str:
    """Return what is wrong with a save after ``told`` choices, "" if nothing."""
    verify = [sys.executable, "-m", "risk_desktop", "replay", str(path), "--verify"]
    done = subprocess.run(verify, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        return done.stderr.strip() or f"exit code {done.returncode}"
    held = read_save(path).total
    return "" if held >= told - 1 else f"{told} choices were made, the save holds {held}"


def main() -> int:
    """Run the rounds and print the result; return 1 if a save was not sound."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=10, help="rounds (default: 10)")
    parser.add_argument("--longest", type=float, default=3.0, help="longest time before the kill in seconds")
    parser.add_argument("--inside", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.inside:
        play(None if arguments.inside == "new" else Path(arguments.inside))
        return 0
    faults: list[str] = []
    games = resumed = choices = 0
    with private_screen() as environment, tempfile.TemporaryDirectory() as folder:
        environment["XDG_DATA_HOME"] = folder
        saves = Path(folder) / "risk-desktop" / "saves"
        for number in range(1, arguments.times + 1):
            waiting = latest_unfinished(saves)
            save = waiting.path if waiting is not None else None
            resumed, games = resumed + (save is not None), games + (save is None)
            told = killed(environment, save, random.uniform(0, arguments.longest))
            newest = max(saves.glob("*.risk"), key=_changed)
            choices = max(choices, told)
            if fault := fault_of(newest, told):
                faults.append(f"{newest.name}: {fault}")
            print(f"\r{number}/{arguments.times}: {games} new, {resumed} continued, {len(faults)} faults", end="")
    print(f"; the longest game had {choices} choices")
    for fault in faults:
        print(fault)
    return 1 if faults else 0


def _changed(path: Path) -> float:
    return path.stat().st_mtime


if __name__ == "__main__":
    sys.exit(main())
