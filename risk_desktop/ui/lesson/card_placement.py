"""Where the coach's card stands: beside what it talks of and never over it, covering little else."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize

_ACROSS, _DOWN = 16, 10
_TARGET, _NEEDED, _LAND, _OTHER = 400.0, 60.0, 9.0, 4.0
"""What a covered px costs: of what the card talks of, of what is pressed now, of counts on the board, of anything else."""
_FAR, _MOVED = 26.0, 5.0
"""What a px of distance to the target costs, and a px away from where the card stands already."""


@dataclass(frozen=True)
class Room:
    """The part of the window that can be used, and what stands there: ``targets``, what is ``needed`` now, and the rest.

    ``lands``: the badges of the board.
    """

    free: QRect
    targets: tuple[QRect, ...] = ()
    needed: tuple[QRect, ...] = ()
    others: tuple[QRect, ...] = ()
    lands: tuple[QRect, ...] = ()


def place_card(size: QSize, room: Room, gap: int, before: QPoint | None = None) -> QPoint:
    """Return the upper left corner of a card of a size; ``gap`` px stay free round the targets."""
    wide = room.free.adjusted(0, 0, -size.width(), -size.height())
    spots = [
        spot for spot in (*_beside(size, room, gap), *_grid(wide), *([before] if before else [])) if _fits(spot, wide)
    ]
    return min(spots, key=lambda spot: _cost(QRect(spot, size), room, gap, before), default=room.free.topLeft())


def covers(card: QRect, room: Room, gap: int) -> bool:
    """Tell whether a card hides something that it talks of, or that is to be pressed."""
    targets = [target.adjusted(-gap // 2, -gap // 2, gap // 2, gap // 2) for target in room.targets]
    return any(card.intersects(thing) for thing in (*targets, *room.needed))


def _fits(spot: QPoint, wide: QRect) -> bool:
    return wide.left() <= spot.x() <= max(wide.left(), wide.right()) and wide.top() <= spot.y() <= max(
        wide.top(), wide.bottom()
    )


def _grid(wide: QRect) -> Iterator[QPoint]:
    """Yield corners spread over the window."""
    for across in range(_ACROSS + 1):
        for down in range(_DOWN + 1):
            x, y = max(0, wide.width()) * across // _ACROSS, max(0, wide.height()) * down // _DOWN
            yield QPoint(wide.left() + x, wide.top() + y)


def _beside(size: QSize, room: Room, gap: int) -> Iterator[QPoint]:
    """Yield corners just beside the first target: right, left, below, above."""
    for target in room.targets[:1]:
        x, y = target.center().x() - size.width() // 2, target.center().y() - size.height() // 2
        yield QPoint(target.right() + gap, y)
        yield QPoint(target.left() - gap - size.width(), y)
        yield QPoint(x, target.bottom() + gap)
        yield QPoint(x, target.top() - gap - size.height())


def _cost(card: QRect, room: Room, gap: int, before: QPoint | None) -> float:
    """Return how bad a place is."""
    around = [target.adjusted(-gap, -gap, gap, gap) for target in room.targets]
    cost = _TARGET * _covered(card, around) + _NEEDED * _covered(card, room.needed)
    cost += _OTHER * _covered(card, room.others) + _LAND * _covered(card, room.lands)
    cost += _FAR * math.pow(_distance(card, room.targets[0] if room.targets else room.free), 1.15)
    moved = (card.topLeft() - before).manhattanLength() if before is not None else 0
    return cost + _MOVED * min(moved, 120)


def _covered(card: QRect, things: Sequence[QRect]) -> float:
    overlaps = (card.intersected(thing) for thing in things)
    return float(sum(each.width() * each.height() for each in overlaps if not each.isEmpty()))


def _distance(card: QRect, thing: QRect) -> float:
    """Return how far two rectangles are apart, px; from the middle where the card would lie inside the thing."""
    if thing.contains(card):
        return float((card.center() - thing.center()).manhattanLength()) / 8
    across = max(0, thing.left() - card.right(), card.left() - thing.right())
    down = max(0, thing.top() - card.bottom(), card.top() - thing.bottom())
    return float(across + down)
