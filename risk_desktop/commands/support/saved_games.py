"""Saves as commands read them: a game with its table and its boards, or one line that says why not."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from .refusal import WrongInput

if TYPE_CHECKING:
    from risk_desktop.controller.table import Table
    from risk_desktop.engine.game import Game
    from risk_desktop.maps.problems import Problem
    from risk_desktop.storage.reading import LoadedSave
    from risk_desktop.storage.recording import Recording
    from risk_desktop.ui.names import Names


def recorded_game(path: Path) -> tuple[LoadedSave, Recording]:
    """Return all of a saved game. WrongInput, also where its end can't be played again."""
    from risk_desktop.storage.boards import board_of
    from risk_desktop.storage.reading import SaveError, read_save
    from risk_desktop.storage.recording import recorded

    try:
        loaded = read_save(path)
        found = recorded(loaded, board_of(loaded))
    except SaveError as error:
        raise refused(path, error.problem) from None
    if found.problem is not None:
        raise refused(path, found.problem)
    return loaded, found.recording


def resumed_game(path: Path) -> tuple[LoadedSave, Game]:
    """Return a saved game as it goes on. WrongInput."""
    from risk_desktop.storage.boards import board_of
    from risk_desktop.storage.reading import SaveError, read_save
    from risk_desktop.storage.replay import resume

    try:
        loaded = read_save(path)
        return loaded, resume(loaded, board_of(loaded)).game
    except SaveError as error:
        raise refused(path, error.problem) from None


def names_of(loaded: LoadedSave) -> Names:
    """Return what all is called in a saved game, in the language in use. SaveError."""
    from risk_desktop.controller.opening import table_of
    from risk_desktop.i18n import set_rule_set
    from risk_desktop.storage.boards import maps_of
    from risk_desktop.ui.names import Names

    set_rule_set(loaded.header.edition)
    table: Table = table_of(loaded)
    return Names(table, maps_of(loaded))


def refused(path: Path, problem: Problem) -> WrongInput:
    """Return why a save can't be used, with its file and line."""
    from risk_desktop.i18n import tr

    place = f"{path}:{problem.line}" if problem.line else str(path)
    words = dict(problem.params)
    return WrongInput("cli.save.refused", place=place, why=tr(problem.key, None, **words))
