"""Whether a board can be drawn: outlines, badges, labels, lines and the picture of the sea."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from operator import mul
from pathlib import Path

from risk_desktop.maps.outline import RingError, decode_ring
from risk_desktop.maps.problems import Problem, Where, shown
from risk_desktop.maps.schema import BoardMap, Link, Picture, Point, Territory

SMALLEST_SIDE = 100
LARGEST_SIDE = 20_000
MAX_POINTS = 200_000
MAX_PICTURE_BYTES = 20_000_000
# Coordinates may lie this share of the longer side outside the board: stubs of lines and outlines run off the edge.
_MARGIN = 0.1
# A radius may be this much larger than what fits: outlines are simplified after the radius was measured.
_RADIUS_SLACK = 1.25
_RADIUS_EXTRA = 2.0
_SMALLEST_AREA = 1.0
_PICTURE_NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,79}\.(?:webp|png|jpg)")

Ring = list[Point]


def check_drawing(board: BoardMap, folder: Path | None) -> Iterator[Problem]:
    """Yield what is wrong with the geometry of ``board``; ``folder`` holds its picture (None: don't look for it)."""
    if not all(SMALLEST_SIDE <= side <= LARGEST_SIDE for side in board.size):
        limits: dict[str, str | int | float] = {"value": _pair(board.size), "low": SMALLEST_SIDE, "high": LARGEST_SIDE}
        yield Problem("map.absurd_size", limits, where=("size",))
        return
    frame = _Frame(board.size)
    for where, point in _single_points(board):
        yield from frame.point(point, where)
    for index, territory in enumerate(board.territories):
        yield from _territory(territory, frame, ("territories", index))
    for index, decor in enumerate(board.decor):
        yield from _decor_rings(decor.kind, decor.rings, frame, ("decor", index))
        if decor.kind == "sea_name" and decor.name is None:
            yield Problem("map.nameless_sea", where=("decor", index))
    for index, barrier in enumerate(board.barriers):
        yield from _rings(barrier.lines, 2, frame, ("barriers", index, "lines"))
        yield from _rings(barrier.areas, 3, frame, ("barriers", index, "areas"))
    for index, link in enumerate(board.links):
        yield from _line(link, board.wrap, frame, ("links", index))
    for index, variant in enumerate(board.variants):
        for number, link in enumerate(variant.links):
            yield from _line(link, board.wrap, frame, ("variants", index, "links", number))
    if frame.points > MAX_POINTS:
        yield Problem("map.too_many_points", {"count": frame.points, "limit": MAX_POINTS}, where=("territories",))
    if board.sea:
        yield from _picture(board.sea, folder)


class _Frame:
    """The board's rectangle with its margin, and a count of the points of all rings."""

    def __init__(self, size: Point) -> None:
        margin = max(size) * _MARGIN
        self._size = size
        self._low = -margin
        self._right, self._bottom = size[0] + margin, size[1] + margin
        self.points = 0

    def holds(self, point: Point) -> bool:
        """Tell whether ``point`` lies on the board or little outside; NaN and infinity don't."""
        return self._low <= point[0] <= self._right and self._low <= point[1] <= self._bottom

    def point(self, point: Point, where: Where) -> Iterator[Problem]:
        """Yield a problem if ``point`` is no number or lies outside."""
        if not self.holds(point):
            yield Problem("map.outside", {"value": _pair(point), "size": _pair(self._size)}, where=where)

    def ring(self, text: str, fewest: int, where: Where) -> Ring | Problem:
        """Return the points of a ring, or what is wrong with it."""
        try:
            ring = decode_ring(text)
        except RingError as fault:
            return fault.problem.below(where)
        self.points += len(ring)
        if len(ring) < fewest:
            return Problem("map.short_ring", {"count": len(ring), "limit": fewest}, where=where)
        xs, ys = zip(*ring, strict=True)
        if not (self.holds((min(xs), min(ys))) and self.holds((max(xs), max(ys)))):
            far = next(point for point in ring if not self.holds(point))
            return Problem("map.outside", {"value": _pair(far), "size": _pair(self._size)}, where=where)
        return ring


def _single_points(board: BoardMap) -> Iterator[tuple[Where, Point]]:
    for index, region in enumerate(board.regions):
        yield ("regions", index, "label"), region.label
    for index, territory in enumerate(board.territories):
        yield ("territories", index, "badge"), territory.badge
        yield ("territories", index, "label", "at"), territory.label.at
    for index, decor in enumerate(board.decor):
        yield ("decor", index, "at"), decor.at
    for index, afterlife in enumerate(board.afterlives):
        yield ("afterlives", index, "at"), afterlife.at


def _territory(territory: Territory, frame: _Frame, where: Where) -> Iterator[Problem]:
    """Yield what is wrong with one territory's outlines, badge and label."""
    parts: list[list[Ring]] = []
    for index, texts in enumerate(territory.parts):
        place: Where = (*where, "parts", index)
        rings = [frame.ring(text, 3, (*place, number)) for number, text in enumerate(texts)]
        valid = [ring for ring in rings if isinstance(ring, list)]
        yield from (ring for ring in rings if isinstance(ring, Problem))
        if not texts:
            yield Problem("map.empty_part", {"name": territory.id}, where=place)
        elif len(valid) == len(rings):
            parts.append(valid)
            if _area(valid[0]) < _SMALLEST_AREA:
                yield Problem("map.flat_ring", {"name": territory.id}, where=(*place, 0))
    if not -360 <= territory.label.angle <= 360:
        yield Problem("map.bad_angle", {"value": territory.label.angle}, where=(*where, "label", "angle"))
    if len(parts) == len(territory.parts):
        yield from _badge(territory, parts, where)


def _badge(territory: Territory, parts: list[list[Ring]], where: Where) -> Iterator[Problem]:
    """Yield a problem if the badge is in none of the ``parts``, or its circle is much too large for its part."""
    home = next((part for part in parts if _inside(territory.badge, part)), None)
    if home is None:
        params = {"name": territory.id, "value": _pair(territory.badge)}
        yield Problem("map.badge_outside", params, where=(*where, "badge"))
        return
    fits = min(_clearance(territory.badge, ring) for ring in home)
    if not territory.r <= fits * _RADIUS_SLACK + _RADIUS_EXTRA:
        params = {"name": territory.id, "value": f"{territory.r:g}", "limit": f"{fits:.1f}"}
        yield Problem("map.radius_too_large", params, where=(*where, "r"))


def _decor_rings(kind: str, rings: list[str], frame: _Frame, where: Where) -> Iterator[Problem]:
    """Yield faulty outlines of scenery; lakes and chasms are areas, the rest may be lines of two points."""
    yield from _rings(rings, 3 if kind in ("lake", "chasm") else 2, frame, (*where, "rings"))
    if kind in ("lake", "river", "chasm") and not rings:
        yield Problem("map.no_rings", {"kind": kind}, where=where)


def _rings(texts: list[str], fewest: int, frame: _Frame, where: Where) -> Iterator[Problem]:
    """Yield faulty outlines, and those of fewer than ``fewest`` points."""
    for index, text in enumerate(texts):
        ring = frame.ring(text, fewest, (*where, index))
        if isinstance(ring, Problem):
            yield ring


def _line(link: Link, wrap: str, frame: _Frame, where: Where) -> Iterator[Problem]:
    """Yield what is wrong with the line that is drawn for a link."""
    for index, point in enumerate(link.via):
        yield from frame.point(point, (*where, "via", index))
    for index, stub in enumerate(link.ends):
        for number, point in enumerate(stub):
            yield from frame.point(point, (*where, "ends", index, number))
    if link.kind == "wrap" and not wrap:
        yield Problem("map.no_wrap", {"a": link.a, "b": link.b}, where=where)
    stubs = [len(stub) for stub in link.ends]
    if (link.kind == "wrap" or stubs) and (len(stubs) != 2 or min(stubs) < 2):
        yield Problem("map.bad_ends", {"a": link.a, "b": link.b}, where=where)


def _picture(sea: Picture, folder: Path | None) -> Iterator[Problem]:
    """Yield what is wrong with the picture of the sea; only a plain name beside the board file is looked at."""
    where: Where = ("sea", "file")
    if not _PICTURE_NAME.fullmatch(sea.file):
        yield Problem("map.picture_name", {"value": shown(sea.file)}, where=where)
    elif folder is not None and not (folder / sea.file).is_file():
        yield Problem("map.picture_missing", {"value": sea.file}, where=where)
    elif folder is not None and (folder / sea.file).stat().st_size > MAX_PICTURE_BYTES:
        limit = MAX_PICTURE_BYTES // 1_000_000
        yield Problem("map.picture_too_large", {"value": sea.file, "limit": limit}, where=where)
    if not all(abs(number) <= LARGEST_SIDE for number in sea.origin):
        yield Problem("map.picture_place", {"value": _pair(sea.origin)}, where=("sea", "origin"))
    if not all(1 <= side <= 2 * LARGEST_SIDE for side in sea.size):
        yield Problem("map.picture_place", {"value": _pair(sea.size)}, where=("sea", "size"))


def _area(ring: Ring) -> float:
    """Return the area in square px."""
    xs, ys = zip(*ring, strict=True)
    twice: float = sum(map(mul, xs, ys[1:] + ys[:1])) - sum(map(mul, xs[1:] + xs[:1], ys))
    return abs(twice) / 2


def _inside(point: Point, rings: list[Ring]) -> bool:
    """Tell whether ``point`` lies in the area of the first ring and not in a hole: even-odd rule over all rings."""
    x, y = point
    odd = False
    for ring in rings:
        x0, y0 = ring[-1]
        for x1, y1 in ring:
            if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
                odd = not odd
            x0, y0 = x1, y1
    return odd


def _clearance(point: Point, ring: Ring) -> float:
    """Return the distance in px from ``point`` to the nearest edge of ``ring``."""
    x, y = point
    best = math.inf
    x0, y0 = ring[-1][0] - x, ring[-1][1] - y
    for corner in ring:
        x1, y1 = corner[0] - x, corner[1] - y
        across, down = x1 - x0, y1 - y0
        along = -(x0 * across + y0 * down)
        length = across * across + down * down
        if along <= 0.0 or along >= length:  # a corner is nearest: this one or the one before, counted already
            distance = x1 * x1 + y1 * y1
        else:
            distance = (x0 * down - y0 * across) ** 2 / length
        if distance < best:
            best = distance
        x0, y0 = x1, y1
    return math.sqrt(best)


def _pair(point: Point) -> str:
    """Return a point or a size as text."""
    return f"{point[0]:g}, {point[1]:g}"
