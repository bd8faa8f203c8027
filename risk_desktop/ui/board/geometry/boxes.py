"""Rectangles as plain numbers, which are faster than QRectF: thousands are compared when names and panels are placed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

# Left, top, right, bottom.
Box = tuple[float, float, float, float]
# Where a row or a column begins and ends.
Span = tuple[float, float]


def box_of(rect: QRectF) -> Box:
    """Return a rectangle as a box."""
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def shared_area(one: Box, other: Box) -> float:
    """Return the area that two boxes share."""
    left, top, right, bottom = one
    from_left, from_top, to_right, to_bottom = other
    # Written out, as this is called ten thousand times for one board: min and max would take twice as long.
    width = (right if right < to_right else to_right) - (left if left > from_left else from_left)
    if width <= 0:
        return 0.0
    height = (bottom if bottom < to_bottom else to_bottom) - (top if top > from_top else from_top)
    return width * height if height > 0 else 0.0


def area(box: Box) -> float:
    """Return the area of a box."""
    return (box[2] - box[0]) * (box[3] - box[1])


def hull(boxes: Sequence[Box]) -> Box:
    """Return the least box that holds all of these."""
    return min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes)
