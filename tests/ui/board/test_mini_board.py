"""The window onto the other board hides no badge of the board that shows."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.support.godstorm_table import god_screen


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 200), ((1440, 900), 130)])
def test_no_badge_lies_below_the_inset(qtbot: QtBot, size: tuple[int, int], scale: int) -> None:
    screen = god_screen(size=size, text_scale=scale)
    board, inset = screen.board, screen.game_layout.mini_board
    assert inset is not None
    for number in (0, 1):
        board.switcher.show(number)
        qtbot.waitUntil(lambda: not board.animator.busy)
        lands = (t for t in range(len(screen.context.game.state.owner)) if board.overview.board_of(t) == number)
        hidden = [t for t in lands if board.places.badge_rect(t).intersects(inset.geometry())]
        assert not hidden, [screen.context.names.territory(t) for t in hidden]
        assert inset.width() > 100
