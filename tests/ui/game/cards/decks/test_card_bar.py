"""The row of command cards: clicked, walked along, clear of the Moon and of what is aimed at, closed to other eyes."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from risk_desktop.ui.game.cards.decks.deck_hand import DeckHand
from tests.editions.ad2210.hands import about_to_play
from tests.ui.support.ad2210_table import HAND, ad_screen, choose_card, hand


def test_the_row_is_clicked_and_walked_along(qtbot) -> None:
    screen = ad_screen(about_to_play(*HAND))
    bar = screen.panel(DeckHand).bar
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.spot(0).center().toPoint() - QPoint(20, 0))
    assert screen.director.presenter.card == hand(screen)[0]
    bar.setFocus()
    QTest.keyClick(bar, Qt.Key.Key_Left)
    assert screen.director.presenter.card == hand(screen)[-1]
    assert screen.panel(DeckHand).pane.one.card.key == hand(screen)[-1]


def test_while_others_play_no_hand_lies_open_before_several_people(qtbot) -> None:
    game = about_to_play(phase="attack", turn=2, others={0: ("land_stealth_mods",), 1: ("naval_frequency_jam",)})
    screen = ad_screen(game, people=(0, 1))
    assert screen.director.viewer == -1
    assert screen.panel(DeckHand).bar.held == () and not screen.panel(DeckHand).bar.isVisible()


def test_in_a_small_window_the_row_makes_way_for_aiming(qtbot) -> None:
    screen = ad_screen(about_to_play(*HAND), size=(1280, 720), text_scale=150)
    assert screen.game_layout.folded and screen.panel(DeckHand).bar.isVisible()
    assert screen.game_layout.tabs.cards.text() == "7 cards"
    choose_card(screen, "land_assemble_mods")
    assert not screen.panel(DeckHand).bar.isVisible() and screen.panel(DeckHand).pane.isVisible()
    assert screen.panel(DeckHand).pane.geometry().left() >= screen.game_layout.rooms.tabs.left()
    screen.input.let_go()
    screen.input.let_go()
    assert screen.panel(DeckHand).bar.isVisible()


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_the_row_leaves_the_window_onto_the_other_board_free_and_every_card_in_reach(qtbot, size) -> None:
    screen = ad_screen(about_to_play(*HAND), size=size)
    bar, window = screen.panel(DeckHand).bar, screen.game_layout.mini_board.geometry()
    for chosen in range(len(bar.held)):
        spots = [bar.spot(number) for number in range(len(bar.held))]
        assert not any(spot.toAlignedRect().translated(bar.pos()).intersects(window) for spot in spots)
        assert spots[-1].right() < screen.game_layout.prompt.x()
        assert not [pair for pair in combinations(spots, 2) if pair[0].intersects(pair[1])], "every card is seen whole"
        assert [bar.card_at(spot.center()) for spot in spots] == list(range(len(spots)))
        QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=spots[chosen].center().toPoint())
        if bar.held[chosen].playable:
            assert screen.director.presenter.card == bar.held[chosen].card.key


@pytest.mark.parametrize("key", [Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up])
def test_the_keyboard_comes_to_every_card_that_can_be_played_and_to_no_other(qtbot, key: Qt.Key) -> None:
    screen = ad_screen(about_to_play(*HAND), size=(1280, 720))
    bar = screen.panel(DeckHand).bar
    playable = [number for number, one in enumerate(bar.held) if one.playable]
    assert 1 < len(playable) < len(bar.held), "there are both"
    bar.setFocus()
    met = set()
    for _ in playable:
        QTest.keyClick(bar, key)
        met.add(screen.director.presenter.card)
    assert met == {bar.held[number].card.key for number in playable}


def test_a_card_under_the_pointer_is_pulled_out_and_stays_under_it(qtbot) -> None:
    screen = ad_screen(about_to_play(*HAND), size=(1280, 720))
    bar = screen.panel(DeckHand).bar
    before = bar.spot(2)
    QTest.mouseMove(bar, before.topLeft().toPoint() + QPoint(3, 3))
    assert bar.spot(2).contains(before) and bar.spot(2).right() > before.right()
    assert bar.read is bar.held[2] and screen.panel(DeckHand).pane.one is bar.held[2]
    assert not bar.spot(2).intersects(bar.spot(1))
