"""Finds where a panel hides least of what lies below it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize

_STEP = 12


def covered(place: QRect, spots: Sequence[QRect], most: int | None = None) -> int:
    """Return how many square px of ``spots`` a panel at ``place`` hides; it stops counting beyond ``most``."""
    total = 0
    for spot in spots:
        if place.intersects(spot):
            hidden = place.intersected(spot)
            total += hidden.width() * hidden.height()
            if most is not None and total > most:
                break
    return total


def least_covered(size: QSize, room: QRect, home: QPoint, spots: Sequence[QRect]) -> QRect:
    """Return a place in ``room`` for a panel of ``size`` that hides least of ``spots``, the one nearest to ``home``."""
    best = QRect(home, size)
    least = covered(best, spots)
    columns = range(room.left(), room.right() - size.width() + 2, _STEP)
    rows = range(room.bottom() - size.height(), room.top() - 1, -_STEP)
    corners = [QPoint(x, y) for x in columns for y in rows]
    for corner in sorted(corners, key=lambda each: (each - home).manhattanLength()):
        if not least:
            break
        place = QRect(corner, size)
        hidden = covered(place, spots, least)
        if hidden < least:
            best, least = place, hidden
    return best
