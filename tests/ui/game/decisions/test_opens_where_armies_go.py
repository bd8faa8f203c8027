"""Where armies are placed the board is shown on which there is a place for them."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from risk_desktop.editions.ad2210.terrain import of_terrain
from risk_desktop.editions.common.reinforce import REINFORCE
from tests.editions.ad2210.year import ad_board, year
from tests.ui.support.ad2210_table import ad_screen
from tests.ui.support.godstorm_table import asked_of

EARTH, MOON = 0, 1


def land(*, moon: bool, earth: bool) -> dict[str, str]:
    """Return a position in which the person holds land in these places."""
    board = ad_board()
    on_moon, on_earth = ([board.territories[t].id for t in of_terrain(board, where)] for where in ("moon", "land"))
    found = dict.fromkeys(on_earth, "1 2") | dict.fromkeys(on_moon, "2 2")
    return found | ({on_moon[0]: "0 3"} if moon else {}) | ({on_earth[0]: "0 3"} if earth else {})


@pytest.mark.parametrize(
    ("moon", "earth", "before", "after"),
    [(True, False, EARTH, MOON), (False, True, MOON, EARTH), (True, True, EARTH, EARTH), (True, True, MOON, MOON)],
)
def test_new_units_on_earth_and_moon(moon: bool, earth: bool, before: int, after: int, qtbot: QtBot) -> None:
    game = year(land(moon=moon, earth=earth), phase="fortify", turn=2, order=(2, 0, 1))
    screen = ad_screen(game, people=(0, 2), size=(1280, 720), curtain=False, recap="never")
    asked_of(screen, "fortify")
    screen.board.switcher.show(before)
    screen.board.finish_animations()
    screen.input.press("ghost")
    asked_of(screen, REINFORCE)
    screen.board.finish_animations()
    assert screen.board.switcher.board == after
