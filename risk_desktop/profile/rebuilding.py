"""Reading the saves that a database doesn't know yet, one after the other, so that it can be stopped after each."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

from risk_desktop.storage.reading import SaveError

from .database import Database, stamp_of
from .reading import record_of

log = logging.getLogger(__name__)


def catch_up(folder: Path) -> Iterator[tuple[int, int]]:
    """Read all saves of a folder that have changed since they were read; yield how many are done, of how many, from 0 on.

    A save that can't be read is remembered like one whose game doesn't count, until it changes. DatabaseUnavailable.
    """
    database = Database(folder)
    unread = database.unread()
    yield 0, len(unread)
    for number, path in enumerate(unread, start=1):
        _read(database, path)
        yield number, len(unread)


def _read(database: Database, path: Path) -> None:
    stamp = stamp_of(path)
    try:
        game = record_of(path)
    except SaveError as fault:
        log.warning("no record of %s: %s", path, fault)
        game = None
    except OSError as fault:  # it has gone meanwhile, or can't be read now
        log.warning("no record of %s: %r", path, fault)
        return
    database.keep(path, stamp, game)
