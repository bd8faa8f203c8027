"""What a measurement gives: a figure, its unit, and its budget if it has one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """One measured value. ``budget``: the most it may be, or the least where ``least`` is set; None: just to know."""

    what: str
    value: float
    unit: str
    budget: float | None = None
    least: bool = False

    @property
    def over(self) -> bool:
        """Whether the budget is missed."""
        if self.budget is None:
            return False
        return self.value < self.budget if self.least else self.value > self.budget


def show(figures: Iterable[Figure]) -> int:
    """Print a table; return 1 if a budget is missed, else 0."""
    missed = 0
    print(f"{'what':<58}{'budget':>12}{'measured':>12}  unit")
    for figure in figures:
        sign = ">=" if figure.least else "<="
        budget = "" if figure.budget is None else f"{sign} {figure.budget:,g}"
        verdict = "" if figure.budget is None else "  OVER" if figure.over else "  ok"
        print(f"{figure.what:<58}{budget:>12}{_number(figure.value):>12}  {figure.unit}{verdict}")
        missed += figure.over
    return 1 if missed else 0


def _number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 1000 or value == int(value) else f"{value:.3g}"
