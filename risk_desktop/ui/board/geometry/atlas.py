"""The boards of an edition side by side in one scene: shapes, regions, routes, and what lies where.

Scene coordinates are board pixels; each board is moved right by the boards before it and a gap. Territories and regions
are numbered over all boards in order, as the engine numbers them.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate, chain
from operator import add
from typing import Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPolygonF

from risk_desktop.maps.outline import decode_ring
from risk_desktop.maps.schema import Afterlife, Barrier, BoardMap, Link, Region, Territory
from risk_desktop.ui.board.geometry.boxes import Box, Span
from risk_desktop.ui.board.geometry.outlines import (
    Edges,
    Outline,
    Ring,
    edges_of,
    line_path,
    open_lines,
    path_of,
    polyline,
    union_of,
)

# Board px per pixel of the chart.
_STEP = 2.0
# Rows of the chart whose land is counted in one step.
_AT_ONCE = 24
# What a territory is painted on: paper over all that lies below, water or a picture that shine through the paint.
SoilKind = Literal["paper", "water", "picture"]
# Room between two boards, board px: so much that a wide window never shows a part of both.
GAP = 4800.0
_ROUTE_BEND = 0.14
# What is seen round the land of a board as a whole, board px: 9 px in a window of 1280.
_FRAME = 12.0
# Scenery that is drawn as a sign.
_MARKS = ("landing_site", "causeway", "gate", "crypt", "altar")
# Land that is closer than this counts as touching: no dots between them.
_TOUCHING = 1.5
# How many outlines of groups of territories are kept, and how many atlases.
_MOST_UNIONS = 200
MOST_KEPT = 3


@dataclass(frozen=True, eq=False)
class Land:
    """A territory's shape in the scene. ``order`` is its number within its region, ``reach`` its inscribed radius.

    ``soil`` is what it is painted on.
    """

    index: int
    board: int
    region: int
    order: int
    territory: Territory
    rings: tuple[Ring, ...]
    outline: Outline
    badge: QPointF
    label: QPointF
    soil: SoilKind = "paper"

    @property
    def bounds(self) -> QRectF:
        """Bounding rectangle of the shape."""
        return self.outline.bounds

    @property
    def reach(self) -> float:
        """Radius in board px of the circle round the badge that fits inside."""
        return self.territory.r


@dataclass(frozen=True, eq=False)
class Shore:
    """The lines of some waters: ``rim`` round them, without the coasts of land, and ``inner`` from one to the next."""

    rim: Outline
    inner: Outline


@dataclass(frozen=True, eq=False)
class Stub:
    """One end of a line that wraps round the board: it leads from ``land`` off the edge, towards ``other``."""

    land: int
    other: int
    path: QPainterPath
    start: QPointF
    end: QPointF


@dataclass(frozen=True, eq=False)
class SeaRoute:
    """A line over water between two lands, the lesser number first."""

    a: int
    b: int
    path: QPainterPath


@dataclass(frozen=True, eq=False)
class Obstacle:
    """Mountains or fire between territories: lines that they stand along, and the ground that they cover."""

    kind: str
    lines: tuple[QPainterPath, ...]
    ground: QPainterPath

    @property
    def bounds(self) -> QRectF:
        """Bounding rectangle of lines and ground."""
        rect = self.ground.boundingRect()
        for line in self.lines:
            rect = rect.united(line.boundingRect())
        return rect


@dataclass(frozen=True, eq=False)
class Mark:
    """The sign of something that stands on the board for good: its kind, its place, its angle in degrees."""

    kind: str
    at: QPointF
    angle: float


@dataclass(frozen=True, eq=False)
class AfterlifePlace:
    """Where a player's dead wait: a disc beside the territories."""

    afterlife: Afterlife
    at: QPointF

    @property
    def box(self) -> QRectF:
        """Bounding rectangle of the disc."""
        reach = QPointF(self.afterlife.r, self.afterlife.r)
        return QRectF(self.at - reach, self.at + reach)

    def meets(self, rect: QRectF) -> bool:
        """Return whether the disc lies in or below a rectangle."""
        x = min(max(self.at.x(), rect.left()), rect.right())
        y = min(max(self.at.y(), rect.top()), rect.bottom())
        return math.hypot(x - self.at.x(), y - self.at.y()) < self.afterlife.r


