"""Patterns of choices: which answers a step lets through, written in a lesson's file as names and values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from msgspec.structs import fields

from risk_desktop.engine.board import Board
from risk_desktop.engine.choices import Choice

from .schema import ChoicePattern

KIND = "choice"
"""The entry of a pattern that names the class."""
PLACES = ("territory", "origin", "target")
"""Fields of choices that are territories."""


@cache
def choice_classes() -> dict[str, type[Choice]]:
    """Return all kinds of choices that the editions in use know, by their names."""
    return {kind.__name__: kind for kind in _below(Choice)}


def _below(kind: type[Choice]) -> Iterator[type[Choice]]:
    for child in kind.__subclasses__():
        yield child
        yield from _below(child)


class Pattern:
    """One pattern, its territories as numbers; ``ways`` is (origin, target) where it names both, else None."""

    def __init__(self, written: ChoicePattern, board: Board) -> None:
        self._kind = choice_classes()[written[KIND]]
        self._fields = {name: _numbered(value, board) for name, value in written.items() if name != KIND}

    @property
    def way(self) -> tuple[int, int] | None:
        """From where to where the pattern leads, if it says so."""
        origin, target = self._fields.get("origin"), self._fields.get("target")
        return (origin, target) if isinstance(origin, int) and isinstance(target, int) else None

    @property
    def has_place(self) -> bool:
        """Tell whether the pattern names a place on the board."""
        return any(name in self._fields for name in PLACES)

    def is_there(self, choice: Choice) -> bool:
        """Tell whether a choice is about the same places; one that is about none is."""
        return all(_agrees(getattr(choice, name, wanted), wanted) for name, wanted in self._places())

    def made(self) -> Choice | None:
        """Return the choice that the pattern spells out; None where it leaves something open."""
        needed = {field.name for field in fields(self._kind) if field.required}
        several = any(isinstance(value, (list, Mapping)) for value in self._fields.values())
        return None if several or not needed <= self._fields.keys() else self._kind(**self._fields)

    def _places(self) -> Iterator[tuple[str, Any]]:
        return ((name, self._fields[name]) for name in PLACES if name in self._fields)

    def fits(self, choice: Choice) -> bool:
        """Tell whether a choice is of this kind and has these values."""
        return type(choice) is self._kind and all(
            _agrees(getattr(choice, name), wanted) for name, wanted in self._fields.items()
        )


def _numbered(value: Any, board: Board) -> Any:
    """Return what a file says with numbers in place of ids of territories."""
    if isinstance(value, str):
        return next((n for n, facts in enumerate(board.territories) if facts.id == value), value)
    if isinstance(value, Mapping):
        return {_numbered(key, board): _numbered(one, board) for key, one in value.items()}
    return [_numbered(one, board) for one in value] if isinstance(value, Sequence) else value


def _agrees(found: Any, wanted: Any) -> bool:
    """Tell whether a value is among the wanted ones; pairs such as (territory, number) are compared one by one."""
    if isinstance(found, tuple):
        pairs = [each if isinstance(each, tuple) else (each, None) for each in found]
        if isinstance(wanted, Mapping):
            return all(key in wanted and _agrees(number, wanted[key]) for key, number in pairs)
        return all(_agrees(key, wanted) for key, _ in pairs)
    return found in wanted if isinstance(wanted, list) else bool(found == wanted)
