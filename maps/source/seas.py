"""Seas as territories: soft blots of water along given lines, which touch exactly the coasts they are linked to.

What touches on the picture is a way in the rules. So a sea takes its coast from the land's own outline where the two
are linked, and keeps its distance from every other coast, from every sea that it isn't linked to, and from the dotted
lines of other ways.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from shapely import Geometry, LineString, Polygon

from maps.source.cells import cells
from maps.source.linework import Points, Shapes, snap, warp
from maps.source.noise import NoiseField

CLEAR = 8.0  # px of open water to coasts and seas without a link, and to dotted lines
BRIDGE = 0.8  # a bridge between two seas is this much narrower than they are
SOFTEN = 18.0  # px: how far corners between blots are filled and rounded
SPACING = 12.0  # px between the seeds along a sea's line
SHORE = NoiseField(seed=31, wavelength=90, octaves=2)
SHORE_BEND, BORDER_BEND = 7.0, 5.0  # px
TOLERANCE = 1.5  # px, of the shores in open water
TONGUE = 4.0  # px: narrower tongues of water are filled


@dataclass(frozen=True)
class Ways:
    """What the seas may touch: the ids linked to each sea, and the dotted lines on the board."""

    linked: Mapping[str, set[str]]
    lines: Geometry


def draw_seas(design: dict[str, Any], colonies: Mapping[str, list[str]], lands: Shapes, ways: Ways) -> Shapes:
    """Return the outlines of all seas and of ``lands``, as one exact coverage.

    ``design``: ``seas`` (line and half width of each) and ``bridges`` of the layout; ``colonies``: the seas of each.
    """
    water: Shapes = {}
    for names in colonies.values():
        blots = _colony(design, names)
        for name in names:
            water[name] = _keep_clear(name, blots, lands, water, ways)
    return snap({**lands, **water})


def _colony(design: dict[str, Any], names: list[str]) -> Shapes:
    """Return the seas of one colony on an empty ocean: blots that share borders."""
    blots = [LineString(design["seas"][name]["line"]).buffer(design["seas"][name]["width"]) for name in names]
    for line in design["bridges"]:
        bridge = LineString(line).buffer(BRIDGE * design["bridge_width"])
        if all(any(blot.intersects(shapely.Point(end)) for blot in blots) for end in line):
            blots.append(bridge)
    whole = shapely.union_all(blots).buffer(SOFTEN).buffer(-2 * SOFTEN).buffer(SOFTEN)
    whole = shapely.make_valid(warp(shapely.segmentize(whole, 8), _wave))
    seeds = {name: _along(design["seas"][name]["line"]) for name in names}
    parts = snap(cells(seeds, whole, SHORE, BORDER_BEND))
    return dict(zip(parts, shapely.coverage_simplify(list(parts.values()), TOLERANCE), strict=True))


def _keep_clear(name: str, blots: Shapes, lands: Shapes, seas: Shapes, ways: Ways) -> Geometry:
    """Return the sea ``name`` of ``blots``: up to its linked coasts and seas, and ``CLEAR`` px off all else."""
    friends = ways.linked[name]
    own = [shape for other, shape in (lands | blots).items() if other in friends]
    strange = [shape for other, shape in (lands | seas).items() if other not in friends]
    barred = shapely.union_all([*strange, ways.lines]).buffer(CLEAR, quad_segs=4).simplify(TOLERANCE / 3)
    free = blots[name].difference(barred)
    # Narrow tongues are cut off together with what it touches, so that its coasts and borders stay as they are.
    broad = shapely.union_all([free, *own]).buffer(-TONGUE, quad_segs=4).buffer(TONGUE, quad_segs=4)
    return _largest(broad.intersection(free).difference(shapely.union_all(list(lands.values()))))


def _along(line: list[list[float]]) -> list[tuple[float, float]]:
    return [(x, y) for x, y in shapely.segmentize(LineString(line), SPACING).coords]


def _wave(points: Points) -> Points:
    return np.asarray(points + SHORE_BEND * SHORE(points))


def _largest(shape: Geometry) -> Polygon:
    """Return the largest polygon in ``shape``."""
    return max((part for part in shapely.get_parts(shape) if isinstance(part, Polygon)), key=lambda part: part.area)