@dataclass(frozen=True, eq=False)
class Sheet:
    """One board in the scene: its rectangle, the lands on it, and what lies between and beside them."""

    index: int
    board: BoardMap
    rect: QRectF
    lands: tuple[Land, ...]
    regions: tuple[int, ...]
    lakes: QPainterPath
    routes: tuple[SeaRoute, ...]
    stubs: tuple[Stub, ...]
    marks: tuple[Mark, ...]
    obstacles: tuple[Obstacle, ...] = ()
    chasm: QPainterPath = field(default_factory=QPainterPath)
    afterlives: tuple[AfterlifePlace, ...] = ()

    @cached_property
    def frame(self) -> QRectF:
        """What is to be seen of the board when it is seen as a whole: all land and waters that count, and a little round them."""
        rect = QRectF()
        for land in self.lands:
            rect = rect.united(land.bounds)
        for place in self.afterlives:
            rect = rect.united(place.box)
        return rect.adjusted(-_FRAME, -_FRAME, _FRAME, _FRAME)

    @property
    def offset(self) -> QPointF:
        """Where the board's origin lies in the scene."""
        return self.rect.topLeft()


class Chart:
    """A small picture of a board in which each pixel says which territory it belongs to: for fast hit tests."""

    def __init__(self, sheet: Sheet) -> None:
        """Paint the territories of ``sheet``: a byte is enough, for a board has 250 at most."""
        size = sheet.rect.size() / _STEP
        self._width, self._height = max(1, round(size.width())), max(1, round(size.height()))
        picture = QImage(self._width, self._height, QImage.Format.Format_Grayscale8)
        picture.fill(0)
        painter = QPainter(picture)
        painter.scale(1 / _STEP, 1 / _STEP)
        painter.translate(-sheet.offset)
        for grey, land in enumerate(sheet.lands, start=1):
            painter.fillPath(land.outline.path, QColor(grey, grey, grey))
        painter.end()
        self._cells, self._stride = bytes(picture.constBits()), picture.bytesPerLine()
        self._lands: tuple[int | None, ...] = (None, *(land.index for land in sheet.lands))
        """By the grey of a cell: its territory, None for sea."""
        self._sums = array("I", [0] * (self._width + 1))
        """By row and column: how many cells above and to the left are land, so that any rectangle is counted at once."""
        self.counting = self._count()

    def at(self, x: float, y: float) -> int | None:
        """Return the territory at a point of the board, which must lie on it."""
        column, row = min(int(x / _STEP), self._width - 1), min(int(y / _STEP), self._height - 1)
        return self._lands[self._cells[row * self._stride + column]]

    def rows(self, x: float, y: float, size: tuple[int, int], step: float) -> Iterator[list[int | None]]:
        """Yield by rows the territories at so many points of the board beginning with one, ``step`` board px apart."""
        places = [int((x + number * step) // _STEP) for number in range(size[0])]
        inside, lands = [place for place in places if 0 <= place < self._width], self._lands
        before: list[int | None] = [None] * sum(place < 0 for place in places)
        after: list[int | None] = [None] * (size[0] - len(before) - len(inside))
        for number in range(size[1]):
            line = int((y + number * step) // _STEP)
            if inside and 0 <= line < self._height:
                row = self._cells[line * self._stride : (line + 1) * self._stride]
                yield before + [lands[row[place]] for place in inside] + after
            else:
                yield [None] * size[0]

    def land_by_rows(self, columns: Sequence[Span], rows: Sequence[Span]) -> Iterator[list[float]]:
        """Yield for each of some rows how much land of the board is in each of some columns, board px²."""
        for _ in self.counting:
            pass
        sums, wide, cell = self._sums, self._width, _STEP**2
        sides = [(_cells(left, wide), _cells(right, wide)) for left, right in columns]
        for top, bottom in rows:
            upper, lower = _cells(top, self._height) * (wide + 1), _cells(bottom, self._height) * (wide + 1)
            yield [
                (sums[lower + right] - sums[lower + left] - sums[upper + right] + sums[upper + left]) * cell
                for left, right in sides
            ]

    def _count(self) -> Iterator[None]:
        """Count the cells that are land, in steps of a few ms."""
        above = [0] * (self._width + 1)
        for row in range(self._height):
            start = row * self._stride
            along = accumulate(map(bool, self._cells[start : start + self._width]), initial=0)
            above = list(map(add, above, along))
            self._sums.extend(above)
            if row % _AT_ONCE == 0:
                yield


def _cells(px: float, most: int) -> int:
    """Return how many cells of a chart come before a place."""
    return min(max(0, round(px / _STEP)), most)


class Atlas:
    """All boards, their territories and regions in the scene, with hit test and neighbours. It never changes.

    Attributes: ``sheets``, ``lands`` and ``regions`` in order; ``neighbours`` lists the adjacent territories of each.
    """

    def __init__(self, boards: Sequence[BoardMap]) -> None:
        sheets: list[Sheet] = []
        self.regions: tuple[Region, ...] = tuple(region for board in boards for region in board.regions)
        left, lands, regions = 0.0, 0, 0
        for number, board in enumerate(boards):
            sheets.append(_sheet(number, board, QPointF(left, 0), lands, regions))
            left += board.size[0] + GAP
            lands += len(board.territories)
            regions += len(board.regions)
        self.sheets = tuple(sheets)
        self.lands: tuple[Land, ...] = tuple(land for sheet in sheets for land in sheet.lands)
        self._unions: dict[tuple[int, ...], Outline] = {}
        self._shores: dict[tuple[int, ...], Shore] = {}
        self.neighbours: tuple[tuple[int, ...], ...] = self._neighbours()
        self.members: tuple[tuple[int, ...], ...] = tuple(
            tuple(land.index for land in self.lands if land.region == region) for region in range(len(self.regions))
        )

    @property
    def world(self) -> QRectF:
        """The scene rectangle of all boards together."""
        world = QRectF()
        for sheet in self.sheets:
            world = world.united(sheet.rect)
        return world

    def land_rect(self, board: int) -> QRectF:
        """Return the scene rectangle round all territories of a board."""
        return self._land_rects[board]

    def land_at(self, point: QPointF) -> int | None:
        """Return the territory under a scene point, None for sea and beyond."""
        for land in self.lands:
            if land.bounds.contains(point) and land.outline.path.contains(point):
                return land.index
        return None

    def roughly_at(self, x: float, y: float) -> int | None:
        """Return the territory under a scene point, a px or two uncertain at borders but much faster."""
        for sheet, chart in zip(self.sheets, self._charts, strict=True):
            if sheet.rect.contains(x, y):
                return chart.at(x - sheet.rect.x(), y - sheet.rect.y())
        return None

    def cells(self, board: int, start: QPointF, size: tuple[int, int], step: float) -> Iterator[list[int | None]]:
        """Yield, row by row, the territories at ``size`` points of a board, ``step`` scene px from each other."""
        at = start - self.sheets[board].rect.topLeft()
        return self._charts[board].rows(at.x(), at.y(), size, step)

    def land_in(self, box: Box, board: int) -> float:
        """Return how much of a box of the scene is land of a board, scene px²."""
        left, top, right, bottom = box
        return next(self.land_by_rows([(left, right)], [(top, bottom)], board))[0]

    def land_by_rows(self, columns: Sequence[Span], rows: Sequence[Span], board: int) -> Iterator[list[float]]:
        """Yield for each of some rows how much land of a board is in each of some columns, scene px²."""
        left, top = self.sheets[board].rect.x(), self.sheets[board].rect.y()
        return self._charts[board].land_by_rows(
            [(first - left, last - left) for first, last in columns],
            [(first - top, last - top) for first, last in rows],
        )

    def counting_land(self) -> Iterator[None]:
        """Prepare for ``land_by_rows``, in steps of a few ms."""
        return chain.from_iterable(chart.counting for chart in self._charts)

    def union(self, lands: Sequence[int]) -> Outline:
        """Return the outline round the given territories together; it is made once for each set."""
        key = tuple(lands)
        if key not in self._unions:
            if len(self._unions) >= _MOST_UNIONS:  # in the view by region every conquest makes new ones
                self._unions.clear()
            rings = (ring for land in key for ring in self.lands[land].rings)
            self._unions[key] = Outline(path_of(union_of(rings), QPointF()))
        return self._unions[key]

    def shore(self, lands: Sequence[int]) -> Shore:
        """Return the lines round and between the given waters; it is made once for each set."""
        key = tuple(lands)
        if key not in self._shores:
            if len(self._shores) >= _MOST_UNIONS:
                self._shores.clear()
            rings = [ring for land in key for ring in self.lands[land].rings]
            rim = union_of(rings)
            inside = open_lines(rings, edges_of(rim) | self._coasts)
            self._shores[key] = Shore(_lines(open_lines(rim, self._coasts)), _lines(inside))
        return self._shores[key]

    @cached_property
    def _land_rects(self) -> tuple[QRectF, ...]:
        rects = []
        for sheet in self.sheets:
            rect = QRectF()
            for land in sheet.lands:
                rect = rect.united(land.bounds)
            rects.append(rect)
        return tuple(rects)

    @cached_property
    def _coasts(self) -> Edges:
        """The edges that territories which are no water have in common with waters."""
        dry = edges_of(ring for land in self.lands if land.soil != "water" for ring in land.rings)
        return dry & edges_of(ring for land in self.lands if land.soil == "water" for ring in land.rings)

    @cached_property
    def _charts(self) -> tuple[Chart, ...]:
        return tuple(Chart(sheet) for sheet in self.sheets)

    @cached_property
    def spacing(self) -> tuple[float, ...]:
        """By territory: how far the next badge is, scene px."""
        points = [(land.badge.x(), land.badge.y()) for land in self.lands]
        others = (points[:i] + points[i + 1 :] for i in range(len(points)))
        return tuple(
            min((math.dist(at, other) for other in rest), default=math.inf)
            for at, rest in zip(points, others, strict=True)
        )

    @cached_property
    def stubs(self) -> dict[tuple[int, int], Stub]:
        """Ends of lines that wrap round, by (from, to)."""
        return {(stub.land, stub.other): stub for sheet in self.sheets for stub in sheet.stubs}

    def _neighbours(self) -> tuple[tuple[int, ...], ...]:
        adjacent: list[set[int]] = [set() for _ in self.lands]
        for sheet in self.sheets:
            for a, b, _ in _indexed_links(sheet.board, sheet.lands[0].index):
                adjacent[a].add(b)
                adjacent[b].add(a)
        return tuple(tuple(sorted(each)) for each in adjacent)


_recent: list[tuple[tuple[BoardMap, ...], Atlas]] = []


def atlas_of(boards: Sequence[BoardMap]) -> Atlas:
    """Return the atlas of these boards; the last ones are kept, for the next game is mostly played on one of them."""
    wanted = tuple(boards)
    for known, atlas in _recent:
        if known == wanted:
            return atlas
    _recent.append((wanted, Atlas(wanted)))
    del _recent[:-MOST_KEPT]
    return _recent[-1][1]


def _sheet(number: int, board: BoardMap, offset: QPointF, first_land: int, first_region: int) -> Sheet:
    """Return a board moved by ``offset``, its territories and regions numbered from the given numbers."""
    region_numbers = {region.id: first_region + i for i, region in enumerate(board.regions)}
    seen = dict.fromkeys(region_numbers, 0)
    soils = {region.id: _soil(region, board) for region in board.regions}
    lands = []
    for i, territory in enumerate(board.territories):
        region = territory.region
        lands.append(
            _land(first_land + i, number, region_numbers[region], seen[region], territory, offset, soils[region])
        )
        seen[region] += 1
    return Sheet(
        number,
        board,
        QRectF(offset.x(), offset.y(), *board.size),
        tuple(lands),
        tuple(region_numbers.values()),
        _area(board, "lake", offset),
        tuple(_routes(board, lands, offset)),
        tuple(_stubs(board, first_land, offset)),
        tuple(Mark(d.kind, QPointF(*d.at) + offset, d.angle) for d in board.decor if d.kind in _MARKS),
        tuple(_obstacle(barrier, offset) for barrier in board.barriers),
        _area(board, "chasm", offset),
        tuple(AfterlifePlace(afterlife, QPointF(*afterlife.at) + offset) for afterlife in board.afterlives),
    )


def _area(board: BoardMap, kind: str, offset: QPointF) -> QPainterPath:
    """Return all scenery of a kind as one area."""
    return path_of((decode_ring(ring) for decor in board.decor if decor.kind == kind for ring in decor.rings), offset)


def _obstacle(barrier: Barrier, offset: QPointF) -> Obstacle:
    lines = tuple(polyline(decode_ring(line), offset) for line in barrier.lines)
    return Obstacle(barrier.kind, lines, path_of((decode_ring(area) for area in barrier.areas), offset))


def _soil(region: Region, board: BoardMap) -> SoilKind:
    """Return what a region's territories are painted on: another world shows the board's own picture, if it has one."""
    if region.kind in ("land", "water"):
        return "water" if region.kind == "water" else "paper"
    return "picture" if board.sea is not None else "paper"


def _lines(lines: Sequence[Ring]) -> Outline:
    """Return open lines as an outline to stroke."""
    path = QPainterPath()
    for line in lines:
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in line]))
    return Outline(path)


