"""The row of command cards: clicked, walked along, clear of the Moon and of what is aimed at, closed to other eyes."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest

from risk_desktop.ui.art import deck_cards
from risk_desktop.ui.game.cards.decks import card_bar
from risk_desktop.ui.game.cards.decks.card_bar import CardBar
from risk_desktop.ui.game.cards.decks.deck_hand import DeckHand
from tests.editions.ad2210.hands import about_to_play
from tests.ui.support.ad2210_table import HAND, ad_screen, choose_card, hand
from tests.ui.support.listener import Listener


def test_the_row_is_clicked_and_walked_along(qtbot) -> None:
    screen = ad_screen(about_to_play(*HAND))
    bar = screen.controller(DeckHand).bar
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=seen(bar, 0))
    assert screen.director.presenter.card == hand(screen)[0]
    bar.setFocus()
    QTest.keyClick(bar, Qt.Key.Key_Left)
    assert screen.director.presenter.card == hand(screen)[-1]
    assert screen.controller(DeckHand).pane.one.card.key == hand(screen)[-1]


def test_while_others_play_no_hand_lies_open_before_several_people(qtbot) -> None:
    game = about_to_play(phase="attack", turn=2, others={0: ("land_stealth_mods",), 1: ("naval_frequency_jam",)})
    screen = ad_screen(game, people=(0, 1))
    assert screen.director.viewer == -1
    assert screen.controller(DeckHand).bar.held == () and not screen.controller(DeckHand).bar.isVisible()


def seen(bar: CardBar, number: int) -> QPoint:
    """Return a point at the left of a card's upper edge: that much shows of each, however many there are."""
    return bar.spot(number).topLeft().toPoint() + QPoint(4, 6)


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_the_row_peeks_over_the_lower_edge_whatever_is_aimed(qtbot, scale: int) -> None:
    screen = ad_screen(about_to_play(*HAND), size=(1280, 720), text_scale=scale)
    bar, things = screen.controller(DeckHand).bar, screen.game_layout
    assert bar.isVisible() and things.rail.cards.isVisible() == things.rooms.rail
    board = things.rooms.board
    choose_card(screen, "land_assemble_mods")
    pane = screen.controller(DeckHand).pane
    assert bar.isVisible() and pane.isVisible() != things.rooms.rail and things.rooms.board == board
    if things.rooms.rail:
        things.toggle_dock()
    assert pane.isVisible() and pane.geometry() == things.rooms.dock
    peeks = [bar.height() - bar.spot(number).top() for number in range(len(bar.held))]
    assert all(50 <= peek <= 80 for peek in peeks), "the board is no hand's"


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_the_row_leaves_the_prompt_and_the_other_board_free_and_every_card_in_reach(qtbot, size) -> None:
    screen = ad_screen(about_to_play(*HAND), size=size)
    bar, window = screen.controller(DeckHand).bar, screen.game_layout.mini_board.geometry()
    spots = [bar.spot(number).toAlignedRect().translated(bar.pos()) for number in range(len(bar.held))]
    assert not any(spot.intersects(window) for spot in spots if spot.top() > window.bottom() - 20), (
        "only the pulled one may"
    )
    assert spots[-1].right() < screen.game_layout.prompt.x()
    for chosen in range(len(bar.held)):
        assert bar.card_at(seen(bar, chosen).toPointF()) == chosen
        QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=seen(bar, chosen))
        if bar.held[chosen].playable:
            assert screen.director.presenter.card == bar.held[chosen].card.key


@pytest.mark.parametrize("key", [Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up])
def test_the_keyboard_comes_to_every_card_that_can_be_played_and_to_no_other(qtbot, key: Qt.Key) -> None:
    screen = ad_screen(about_to_play(*HAND), size=(1280, 720))
    bar = screen.controller(DeckHand).bar
    playable = [number for number, one in enumerate(bar.held) if one.playable]
    assert 1 < len(playable) < len(bar.held), "there are both"
    bar.setFocus()
    met = set()
    for _ in playable:
        QTest.keyClick(bar, key)
        met.add(screen.director.presenter.card)
    assert met == {bar.held[number].card.key for number in playable}


def test_where_no_card_is_asked_for_the_keyboard_reads_all_of_them(qtbot) -> None:
    screen = ad_screen(about_to_play(*HAND, phase="attack"))
    bar, pane = screen.controller(DeckHand).bar, screen.controller(DeckHand).pane
    bar.setFocus()
    read = []
    for _ in bar.held:
        QTest.keyClick(bar, Qt.Key.Key_Right)
        read.append(pane.one.card.key)
        assert pane.isVisible()
    assert read == hand(screen)
    screen.board.setFocus()
    assert pane.isHidden() and pane.one is None


