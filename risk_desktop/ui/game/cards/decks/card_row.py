"""Where the cards of a row lie: beside each other, closer together or on both sides of what stands among them; or as slips."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QRectF

GAP = 8.0
"""Between two cards that have room, px."""
LEAST_SEEN = 0.5
"""The least share of a card of which nobody is asked that shows before the row parts round what it keeps clear of."""
# Height of a slip at least and at most, its width at least and at most, px at 100 %; between one and the next below it, px.
_LOW, _HIGH, _NARROW, _WIDE, _SLIP_GAP = 27.0, 44.0, 130.0, 290.0, 4.0


@dataclass(frozen=True)
class CardLane:
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

    def left_of(self, number: int, width: float) -> float:
        """Return where a card begins."""
        return self.left + (number - self.first) * (self.step(width) if self.count > 1 else 0.0)


def slips(count: int, room: QRectF, unit: float) -> tuple[QRectF, ...]:
    """Return where ``count`` slips lie in ``room``, in as few columns as possible, from the lower left corner on.

    ``unit``: factor of text. Where there are too many for the room they get lower.
    """
    most = max(1, int((room.height() + _SLIP_GAP) // (_LOW * unit + _SLIP_GAP)))
    across = min(math.ceil(count / most), max(1, int(room.width() // (_NARROW * unit))))
    down = math.ceil(count / across)
    height = min(_HIGH * unit, (room.height() + _SLIP_GAP) / down - _SLIP_GAP)
    width = min(_WIDE * unit, (room.width() + GAP) / across - GAP)
    top = room.bottom() + _SLIP_GAP - down * (height + _SLIP_GAP)
    places = ((room.left() + n // down * (width + GAP), top + n % down * (height + _SLIP_GAP)) for n in range(count))
    return tuple(QRectF(left, top, width, height) for left, top in places)


def lanes(
    count: int, width: float, ends: tuple[float, float], clear: tuple[float, float], seen: float = LEAST_SEEN
) -> tuple[CardLane, ...]:
    """Return where ``count`` cards of a width lie between two ends without covering what stands between ``clear``.

    They lie before it if there is room, else behind it or closer together before it, else on both sides of it.
    Only where no card fits on either side they cover it. ``seen``: the share of a card that shows before they part.
    """
    (left, right), (before, behind) = ends, clear
    behind = max(left, behind)
    squeezed = width * (1 + (count - 1) * seen)
    needed = count * (width + GAP) - GAP
    if left + needed <= before:
        return (CardLane(0, count, left, right),)
    if behind + squeezed <= right:
        return (CardLane(0, count, behind, right),)
    if left + squeezed <= before:
        return (CardLane(0, count, left, before),)
    parted = [_parted(count, number, (left, before), (behind, right)) for number in range(count + 1)]
    best = max(parted, key=lambda found: min((lane.step(width) for lane in found), default=-1.0))
    if min((lane.step(width) for lane in best), default=-1.0) >= 0:
        return best
    return (CardLane(0, count, max(left, min(behind, right - needed)), right),)


def _parted(count: int, first: int, before: tuple[float, float], behind: tuple[float, float]) -> tuple[CardLane, ...]:
    """Return the lanes if the first ``first`` cards lie before, the others behind."""
    found = (CardLane(0, first, *before), CardLane(first, count - first, *behind))
    return tuple(lane for lane in found if lane.count)
