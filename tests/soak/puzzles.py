"""Values the positions of all puzzles anew, with other dice: ``python -m tests.soak.puzzles [--games N] [GROUP ...]``.

Prints a line for each: by how much the best choice leads the second best one, and what the level normal loses.
1 where more than a tenth do not stand up to it. ``--goals`` writes into the files what each puzzle asks for, found anew.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from msgspec.structs import replace

from risk_desktop.paths import resources_dir
from risk_desktop.puzzles.finding import LEAST, Finder
from risk_desktop.puzzles.loader import FOLDER, GROUPS, puzzles_of, read_puzzles
from risk_desktop.puzzles.position import seen_in
from risk_desktop.puzzles.writing import add_puzzles

ANEW = 1000
"""The number of the first game: none of those by which puzzles are found."""
DOUBTFUL = 0.1


def name_anew(path: Path) -> None:
    """Write what each puzzle of a file asks for."""
    found = []
    for puzzle in read_puzzles(path):
        goal = Finder(puzzle.edition, puzzle.players).goal(puzzle)
        print(f"{puzzle.id} {puzzle.goal.kind} {puzzle.goal.region} -> {goal.kind} {goal.region}", flush=True)
        found.append(replace(puzzle, goal=goal))
    path.unlink()
    add_puzzles(path, found)


def main() -> int:
    parser = argparse.ArgumentParser(description="value the positions of all puzzles anew")
    parser.add_argument("--games", type=int, default=48)
    parser.add_argument("groups", nargs="*", default=GROUPS, choices=GROUPS)
    parser.add_argument("--goals", action="store_true", help="write anew what the puzzles ask for, and do nothing else")
    args = parser.parse_args()
    if args.goals:
        for group in args.groups:
            name_anew(resources_dir() / FOLDER / f"{group}.yaml")
        return 0
    done = fallen = 0
    for group in args.groups:
        for puzzle in puzzles_of(group):
            lead = Finder(puzzle.edition, puzzle.players).measure(seen_in(puzzle), range(ANEW, ANEW + args.games))
            stands = lead is not None and min(lead.lead.value, lead.loss.value) >= LEAST / 2
            done, fallen = done + 1, fallen + (not stands)
            told = "no lead" if lead is None else f"lead {lead.lead.value:.3f} loss {lead.loss.value:.3f}"
            before = f"was {puzzle.found.lead:.3f} {puzzle.found.loss:.3f}"
            print(f"{'ok  ' if stands else 'FALL'} {puzzle.id} {told}, {before}", flush=True)
    print(f"{done - fallen} of {done} stand")
    return int(fallen > DOUBTFUL * done)


if __name__ == "__main__":
    sys.exit(main())
