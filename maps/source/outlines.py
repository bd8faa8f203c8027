"""Outlines as compact text: one string a ring, the first point absolute, then differences, unit 0.1 px, not closed."""

from __future__ import annotations

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Geometry, LineString, MultiPolygon, Polygon

UNIT = 10  # steps a px


def encode_ring(points: NDArray[np.float64]) -> str:
    """Return the closed ring ``points`` (last row = first row) as text."""
    steps = np.round(np.asarray(points)[:-1] * UNIT).astype(int)
    moves = np.vstack([steps[:1], np.diff(steps, axis=0)])
    return " ".join(f"{x},{y}" for x, y in moves)


def encode_line(line: LineString) -> str:
    """Return an open line as text, in the form of a ring."""
    points = np.asarray(line.coords)
    return encode_ring(np.vstack([points, points[:1]]))


def decode_ring(text: str) -> NDArray[np.float64]:
    """Return the points of a ring written by ``encode_ring``, in px, not closed."""
    moves = np.array([pair.split(",") for pair in text.split()], dtype=int)
    return np.cumsum(moves, axis=0) / UNIT


def encode(shape: Geometry) -> list[list[str]]:
    """Return the parts of ``shape``, largest first: outer ring, then holes."""
    parts = sorted(shapely.get_parts(shape), key=lambda part: -part.area)
    return [[encode_ring(np.asarray(ring.coords)) for ring in (part.exterior, *part.interiors)] for part in parts]


def decode(parts: list[list[str]]) -> MultiPolygon:
    """Return the shape written by ``encode``."""
    rings = [[decode_ring(text) for text in part] for part in parts]
    return MultiPolygon([Polygon(outer, holes) for outer, *holes in rings])


def count_vertices(shape: Geometry) -> int:
    """Return how many vertices ``shape`` has, the closing ones not counted."""
    rings = [ring for part in shapely.get_parts(shape) for ring in (part.exterior, *part.interiors)]
    return sum(len(ring.coords) - 1 for ring in rings)
