"""Draws the ancient world: ``python -m maps.source.ancient`` writes maps/ancient_earth.yaml and the picture of its sea.

Needs the geometry that ``python -m maps.source.fetch`` brings. Takes about a minute; the same input gives the same
files.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from shapely import Geometry, LineString, Polygon

from maps.source import fetch, ocean, parchment
from maps.source.assemble import MAPS, read_yaml, region, territory
from maps.source.cartogram import cartogram
from maps.source.cells import cells
from maps.source.conic import Conic
from maps.source.landmass import Cuts, cut_apart, keep_off, share_out
from maps.source.linework import Points, Shapes, Warp, simplify, warp, warp_all
from maps.source.noise import NoiseField
from maps.source.outlines import encode, encode_line
from maps.source.routes import SeaChart
from maps.source.topology import Topology, polygons_in
from maps.source.write import flow, point, points, write

TITLE = "The ancient world: 42 territories. Drawn by maps/source/ancient.py"
SEEN = shapely.box(-25, 8, 85, 73)  # degrees: what may come onto the board
SMALL_ISLAND, SMALL_LAKE = 0.05, 4.0  # square degrees
BEYOND = 160  # px: land is kept so far outside the board until the end
HAND, BEND = NoiseField(seed=21, wavelength=95), 7.0  # px: the bend of borders and ranges
TYPICAL, SHRINK = 11500.0, 0.62  # px2: target area = TYPICAL x (area / TYPICAL) ** SHRINK
LEAST_AREA, LEAST, MOST = 400.0, 0.45, 4.5  # px2, limits of growth in one pass
SEA_DENSITY, BLURS = 0.92, (7.0, 5.0)  # of the sea; px, one per pass
STRAIT, NARROWS = 4.2, 5.0  # px: half widths of a strait before and after the cartogram
RANGE, END = 8.5, 5.0  # px: half the width of a range, and how far from its edge mountains stand
RAGGED, CORNERS = 0.22, 160  # of the radius of Atlantis' blots; their corners
ATLANTIS_HAND, ATLANTIS_BEND = NoiseField(seed=77, wavelength=70), 6.0  # px
PICTURE = "ancient_earth-chart.webp"
Board = dict[str, Any]


@dataclass(frozen=True)
class Drawing:
    """The board before it is written: outlines, crests and grounds of the ranges by id, and the way to px."""

    shapes: Shapes
    crests: dict[str, list[LineString]]
    ranges: Geometry
    locate: Warp


def draw(facts: Board, layout: Board, topology: Topology) -> Drawing:
    """Return the finished outlines: projected, shared out, grown, parted by mountains and straits, simplified."""
    place = _window(layout)
    lands = _natural(layout, topology, place)
    size = tuple(layout["size"])
    grow = _growth(lands, layout, size, place)
    shapes = {name: shapely.segmentize(shape, 4) for name, shape in warp_all(lands, grow).items()}

    def locate(places: Points) -> Points:
        return grow(place(places))

    def bent(line: list[list[float]]) -> LineString:
        return warp(_bent(line, place), grow)

    crests = {name: [bent(line) for line in lines] for name, lines in layout["ranges"].items()}
    ranges = shapely.union_all([crest.buffer(RANGE) for lines in crests.values() for crest in lines])
    narrows = [warp(shapely.segmentize(_line(strait, place), 4), grow) for strait in layout["straits"][:1]]
    cuts = Cuts(ranges, shapely.union_all(narrows).buffer(NARROWS), shapely.box(*_frame(layout)))
    shapes, ground = cut_apart(shapes | atlantis(layout["atlantis"]), cuts)
    shapes = keep_off(shapes, _pairs(facts, "sea"), _pairs(facts, "land"))
    parts = simplify(shapes | {"ranges": ground}, tolerance=1.5, smallest=26)
    return Drawing({name: parts[name] for name in shapes}, crests, parts["ranges"], locate)


def _pairs(facts: Board, kind: str) -> set[frozenset[str]]:
    return {frozenset((a, b)) for a, b, link_kind in facts["links"] if link_kind == kind}


def _frame(layout: Board) -> tuple[float, float, float, float]:
    (width, height), edge = layout["size"], layout["frame"]
    return edge, edge, width - edge, height - edge


def _window(layout: Board) -> Warp:
    """Return the way from longitude, latitude to the board before the cartogram."""
    conic = Conic(tuple(layout["projection"]["parallels"]), layout["projection"]["meridian"])
    stretch = _stretch(layout["window"], conic)
    return lambda places: stretch(conic(places))


def _stretch(anchors: Board, way: Warp) -> Warp:
    """Return the stretch after which ``way`` brings the places of ``anchors`` to their lines."""
    scale, offset = np.zeros(2), np.zeros(2)
    for axis, sides in enumerate((("left", "right"), ("top", "bottom"))):
        (first, low), (second, high) = (anchors[side] for side in sides)
        start, stop = (way(np.array([spot], dtype=float))[0, axis] for spot in (first, second))
        scale[axis] = (high - low) / (stop - start)
        offset[axis] = low - start * scale[axis]
    return lambda spots: np.asarray(spots * scale + offset)


def _natural(layout: Board, topology: Topology, place: Warp) -> Shapes:
    """Return the outlines of all territories but Atlantis', in px before the cartogram."""
    countries = [part for feature in topology.features("countries") for part in feature.polygons]
    seen = [shapely.make_valid(part).intersection(SEEN) for part in countries if part.intersects(SEEN)]
    whole = polygons_in(shapely.union_all([part for piece in seen for part in polygons_in(piece)]))
    islands = [_without_lakes(part) for part in whole if part.area > SMALL_ISLAND]
    land = warp(shapely.segmentize(shapely.union_all(islands), 0.4), place)
    width, height = layout["size"]
    near = shapely.box(-BEYOND, -BEYOND, width + BEYOND, height + BEYOND)
    straits = shapely.union_all([_line(strait, place).buffer(STRAIT) for strait in layout["straits"]])
    land = shapely.make_valid(land).intersection(near).simplify(0.35).difference(straits)
    masses = [part for part in polygons_in(land) if part.area > 14 and not _unknown(part, layout, place)]
    seeds = {name: [tuple(spot) for spot in place(np.array(spots, float))] for name, spots in layout["seeds"].items()}
    return share_out(masses, seeds, HAND, BEND)


