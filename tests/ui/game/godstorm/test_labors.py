"""Labors at the bottom: how far the viewer is with each in this turn."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from risk_desktop.editions.edition import Labor
from risk_desktop.editions.godstorm.deeds import deeds
from risk_desktop.editions.godstorm.labors import labors_of
from risk_desktop.ui.game.godstorm.labors import Labors
from tests.editions.godstorm.epoch import epoch
from tests.ui.support.godstorm_table import LANDS, asked_of, god_screen, place


def test_G_51_labors_count_what_was_done_and_say_what_is_missing() -> None:
    game = epoch(LANDS, rolls=None)
    deeds(game.state).defended = 2
    deeds(game.state).sky_card = True
    assert labors_of(game, 0) == (
        Labor("war", 2, 3, ""),
        Labor("sky", 1, 1, ""),
        Labor("death", 0, 1, "god"),
        Labor("magic", 0, 0, "god"),
    )
    assert [labor.done for labor in labors_of(game, 1)] == [0, 0, 0, 0]
    game.state.decks["war"].draw.clear()
    assert labors_of(game, 0)[0].lack == "deck"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_they_stand_below_the_chronicle(qtbot: QtBot, size: tuple[int, int]) -> None:
    screen = god_screen(size=size)
    rows, things = screen.controller(Labors).rows, screen.game_layout
    assert rows is not None and rows.isVisibleTo(screen)
    assert "Conquests" not in rows.accessibleName() and "0/3" in rows.accessibleName()
    assert things.rooms.dock.contains(rows.geometry()) and things.chronicle.geometry().bottom() < rows.y()


def test_with_large_text_they_stand_in_the_drawer(qtbot: QtBot) -> None:
    screen = god_screen(size=(1280, 720), text_scale=200)
    rows = screen.controller(Labors).rows
    assert rows is not None and not rows.isVisibleTo(screen)
    screen.game_layout.rail.dock.click()
    assert rows.isVisibleTo(screen) and screen.game_layout.rooms.dock.contains(rows.geometry())


def test_a_wide_tray_stands_apart_from_them(qtbot: QtBot) -> None:
    """Four gods, a number and its shortcuts."""
    host = {"gaul": "0 9 war sky death magic"}
    table = {"phase": "play_card", "faith": (4, 0, 0), "cards": {0: ("war_eagles_take_wing",)}, "size": (1280, 720)}
    screen = god_screen(LANDS | host, **table)
    screen.input.pick(1)
    screen.input.click(place(screen, "gaul"))
    screen.input.press("primary")
    asked_of(screen, "flight")
    rows, tray = screen.controller(Labors).rows, screen.game_layout.tray
    assert rows is not None and rows.isVisibleTo(screen) and tray.isVisibleTo(screen)
    assert not rows.geometry().intersects(tray.geometry())
    assert screen.game_layout.prompt.rect().contains(tray.geometry())
