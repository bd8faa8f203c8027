"""A war that one player may lead far into the land of another."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from risk_desktop.engine.game import Game
from risk_desktop.ui.game.screen import PlayScreen
from tests.playing import earth_board, given, world
from tests.ui.support.play_table import Defender, make_context, make_screen

ROUTE = ("brazil", "north_africa", "egypt")


def war(rolls: list[int] | None = None) -> Game:
    """Return a game in which Anna may attack out of Brazil, into Ben's land."""
    armies = {"brazil": 12, "north_africa": 2, "congo": 3}
    return given({"brazil": 0}, armies, rest=1, rolls=rolls, rules=world(6, earth_board()), board=earth_board())


def open_war(qtbot: QtBot, **settings: object) -> PlayScreen:
    screen = make_screen(war(), context=make_context(**settings), ai_client=Defender)
    screen.activateWindow()
    screen.context.session.start()
    qtbot.waitUntil(lambda: screen.director.presenter is not None and not screen.guard.holding)
    return screen
