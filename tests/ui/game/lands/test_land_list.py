"""The list of territories: groups, keys, mouse, and how it keeps up with the board without noise."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from risk_desktop.ui.game.lands.land_list import LAND, LandList
from risk_desktop.ui.game.lands.land_picker import LandPicker
from risk_desktop.ui.game.screen import PlayScreen
from tests.ui.support.listener import Listener
from tests.ui.support.play_table import Sphinx, make_screen, middle_of_game, number, read

pytestmark = pytest.mark.window


@pytest.fixture
def screen(qtbot: QtBot) -> Iterator[PlayScreen]:
    made = make_screen(middle_of_game("attack"), ai_client=Sphinx)
    made.activateWindow()
    made.context.session.start()
    read(qtbot, made)
    yield made


@pytest.fixture
def opened(qtbot: QtBot, screen: PlayScreen) -> LandList:
    found = screen.controller(LandPicker)
    qtbot.keyClick(screen.board, Qt.Key.Key_F3)
    qtbot.waitUntil(found.list.isVisible)
    return found.list


def lands(opened: LandList) -> list[int]:
    model = opened.rows.model()
    return [model.index(row, 0).data(LAND) for row in range(model.rowCount())]


def group(opened: LandList) -> str:
    assert opened.group is not None
    return opened.group.key


def turn_to(qtbot: QtBot, opened: LandList, key: str) -> None:
    for _ in range(20):
        if group(opened) == key:
            return
        qtbot.keyClick(opened.rows, Qt.Key.Key_Right)
    raise AssertionError(f"no group {key}")


def test_it_opens_at_what_may_be_chosen_with_the_keyboard_in_it(opened: LandList) -> None:
    assert group(opened) == "choose" and opened.rows.hasFocus()
    assert set(lands(opened)) == {
        number(name) for name in ("north_africa", "east_africa", "central_america", "eastern_united_states")
    }


def test_enter_chooses_as_a_click_on_the_board_does(qtbot: QtBot, screen: PlayScreen, opened: LandList) -> None:
    opened.rows.setCurrentIndex(opened.rows.model().index(lands(opened).index(number("north_africa")), 0))
    qtbot.keyClick(opened.rows, Qt.Key.Key_Return)
    assert screen.board.highlights.shown.source == number("north_africa")
    qtbot.waitUntil(lambda: number("brazil") in lands(opened))
    assert opened.rows.hasFocus() and number("north_africa") not in lands(opened)
    assert "Can be attacked from North Africa" in opened.rows.model().index(0, 0).data()


def test_the_mouse_chooses_too(qtbot: QtBot, screen: PlayScreen, opened: LandList) -> None:
    row = opened.rows.model().index(lands(opened).index(number("central_america")), 0)
    qtbot.mouseClick(opened.rows.viewport(), Qt.MouseButton.LeftButton, pos=opened.rows.visualRect(row).center())
    assert screen.board.highlights.shown.source == number("central_america")


def test_groups_hold_what_they_say(qtbot: QtBot, screen: PlayScreen, opened: LandList) -> None:
    owners, armies = screen.board.position.owners, screen.board.position.armies
    turn_to(qtbot, opened, "mine")
    assert {owners[land] for land in lands(opened)} == {0} and len(lands(opened)) == owners.count(0)
    turn_to(qtbot, opened, "enemies")
    near = screen.context.game.rules.board.neighbours
    assert all(owners[land] != 0 and any(owners[other] == 0 for other in near[land]) for land in lands(opened))
    turn_to(qtbot, opened, "weak")
    assert number("congo") not in lands(opened), "no enemy is beside it"
    for land in lands(opened):
        assert max(armies[other] for other in near[land] if owners[other] != 0) > armies[land]


def test_another_group_is_said_with_its_number(qtbot: QtBot, opened: LandList) -> None:
    with Listener() as ear:
        qtbot.keyClick(opened.rows, Qt.Key.Key_Right)
        assert ear.heard == ["Mine · 7. Central America, yours, 4 armies. Can be chosen."]
        qtbot.keyClick(opened.rows, Qt.Key.Key_Left)
        assert ear.last.startswith("To choose from · 4. Central America")


def test_esc_and_the_key_itself_close_it_and_give_the_keys_back(
    qtbot: QtBot, screen: PlayScreen, opened: LandList
) -> None:
    qtbot.keyClick(opened.rows, Qt.Key.Key_F3)
    assert not opened.isVisible() and screen.board.hasFocus()
    qtbot.keyClick(screen.board, Qt.Key.Key_F3)
    assert opened.isVisible()
    qtbot.keyClick(opened.rows, Qt.Key.Key_Escape)
    assert not opened.isVisible() and screen.board.hasFocus()


def test_a_beat_that_changes_nothing_makes_no_noise(qtbot: QtBot, screen: PlayScreen, opened: LandList) -> None:
    told: list[object] = []
    model = opened.rows.model()
    for signal in (model.dataChanged, model.modelReset):
        signal.connect(lambda *_: told.append(1))
    for _ in range(20):
        screen.director.settle()
        qtbot.wait(1)
    assert told == []


def test_the_board_does_not_change_its_scale_for_it(qtbot: QtBot, screen: PlayScreen) -> None:
    before = screen.board.camera.place
    qtbot.keyClick(screen.board, Qt.Key.Key_F3)
    qtbot.wait(300)
    assert screen.board.camera.place == before


def test_screen_readers_find_the_rows(opened: LandList) -> None:
    rows = QAccessible.queryAccessibleInterface(opened.rows)
    assert rows.childCount() == 4 and rows.text(QAccessible.Text.Name) == "To choose from · 4"
    said = {rows.child(row).text(QAccessible.Text.Name) for row in range(4)}
    assert "North Africa, yours, 9 armies. Can be chosen." in said


def test_the_boards_cursor_goes_along(qtbot: QtBot, screen: PlayScreen, opened: LandList) -> None:
    qtbot.keyClick(opened.rows, Qt.Key.Key_Down)
    assert screen.board.input.cursor == opened.rows.land == number("east_africa")


def test_what_takes_the_room_of_the_list_leaves_the_keys_to_the_board(
    qtbot: QtBot, screen: PlayScreen, opened: LandList
) -> None:
    screen.game_layout.dock.hold(screen.game_layout.choices, True, "Something else")
    assert not opened.isVisible() and screen.board.hasFocus()
