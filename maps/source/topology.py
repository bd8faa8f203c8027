"""Reads TopoJSON: arcs shared by neighbours, stored as whole-number differences, become polygons of longitude, latitude."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Geometry, Polygon

Points = NDArray[np.float64]


@dataclass(frozen=True)
class Feature:
    """One named shape: its ``code`` (empty where the file has none), its ``country`` if it is a part of one."""

    code: str
    country: str
    polygons: tuple[Polygon, ...]


class Topology:
    """A TopoJSON file, opened. ``features`` gives the shapes of one of its objects."""

    def __init__(self, data: dict[str, Any]) -> None:
        transform = data["transform"]
        self._objects = data["objects"]
        self._arcs = [_decode_arc(arc, transform["scale"], transform["translate"]) for arc in data["arcs"]]

    @classmethod
    def read(cls, path: Path) -> Topology:
        """Open the file at ``path``."""
        return cls(json.loads(path.read_text(encoding="utf-8")))

    def features(self, name: str) -> Iterator[Feature]:
        """Yield the shapes of object ``name`` ("countries", "subunits", "lakes")."""
        for geometry in self._objects[name]["geometries"]:
            polygons = tuple(part for rings in _polygon_arcs(geometry) for part in self._polygon(rings))
            country = geometry.get("properties", {}).get("gu", "")
            yield Feature(geometry.get("id", ""), country, polygons)

    def _polygon(self, rings: list[list[int]]) -> list[Polygon]:
        """Join the arcs of an outline and its holes; more than one polygon where the outline crosses itself."""
        outlines = [unwrap(self._ring(arcs)) for arcs in rings]
        outlines = [outline for outline in outlines if len(outline) >= 4]
        if not outlines:
            return []
        polygon = Polygon(outlines[0], outlines[1:])
        return [polygon] if polygon.is_valid else polygons_in(shapely.make_valid(polygon))

    def _ring(self, arcs: list[int]) -> Points:
        """Chain arcs end to end; a negative number is the arc ``~number`` walked backwards."""
        pieces = [self._arcs[i] if i >= 0 else self._arcs[~i][::-1] for i in arcs]
        return np.vstack([pieces[0], *(piece[1:] for piece in pieces[1:])])


def unwrap(ring: Points) -> Points:
    """Return ``ring`` without jumps at the date line: longitudes may run past 180, never below -181."""
    jumps = np.diff(ring[:, 0])
    turns = np.cumsum(np.where(jumps > 180, -360.0, np.where(jumps < -180, 360.0, 0.0)))
    longitude = ring[:, 0] + np.concatenate([[0.0], turns])
    if longitude.min() < -181:
        longitude = longitude + 360
    return np.column_stack([longitude, ring[:, 1]])


def polygons_in(geometry: Geometry) -> list[Polygon]:
    """Return every polygon inside ``geometry``, however deep the collections are nested."""
    if isinstance(geometry, Polygon):
        return [geometry]
    return [polygon for part in getattr(geometry, "geoms", ()) for polygon in polygons_in(part)]


def _decode_arc(arc: list[list[int]], scale: list[float], translate: list[float]) -> Points:
    return np.cumsum(np.array(arc, dtype=float)[:, :2], axis=0) * scale + translate


def _polygon_arcs(geometry: dict[str, Any]) -> list[list[list[int]]]:
    match geometry.get("type"):
        case "Polygon":
            return [geometry["arcs"]]
        case "MultiPolygon":
            return list(geometry["arcs"])
        case _:
            return []
