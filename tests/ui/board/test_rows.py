"""Signs on land step aside as soon as armies come."""

from __future__ import annotations

from dataclasses import replace

from pytestqt.qtbot import QtBot

from risk_desktop.ui.board.position import NOBODY, PieceLook
from tests.ui.support.godstorm_table import god_screen, place


def test_a_sign_on_empty_land_makes_way_for_armies(qtbot: QtBot) -> None:
    screen = god_screen()
    board, thule = screen.board, place(screen, "thule")
    look = PieceLook("plague", NOBODY)
    empty = replace(board.position, pieces={**board.position.pieces, thule: (look,)})
    board.set_position(empty)
    rows = board.board_scene.rows
    before = rows.items[thule][0].offset().x()
    armies = tuple(2 if land == thule else n for land, n in enumerate(empty.armies))
    board.set_position(replace(empty, armies=armies))
    assert rows.items[thule][0].offset().x() > before
