"""Slanted stripes in turn, for land in which several stand."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

# Run and rise of a stripe: it falls to the left, across the light from the top left.
_SLANT = 0.62


def striped(bounds: QRectF, centre: QPointF, widths: Sequence[float]) -> list[QPainterPath]:
    """Return for each width the path of its stripes over a rectangle; the first width's stripe begins the pattern.

    ``widths``: board px across. ``centre`` lies in the middle of a stripe of the first width.
    """
    steps = [width * math.hypot(1, _SLANT) for width in widths]
    period, paths = sum(steps), [QPainterPath() for _ in widths]
    lean = bounds.height() * _SLANT
    origin = centre.x() - steps[0] / 2 + (centre.y() - bounds.bottom()) * _SLANT
    start = origin - math.ceil((origin - bounds.left() + lean) / period) * period
    while start < bounds.right():
        left = start
        for path, step in zip(paths, steps, strict=True):
            path.addPolygon(_stripe(bounds, left, step, lean))
            left += step
        start += period
    for path in paths:
        path.setFillRule(path.fillRule().WindingFill)
    return paths


def _stripe(bounds: QRectF, left: float, width: float, lean: float) -> QPolygonF:
    """Return a stripe that stands on the lower edge of a rectangle from ``left`` on."""
    low, high = bounds.bottom(), bounds.top()
    corners = ((left, low), (left + width, low), (left + width + lean, high), (left + lean, high), (left, low))
    return QPolygonF([QPointF(*corner) for corner in corners])
