"""Where a territory's army badge and its name stand."""

from __future__ import annotations

from dataclasses import dataclass

import shapely
from shapely import Geometry

LABEL_BELOW = 23.0  # px from the badge's centre to the centre of a name of one line
EXTRA_LINE = 5.5  # px further down for a second line


@dataclass(frozen=True)
class Place:
    """Badge centre, radius of the circle round it that fits inside, label centre; px."""

    badge: tuple[float, float]
    radius: float
    label: tuple[float, float]


def place(shape: Geometry, name: str, offset: tuple[float, float] | None) -> Place:
    """Return where the badge of ``shape`` stands: where the widest circle fits; the name goes below, or at ``offset``."""
    widest = max(shapely.get_parts(shape), key=lambda part: part.area)
    circle = shapely.maximum_inscribed_circle(widest, tolerance=0.25)
    x, y = (round(value, 1) for value in circle.coords[0])
    radius = round(float(shapely.distance(shapely.Point(x, y), widest.exterior)) - 0.05, 1)
    across, down = offset or (0.0, LABEL_BELOW + EXTRA_LINE * (" " in name))
    return Place((x, y), radius, (round(x + across, 1), round(y + down, 1)))
