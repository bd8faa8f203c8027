"""Where a small panel stands beside the arrow: at the place round it that covers least."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSizeF

from risk_desktop.ui.board.geometry.boxes import Box, area, box_of, hull, shared_area

Side = Literal["top", "bottom", "left", "right"]
_LAND, _BADGE, _NAME, _COVER, _ARROW, _OUTSIDE, _DISTANCE = 0.5, 9.0, 6.0, 30.0, 1000.0, 60.0, 14.0
# Distance of the panel from the arrow's middle, and of its notch from a corner, px.
_NEAR, _CORNER = 22.0, 26.0
# A notch further from what it points at than this, px, would seem to point at something else.
_REACH = 60.0
_SAMPLES = 4
# Price of each ring further out.
_RING = 560.0
_SHARES = (-1.0, -0.85, -0.7, -0.5, -0.25, 0.0, 0.25, 0.5, 0.7, 0.85, 1.0)
# Directions of the places to try: round a square, dense at the sides where a notch can point at the middle.
_PLACES = [(x, y) for y in (-1.0, 1.0) for x in _SHARES] + [(x, y) for x in (-1.0, 1.0) for y in _SHARES[1:-1]]

# A box and the price of a px of it that is covered.
PricedBox = tuple[float, float, float, float, float]


@dataclass(frozen=True)
class Notch:
    """A triangle on one side of a panel, ``along`` px from its left or top corner."""

    side: Side
    along: float


@dataclass(frozen=True)
class PanelSurroundings:
    """What a panel should not cover, in widget px, and the ``free`` rectangle that it should stay in.

    ``arrow`` holds points along the arrow, ``covers`` what it must by all means keep clear of: the
    fighters, and what lies on the board itself.
    """

    free: QRectF
    badges: Sequence[QRectF]
    names: Sequence[QRectF]
    arrow: Sequence[QPointF]
    covers: Sequence[QRectF]
    on_land: Callable[[float, float], bool]


@dataclass(frozen=True)
class PanelPlace:
    """Where a panel stands in which of its forms, and the notch towards the arrow: its middle, or else another point of it.

    ``notch`` is None if all of the arrow is too far off.
    """

    form: int
    rect: QRectF
    notch: Notch | None


def place_panel(forms: Sequence[QSizeF], middle: QPointF, around: PanelSurroundings) -> PanelPlace:
    """Return the best of the places round the arrow's middle, in the form of those possible that costs least there."""
    found = [(*_cheapest(size, middle, around), form) for form, size in enumerate(forms)]
    _, box, form = min(found)
    rect = QRectF(QPointF(*box[:2]), forms[form])
    beside = (point for point in (middle, *around.arrow) if _is_beside(rect, point))
    aim = next(beside, None)
    return PanelPlace(form, rect, notch_towards(rect, aim) if aim is not None else None)


def _cheapest(size: QSizeF, middle: QPointF, around: PanelSurroundings) -> tuple[float, Box]:
    """Return the price of the best place for a panel of one size, and the place."""
    tried = sorted(_places(size, middle, box_of(around.free)))
    reach = hull([box for _, box in tried])
    obstacles = [
        *_near(around.badges, _BADGE, reach),
        *_near(around.names, _NAME, reach),
        *_near(around.covers, _COVER, reach),
    ]
    arrow = [(point.x(), point.y()) for point in around.arrow]
    best: tuple[float, Box] | None = None
    for price, box in tried:
        # From the nearest on: as soon as the way alone costs more than the best place, nothing better can come.
        if best is not None and price >= best[0]:
            break
        limit = best[0] if best is not None else inf
        price += _cover_price(box, obstacles, arrow)
        if price < limit:
            price += _OUTSIDE * (area(box) - shared_area(box, box_of(around.free)))
        # Looking for land takes longest: only where the rest is cheap enough.
        if price < limit:
            price += _land_price(box, around, limit - price)
        if price < limit:
            best = (price, box)
    assert best is not None  # there are always places
    return best


def _places(size: QSizeF, middle: QPointF, free: Box) -> list[tuple[float, Box]]:
    """Return the places to try, pushed inside the free part as far as they fit, with what the way there costs."""
    width, height, x, y = size.width(), size.height(), middle.x(), middle.y()
    found = []
    for ring, distance in enumerate((_NEAR, 2.4 * _NEAR, 4.2 * _NEAR)):
        for across, down in _PLACES:
            left = x + across * (width / 2 + distance) - width / 2
            top = y + down * (height / 2 + distance) - height / 2
            left = max(free[0], min(left, free[2] - width))
            top = max(free[1], min(top, free[3] - height))
            way = abs(left + width / 2 - x) + abs(top + height / 2 - y)
            found.append((ring * _RING + _DISTANCE * way, (left, top, left + width, top + height)))
    return found


def _is_beside(rect: QRectF, point: QPointF) -> bool:
    """Return whether a point lies so close to a side of a panel that a notch there points at it."""
    wide = rect.adjusted(-_REACH, 0, _REACH, 0)
    high = rect.adjusted(0, -_REACH, 0, _REACH)
    return wide.contains(point) or high.contains(point)


def _near(rects: Sequence[QRectF], price: float, reach: Box) -> list[PricedBox]:
    """Return the rectangles that a box touches, each with the price of a covered px."""
    return [(*box, price) for box in map(box_of, rects) if shared_area(box, reach) > 0]


def notch_towards(rect: QRectF, point: QPointF) -> Notch:
    """Return the notch on the side of a panel that faces a point."""
    gaps: dict[Side, float] = {
        "top": rect.top() - point.y(),
        "bottom": point.y() - rect.bottom(),
        "left": rect.left() - point.x(),
        "right": point.x() - rect.right(),
    }
    side = max(gaps, key=gaps.__getitem__)
    if side in ("top", "bottom"):
        return Notch(side, min(max(point.x() - rect.left(), _CORNER), rect.width() - _CORNER))
    return Notch(side, min(max(point.y() - rect.top(), _CORNER), rect.height() - _CORNER))


def _cover_price(box: Box, obstacles: Sequence[PricedBox], arrow: Sequence[tuple[float, float]]) -> float:
    """Return what a panel costs for what it covers, apart from land. Written out: it is asked thousands of times."""
    left, top, right, bottom = box
    price = 0.0
    for x0, y0, x1, y1, each in obstacles:
        if x0 < right and x1 > left and y0 < bottom and y1 > top:
            price += each * (min(right, x1) - max(left, x0)) * (min(bottom, y1) - max(top, y0))
    for x, y in arrow:
        if left - 9 < x < right + 9 and top - 9 < y < bottom + 9:
            price += _ARROW
    return price


def _land_price(box: Box, around: PanelSurroundings, limit: float) -> float:
    """Return what a panel costs for the land that it covers; less is told of one that costs more than ``limit``."""
    left, top, right, bottom = box
    each = _LAND * area(box) / _SAMPLES**2
    price = 0.0
    for i in range(_SAMPLES):
        x = left + (right - left) * (i + 0.5) / _SAMPLES
        for j in range(_SAMPLES):
            if around.on_land(x, top + (bottom - top) * (j + 0.5) / _SAMPLES):
                price += each
        if price >= limit:
            break
    return price
