"""Painter paths from the outlines of a board file, and the outline of several territories together."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

Ring = Sequence[tuple[float, float]]
_Vertex = tuple[int, int]
# The sides of outlines, each with its lesser end first.
Edges = set[tuple[_Vertex, _Vertex]]
# Vertices lie on a grid of 0.1 px; whole numbers make equal vertices equal.
_GRID = 10
# Qt's smooth stroker takes time with the square of a path's length: short pieces are ten times faster.
_PIECE = 32
# Of so many points a sketch takes one.
_ROUGH = 3


class Outline:
    """A closed outline: the path to fill, and short pieces of it to stroke. Build it once and share it."""

    def __init__(self, path: QPainterPath) -> None:
        self.path = path
        self.bounds: QRectF = path.boundingRect()

    @cached_property
    def pieces(self) -> tuple[tuple[QPolygonF, QRectF], ...]:
        """The outline cut into short open lines that together cover it, each with its bounding rectangle.

        They are points to make paths of: what Qt keeps with a path that it has painted is larger than the path.
        """
        found = []
        for polygon in self.path.toSubpathPolygons():  # open lines stay open
            points = polygon.toList()
            for start in range(0, len(points) - 1, _PIECE):
                piece = QPolygonF(points[start : start + _PIECE + 1])
                found.append((piece, piece.boundingRect()))
        return tuple(found)

    @cached_property
    def rough_pieces(self) -> tuple[QPolygonF, ...]:
        """The same with a third of the points, for a first sketch: lines are stroked in a third of the time."""
        return tuple(_rough(piece.toList()) for piece, _ in self.pieces)


def stroke_pieces(painter: QPainter, pieces: Iterable[QPolygonF], pen: QPen) -> None:
    """Stroke pieces of an outline; one that is closed is joined where it ends."""
    for piece in pieces:
        path = QPainterPath()
        path.addPolygon(piece)
        painter.strokePath(path, pen)


def _rough(points: Sequence[QPointF]) -> QPolygonF:
    """Return every third of some points, and the last."""
    last = len(points) - 1
    return QPolygonF([points[number] for number in (*range(0, last, _ROUGH), last)])


def path_of(rings: Iterable[Ring], offset: QPointF) -> QPainterPath:
    """Return closed rings as one path (holes stay holes), moved by ``offset``."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    dx, dy = offset.x(), offset.y()
    for ring in rings:
        path.addPolygon(QPolygonF([QPointF(x + dx, y + dy) for x, y in ring]))
        path.closeSubpath()
    return path


def union_of(rings: Iterable[Ring]) -> list[list[tuple[float, float]]]:
    """Return the rings round all given rings together.

    Neighbours share the vertices of their border, so a border's edges occur twice and cancel out; what occurs once is
    the outline. Rings that overlap instead of touching are kept as they are.
    """
    once: Edges = set()
    for ring in rings:
        once ^= edges_of([ring])
    return [[(x / _GRID, y / _GRID) for x, y in chain] for chain in _chains(once)]


def edges_of(rings: Iterable[Ring]) -> Edges:
    """Return the sides of all rings; one that a ring has twice counts once."""
    found: Edges = set()
    for ring in rings:
        points = [(round(x * _GRID), round(y * _GRID)) for x, y in ring]
        found.update(_edge(a, b) for a, b in zip(points, points[1:] + points[:1], strict=True) if a != b)
    return found


def open_lines(rings: Iterable[Ring], without: Edges) -> list[list[tuple[float, float]]]:
    """Return the sides of rings that are not among ``without`` as open lines, each side once."""
    done, lines = set(without), []
    for ring in rings:
        points = [(round(x * _GRID), round(y * _GRID)) for x, y in ring]
        points.append(points[0])
        # A walk that begins in the middle of a line would cut it in two.
        first = next((i for i, (a, b) in enumerate(pairwise(points)) if _edge(a, b) in done), 0)
        points = points[first:-1] + points[: first + 1]
        line: list[_Vertex] = []
        for a, b in pairwise(points):
            if _edge(a, b) in done or a == b:
                line = []
                continue
            done.add(_edge(a, b))
            if not line:
                line = [a]
                lines.append(line)
            line.append(b)
    return [[(x / _GRID, y / _GRID) for x, y in line] for line in lines]


def _edge(a: _Vertex, b: _Vertex) -> tuple[_Vertex, _Vertex]:
    return (a, b) if a < b else (b, a)


def _chains(edges: Edges) -> list[list[_Vertex]]:
    """Return the loops that the edges form. Every vertex has an even number of them, so each walk comes home."""
    around: dict[_Vertex, list[_Vertex]] = defaultdict(list)
    for a, b in sorted(edges):
        around[a].append(b)
        around[b].append(a)
    loops = []
    for start in list(around):
        while around[start]:
            loop, here = [start], start
            while around[here]:
                there = around[here].pop()
                around[there].remove(here)
                loop.append(there)
                here = there
            loops.append(loop[:-1] if loop[0] == loop[-1] else loop)
    return loops


def smooth(points: Sequence[tuple[float, float]], rounds: int = 3) -> list[tuple[float, float]]:
    """Return an open line with its corners cut (Chaikin), ends kept."""
    line = list(points)
    for _ in range(rounds if len(line) > 2 else 0):
        cut = [line[0]]
        for (ax, ay), (bx, by) in pairwise(line):
            cut += [(0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by), (0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by)]
        line = [*cut, line[-1]]
    return line


def polyline(points: Sequence[tuple[float, float]], offset: QPointF) -> QPainterPath:
    """Return an open line from point to point, moved by ``offset``."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) + offset for x, y in points]))
    return path


def line_path(points: Sequence[tuple[float, float]], offset: QPointF, bend: float = 0.0) -> QPainterPath:
    """Return a line through the points, moved by ``offset``; two points are joined by an arc that bends by ``bend``."""
    dx, dy = offset.x(), offset.y()
    (ax, ay), (bx, by) = points[0], points[-1]
    path = QPainterPath(QPointF(ax + dx, ay + dy))
    if len(points) == 2:
        middle = QPointF((ax + bx) / 2 - (by - ay) * bend + dx, (ay + by) / 2 + (bx - ax) * bend + dy)
        path.quadTo(middle, QPointF(bx + dx, by + dy))
        return path
    for x, y in smooth(points)[1:]:
        path.lineTo(x + dx, y + dy)
    return path
