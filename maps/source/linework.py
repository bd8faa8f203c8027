"""Shapes from lines: one net of all borders, noded once, gives faces; faces with a name join to territories.

Territories are never computed by subtracting one from another. Two neighbours take their common border from the same
line, so it is the same to the last digit, and the board is a *coverage*: no gap, no overlap.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Geometry, MultiPolygon, Polygon
from shapely.ops import polygonize

Points = NDArray[np.float64]
Warp = Callable[[Points], Points]
Shapes = dict[str, Geometry]
SNAP = 0.1  # px, the unit in which a board file writes outlines
SLIVER = 60.0  # px2: a face without a name and smaller than this joins a neighbour


def warp(shape: Geometry, function: Warp) -> Geometry:
    """Return ``shape`` with every vertex moved by ``function``."""
    return shapely.transform(shape, function)


def warp_all(shapes: Mapping[str, Geometry], function: Warp) -> Shapes:
    """Return ``shapes`` with every vertex moved by ``function``."""
    return {name: warp(shape, function) for name, shape in shapes.items()}


def faces(lines: Iterable[Geometry], grid: float) -> list[Polygon]:
    """Return the faces that ``lines`` enclose, their vertices rounded to ``grid``."""
    pieces = [piece for line in lines for piece in shapely.get_parts(line) if "Line" in piece.geom_type]
    return list(polygonize(shapely.union_all(pieces, grid_size=grid)))


def dissolve(parts: Iterable[Polygon], names: Iterable[str | None]) -> Shapes:
    """Join the ``parts`` (faces of one net) of equal name; parts named None are left out."""
    groups: dict[str, list[Polygon]] = {}
    for part, name in zip(parts, names, strict=True):
        if name is not None:
            groups.setdefault(name, []).append(part)
    return {name: shapely.coverage_union_all(group) for name, group in groups.items()}


def drop_islets(shape: Geometry, smallest: float) -> Geometry:
    """Return ``shape`` without parts below ``smallest`` px2 (the largest part always stays) and small holes."""
    parts = sorted(shapely.get_parts(shape), key=lambda part: -part.area)
    kept = [_fill_holes(part, 2 * smallest) for i, part in enumerate(parts) if i == 0 or part.area >= smallest]
    return MultiPolygon(kept) if len(kept) > 1 else kept[0]


def bend_borders(shapes: Mapping[str, Geometry], noise: Warp, amplitude: float, fade: float) -> Shapes:
    """Return ``shapes`` with inland borders bent as if drawn by hand; the coast stays.

    The bend grows from 0 at the coast to ``amplitude`` px at ``fade`` px inland. Keep 2 pi amplitude / wavelength
    below 0.5, or borders fold over themselves.
    """
    coast = shapely.union_all([shape.buffer(0.15) for shape in shapes.values()]).buffer(-0.15).boundary
    shapely.prepare(coast)

    def bend(points: Points) -> Points:
        distance = shapely.distance(coast, shapely.points(points))
        weight = np.clip((distance - 0.3) / fade, 0, 1)[:, None]
        return np.asarray(points + amplitude * weight * noise(points))

    return warp_all(shapes, bend)


def snap(shapes: Mapping[str, Geometry]) -> Shapes:
    """Return ``shapes`` as an exact coverage on the ``SNAP`` grid: all borders noded once, faces named anew."""
    names = list(shapes)
    valid = [shape if shape.is_valid else shapely.make_valid(shape) for shape in shapes.values()]
    tree = shapely.STRtree(valid)
    parts = faces((shape.boundary for shape in valid), SNAP)
    owners = [_owner(part, valid, tree) for part in parts]
    joined = dissolve(parts, [None if owner is None else names[owner] for owner in owners])
    return {name: joined[name] for name in names}


def simplify(shapes: Mapping[str, Geometry], tolerance: float, smallest: float) -> Shapes:
    """Return ``shapes`` snapped, without islets, with fewer vertices; neighbours keep their common border.

    Snapping comes first: simplifying only removes vertices, so the result stays on the grid. It comes twice: the
    second time gives the places of dropped exclaves to their neighbours.
    """
    snapped = dict(shapes)
    for _ in range(2):
        snapped = {name: drop_islets(shape, smallest) for name, shape in snap(snapped).items()}
    if not shapely.coverage_is_valid(list(snapped.values())):
        raise ValueError("the snapped borders do not form a coverage: reduce the amplitude of the bent borders")
    return dict(zip(snapped, shapely.coverage_simplify(list(snapped.values()), tolerance), strict=True))


def touching_pairs(shapes: Mapping[str, Geometry], shortest: float = 3.0) -> set[frozenset[str]]:
    """Return the pairs of names whose shapes share a border of at least ``shortest`` px."""
    names, outlines = list(shapes), list(shapes.values())
    tree = shapely.STRtree(outlines)
    pairs = set()
    for i, shape in enumerate(outlines):
        near = shape.buffer(0.6)
        for j in tree.query(near):
            if j > i and near.intersection(outlines[j].boundary).length >= shortest:
                pairs.add(frozenset((names[i], names[j])))
    return pairs


def _fill_holes(part: Polygon, smallest: float) -> Polygon:
    return Polygon(part.exterior, [hole for hole in part.interiors if Polygon(hole).area >= smallest])


def _owner(part: Polygon, shapes: list[Geometry], tree: shapely.STRtree) -> int | None:
    """Return the index of the shape that holds ``part``; a sliver goes to the neighbour with the longest contact."""
    point = part.representative_point()
    for i in tree.query(point):
        if shapely.intersects(shapes[i], point):
            return int(i)
    if part.area >= SLIVER:
        return None
    rim = part.buffer(0.3)
    contacts = [(shapes[i].boundary.intersection(rim).length, int(i)) for i in tree.query(rim)]
    return max(contacts)[1] if contacts else None
