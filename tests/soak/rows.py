"""What a soak has found, kept in a file of JSON lines so that an aborted run goes on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

Row = dict[str, Any]


class Rows:
    """Rows by their keys, which are lists of strings and numbers; kept in ``path`` if one is given."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._rows: dict[str, Row] = {}
        if path is not None and path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                try:
                    row = json.loads(line)
                except ValueError:  # cut off when a run was killed
                    continue
                self._rows[json.dumps(row["key"])] = row

    def of(self, *key: object) -> Row | None:
        """Return the row of a key, None where there is none."""
        return self._rows.get(json.dumps(key))

    def beginning(self, *key: object) -> list[Row]:
        """Return the rows whose keys begin so."""
        return [row for row in self._rows.values() if row["key"][: len(key)] == list(key)]

    def keep(self, *key: object, **found: object) -> None:
        """Keep what was found for a key."""
        row = {"key": key, **found}
        self._rows[json.dumps(key)] = json.loads(json.dumps(row))
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                # A line of its own, also behind one that was cut off.
                file.write("\n" * (file.tell() > 0) + json.dumps(row))
