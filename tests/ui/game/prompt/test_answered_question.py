"""While what somebody has chosen is shown, the bottom bar offers it no more, and his hand holds no card that he has played."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from risk_desktop.engine.events import DiceRolled, TerritoryConquered
from risk_desktop.ui.game.cards.decks.card_flight import CardFlight
from risk_desktop.ui.game.screen import PlayScreen
from tests.editions.ad2210.hands import about_to_play
from tests.playing import number
from tests.ui.support.ad2210_table import ad_screen, choose_card, hand
from tests.ui.support.play_table import Defender, open_screen
from tests.ui.support.play_table import number as land

pytestmark = pytest.mark.window


def offered(screen: PlayScreen) -> list[str]:
    """Return the words of all buttons in the bar."""
    prompt = screen.game_layout.prompt
    buttons = (prompt.button(place) for place in ("primary", "secondary", "ghost"))
    return [button.words() for button in buttons if button.isVisible()]


def shown_cards(screen: PlayScreen) -> list[str]:
    """Return the names of the cards that lie or fly over the board."""
    return [flight.card.title for flight in screen.findChildren(CardFlight) if flight.isVisible() and flight.card]


def bought(qtbot: QtBot) -> PlayScreen:
    """Return a screen on which the cards lie open that Anna has just bought."""
    screen = ad_screen(about_to_play(phase="buy", energy=[4, 4, 4]), ai_speed="normal")
    screen.input.pick(1)
    screen.input.pick(1)
    screen.input.press("primary")
    qtbot.waitUntil(lambda: len(shown_cards(screen)) == 2, timeout=3000)
    return screen


def test_cards_that_are_bought_are_not_offered_while_they_lie_on_the_board(qtbot: QtBot) -> None:
    screen = bought(qtbot)
    assert offered(screen) == ["Go on"] and "energy" not in screen.game_layout.prompt.ask.help
    assert hand(screen) == [], "they are still to come into the hand"
    screen.input.press("primary")
    qtbot.waitUntil(lambda: screen.director.presenter is not None, timeout=10_000)
    assert len(hand(screen)) == 2


def test_space_goes_on_where_no_button_is_offered(qtbot: QtBot) -> None:
    screen = played()
    screen.activateWindow()
    qtbot.waitUntil(lambda: not offered(screen), timeout=1000)
    qtbot.keyClick(screen, Qt.Key.Key_Space)
    assert shown_cards(screen) == [] and screen.director.presenter is not None


def played() -> PlayScreen:
    """Return a screen on which Anna's card lies open that she has just played."""
    game = about_to_play("diplomat_territorial_station", "land_assemble_mods")
    screen = ad_screen(game, ai_speed="normal")
    choose_card(screen, "diplomat_territorial_station")
    screen.input.click(number(game, "nunavut"))
    screen.input.press("primary")
    return screen


def test_a_card_that_is_played_is_neither_offered_nor_in_the_hand(qtbot: QtBot) -> None:
    screen = played()
    assert shown_cards(screen) == ["Territorial Station"] and hand(screen) == ["land_assemble_mods"]
    qtbot.waitUntil(lambda: not offered(screen), timeout=1000)
    assert shown_cards(screen), "it is still being read"


def test_a_fight_that_goes_on_asks_on_until_its_land_has_fallen(qtbot: QtBot) -> None:
    """A press rolls on then; who has taken the land rolls no more for it."""
    screen = open_screen(Defender, "slow", turn=0)
    qtbot.waitUntil(lambda: screen.director.presenter is not None)
    game = screen.context.game
    game.state.armies[land("brazil")] = 1
    told: list[tuple[type, list[str]]] = []
    screen.director.animator.shown.connect(lambda event: told.append((type(event), offered(screen))))
    for name in ("north_africa", "brazil"):
        screen.input.click(land(name))
    words = offered(screen)
    screen.input.press("primary")
    qtbot.waitUntil(lambda: (DiceRolled, words) in told, timeout=10_000)
    while not any(event is TerritoryConquered for event, _ in told):
        qtbot.waitUntil(
            lambda: screen.director.presenter is not None or told[-1][0] is TerritoryConquered, timeout=20_000
        )
        if screen.director.presenter is not None:
            screen.input.press("primary")
    qtbot.waitUntil(lambda: not offered(screen) or screen.director.presenter is not None, timeout=5000)
    assert screen.director.presenter is None, "it is still being taken"
