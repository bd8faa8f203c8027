"""The names of those who have a profile, for whoever asks who plays."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from . import people
from .database import FILE, Database, DatabaseUnavailable, stamp_of
from .people import load_people, persons_in


def known_names(folder: Path) -> list[str]:
    """Return who has played in a folder of saves, those with most games first; nobody where that can't be found out now."""
    stamp = stamp_of(folder / FILE)
    if not stamp:
        return []
    try:
        return [*_names(folder, stamp, stamp_of(folder / people.FILE))]
    except DatabaseUnavailable:
        return []


@lru_cache(maxsize=1)
def _names(folder: Path, records: str, renamed: str) -> tuple[str, ...]:
    """Return the names as they stand in files with these stamps: all records are read, but only when there are new ones."""
    return tuple(persons_in(Database(folder).games(), load_people(folder)))
