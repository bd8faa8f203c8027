"""What a person has bought he reads until he goes on, at every pace; it lies there whole, and before nobody else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from risk_desktop.engine.events import CardDrawn
from risk_desktop.ui.game.cards.decks.card_book import card_book
from risk_desktop.ui.game.cards.decks.card_flight import CardFlight
from risk_desktop.ui.game.cards.decks.deck_hand import DeckHand
from risk_desktop.ui.game.cards.decks.drawn_cards import DrawnCards
from risk_desktop.ui.game.cards.territory.card_deal import CardDeal
from risk_desktop.ui.game.handover.curtain import Curtain
from risk_desktop.ui.game.screen import PlayScreen
from tests.editions.ad2210.hands import about_to_play
from tests.ui.support.ad2210_table import ad_screen, hand, turn_the_crank
from tests.ui.support.listener import Listener
from tests.ui.support.play_table import lift_curtain, read

pytestmark = pytest.mark.window


def buying(
    *held: str, people: Sequence[int] = (0,), others: dict[int, Sequence[str]] | None = None, **settings: object
):  # type: ignore[no-untyped-def]
    return ad_screen(about_to_play(*held, phase="buy", others=others or {}), people=tuple(people), **settings)


def buy(screen: PlayScreen, count: int = 2) -> DrawnCards:
    """Buy cards, and return what shows them."""
    for _ in range(count):
        screen.input.pick(1)
    screen.input.press("primary")
    turn_the_crank()
    return screen.controller(CardDeal).reading.drawn


def lie_open(screen: PlayScreen) -> bool:
    """Tell whether all drawn cards have come to lie still."""
    return all(not flight._clock.state().value for flight in screen.findChildren(CardFlight))


def test_a_card_in_the_air_is_within_the_window_in_large_text(qtbot: QtBot) -> None:
    screen = buying(text_scale=200, size=(1280, 720))
    buy(screen, 2)
    flights, out = screen.findChildren(CardFlight), set[tuple[int, int, int, int]]()

    def watched() -> bool:
        out.update(each.geometry().getRect() for each in flights if not screen.rect().contains(each.geometry()))  # type: ignore[misc]
        return lie_open(screen)

    qtbot.waitUntil(watched, timeout=5000)
    assert flights and not out


@pytest.mark.parametrize("pace", [{"ai_speed": "slow"}, {"ai_speed": "instant"}, {"own_speed": "instant"}])
@pytest.mark.parametrize("reduced", [False, True])
def test_bought_cards_stay_until_the_buyer_goes_on(qtbot: QtBot, pace: dict[str, str], reduced: bool) -> None:
    screen = buying(reduced_motion=reduced, **pace)
    drawn = buy(screen, 3)
    qtbot.waitUntil(lambda: lie_open(screen), timeout=5000)
    QTest.qWait(300)
    assert len(drawn.cards) == 3 and screen.director.presenter is None
    ask = screen.game_layout.prompt.ask
    assert ask.title == "Your 3 new cards" and ask.primary is not None and ask.primary.key == "Space"
    assert ask.primary.words == "Go on" and all(card.title in ask.help for card in drawn.cards)
    screen.input.press("primary")
    qtbot.waitUntil(lambda: screen.director.presenter is not None, timeout=5000)
    assert drawn.cards == () and not drawn.isVisible() and len(hand(screen)) >= 1


def by_key(screen: PlayScreen) -> None:
    QTest.keyClick(QApplication.focusWidget() or screen, Qt.Key.Key_Space)


def by_escape(screen: PlayScreen) -> None:
    QTest.keyClick(screen, Qt.Key.Key_Escape)


def by_click(screen: PlayScreen) -> None:
    drawn = screen.controller(CardDeal).reading.drawn
    QTest.mouseClick(drawn, Qt.MouseButton.LeftButton, pos=drawn.rect().center())


@pytest.mark.parametrize("go_on", [by_key, by_escape, by_click])
def test_key_escape_and_click_go_on_and_do_nothing_else(qtbot: QtBot, go_on: Callable[[PlayScreen], None]) -> None:
    screen = buying("land_assemble_mods")
    screen.activateWindow()
    drawn = buy(screen)
    qtbot.waitUntil(lambda: lie_open(screen) and not screen.guard.holding, timeout=5000)
    go_on(screen)
    qtbot.waitUntil(lambda: screen.director.presenter is not None, timeout=5000)
    assert drawn.cards == () and screen.director.presenter.decision.kind == "play_card"


def test_what_has_been_read_flies_into_the_hand_and_shows_there_then(qtbot: QtBot) -> None:
    screen = buying(ai_speed="normal")
    bar = screen.controller(DeckHand).bar
    drawn = buy(screen, 1)
    qtbot.waitUntil(lambda: lie_open(screen), timeout=5000)
    assert bar.held == ()
    (lay,) = drawn.places
    screen.input.press("primary")
    qtbot.waitUntil(lambda: drawn.places != () and drawn.places[0].center().y() > lay.center().y() + 100, timeout=3000)
    (flies,) = drawn.places
    goal = bar.geometry().center()
    assert (flies.center() - goal).manhattanLength() < (lay.center() - goal).manhattanLength()
    qtbot.waitUntil(lambda: len(bar.held) == 1, timeout=3000)


def test_with_another_press_it_is_there_at_once(qtbot: QtBot) -> None:
    screen = buying(ai_speed="normal")
    drawn = buy(screen, 1)
    screen.input.press("primary")
    screen.input.press("primary")
    assert drawn.cards == ()
    read(qtbot, screen)


SIZES = [((1280, 720), 100, "en"), ((1280, 720), 200, "de"), ((1180, 660), 150, "de"), ((1920, 1080), 100, "en")]


@pytest.mark.parametrize(("size", "scale", "language"), SIZES)
def test_four_cards_lie_whole_side_by_side_on_the_board(qtbot: QtBot, size, scale: int, language: str) -> None:
    screen = buying(size=size, text_scale=scale, language=language)
    drawn = buy(screen, 4)
    qtbot.waitUntil(lambda: lie_open(screen), timeout=5000)
    room, places = screen.game_layout.rooms.board, drawn.places
    assert len(places) == 4 and all(room.contains(place) for place in places)
    widths = {flight._width for flight in screen.findChildren(CardFlight) if flight.isVisible()}
    assert all(after.left() - before.left() > max(widths) for before, after in pairwise(places))


def test_bought_cards_are_heard_with_what_they_do(qtbot: QtBot) -> None:
    screen = buying()
    with Listener() as ear:
        drawn = buy(screen)
        qtbot.waitUntil(lambda: any("Go on" in words for words in ear.heard), timeout=3000)
    assert all(any(card.what in words for words in ear.heard) for card in drawn.cards)


def test_a_computers_cards_keep_nobody_waiting(qtbot: QtBot) -> None:
    screen = ad_screen(about_to_play(phase="attack"), ai_speed="normal")
    book = card_book(screen.context)
    assert book is not None
    screen.director.animator.play([CardDrawn(1, book.decks[0], -1)], 1, own=False)
    assert not screen.director.paused and screen.controller(CardDeal).reading.drawn.cards == ()


def test_a_lesson_shows_them_for_a_moment(qtbot: QtBot) -> None:
    screen = buying()
    screen.context.coached = True
    drawn = buy(screen, 1)
    assert len(drawn.cards) == 1 and not screen.director.paused
    qtbot.waitUntil(lambda: screen.director.presenter is not None, timeout=5000)


def test_the_language_may_change_while_they_are_read(qtbot: QtBot) -> None:
    screen = buying()
    buy(screen)
    screen.app.settings.language = "de"
    screen.app.apply()
    assert screen.game_layout.prompt.ask.title == "Deine 2 neuen Karten"


# --- several persons at one screen


def test_on_a_shared_screen_the_buyer_reads_them_behind_his_own_curtain(qtbot: QtBot) -> None:
    screen = buying("land_assemble_mods", people=(0, 1), others={1: ("land_stealth_mods",)}, ai_speed="normal")
    qtbot.waitUntil(lambda: lift_curtain(screen) or screen.director.presenter is not None, timeout=8000)
    qtbot.waitUntil(lambda: not any(each.isVisible() for each in screen.findChildren(Curtain)), timeout=5000)
    assert screen.director.alone
    drawn = buy(screen, 2)
    hands = screen.context.game.state.decks["land"].hands[0]
    book = card_book(screen.context)
    assert book is not None and drawn.cards == tuple(book.drawn("land", card) for card in hands[-2:])
    told = " ".join(line.title + line.detail for line in screen.game_layout.chronicle.all_lines())
    assert not any(card.title in told for card in drawn.cards)


def test_where_others_look_on_no_bought_card_shows(qtbot: QtBot) -> None:
    screen = buying(people=(0, 1), ai_speed="normal")
    read(qtbot, screen)
    assert not screen.director.alone, "he held nothing that a curtain had to hide"
    assert buy(screen, 2).cards == () and not screen.director.paused