def _without_lakes(part: Polygon) -> Polygon:
    return Polygon(part.exterior, [hole for hole in part.interiors if Polygon(hole).area > SMALL_LAKE])


def _unknown(part: Polygon, layout: Board, place: Warp) -> bool:
    """Tell whether a landmass is an island that the ancients did not know."""
    spots = ((shapely.Point(place(np.array([spot], float))[0]), reach) for spot, reach in layout["unknown_islands"])
    return part.area < 12000 and any(part.distance(spot) < reach for spot, reach in spots)


def _line(places: list[list[float]], place: Warp) -> LineString:
    return LineString(place(np.array(places, dtype=float)))


def _bent(places: list[list[float]], place: Warp) -> LineString:
    """Return a line in px, bent as the borders are."""
    return warp(shapely.segmentize(_line(places, place), 4), lambda spots: np.asarray(spots + BEND * HAND(spots)))


def _growth(lands: Shapes, layout: Board, size: tuple[int, int], place: Warp) -> Warp:
    """Return the way of the cartogram: small territories grow, then all is stretched to the anchors."""
    window, steps, shapes = shapely.box(0, 0, *size), [], dict(lands)
    for blur in BLURS:
        pairs = [(shape, _density(name, shape.intersection(window).area, layout)) for name, shape in shapes.items()]
        steps.append(cartogram(pairs, size, SEA_DENSITY, blur))
        shapes = warp_all(shapes, steps[-1])

    def flow_on(spots: Points) -> Points:
        for step in steps:
            spots = step(spots)
        return spots

    fit = _stretch(layout["anchors"], lambda places: flow_on(place(places)))
    return lambda spots: fit(flow_on(spots))


def _density(name: str, area: float, layout: Board) -> float:
    area = max(area, LEAST_AREA)
    target = TYPICAL * (area / TYPICAL) ** SHRINK * layout["growth"].get(name, 1)
    return float(np.clip(target / area, LEAST, layout["most"].get(name, MOST)))


