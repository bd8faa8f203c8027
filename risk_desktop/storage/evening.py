"""The score of an evening: who has won how many of the games that the same players played since the morning."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from risk_desktop.bounded import TooLargeError, read_bounded
from risk_desktop.paths import config_dir

from .files import keep_bad, write_atomically

log = logging.getLogger(__name__)

MAX_BYTES = 200_000
MOST_GAMES = 200
NIGHT = timedelta(hours=6)
"""Until so long after midnight an evening lasts."""

Names = Annotated[tuple[Annotated[str, Meta(max_length=100)], ...], Meta(max_length=20)]


class PlayedGame(Struct, frozen=True):
    """A finished game: its ``evening`` as a date, and the names of all ``players`` and of the ``winners``."""

    evening: str
    players: Names
    winners: Names


class EveningTally(Struct, frozen=True):
    """How many ``games`` the same players have played this evening, and how many ``wins`` each has, in their order."""

    games: int
    wins: tuple[int, ...]


def evening_of(now: datetime) -> str:
    """Return the date of the evening that ``now`` belongs to."""
    return (now - NIGHT).date().isoformat()


class EveningScore:
    """Keeps the games of this evening: in memory, and in a small file as far as that can be written."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or config_dir() / "evening.json"
        self._games: list[PlayedGame] | None = None

    def add(self, players: Sequence[str], winners: Sequence[str], now: datetime) -> None:
        """Count a game that has just ended; those of other evenings are forgotten."""
        evening = evening_of(now)
        games = [game for game in self._known() if game.evening == evening][1 - MOST_GAMES :]
        self._games = [*games, PlayedGame(evening, tuple(players), tuple(winners))]
        try:
            write_atomically(self._path, msgspec.json.encode(self._games) + b"\n")
        except OSError as fault:
            log.warning("evening %s: %s", self._path, fault)

    def tally(self, players: Sequence[str], now: datetime) -> EveningTally:
        """Return how it stands between just these players this evening, in whatever seats they sat."""
        evening, names = evening_of(now), sorted(players)
        games = [game for game in self._known() if game.evening == evening and sorted(game.players) == names]
        return EveningTally(len(games), tuple(sum(name in game.winners for game in games) for name in players))

    def _known(self) -> list[PlayedGame]:
        if self._games is None:
            self._games = self._read()
        return self._games

    def _read(self) -> list[PlayedGame]:
        try:
            return msgspec.json.decode(read_bounded(self._path, MAX_BYTES), type=list[PlayedGame])[-MOST_GAMES:]
        except FileNotFoundError:
            return []
        except (TooLargeError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            log.warning("evening %s: damaged, kept as %s.bad", self._path, self._path.name)
            keep_bad(self._path)
        except OSError as fault:
            log.warning("evening %s: %r", self._path, fault)
        return []
