"""A card that asks for a player: a click on his panel names him, and the board stays where it is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from risk_desktop.editions.godstorm.cards.events import PlayMiracle
from risk_desktop.ui.game.cards.decks.card_presenter import CardPresenter
from risk_desktop.ui.game.screen import PlayScreen
from tests.editions.godstorm.miracles import about_to_play
from tests.ui.support.godstorm_table import answers_of, asked_of, over, place

VISIONS = "war_visions_become_real"
BELOW = "house_of_dust"


@pytest.fixture
def screen(qtbot: QtBot) -> PlayScreen:
    """Return a table at which somebody has a card that looks into a hand."""
    hands = {1: ["war_eagles_take_wing"], 2: ["war_the_siren_calls"]}
    return over(about_to_play(VISIONS, others=hands, position={BELOW: "1 1"}))


def click_plaque(qtbot: QtBot, screen: PlayScreen, seat: int) -> None:
    """Click on the row of numbers of a player's panel."""
    plaque = screen.game_layout.plaques[seat]
    qtbot.mouseClick(plaque, Qt.MouseButton.LeftButton, pos=QPoint(plaque.width() // 2, plaque.height() - 12))


def test_a_click_on_a_panel_names_the_player_who_is_asked_for(qtbot: QtBot, screen: PlayScreen) -> None:
    presenter, shown = asked_of(screen, "miracle"), screen.board.switcher.board
    assert isinstance(presenter, CardPresenter)
    screen.input.pick(1)
    assert presenter.card == VISIONS and presenter.choice is None
    click_plaque(qtbot, screen, 0)
    assert presenter.choice is None, "nobody looks into his own hand"
    done = answers_of(screen)
    click_plaque(qtbot, screen, 1)
    assert presenter.choice == PlayMiracle(VISIONS, (1,))
    assert screen.board.switcher.board == shown and not screen.views.highlighting
    screen.input.press("primary")
    assert done == [PlayMiracle(VISIONS, (1,))]


def test_land_of_who_has_some_on_this_board_glows_without_another_board(qtbot: QtBot, screen: PlayScreen) -> None:
    asked_of(screen, "miracle")
    shown = screen.board.switcher.board
    click_plaque(qtbot, screen, 1)
    assert screen.board.highlights.shown.targets >= {place(screen, "nubia"), place(screen, BELOW)}
    assert screen.board.switcher.board == shown
