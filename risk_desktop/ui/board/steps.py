"""Work in steps of a few ms, so that the window never waits: generators that end with a result."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

_T = TypeVar("_T")


def finished(steps: Generator[None, None, _T]) -> _T:
    """Take all the steps at once, and return the result."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: _T = end.value
            return result
