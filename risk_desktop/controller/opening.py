"""Opening a game: a new one from a table, or a saved one from its file. Either way the save goes on being written."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QObject

from risk_desktop import __version__
from risk_desktop.ai.player import LEVELS, TEMPERAMENTS
from risk_desktop.bots.commands import is_outside
from risk_desktop.editions.common.hints import HintGiven
from risk_desktop.editions.common.seats import RESIGNED
from risk_desktop.editions.registry import find_edition, make_rules, start_game
from risk_desktop.engine.events import Event
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import GameState
from risk_desktop.engine.step import Decision
from risk_desktop.maps.graph import paying_as, to_board
from risk_desktop.maps.problems import Problem
from risk_desktop.maps.schema import BoardMap
from risk_desktop.storage.boards import board_of, find_maps, maps_of, saved_maps
from risk_desktop.storage.journal import Journal
from risk_desktop.storage.lines import SaveHeader
from risk_desktop.storage.reading import LoadedSave, Progress, read_save, unwatched
from risk_desktop.storage.recording import Recorder
from risk_desktop.storage.replay import Played, Resumed, resume
from risk_desktop.storage.saves import SaveWriter, new_save_path
from risk_desktop.storage.statistics import Statistics

from .actors import TurnActors
from .history import History
from .session import GameSession
from .table import HUMAN, Seat, Table

_SEED_BITS = 62
_READING = 0.2
"""Which part of opening a save is reading it; the rest is playing it again."""
_TURNS = 2
"""So many turns of each player are kept choice by choice: between two turns of one, each of the others may have two."""
STAND_IN = "normal"
"""Who plays for an outside program that isn't run."""


@dataclass(frozen=True, slots=True)
class PastChoice:
    """What one choice in a game led to: its events, and the game as it stood after them."""

    events: Sequence[Event]
    game: Game


@dataclass(frozen=True, slots=True)
class Opened:
    """A game ready to be shown: call ``session.start()`` when the screen stands.

    ``save``: None for what isn't kept. ``past``: the events before this moment, as far as the save tells them; ``course``: the
    last of them choice by choice, from before the last turn of each player;
    ``problems``: what was wrong with the save; ``replaced``: outside programs of the save that this person has never
    chosen, so that an opponent of ours plays.
    """

    session: GameSession
    boards: tuple[BoardMap, ...]
    save: Path | None
    past: list[Event] = field(default_factory=list)
    course: Sequence[PastChoice] = ()
    problems: list[Problem] = field(default_factory=list)
    replaced: tuple[str, ...] = ()


def open_new(table: Table, folder: Path, parent: QObject | None = None) -> Opened:
    """Start a game at ``table`` with its save in ``folder``.

    Where an outside program plays, the dice are not those of the table's seed, which it might guess and so foresee them.
    Raises UnknownEdition, BadPlayerCount, BadOption, UnknownMap, MapError, OSError.
    """
    if table.outside:
        table = replace(table, seed=secrets.randbits(_SEED_BITS))
    maps = find_maps(table.boards)
    rules = make_rules(table.edition, to_board(maps), len(table.seats), table.options)
    now = datetime.now(UTC).astimezone()
    header = SaveHeader(
        edition=table.edition,
        seats=table.seats,
        maps=saved_maps(maps),
        seed=table.seed,
        created=now.isoformat(timespec="seconds"),
        options=dict(rules.options),
        program=__version__,
        teams=table.teams,
        neutrals=table.neutrals,
        hints=table.hints,
    )
    folder.mkdir(parents=True, exist_ok=True)
    path = new_save_path(folder, table.edition, now)
    journal = Journal(SaveWriter(path, header))
    session = GameSession(table, start_game(rules, table.seed), journal, parent=parent)
    return Opened(session, paying_as(rules.board, maps), path)


def open_saved(path: Path, parent: QObject | None = None, trusted: Collection[str] = ()) -> Opened:
    """Go on with the save at ``path`` where it ends. Raises SaveError, OSError.

    A save may come from anybody: of its outside programs only those in ``trusted`` (``bot:COMMAND``) are run.
    """
    return go_on(prepare(path), parent, trusted)


@dataclass(frozen=True, slots=True)
class Prepared:
    """A saved game that has been read and looked through; its file is as it was, and nothing is open."""

    loaded: LoadedSave
    maps: list[BoardMap]
    resumed: Resumed
    past: Past


def prepare(path: Path, progress: Progress = unwatched) -> Prepared:
    """Read the save at ``path`` and play it to where it ends: the long part of opening it, for any thread.

    ``progress`` is told how far it is. SaveError, and whatever ``progress`` raises.
    """
    loaded = read_save(path, lambda share: progress(share * _READING))
    maps = maps_of(loaded)
    past = Past(loaded)
    resumed = resume(loaded, board_of(loaded), past.note, lambda share: progress(_READING + share * (1 - _READING)))
    if not resumed.whole:
        past.forget()
    return Prepared(loaded, maps, resumed, past)


