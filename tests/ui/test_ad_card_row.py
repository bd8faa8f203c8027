"""The row of command cards: clicked, walked along, clear of the Moon and of what is aimed at, closed to other eyes."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from tests.editions.ad2210.hands import about_to_play
from tests.ui.ad_table import HAND, ad_screen, choose_card, hand
from tests.ui.play_table import tidy

__all__ = ["tidy"]


def test_the_row_is_clicked_and_walked_along(qtbot) -> None:
    screen = ad_screen(about_to_play(*HAND))
    bar = screen.deck_hand.bar
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.spot(0).center().toPoint() - QPoint(20, 0))
    assert screen.director.presenter.card == hand(screen)[0]
    bar.setFocus()
    QTest.keyClick(bar, Qt.Key.Key_Left)
    assert screen.director.presenter.card == hand(screen)[-1]
    assert screen.deck_hand.pane.one.card.key == hand(screen)[-1]


def test_while_others_play_no_hand_lies_open_before_several_people(qtbot) -> None:
    game = about_to_play(phase="attack", turn=2, others={0: ("land_stealth_mods",), 1: ("naval_frequency_jam",)})
    screen = ad_screen(game, people=(0, 1))
    assert screen.director.viewer == -1
    assert screen.deck_hand.bar.held == () and not screen.deck_hand.bar.isVisible()


def test_in_a_small_window_the_row_makes_way_for_aiming(qtbot) -> None:
    screen = ad_screen(about_to_play(*HAND), size=(1280, 720), text_scale=150)
    assert screen.furniture.folded and screen.deck_hand.bar.isVisible()
    assert screen.furniture.tabs.cards.text() == "7 cards"
    choose_card(screen, "land_assemble_mods")
    assert not screen.deck_hand.bar.isVisible() and screen.deck_hand.pane.isVisible()
    assert screen.deck_hand.pane.geometry().left() >= screen.furniture.layout.tabs.left()
    screen.director.let_go()
    screen.director.let_go()
    assert screen.deck_hand.bar.isVisible()


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_the_row_leaves_the_window_onto_the_other_board_free_and_every_card_in_reach(qtbot, size) -> None:
    screen = ad_screen(about_to_play(*HAND), size=size)
    bar, window = screen.deck_hand.bar, screen.furniture.porthole.geometry()
    for chosen in range(len(bar.held)):
        spots = [bar.spot(number) for number in range(len(bar.held))]
        assert not any(spot.toAlignedRect().translated(bar.pos()).intersects(window) for spot in spots)
        assert spots[-1].right() < screen.furniture.prompt.x()
        width = round(spots[0].width())
        seen = Counter(bar.card_at(QPointF(x, spots[0].bottom() - 20)) for x in range(bar.width()))
        assert all(seen[number] > width * 0.35 for number in range(len(spots))), seen
        QTest.mouseClick(
            bar, Qt.MouseButton.LeftButton, pos=QPoint(round(spots[chosen].left()) + 12, bar.height() - 30)
        )
        if bar.held[chosen].playable:
            assert screen.director.presenter.card == bar.held[chosen].card.key
