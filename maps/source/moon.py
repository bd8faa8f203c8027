"""Draws the Moon of 2210: ``python -m maps.source.moon`` writes maps/moon.yaml and the picture of its near side.

Takes about half a minute; the same facts give the same files.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import Polygon

from maps.source import moonscape
from maps.source.assemble import MAPS, read_yaml, region, territory
from maps.source.cells import cells
from maps.source.linework import Shapes, simplify
from maps.source.noise import NoiseField
from maps.source.places import place
from maps.source.write import flow, point, write

TITLE = "The near side of the Moon of 2210, 14 territories. Drawn by maps/source/moon.py"
HAND = NoiseField(seed=8, wavelength=150)
BEND = 9.5  # px
CORNERS = 240  # of the disc
Board = dict[str, Any]


def draw(facts: Board, layout: Board) -> Shapes:
    """Return the outlines of all territories: cells of the disc, borders bent by noise."""
    (x, y), radius = layout["centre"], layout["radius"]
    angles = np.linspace(0, 2 * math.pi, CORNERS, endpoint=False)
    disc = Polygon(np.column_stack([x + radius * np.cos(angles), y + radius * np.sin(angles)]))
    seeds = {
        entry["id"]: [(x + radius * east, y - radius * north) for east, north in layout["seeds"][entry["id"]]]
        for entry in facts["territories"]
    }
    return simplify(cells(seeds, disc, HAND, BEND), tolerance=2.2, smallest=400)


def board(facts: Board, layout: Board, shapes: Shapes) -> Board:
    """Return the content of the board file."""
    size = tuple(layout["size"])
    picture = {"origin": point(moonscape.ORIGIN), "size": point(moonscape.extent(size))}
    return {
        "format": 1,
        "id": "moon",
        "name": flow(**facts["name"]),
        "size": size,
        "licence": "MIT",
        "sea": flow(file="moon-near-side.webp", **picture, beyond=moonscape.SPACE),
        "regions": [region(entry, layout["regions"][entry["id"]]) for entry in facts["regions"]],
        "territories": [territory(entry, layout, shapes[entry["id"]]) for entry in facts["territories"]],
        "links": [flow(a=a, b=b, kind=kind) for a, b, kind in facts["links"]],
        "decor": [landing_site(shapes, entry["id"], layout) for entry in facts["territories"] if "tags" in entry],
    }


def landing_site(shapes: Shapes, name: str, layout: Board) -> Board:
    """Return the sign of a landing site as an entry of ``decor``."""
    badge = place(shapes[name], "", None).badge
    return flow(kind="landing_site", at=point(np.add(badge, layout["landing_sign"])))


def main() -> None:
    """Draw the board and write its files."""
    facts, layout = read_yaml("moon_facts.yaml"), read_yaml("moon_layout.yaml")
    write(MAPS / "moon.yaml", TITLE, board(facts, layout, draw(facts, layout)))
    relief = read_yaml("moon_relief.yaml")
    picture = moonscape.paint(tuple(layout["size"]), tuple(layout["centre"]), layout["radius"], relief)
    picture.save(MAPS / "moon-near-side.webp", "WEBP", quality=84, method=6)


if __name__ == "__main__":
    main()
