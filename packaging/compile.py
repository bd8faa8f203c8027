"""Makes a copy of the program whose search for opponents' moves is compiled: build/compiled/, for long simulations.

``python packaging/compile.py`` needs the extra ``fast`` (mypyc, a part of mypy) and a C compiler with Python's headers.
The copy plays the same games, about twice as fast. It is a copy, so that what is compiled never hides a source that has
changed since; make it anew after a change.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
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
    "risk_desktop/engine/dice.py",
)
"""Where opponents spend their time: plain loops over lists. A class and those that it inherits from are in here together."""
TRIAL = ("simulate", "--games", "1", "--ai", "hard")
"""A game that shows whether the copy plays."""
ENVIRONMENT_LACKS = 3


def what_lacks() -> str:
    """Return what the machine lacks for compiling, with a remedy; empty if nothing does."""
    if not any(shutil.which(name) for name in ("cc", "gcc", "clang")):
        return "A C compiler is missing. Install one, on Debian and Ubuntu with: apt-get install gcc"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "Python's header files are missing. Install them, on Debian and Ubuntu with: apt-get install python3-dev"
    return ""


def copy_sources(target: Path) -> None:
    """Copy the package, its boards and its resources to ``target``, in place of what was there."""
    shutil.rmtree(target, ignore_errors=True)
    for name in ("risk_desktop", "maps", "resources"):
        shutil.copytree(ROOT / name, target / name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "cache"))
    (target / "mypy.ini").write_text("[mypy]\nignore_missing_imports = True\n", encoding="utf-8")


def main() -> int:
    """Copy and compile; returns 0, or 3 if the machine lacks something."""
    lack = what_lacks()
    if lack:
        print(lack, file=sys.stderr)
        return ENVIRONMENT_LACKS
    copy_sources(COPY)
    done = subprocess.run([sys.executable, "-m", "mypyc", *MODULES], cwd=COPY, capture_output=True, text=True)
    if done.returncode != 0:
        print(done.stdout[-3000:] + done.stderr[-3000:], file=sys.stderr)
        return done.returncode
    shutil.rmtree(COPY / "build", ignore_errors=True)
    tried = subprocess.run(
        [sys.executable, "-m", "risk_desktop", *TRIAL],
        cwd=COPY,
        env={**os.environ, "PYTHONPATH": str(COPY)},
        capture_output=True,
        text=True,
    )
    if tried.returncode != 0:
        print(f"Compiled, but the copy doesn't play:\n{tried.stderr[-3000:]}", file=sys.stderr)
        return tried.returncode
    print(f"Compiled. Start it from its folder:\ncd {COPY}\n{sys.executable} -m risk_desktop simulate --help")
    return 0


if __name__ == "__main__":
    sys.exit(main())