def atlantis(design: Board) -> Shapes:
    """Return the territories of Atlantis: an island of ragged blots with its islets."""
    blots = [_blot(*blot, seed) for seed, blot in enumerate(design["blots"])]
    island = shapely.union_all(blots).buffer(3).buffer(-3)
    main = Polygon(max(polygons_in(island), key=lambda part: part.area).exterior)
    islets = [_blot(*islet, 10 + seed) for seed, islet in enumerate(design["islets"])]
    parts = cells(design["seeds"], shapely.union_all([main, *islets]), ATLANTIS_HAND, ATLANTIS_BEND)
    return {name: shapely.segmentize(shape, 4) for name, shape in parts.items()}


def _blot(x: float, y: float, across: float, down: float, seed: int) -> Polygon:
    """Return an ellipse whose radius wavers."""
    angles = np.linspace(0, 2 * np.pi, CORNERS, endpoint=False)
    circle = np.column_stack([np.cos(angles), np.sin(angles)])
    ragged = 1 + RAGGED * NoiseField(seed=seed + 3, wavelength=2.6, octaves=4)(1.6 * circle)[:, :1]
    return Polygon(np.array([x, y]) + np.array([across, down]) * ragged * circle)


def board(facts: Board, layout: Board, drawing: Drawing) -> Board:
    """Return the content of the board file."""
    size = tuple(layout["size"])
    return {
        "format": 1,
        "id": "ancient_earth",
        "name": flow(**facts["name"]),
        "size": size,
        "licence": "MIT",
        "credit": "Made with Natural Earth (public domain).",
        "sea": flow(file=PICTURE, origin=point(ocean.ORIGIN), size=point(ocean.extent(size)), beyond=parchment.TABLE),
        "regions": [region(entry, layout["regions"][entry["id"]]) for entry in facts["regions"]],
        "territories": [territory(entry, layout, drawing.shapes[entry["id"]]) for entry in facts["territories"]],
        "links": links(facts, layout, drawing),
        "barriers": [barrier(entry, drawing) for entry in facts["barriers"]],
    }


def links(facts: Board, layout: Board, drawing: Drawing) -> list[Board]:
    """Return the adjacency of the file; sea links with their route."""
    chart = SeaChart(drawing.shapes | {"ranges": drawing.ranges}, tuple(layout["size"]))
    result = []
    for a, b, kind in facts["links"]:
        link = flow(a=a, b=b, kind=kind)
        if kind == "sea":
            spot = layout["routes"].get(f"{a}-{b}")
            link["via"] = points(chart.route(a, b, spot and shapely.Point(spot[:2]).buffer(spot[2])))
        result.append(link)
    return result


def barrier(entry: Board, drawing: Drawing) -> Board:
    """Return a range that blocks: its crests, and the ground under it."""
    crests = [part for crest in drawing.crests[entry["id"]] for part in _on_land(crest, drawing)]
    ground = [p for p in polygons_in(drawing.ranges) if any(p.intersects(crest) for crest in crests)]
    return {
        "kind": "mountains",
        "name": flow(**entry["name"]),
        "blocks": [tuple(pair) for pair in entry["blocks"]],
        "lines": [encode_line(crest) for crest in crests],
        "areas": [encode(part)[0][0] for part in ground],
    }


def _on_land(crest: LineString, drawing: Drawing) -> list[LineString]:
    """Return the parts of a crest that are long enough for a mountain."""
    inside = crest.intersection(drawing.ranges.buffer(-END)).simplify(1)
    return [part for part in shapely.get_parts(inside) if part.length > 12]


def main() -> None:
    """Draw the board and write its files."""
    facts, layout = read_yaml("ancient_facts.yaml"), read_yaml("ancient_layout.yaml")
    drawing = draw(facts, layout, Topology.read(fetch.geometry()))
    write(MAPS / "ancient_earth.yaml", TITLE, board(facts, layout, drawing))
    size = tuple(layout["size"])
    sea = ocean.Sea.of([*drawing.shapes.values(), drawing.ranges], size, drawing.locate)
    chart = parchment.Chart(size, layout["waters"], tuple(layout["compass"]))
    ocean.save(parchment.paint(sea, chart), MAPS / PICTURE)


if __name__ == "__main__":
    main()
