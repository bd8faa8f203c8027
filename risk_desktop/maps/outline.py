"""Outlines as text: a ring is the first point absolute, then differences, in units of 0.1 px, not closed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import accumulate

from risk_desktop.maps.problems import Problem, shown
from risk_desktop.maps.schema import Point

MAX_RING_POINTS = 20_000
_UNITS_PER_PX = 10
_PAIR = r"-?[0-9]{1,6},-?[0-9]{1,6}"
_RING = re.compile(rf"{_PAIR}(?: {_PAIR})*")


class RingError(ValueError):
    """A text that is no ring; ``problem`` says why."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.key, dict(problem.params))
        self.problem = problem


def decode_ring(text: str) -> list[Point]:
    """Return the points of a ring in board px, not closed (the last point differs from the first).

    Raises RingError for a text of another form or with more than MAX_RING_POINTS points.
    """
    if text.count(",") > MAX_RING_POINTS:
        raise RingError(Problem("map.ring_too_long", {"count": text.count(","), "limit": MAX_RING_POINTS}))
    if not _RING.fullmatch(text):
        raise RingError(Problem("map.bad_ring", {"word": shown(_first_bad_word(text))}))
    numbers = list(map(int, text.replace(",", " ").split()))
    xs = [x / _UNITS_PER_PX for x in accumulate(numbers[0::2])]
    ys = [y / _UNITS_PER_PX for y in accumulate(numbers[1::2])]
    return list(zip(xs, ys, strict=True))


def encode_ring(points: Sequence[Point]) -> str:
    """Return ``points`` (board px, not closed) as the text of a ring, rounded to 0.1 px."""
    units = [(round(x * _UNITS_PER_PX), round(y * _UNITS_PER_PX)) for x, y in points]
    starts = [(0, 0), *units]
    return " ".join(f"{x - x0},{y - y0}" for (x0, y0), (x, y) in zip(starts, units, strict=False))


def _first_bad_word(text: str) -> str:
    """Return the first word of ``text`` that is no pair; all of it where only the spaces are wrong."""
    return next((word for word in text.split(" ") if not re.fullmatch(_PAIR, word)), text)
