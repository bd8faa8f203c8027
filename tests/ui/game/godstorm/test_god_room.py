"""Nothing that is asked hides the land to choose from: the tray is in the bottom bar, lists and shelves are in the dock."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from pytestqt.qtbot import QtBot

from risk_desktop.engine.choices import Attack
from risk_desktop.ui.game.pieces.piece_shelf import ShelfController
from risk_desktop.ui.game.screen import PlayScreen
from tests.editions.godstorm.epoch import begun
from tests.ui.support.godstorm_table import LANDS, asked_of, god_screen, over, place

SOUTH = {**LANDS, "nubia": "0 9 war sky death magic", "kush": "1 4 sky war"}
SIZES = [(1280, 720), (1920, 1080)]


def standing(screen: PlayScreen, *names: str) -> list[QRect]:
    """Return the badges of territories once the board stands still."""
    screen.board.finish_animations()
    return [screen.board.places.badge_rect(place(screen, name)) for name in names]


@pytest.mark.parametrize("size", SIZES)
def test_the_tray_hides_no_land_of_an_attack_in_the_south(qtbot: QtBot, size: tuple[int, int]) -> None:
    screen = god_screen(SOUTH, size=size)
    screen.input.click(place(screen, "nubia"))
    screen.input.click(place(screen, "kush"))
    tray = screen.game_layout.tray
    assert tray.isVisible() and len(screen.game_layout.prompt.ask.toggles) == 4
    assert not any(tray.geometry().intersects(rect) for rect in standing(screen, "nubia", "kush", "egypt"))


def test_the_tray_hides_no_land_from_which_one_could_attack_instead(qtbot: QtBot) -> None:
    screen = god_screen(SOUTH, size=(1280, 720))
    screen.input.click(place(screen, "gaul"))
    screen.input.click(place(screen, "alemannia"))
    tray = screen.game_layout.tray.geometry()
    assert screen.game_layout.tray.isVisible()
    assert not any(tray.intersects(rect) for rect in standing(screen, "nubia", "gaul", "alemannia"))


def test_the_board_stays_where_a_tray_hides_nothing_to_choose(qtbot: QtBot) -> None:
    screen = god_screen({**LANDS, "kush": "1 4"}, size=(1280, 720))
    screen.input.click(place(screen, "gaul"))
    before = screen.game_layout.rooms.board
    screen.input.click(place(screen, "alemannia"))
    assert screen.game_layout.tray.isVisible() and screen.game_layout.rooms.board.height() >= before.height() - 60
    assert not screen.board.places.hides_choice(screen.game_layout.prompt.geometry())


@pytest.mark.parametrize("size", SIZES)
def test_the_list_of_pantheons_stands_beside_the_board(qtbot: QtBot, size: tuple[int, int]) -> None:
    screen = over(begun(5), (0, 1, 2, 3, 4), size=size)
    asked_of(screen, "pantheon")
    listed = screen.controller(ShelfController).shelf
    screen.board.finish_animations()
    assert listed.isVisible() and len(listed.plates) == 5
    assert screen.game_layout.rooms.dock.contains(listed.geometry())
    assert screen.game_layout.dock.head.title == "Pantheons" and screen.game_layout.chronicle.isHidden()


def test_champions_for_a_fight_in_the_south_are_listed_beside_the_board(qtbot: QtBot) -> None:
    screen = god_screen(SOUTH, size=(1280, 720))
    screen.context.session.answer(Attack(place(screen, "nubia"), place(screen, "kush"), 3))
    asked_of(screen, "champion")
    shelf = screen.controller(ShelfController).shelf
    listed = shelf.geometry()
    assert shelf.isVisible() and not any(listed.intersects(rect) for rect in standing(screen, "nubia", "kush"))
    screen.input.pick(2)
    assert shelf.geometry() == listed, "it stays while one is chosen"


def test_a_board_moved_by_hand_stays_there(qtbot: QtBot) -> None:
    screen = god_screen(SOUTH, size=(1280, 720))
    screen.board.camera.zoom(2.0)
    before = screen.game_layout.rooms.board
    screen.input.click(place(screen, "nubia"))
    screen.input.click(place(screen, "kush"))
    assert not screen.board.places.hides_choice(screen.game_layout.prompt.geometry())
    assert screen.game_layout.rooms.board.height() >= before.height() - 60


@pytest.mark.parametrize("language", ["en", "de"])
def test_large_text_keeps_the_board_while_gods_are_summoned(qtbot: QtBot, language: str) -> None:
    settings = {"size": (1280, 720), "text_scale": 200, "language": language}
    screen = god_screen({**SOUTH, "sumer": "3 1", "rus": "4 1"}, players=5, phase="summon", faith=(9,) * 5, **settings)
    asked_of(screen, "summon")
    things, shelf = screen.game_layout, screen.controller(ShelfController).shelf
    assert things.rooms.board.height() > 0.7 * 720 and things.rooms.board.width() > 0.9 * 1280
    assert shelf.isVisible() and len(shelf.plates) == 5 and things.choices.isHidden()
    assert not any(shelf.geometry().intersects(each.geometry()) for each in [*things.rail.tiles, things.prompt])
    assert all(plate.x() >= 0 and plate.width() <= shelf.width() for plate in shelf.plates), "no plate is cut"


def test_the_drawer_closes_with_its_question(qtbot: QtBot) -> None:
    position = {**SOUTH, "sumer": "3 1", "rus": "4 1"}
    screen = god_screen(position, players=5, phase="summon", faith=(9,) * 5, size=(1280, 720), text_scale=200)
    asked_of(screen, "summon")
    things, shelf = screen.game_layout, screen.controller(ShelfController).shelf
    assert shelf.isVisible()
    qtbot.keyClick(screen, Qt.Key.Key_Escape)
    assert (shelf.isHidden() and "Summon" in things.prompt.title) or things.prompt.ask.primary, "the question stays"
    things.rail.dock.click()
    assert shelf.isVisible(), "and so does what it needs"
    screen.input.press("ghost")
    assert shelf.isHidden() and things.dock.panel is not shelf, "the decks that sell now have the room"
