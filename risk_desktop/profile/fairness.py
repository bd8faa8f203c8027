"""Whether dice were fair: Pearson's chi-square test of how often each face came, for each kind of die."""

from __future__ import annotations

import math
from collections.abc import Sequence


def chi_square(faces: Sequence[int]) -> float:
    """Return Pearson's chi-square statistic of ``faces`` against equal chances; 0 without any dice."""
    total = sum(faces)
    expected = total / len(faces)
    return sum((count - expected) ** 2 / expected for count in faces) if total else 0.0


def chance_of_such_dice(faces: Sequence[int]) -> float:
    """Return the probability that fair dice deviate at least this far from equal counts.

    This is the upper tail of the chi-square distribution in closed form for an odd number of degrees of freedom, as the
    number of faces is even: 5 for six faces, 7 for eight.
    """
    x = chi_square(faces)
    term, terms = 1.0, 0.0
    for odd in range(3, len(faces) + 1, 2):
        terms += term
        term *= x / odd
    return math.erfc(math.sqrt(x / 2)) + math.sqrt(2 * x / math.pi) * math.exp(-x / 2) * terms
