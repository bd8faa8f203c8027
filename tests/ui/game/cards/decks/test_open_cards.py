"""Relics in play lie on the table as tablets: all of what they say can be read, and whose they are."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from risk_desktop.i18n import LANGUAGES
from risk_desktop.ui.art.tablets import tablet_path
from risk_desktop.ui.game.cards.decks.deck_hand import DeckHand
from risk_desktop.ui.game.cards.decks.deck_table import DeckTable
from risk_desktop.ui.game.cards.decks.open_cards import Tablet, TabletBoard
from risk_desktop.ui.game.screen import PlayScreen
from tests.ui.support.godstorm_table import LANDS, god_screen

RELICS = {0: ["magic_pandoras_box", "magic_excalibur"], 1: ["magic_the_tree_of_life"], 2: ["magic_stonehenge"]}


def laid(**settings: object) -> tuple[PlayScreen, TabletBoard]:
    """Return a screen and the tablets on its table of cards."""
    screen = god_screen(LANDS, phase="play_card", faith=(4, 0, 0), cards=RELICS, **settings)
    screen.controller(DeckHand).open()
    table = screen.findChild(DeckTable)
    assert table is not None
    board = table.findChild(TabletBoard)
    assert board is not None
    return screen, board


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 200), ((1920, 1080), 100)])
def test_every_tablet_has_room_for_its_words(qtbot: QtBot, size: tuple[int, int], scale: int, language: str) -> None:
    _, board = laid(size=size, text_scale=scale, language=language)
    tablets = board.findChildren(Tablet)
    assert len(tablets) == 4
    assert all(board.rect().contains(tablet.geometry()) for tablet in tablets)
    assert all(tablet.height() >= tablet.wanted(tablet.width()) for tablet in tablets)
    pairs = [(a, b) for a in tablets for b in tablets if a is not b]
    assert not any(a.geometry().intersects(b.geometry()) for a, b in pairs)


def test_a_tablet_says_whose_it_is_and_what_it_does(qtbot: QtBot) -> None:
    screen, board = laid()
    spoken = [tablet.accessibleName() for tablet in board.findChildren(Tablet)]
    assert [words.split(":")[0] for words in spoken] == [screen.context.names.player(seat) for seat in (0, 0, 1, 2)]
    assert sum("Stonehenge. The miracle cards that you buy" in words for words in spoken) == 1


def test_as_many_stand_side_by_side_as_can_be_read(qtbot: QtBot) -> None:
    _, wide = laid(size=(1280, 720))
    tops = [tablet.y() for tablet in wide.findChildren(Tablet)]
    assert len(set(tops)) == 2 and tops.count(0) == 3
    _, narrow = laid(size=(1280, 720), text_scale=200)
    assert len({tablet.x() for tablet in narrow.findChildren(Tablet)}) <= 2


def test_it_has_an_arched_head(qtbot: QtBot) -> None:
    box = QRectF(0, 0, 200, 100)
    path = tablet_path(box)
    assert path.boundingRect() == box
    assert not path.contains(box.topLeft()) and not path.contains(box.topLeft() + box.bottomRight() / 20)
    assert path.contains(QRectF(40, 20, 120, 70))
    _, board = laid()
    image: QImage = board.findChildren(Tablet)[0].grab().toImage()
    rim, stone = image.pixelColor(2, image.height() // 2), image.pixelColor(12, image.height() // 2)
    assert rim.red() > rim.blue() and stone.blue() > stone.green(), "bronze round purple stone"
