"""Starts a packaged program as somebody does who has just installed it: ``python packaging/start_up.py PROGRAM``.

Exact odds, a game between three computers in two processes that is saved and read back, and a window that is painted: all in
folders of its own, without a screen, and without this project's Python. Uses the standard library only.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

OF_THE_SYSTEM = (
    *("PATH", "SYSTEMROOT", "SYSTEMDRIVE", "WINDIR", "COMSPEC", "PATHEXT", "TMPDIR", "TEMP", "TMP"),
    "APPIMAGE_EXTRACT_AND_RUN",
)
"""What a program needs to find its system: without SYSTEMROOT nothing starts on Windows, and an AppImage without FUSE unpacks
itself if it is told to."""
GAMES = "games"
TRIALS = (
    "odds 3 2",
    f"simulate --edition world --players 3 --games 2 --ai easy --workers 2 --save {GAMES}",
    "replay SAVE --verify",
    "play --quit-after-paint",
)
"""What is tried, in this order; SAVE stands for the game that was saved."""


def bare_environment(folder: Path, present: Mapping[str, str] = os.environ) -> dict[str, str]:
    """Return an environment without this project's Python, and with a home of its own in ``folder``."""
    kept = {name: value for name, value in present.items() if name.upper() in OF_THE_SYSTEM}
    own = {"HOME": str(folder), "USERPROFILE": str(folder), "WIN_PD_OVERRIDE_LOCAL_APPDATA": str(folder / "local")}
    return {**kept, **own, "QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"}


def try_out(program: str | Path) -> None:
    """Try the program, a path or a command; CalledProcessError if something fails, TimeoutExpired if something never ends."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        program = Path(program).resolve() if Path(program).exists() else program
        (folder / GAMES).mkdir()
        for trial in TRIALS:
            saves = sorted(map(str, (folder / GAMES).glob("*.risk")))
            words = [saves[0] if word == "SAVE" else word for word in trial.split()]
            print("+ " + " ".join([str(program), *words]), flush=True)
            environment = bare_environment(folder)
            subprocess.run(
                [str(program), *words], env=environment, check=True, cwd=folder, timeout=600, stdin=subprocess.DEVNULL
            )


if __name__ == "__main__":
    try_out(sys.argv[1])
