"""Writes packaging/locks/: every package that this project installs, with version and hashes, for all systems.

``make lock`` takes the newest versions that pyproject.toml allows. There is a file for running (``run.txt``), one for each
extra, and one for building the wheel (``wheel.txt``). All are solved together, so any of them can be installed side by side.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROJECT = ROOT / "pyproject.toml"
LOCKS = ROOT / "packaging" / "locks"
RUN, WHEEL = "run", "wheel"
HEADING = "# Written by `make lock` from pyproject.toml; don't edit.\n"


def requirements() -> dict[str, list[str]]:
    """Return what each file has to hold, by its name: requirements as pyproject.toml spells them."""
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))
    own = f"{project['project']['name']}["
    extras: dict[str, list[str]] = project["project"]["optional-dependencies"]

    def flat(name: str) -> list[str]:
        found = []
        for each in extras[name]:
            found += flat(each.removeprefix(own).rstrip("]")) if each.startswith(own) else [each]
        return found

    wanted = {RUN: project["project"]["dependencies"], WHEEL: project["build-system"]["requires"]}
    return wanted | {name: flat(name) for name in extras}


def oldest_python() -> str:
    """Return the oldest Python that the project runs on."""
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))
    wanted: str = project["project"]["requires-python"]
    return wanted.removeprefix(">=")


def solve(wanted: Sequence[str], more: Sequence[str] = ()) -> str:
    """Return the lines that pin ``wanted`` and all below it, with hashes; CalledProcessError if there is no solution."""
    with tempfile.TemporaryDirectory() as work:
        asked = Path(work) / "asked.txt"
        asked.write_text("\n".join(wanted) + "\n", encoding="utf-8")
        options = ["--universal", "--generate-hashes", "--no-emit-index-url", "--no-header", "--no-annotate", "--quiet"]
        command = [sys.executable, "-m", "uv", "pip", "compile", *options, f"--python-version={oldest_python()}"]
        done = subprocess.run([*command, *more, str(asked)], cwd=work, check=True, stdout=subprocess.PIPE, text=True)
        return done.stdout


def write(target: Path) -> None:
    """Write all files into the folder ``target``."""
    target.mkdir(parents=True, exist_ok=True)
    wanted = requirements()
    with tempfile.TemporaryDirectory() as work:
        together = Path(work) / "together.txt"
        together.write_text(solve([each for group in wanted.values() for each in group]), encoding="utf-8")
        for name, group in wanted.items():
            lines = HEADING + solve(group, [f"--constraint={together}"])
            (target / f"{name}.txt").write_text(lines, encoding="utf-8", newline="\n")


def main() -> int:
    write(LOCKS)
    print(f"Written: {', '.join(sorted(path.name for path in LOCKS.glob('*.txt')))}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
