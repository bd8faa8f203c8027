"""A rematch begins from the result, seats go back to their owners, and the score of the evening runs on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from risk_desktop.editions.common.seats import RESIGNED
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.screens.result.win_screen import EveningRow, WinScreen
from risk_desktop.ui.window.main_window import MainWindow
from tests.ui.support.screen_stage import settle
from tests.ui.window.stage import come_to, opened, people, present, screen

pytestmark = pytest.mark.window


def give_up(qtbot: QtBot, window: MainWindow, *seats: int) -> WinScreen:
    """Let the players of these seats give up, so that the last one wins; return the result."""
    assert window.playing is not None
    for seat in seats:
        assert window.playing.session.pass_seat(seat, RESIGNED)
        qtbot.waitUntil(lambda: isinstance(present(window), WinScreen) or window.playing.session.is_shown)
    come_to(qtbot, window, WinScreen)
    result = screen(window)
    assert isinstance(result, WinScreen)
    result.show_all()
    settle()
    return result


def test_a_rematch_gives_the_seats_back_and_counts_the_evening(qtbot: QtBot, context: AppContext) -> None:
    window = opened(qtbot, context)
    table = people(3)
    window.start(table)
    settle()
    assert window.playing is not None and window.playing.session.pass_seat(1, "easy")
    qtbot.waitUntil(lambda: window.playing.session.is_shown)
    first = give_up(qtbot, window, 0, 2)
    assert not first.findChildren(EveningRow), "one game is no score yet"
    qtbot.keyClick(first, Qt.Key.Key_Space)
    come_to(qtbot, window, PlayScreen)
    assert window.playing is not None and window.playing.session.table.seats == table.seats
    second = give_up(qtbot, window, 0, 1)
    (row,) = second.findChildren(EveningRow)
    names = [seat.name for seat in table.seats]
    assert row.accessibleName() == f"This evening, 2 games: {names[1]} 1, {names[2]} 1, {names[0]} 0"
    window.close()