def go_on(prepared: Prepared, parent: QObject | None = None, trusted: Collection[str] = ()) -> Opened:
    """Go on with a saved game where it ends, as ``open_saved``. Raises SaveError, OSError."""
    loaded, resumed, past = prepared.loaded, prepared.resumed, prepared.past
    table, replaced = with_trusted(table_of(loaded), trusted)
    journal = Journal(SaveWriter.reopen(loaded, resumed.records, resumed.problems))
    session = GameSession(
        table,
        resumed.game,
        journal,
        statistics=past.statistics,
        choices=resumed.records,
        actors=past.actors,
        history=past.history,
        recording=past.recorder.recording,
        hints=Counter(hint.seat for hint in loaded.hints),
        parent=parent,
    )
    boards = paying_as(session.game.rules.board, prepared.maps)
    return Opened(session, boards, loaded.path, past.events, past.course, resumed.problems, replaced)


def with_trusted(table: Table, trusted: Collection[str]) -> tuple[Table, tuple[str, ...]]:
    """Return the table with an opponent of ours for each outside program that isn't ``trusted``, and what those were."""
    strange = {number for number in table.outside if table.seats[number].kind not in trusted}
    seats = tuple(
        replace(seat, kind=STAND_IN) if number in strange else seat for number, seat in enumerate(table.seats)
    )
    lent = {number: kind for number, kind in table.lent.items() if not is_outside(kind) or kind in trusted}
    return replace(table, seats=seats, lent=lent), tuple(sorted({table.seats[number].kind for number in strange}))


def table_of(loaded: LoadedSave) -> Table:
    """Return the table that a save was played at."""
    header = loaded.header
    boards = tuple(m.id for m in header.maps)
    options = find_edition(header.edition).house_rules(header.options, boards)
    seats = tuple(Seat(s.name, known_kind(s.kind), s.colour, known_temperament(s.temperament)) for s in header.seats)
    table = Table(
        header.edition, seats, options, boards, header.seed, header.teams, header.neutrals, hints=header.hints
    )
    for line in loaded.passes:
        kind = line.kind if line.kind == RESIGNED else known_kind(line.kind)
        if table.may_pass(line.seat, kind):
            table = table.passed(line.seat, kind)
    return table


def known_kind(kind: str) -> str:
    """Return who sits in a seat; an opponent of ours for one that this program doesn't know."""
    return kind if kind == HUMAN or kind in LEVELS or is_outside(kind) else STAND_IN


def known_temperament(temperament: str) -> str:
    """Return how an opponent plays; the usual way for one that this program doesn't know."""
    return temperament if temperament in TEMPERAMENTS else TEMPERAMENTS[0]


class Past:
    """What happened in a saved game, as its replay tells it: statistics, who has chosen in this turn, and all events.

    ``course``: the last rounds choice by choice; ``recorder``: has all of it; ``history``: what may still be taken back.
    """

    def __init__(self, loaded: LoadedSave) -> None:
        self._loaded = loaded
        self.statistics = Statistics(loaded.header.players)
        self.actors = TurnActors()
        self.history = History()
        self.events: list[Event] = []
        self.course: list[PastChoice] = []
        self.recorder = Recorder(loaded)
        turns = [line.n for _, line in loaded.snapshots][-_TURNS * loaded.header.players :]
        self._course_from = turns[0] if turns else 0
        self._kinds = [seat.kind for seat in loaded.header.seats]
        self._asked: Decision | None = None
        self._before: tuple[GameState, Statistics] | None = None

    def note(self, played: Played) -> None:
        """Take in a step of the replay, and the choice that follows it."""
        game, records = played.game, self._loaded.records
        self.statistics.note(game, played.events)
        self.events += played.events
        self.recorder.note(played)
        self._note_history(played)
        if played.number >= self._course_from:
            self.course.append(PastChoice(played.events, Game(game.rules, game.state.copy())))
            self._before = game.snapshot(), self.statistics.copy()
        if self._asked is not None:
            self.actors.note(self._asked.player, played.events, game.state)
        following = records[played.number] if played.number < len(records) else None
        decision = self._asked = game.pending()
        if following is not None and decision is not None and following.record.choice in decision.options:
            self.statistics.note_choice(game, following.record.choice)

    def _note_history(self, played: Played) -> None:
        """Remember how all stood before a person's choice, as the session did when it was made."""
        saved, asked, game = played.saved, self._asked, played.game
        if saved is None or asked is None or self._before is None or self._kinds[asked.player] != HUMAN:
            self.history.forget()
        else:
            events = [event for event in played.events if not isinstance(event, HintGiven)]  # they stay given
            self.history.note(self._before, saved.record, events, game.pending(), game.state)
        for line in self._loaded.passes:
            if line.n == played.number:
                self._kinds[line.seat] = line.kind
                self.history.forget()

    def forget(self) -> None:
        """The game could not be told from its beginning: only the rows of its turns, and who gave up, are left."""
        self.statistics = Statistics(self._loaded.header.players)
        self.statistics.rows = list(self._loaded.rows)
        resigned = [line.seat for line in self._loaded.passes if line.kind == RESIGNED]
        self.statistics.gone = {seat: before for before, seat in enumerate(resigned)}
        self.events, self.course, self.recorder = [], [], Recorder(self._loaded)
        self.history.forget()
