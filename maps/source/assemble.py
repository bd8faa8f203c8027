"""Puts a board file together from facts (names, bonuses, adjacency), a layout (design) and outlines."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import shapely
import yaml
from shapely import Geometry

from maps.source.linework import Points
from maps.source.outlines import encode
from maps.source.places import place
from maps.source.write import flow, point

HERE = Path(__file__).parent
MAPS = HERE.parent


def read_yaml(name: str) -> dict[str, Any]:
    """Return the content of a YAML file of this folder."""
    content: dict[str, Any] = yaml.safe_load((HERE / name).read_text(encoding="utf-8"))
    return content


def region(entry: dict[str, Any], design: dict[str, Any]) -> dict[str, Any]:
    """Return one region of the file; its kind is written unless it is land."""
    colours = {"hue": design["hue"], "dark": design["dark"], "label": point(design["label"])}
    kind = {} if entry.get("kind", "land") == "land" else {"kind": entry["kind"]}
    return flow(id=entry["id"], name=flow(**entry["name"]), bonus=entry["bonus"], **colours, **kind)


def territory(entry: dict[str, Any], layout: dict[str, Any], shape: Geometry) -> dict[str, Any]:
    """Return one territory of the file; card and tags are written where the facts have them."""
    spot = place(shape, entry["name"]["en"], layout["labels"].get(entry["id"]))
    result = {
        "id": entry["id"],
        "region": entry["region"],
        "name": flow(**entry["name"]),
        "badge": point(spot.badge),
        "r": spot.radius,
        "label": flow(at=point(spot.label)),
    }
    if "card" in entry:
        result["card"] = entry["card"]
    if "tags" in entry:
        result["tags"] = tuple(entry["tags"])
    return result | {"parts": encode(shape)}


def variant(entry: dict[str, Any]) -> dict[str, Any]:
    """Return one variant of the file."""
    result = {"id": entry["id"], "name": flow(**entry["name"])}
    if "without_regions" in entry:
        result["without_regions"] = tuple(entry["without_regions"])
    if "without_links" in entry:
        result["without_links"] = tuple(tuple(pair) for pair in entry["without_links"])
    return flow(**result)


def stub(shape: Geometry, outside: list[float]) -> Points:
    """Return the short line from the rim of ``shape`` towards the point ``outside`` at the board's edge."""
    return np.asarray(shapely.shortest_line(shape, shapely.Point(outside)).coords)
