"""Games that are measured: what is noted of each one, and the file that keeps them so that an aborted run can go on."""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any

import msgspec
from msgspec import Struct

from risk_desktop.commands.support.card_counts import CardRow
from risk_desktop.commands.support.matches import GameRow, Match, play_all, play_one
from risk_desktop.editions.classic.missions.events import MissionRevealed, MissionsDrawn, MissionSwapped
from risk_desktop.engine.events import TurnStarted
from risk_desktop.engine.game import Game, Record

Key = tuple[str, int, tuple[str, ...], int, int]


class Held(Struct, array_like=True):
    """A mission that ``player`` held; ``claimed``: the round in which he showed it, 0 for never."""

    player: int
    mission: str
    claimed: int = 0


class Played(Struct, frozen=True, omit_defaults=True):
    """One game: what it was, and how it went. ``seconds`` of processor time.

    ``winners`` are seats, ``first`` is the seat with the first turn, ``decisions`` are counted by seat. ``trouble`` tells
    what went wrong first, if anything did. Where points decide: ``points`` and ``places`` by seat, and the seats in the
    order of their turns in the first round (``opening``) and in the last one (``ending``). ``cards`` with a rule, where
    there are any.
    """

    edition: str
    players: int
    ais: tuple[str, ...]
    seed: int
    number: int
    finished: bool
    winners: tuple[int, ...] = ()
    first: int = 0
    rounds: int = 0
    decisions: tuple[int, ...] = ()
    illegal: int = 0
    faults: int = 0
    seconds: float = 0.0
    trouble: str = ""
    missions: tuple[Held, ...] = ()
    points: tuple[int, ...] = ()
    places: tuple[float, ...] = ()
    opening: tuple[int, ...] = ()
    ending: tuple[int, ...] = ()
    cards: tuple[CardRow, ...] = ()

    @property
    def key(self) -> Key:
        """Return what makes it the same game as another one."""
        return self.edition, self.players, self.ais, self.seed, self.number

    def level_of(self, seat: int) -> str:
        """Return the level that sat there: everybody moves on by one seat a game."""
        return self.ais[(seat + self.number) % len(self.ais)]

    def order_of(self, seat: int) -> int:
        """Return the place of a seat in the order of turns, of the first round where it changes; 0 for the first."""
        if seat in self.opening:
            return self.opening.index(seat)
        return (seat - self.first) % self.players


class Watcher:
    """Notes while a game is played what its result doesn't tell."""

    def __init__(self, players: int) -> None:
        self.first = -1
        self.decisions = [0] * players
        self.missions: list[Held] = []
        self._round = 0
        self.opening: list[int] = []
        self.ending: list[int] = []

    def note(self, game: Game, record: Record) -> None:
        """Note a choice and what it brought about."""
        self.decisions[record.player] += 1
        for event in game.events:
            if isinstance(event, TurnStarted):
                self._turn(event)
            elif isinstance(event, MissionsDrawn):
                self.missions += [Held(event.player, mission) for mission in event.missions]
            elif isinstance(event, MissionSwapped):
                self._swapped(event)
            elif isinstance(event, MissionRevealed):
                self._held(event.player, event.mission).claimed = game.state.round

    def _turn(self, event: TurnStarted) -> None:
        """Note whose turn it is."""
        if self.first < 0:
            self.first = event.player
        if event.round == 1:
            self.opening.append(event.player)
        if event.round != self._round:
            self._round, self.ending = event.round, []
        self.ending.append(event.player)

    def _swapped(self, event: MissionSwapped) -> None:
        """Forget a mission that was changed before the first turn; one that was given up later was held in vain."""
        if self.first < 0:
            self.missions.remove(self._held(event.player, event.given))
        self.missions.append(Held(event.player, event.mission))

    def _held(self, player: int, mission: str) -> Held:
        return next(held for held in self.missions if (held.player, held.mission) == (player, mission))


def play_watched(match: Match, number: int) -> Played:
    """Play game ``number`` of ``match``. An error of the program makes a game that isn't finished."""
    watcher = Watcher(match.players)
    base = Played(match.edition, match.players, match.ais, match.seed, number, finished=False)
    before = process_time()
    try:
        row = play_one(msgspec.structs.replace(match, cards=True), number, watcher.note)
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        return msgspec.structs.replace(base, trouble=f"{error!r} at {place.filename}:{place.lineno}")
    won = {(place - number) % len(match.ais) for place in row.winners}
    trouble = row.troubles[0].detail if row.troubles else "" if row.finished else "no end"
    return msgspec.structs.replace(
        base,
        finished=row.finished,
        winners=tuple(seat for seat in range(match.players) if seat % len(match.ais) in won),
        first=max(0, watcher.first),
        rounds=row.rounds,
        decisions=tuple(watcher.decisions),
        illegal=row.illegal,
        faults=row.faults,
        seconds=round(process_time() - before, 2),
        trouble=trouble,
        missions=tuple(watcher.missions),
        cards=row.cards,
        **scored(row, watcher),
    )


def scored(row: GameRow, watcher: Watcher) -> dict[str, Any]:
    """Return what is kept besides of a game in which points decide."""
    if not row.standings:
        return {}
    return {
        "points": tuple(each.points for each in row.standings),
        "places": tuple(each.place for each in row.standings),
        "opening": tuple(watcher.opening),
        "ending": tuple(watcher.ending),
    }


class Ledger:
    """All games measured so far: kept in a file of JSON lines, one a game, if a path is given."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self.games: list[Played] = read_games(path) if path is not None and path.exists() else []

    def of(self, match: Match) -> list[Played]:
        """Return the games of a match, by number."""
        wanted = match.edition, match.players, match.ais, match.seed
        found = [game for game in self.games if game.key[:-1] == wanted]
        return sorted(found, key=lambda game: game.number)

    def play(self, match: Match, games: int, workers: int) -> Iterator[Played]:
        """Play those of the first ``games`` games of a match that have no end yet; yield each once it is kept."""
        there = {game.number for game in self.of(match) if game.finished}
        missing: Sequence[int] = [number for number in range(games) if number not in there]
        for game in play_all(partial(play_watched, match), missing, workers):
            self._keep(game)
            yield game

    def _keep(self, game: Played) -> None:
        self.games = [each for each in self.games if each.key != game.key] + [game]
        if self._path is not None:
            with self._path.open("ab") as file:
                file.write(msgspec.json.encode(game) + b"\n")


def read_games(path: Path) -> list[Played]:
    """Return the games in a file, each as it was played last. A line that was cut off when a run was killed is left out."""
    content = path.read_bytes()
    if content and not content.endswith(b"\n"):
        with path.open("ab") as file:
            file.write(b"\n")
    games: dict[Key, Played] = {}
    for line in content.splitlines():
        try:
            game = msgspec.json.decode(line, type=Played)
        except msgspec.DecodeError:
            continue
        games[game.key] = game
    return list(games.values())
