"""Differences of strength told as chances to win: so no choice costs more than the chance that there was to lose.

Choices are compared by shares of strength, as those choose better; the chance to win that stands everywhere else is the fitted
one. Of who is behind, the first may be three times the second. So the step from one share to the other is taken from the
chance, in proportion of odds (as logarithms), that of the better choice or that of the other one.
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


def moved(chance: float, share: float, other: float) -> float:
    """Return what a ``chance`` to win becomes where the share of strength is ``other``, in place of ``share``."""
    return 1.0 / (1.0 + exp(log_odds(share) - log_odds(other) - log_odds(chance)))


def lost_chance(best: float, chosen: float, share: float, lower: float) -> float:
    """Return how much of the chance ``best`` is lost where a choice leads to ``chosen``, and to a share ``lower`` than ``share``.

    The step is taken from whichever chance leaves more room: one that is all but certain hardly falls, however much
    strength is lost, and one that is all but gone hardly rises. Nobody loses more than he had.
    """
    return min(best, max(0.0, best - moved(best, share, lower), moved(chosen, lower, share) - chosen))


def factor(best: float, chosen: float, share: float, lower: float) -> float:
    """Return what a step from ``share`` to ``lower`` has to be multiplied by to be the chance that is lost; 1 for no step."""
    step = share - lower
    return lost_chance(best, chosen, share, lower) / step if step > 0.0 else 1.0
