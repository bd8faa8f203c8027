"""Draws the Earth board: ``python -m maps.source.earth`` writes maps/earth.yaml and the pictures of its sea.

Needs the geometry that ``python -m maps.source.fetch`` brings. Takes about a minute; the same input gives the same
files.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from shapely import Geometry

from maps.source import fetch, ocean
from maps.source.assemble import MAPS, read_yaml, region, stub, territory
from maps.source.cartogram import cartogram
from maps.source.composition import compose
from maps.source.linework import Points, Shapes, Warp, bend_borders, drop_islets, simplify, warp, warp_all
from maps.source.noise import NoiseField
from maps.source.projection import Frame, project
from maps.source.routes import SeaChart
from maps.source.topology import Topology
from maps.source.write import flow, lake, point, points, write

TITLE = "The classic world, 42 territories. Drawn by maps/source/earth.py"
GROWTH = 72.0  # target area = GROWTH x root of the natural area: small territories grow, large ones shrink
DENSITY = (0.35, 5.0)  # limits of growth in one pass
SEA_DENSITY = 0.8  # of the land's mean: the sea gives way a little
BLURS = (7.0, 5.0)  # px, one per cartogram pass
STEEPEST = 1.12
HAND = NoiseField(seed=11, wavelength=34, octaves=2)  # the bend of inland borders


@dataclass(frozen=True)
class Drawing:
    """The board before it is written: outlines and lakes in px, and the way from longitude, latitude to px."""

    shapes: Shapes
    lakes: list[Geometry]
    locate: Warp


def draw(facts: dict[str, Any], layout: dict[str, Any], topology: Topology) -> Drawing:
    """Return the finished outlines: composed, projected, grown, drawn by hand, simplified."""
    natural = natural_shapes(facts, topology)
    locate = chart(natural, layout)
    shapes = warp_all(natural, locate)
    shapes = {name: shapely.segmentize(drop_islets(shape, 4), 3) for name, shape in shapes.items()}
    shapes = simplify(bend_borders(shapes, HAND, amplitude=2, fade=16), tolerance=1.5, smallest=9)
    return Drawing(shapes, draw_lakes(topology, locate, shapely.union_all(list(shapes.values()))), locate)


def natural_shapes(facts: dict[str, Any], topology: Topology) -> Shapes:
    """Return the outline of every territory in degrees, dense enough to be bent."""
    return {name: shapely.segmentize(shape, 0.5) for name, shape in compose(facts, topology).items()}


def locator(facts: dict[str, Any], layout: dict[str, Any], topology: Topology) -> Warp:
    """Return the way from longitude, latitude to board pixels, for boards that share this one's land."""
    return chart(natural_shapes(facts, topology), layout)


def chart(natural: Shapes, layout: dict[str, Any]) -> Warp:
    """Return the way from longitude, latitude to board pixels: projection, frame, cartogram passes, frame."""
    size, margin = tuple(layout["size"]), layout["margin"]
    steps: list[Warp] = [project]
    shapes = warp_all(natural, project)
    steps.append(Frame(bounds(shapes), size, margin, STEEPEST))
    shapes = warp_all(shapes, steps[-1])
    target = {name: GROWTH * shape.area**0.5 * layout["growth"].get(name, 1) for name, shape in shapes.items()}
    for blur in BLURS:
        density = {name: float(np.clip(target[name] / shape.area, *DENSITY)) for name, shape in shapes.items()}
        mean = np.average(list(density.values()), weights=[shape.area for shape in shapes.values()])
        pairs = [(shapes[name], density[name]) for name in shapes]
        steps.append(cartogram(pairs, size, SEA_DENSITY * float(mean), blur))
        shapes = warp_all(shapes, steps[-1])
    steps.append(Frame(bounds(shapes), size, margin))

    def locate(places: Points) -> Points:
        for step in steps:
            places = step(places)
        return places

    return locate


def bounds(shapes: Shapes) -> tuple[float, float, float, float]:
    """Return left, top, right, bottom of all ``shapes`` together."""
    left, top, right, bottom = shapely.total_bounds(list(shapes.values()))
    return float(left), float(top), float(right), float(bottom)


def draw_lakes(topology: Topology, locate: Warp, land: Geometry) -> list[Geometry]:
    """Return the lakes larger than 16 px2 that lie on ``land``, largest first."""
    polygons = [polygon for feature in topology.features("lakes") for polygon in feature.polygons]
    seen = [p for p in polygons if p.area > 0.9 and -170 < p.bounds[0] < 190 and p.bounds[1] > -57]
    lakes = [warp(shapely.segmentize(polygon, 0.5), locate).simplify(0.8) for polygon in seen]
    inland = [part for lake in lakes for part in shapely.get_parts(lake.buffer(0)) if part.area > 16]
    return sorted((lake for lake in inland if land.buffer(1).contains(lake)), key=lambda lake: -lake.area)


def board(facts: dict[str, Any], layout: dict[str, Any], drawing: Drawing) -> dict[str, Any]:
    """Return the content of the board file."""
    return {
        "format": 1,
        "id": "earth",
        "name": flow(**facts["name"]),
        "size": tuple(layout["size"]),
        "wrap": "x",
        "licence": "MIT",
        "credit": "Made with Natural Earth (public domain).",
        "sea": flow(file="earth-ocean.webp", origin=point(ocean.ORIGIN), size=point(ocean.extent(layout["size"]))),
        "regions": [region(entry, layout["regions"][entry["id"]]) for entry in facts["regions"]],
        "territories": [territory(entry, layout, drawing.shapes[entry["id"]]) for entry in facts["territories"]],
        "links": links(facts["links"], layout, drawing.shapes),
        "decor": [lake(shape) for shape in drawing.lakes],
    }


def links(entries: list[list[str]], layout: dict[str, Any], shapes: Shapes) -> list[dict[str, Any]]:
    """Return the adjacency of the file; sea links with their route, the wrap link with its two stubs."""
    chart_ = SeaChart(shapes, tuple(layout["size"]))
    result = []
    for a, b, kind in entries:
        link = flow(a=a, b=b, kind=kind)
        if kind == "sea":
            spot = layout["routes"].get(f"{a}-{b}")
            near = spot and shapely.Point(spot[:2]).buffer(spot[2])
            link["via"] = points(chart_.route(a, b, near))
        elif kind == "wrap":
            link["ends"] = tuple(points(stub(shapes[name], layout["wrap"][name])) for name in (a, b))
        result.append(link)
    return result


def main() -> None:
    """Draw the board and write its files."""
    facts, layout = read_yaml("earth_facts.yaml"), read_yaml("earth_layout.yaml")
    drawing = draw(facts, layout, Topology.read(fetch.geometry()))
    write(MAPS / "earth.yaml", TITLE, board(facts, layout, drawing))
    sea = ocean.Sea.of(drawing.shapes.values(), tuple(layout["size"]), drawing.locate)
    ocean.save(sea.paint(ocean.DARK), MAPS / "earth-ocean.webp")
    ocean.save(sea.paint(ocean.LIGHT), MAPS / "earth-ocean-light.webp")


if __name__ == "__main__":
    main()
