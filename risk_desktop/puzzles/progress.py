"""What persons have made of the puzzles: one small file beside the settings.

It can't stand in the file of the profiles, which is made again from the saves when it is lost: a puzzle leaves no save.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from risk_desktop.bounded import TooLargeError, read_bounded
from risk_desktop.paths import config_dir
from risk_desktop.storage.files import keep_bad, write_atomically

log = logging.getLogger(__name__)

Result = Literal["missed", "nearly", "solved"]
"""What somebody has made of a puzzle."""
RANK: Final[dict[Result, int]] = {"missed": 0, "nearly": 1, "solved": 2}

MAX_BYTES = 1_000_000
Name = Annotated[str, Meta(max_length=100)]
Results = dict[Name, dict[Name, Result]]
"""By the person's name and the puzzle's id."""


class PuzzleProgress:
    """Keeps the best that each person has made of each puzzle: in memory, and in a file as far as that can be written."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or config_dir() / "puzzles.json"
        self._results: Results | None = None

    def result(self, person: str, puzzle: str) -> Result | None:
        """Return what a person has made of a puzzle at best, None where he hasn't tried it."""
        return self._known().get(person, {}).get(puzzle)

    def solved(self, person: str) -> int:
        """Return how many puzzles a person has solved."""
        return sum(result == "solved" for result in self._known().get(person, {}).values())

    def add(self, person: str, puzzle: str, result: Result) -> None:
        """Note what a person has made of a puzzle; what was better before stays."""
        results = self._known().setdefault(person, {})
        before = results.get(puzzle)
        if before is not None and RANK[before] >= RANK[result]:
            return
        results[puzzle] = result
        try:
            write_atomically(self._path, msgspec.json.encode(self._known()) + b"\n")
        except OSError as fault:
            log.warning("puzzles %s: %s", self._path, fault)

    def _known(self) -> Results:
        if self._results is None:
            self._results = self._read()
        return self._results

    def _read(self) -> Results:
        try:
            return msgspec.json.decode(read_bounded(self._path, MAX_BYTES), type=Results)
        except FileNotFoundError:
            return {}
        except (TooLargeError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            log.warning("puzzles %s: damaged, kept as %s.bad", self._path, self._path.name)
            keep_bad(self._path)
        except OSError as fault:
            log.warning("puzzles %s: %r", self._path, fault)
        return {}
