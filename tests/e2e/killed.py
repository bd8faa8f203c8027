"""Kills the program in mid-move and continues: ``python -m tests.e2e.killed [--edition ID] [--keys] [--real] [--shots DIR]``.

The first process plays by robot until a moment that ``tests.e2e.campaigns`` names (the person may answer an invasion with
a card; somebody must be named for a god war), and dies by SIGKILL. The second presses Continue: the same state, the same question
to the same person, with the same hand. No process of the first is left.
"""

from __future__ import annotations

import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.bench.display import private_screen

PATIENCE_S = 20.0
_COMMAND = (sys.executable, "-m", "tests.e2e.play_through", "--inside", "--scenario", "killed")


def main() -> int:
    """Run both processes in the same folders on the same screen."""
    with private_screen() as environment, tempfile.TemporaryDirectory() as folder:
        note = Path(folder) / "moment.json"
        wishes = sys.argv[1:]
        first = subprocess.run([*_COMMAND, *wishes, "--begin", str(note)], env=environment)
        if first.returncode != -signal.SIGKILL or not note.exists():
            print(f"the first process ended with {first.returncode}, not by the kill", file=sys.stderr)
            return 1
        left = survivors(environment["XDG_DATA_HOME"])
        if left:
            print(f"processes outlive the kill: {left}", file=sys.stderr)
            return 1
        return subprocess.run([*_COMMAND, *wishes, "--end", str(note)], env=environment).returncode


def survivors(folder: str) -> list[str]:
    """Return the processes that work in a folder of ours and are still there after some seconds."""
    end = time.monotonic() + PATIENCE_S
    while (left := _working_in(folder)) and time.monotonic() < end:
        time.sleep(0.2)
    return left


def _working_in(folder: str) -> list[str]:
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if f"XDG_DATA_HOME={folder}".encode() in (process / "environ").read_bytes().split(b"\0"):
                found.append((process / "cmdline").read_text(encoding="utf-8").replace("\0", " "))
        except OSError:
            continue  # gone, or not ours
    return found


if __name__ == "__main__":
    sys.exit(main())
