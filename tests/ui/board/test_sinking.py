"""When Atlantis has gone under, no line over water leads there any more, not even an old picture of one."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from tests.ui.support.godstorm_table import god_screen


def test_no_line_leads_to_what_has_sunk(qtbot: QtBot) -> None:
    screen = god_screen(size=(1280, 720))
    board = screen.board
    board.finish_baking()
    ways = board.board_scene.terrain.ways
    count = len(ways)
    territories = screen.context.game.rules.board.territories
    board.effects.sink(number for number, facts in enumerate(territories) if "sinks" in facts.tags)
    board.finish_animations()
    assert len(ways) < count
    for tile in ways:
        assert tile.shown is None or tile.shown.content.rect.intersects(tile.content.rect)
