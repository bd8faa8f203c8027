"""What flies over the board while a dialog is open stays below it, in the dark."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.ui.game.cards.decks.card_flight import CardFlight
from risk_desktop.ui.game.cards.territory.card_deal import FlyingCard
from risk_desktop.ui.game.menu.game_menu import GameMenu
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.theme import seat
from tests.editions.ad2210.hands import about_to_play
from tests.ui.support.ad2210_table import ad_screen
from tests.ui.support.play_table import Sphinx, open_screen

pytestmark = pytest.mark.window


def lies_above(screen: PlayScreen, upper: QWidget, lower: QWidget) -> bool:
    """Tell whether one child of a screen is stacked above another."""
    stack = screen.children()
    return stack.index(upper) > stack.index(lower)


def menu_of(qtbot: QtBot, screen: PlayScreen) -> GameMenu:
    """Return the open menu."""
    screen.menu.show()
    menu = screen.findChild(GameMenu)
    qtbot.waitUntil(lambda: not menu.is_moving())
    return menu


def test_cards_that_were_bought_lie_below_the_menu(qtbot: QtBot) -> None:
    screen = ad_screen(about_to_play(phase="buy", energy=[4, 4, 4]), ai_speed="normal")
    screen.input.pick(1)
    menu = menu_of(qtbot, screen)
    screen.input.press("primary")
    qtbot.waitUntil(lambda: any(flight.isVisible() for flight in screen.findChildren(CardFlight)), timeout=3000)
    assert all(lies_above(screen, menu, flight) for flight in screen.findChildren(CardFlight))


def test_banners_dice_and_dealt_cards_do_too(qtbot: QtBot) -> None:
    screen = open_screen(Sphinx, "normal")
    menu, things = menu_of(qtbot, screen), screen.game_layout
    things.call_die(seat(0), "Anna", 3, "it holds")
    things.banner.tell(things.banner.shown, things.rooms.board, 500)
    card = FlyingCard(screen, QPixmap(20, 30), None)
    assert all(lies_above(screen, menu, each) for each in (things.die_call, things.banner, card))
