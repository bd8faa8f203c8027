"""Opening a game: a new one from a table, or a saved one from its file. Either way the save goes on being written."""

from __future__ import annotations

import logging
from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QObject

from risk_desktop import __version__
from risk_desktop.editions.registry import find_edition, make_rules, start_game
from risk_desktop.engine.board import Board
from risk_desktop.engine.events import Event
from risk_desktop.maps.graph import paying_as, to_board
from risk_desktop.maps.problems import Problem
from risk_desktop.maps.schema import BoardMap
from risk_desktop.storage.boards import find_maps, maps_of, saved_maps
from risk_desktop.storage.journal import Journal
from risk_desktop.storage.lines import SaveHeader
from risk_desktop.storage.reading import LoadedSave, read_save
from risk_desktop.storage.replay import ReplayFault, replay, resume
from risk_desktop.storage.saves import SaveWriter, new_save_path

from .session import GameSession
from .statistics import Statistics
from .table import Seat, Table

log = logging.getLogger(__name__)

STAND_IN = "normal"
"""Who plays for an outside program that isn't run."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A game ready to be shown: call ``session.start()`` when the screen stands.

    ``save``: None for what isn't kept. ``past``: the events before this moment, as far as the save tells them;
    ``problems``: what was wrong with the save; ``replaced``: outside programs of the save that this person has never
    chosen, so that an opponent of ours plays.
    """

    session: GameSession
    boards: tuple[BoardMap, ...]
    save: Path | None
    past: list[Event] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    replaced: tuple[str, ...] = ()


def open_new(table: Table, folder: Path, parent: QObject | None = None) -> Opened:
    """Start a game at ``table`` with its save in ``folder``.

    Raises UnknownEdition, BadPlayerCount, BadOption, UnknownMap, MapError, OSError.
    """
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
    loaded = read_save(path)
    maps = maps_of(loaded)
    board = to_board(maps)
    resumed = resume(loaded, board)
    table, replaced = with_trusted(table_of(loaded), trusted)
    statistics, past = told_again(loaded, board, resumed.records)
    journal = Journal(SaveWriter.reopen(loaded, resumed.records, resumed.problems))
    session = GameSession(table, resumed.game, journal, statistics=statistics, choices=resumed.records, parent=parent)
    return Opened(session, paying_as(session.game.rules.board, maps), path, past, resumed.problems, replaced)


def with_trusted(table: Table, trusted: Collection[str]) -> tuple[Table, tuple[str, ...]]:
    """Return the table with an opponent of ours for each outside program that isn't ``trusted``, and what those were."""
    strange = {number for number in table.outside if table.seats[number].kind not in trusted}
    seats = tuple(
        replace(seat, kind=STAND_IN) if number in strange else seat for number, seat in enumerate(table.seats)
    )
    return replace(table, seats=seats), tuple(sorted({table.seats[number].kind for number in strange}))


def table_of(loaded: LoadedSave) -> Table:
    """Return the table that a save was played at."""
    header = loaded.header
    boards = tuple(m.id for m in header.maps)
    options = find_edition(header.edition).house_rules(header.options, boards)
    seats = tuple(Seat(s.name, s.kind, s.colour, s.temperament) for s in header.seats)
    return Table(header.edition, seats, options, boards, header.seed, header.teams, header.neutrals)


def told_again(loaded: LoadedSave, board: Board, records: int) -> tuple[Statistics, list[Event]]:
    """Return the statistics and all events of the first ``records`` records; of a damaged save only its rows."""
    statistics = Statistics(len(loaded.header.seats))
    past: list[Event] = []
    try:
        for played in replay(loaded, board):
            if played.number > records:
                break
            statistics.note(played.game, played.events)
            past += played.events
            following = loaded.records[played.number] if played.number < records else None
            if following is not None:
                statistics.note_choice(played.game, following.record.choice)
    except ReplayFault as fault:
        log.warning("%s: the past can't be told: %s", loaded.path, fault)
        statistics = Statistics(len(loaded.header.seats))
        statistics.rows = list(loaded.rows)
        return statistics, []
    return statistics, past
