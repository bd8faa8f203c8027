"""A bar on the terminal for what takes its time."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")
_BAR = 30


class Progress:
    """A bar on the terminal with the time that is left for ``total`` steps; nothing where standard error is none."""

    def __init__(self, total: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._total = total
        self._done = self._seen = 0
        self._clock = clock
        self._start = clock()
        self._shown = sys.stderr.isatty() and total > 0

    def at(self, done: int) -> None:
        """Say that so many steps are done, whoever did them."""
        self._done = done

    def follow(self, steps: Iterable[T]) -> Iterator[T]:
        """Yield what the steps yield, and draw the bar after each."""
        for step in steps:
            self._done += 1
            self._seen += 1
            if self._shown:
                print(f"\r{self.line()}", end="", file=sys.stderr, flush=True)
            yield step
        if self._shown and self._seen:
            print(file=sys.stderr)

    def line(self) -> str:
        """Return the bar: "[####....] 12/60 3:20"."""
        full = self._done * _BAR // self._total
        left = self._total - self._done
        seconds = round((self._clock() - self._start) / self._seen * left) if self._seen else 0
        minutes, seconds = divmod(seconds, 60)
        return f"[{'#' * full}{'.' * (_BAR - full)}] {self._done}/{self._total} {minutes}:{seconds:02} "