def _land(
    index: int, board: int, region: int, order: int, territory: Territory, offset: QPointF, soil: SoilKind
) -> Land:
    dx, dy = offset.x(), offset.y()
    rings = tuple(tuple((x + dx, y + dy) for x, y in decode_ring(ring)) for part in territory.parts for ring in part)
    outline = Outline(path_of(rings, QPointF()))
    badge, label = QPointF(*territory.badge) + offset, QPointF(*territory.label.at) + offset
    return Land(index, board, region, order, territory, rings, outline, badge, label, soil)


def _indexed_links(board: BoardMap, first_land: int) -> list[tuple[int, int, Link]]:
    """Return each link with the numbers of its two territories."""
    numbers = {territory.id: first_land + i for i, territory in enumerate(board.territories)}
    return [(numbers[link.a], numbers[link.b], link) for link in board.links]


def _routes(board: BoardMap, lands: Sequence[Land], offset: QPointF) -> list[SeaRoute]:
    """Return the sea lines between two shores; a line without way points runs between the nearest shores."""
    first, routes = lands[0].index, list[SeaRoute]()
    for a, b, link in _indexed_links(board, first):
        if link.kind != "sea":
            continue
        if len(link.via) >= 2:
            routes.append(SeaRoute(min(a, b), max(a, b), line_path(link.via, offset, _ROUTE_BEND)))
        elif (shores := _nearest(lands[a - first], lands[b - first])) is not None:
            routes.append(SeaRoute(min(a, b), max(a, b), line_path(shores, QPointF(), _ROUTE_BEND)))
    return routes


