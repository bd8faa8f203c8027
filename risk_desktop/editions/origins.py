"""Where the rules of the index come from: printed in a book, one reading of what books leave open, or the program's own.

Read once from ``resources/origins.yaml``. There is no prose here: books and readings are keys, for which the window has texts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from risk_desktop.maps.yaml_reader import PlainYamlError, read_yaml
from risk_desktop.paths import resources_dir

from .rulebook import Ids, rulebook


class BookPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """Where rules are printed: ``place`` is a heading or first words as the book has them, ``page`` 0 where it is unknown."""

    place: Annotated[str, Meta(min_length=1, max_length=80)]
    rules: Annotated[Ids, Meta(min_length=1)]
    page: Annotated[int, Meta(ge=0, le=99)] = 0


class Book(Struct, frozen=True, forbid_unknown_fields=True):
    """A printed source. ``sections``: the rulebooks of which it is the book."""

    id: str
    sections: Ids
    places: tuple[BookPlace, ...]


class RuleReading(Struct, frozen=True, forbid_unknown_fields=True):
    """What books leave open or say in two ways. ``option``: the house rule with the other reading, "" for none."""

    id: str
    rules: Annotated[Ids, Meta(min_length=1)]
    option: str = ""


class _OriginsFile(Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal[1]
    books: tuple[Book, ...]
    readings: tuple[RuleReading, ...]
    ours: Ids


@dataclass(frozen=True, slots=True)
class Printed:
    """A place in a book, by the book's id."""

    book: str
    place: str
    page: int


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a rule comes from; at least one of the three. ``ours``: all of it, or what isn't printed and is no reading."""

    printed: tuple[Printed, ...] = ()
    readings: tuple[RuleReading, ...] = ()
    ours: bool = False


class OriginsError(Exception):
    """The file can't be used. The message says which file, what was expected and what stands there."""


class Origins:
    """The origins of all rules."""

    def __init__(self, file: _OriginsFile) -> None:
        self.books, self.readings, self.ours = file.books, file.readings, frozenset(file.ours)
        self.book_of = {section: book.id for book in file.books for section in book.sections}
        """The book of each rulebook of the index."""
        self._printed: dict[str, list[Printed]] = {}
        for book in file.books:
            for each in book.places:
                for rule in each.rules:
                    self._printed.setdefault(rule, []).append(Printed(book.id, each.place, each.page))

    @property
    def rules(self) -> frozenset[str]:
        """All rules of which something is told."""
        return self.ours.union(self._printed, *(reading.rules for reading in self.readings))

    def of(self, rule: str, sections: Iterable[str] = ()) -> Origin:
        """Return where a rule comes from; first the places in the book of the first of these rulebooks that has one."""
        book = next((self.book_of[section] for section in sections if section in self.book_of), "")
        return Origin(
            tuple(sorted(self._printed.get(rule, ()), key=lambda printed: printed.book != book)),
            tuple(reading for reading in self.readings if rule in reading.rules),
            rule in self.ours,
        )


def load_origins(path: Path) -> Origins:
    """Return the origins in a file; OriginsError."""
    try:
        file = msgspec.convert(read_yaml(path.read_text("utf-8")), _OriginsFile)
    except (OSError, UnicodeDecodeError) as fault:
        raise OriginsError(f"{path}: expected a text file that can be read: {fault}") from None
    except PlainYamlError as fault:
        line = fault.problem.line
        raise OriginsError(f"{path}, line {line}: expected plain YAML ({fault.problem.key})") from None
    except msgspec.ValidationError as fault:
        raise OriginsError(f"{path}: {fault}") from None
    origins = Origins(file)
    known = {rule for section in rulebook().sections.values() for rule in section.rules}
    faults = {
        "expected books and readings with an id each, found twice": _twice(file),
        "expected rules of the index, found": sorted(origins.rules - known),
        "expected an origin of every rule, found none for": sorted(known - origins.rules),
        "expected rulebooks of the index, found": sorted(set(origins.book_of) - set(rulebook().sections)),
    }
    for words, found in faults.items():
        if found:
            raise OriginsError(f"{path}: {words} {', '.join(found)}")
    return origins


def _twice(file: _OriginsFile) -> list[str]:
    counted = Counter([*(book.id for book in file.books), *(reading.id for reading in file.readings)])
    return sorted(name for name, count in counted.items() if count > 1)


@cache
def origins() -> Origins:
    """Return where the program's rules come from."""
    return load_origins(resources_dir() / "origins.yaml")
