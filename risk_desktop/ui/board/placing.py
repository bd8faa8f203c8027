"""Where a small panel stands beside the arrow: at the place round it that covers least."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSizeF

Side = Literal["top", "bottom", "left", "right"]
_LAND, _BADGE, _NAME, _ARROW, _OUTSIDE, _DISTANCE = 0.5, 9.0, 4.0, 5.0, 60.0, 14.0
# Distance of the panel from the arrow's middle, and of its notch from a corner, px.
_NEAR, _CORNER = 22.0, 26.0
_SAMPLES = 5


@dataclass(frozen=True)
class Notch:
    """A triangle on one side of a panel, ``along`` px from its left or top corner."""

    side: Side
    along: float


@dataclass(frozen=True)
class Surroundings:
    """What a panel should not cover, in widget px: the ``free`` rectangle, badges, names, the arrow's ends, land."""

    free: QRectF
    badges: Sequence[QRectF]
    names: Sequence[QRectF]
    arrow: Sequence[QPointF]
    on_land: Callable[[QPointF], bool]


def place_panel(size: QSizeF, middle: QPointF, around: Surroundings) -> tuple[QRectF, Notch]:
    """Return the best of eight places round the arrow's middle, at two distances, and the notch towards the middle."""
    best: tuple[float, QRectF] | None = None
    for ring, distance in enumerate((_NEAR, 2.6 * _NEAR)):
        for dx, dy in ((-1, -1), (1, -1), (0, -1), (-1, 0), (1, 0), (-1, 1), (1, 1), (0, 1)):
            rect = QRectF(0, 0, size.width(), size.height())
            # Diagonal places overlap the middle sideways so that the notch can still point at it.
            reach_x = (size.width() / 2 + distance) * (0.75 if dy else 1.0)
            rect.moveCenter(middle + QPointF(dx * reach_x, dy * (size.height() / 2 + distance)))
            rect = _pushed_inside(rect, around.free)
            price = _price(rect, middle, around) + ring * _DISTANCE * 40
            if best is None or price < best[0]:
                best = (price, rect)
    assert best is not None  # there are always sixteen places
    return best[1], notch_towards(best[1], middle)


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


def _price(rect: QRectF, middle: QPointF, around: Surroundings) -> float:
    price = sum(_BADGE * _overlap(rect, badge) for badge in around.badges)
    price += sum(_NAME * _overlap(rect, name) for name in around.names)
    price += sum(_ARROW * 120 for point in around.arrow if rect.adjusted(-6, -6, 6, 6).contains(point))
    area = rect.width() * rect.height()
    spots = [
        QPointF(rect.left() + rect.width() * (i + 0.5) / _SAMPLES, rect.top() + rect.height() * (j + 0.5) / _SAMPLES)
        for i in range(_SAMPLES)
        for j in range(_SAMPLES)
    ]
    price += _LAND * area * sum(map(around.on_land, spots)) / len(spots)
    outside = area - _overlap(rect, around.free)
    away = rect.center() - middle
    return price + _OUTSIDE * outside + _DISTANCE * (abs(away.x()) + abs(away.y()))


def _pushed_inside(rect: QRectF, free: QRectF) -> QRectF:
    """Return the rectangle moved into the free part as far as it fits."""
    moved = QRectF(rect)
    moved.moveLeft(max(free.left(), min(moved.left(), free.right() - moved.width())))
    moved.moveTop(max(free.top(), min(moved.top(), free.bottom() - moved.height())))
    return moved


def _overlap(one: QRectF, other: QRectF) -> float:
    shared = one.intersected(other)
    return max(0.0, shared.width()) * max(0.0, shared.height())
