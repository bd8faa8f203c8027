"""Lifts the lines of older save formats, one format at a time.

``MIGRATIONS[f]`` takes the members of any line of format ``f`` as plain JSON data and returns those of format ``f + 1``.
When a state is stored differently, its old hashes mean nothing any more: the migration replaces each ``hash`` by "".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from .lines import FORMAT, DamagedLine

Migration = Callable[[dict[str, Any]], dict[str, Any]]

MIGRATIONS: Mapping[int, Migration] = {}
"""Empty as long as there is only one format."""


def lifted(body: bytes, found: int, migrations: Mapping[int, Migration] = MIGRATIONS, wanted: int = FORMAT) -> bytes:
    """Return the JSON object of a line of format ``found`` as one of format ``wanted``; DamagedLine."""
    if found == wanted:
        return body
    try:
        members: dict[str, Any] = msgspec.json.decode(body, type=dict[str, Any])
        for step in range(found, wanted):
            members = migrations[step](members)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, LookupError, TypeError, ValueError):
        raise DamagedLine from None
    if members.get("line") == "header":
        members["format"] = wanted
    return msgspec.json.encode(members)