def _nearest(one: Land, other: Land) -> tuple[tuple[float, float], tuple[float, float]] | None:
    """Return the nearest vertices of two shapes, None where they touch. Looks at 80 vertices a shape at most."""
    ours, theirs = ([point for ring in land.rings for point in ring] for land in (one, other))
    ours, theirs = ours[:: len(ours) // 80 + 1], theirs[:: len(theirs) // 80 + 1]
    distance, a, b = min(((ax - bx) ** 2 + (ay - by) ** 2, (ax, ay), (bx, by)) for ax, ay in ours for bx, by in theirs)
    return (a, b) if distance > _TOUCHING**2 else None


def _stubs(board: BoardMap, first_land: int, offset: QPointF) -> list[Stub]:
    """Return both ends of every line that wraps round the board; each starts at the shore it is nearer to."""
    stubs = []
    for a, b, link in _indexed_links(board, first_land):
        if link.kind != "wrap" or len(link.ends) != 2:
            continue
        badges = {land: board.territories[land - first_land].badge for land in (a, b)}
        first, second = link.ends
        if _far(first, badges[a]) + _far(second, badges[b]) > _far(first, badges[b]) + _far(second, badges[a]):
            first, second = second, first
        for land, other, end in ((a, b, first), (b, a, second)):
            points = end if _far(end[:1], badges[land]) <= _far(end[-1:], badges[land]) else end[::-1]
            start, stop = QPointF(*points[0]) + offset, QPointF(*points[-1]) + offset
            stubs.append(Stub(land, other, line_path(points, offset), start, stop))
    return stubs


def _far(points: Sequence[tuple[float, float]], place: tuple[float, float]) -> float:
    """Return the squared distance from a place to the nearest of the points."""
    return min((x - place[0]) ** 2 + (y - place[1]) ** 2 for x, y in points)
