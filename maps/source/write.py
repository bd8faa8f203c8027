"""Writes a board file: the parts of a drawing in the order and form of the schema."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
import yaml
from shapely import Geometry

from maps.source.outlines import encode

HEADER = """\
# {title}: change that and run it, not this file.
# docs/maps.md explains each field.
"""


class _Flow(dict[str, Any]):
    """A mapping that is written on one line."""


class _Dumper(yaml.SafeDumper):
    """YAML in the style of the board files: points and short mappings on one line."""

    def ignore_aliases(self, data: object) -> bool:
        """Write every point out, never as a reference to an equal one."""
        return True


_Dumper.add_representer(_Flow, lambda dumper, data: dumper.represent_mapping("tag:yaml.org,2002:map", data, True))
_Dumper.add_representer(tuple, lambda dumper, data: dumper.represent_sequence("tag:yaml.org,2002:seq", data, True))


def flow(**fields: Any) -> dict[str, Any]:
    """Return ``fields`` as a mapping that the file shows on one line."""
    return _Flow(fields)


def point(xy: Iterable[float]) -> tuple[float, ...]:
    """Return a point as the file shows it: tenths of a px, whole numbers without a point."""
    values = (round(float(value), 1) for value in xy)
    return tuple(int(value) if value == int(value) else value for value in values)


def points(line: np.ndarray | Iterable[Iterable[float]]) -> tuple[tuple[float, ...], ...]:
    """Return a line of points as the file shows it."""
    return tuple(point(xy) for xy in line)


def lake(shape: Geometry) -> dict[str, Any]:
    """Return a lake as an entry of ``decor``; islands in it are left out."""
    return {"kind": "lake", "rings": [rings[0] for rings in encode(shape)]}


def plain(value: Any) -> Any:
    """Return what was read from a board file in the form in which it is written: lists of numbers on one line."""
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items()}
    if isinstance(value, list):
        numbers = all(isinstance(each, int | float) for each in value)
        return tuple(value) if numbers else [plain(each) for each in value]
    return value


def write(path: Path, title: str, board: dict[str, Any]) -> None:
    """Write ``board`` to ``path``, checked against nothing: the tests read it back through the schema.

    ``title`` says in the first line what it is and which program drew it.
    """
    text = yaml.dump(board, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=10**9)
    path.write_text(HEADER.format(title=title) + text, encoding="utf-8", newline="\n")
