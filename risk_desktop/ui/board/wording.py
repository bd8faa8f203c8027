"""Names broken into balanced lines."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import combinations, pairwise

# A line may end after a space or a hyphen.
_BREAK = re.compile(r"(?<=-)| ")
_MOST_LINES = 3


def broken(name: str) -> list[str]:
    """Return a name on one, two and three lines as far as it can be broken, each with its lines as even as possible."""
    words = [match for match in _BREAK.split(name) if match]
    variants = [name]
    for lines in range(2, min(_MOST_LINES, len(words)) + 1):
        ways = [_joined(words, cuts) for cuts in combinations(range(1, len(words)), lines - 1)]
        variants.append("\n".join(min(ways, key=_unevenness)))
    return variants


def _joined(words: list[str], cuts: tuple[int, ...]) -> list[str]:
    """Return the words as lines that are broken at the cuts, spaced as in the name."""
    bounds = [0, *cuts, len(words)]
    return [_line(words[a:b]) for a, b in pairwise(bounds)]


def _line(words: list[str]) -> str:
    return "".join(word if word.endswith("-") else word + " " for word in words).strip()


def _unevenness(lines: Iterable[str]) -> tuple[int, float]:
    """Return how long the longest line is, then how much the lines differ."""
    lengths = [len(line) for line in lines]
    return max(lengths), max(lengths) - min(lengths)
