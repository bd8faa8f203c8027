"""The games that were played, in a SQLite file beside the saves: it can always be made again from them.

What is wrong with the file itself never stops anybody: it is set aside under another name, and a new one begins empty.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec

from risk_desktop.maps.problems import Problem
from risk_desktop.storage.files import free_name
from risk_desktop.storage.saves import SUFFIX

from .record import GameRecord

log = logging.getLogger(__name__)

FILE = "profiles.sqlite"
VERSION = 6
"""The version of the tables and of what records tell, kept as the file's ``user_version``."""
_EARLIER = range(1, VERSION)
"""Versions with the same tables, whose saves are read again, as records tell more by now."""
PATIENCE = 10.0
"""So many seconds a window waits for another one that writes."""
_TABLES = """
CREATE TABLE games (id TEXT PRIMARY KEY, choices INTEGER NOT NULL, record BLOB NOT NULL) STRICT;
CREATE TABLE saves (name TEXT PRIMARY KEY, stamp TEXT NOT NULL) STRICT;
"""
_KEEP = """
INSERT INTO games VALUES (?, ?, ?)
ON CONFLICT (id) DO UPDATE SET choices = excluded.choices, record = excluded.record WHERE excluded.choices >= choices
"""


_sound: dict[Path, str] = {}
"""The stamps of files that this process has checked: as long as nobody else has changed one, it needn't be read through again."""


class DatabaseUnavailable(Exception):
    """The file can't be read or written now; ``problem`` says why."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.key, dict(problem.params))
        self.problem = problem


class _Unusable(Exception):
    """The file is no database of ours."""


class Database:
    """The games of a ``folder`` of saves. Several windows may use it at once; each call is one transaction.

    Every method may raise DatabaseUnavailable. ``problem``: that a file had to be set aside, None if none had.
    """

    def __init__(self, folder: Path) -> None:
        self.folder, self.path = folder, folder / FILE
        self.problem: Problem | None = None

    def games(self) -> list[GameRecord]:
        """Return all games in the order in which they were begun."""
        try:
            found = self._decoded()
        except _Unusable as fault:
            log.warning("%s: %s", self.path, fault)
            self._set_aside()
            return []
        return sorted(found, key=lambda game: (game.begun, game.id))

    def _decoded(self) -> list[GameRecord]:
        with self._transaction() as connection:
            rows = connection.execute("SELECT record FROM games").fetchall()
        try:
            return [msgspec.json.decode(row[0], type=GameRecord) for row in rows]
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
            raise _Unusable("a record can't be read") from fault

    def unread(self) -> list[Path]:
        """Return the saves that have changed since they were looked at, the oldest first."""
        with self._transaction() as connection:
            known = dict(connection.execute("SELECT name, stamp FROM saves"))
        found = []
        for path in saves_in(self.folder):
            stamp = stamp_of(path)
            if stamp and known.get(path.name) != stamp:
                found.append(path)
        return found

    def keep(self, path: Path, stamp: str, game: GameRecord | None) -> None:
        """Keep what a save came to: its game, None where none counts. ``stamp``: of the file as it was before it was read.

        Of two copies of one game the longer one counts.
        """
        with self._transaction() as connection:
            connection.execute("INSERT OR REPLACE INTO saves VALUES (?, ?)", (path.name, stamp))
            if game is not None:
                connection.execute(_KEEP, (game.id, game.choices, msgspec.json.encode(game)))

    def forget_saves(self) -> None:
        """Forget which saves were looked at, so that all of them are read again. The games stay, also those without a save."""
        with self._transaction() as connection:
            connection.execute("DELETE FROM saves")

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        """Open the file for one transaction. DatabaseUnavailable; _Unusable is answered with a new file."""
        try:
            connection = self._opened()
        except _Unusable as fault:
            log.warning("%s: %s", self.path, fault)
            self._set_aside()
            connection = self._opened_anew()
        with closing(connection):
            try:
                connection.execute("BEGIN IMMEDIATE")
                yield connection
                connection.execute("COMMIT")
            except sqlite3.Error as fault:
                raise _unavailable(self.path, fault) from fault
        _sound[self.path] = stamp_of(self.path)

    def _opened_anew(self) -> sqlite3.Connection:
        try:
            return self._opened()
        except _Unusable as fault:
            raise _unavailable(self.path, fault) from fault

    def _opened(self) -> sqlite3.Connection:
        """Return a connection to a sound file of this version, which is made if need be."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            connection = sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None)
        except (OSError, sqlite3.OperationalError) as fault:
            raise _unavailable(self.path, fault) from fault
        try:
            _make_ready(connection, sound=_sound.get(self.path) == stamp_of(self.path))
        except sqlite3.OperationalError as fault:
            connection.close()
            raise _unavailable(self.path, fault) from fault
        except sqlite3.DatabaseError as fault:
            connection.close()
            raise _Unusable(str(fault)) from fault
        except BaseException:
            connection.close()
            raise
        return connection

    def _set_aside(self) -> None:
        """Give the file another name, so that a new one can begin. Another window may have done so."""
        aside = free_name(self.path, "damaged")
        try:
            self.path.rename(aside)
        except FileNotFoundError:
            return
        except OSError as fault:
            raise _unavailable(self.path, fault) from fault
        self.problem = Problem("profile.set_aside", {"file": str(self.path), "aside": aside.name})


def _make_ready(connection: sqlite3.Connection, sound: bool) -> None:
    """Make the tables of an empty file; _Unusable where there are others, sqlite3.DatabaseError where the file is broken.

    ``sound``: it has been checked, and is as it was then.
    """
    connection.execute("BEGIN IMMEDIATE")
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if version == 0 and not names:
        for statement in filter(str.strip, _TABLES.split(";")):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {VERSION}")
    elif version in _EARLIER and {"games", "saves"} <= names:
        connection.execute("DELETE FROM saves")
        connection.execute(f"PRAGMA user_version = {VERSION}")
    elif version != VERSION or not {"games", "saves"} <= names:
        connection.execute("ROLLBACK")
        raise _Unusable(f"version {version}, tables {sorted(names)}")
    elif not sound and connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
        connection.execute("ROLLBACK")
        raise _Unusable("it is damaged")
    connection.execute("COMMIT")


def _unavailable(path: Path, fault: Exception) -> DatabaseUnavailable:
    log.warning("%s: %r", path, fault)
    return DatabaseUnavailable(Problem("profile.unavailable", {"file": str(path), "why": str(fault)}))


def saves_in(folder: Path) -> list[Path]:
    """Return the saves in a folder by name; none where there is no such folder."""
    try:
        return sorted(path for path in folder.iterdir() if path.suffix == SUFFIX)
    except OSError:
        return []


def stamp_of(path: Path) -> str:
    """Return what changes with every change of a file; "" where there is none."""
    try:
        facts = path.stat()
    except OSError:
        return ""
    return f"{facts.st_size}-{facts.st_mtime_ns}"
