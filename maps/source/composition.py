"""What each territory is made of: countries, provinces, pieces and cuts become labelled faces of one net of lines."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from shapely import Geometry, LineString, Point, Polygon

from maps.source.linework import Shapes, dissolve, faces, warp
from maps.source.noise import NoiseField
from maps.source.topology import Topology

WINDOW = (-169.0, -57.0, 191.0, 90.0)  # land wholly outside is not on the board
GRID = 0.002  # degrees
WIGGLE = NoiseField(seed=5, wavelength=14, octaves=4)  # bends cut lines, in degrees
Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Cut:
    """Rings that part ``country`` between territories; ``within`` and ``nearest`` as in earth_facts.yaml."""

    country: str
    rings: dict[str, Polygon]
    within: Box
    nearest: Box | None

    def owner(self, place: Point) -> str | None:
        """Return the territory that gets ``place`` of this country; None: it stays with the country."""
        if not in_box(place, self.within):
            return None
        for territory, ring in self.rings.items():
            if ring.contains(place):
                return territory
        if self.nearest is not None and in_box(place, self.nearest):
            return min(self.rings, key=lambda territory: self.rings[territory].distance(place))
        return None


class Atlas:
    """Countries and provinces with an index, to ask what lies at a place."""

    def __init__(self, topology: Topology) -> None:
        countries = [(shift_east(p, f.code), f.code) for f in topology.features("countries") for p in f.polygons]
        self.countries = [(polygon, code) for polygon, code in countries if in_window(polygon)]
        self.provinces = [(p, f.country, f.code) for f in topology.features("subunits") for p in f.polygons]
        self._country_tree = shapely.STRtree([polygon for polygon, _ in self.countries])
        self._province_tree = shapely.STRtree([polygon for polygon, _, _ in self.provinces])

    def country_at(self, place: Point) -> str | None:
        """Return the code of the country at ``place``, empty for an area without a code, None at sea."""
        for i in map(int, self._country_tree.query(place)):
            if self.countries[i][0].contains(place):
                return self.countries[i][1]
        return None

    def province_at(self, place: Point) -> tuple[str, str]:
        """Return country and code of the province at ``place``, or of the nearest one (a great lake has none)."""
        for i in map(int, self._province_tree.query(place)):
            if self.provinces[i][0].contains(place):
                return self.provinces[i][1:]
        return self.provinces[int(self._province_tree.nearest(place))][1:]

    def outline(self, country: str) -> Geometry:
        """Return the whole of ``country``."""
        return shapely.union_all([polygon for polygon, code in self.countries if code == country])


class Composer:
    """Labels any place on land with its territory, by the rules of the facts."""

    def __init__(self, facts: dict[str, Any], atlas: Atlas) -> None:
        self._atlas = atlas
        self._drop = facts["drop"]
        self._pieces = facts["pieces"]
        self.cuts = [_read_cut(entry) for entry in facts["cuts"]]
        self._home: dict[str, str] = {}
        self._province_home: dict[tuple[str, str], str] = {}
        for territory in facts["territories"]:
            self._home |= dict.fromkeys(territory.get("countries", ()), territory["id"])
            for country, codes in territory.get("provinces", {}).items():
                self._province_home |= {(country, code): territory["id"] for code in codes}
        self._split = {country for country, _ in self._province_home}

    def owner(self, place: Point) -> str | None:
        """Return the territory of ``place``, None for the sea and for land that is not on the board."""
        country = self._atlas.country_at(place)
        if country is None or any(_matches(rule, country, place) for rule in self._drop):
            return None
        for rule in self._pieces:
            if _matches(rule, country, place):
                return str(rule["territory"])
        if country in self._split:
            return self._province_home.get(self._atlas.province_at(place))
        for cut in self.cuts:
            if cut.country == country and (owner := cut.owner(place)):
                return owner
        return self._home.get(country)

    def lines(self) -> Iterable[Geometry]:
        """Yield every line that may part two territories: borders, provinces and cuts."""
        yield from (polygon.boundary for polygon, _ in self._atlas.countries)
        yield from (polygon.boundary for polygon, country, _ in self._atlas.provinces if country in self._split)
        for cut in self.cuts:
            land = self._atlas.outline(cut.country)
            yield from (ring.exterior.intersection(land) for ring in cut.rings.values())


def compose(facts: dict[str, Any], topology: Topology) -> Shapes:
    """Return the outline of every territory in degrees, in the order of the facts."""
    composer = Composer(facts, Atlas(topology))
    parts = faces(composer.lines(), GRID)
    shapes = dissolve(parts, [composer.owner(part.representative_point()) for part in parts])
    return {territory["id"]: shapes[territory["id"]] for territory in facts["territories"]}


def in_box(place: Point, box: Box) -> bool:
    """Tell whether ``place`` lies in ``box`` (west, south, east, north)."""
    west, south, east, north = box
    return bool(west <= place.x <= east and south <= place.y <= north)


def in_window(polygon: Polygon) -> bool:
    """Tell whether some of ``polygon`` may be on the board."""
    west, south, east, _ = polygon.bounds
    return bool(east > WINDOW[0] and west < WINDOW[2] and south > WINDOW[1])


def shift_east(polygon: Polygon, country: str) -> Polygon:
    """Return Chukotka's far side, which lies beyond the date line, east of the rest of Russia."""
    if country == "RUS" and polygon.bounds[2] < -160:
        return warp(polygon, lambda places: places + np.array([360.0, 0.0]))
    return polygon


def _matches(rule: dict[str, Any], country: str, place: Point) -> bool:
    return bool(rule["country"] == country) and in_box(place, tuple(rule["box"]))


def _read_cut(entry: dict[str, Any]) -> Cut:
    rings = {name: _wiggle(ring, entry["wiggle"]) for name, ring in entry["rings"].items()}
    nearest = tuple(entry["nearest"]) if "nearest" in entry else None
    return Cut(entry["country"], rings, tuple(entry.get("within", (-180, -90, 360, 90))), nearest)


def _wiggle(ring: list[list[float]], amplitude: float) -> Polygon:
    """Return ``ring`` bent by noise, so that a cut looks like a border; two rings with a common side stay together."""
    line = shapely.segmentize(LineString([*ring, ring[0]]), 0.25)
    bent = Polygon(warp(line, lambda places: places + amplitude * WIGGLE(places)).coords)
    return bent if bent.is_valid else max(shapely.get_parts(bent.buffer(0)), key=lambda part: part.area)
