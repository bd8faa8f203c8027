"""Signs on land step aside as soon as armies come."""

from __future__ import annotations

from dataclasses import replace

import pytest
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


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 200), ((1920, 1080), 100)])
def test_figures_stay_on_the_board_at_its_edge(qtbot: QtBot, size: tuple[int, int], scale: int) -> None:
    screen = god_screen(size=size, text_scale=scale)
    board, lands = screen.board, range(len(screen.board.position.owners))
    gods = tuple(PieceLook(kind, 0) for kind in ("war", "sky", "death", "magic"))
    armies = tuple(max(1, n) for n in board.position.armies)
    board.set_position(replace(board.position, armies=armies, pieces=dict.fromkeys(lands, gods)))
    room, rows = screen.game_layout.rooms.board, board.board_scene.rows
    for land in filter(board.places.on_board, lands):
        middle = board.places.badge_rect(land).center()
        for rect in rows.figures(land):
            place_on_screen = rect.translated(middle).toAlignedRect().adjusted(3, 3, -3, -3)
            assert room.left() <= place_on_screen.left() <= place_on_screen.right() <= room.right()
