"""Where on the board a choice takes place: for hints and reviews."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from risk_desktop.engine.choices import Choice, MoveIn
from risk_desktop.storage.recording import Recording

_LANDS = ("territory", "target")
_LISTS = ("territories", "targets")
_BACK = 8
"""So many choices lie at most between an attack and what is asked because of it."""


@dataclass(frozen=True)
class ChoiceMarks:
    """Ways from territory to territory, and single territories, each with a few words ("" for none)."""

    ways: tuple[tuple[int, int], ...] = ()
    places: tuple[tuple[int, str], ...] = ()

    @property
    def lands(self) -> list[int]:
        """All territories that are marked."""
        ends = [land for way in self.ways for land in way]
        return [land for land in (*ends, *(place for place, _ in self.places)) if land >= 0]


def marks_of(choice: Choice, fight: tuple[int, int] | None = None) -> ChoiceMarks:
    """Return where a choice takes place; ``fight``: origin and target of what it is asked for."""
    fields: dict[str, Any] = msgspec.structs.asdict(choice)
    if isinstance(choice, MoveIn):
        return ChoiceMarks((fight,), ((fight[1], str(choice.armies)),)) if fight is not None else ChoiceMarks()
    origin, target = fields.get("origin"), fields.get("target")
    if isinstance(origin, int) and isinstance(target, int):
        return ChoiceMarks(((origin, target),)) if origin >= 0 else ChoiceMarks(places=((target, ""),))
    moves = [move for move in fields.get("moves", ()) if isinstance(move[0], int) and isinstance(move[1], int)]
    places = [(fields[name], "") for name in _LANDS if isinstance(fields.get(name), int)]
    places += [(land, "") for name in _LISTS for land in fields.get(name, ()) if isinstance(land, int)]
    places += [(part[0], f"+{part[-1]}") for part in fields.get("parts", ()) if isinstance(part[0], int)]
    return ChoiceMarks(tuple((move[0], move[1]) for move in moves), tuple(places))


def fight_before(recording: Recording, place: int) -> tuple[int, int] | None:
    """Return origin and target of the last attack or move before a place in the same turn, None if that was long ago."""
    turn = recording.turn_number(place)
    began = recording.turns[turn].began if turn >= 0 else 0
    for before in range(place, max(began, place - _BACK), -1):
        ways = marks_of(recording.record(before).choice).ways
        if ways:
            return ways[-1]
    return None
