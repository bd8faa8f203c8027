"""``make pictures-same BASE=<commit>``: draws everything at an earlier commit and now, and compares pixel by pixel.

Each rule set of ``EDITIONS`` in two sizes, two languages and two sizes of text. Exit code 0: no pixel differs but in
pictures that ``--except`` names, and by no more than ``--levels`` and ``--spot`` allow. What differs lies in
build/pictures/differences, the pixels marked in red. The pictures of the earlier commit are kept and used again.
"""

from __future__ import annotations

import argparse
import fnmatch
import itertools
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from tests.pictures.compare import Difference, Tolerance, compare, names_in

ROOT = Path(__file__).resolve().parents[2]
WORK = ROOT / "build" / "pictures"
EDITIONS = ("world", "ad2210", "godstorm", "teams", "secret-mission")
SIZES = ("1280x720", "1920x1080")
LANGUAGES = ("en", "de")
SCALES = (100, 200)


class Look(NamedTuple):
    """One call of ``render``; its pictures lie in a folder of this name."""

    edition: str
    size: str
    language: str
    scale: int

    @property
    def folder(self) -> str:
        return f"{self.edition}-{self.size}-{self.language}-{self.scale}"


def commit_of(name: str) -> str:
    """Return the full hash of a commit; ends the program with git's words if there is none."""
    done = subprocess.run(
        ["git", "rev-parse", "--verify", f"{name}^{{commit}}"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        sys.exit(f"BASE={name}: expected a commit of this repository. {done.stderr.strip()}")
    return done.stdout.strip()


def checked_out(commit: str) -> Path:
    """Return a folder with the files of a commit, its texts compiled."""
    tree = WORK / f"tree-{commit[:12]}"
    if not tree.is_dir():
        subprocess.run(["git", "worktree", "prune"], cwd=ROOT, check=True)
        subprocess.run(["git", "worktree", "add", "--quiet", "--detach", str(tree), commit], cwd=ROOT, check=True)
        subprocess.run([sys.executable, "packaging/translations.py"], cwd=tree, check=True)
    return tree


def draw(tree: Path, look: Look, out: Path) -> None:
    """Draw the pictures of a look with the program in ``tree``; raises CalledProcessError if that fails."""
    words = ["--edition", look.edition, "--size", look.size, "--language", look.language]
    subprocess.run(
        [sys.executable, "-m", "risk_desktop", "render", *words, "--text-scale", str(look.scale), "--out", str(out)],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree), "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.DEVNULL,
        check=True,
    )


def drawn_before(commit: str, look: Look) -> Path:
    """Return the folder with the earlier pictures of a look, drawn once."""
    folder = WORK / commit[:12] / look.folder
    if not folder.is_dir():
        unfinished = folder.with_suffix(".part")
        shutil.rmtree(unfinished, ignore_errors=True)
        draw(checked_out(commit), look, unfinished)
        unfinished.rename(folder)
    return folder


class Compared(NamedTuple):
    """How many pictures of a look there are, and those that differ."""

    pictures: int
    differing: list[Difference]


def compared(commit: str, look: Look, tolerance: Tolerance) -> Compared:
    """Draw a look with both programs and compare."""
    before, now = drawn_before(commit, look), WORK / "now" / look.folder
    shutil.rmtree(now, ignore_errors=True)
    draw(ROOT, look, now)
    return Compared(len(names_in(before, now)), compare(before, now, WORK / "differences" / look.folder, tolerance))


def main() -> int:
    """Compare all looks and print what differs."""
    parser = argparse.ArgumentParser(prog="python -m tests.pictures", description=__doc__)
    parser.add_argument("base", help="the earlier commit")
    parser.add_argument("--editions", default=",".join(EDITIONS), help="only these rule sets, with commas between")
    parser.add_argument(
        "--except",
        dest="expected",
        action="append",
        default=[],
        metavar="PATTERN",
        help="pictures that may differ, as world-*-de-*/battle.png",
    )
    parser.add_argument("--levels", type=int, default=0, help="pixels may differ by so many of 256 levels (default: 0)")
    parser.add_argument(
        "--spot", type=int, default=0, help="spots up to so many pixels wide and high may differ, as icons drawn anew"
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    wish = parser.parse_args()
    commit = commit_of(wish.base)
    checked_out(commit)
    shutil.rmtree(WORK / "differences", ignore_errors=True)
    looks = [Look(*each) for each in itertools.product(wish.editions.split(","), SIZES, LANGUAGES, SCALES)]
    tolerance = Tolerance(wish.levels, wish.spot)
    began, every, unexpected = time.monotonic(), 0, 0
    with ThreadPoolExecutor(wish.workers) as pool:
        found = zip(looks, pool.map(lambda look: compared(commit, look, tolerance), looks), strict=True)
        for edition, of_edition in itertools.groupby(found, key=lambda pair: pair[0].edition):
            pictures, differing = 0, list[str]()
            for look, result in of_edition:
                pictures += result.pictures
                for each in result.differing:
                    name = f"{look.folder}/{each}"
                    meant = any(fnmatch.fnmatch(f"{look.folder}/{each.name}", pattern) for pattern in wish.expected)
                    unexpected += not meant
                    differing.append(f"  {name}{' (expected)' if meant else ''}")
            every += pictures
            print(f"{edition}: {pictures} pictures compared, {len(differing)} differ", *differing, sep="\n", flush=True)
    print(f"{every} pictures compared in {round(time.monotonic() - began)} s, {unexpected} differ that should not.")
    return 1 if unexpected or not every else 0


if __name__ == "__main__":
    sys.exit(main())
