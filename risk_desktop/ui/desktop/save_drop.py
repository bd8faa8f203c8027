"""Which saved game is meant by what is dropped on the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData

from risk_desktop.storage.saves import SUFFIX


def dropped_save(carried: QMimeData) -> Path | None:
    """Return the saved game that is carried; None if it is anything else, or more than one file."""
    urls = carried.urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    path = Path(urls[0].toLocalFile())
    return path if path.suffix == SUFFIX else None
