"""Draws the Underworld: ``python -m maps.source.underworld`` writes maps/underworld.yaml and the picture of its cave.

Fire means barred, a causeway means open, the Styx is the way of the dead. Takes about half a minute; the same facts
give the same files.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from shapely import Geometry, LineString, Point, Polygon

from maps.source.assemble import MAPS, read_yaml, region, territory
from maps.source.cells import cells
from maps.source.linework import Points, Shapes, simplify, warp
from maps.source.noise import NoiseField
from maps.source.outlines import encode, encode_line
from maps.source.places import place
from maps.source.write import flow, point, write

TITLE = "The Underworld: 13 fields. Drawn by maps/source/underworld.py"
CORNERS = 280  # of a superellipse
WALL, WALL_BEND = NoiseField(seed=3, wavelength=150), np.array([14.0, 11.0])  # px
HAND, BEND = NoiseField(seed=17, wavelength=130), 8.5  # px
RIVER, RIVER_BEND = NoiseField(seed=41, wavelength=260, octaves=2), np.array([6.0, 5.0])  # px
FREE = 0.25  # share of a bend that is not mirrored: symmetric to read, made by hand to look at
GAP, ROUND = 4.2, 10.0  # px: half the crack between two stones, and how far their corners are rounded
SPREAD = 1.6  # px that the area of a crack reaches beyond the cave, so that no sliver of a field shows outside
Board = dict[str, Any]


@dataclass(frozen=True)
class Cave:
    """The drawing before it is written: fields, the stones in them, pits of fire, the cave's wall and the Styx."""

    fields: Shapes
    stones: Shapes
    pits: Geometry
    wall: Polygon
    styx: Points


class Mirrored:
    """A noise field that is mostly its own mirror image at the middle of the board."""

    def __init__(self, field: NoiseField, middle: float) -> None:
        self._field, self._middle = field, middle

    def __call__(self, points: Points) -> Points:
        """Return the displacement at each row of ``points``."""
        here = self._field(points)
        there = self._field(np.column_stack([2 * self._middle - points[:, 0], points[:, 1]]))
        both = (here + there * np.array([-1.0, 1.0])) / math.sqrt(2)
        return np.asarray((1 - FREE) * both + FREE * here)


def draw(layout: Board) -> Cave:
    """Return the finished drawing."""
    middle = layout["size"][0] / 2
    rough = Mirrored(WALL, middle)
    wall = superellipse(**layout["cave"])
    wall = Polygon(wall + WALL_BEND * rough(wall)).buffer(0)
    pits = _pits(layout["pits"], middle, rough)
    hand = Mirrored(HAND, middle)
    fields = simplify(cells(_seeds(layout, 2 * middle), wall.difference(pits), hand, BEND), tolerance=1.6, smallest=400)
    river = superellipse(**layout["styx"])
    return Cave(fields, {name: _stone(field) for name, field in fields.items()}, pits, wall, river + RIVER_BEND * RIVER(river))


def superellipse(centre: list[float], reach: list[float], square: list[float]) -> Points:
    """Return the corners of a superellipse: exponents below 1 make it squarer than an ellipse."""
    angles = np.linspace(0, 2 * math.pi, CORNERS, endpoint=False)
    round_ = np.column_stack([np.cos(angles), np.sin(angles)])
    return np.asarray(np.array(centre) + np.array(reach) * np.sign(round_) * np.abs(round_) ** np.array(square))


def _seeds(layout: Board, width: float) -> dict[str, list[tuple[float, float]]]:
    """Return the seeds of all fields: those of the left half, and their mirror images."""
    seeds: dict[str, list[tuple[float, float]]] = {}
    for name, spots in layout["seeds"].items():
        seeds.setdefault(name, []).extend((x, y) for x, y in spots)
        seeds.setdefault(layout["mirror"][name], []).extend((width - x, y) for x, y in spots if 2 * x != width)
    return seeds


def _pits(design: Board, middle: float, rough: Mirrored) -> Geometry:
    across, down = design["reach"]
    both = []
    for side in (-1, 1):
        ellipse = shapely.affinity.scale(Point(middle + side * design["away"], design["down"]).buffer(1, 64), across, down)
        both.append(shapely.affinity.rotate(ellipse, -side * design["tilt"]))
    return warp(shapely.segmentize(shapely.union_all(both), 5), lambda points: points + 4 * rough(points))


