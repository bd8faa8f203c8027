"""Differences of strength told as chances to win: so no choice costs more than the chance that there was to lose.

Choices are compared by shares of strength, as those choose better; the chance to win that stands everywhere else is the fitted
one. Of who is behind, the first may be three times the second. So the step from one share to the other is taken from the
chance, in proportion of odds (as logarithms).
"""

from __future__ import annotations

from math import exp, log
from typing import Final

LEAST: Final = 1e-6
"""Nothing is quite certain: the odds of a chance keep so far from 0 and 1."""


def log_odds(part: float) -> float:
    """Return the logarithm of the odds of ``part``, which is between 0 and 1."""
    within = min(1.0 - LEAST, max(LEAST, part))
    return log(within / (1.0 - within))


def lost_chance(chance: float, share: float, lower: float) -> float:
    """Return by how much a ``chance`` to win falls where the share of strength is only ``lower``, in place of ``share``."""
    left = 1.0 / (1.0 + exp(log_odds(share) - log_odds(lower) - log_odds(chance)))
    return max(0.0, chance - left)


def factor(chance: float, share: float, lower: float) -> float:
    """Return what a small step from ``share`` to ``lower`` has to be multiplied by to be one of the ``chance``; 1 for no step."""
    step = share - lower
    return lost_chance(chance, share, lower) / step if step > 0.0 else 1.0
