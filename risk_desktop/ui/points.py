"""Points of a hundred as reviews and hints write them: never without their error."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from risk_desktop.i18n import number
from risk_desktop.review.report import Estimate

_LEAST_ERROR = 0.1
"""Games that all came to the same are no proof."""


class ShownPoints(NamedTuple):
    """A number of points as it is shown, with its error in points; error 0: it is exact."""

    value: float
    error: float = 0.0
    decimals: int = 1

    def words(self, signed: bool = True) -> str:
        """Return the number, with its sign unless it is none."""
        shown = number(abs(self.value), self.decimals)
        if not self.value:
            return number(0)
        return shown if not signed and self.value > 0 else f"{'−' if self.value < 0 else '+'}{shown}"

    def within(self) -> str:
        """Return the error, "" where there is none."""
        return within(self.error, self.decimals) if self.error else ""


def loss_points(loss: Estimate) -> ShownPoints:
    """Return what was lost as points below nothing; an estimate never stands without its error."""
    return ShownPoints(round(-100 * loss.value, 1), max(_LEAST_ERROR, 100 * loss.error))


def within(points: float, decimals: int = 1) -> str:
    """Return an error in points, rounded up: never do points look surer than they are."""
    if not decimals and points < 0.5:
        return f"±<{number(1)}"
    step = 10**decimals
    return f"±{number(ceil(round(points * step, 6)) / step, decimals)}"
