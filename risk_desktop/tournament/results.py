"""The file of a league: one line a game, appended as soon as it is over, so that an aborted league goes on where it was."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Generic, Protocol, TypeVar

import msgspec

from .games import Fixture


class KeptGame(Protocol):
    """What is kept of a game."""

    @property
    def fixture(self) -> Fixture:
        """The game that it is of."""
        ...


Kept = TypeVar("Kept", bound=KeptGame)
Play = Callable[[Sequence[Fixture]], Iterable[Kept]]
"""Plays games somewhere, in any order."""


class Results(Generic[Kept]):
    """The games in a file, ``kind`` of each; a last line that was cut short is forgotten, and its game is played again."""

    def __init__(self, path: Path, kind: type[Kept]) -> None:
        self._path = path
        self._kind = kind
        self._games: dict[Fixture, Kept] = {}
        if path.exists():
            self._read()

    def _read(self) -> None:
        """Read the file, and cut off what a kill has left half-written. DecodeError where another line is no game."""
        data = self._path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            with self._path.open("r+b") as file:
                file.truncate(len(whole))
        decode = msgspec.json.Decoder(self._kind).decode
        for line in whole.splitlines():
            played = decode(line)
            self._games[played.fixture] = played

    def __len__(self) -> int:
        return len(self._games)

    def __iter__(self) -> Iterator[Kept]:
        return iter(self._games.values())

    def missing(self, fixtures: Iterable[Fixture]) -> list[Fixture]:
        """Return the games that are not in the file yet, each once."""
        return [fixture for fixture in dict.fromkeys(fixtures) if fixture not in self._games]

    def play(self, fixtures: Sequence[Fixture], play: Play[Kept]) -> Iterator[Kept]:
        """Play what is missing of ``fixtures`` and yield each game when it is in the file. OSError."""
        missing = self.missing(fixtures)
        if not missing:
            return
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("ab") as file:
            for played in play(missing):
                file.write(msgspec.json.encode(played) + b"\n")
                file.flush()
                self._games[played.fixture] = played
                yield played

    def of(self, fixtures: Iterable[Fixture]) -> list[Kept]:
        """Return the games of ``fixtures``, which are all in the file. KeyError."""
        return [self._games[fixture] for fixture in fixtures]
