"""A game with own cards that can't be used isn't started, and the window stays where it was set up."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from risk_desktop.editions.ad2210.cards import deck
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import Dialog, Label
from risk_desktop.ui.screens.new_game.new_game_screen import NewGameScreen
from risk_desktop.ui.window.main_window import MainWindow
from tests.ui.window.stage import people, screen

FILE = """format: 1
cards:
- {id: drop, name: Heavy drop, deck: land, copies: 2, cost: 2, timing: before_first_invasion,
   effect: {kind: assemble_mods, mods: 5, terrain: land}}
"""


@pytest.fixture
def file(own_cards_folder: Path) -> Path:
    """Return where own cards belong, before there are any."""
    return own_cards_folder / deck.FILE


def refusal(window: MainWindow) -> str:
    """Return what the last message says, and close it."""
    dialog = window.findChildren(Dialog)[-1]
    dialog.dismiss()
    return "\n".join(label.text() for label in dialog.findChildren(Label))


def test_a_game_with_own_cards_starts_as_soon_as_their_file_is_right(
    qtbot: QtBot, window: MainWindow, file: Path
) -> None:
    table = msgspec.structs.replace(
        people(), edition="ad2210", options={"own_cards": "yes"}, boards=EDITIONS["ad2210"].boards
    )
    window.show_new_game()
    window.start(table)
    assert isinstance(screen(window), NewGameScreen)
    words = refusal(window)
    assert "can't be started" in words and f"{file}: There are no cards" in words and "docs/cards.md" in words
    assert "line 1" not in words and "“Blank cards” to “Left out”" in words

    file.write_text(FILE.replace("mods: 5", "mods: 99"), encoding="utf-8")
    window.start(table)
    assert isinstance(screen(window), NewGameScreen)
    assert f"{file}, line 4: mods must be" in refusal(window)

    file.write_text(FILE, encoding="utf-8")
    window.start(table)
    assert isinstance(screen(window), PlayScreen) and window.playing is not None
    assert len(window.playing.session.game.state.decks["land"].draw) == 22

    file.write_text(FILE.replace("copies: 2", "copies: 4"), encoding="utf-8")
    assert len(deck.cards_in("land")) == 22, "the decks of a running game stay as they are"
    window.start(table)
    assert len(window.playing.session.game.state.decks["land"].draw) == 24
