"""The names of those who have a profile, for whoever asks who plays."""

from __future__ import annotations

from pathlib import Path

from .database import FILE, Database, DatabaseUnavailable
from .people import load_people, persons_in


def known_names(folder: Path) -> list[str]:
    """Return who has played in a folder of saves, those with most games first; nobody where that can't be found out now."""
    if not (folder / FILE).is_file():
        return []
    try:
        return persons_in(Database(folder).games(), load_people(folder))
    except DatabaseUnavailable:
        return []
