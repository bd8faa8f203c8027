"""Where marks may stand at a badge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF

from risk_desktop.ui.board.geometry.boxes import Box

CORNERS = ((1, -1), (-1, -1), (1, 1), (-1, 1))
"""Where a mark may stand at a badge, the best first: across and down, upper right to lower left."""

# How much of a badge's radius, and of half a mark, lies between their middles: at a corner in each direction, at a side.
_CORNER, _SIDE = (0.72, 0.55), (1.0, 0.8)


class Choose(Protocol):
    """Tells by its number which place of a mark at a territory's badge hides least.

    ``rects``: the places, screen px from the badge's point; ``taken``: where other marks stand that must not be hidden, in
    scene points times the zoom in use.
    """

    def __call__(self, land: int, rects: Sequence[QRectF], taken: Sequence[Box] = ()) -> int:
        """Return the number of a place."""
        ...


def places_around(radius: float, half: QPointF) -> list[QRectF]:
    """Return where a mark may stand, screen px from a badge's point: at the corners of the badge, then at its sides.

    ``half``: half the mark's width and height.
    """
    near_x, near_y = (radius * _CORNER[0] + reach * _CORNER[1] for reach in half.toTuple())
    beside_x, beside_y = (radius * _SIDE[0] + reach * _SIDE[1] for reach in half.toTuple())
    middles = [QPointF(across * near_x, down * near_y) for across, down in CORNERS]
    middles += [QPointF(beside_x, 0), QPointF(-beside_x, 0), QPointF(0, -beside_y), QPointF(0, beside_y)]
    return [QRectF(middle - half, middle + half) for middle in middles]


def first_place(land: int, rects: Sequence[QRectF], taken: Sequence[Box] = ()) -> int:
    """Return the number of the first of some places: there is nothing that they could hide."""
    return 0
