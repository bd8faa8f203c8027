"""The drawer of a rail: it opens for what a question needs or by the person's own choice, and stays shut for a question."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame
from pytestqt.qtbot import QtBot

from risk_desktop.ui.art.lettering import text_width
from risk_desktop.ui.game.pieces.piece_shelf import ShelfController
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import Label
from tests.e2e.steadiness import land_below
from tests.editions.ad2210.hands import about_to_play
from tests.ui.support.ad2210_table import ad_screen, turn_the_crank
from tests.ui.support.play_table import make_context, make_screen, middle_of_game, number


def hiring(text_scale: int = 200) -> PlayScreen:
    """Return a screen at which pieces are hired."""
    return ad_screen(about_to_play(phase="hire"), size=(1280, 720), text_scale=text_scale)


def test_a_list_that_a_question_needs_opens_it_with_its_first_row_in_focus(qtbot: QtBot) -> None:
    screen = hiring()
    things, shelf = screen.game_layout, screen.controller(ShelfController).shelf
    assert things.rooms.rail and shelf.isVisible() and things.dock.head.isVisible()
    assert things.dock.panel.geometry().contains(things.dock.head.geometry()), "the title stands inside the frame"
    assert screen.focusWidget() in shelf.plates
    assert things.free.right() < shelf.x(), "what else comes keeps clear of it"


def test_what_is_put_aside_has_no_heading_and_a_way_back(qtbot: QtBot) -> None:
    screen = hiring(text_scale=100)
    things, shelf = screen.game_layout, screen.controller(ShelfController).shelf
    head, title = things.dock.head, things.dock.head.title
    large = head.findChildren(Label)[0].font().pixelSize()
    qtbot.keyClick(screen.board, Qt.Key.Key_Escape)
    assert things.chronicle.isVisible() and not shelf.isVisible()
    assert head.title == head.button.accessibleName() == f"Back to: {title}"
    assert head.findChildren(Label)[0].font().pixelSize() < large, "the heading is that of the chronicle"
    assert head.cursor().shape() == Qt.CursorShape.PointingHandCursor
    for other in (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
        qtbot.mouseClick(head, other)
        assert not shelf.isVisible(), "only the left button presses"
    qtbot.mouseClick(head, Qt.MouseButton.LeftButton)
    assert shelf.isVisible() and head.title == title and head.cursor().shape() == Qt.CursorShape.ArrowCursor
    qtbot.mouseClick(head, Qt.MouseButton.LeftButton)
    assert shelf.isVisible(), "a heading is no button"


def test_it_stays_shut_for_the_question_and_the_bar_tells_what_is_picked(qtbot: QtBot) -> None:
    screen = hiring()
    things, shelf = screen.game_layout, screen.controller(ShelfController).shelf
    offer = next(plate.offer for plate in shelf.plates if plate.offer.open)
    screen.input.pick(shelf.plates.index(next(plate for plate in shelf.plates if plate.offer is offer)) + 1)
    assert not shelf.isVisible(), "a place is asked for now"
    things.rail.dock.click()
    assert shelf.isVisible()
    qtbot.keyClick(screen, Qt.Key.Key_Escape)
    assert not shelf.isVisible() and things.free == things.rooms.board
    assert offer.name.lower() in things.prompt.title.lower()
    assert screen.focusWidget() is screen.board, "the arrows are the board's again"
    place = next(iter(screen.director.presenter.places[offer.kind]))  # type: ignore[union-attr]
    screen.input.click(place)
    assert not shelf.isVisible()
    things.rail.dock.click()
    assert shelf.isVisible(), "it comes back when it is wanted"


def test_a_piece_that_is_chosen_shuts_it_so_that_every_place_can_be_clicked(qtbot: QtBot) -> None:
    screen = hiring()
    things, shelf = screen.game_layout, screen.controller(ShelfController).shelf
    plate = [plate for plate in shelf.plates if plate.offer.open][-1]
    qtbot.mouseClick(plate, Qt.MouseButton.LeftButton)
    assert not shelf.isVisible() and things.free == things.rooms.board
    assert plate.offer.name.lower() in things.prompt.title.lower()
    column = hiring(text_scale=100)
    shelf = column.controller(ShelfController).shelf
    qtbot.mouseClick(next(plate for plate in shelf.plates if plate.offer.open), Qt.MouseButton.LeftButton)
    assert shelf.isVisible(), "in the column it lies over nothing"


def test_what_only_tells_does_not_open_it(qtbot: QtBot) -> None:
    screen = ad_screen(about_to_play(phase="attack"), size=(1280, 720), text_scale=200)
    things = screen.game_layout
    screen.input.click(next(iter(screen.director.presenter.decision.options.edges()))[0])  # type: ignore[union-attr]
    turn_the_crank()
    assert things.free == things.rooms.board and not things.chronicle.isVisible()
    things.rail.dock.click()
    assert things.free != things.rooms.board


def test_what_is_looked_up_opens_it_and_closes_it_again(qtbot: QtBot) -> None:
    context = make_context(text_scale=200)
    screen = make_screen(middle_of_game("attack"), size=(1280, 720), context=context)
    screen.context.session.start()
    qtbot.waitUntil(lambda: screen.director.presenter is not None)
    things = screen.game_layout
    things.status.help.click()
    assert things.rules.isVisible() and things.free != things.rooms.board
    things.status.help.click()
    assert not things.rules.isVisible() and things.free == things.rooms.board


def test_the_drawer_alone_may_lie_over_land_and_only_while_it_is_open(qtbot: QtBot) -> None:
    screen = ad_screen(about_to_play(phase="attack"), size=(1280, 720), text_scale=200)
    things = screen.game_layout
    things.close_drawer()
    assert not things.drawer_parts
    intruder = QFrame(screen)
    intruder.setGeometry(things.rooms.dock)
    intruder.show()
    assert any("QFrame" in words for words in land_below(screen)), "no drawer is open there"
    things.rail.dock.click()
    assert things.chronicle in things.drawer_parts and things.plaques[0] not in things.drawer_parts
    assert all("QFrame" in words for words in land_below(screen)), "the drawer may"
    things.rail.dock.click()
    things.open_players()
    assert {*things.plaques} <= {*things.drawer_parts}
    intruder.hide()
    assert not list(land_below(screen))


@pytest.mark.parametrize("scale", [100, 200])
def test_what_stands_at_the_arrow_keeps_clear_of_it(qtbot: QtBot, scale: int) -> None:
    context = make_context(text_scale=scale)
    screen = make_screen(middle_of_game("attack"), size=(1280, 720), context=context)
    screen.context.session.start()
    qtbot.waitUntil(lambda: screen.director.presenter is not None)
    screen.input.click(number("north_africa"))
    screen.input.click(number("brazil"))
    things, panel = screen.game_layout, screen.board.arrow_panel.panel
    assert panel is not None
    things.rail.dock.click()
    screen.board.arrow_panel.finish()
    body = panel.panel_rect().translated(panel.pos()).toRect()
    assert things.free.contains(body)
    assert things.rooms.rail == (scale == 200)


def test_a_list_that_a_question_needs_is_back_once_the_players_were_looked_at(qtbot: QtBot) -> None:
    screen = hiring()
    things, shelf = screen.game_layout, screen.controller(ShelfController).shelf
    for key in (Qt.Key.Key_R, Qt.Key.Key_Escape):
        qtbot.keyClick(screen, Qt.Key.Key_R)
        assert things.plaques[0].isVisible() and not shelf.isVisible()
        qtbot.keyClick(screen, key)
        assert shelf.isVisible() and not things.plaques[0].isVisible()


def test_where_points_win_a_tile_tells_points_and_money(qtbot: QtBot) -> None:
    screen = hiring()
    for seat, tile in enumerate(screen.game_layout.rail.tiles):
        assets = screen.game_layout.plaques[seat].assets  # type: ignore[attr-defined]
        assert assets is not None and tile.shown.assets == assets


@pytest.mark.parametrize("money", [4, 11, 123])
def test_the_money_on_a_tile_is_not_cut_by_its_edge(qtbot: QtBot, money: int) -> None:
    screen = hiring()
    tile = screen.game_layout.rail.tiles[0]
    state = tile.shown
    assert state.assets is not None
    tile.show_player(replace(state, assets=replace(state.assets, money=money)), "", "")
    sign, figure, font = tile.money_places(tile.money_room, money)
    assert text_width(str(money), font) <= figure.width()
    assert sign.left() >= 6 and figure.right() <= tile.width() - 2
    assert font.pixelSize() >= 14 if money < 100 else font.pixelSize() >= 11, "large text stays large"
