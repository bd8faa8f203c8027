"""Lifts the lines of older save formats, one format at a time.

``MIGRATIONS[f]`` takes the members of any line of format ``f`` as plain JSON data and returns those of format ``f + 1``.
When a state is stored differently, its old hashes mean nothing any more: the migration replaces each ``hash`` by "".

1: a header told only the house rules that differed from the printed ones. 2: it tells all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from .lines import FORMAT, DamagedLine

Migration = Callable[[dict[str, Any]], dict[str, Any]]

PRINTED_IN_1: Mapping[str, Mapping[str, Any]] = {
    "missions": {"mission_swap": "once"},
    "original-duel": {"start_armies": 40, "neutral_dice": "all"},
    "world-allies": {"ally_bribe": "no", "neutral_dice": "all"},
    "ad2210": {"out_without": "territories", "neutral_dice": "all"},
    "godstorm": {"neutral_pantheon": "lot", "neutral_dice": "all"},
    **{key: {"neutral_dice": "all"} for key in ("world-duel", "secret-mission-duel", "capitals", "rising-cards")},
}
"""By edition, the values that format 1 took for printed and left out, and that are another one's by now."""

RENAMED_SINCE_1: Mapping[str, Mapping[Any, Any]] = {"mission_swap": {"once": "both", "never": "stuck"}}
"""By option and value of format 1, what the same is called since."""


def with_former_rules(line: dict[str, Any]) -> dict[str, Any]:
    """Tell in a header of format 1 the house rules that were understood then, so that its game goes on by them."""
    if line.get("line") != "header":
        return line
    told = {**PRINTED_IN_1.get(line["edition"], {}), **line.get("options", {})}
    options = {
        key: RENAMED_SINCE_1.get(key, {}).get(value, value) if key in RENAMED_SINCE_1 else value
        for key, value in told.items()
    }
    return {**line, "options": options}


MIGRATIONS: Mapping[int, Migration] = {1: with_former_rules}
"""From every format to the next one."""


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
