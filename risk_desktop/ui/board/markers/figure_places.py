"""Where figures stand beside the badges: on their own land if it has room, else over the sea or where a neighbour is empty.

Every territory has places for its first figure, its second and so on: they depend on the map and on the sizes only, so a
figure stays where it is when another one comes. The first figures of all territories find their places before the second
ones, none where a badge or a figure of another territory would stand.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from operator import add

from PySide6.QtCore import QPointF, QRectF

from risk_desktop.ui.board.geometry.atlas import Atlas, Land
from risk_desktop.ui.board.geometry.boxes import Box, area, box_of, hull, shared_area
from risk_desktop.ui.board.slices import finished

# What of a figure is opaque, in its size: half its width, and half its height, without and with its outline.
_HALF_WIDTH, _HALF_HEIGHT, _WHOLE = 0.37, 0.46, 0.6
# From one place to the next in sizes of a figure, along and down; how far beyond the badge the first place lies; how far
# all stand above the middle.
_ALONG, _DOWN, _BESIDE, _LIFT = 0.47, 0.48, 0.42, 0.06
_COLUMNS, _ROWS = 5, 2
# How closely it is looked at what a figure would stand on, px; it stands on so much of its width and height.
_GRAIN, _FOOT = 4.0, 0.85
# What the ground costs by the share of a figure that stands on it: own land, open sea, land or water of others, and what
# it costs to stand with most of it on that of others.
_OWN, _SEA, _FOREIGN, _ASTRAY = 0.0, 1.2, 8.0, 6.0
# What it costs to cover a badge or a figure of other territories, its own badge and its own figures, by the share of it.
_BADGE, _FIGURE, _OWN_BADGE, _OWN_FIGURE = 60.0, 25.0, 14.0, 14.0
# What it costs to stand so many sizes away from the badge, above or below it, lower than it, where names stand, and away
# from the others; not at its right; and neither beside nor below one of the others.
_FAR, _ASKEW, _LOW, _APART, _LEFT, _UNEVEN = 0.5, 0.6, 0.8, 0.8, 0.35, 0.5
# What is in line, px; so many places of a territory are worth a look.
_IN_LINE, _MOST = 1.0, 40

MOST_APART = 6
"""So many figures have a place of their own; more of them stand closer together."""


@dataclass(frozen=True, slots=True)
class _Spot:
    """A place for a figure: the middle in px from the badge's point, its box on the fitted board, and what it costs."""

    x: float
    y: float
    box: Box
    price: float


