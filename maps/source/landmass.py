"""Land shared out by seeds, landmass by landmass, and cut apart by ranges and straits.

Without going landmass by landmass an island would take a slice of the coast opposite.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import shapely
from shapely import Geometry, Point, Polygon

from maps.source.cells import cells
from maps.source.linework import Shapes
from maps.source.noise import NoiseField
from maps.source.topology import polygons_in

Spot = tuple[float, float]
TOUCHING = 1.0  # px
NEAR, APART = 5.0, 3.0  # px: coasts nearer than the first with a line between them draw back by the second
LARGEST_SCRAP = 0.45  # of its territory: a piece that a range cuts off and that is larger stays


@dataclass(frozen=True)
class Cuts:
    """What is cut out of the land: the ground of ranges, straits, and all outside the frame."""

    ranges: Geometry
    straits: Geometry
    frame: Polygon


def share_out(
    masses: Iterable[Polygon], seeds: Mapping[str, Sequence[Spot]], noise: NoiseField, amplitude: float
) -> Shapes:
    """Return what each name of ``seeds`` gets of the landmasses.

    A landmass is parted between the seeds on it; one without a seed goes to whoever has the nearest.
    """
    parts: dict[str, list[Geometry]] = {name: [] for name in seeds}
    for mass in masses:
        here = {name: [spot for spot in spots if mass.distance(Point(spot)) < 0.5] for name, spots in seeds.items()}
        here = {name: spots for name, spots in here.items() if spots}
        if len(here) > 1:
            for name, cell in cells(here, mass, noise, amplitude).items():
                parts[name].append(cell)
        else:
            parts[next(iter(here), _nearest(mass, seeds))].append(mass)
    return {name: shapely.union_all(pieces) for name, pieces in parts.items()}


def cut_apart(shapes: Shapes, cuts: Cuts) -> tuple[Shapes, Geometry]:
    """Return ``shapes`` without what is cut out of them, and the ground of the ranges that lies on land.

    A piece that a range or a strait cuts off goes to the neighbour on its side.
    """
    land = shapely.union_all([shape.buffer(0.05) for shape in shapes.values()]).intersection(cuts.frame)
    ground = cuts.ranges.intersection(land).difference(cuts.straits)
    taken = shapely.union_all([cuts.ranges, cuts.straits])
    left = {
        name: shapely.multipolygons(polygons_in(shape.intersection(cuts.frame).difference(taken)))
        for name, shape in shapes.items()
    }
    for _ in range(2):
        for name in left:
            _give_away(name, left, taken)
    return left, shapely.multipolygons(polygons_in(ground))


def keep_off(shapes: Shapes, apart: set[frozenset[str]], together: set[frozenset[str]]) -> Shapes:
    """Return ``shapes`` with water between the pairs ``apart``, and without islets that touch what they may not.

    ``together``: the pairs that may touch.
    """
    result = dict(shapes)
    for a, b in sorted(tuple(sorted(pair)) for pair in apart):
        if result[a].distance(result[b]) < NEAR:
            first, second = result[a], result[b]
            result[a], result[b] = first.difference(second.buffer(APART)), second.difference(first.buffer(APART))
    for name, shape in result.items():
        parts = sorted(polygons_in(shape), key=lambda part: -part.area)
        kept = [part for part in parts[1:] if not _strange(name, part, result, together)]
        result[name] = shapely.multipolygons([parts[0], *kept])
    return result


def _nearest(mass: Polygon, seeds: Mapping[str, Sequence[Spot]]) -> str:
    middle = mass.centroid
    return min(seeds, key=lambda name: min(middle.distance(Point(spot)) for spot in seeds[name]))


def _give_away(name: str, shapes: Shapes, taken: Geometry) -> None:
    """Give the pieces of a territory that a cut parted from it to their longest neighbours."""
    parts = [part for part in polygons_in(shapes[name]) if part.distance(taken) < TOUCHING]
    if len(parts) < 2:
        return
    largest = max(parts, key=lambda part: part.area)
    for part in parts:
        if part is largest or part.area > LARGEST_SCRAP * largest.area:
            continue
        near = part.buffer(0.4)
        others = [other for other in shapes if other != name and shapes[other].distance(part) < 0.3]
        contacts = [(shapes[other].boundary.intersection(near).length, other) for other in others]
        left = [each for each in polygons_in(shapes[name]) if not each.equals(part)]
        shapes[name] = shapely.multipolygons(left)
        if contacts and max(contacts)[0] > 2:
            other = max(contacts)[1]
            joined = shapely.union_all([shapes[other], part.buffer(0.06)])
            shapes[other] = shapely.multipolygons(polygons_in(joined))


def _strange(name: str, part: Polygon, shapes: Shapes, together: set[frozenset[str]]) -> bool:
    near = (other for other in shapes if other != name and shapes[other].distance(part) < TOUCHING)
    return any(frozenset((name, other)) not in together for other in near)
