"""Where a small panel stands beside the arrow: at the place round it that covers least."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSizeF

from risk_desktop.ui.board.boxes import Box, area, box_of, shared_area

Side = Literal["top", "bottom", "left", "right"]
_LAND, _BADGE, _NAME, _ARROW, _OUTSIDE, _DISTANCE = 0.5, 9.0, 4.0, 1000.0, 60.0, 14.0
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


@dataclass(frozen=True)
class Notch:
    """A triangle on one side of a panel, ``along`` px from its left or top corner."""

    side: Side
    along: float


@dataclass(frozen=True)
class Surroundings:
    """What a panel should not cover, in widget px, and the ``free`` rectangle that it should stay in.

    ``arrow`` holds points along the arrow.
    """

    free: QRectF
    badges: Sequence[QRectF]
    names: Sequence[QRectF]
    arrow: Sequence[QPointF]
    on_land: Callable[[float, float], bool]


def place_panel(size: QSizeF, middle: QPointF, around: Surroundings) -> tuple[QRectF, Notch | None]:
    """Return the best of the places round the arrow's middle, and the notch towards it; None if it stands too far off."""
    tried = [
        (ring * _RING + _far_price(rect, middle), rect)
        for ring, distance in enumerate((_NEAR, 2.4 * _NEAR, 4.2 * _NEAR))
        for share in _PLACES
        for rect in [_pushed_inside(_beside(size, middle, share, distance), around.free)]
    ]
    # From the nearest on: as soon as the way alone costs more than the best place, nothing better can come.
    tried.sort(key=_way_price)
    reach = _hull([rect for _, rect in tried])
    badges, names = _near(around.badges, reach), _near(around.names, reach)
    best: tuple[float, QRectF] | None = None
    for price, rect in tried:
        if best is not None and price >= best[0]:
            break
        price += _cover_price(box_of(rect), around, badges, names)
        # Looking for land takes longest: only where the rest is cheap enough.
        if best is None or price < best[0]:
            price += _land_price(box_of(rect), around)
        if best is None or price < best[0]:
            best = (price, rect)
    assert best is not None  # there are always places
    return best[1], notch_towards(best[1], middle) if _is_beside(best[1], middle) else None


def _is_beside(rect: QRectF, point: QPointF) -> bool:
    """Tell whether a point lies so close to a side of a panel that a notch there points at it."""
    wide = rect.adjusted(-_REACH, 0, _REACH, 0)
    high = rect.adjusted(0, -_REACH, 0, _REACH)
    return wide.contains(point) or high.contains(point)


def _hull(rects: Sequence[QRectF]) -> Box:
    """Return the box round all of these rectangles."""
    boxes = [box_of(rect) for rect in rects]
    return min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes)


def _near(rects: Sequence[QRectF], reach: Box) -> list[Box]:
    """Return the boxes of the rectangles that a box touches."""
    return [box for box in map(box_of, rects) if shared_area(box, reach) > 0]


def _way_price(place: tuple[float, QRectF]) -> float:
    return place[0]


def _far_price(rect: QRectF, middle: QPointF) -> float:
    """Return what a panel costs for its distance from the middle."""
    away = rect.center() - middle
    return _DISTANCE * (abs(away.x()) + abs(away.y()))


def _beside(size: QSizeF, middle: QPointF, share: tuple[float, float], distance: float) -> QRectF:
    """Return the panel at one of _PLACES round the middle."""
    rect = QRectF(0, 0, size.width(), size.height())
    way = QPointF(share[0] * (size.width() / 2 + distance), share[1] * (size.height() / 2 + distance))
    rect.moveCenter(middle + way)
    return rect


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


def _cover_price(box: Box, around: Surroundings, badges: Sequence[Box], names: Sequence[Box]) -> float:
    """Return what a panel costs for what it covers, apart from land."""
    left, top, right, bottom = box
    price = _BADGE * sum(shared_area(box, badge) for badge in badges)
    price += _NAME * sum(shared_area(box, name) for name in names)
    price += _ARROW * sum(left - 9 < p.x() < right + 9 and top - 9 < p.y() < bottom + 9 for p in around.arrow)
    return price + _OUTSIDE * (area(box) - shared_area(box, box_of(around.free)))


def _land_price(box: Box, around: Surroundings) -> float:
    """Return what a panel costs for the land that it covers."""
    left, top, right, bottom = box
    covered = sum(
        around.on_land(left + (right - left) * (i + 0.5) / _SAMPLES, top + (bottom - top) * (j + 0.5) / _SAMPLES)
        for i in range(_SAMPLES)
        for j in range(_SAMPLES)
    )
    return _LAND * area(box) * covered / _SAMPLES**2


def _pushed_inside(rect: QRectF, free: QRectF) -> QRectF:
    """Return the rectangle moved into the free part as far as it fits."""
    moved = QRectF(rect)
    moved.moveLeft(max(free.left(), min(moved.left(), free.right() - moved.width())))
    moved.moveTop(max(free.top(), min(moved.top(), free.bottom() - moved.height())))
    return moved
