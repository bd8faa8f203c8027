"""Adds puzzles that have been found to a file of them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import yaml

from .schema import FORMAT, Puzzle

HEAD = f"""\
# Positions from games between the opponents of this program: `risk-desktop puzzles --help` finds more of them.
# What the fields mean stands in risk_desktop/puzzles/schema.py.
format: {FORMAT}
puzzles:
"""


def add_puzzles(path: Path, puzzles: Sequence[Puzzle]) -> None:
    """Add puzzles at the end of a file, which is made if there is none. OSError."""
    if not path.exists():
        path.write_text(HEAD, "utf-8")
    with path.open("a", encoding="utf-8", newline="\n") as file:
        for puzzle in puzzles:
            file.write(as_yaml(puzzle))


def as_yaml(puzzle: Puzzle) -> str:
    """Return a puzzle as an entry of the list in a file."""
    data = [msgspec.to_builtins(puzzle)]
    return str(yaml.safe_dump(data, sort_keys=False, allow_unicode=True, width=100_000, default_flow_style=None))
