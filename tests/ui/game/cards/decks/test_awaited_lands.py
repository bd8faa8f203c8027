"""What a played card waits for is marked on the board, for those who may know it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from risk_desktop.editions.ad2210.cards.draws import SCOUT_DECK, hoards
from risk_desktop.editions.ad2210.terrain import LAND, of_terrain
from risk_desktop.engine.game import Game
from risk_desktop.ui.game.action import Moment
from tests.editions.ad2210.hands import about_to_play
from tests.playing import number
from tests.ui.support.ad2210_table import ad_screen


def test_AMB_45_where_hidden_energy_waits_a_card_stands_beside_the_badge(qtbot: QtBot) -> None:
    game = about_to_play()
    sea, poseidon = number(game, "hawaiian_preserve"), number(game, "poseidon")
    hoards(game.state).update({sea: 4, -1: 3})
    screen = ad_screen(game, size=(1280, 720))
    board = screen.board
    assert board.waiting.seats == {sea: 0}
    assert "Hidden Energy (Anna) waits here" in board.descriptions.tip(sea)
    assert "Hidden Energy" in board.descriptions.spoken(sea) and "Hidden Energy" not in board.descriptions.tip(poseidon)
    (item,) = board.waiting._items.values()
    card = QRectF(item.offset(), item.pixmap().deviceIndependentSize())
    assert not card.contains(0, 0) and card.width() < 2 * board.badges.rect(sea).width()
    hoards(game.state).clear()
    screen.director.settle()
    assert board.waiting.seats == {} and "Hidden Energy" not in board.descriptions.tip(sea)


def test_AMB_45_over_the_past_nothing_is_marked_whatever_is_placed_anew(qtbot: QtBot) -> None:
    game = about_to_play()
    sea = number(game, "hawaiian_preserve")
    hoards(game.state).update({sea: 4})
    screen = ad_screen(game, size=(1280, 720))
    director, board = screen.director, screen.board
    director.stepped.emit(Moment(Game(game.rules, game.state.copy()), director.tracker.current()))
    assert board.waiting.seats == {}
    screen.resize(1300, 740)
    screen.app.changed.emit()
    assert board.waiting.seats == {} and "Hidden Energy" not in board.descriptions.tip(sea)
    director.stepped.emit(None)
    assert board.waiting.seats == {sea: 0} and "Hidden Energy" in board.descriptions.tip(sea)


def test_AD_Z_4_where_scouts_wait_only_who_sent_them_sees(qtbot: QtBot) -> None:
    marks = []
    for seat in (0, 1):
        game = about_to_play()
        game.state.decks[SCOUT_DECK].hands[seat].append(0)
        screen = ad_screen(game, people=(0,))
        marks.append(screen.board.waiting.seats)
    assert marks == [{of_terrain(game.rules.board, LAND)[0]: 0}, {}]
