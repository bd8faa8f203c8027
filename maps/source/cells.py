"""Irregular cells: every territory gets what lies nearest to its seeds, and noise bends the borders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import shapely
from shapely import Geometry, MultiPoint

from maps.source.linework import Points, Shapes, warp
from maps.source.noise import NoiseField

STEP = 5.0  # px between the points of a border that noise moves
FAR = 4000.0  # px: cells reach this far before they are clipped


def cells(
    seeds: Mapping[str, Sequence[Sequence[float]]], outline: Geometry, noise: NoiseField, amplitude: float
) -> Shapes:
    """Return the part of ``outline`` nearest to the seeds of each name, borders bent by up to ``amplitude`` px.

    Neighbours may overlap by rounding errors: ``linework.simplify`` or ``snap`` makes an exact coverage of them. Keep
    2 pi amplitude / wavelength below 0.5, or borders fold over themselves.
    """
    owners = [name for name, spots in seeds.items() for _ in spots]
    places = MultiPoint([tuple(spot) for spots in seeds.values() for spot in spots])
    diagram = shapely.voronoi_polygons(places, extend_to=shapely.box(-FAR, -FAR, FAR, FAR), ordered=True)
    groups: dict[str, list[Geometry]] = {name: [] for name in seeds}
    for owner, cell in zip(owners, shapely.get_parts(diagram), strict=True):
        groups[owner].append(cell)

    def bend(points: Points) -> Points:
        return np.asarray(points + amplitude * noise(points))

    near = outline.envelope.buffer(6 * amplitude)
    whole = {name: shapely.coverage_union_all(group).intersection(near) for name, group in groups.items()}
    bent = {name: warp(shapely.segmentize(cell, STEP), bend) for name, cell in whole.items()}
    return {name: shapely.make_valid(cell).intersection(outline) for name, cell in bent.items()}
