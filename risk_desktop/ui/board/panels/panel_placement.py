"""Where a small panel stands beside the arrow: at the place round it that covers least."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from heapq import heapify, heappop
from itertools import accumulate, islice
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSizeF

from risk_desktop.ui.board.geometry.boxes import Box, Span, area, box_of, hull, shared_area

Side = Literal["top", "bottom", "left", "right"]
# Step from place to place that is tried, and how far from the fight the furthest is, in heights of the lowest form.
_STEP, _FURTHEST = 0.17, 2.4
# So many times finer are the steps round the cheapest of these places, up to so many steps away.
_FINER, _ROUND = 5, 2
# A panel may stand further from a long arrow: what this share of it counts for beside the measure of distances.
_LONG = 0.35
# So many places are tried at once: more would be felt in the frame.
_AT_ONCE = 750
# Distance of the notch from a corner, px.
_CORNER = 26.0
# A notch further from what it points at than this, px, would seem to point at something else; one towards the head of the
# arrow may be so much further where no badge lies between.
_REACH, _FREE_REACH = 60.0, 125.0
# So many steps along the way from a panel to its arrow are looked at.
_STRIDES = 12
# Room that stays between the panel and the middle line of the arrow, px.
_CLEAR = 9.0
# What it costs to cover as much land as the smallest form is large, to stand one of its heights away from the arrow (four
# times as much for two), to cover badge or figures of a territory, a name, a px of what must stay free, and to touch land
# that is fought for. Of what others own, names and numbers are missed less than nearness for as long as a fight lasts.
_LAND, _FAR, _BADGE, _NAME, _HIDDEN, _FOUGHT = 90.0, 200.0, 240.0, 70.0, 1e4, 30.0

CountedLand = Callable[[Sequence[Span], Sequence[Span]], Iterable[Sequence[float]]]
"""Tells for each of some rows how much land is in each of some columns, px."""
Grid = tuple[list[Span], list[Span]]
"""Columns and rows of places."""
Tried = tuple[float, int, Box]
"""What is known of the price of a place, the form of the panel there, and its box."""


@dataclass(frozen=True)
class Notch:
    """A triangle on one side of a panel, ``along`` px from its left or top corner."""

    side: Side
    along: float


@dataclass(frozen=True)
class PanelSurroundings:
    """What a panel should not cover, in widget px, and the ``free`` rectangle that it should stay in.

    ``arrow`` holds points along the arrow from its start to its tip, ``fighters`` badges, figures and names of both ends,
    ``covers`` what lies on the board itself: it must keep clear of all these. ``fought`` returns whether a
    box touches land that is fought for.
    """

    free: QRectF
    badges: Sequence[QRectF]
    names: Sequence[QRectF]
    arrow: Sequence[QPointF]
    fighters: Sequence[QRectF]
    covers: Sequence[QRectF]
    land: CountedLand
    fought: Callable[[Box], bool]


@dataclass(frozen=True)
class PanelPlace:
    """Where a panel stands in which of its forms, and the notch towards the arrow: its middle, or else another point of it.

    ``notch`` is None if all of the arrow is too far off; ``aim`` is then the point of it that the panel has to be led to.
    """

    form: int
    rect: QRectF
    notch: Notch | None
    aim: QPointF | None = None


def place_panel(forms: Sequence[QSizeF], middle: QPointF, around: PanelSurroundings) -> PanelPlace:
    """Return the cheapest of the places round the arrow with its ``middle``, in any of the forms.

    What must stay free it covers only where there is no other place; then count how far it is from the nearest of tail,
    middle and head of the arrow, the land that it covers, most of all what is fought for, and badges and names below it.
    """
    search = search_place(forms, middle, around)
    while True:
        try:
            next(search)
        except StopIteration as end:
            place: PanelPlace = end.value
            return place


def search_place(
    forms: Sequence[QSizeF], middle: QPointF, around: PanelSurroundings
) -> Generator[None, None, PanelPlace]:
    """Find what ``place_panel`` returns in steps of a millisecond or so."""
    kept = [box_of(rect) for rect in (*around.fighters, *around.covers)]
    aims = [(point.x(), point.y()) for point in (middle, *around.arrow)]
    parts = aims[0], aims[1], aims[-1]
    smallest = min(size.width() * size.height() for size in forms)
    grain = math.sqrt(smallest) / 2
    long = _LONG * min(2 * grain, math.dist(aims[1], aims[-1]))
    far, dear = _FAR / (grain**2 + long**2), _LAND / smallest

    def hidden(box: Box) -> float:
        left, top, right, bottom = box[0] - _CLEAR, box[1] - _CLEAR, box[2] + _CLEAR, box[3] + _CLEAR
        crossed = sum(left < x < right and top < y < bottom for x, y in aims)
        return _HIDDEN * (sum(shared_area(box, each) for each in kept) + crossed * area(box))

    def fought(box: Box) -> float:
        return _FOUGHT * around.fought((box[0] - 1, box[1] - 1, box[2] + 1, box[3] + 1))

    def tried(form: int, grid: Grid) -> Iterator[Tried]:
        """Yield what is known fast of each price, by rows and columns: there are thousands of places."""
        columns, rows = grid
        aside = [(left, right, *(_distance((left, right), x) ** 2 for x, _ in parts)) for left, right in columns]
        badges, names = _counts(columns, rows, around.badges), _counts(columns, rows, around.names)
        each_row = zip(rows, around.land(columns, rows), badges, names, strict=True)
        for (top, bottom), lands, badged, named in each_row:
            high, amid, low = (_distance((top, bottom), y) ** 2 for _, y in parts)
            for (left, right, first, second, third), land, badge, name in zip(aside, lands, badged, named, strict=True):
                # Written out, as this is done for each place: min of a list would take three times as long.
                away, other, last = first + high, second + amid, third + low
                away = other if other < away else away
                away = last if last < away else away
                yield dear * land + far * away + _BADGE * badge + _NAME * name, form, (left, top, right, bottom)

    def cheapest(places: list[Tried]) -> tuple[int, Box]:
        heapify(places)
        least, form, box = math.inf, *places[0][1:]
        while places and places[0][0] < least:
            price, each, there = heappop(places)
            # What takes longest to find out comes last, and only where it still matters.
            if (price := price + hidden(there)) < least and (price := price + fought(there)) < least:
                least, form, box = price, each, there
        return form, box

    def search(form: int, grid: Grid) -> Generator[None, None, list[Tried]]:
        found, prices = list[Tried](), tried(form, grid)
        while some := [*islice(prices, _AT_ONCE)]:
            found += some
            yield
        return found

    places = list[Tried]()
    for form, size in enumerate(forms):
        places += yield from search(form, places_round(size, middle, around, grain))
    form, box = cheapest(places)
    yield
    form, box = cheapest((yield from search(form, places_beside(box, around.free, grain))))
    return _pointing(form, QRectF(QPointF(*box[:2]), forms[form]), middle, around)


def places_round(size: QSizeF, middle: QPointF, around: PanelSurroundings, grain: float) -> Grid:
    """Return the columns and rows in which to try a panel of one size: all in the free part, not too far from the fight.

    ``grain``: what steps and distances are measured by, px.
    """
    free, width, height = around.free, size.width(), size.height()
    spots = [(point.x(), point.y(), point.x(), point.y()) for point in (middle, *around.arrow)]
    left, top, right, bottom = hull([*spots, *map(box_of, around.fighters)])
    far, step = _FURTHEST * grain, _STEP * grain
    rows = _steps(max(free.top(), top - height - far), min(free.bottom(), bottom + height + far) - height, step)
    columns = _steps(max(free.left(), left - width - far), min(free.right(), right + width + far) - width, step)
    return [(x, x + width) for x in columns], [(y, y + height) for y in rows]


def places_beside(box: Box, free: QRectF, grain: float) -> Grid:
    """Return the columns and rows of a place, and of those in the free part a few steps away from it, in finer steps."""

    def near(first: float, last: float, least: float, most: float) -> list[Span]:
        moves = (grain * _STEP * n / _FINER for n in range(-_ROUND * _FINER, _ROUND * _FINER + 1))
        return [(first + by, last + by) for by in moves if (first + by >= least and last + by <= most) or not by]

    left, top, right, bottom = box
    return near(left, right, free.left(), free.right()), near(top, bottom, free.top(), free.bottom())


def _counts(columns: Sequence[Span], rows: Sequence[Span], rects: Sequence[QRectF]) -> Iterator[list[int]]:
    """Yield for each of some rows how many rectangles are met in each of some columns."""
    boxes = [box_of(rect) for rect in rects if not rect.isEmpty()]
    by_column = _meetings(columns, [(left, right) for left, _, right, _ in boxes])
    for in_row in _meetings(rows, [(top, bottom) for _, top, _, bottom in boxes]):
        yield [(in_row & in_column).bit_count() for in_column in by_column]


def _meetings(spans: Sequence[Span], others: Sequence[Span]) -> list[int]:
    """Return for each span which of the others it meets, a bit for each."""
    bits = [(1 << number, *other) for number, other in enumerate(others)]
    begun = sorted((start, bit) for bit, start, _ in bits)
    over = sorted((end, bit) for bit, _, end in bits)
    starts, ends = [start for start, _ in begun], [end for end, _ in over]
    before = [0, *accumulate(bit for _, bit in begun)]
    past = [0, *accumulate(bit for _, bit in over)]
    return [before[bisect_left(starts, last)] & ~past[bisect_right(ends, first)] for first, last in spans]


def _steps(first: float, last: float, step: float) -> Iterator[float]:
    """Yield numbers from the first to the last, at least one."""
    count = max(0, math.ceil((last - first) / step))
    return (first + (last - first) * n / max(1, count) for n in range(count + 1))


def _distance(span: Span, place: float) -> float:
    """Return how far a place is from a row or a column."""
    first, last = span
    return first - place if place < first else place - last if place > last else 0.0


def _pointing(form: int, rect: QRectF, middle: QPointF, around: PanelSurroundings) -> PanelPlace:
    """Return a place with its notch, or with what a panel there has to be led to."""
    notch = _notch_of(rect, middle, around)
    return PanelPlace(form, rect, notch, _aim_of(rect, middle, around) if notch is None else None)


def _notch_of(rect: QRectF, middle: QPointF, around: PanelSurroundings) -> Notch | None:
    """Return the notch of a panel towards the middle of the arrow, else another point of it that is near enough, if one is."""
    head = around.arrow[-1]
    aim = next((point for point in (middle, *around.arrow) if _is_beside(rect, point, _REACH)), None)
    if aim is None and _is_beside(rect, head, _FREE_REACH) and _sees(rect, head, around):
        aim = head
    return notch_towards(rect, aim) if aim is not None else None


def _is_beside(rect: QRectF, point: QPointF, reach: float) -> bool:
    """Return whether a point lies so close to a side of a panel that a notch there points at it."""
    wide = rect.adjusted(-reach, 0, reach, 0)
    high = rect.adjusted(0, -reach, 0, reach)
    return wide.contains(point) or high.contains(point)


def _aim_of(rect: QRectF, middle: QPointF, around: PanelSurroundings) -> QPointF:
    """Return the point of the arrow to which the way from a panel passes below the fewest badges and names, then the nearest."""
    points = [middle, *around.arrow]
    left, top, right, bottom = hull([box_of(rect), *((point.x(), point.y(), point.x(), point.y()) for point in points)])
    passed = QRectF(left - 1, top - 1, right - left + 2, bottom - top + 2)  # all ways lie in it
    hidden = [box for box in (*around.badges, *around.names, *around.fighters) if passed.intersects(box)]

    def cost(point: QPointF) -> tuple[int, float]:
        edge = edge_towards(rect, point)
        way = [edge + (point - edge) * (step / _STRIDES) for step in range(1, _STRIDES)]
        return sum(any(map(box.contains, way)) for box in hidden), math.dist(edge.toTuple(), point.toTuple())

    return min(points, key=cost)


def edge_towards(rect: QRectF, point: QPointF) -> QPointF:
    """Return the point of a rectangle that is nearest to another one."""
    return QPointF(min(max(point.x(), rect.left()), rect.right()), min(max(point.y(), rect.top()), rect.bottom()))


def _sees(rect: QRectF, point: QPointF, around: PanelSurroundings) -> bool:
    """Return whether between a panel and a point beside it there is no badge but those of the fight."""
    between = QRectF(edge_towards(rect, point), point).normalized().adjusted(-1, -1, 1, 1)
    return not any(between.intersects(badge) for badge in around.badges if badge not in around.fighters)


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
