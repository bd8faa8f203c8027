"""Sea routes: the cheapest way over water between two coasts, keeping off every third territory."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

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
NARROW = 12  # px: a strait this narrow is crossed in a straight line that begins and ends inland
INLAND = 5  # px
CLEARANCES = (9, 7, 5, 4, 3, 2)  # px to a third territory, the widest that leaves a way is taken
BENDS = (0.13, -0.13, 0.07, -0.07)  # of the length, for a way that would be one straight line
STEPS = ((0, 1), (1, 0), (1, 1), (1, -1))


class SeaChart:
    """The board as a grid of water, to find routes on."""

    def __init__(self, shapes: Mapping[str, Geometry], size: tuple[int, int]) -> None:
        self._shapes = dict(shapes)
        self._size = size

    def route(self, a: str, b: str) -> Points:
        """Return the route from the coast of ``a`` to the coast of ``b`` as points about 8 px apart or less."""
        start, end = self._shapes[a], self._shapes[b]
        shortest = shapely.shortest_line(start, end)
        if shortest.length < NARROW:
            return _crossing(shortest, start, end)
        others = shapely.union_all([shape for name, shape in self._shapes.items() if name not in (a, b)])
        window = shortest.buffer(REACH).intersection(shapely.box(-REACH, -REACH, *(s + REACH for s in self._size)))
        nearby = others.intersection(window)
        for clearance in CLEARANCES:
            way = _cheapest_way(start, end, nearby, clearance, window.bounds)
            if way is not None:
                corners = _straighten(way, start, end, nearby, clearance - 0.5)
                return _smooth(corners, nearby, clearance - 1)
        raise ValueError(f"no way over water between {a} and {b}")


def _crossing(shortest: LineString, start: Geometry, end: Geometry) -> Points:
    """Return ``shortest`` with both ends pulled inland, so that a few dots have room."""
    first, last = np.asarray(shortest.coords)
    if not shortest.length:
        raise ValueError("the shapes touch: their link is a land link")
    step = (last - first) / shortest.length * INLAND
    ends = [point if shape.covers(Point(point)) else edge for point, edge, shape in
            ((first - step, first, start), (last + step, last, end))]  # fmt: skip
    return np.array(ends)


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


def _straighten(way: Points, start: Geometry, end: Geometry, others: Geometry, clearance: float) -> Points:
    """Return the corners of ``way`` only: from each point go to the farthest one in sight over open water."""
    own = shapely.union_all([start, end])
    corners = [0]
    while corners[-1] < len(way) - 1:
        here = corners[-1]
        ahead = range(len(way) - 1, here, -1)
        corners.append(next((i for i in ahead if _open(way[[here, i]], own, others, clearance)), here + 1))
    return way[corners]


def _open(ends: Points, own: Geometry, others: Geometry, clearance: float) -> bool:
    line = LineString(ends)
    return bool(line.distance(others) >= clearance and line.intersection(own).length < 1)


def _smooth(corners: Points, others: Geometry, clearance: float) -> Points:
    """Return the way through ``corners`` as a curve; a single straight line is bent a little where there is room."""
    if len(corners) > 2:
        curves = (_round_corners(corners, passes) for passes in (3, 2, 1, 0))
        return _thin(next(c for c in curves if len(c) == len(corners) or LineString(c).distance(others) >= clearance))
    first, last = corners
    across = np.array([first[1] - last[1], last[0] - first[0]])
    for bend in BENDS:
        middle = (first + last) / 2 + bend * across
        t = np.linspace(0, 1, 17)[:, None]
        curve = (1 - t) ** 2 * first + 2 * t * (1 - t) * middle + t**2 * last
        if LineString(curve).distance(others) >= clearance:
            return _thin(curve)
    return corners


def _round_corners(corners: Points, passes: int) -> Points:
    """Return the open line ``corners`` with its corners cut (Chaikin), the ends kept."""
    line = corners
    for _ in range(passes):
        before, after = line[:-1], line[1:]
        cut = np.stack([0.75 * before + 0.25 * after, 0.25 * before + 0.75 * after], axis=1).reshape(-1, 2)
        line = np.vstack([line[:1], cut, line[-1:]])
    return line


def _thin(curve: Points) -> Points:
    return np.asarray(LineString(curve).simplify(0.25).coords)
