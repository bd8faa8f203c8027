"""Sea routes: the cheapest way over water between two coasts, keeping off every third territory."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence

import numpy as np
import shapely
from numpy.typing import NDArray
from PIL import Image, ImageDraw
from scipy import ndimage, sparse
from scipy.sparse import csgraph
from shapely import Geometry, LineString, Point

Points = NDArray[np.float64]
Mask = NDArray[np.bool_]
CELL = 2  # px, side of a cell of the sea grid
REACH = 150  # px round both coasts' nearest points in which a way is sought
NARROW = 12  # px: a strait this narrow is crossed in a straight line
SHORT = 24  # px: a route over less water begins and ends inland
INLAND = 5  # px
CLEARANCES = (9, 7, 5, 4, 3, 2)  # px to a third territory, the widest that leaves a way is taken
BENDS = (0.13, -0.13, 0.06, -0.06)  # of the length, for a way that would be one straight line
BLURS = (14, 10, 7, 5, 3.5, 2.5)  # px, for all other ways; the widest that keeps clear is taken
STEPS = ((0, 1), (1, 0), (1, 1), (1, -1))


class SeaChart:
    """The board as a grid of water, to find routes on."""

    def __init__(self, shapes: Mapping[str, Geometry], size: tuple[int, int]) -> None:
        self._shapes = dict(shapes)
        self._size = size

    def route(self, a: str, b: str, near: Geometry | None = None) -> Points:
        """Return the route from the coast of ``a`` to the coast of ``b`` as a line of few points.

        ``near``: the route begins and ends inside this shape. Raises ValueError where water gives no way.
        """
        start, end = self._shapes[a], self._shapes[b]
        if near is not None:
            start, end = start.intersection(near), end.intersection(near)
        shortest = shapely.shortest_line(start, end)
        others = shapely.union_all([shape for name, shape in self._shapes.items() if name not in (a, b)])
        if 0 < shortest.length < NARROW:
            crossing = _reach_inland(np.asarray(shortest.coords), start, end)
            if not LineString(crossing).intersects(others):
                return crossing
        window = shortest.buffer(REACH).intersection(shapely.box(-REACH, -REACH, *(s + REACH for s in self._size)))
        nearby = others.intersection(window)
        for clearance in CLEARANCES:
            way = _cheapest_way(start, end, nearby, clearance, window.bounds)
            if way is not None:
                land = shapely.union_all([start, end])
                curve = _smooth(way, land, nearby, clearance - 1)
                return curve if shortest.length >= SHORT else _reach_inland(curve, start, end)
        raise ValueError(f"no way over water between {a} and {b}")


def _reach_inland(line: Points, start: Geometry, end: Geometry) -> Points:
    """Return ``line`` made longer at both ends, as far as there is land, so that a few dots have room."""
    first = _step_inland(line[0] - line[1], line[0], start)
    last = _step_inland(line[-1] - line[-2], line[-1], end)
    return np.vstack([first, line[1:-1], last])


def _step_inland(direction: Points, coast: Points, land: Geometry) -> Points:
    """Return the point up to ``INLAND`` px from ``coast`` along ``direction`` that still lies on ``land``."""
    unit = direction / np.hypot(*direction)
    steps = (coast + unit * length for length in np.arange(INLAND, 0, -1))
    return next((point for point in steps if land.covers(Point(point))), coast)


def _cheapest_way(
    start: Geometry, end: Geometry, others: Geometry, clearance: float, bounds: Sequence[float]
) -> Points | None:
    """Return the cheapest way over the grid from coast to coast, None if there is none.

    A cell costs more near land, so that a way runs down the middle of a strait.
    """
    left, top = (math.floor(value / CELL) * CELL for value in bounds[:2])
    shape = (math.ceil((bounds[3] - top) / CELL), math.ceil((bounds[2] - left) / CELL))
    origin = np.array([left, top], dtype=float)
    masks = [_rasterise(land, origin, shape) for land in (start, end, others)]
    distances = [_distance(mask) for mask in masks]
    sea = ~(masks[0] | masks[1]) & (distances[2] >= clearance)
    cost = np.where(sea, 1 + 5 / (1 + np.minimum.reduce(distances)), np.inf)
    graph = _graph(cost)
    sources = np.flatnonzero(sea & (distances[0] <= 1.5 * CELL))
    goals = np.flatnonzero(sea & (distances[1] <= 1.5 * CELL))
    if not len(sources) or not len(goals):
        return None
    length, previous, _ = csgraph.dijkstra(graph, indices=sources, min_only=True, return_predecessors=True)
    goal = int(goals[np.argmin(length[goals])])
    if not np.isfinite(length[goal]):
        return None
    cells = [goal]
    while previous[cells[-1]] >= 0:
        cells.append(int(previous[cells[-1]]))
    rows, columns = np.divmod(np.array(cells[::-1]), shape[1])
    way = np.column_stack([columns + 0.5, rows + 0.5]) * CELL + origin
    return np.vstack([_nearest(start, way[0]), way, _nearest(end, way[-1])])


def _rasterise(land: Geometry, origin: Points, shape: tuple[int, int]) -> Mask:
    picture = Image.new("1", (shape[1], shape[0]))
    draw = ImageDraw.Draw(picture)
    for part in shapely.get_parts(land):
        if part.geom_type == "Polygon":
            draw.polygon([(x, y) for x, y in (np.asarray(part.exterior.coords) - origin) / CELL - 0.5], fill=1)
    return np.asarray(picture)


def _distance(mask: Mask) -> Points:
    """Return each cell's distance to ``mask`` in px."""
    if not mask.any():
        return np.full(mask.shape, 1e6)
    return np.asarray(ndimage.distance_transform_edt(~mask)) * CELL


