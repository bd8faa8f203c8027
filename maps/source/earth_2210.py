"""Draws the Earth of 2210: ``python -m maps.source.earth_2210`` writes maps/earth_2210.yaml and the pictures of its ocean.

Land, lakes and dotted lines are those of maps/earth.yaml under other names, so draw that first; thirteen seas are
added. The pictures need the geometry that ``python -m maps.source.fetch`` brings. Takes about a minute.
"""

from __future__ import annotations

from itertools import groupby
from typing import Any

import yaml
from shapely import LineString, MultiLineString

from maps.source import earth, fetch, ocean
from maps.source.assemble import MAPS, read_yaml, region, stub, territory, variant
from maps.source.linework import Shapes
from maps.source.outlines import decode
from maps.source.seas import Ways, draw_seas
from maps.source.topology import Topology
from maps.source.write import flow, plain, point, points, write

TITLE = "The Earth of 2210: 42 lands and 13 seas. Drawn by maps/source/earth_2210.py"
DARK = ocean.Palette("#14374a", "#4f93a6", "#bfe9ee", 4)
LIGHT = ocean.Palette("#5f8f9c", "#b3d6d6", "#f6ffff", 4)
Board = dict[str, Any]


def classic() -> Board:
    """Return the content of the classic Earth's board file."""
    content: Board = yaml.safe_load((MAPS / "earth.yaml").read_text(encoding="utf-8"))
    return content


def draw(facts: Board, layout: Board, world: Board) -> Shapes:
    """Return the outlines of all territories: lands of the classic ``world``, and the seas between them."""
    outlines = {entry["id"]: decode(entry["parts"]) for entry in world["territories"]}
    lands = {entry["id"]: outlines[entry["shape"]] for entry in facts["territories"] if "shape" in entry}
    seas = [entry for entry in facts["territories"] if "shape" not in entry]
    colonies = {colony: [sea["id"] for sea in group] for colony, group in groupby(seas, lambda sea: sea["region"])}
    touching = [(a, b) for a, b, kind in facts["links"] if kind == "land"]
    linked = {sea["id"]: {b if a == sea["id"] else a for a, b in touching if sea["id"] in (a, b)} for sea in seas}
    lines = MultiLineString([LineString(via) for via in dotted_lines(facts, world).values()])
    return draw_seas(layout, colonies, lands, Ways(linked, lines))


def dotted_lines(facts: Board, world: Board) -> dict[tuple[str, str], list[list[float]]]:
    """Return the way points of every link over open water, as the classic ``world`` has them."""
    shape = {entry["id"]: entry.get("shape") for entry in facts["territories"]}
    known = {(link["a"], link["b"]): link["via"] for link in world["links"] if link["kind"] == "sea"}
    return {(a, b): known[shape[a], shape[b]] for a, b, kind in facts["links"] if kind == "sea"}


def board(facts: Board, layout: Board, world: Board, shapes: Shapes) -> Board:
    """Return the content of the board file."""
    cards = {entry["id"]: entry["card"] for entry in world["territories"]}
    entries = [entry | ({"card": cards[entry["shape"]]} if "shape" in entry else {}) for entry in facts["territories"]]
    return {
        "format": 1,
        "id": "earth_2210",
        "name": flow(**facts["name"]),
        "size": tuple(world["size"]),
        "wrap": "x",
        "licence": "MIT",
        "credit": world["credit"],
        "sea": flow(file="earth_2210-ocean.webp", origin=point(ocean.ORIGIN), size=point(ocean.extent(world["size"]))),
        "regions": [region(entry, layout["regions"][entry["id"]]) for entry in facts["regions"]],
        "territories": [territory(entry, layout, shapes[entry["id"]]) for entry in entries],
        "links": links(facts, layout, world, shapes),
        "decor": plain(world["decor"]),
        "variants": [variant(entry) for entry in facts["variants"]],
    }


def links(facts: Board, layout: Board, world: Board, shapes: Shapes) -> list[Board]:
    """Return the adjacency of the file: dotted lines with their way points, lines round the back with their stubs."""
    dotted = dotted_lines(facts, world)
    result = []
    for a, b, kind in facts["links"]:
        link = flow(a=a, b=b, kind=kind)
        if kind == "sea":
            link["via"] = points(dotted[a, b])
        elif kind == "wrap":
            outside = layout["wrap"][f"{a}-{b}"]
            link["ends"] = tuple(points(stub(shapes[name], end)) for name, end in zip((a, b), outside, strict=True))
        result.append(link)
    return result


def main() -> None:
    """Draw the board and write its files."""
    facts, layout, world = read_yaml("earth_2210_facts.yaml"), read_yaml("earth_2210_layout.yaml"), classic()
    shapes = draw(facts, layout, world)
    write(MAPS / "earth_2210.yaml", TITLE, board(facts, layout, world, shapes))
    lands = [shapes[entry["id"]] for entry in facts["territories"] if "shape" in entry]
    locate = earth.locator(
        read_yaml("earth_facts.yaml"), read_yaml("earth_layout.yaml"), Topology.read(fetch.geometry())
    )
    sea = ocean.Sea.of(lands, tuple(world["size"]), locate)
    ocean.save(sea.paint(DARK), MAPS / "earth_2210-ocean.webp")
    ocean.save(sea.paint(LIGHT), MAPS / "earth_2210-ocean-light.webp")


if __name__ == "__main__":
    main()
