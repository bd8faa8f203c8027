"""Screens on a stage of their own: settings, saves and folders that belong to nobody."""

from __future__ import annotations

import copy
import os
from datetime import datetime
from pathlib import Path

from PySide6.QtWidgets import QApplication, QWidget

from risk_desktop.controller.rehearsal import Rehearsal, Scene, defend_only
from risk_desktop.controller.session import GameSession
from risk_desktop.controller.table import Table
from risk_desktop.editions.common.seats import RESIGNED
from risk_desktop.editions.registry import make_rules, start_game
from risk_desktop.engine.game import Game
from risk_desktop.maps.graph import to_board
from risk_desktop.storage.boards import find_maps, saved_maps
from risk_desktop.storage.journal import Journal
from risk_desktop.storage.lines import SaveHeader
from risk_desktop.storage.saves import SUFFIX, SaveWriter
from risk_desktop.storage.settings import Settings
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.kit import Dialog, Label
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.names import Names
from risk_desktop.ui.screens.new_game.seats import usual_seats
from risk_desktop.ui.screens.result.win_screen import WinScreen

SIZE = (1280, 720)
_KEPT: dict[tuple[str, int], bytes] = {}
"""Saves of games that were played so far at a table."""
_ENDS: dict[str, Scene] = {}
"""Games that were played to their ends at a table: opponents think longer than a screen takes to show."""


def make_context(saves: Path, size: tuple[int, int] = SIZE, **settings: object) -> AppContext:
    """Return a silent context without movement for a window of ``size``."""
    context = AppContext(
        Settings(**{"language": "en", "defence": "auto", "recap": "never", **settings}), saves, size=size
    )
    context.sound.close()
    MOTION.reduced = True
    return context


def staged(widget: QWidget, size: tuple[int, int] = SIZE) -> QWidget:
    """Show a widget in a size and let it settle."""
    widget.resize(*size)
    widget.show()
    if isinstance(widget, WinScreen):
        widget.show_all()
    settle()
    return widget


def settle() -> None:
    """Let everything happen that is due."""
    for _ in range(8):
        QApplication.processEvents()


def table_of(players: int = 3, seed: int = 4, **options: int) -> Table:
    """Return a table with one person."""
    return Table("world", usual_seats(players), dict(options), ("earth",), seed)


def rehearse(table: Table, keeper: Journal | None = None) -> Rehearsal:
    """Return a game at its beginning that plays by itself."""
    rules = make_rules(table.edition, to_board(find_maps(table.boards)), len(table.seats), table.options)
    return Rehearsal(table, start_game(rules, table.seed), keeper)


def keep_game(folder: Path, name: str, table: Table, choices: int, when: str = "2026-03-14 20:14") -> Path:
    """Write a save of a game after so many choices (or its end), last changed at a time; return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}{SUFFIX}"
    key = repr(table), choices
    if key in _KEPT:
        path.write_bytes(_KEPT[key])
    else:
        header = SaveHeader(
            table.edition, table.seats, saved_maps(find_maps(table.boards)), table.seed, "", table.options
        )
        journal = Journal(SaveWriter(path, header))
        rehearse(table, journal).play(choices)
        journal.close()
        _KEPT[key] = path.read_bytes()
    moment = datetime.fromisoformat(when).timestamp()
    os.utime(path, (moment, moment))
    return path


def win_screen(context: AppContext, table: Table, gave_up: int | None = None) -> WinScreen:
    """Return the end of a game that was played to its end at ``table``; ``gave_up``: who did so before anybody was beaten."""
    key = repr(table)
    if key not in _ENDS:
        rehearsal = rehearse(table)
        while rehearsal.step() is not None:
            pass
        _ENDS[key] = rehearsal.scene()
    end = _ENDS[key]
    game = Game(end.game.rules, end.game.snapshot())
    statistics = copy.deepcopy(end.statistics)
    if gave_up is not None:
        table = table.passed(gave_up, RESIGNED)
        statistics.gone = {gave_up: 0, **{seat: before + 1 for seat, before in statistics.gone.items()}}
    session = GameSession(table, game, statistics=statistics, make_ai_client=defend_only)
    return WinScreen(context, session, Names(table, find_maps(table.boards)))


def words(dialog: Dialog) -> str:
    """Return all that a dialog says."""
    return " ".join(label.text() for label in dialog.findChildren(Label))