def _graph(cost: Points) -> sparse.csr_array:
    """Return the grid as a graph: each cell joined to its eight neighbours, walls (infinite cost) to none."""
    rows, columns = cost.shape
    number = np.arange(cost.size).reshape(cost.shape)
    tails, heads, weights = [], [], []
    for down, across in STEPS:
        from_rows, to_rows = slice(0, rows - down), slice(down, rows)
        from_columns = slice(max(0, -across), columns - max(0, across))
        to_columns = slice(max(0, across), columns - max(0, -across))
        price = (cost[from_rows, from_columns] + cost[to_rows, to_columns]) / 2 * math.hypot(down, across)
        open_ = np.isfinite(price)
        tails.append(number[from_rows, from_columns][open_])
        heads.append(number[to_rows, to_columns][open_])
        weights.append(price[open_])
    tail, head, weight = (np.concatenate(parts) for parts in (tails, heads, weights))
    pairs = (np.concatenate([tail, head]), np.concatenate([head, tail]))
    return sparse.csr_array((np.concatenate([weight, weight]), pairs), shape=(cost.size, cost.size))


def _nearest(shape: Geometry, point: Points) -> Points:
    return np.asarray(shapely.shortest_line(shape, Point(point)).coords[0])


def _smooth(way: Points, own: Geometry, others: Geometry, clearance: float) -> Points:
    """Return ``way`` as a curve that keeps ``clearance`` to ``others``.

    Over open water it is a straight line bent a little, elsewhere the way itself with its steps blurred.
    """
    for curve in (*_arcs(way[0], way[-1]), *(_blur(way, width) for width in BLURS)):
        line = LineString(curve)
        if line.distance(others) >= clearance and line.intersection(own).length < 1.5:
            return np.asarray(line.simplify(0.2).coords)
    return way


def _arcs(first: Points, last: Points) -> Iterator[Points]:
    """Yield curves from ``first`` to ``last``: quadratic, one for each of ``BENDS``."""
    across = np.array([first[1] - last[1], last[0] - first[0]])
    t = np.linspace(0, 1, 17)[:, None]
    for bend in BENDS:
        middle = (first + last) / 2 + bend * across
        yield (1 - t) ** 2 * first + 2 * t * (1 - t) * middle + t**2 * last


def _blur(way: Points, width: float) -> Points:
    """Return ``way`` averaged over about ``width`` px, its ends kept: it is mirrored through them before."""
    line = np.asarray(shapely.segmentize(LineString(way), 1).coords)
    mirrored = np.vstack([2 * line[0] - line[:0:-1], line, 2 * line[-1] - line[-2::-1]])
    count = len(line) - 1
    return np.asarray(ndimage.gaussian_filter1d(mirrored, width, axis=0))[count : 2 * count + 1]
