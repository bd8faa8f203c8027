"""A profile as plain data, for files and other programs: what is told of a person, and every game that it is told from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from .people import People, same_person
from .record import GameRecord
from .summary import Summary

FORMAT = 1
_DIGITS = 4


def as_data(summary: Summary, games: Sequence[GameRecord], people: People) -> dict[str, Any]:
    """Return a profile as data for JSON; ``games``: all, of which only this person's are told. Shares are 0 to 1."""
    own = [game for game in games if any(same_person(people.person_of(game, s), summary.person) for s in game.seats)]
    told: dict[str, Any] = _rounded(msgspec.to_builtins(summary))
    for group in (told["by_opponents"], told["by_edition"], told["by_players"], [told["total"]]):
        for row in group:
            row["share"] = round(row["won"] / row["games"], _DIGITS) if row["games"] else 0.0
    return {"format": FORMAT, **told, "games": [_rounded(msgspec.to_builtins(game)) for game in own]}


def export_text(summary: Summary, games: Sequence[GameRecord], people: People) -> bytes:
    """Return a profile as the content of a JSON file."""
    return msgspec.json.format(msgspec.json.encode(as_data(summary, games, people)), indent=2) + b"\n"


def _rounded(value: Any) -> Any:
    """Return plain data with its numbers rounded and the keys of its objects as JSON wants them."""
    if isinstance(value, float):
        return round(value, _DIGITS)
    if isinstance(value, dict):
        return {str(key): _rounded(each) for key, each in value.items()}
    return [_rounded(each) for each in value] if isinstance(value, list | tuple) else value
