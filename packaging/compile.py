"""Makes a copy of the program whose search for opponents' moves is compiled: build/compiled/, for long simulations and packages.

``python packaging/compile.py`` needs the extra ``fast`` (mypyc, a part of mypy) and a C compiler with Python's headers.
The copy plays the same games, more than twice as fast; a few are played both ways, read again and compared. It is a copy, so
that what is compiled never hides a source that has changed since; make it anew after a change. What packages hold is made from it
(``build.py``).
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / "build" / "compiled"
SEARCH = (
    *("chance_features", "relations", "evaluate", "facts", "fortify", "led", "leading", "occupy"),
    *("planner", "position", "regroup", "reply", "rollout", "search", "setup", "tally", "turn_end"),
)
MODULES = (
    *(f"risk_desktop/ai/{name}.py" for name in SEARCH),
    "risk_desktop/engine/odds.py",
)
"""Where opponents spend their time: plain loops over lists. A class, those that it inherits from and those that inherit from
it are in here together, or none of them: the dice aren't, as those of replays and lessons are made of them."""
TRIALS = (("world", 4), ("ad2210", 3), ("godstorm", 3))
"""Games that show whether the copy plays as the sources do: rule set and players."""
HEADER = '"line":"header"'
"""Marks the line of a save that holds the time of the game."""
ENVIRONMENT_LACKS = 3


def what_lacks() -> str:
    """Return what the machine lacks for compiling, with a remedy; empty if nothing does."""
    if not any(shutil.which(name) for name in ("cc", "gcc", "clang")):
        return "A C compiler is missing. Install one, on Debian and Ubuntu with: apt-get install gcc"
    if importlib.util.find_spec("mypyc") is None:
        return "Mypyc is missing. Install it with: pip install 'mypy[mypyc]'"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "Python's header files are missing. Install them, on Debian and Ubuntu with: apt-get install python3-dev"
    return ""


def copy_sources(target: Path) -> None:
    """Copy the package, its boards and its resources to ``target``, in place of what was there."""
    shutil.rmtree(target, ignore_errors=True)
    for name in ("risk_desktop", "maps", "resources"):
        shutil.copytree(ROOT / name, target / name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "cache"))
    (target / "mypy.ini").write_text("[mypy]\nignore_missing_imports = True\n", encoding="utf-8")


def kept_games(folder: Path) -> list[str]:
    """Return what is kept of games that the program in ``folder`` plays and can read again, line for line; CompilingFailed."""
    kept = []
    with tempfile.TemporaryDirectory() as saves:
        for edition, players in TRIALS:
            table = ("--edition", edition, "--players", str(players), "--ai", "hard,normal")
            said(folder, "simulate", *table, "--games", "1", "--workers", "1", "--save", saves)
        for save in sorted(Path(saves).iterdir()):
            said(folder, "replay", str(save))
            kept += save.read_text(encoding="utf-8").splitlines()
    return [line for line in kept if HEADER not in line]


def said(folder: Path, *arguments: str) -> str:
    """Return what the program in ``folder`` says; CompilingFailed where it fails."""
    done = subprocess.run(
        [sys.executable, "-m", "risk_desktop", *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        raise CompilingFailed(f"The program in {folder} fails at {arguments[0]}:\n{done.stderr[-3000:]}")
    return done.stdout


class CompilingFailed(Exception):
    """The copy could not be made, or doesn't play the same games; the message tells the details."""


def make_copy() -> None:
    """Copy and compile, and see that the copy decides as the sources do; CompilingFailed."""
    copy_sources(COPY)
    done = subprocess.run([sys.executable, "-m", "mypyc", *MODULES], cwd=COPY, capture_output=True, text=True)
    if done.returncode != 0:
        raise CompilingFailed(done.stdout[-3000:] + done.stderr[-3000:])
    shutil.rmtree(COPY / "build", ignore_errors=True)
    if kept_games(COPY) != kept_games(ROOT):
        raise CompilingFailed("Compiled, but the copy plays other games than the sources do.")


def main() -> int:
    """Make the copy; returns 0, 3 if the machine lacks something, 1 if it fails."""
    lack = what_lacks()
    if lack:
        print(lack, file=sys.stderr)
        return ENVIRONMENT_LACKS
    try:
        make_copy()
    except CompilingFailed as failed:
        print(failed, file=sys.stderr)
        return 1
    print(f"Compiled. Start it from its folder:\ncd {COPY}\n{sys.executable} -m risk_desktop simulate --help")
    return 0


if __name__ == "__main__":
    sys.exit(main())
