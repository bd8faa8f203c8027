"""What to tell of each rule set beside its rules, and which one suits whom. Read once from ``resources/library.yaml``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from risk_desktop.engine.rules import OptionValue
from risk_desktop.maps.yaml_reader import read_yaml
from risk_desktop.paths import resources_dir

from .edition import Edition

Taste = Literal["war", "secrets", "teams", "short", "cunning"]
TASTES: tuple[Taste, ...] = ("war", "secrets", "cunning", "teams", "short")
Part = Annotated[float, Meta(ge=0, le=1)]
Minutes = Annotated[int, Meta(ge=1, le=600)]
NO_OPTIONS: Mapping[str, OptionValue] = MappingProxyType({})
_ROUND = 3.3
"""Minutes that a round of a game without a printed end takes, the median of the games in ``docs/balance.md``."""
_TASTE, _PRINTED, _IN_TIME, _OVERTIME = 100, 10, 30, 1.5


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """One rule set: ``lengths`` in minutes by number of players; ``symbol`` and ``focus`` for its picture.

    ``theme``: the look of its table instead of the usual dark one, "" for that. ``rounds``: what its rounds are called.
    ``limit``: the house rule that ends the game after so many rounds; it has ``printed`` ones without, 0 for no end.
    """

    id: str
    lengths: Annotated[dict[int, Minutes], Meta(min_length=1)]
    tastes: Annotated[tuple[Taste, ...], Meta(min_length=1)]
    symbol: str
    focus: tuple[Part, Part]
    theme: Literal["", "navy", "ember"] = ""
    rounds: Literal["round", "year", "epoch"] = "round"
    limit: str = "round_limit"
    printed: Annotated[int, Meta(ge=0)] = 0

    def minutes(self, players: int, options: Mapping[str, OptionValue] = NO_OPTIONS) -> int:
        """Return how long a game takes under some house rules, in steps of five minutes.

        With a number of players that was not measured it takes as long as with the nearest one.
        """
        nearest = min(self.lengths, key=lambda known: (abs(known - players), known))
        takes: float = self.lengths[nearest]
        rounds = options.get(self.limit, 0)
        if isinstance(rounds, int) and rounds:
            takes = takes * rounds / self.printed if self.printed else min(takes, rounds * _ROUND)
        return max(5, 5 * round(takes / 5))


class _LibraryFile(Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal[2]
    editions: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Advice:
    """A rule set that suits: ``taste`` it answers ("" if none was met), ``minutes`` it takes, whether that is in time."""

    edition: Edition
    taste: Taste | Literal[""]
    minutes: int
    in_time: bool


@cache
def entries() -> dict[str, Entry]:
    """Return what is told of each rule set, by its id."""
    text = (resources_dir() / "library.yaml").read_text("utf-8")
    return {entry.id: entry for entry in msgspec.convert(read_yaml(text), _LibraryFile, str_keys=True).editions}


def entry_of(edition: Edition) -> Entry:
    """Return what is told of a rule set; plain values for one that the file doesn't know."""
    unknown = Entry(edition.id, {4: 60}, ("war",), "board", (0.5, 0.5))
    return entries().get(edition.id, unknown)


def advise(editions: Sequence[Edition], players: int, minutes: int, taste: Taste | Literal[""]) -> list[Advice]:
    """Return the rule sets for this number of players, what suits best first. ``minutes`` at most (0: any), ``taste`` or ""."""
    found = []
    for place, edition in enumerate(editions):
        if players not in edition.all_players:
            continue
        entry = entry_of(edition)
        takes = entry.minutes(players)
        met = taste in entry.tastes
        over = max(0, takes - minutes) if minutes else 0
        score = _TASTE * met * (1 - 0.1 * entry.tastes.index(taste) if met else 1)
        score += _PRINTED * (players in edition.players) + (_IN_TIME if not over else 0) - _OVERTIME * over
        if taste == "short":
            score -= takes / 2
        found.append((-score, place, Advice(edition, taste if met else "", takes, not over)))
    return [advice for *_, advice in sorted(found, key=lambda each: each[:2])]