def test_a_card_that_the_keys_read_is_heard(qtbot) -> None:
    screen = ad_screen(about_to_play(*HAND, phase="attack"))
    bar = screen.controller(DeckHand).bar
    bar.setFocus()
    with Listener() as ear:
        for one in bar.held:
            QTest.keyClick(bar, Qt.Key.Key_Right)
            assert one.card.title in ear.last and one.card.what in ear.last


def test_the_card_that_the_keys_choose_is_the_one_that_is_read(qtbot) -> None:
    screen = ad_screen(about_to_play(*HAND, phase="buy"))
    hands = screen.controller(DeckHand)
    hands.bar.setFocus()
    for _ in range(3):
        QTest.keyClick(hands.bar, Qt.Key.Key_Right)
    screen.input.press("ghost")
    qtbot.waitUntil(lambda: hands.presenter is not None)
    assert not hands.bar.pointed, "what was read before is not what is asked now"
    QTest.keyClick(hands.bar, Qt.Key.Key_Right)
    assert hands.pane.one is hands.bar.held[hands.bar._chosen] and hands.pane.one.card.key == hands.presenter.card


def test_a_card_chosen_by_its_number_is_read_instead_of_the_one_under_the_pointer(qtbot) -> None:
    screen = ad_screen(about_to_play(*HAND))
    hands = screen.controller(DeckHand)
    first, *_, last = (number for number, one in enumerate(hands.bar.held) if one.playable)
    QTest.mouseMove(hands.bar, seen(hands.bar, first))
    screen.input.pick(last + 1)
    assert hands.pane.one is hands.bar.held[last]


def test_a_card_under_the_pointer_is_pulled_out_and_stays_under_it(qtbot) -> None:
    screen = ad_screen(about_to_play(*HAND), size=(1280, 720))
    bar = screen.controller(DeckHand).bar
    before = bar.spot(2)
    QTest.mouseMove(bar, seen(bar, 2))
    assert bar.spot(2).contains(before.topLeft() + QPointF(4, 6)) and bar.spot(2).top() < before.top() - 20
    assert bar.read is bar.held[2] and screen.controller(DeckHand).pane.one is bar.held[2]
    assert bar.card_at(bar.spot(2).topRight() + QPointF(-6, 6)) == 2, "it lies in front of the others"


SIZES = [((1280, 720), 100), ((1920, 1080), 100), ((1280, 720), 200)]


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_the_number_of_a_card_hides_no_letter_of_its_title_nor_the_plate_of_the_other_board(qtbot, size, scale) -> None:
    screen = ad_screen(about_to_play("land_assemble_mods", "naval_hidden_energy"), size=size, text_scale=scale)
    bar, inset = screen.controller(DeckHand).bar, screen.game_layout.mini_board.geometry()
    choose_card(screen, "land_assemble_mods")
    for number in range(2):
        spot, place = bar.spot(number), bar.number_place(number)
        title = spot.top() + deck_cards.HAND_TITLE_TOP * spot.width() / deck_cards.HAND_SIZE[0]
        assert place.bottom() <= title
        assert not place.toAlignedRect().translated(bar.pos()).intersects(inset)


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_of_many_cards_each_shows_its_sign_and_none_lies_over_the_plate_of_the_other_board(qtbot, size, scale) -> None:
    screen = ad_screen(about_to_play(*HAND), size=size, text_scale=scale)
    bar, inset = screen.controller(DeckHand).bar, screen.game_layout.mini_board.geometry()
    choose_card(screen, "land_assemble_mods")
    count = len(bar.held)
    spots = [bar.spot(number) for number in range(count)]
    assert all(before.right() < after.left() for before, after in pairwise(spots)), "nothing of it is covered"
    assert min(spot.width() for spot in spots) > 0.12 * bar.width()
    for number, spot in enumerate(spots):
        whole = spot.united(bar.number_place(number)).toAlignedRect().translated(bar.pos())
        assert not whole.intersects(inset)


def test_the_number_of_no_other_card_lies_on_the_one_that_is_raised(qtbot, monkeypatch) -> None:
    screen = ad_screen(about_to_play(*HAND))
    bar, written = screen.controller(DeckHand).bar, list[str]()
    picture = card_bar.deck_card_pixmap

    def paint_card(*of: object) -> QPixmap:
        written.append("whole")
        return picture(*of)

    monkeypatch.setattr(card_bar, "draw_chip", lambda painter, box, words, *_, **__: written.append(words))
    monkeypatch.setattr(card_bar, "deck_card_pixmap", paint_card)
    for number in (3, 2):
        QTest.mouseMove(bar, seen(bar, number))
    bar.grab()
    assert written[-2:] == ["whole", "3"]
