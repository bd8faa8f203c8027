"""Values the positions of all puzzles anew, with other dice: ``python -m tests.soak.puzzles [--games N] [GROUP ...]``.

Prints a line for each: by how much the best choice leads the second best one, and what the level normal loses.
1 where more than a tenth don't stand up to it.
"""

from __future__ import annotations

import argparse
import sys

from risk_desktop.puzzles.finding import LEAST, Finder
from risk_desktop.puzzles.loader import GROUPS, puzzles_of
from risk_desktop.puzzles.position import seen_in

ANEW = 1000
"""The number of the first game: none of those by which puzzles are found."""
DOUBTFUL = 0.1


def main() -> int:
    parser = argparse.ArgumentParser(description="value the positions of all puzzles anew")
    parser.add_argument("--games", type=int, default=48)
    parser.add_argument("groups", nargs="*", default=GROUPS, choices=GROUPS)
    args = parser.parse_args()
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