class FigurePlaces:
    """The places of all territories of an atlas for the fitted zoom ``home``.

    ``radii``: of the badges; ``size``: of a figure, px.
    """

    def __init__(self, atlas: Atlas, home: float, radii: Sequence[float], size: float) -> None:
        self._atlas, self._home, self._radii, self.size = atlas, home, radii, size
        self._badges = [_square(land.badge * home, radius) for land, radius in zip(atlas.lands, radii, strict=True)]
        self._tried: list[list[_Spot]] = []
        self._near: list[list[int]] = []
        self._found: list[list[_Spot]] = [[] for _ in atlas.lands]
        # The narrowest choose first.
        self._order = sorted(range(len(atlas.lands)), key=lambda land: (atlas.lands[land].reach, land))

    def of(self, land: int, count: int) -> list[QPointF]:
        """Return where so many figures of a territory stand, px from the badge's point."""
        if len(self._found[land]) < min(count, MOST_APART):
            finished(self.finding(count))
        return [QPointF(spot.x, spot.y) for spot in self._found[land][:count]]

    def boxes(self, land: int, count: int) -> list[Box]:
        """Return what the first figures of a territory would hide, in scene points times ``home``."""
        self.of(land, count)
        return [spot.box for spot in self._found[land][:count]]

    def reach(self, land: Land) -> Box:
        """Return all that badge and figures of a territory may ever hide, in scene points times ``home``."""
        at, far = land.badge * self._home, (_COLUMNS * _ALONG + 1) * self.size + self._radii[land.index]
        return _round((at.x(), at.y()), far, far)

    def finding(self, count: int) -> Generator[None, None, None]:
        """Find the places of so many figures in each territory, in steps of a few ms."""
        while len(self._tried) < len(self._atlas.lands):
            self._tried.append(self._spots(self._atlas.lands[len(self._tried)]))
            yield
        if not self._near:
            reach = [hull([spot.box for spot in spots]) for spots in self._tried]
            self._near = [[j for j, b in enumerate(reach) if j != i and shared_area(a, b)] for i, a in enumerate(reach)]
        while len(self._found[self._order[-1]]) < min(count, MOST_APART):
            for land in self._order:
                near, own = [spot.box for other in self._near[land] for spot in self._found[other]], self._found[land]
                own.append(self._cheapest(self._tried[land], near, own))
            yield

    def _cheapest(self, spots: Sequence[_Spot], near: Sequence[Box], own: Sequence[_Spot]) -> _Spot:
        """Return the place that costs least among the figures that have theirs, of places that are sorted by their own price."""
        best, least = spots[0], math.inf
        for spot in spots:
            if spot.price >= least:
                break
            if (price := self._price(spot, near, own)) < least:
                best, least = spot, price
        return best

    def _price(self, spot: _Spot, near: Sequence[Box], own: Sequence[_Spot]) -> float:
        """Return what a place costs among the figures that have theirs."""
        body = area(spot.box)
        price = spot.price + _FIGURE * sum(shared_area(spot.box, box) for box in near) / body
        if own:
            price += _OWN_FIGURE * sum(shared_area(spot.box, each.box) for each in own) / body
            price += _APART * min(math.hypot(spot.x - each.x, spot.y - each.y) for each in own) / self.size
            price += _UNEVEN * all(min(abs(spot.x - each.x), abs(spot.y - each.y)) > _IN_LINE for each in own)
        return price

    def _spots(self, land: Land) -> list[_Spot]:
        """Return the best places round a badge, as if there were no other figures."""
        at, radius, size = land.badge * self._home, self._radii[land.index], self.size
        across, down = _HALF_WIDTH * size, _HALF_HEIGHT * size
        left, top, right, bottom = hull(ways := [_round((x, y), across, down) for x, y in self._lattice(radius)])
        ground = _Ground(self._atlas, land, self._home, (left, top, right, bottom))
        reach = left + at.x(), top + at.y(), right + at.x(), bottom + at.y()
        others = (badge for other, badge in enumerate(self._badges) if other != land.index)
        badges = [badge for badge in others if shared_area(badge, reach) > 0]
        own, body, found = self._badges[land.index], 4 * across * down, list[_Spot]()
        frame = self._atlas.sheets[land.board].frame
        board = box_of(QRectF(frame.topLeft() * self._home, frame.size() * self._home))
        for way in ways:
            box = way[0] + at.x(), way[1] + at.y(), way[2] + at.x(), way[3] + at.y()
            x, y = (way[0] + way[2]) / 2, (way[1] + way[3]) / 2
            price = ground.price(_round((x, y), across * _FOOT, down * _FOOT))
            price += _BADGE * sum(shared_area(box, badge) for badge in badges) / body
            whole = _round(((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), size / 2, size * _WHOLE)
            price += _BADGE * (area(whole) - shared_area(whole, board)) / body
            price += _OWN_BADGE * shared_area(box, own) / body
            lower = y + _LIFT * size
            price += (_FAR * math.hypot(x, y) + _ASKEW * abs(lower) + _LOW * max(0.0, lower)) / size + _LEFT * (x < 0)
            found.append(_Spot(x, y, box, price))
        return sorted(found, key=_price_of)[:_MOST]

    def _lattice(self, radius: float) -> Iterator[tuple[float, float]]:
        """Yield the places to try: in rows beside the badge, above and below it."""
        size, start = self.size, radius + _BESIDE * self.size
        beside = [start + number * _ALONG * size for number in range(_COLUMNS)]
        rows = [number * _DOWN * size for number in range(-_ROWS, _ROWS + 1)]
        for y in rows:
            for x in beside:
                yield x, y - _LIFT * size
                yield -x, y - _LIFT * size
        high = radius + _HALF_HEIGHT * size
        for y in (high, -high):
            for number in range(-2, 3):
                yield number * _ALONG * size, y - _LIFT * size


class _Ground:
    """What it costs to stand on the ground in a box, px from a badge's point; it is looked at in cells of a few px."""

    def __init__(self, atlas: Atlas, land: Land, home: float, box: Box) -> None:
        self._left, self._top = box[0], box[1]
        columns, rows = (math.ceil(side / _GRAIN) for side in (box[2] - box[0], box[3] - box[1]))
        prices = {None: _SEA, land.index: _OWN}
        above = [0.0] * (columns + 1)
        self._sums = [above]
        start = land.badge + QPointF(self._left, self._top) / home
        for row in atlas.cells(land.board, start, (columns, rows), _GRAIN / home):
            along = accumulate([prices.get(each, _FOREIGN) for each in row], initial=0.0)
            self._sums.append(above := list(map(add, above, along)))

    def price(self, box: Box) -> float:
        """Return what it costs to stand in a smaller box."""
        left, right = (round((x - self._left) / _GRAIN) for x in (box[0], box[2]))
        upper, lower = (self._sums[round((y - self._top) / _GRAIN)] for y in (box[1], box[3]))
        cells = (right - left) * round((box[3] - box[1]) / _GRAIN)
        price = (lower[right] - lower[left] - upper[right] + upper[left]) / max(1, cells)
        return price + (_ASTRAY if price > _FOREIGN / 2 else 0.0)


@lru_cache(maxsize=6)
def figure_places(atlas: Atlas, home: float, radii: tuple[float, ...], size: float) -> FigurePlaces:
    """Return the places of an atlas at a fitted zoom; the last ones are kept."""
    return FigurePlaces(atlas, home, radii, size)


def _round(middle: tuple[float, float], across: float, down: float) -> Box:
    return middle[0] - across, middle[1] - down, middle[0] + across, middle[1] + down


def _square(centre: QPointF, radius: float) -> Box:
    return centre.x() - radius, centre.y() - radius, centre.x() + radius, centre.y() + radius


def _price_of(spot: _Spot) -> float:
    return spot.price
