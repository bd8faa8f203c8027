"""Rectangles as plain numbers, which are faster than QRectF: thousands are compared when names and panels are placed."""

from __future__ import annotations

from PySide6.QtCore import QRectF

# Left, top, right, bottom.
Box = tuple[float, float, float, float]


def box_of(rect: QRectF) -> Box:
    """Return a rectangle as a box."""
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def shared_area(one: Box, other: Box) -> float:
    """Return the area that two boxes share."""
    width = min(one[2], other[2]) - max(one[0], other[0])
    if width <= 0:
        return 0.0
    height = min(one[3], other[3]) - max(one[1], other[1])
    return width * height if height > 0 else 0.0


def area(box: Box) -> float:
    """Return the area of a box."""
    return (box[2] - box[0]) * (box[3] - box[1])
