"""The time that an opponent may take: a deadline and a cooperative cancel. The search is bounded by nodes; this is a safety."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic


class OutOfTime(RuntimeError):
    """An opponent gave no answer in time."""


PART = 0.5
"""Of the time that is left for a turn, one decision may take so much: others are to come, and some time goes by anyway."""


class Allowance:
    """The time that an opponent may take for all decisions of a turn together, beyond what a quick player needs.

    ``seconds`` (None: any) may be changed between two decisions.
    """

    __slots__ = ("_left", "_start", "_turn", "seconds")

    def __init__(self, seconds: float | None = None) -> None:
        self.seconds = seconds
        self._turn = (0, 0)
        self._left = self._start = 0.0

    def begin(self, turn: tuple[int, int]) -> None:
        """Begin with a decision in ``turn`` (its round, and who has it)."""
        if turn != self._turn:
            self._turn, self._left = turn, self.seconds or 0.0
        self._start = monotonic()

    def end(self) -> None:
        """Be done with a decision."""
        self._left -= monotonic() - self._start

    @property
    def spent(self) -> bool:
        """Tell whether the time for the decision is over."""
        return self.seconds is not None and monotonic() - self._start > PART * self._left


class Clock:
    """Runs out after ``seconds`` (None: never), or as soon as ``cancelled()`` says so."""

    __slots__ = ("_cancelled", "_end", "_seconds")

    def __init__(self, seconds: float | None = None, cancelled: Callable[[], bool] | None = None) -> None:
        self._seconds = seconds
        self._cancelled = cancelled
        self._end: float | None = None
        self.restart()

    def restart(self) -> None:
        """Start the time for the next decision."""
        self._end = None if self._seconds is None else monotonic() + self._seconds

    @property
    def expired(self) -> bool:
        """Tell whether the answer is due now."""
        if self._cancelled is not None and self._cancelled():
            return True
        return self._end is not None and monotonic() > self._end

    def check(self) -> None:
        """Raise OutOfTime when the answer is due."""
        if self.expired:
            raise OutOfTime
