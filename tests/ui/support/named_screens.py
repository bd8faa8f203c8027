"""The screens beside a game by name, for tests that go through all of them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.screens.load.load_screen import LoadScreen
from risk_desktop.ui.screens.new_game.new_game_screen import NewGameScreen
from risk_desktop.ui.screens.start.first_screen import FirstScreen
from tests.ui.support.screen_stage import keep_game, staged, table_of, win_screen


def named_screen(qtbot: QtBot, context: AppContext, saves: Path, name: str) -> QWidget:
    """Return the screen "new", "load" or "win", or the first one, with one saved game; it shows until the test ends."""
    keep_game(saves, "one", table_of(3), 150)
    if name == "win":
        screen: QWidget = win_screen(context, table_of(4, seed=3, round_limit=10))
    else:
        screen = {"new": NewGameScreen, "load": LoadScreen}.get(name, FirstScreen)(context)
    qtbot.addWidget(screen)
    staged(screen)
    return screen
