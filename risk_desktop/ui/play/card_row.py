"""Where the cards of a row lie: beside each other, closer together or on both sides of what stands among them."""

from __future__ import annotations

import math
from dataclasses import dataclass

GAP = 8.0
"""Between two cards that have room, px."""
# The least share of a card that shows before the row parts round what it keeps clear of.
_LEAST_SEEN = 0.5


@dataclass(frozen=True)
class Lane:
    """Room for some neighbours of a row: the number of the first one, how many, and from where to where they lie, px."""

    first: int
    count: int
    left: float
    right: float

    def step(self, width: float) -> float:
        """Return the way from one card to the next for cards of a width; less than 0 if not even one fits."""
        room = self.right - self.left - width
        if self.count == 1 or room < 0:
            return math.inf if room >= 0 else room
        return min(width + GAP, room / (self.count - 1))

    def left_of(self, number: int, width: float, chosen: int) -> float:
        """Return where a card begins; beside the chosen one, which lies on top, the others make room for the next."""
        place, room = number - self.first, self.right - self.left
        step = self.step(width) if self.count > 1 else 0.0
        if step >= width or self.count < 3 or room <= 2 * width or not self.first <= chosen < self._last:
            return self.left + place * step
        step = (room - 2 * width) / (self.count - 2)
        return self.left + place * step + (width - step if number > chosen else 0.0)

    @property
    def _last(self) -> int:
        return self.first + self.count - 1


def lanes(count: int, width: float, ends: tuple[float, float], clear: tuple[float, float]) -> tuple[Lane, ...]:
    """Return where so many cards of a width lie between two ends without covering what stands between ``clear``.

    They lie before it if there is room, else behind it or closer together before it, else on both sides of it.
    Only where no card fits on either side they cover it.
    """
    (left, right), (before, behind) = ends, clear
    behind = max(left, behind)
    squeezed = width * (1 + (count - 1) * _LEAST_SEEN)
    needed = count * (width + GAP) - GAP
    if left + needed <= before:
        return (Lane(0, count, left, right),)
    if behind + squeezed <= right:
        return (Lane(0, count, behind, right),)
    if left + squeezed <= before:
        return (Lane(0, count, left, before),)
    parted = [_parted(count, number, (left, before), (behind, right)) for number in range(count + 1)]
    best = max(parted, key=lambda found: min((lane.step(width) for lane in found), default=-1.0))
    if min((lane.step(width) for lane in best), default=-1.0) >= 0:
        return best
    return (Lane(0, count, max(left, min(behind, right - needed)), right),)


def _parted(count: int, first: int, before: tuple[float, float], behind: tuple[float, float]) -> tuple[Lane, ...]:
    """Return the lanes if the first so many cards lie before, the others behind."""
    found = (Lane(0, first, *before), Lane(first, count - first, *behind))
    return tuple(lane for lane in found if lane.count)
