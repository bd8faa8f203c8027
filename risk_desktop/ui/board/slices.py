"""Work in slices of a few ms, so that the window never waits: generators that end with a result."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

_T = TypeVar("_T")


def finished(slices: Generator[None, None, _T]) -> _T:
    """Do all of it at once, and return the result."""
    while True:
        try:
            next(slices)
        except StopIteration as end:
            result: _T = end.value
            return result
