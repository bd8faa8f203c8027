"""Finds a place for the coach's card: its home, else where it was before, never over what it is about, covering little else."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPoint, QRect, QSize

_ACROSS, _DOWN = 16, 10
_TARGET, _NEEDED, _LAND, _OTHER = 400.0, 60.0, 9.0, 4.0
"""The cost of a covered px: of the targets, of what has to be pressed, of badges on the board, of anything else."""
_FAR = 4.0
"""The cost of a px of distance to the target."""


@dataclass(frozen=True)
class Room:
    """The ``free`` part of the window, and what stands in it.

    ``targets``: what the card is about; ``needed``: what has to be pressed; ``lands``: badges on the board; ``home``: where it
    stands unless it would cover any of these, empty for nowhere.
    """

    free: QRect
    targets: tuple[QRect, ...] = ()
    needed: tuple[QRect, ...] = ()
    others: tuple[QRect, ...] = ()
    lands: tuple[QRect, ...] = ()
    home: QRect = field(default_factory=QRect)


def place_card(sizes: Sequence[QSize], room: Room, gap: int) -> QRect:
    """Return the best place for a card that may have one of these sizes; ``gap`` px stay free around the targets."""
    places = [place for size in sizes for place in _places(size, room, gap)]
    return min(places, key=lambda place: _cost(place, room, gap), default=QRect(room.free.topLeft(), sizes[0]))


def kept_place(before: QRect, room: Room, gap: int) -> QRect | None:
    """Return where a card stands that stays where it was, pushed into the free part; None if it would cover something."""
    place, free = QRect(before), room.free
    place.moveLeft(max(free.left(), min(place.left(), free.right() + 1 - place.width())))
    place.moveTop(max(free.top(), min(place.top(), free.bottom() + 1 - place.height())))
    return None if covers(place, room, gap) else place


def covers(card: QRect, room: Room, gap: int) -> bool:
    """Tell whether a card covers a target, or something that has to be pressed."""
    targets = [target.adjusted(-gap // 2, -gap // 2, gap // 2, gap // 2) for target in room.targets]
    return any(card.intersects(thing) for thing in (*targets, *room.needed))


def _places(size: QSize, room: Room, gap: int) -> Iterator[QRect]:
    """Yield the places beside the first target, and others all over the free part."""
    wide = room.free.adjusted(0, 0, -size.width(), -size.height())
    for spot in (*_beside(size, room, gap), *_grid(wide)):
        if _fits(spot, wide):
            yield QRect(spot, size)


def _fits(spot: QPoint, wide: QRect) -> bool:
    return wide.left() <= spot.x() <= max(wide.left(), wide.right()) and wide.top() <= spot.y() <= max(
        wide.top(), wide.bottom()
    )


def _grid(wide: QRect) -> Iterator[QPoint]:
    """Yield corners spread evenly over the window."""
    for across in range(_ACROSS + 1):
        for down in range(_DOWN + 1):
            x, y = max(0, wide.width()) * across // _ACROSS, max(0, wide.height()) * down // _DOWN
            yield QPoint(wide.left() + x, wide.top() + y)


def _beside(size: QSize, room: Room, gap: int) -> Iterator[QPoint]:
    """Yield corners right beside the first target: to the right, left, below and above."""
    for target in room.targets[:1]:
        x, y = target.center().x() - size.width() // 2, target.center().y() - size.height() // 2
        yield QPoint(target.right() + gap, y)
        yield QPoint(target.left() - gap - size.width(), y)
        yield QPoint(x, target.bottom() + gap)
        yield QPoint(x, target.top() - gap - size.height())


def _cost(card: QRect, room: Room, gap: int) -> float:
    """Return the cost of a place."""
    around = [target.adjusted(-gap, -gap, gap, gap) for target in room.targets]
    cost = _TARGET * _covered(card, around) + _NEEDED * _covered(card, room.needed)
    cost += _OTHER * _covered(card, room.others) + _LAND * _covered(card, room.lands)
    return cost + (_FAR * math.pow(_distance(card, room.targets[0]), 1.15) if room.targets else 0.0)


def _covered(card: QRect, things: Sequence[QRect]) -> float:
    overlaps = (card.intersected(thing) for thing in things)
    return float(sum(each.width() * each.height() for each in overlaps if not each.isEmpty()))


def _distance(card: QRect, thing: QRect) -> float:
    """Return the distance of two rectangles in px; for a card inside the other, a share of that of their centres."""
    if thing.contains(card):
        return float((card.center() - thing.center()).manhattanLength()) / 8
    across = max(0, thing.left() - card.right(), card.left() - thing.right())
    down = max(0, thing.top() - card.bottom(), card.top() - thing.bottom())
    return float(across + down)
