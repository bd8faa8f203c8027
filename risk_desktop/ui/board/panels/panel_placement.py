"""Where a small panel stands beside the arrow: at the place round it that covers least."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSizeF

from risk_desktop.ui.board.geometry.boxes import Box, area, box_of, hull, shared_area

Side = Literal["top", "bottom", "left", "right"]
# Distances of the panel from the fight that are tried, and of its notch from a corner, px.
_GAPS, _CORNER = (12.0, 50.0, 90.0), 26.0
# A notch further from what it points at than this, px, would seem to point at something else.
_REACH = 60.0
# Room that stays between the panel and the middle line of the arrow, px.
_CLEAR = 9.0
# Places are as good as each other where the land below them differs by less than this share of the panel.
_GRAIN = 0.01
# The directions in which places are tried, round a square: four each above and below, two each beside.
_PLACES = [(x, y) for y in (-1.0, 1.0) for x in (-1.0, -1 / 3, 1 / 3, 1.0)]
_PLACES += [(x, y) for x in (-1.0, 1.0) for y in (-1 / 3, 1 / 3)]


@dataclass(frozen=True)
class Notch:
    """A triangle on one side of a panel, ``along`` px from its left or top corner."""

    side: Side
    along: float


@dataclass(frozen=True)
class PanelSurroundings:
    """What a panel should not cover, in widget px, and the ``free`` rectangle that it should stay in.

    ``arrow`` holds points along the arrow from its start to its tip, ``fighters`` badges, figures and names of both ends,
    ``covers`` what lies on the board itself: it must keep clear of all these. ``land`` returns how much land is in a box, px.
    """

    free: QRectF
    badges: Sequence[QRectF]
    names: Sequence[QRectF]
    arrow: Sequence[QPointF]
    fighters: Sequence[QRectF]
    covers: Sequence[QRectF]
    land: Callable[[Box], float]


@dataclass(frozen=True)
class PanelPlace:
    """Where a panel stands in which of its forms, and the notch towards the arrow: its middle, or else another point of it.

    ``notch`` is None if all of the arrow is too far off.
    """

    form: int
    rect: QRectF
    notch: Notch | None


def place_panel(forms: Sequence[QSizeF], middle: QPointF, around: PanelSurroundings) -> PanelPlace:
    """Return the best of the places round the arrow with its ``middle``, in any of the forms.

    What counts from the most to the least: what must stay free, land, badges, names, and how near the defender it is.
    """
    kept, badges, names = (
        [box_of(rect) for rect in each] for each in ((*around.fighters, *around.covers), around.badges, around.names)
    )
    arrow = [(point.x(), point.y()) for point in around.arrow]
    tip_x, tip_y = arrow[-1] if arrow else (middle.x(), middle.y())

    def hidden(box: Box) -> float:
        """Return how much is hidden of what must stay free."""
        left, top, right, bottom = box[0] - _CLEAR, box[1] - _CLEAR, box[2] + _CLEAR, box[3] + _CLEAR
        crossed = sum(left < x < right and top < y < bottom for x, y in arrow)
        return sum(shared_area(box, each) for each in kept) + crossed * area(box)

    def covered(box: Box) -> int:
        """Return how much land is covered, in grains."""
        return round(around.land(box) / area(box) / _GRAIN)

    def price(place: tuple[int, Box]) -> tuple[int, float, float]:
        """Return what counts where the same of what must stay free and of land is covered."""
        box = place[1]
        return (
            sum(shared_area(box, each) > 0 for each in badges),
            sum(shared_area(box, each) for each in names),
            abs((box[0] + box[2]) / 2 - tip_x) + abs((box[1] + box[3]) / 2 - tip_y),
        )

    # Pushed inside, many places become one; and only those that are equal so far are looked at further.
    tried = dict.fromkeys((form, box) for form, size in enumerate(forms) for box in places_round(size, middle, around))
    form, box = min(_least(_least(tried, hidden), covered), key=price)
    rect = QRectF(QPointF(*box[:2]), forms[form])
    aim = next((point for point in (middle, *around.arrow) if _is_beside(rect, point)), None)
    return PanelPlace(form, rect, notch_towards(rect, aim) if aim is not None else None)


def _least(places: Iterable[tuple[int, Box]], cost: Callable[[Box], float]) -> list[tuple[int, Box]]:
    """Return the places whose boxes cost least."""
    costs = [(place, cost(place[1])) for place in places]
    least = min(found for _, found in costs)
    return [place for place, found in costs if found == least]


def places_round(size: QSizeF, middle: QPointF, around: PanelSurroundings) -> Iterator[Box]:
    """Yield the places to try for a panel of one size, pushed inside the free part as far as they fit.

    They lie round the arrow's middle, as an arrow may be long, and round all of the fight.
    """
    free, width, height = around.free, size.width(), size.height()
    spots = [(point.x(), point.y(), point.x(), point.y()) for point in (middle, *around.arrow)]
    for left, top, right, bottom in (spots[0], hull([*spots, *map(box_of, around.fighters)])):
        for gap in _GAPS:
            half = (right - left + width) / 2 + gap, (bottom - top + height) / 2 + gap
            for across, down in _PLACES:
                x = (left + right - width) / 2 + across * half[0]
                y = (top + bottom - height) / 2 + down * half[1]
                x = max(free.left(), min(x, free.right() - width))
                y = max(free.top(), min(y, free.bottom() - height))
                yield x, y, x + width, y + height


def _is_beside(rect: QRectF, point: QPointF) -> bool:
    """Return whether a point lies so close to a side of a panel that a notch there points at it."""
    wide = rect.adjusted(-_REACH, 0, _REACH, 0)
    high = rect.adjusted(0, -_REACH, 0, _REACH)
    return wide.contains(point) or high.contains(point)


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
