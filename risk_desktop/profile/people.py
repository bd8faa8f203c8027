"""Who plays on this computer: persons are told by the names in their seats, which they may change or have forgotten."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from risk_desktop.bounded import TooLargeError, read_bounded
from risk_desktop.storage.files import keep_bad, write_atomically

from .record import GameRecord, SeatRecord

log = logging.getLogger(__name__)

FILE = "people.json"
MAX_BYTES = 200_000
LONGEST_NAME = 16

Name = Annotated[str, Meta(min_length=1, max_length=100)]


class People(Struct, frozen=True):
    """What was said of names; all keys are names in one case. ``renamed``: what somebody is called today. ``forgotten``: games
    that were begun up to then (ISO 8601, UTC) are nobody's.
    """

    renamed: dict[Name, Name] = {}
    forgotten: dict[Name, str] = {}

    def person_of(self, game: GameRecord, seat: SeatRecord) -> str:
        """Return the name of the person in a seat; "" if nobody sits there, or somebody whose games are forgotten."""
        key = _key(seat.name)
        if not seat.is_person or not key:
            return ""
        until = self.forgotten.get(key, "")
        if until and game.begun <= _moment(until):
            return ""
        return self.renamed.get(key, seat.name.strip())

    def rename(self, name: str, new: str) -> People:
        """Return the people with another name for one of them; somebody who has that name already becomes one with him.

        ValueError where the name is empty or too long.
        """
        new = new.strip()
        if not 0 < len(new) <= LONGEST_NAME:
            raise ValueError(f"not a name: {new!r}")
        old = _key(name)
        renamed = {key: new if _key(now) == old else now for key, now in self.renamed.items()}
        return People({**renamed, old: new, _key(new): new}, self.forgotten)

    def forget(self, name: str, now: datetime) -> People:
        """Return the people without one of them: who plays under this name from ``now`` on begins anew."""
        gone = {key for key, called in self.renamed.items() if _key(called) == _key(name)} | {_key(name)}
        until = now.astimezone(UTC).isoformat(timespec="seconds")
        renamed = {key: called for key, called in self.renamed.items() if key not in gone}
        return People(renamed, {**self.forgotten, **dict.fromkeys(gone, until)})


def persons_in(games: Iterable[GameRecord], people: People) -> list[str]:
    """Return who has played, those with most games first; a name has the spelling of its last game."""
    count: dict[str, int] = {}
    spelled: dict[str, str] = {}
    for game in games:
        for person in {people.person_of(game, seat) for seat in game.seats} - {""}:
            key = _key(person)
            count[key], spelled[key] = count.get(key, 0) + 1, person
    return [spelled[key] for key in sorted(count, key=lambda each: (-count[each], each))]


def same_person(one: str, other: str) -> bool:
    """Tell whether two names are one person's: they may differ in case."""
    return _key(one) == _key(other)


def load_people(folder: Path) -> People:
    """Return what was said of names in a folder of saves; a damaged file is kept as NAME.bad, and nothing was said."""
    path = folder / FILE
    try:
        people = msgspec.json.decode(read_bounded(path, MAX_BYTES), type=People)
        for until in people.forgotten.values():
            _moment(until)
        return people
    except FileNotFoundError:
        pass
    except (TooLargeError, ValueError, RecursionError):
        log.warning("people %s: damaged, kept as %s.bad", path, path.name)
        keep_bad(path)
    except OSError as fault:
        log.warning("people %s: %r", path, fault)
    return People()


def keep_people(folder: Path, people: People) -> None:
    """Keep what was said of names in a folder of saves. OSError."""
    write_atomically(folder / FILE, msgspec.json.format(msgspec.json.encode(people), indent=2) + b"\n")


def _key(name: str) -> str:
    return name.strip().casefold()


def _moment(until: str) -> datetime:
    moment = datetime.fromisoformat(until)
    return moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)
