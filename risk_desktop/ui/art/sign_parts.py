"""What signs are made of: lines with a width, bodies that are joined or have holes, parts of circles.

Signs are closed paths in a box of -50 to 50, filled in one colour.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import reduce

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

from risk_desktop.ui.art.pathdata import parse

# Path operations work on a finer grid than the box: there Qt's flattening of curves can't be seen.
_FINE = 16.0


def stroked(lines: QPainterPath, width: float) -> QPainterPath:
    """Return lines as a body of this width with round ends."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width * _FINE)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return _coarse(stroker.createStroke(_fine(lines)).simplified())


def joined(parts: Sequence[QPainterPath]) -> QPainterPath:
    """Return all parts as one body."""
    return _coarse(reduce(QPainterPath.united, map(_fine, parts)))


def without(body: QPainterPath, holes: Sequence[QPainterPath]) -> QPainterPath:
    """Return the body with holes in it."""
    return _coarse(reduce(QPainterPath.subtracted, map(_fine, holes), _fine(body)))


def _fine(path: QPainterPath) -> QPainterPath:
    return QTransform.fromScale(_FINE, _FINE).map(path)


def _coarse(path: QPainterPath) -> QPainterPath:
    return QTransform.fromScale(1 / _FINE, 1 / _FINE).map(path)


def arc(x: float, y: float, radius: float, start: float, span: float) -> QPainterPath:
    """Return a part of a circle; angles in degrees, against the clock from the right."""
    path, box = QPainterPath(), QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    path.arcMoveTo(box, start)
    path.arcTo(box, start, span)
    return path


def turned(path: QPainterPath, degrees: float) -> QPainterPath:
    """Return a path turned round the middle of its box, with the clock."""
    return QTransform().rotate(degrees).map(path)


def polygon(*points: tuple[float, float]) -> QPainterPath:
    """Return a body with these corners."""
    return parse("M " + " L ".join(f"{x:.3f} {y:.3f}" for x, y in points) + " Z")


def star(tips: int, outer: float, inner: float) -> QPainterPath:
    """Return a star with so many tips, one of them on top."""
    turns = ((math.radians(step * 180 / tips - 90), inner if step % 2 else outer) for step in range(2 * tips))
    return polygon(*((reach * math.cos(turn), reach * math.sin(turn)) for turn, reach in turns))


def placed(path: QPainterPath, x: float, y: float, size: float = 1.0) -> QPainterPath:
    """Return a path in another size at another place."""
    return QTransform().translate(x, y).scale(size, size).map(path)