def _stone(field: Geometry) -> Polygon:
    """Return the stone in a field: smaller by half a crack, its corners rounded."""
    small = field.buffer(-GAP - ROUND).buffer(ROUND).simplify(0.6)
    return max(shapely.get_parts(small), key=lambda part: part.area)


def border(a: Geometry, b: Geometry) -> LineString:
    """Return the border between two fields."""
    shared = shapely.line_merge(shapely.union_all([p for p in shapely.get_parts(a.intersection(b)) if p.length > 0]))
    return max(shapely.get_parts(shared), key=lambda line: line.length)


def board(facts: Board, layout: Board, cave: Cave) -> Board:
    """Return the content of the board file."""
    size = tuple(layout["size"])
    entries = [_with_offset(entry, layout) for entry in facts["territories"]]
    radius = layout["afterlife_radius"]
    return {
        "format": 1,
        "id": "underworld",
        "name": flow(**facts["name"]),
        "size": size,
        "licence": "MIT",
        "regions": [region(entry, layout["regions"][entry["id"]]) for entry in facts["regions"]],
        "territories": [territory(entry, layout, cave.fields[entry["id"]]) for entry in entries],
        "links": [flow(a=a, b=b, kind=kind) for a, b, kind in facts["links"]],
        "barriers": [_flames(cave, a, b) for a, b in facts["barriers"]],
        "afterlives": [
            flow(id=entry["id"], name=flow(**entry["name"]), at=point(layout["afterlives"][entry["id"]]), r=radius)
            for entry in facts["afterlives"]
        ],
        "decor": [
            _chasm(cave),
            *(_causeway(border(cave.fields[a], cave.fields[b])) for a, b, _ in facts["links"]),
            *(_sign(entry, layout, cave) for entry in facts["territories"] if "tags" in entry),
        ],
    }


def _with_offset(entry: Board, layout: Board) -> Board:
    return entry


def _flames(cave: Cave, a: str, b: str) -> Board:
    """Return a wall of fire between two fields; pits that it ends in are the ground it covers."""
    line = border(cave.fields[a], cave.fields[b])
    near = [pit for pit in shapely.get_parts(cave.pits) if pit.distance(line) < 2]
    result: Board = {"kind": "fire", "blocks": [(a, b)], "lines": [encode_line(line.simplify(0.5))]}
    if near:
        result["areas"] = [encode(pit.simplify(0.4))[0][0] for pit in near]
    return result


def _chasm(cave: Cave) -> Board:
    """Return the cracks between the stones as an entry of ``decor``."""
    ground = shapely.union_all(list(cave.fields.values())).buffer(SPREAD)
    cracks = ground.difference(shapely.union_all([*cave.stones.values(), cave.pits.buffer(-1)])).simplify(0.25)
    return {"kind": "chasm", "rings": [ring for part in encode(cracks) for ring in part]}


def _causeway(line: LineString) -> Board:
    """Return the causeway over the middle of a border as an entry of ``decor``."""
    before, after = (line.interpolate(line.length / 2 + way) for way in (-9, 9))
    angle = math.degrees(math.atan2(after.y - before.y, after.x - before.x))
    middle = line.interpolate(0.5, normalized=True)
    return flow(kind="causeway", at=point((middle.x, middle.y)), angle=round((angle + 90) % 180 - 90, 1))


def _sign(entry: Board, layout: Board, cave: Cave) -> Board:
    """Return the sign of what stands in a field: gates at its rim, turned to the Styx, the rest above its badge."""
    (kind,), field = entry["tags"], cave.fields[entry["id"]]
    if kind == "gate":
        way = shapely.shortest_line(Point(layout["gates"][entry["id"]]), cave.stones[entry["id"]])
        (x0, y0), (x1, y1) = way.coords
        angle = math.degrees(math.atan2(y1 - y0, x1 - x0)) - 90
        return flow(kind=kind, at=point((x1, y1)), angle=round(angle, 1))
    return flow(kind=kind, at=point(np.add(place(field, "", None).badge, layout["sign"])))


def main() -> None:
    """Draw the board and write its files."""
    facts, layout = read_yaml("underworld_facts.yaml"), read_yaml("underworld_layout.yaml")
    cave = draw(layout)
    write(MAPS / "underworld.yaml", TITLE, board(facts, layout, cave))


if __name__ == "__main__":
    main()
