"""What the command line's ``check-map`` asks."""

from __future__ import annotations

from pathlib import Path

from risk_desktop.maps.loader import load_map
from risk_desktop.maps.problems import MapError, Problem


def check_file(path: Path | str) -> list[Problem]:
    """Return all problems of the board file at ``path``, each with its line (1 for the file as a whole)."""
    try:
        load_map(path)
    except MapError as error:
        return error.problems
    return []
