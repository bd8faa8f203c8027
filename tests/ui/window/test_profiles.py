"""The ways to a profile and back, and that a game enters it when it ends; no process is left behind."""

from __future__ import annotations

import multiprocessing
from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from risk_desktop.controller.replay import ReplaySession
from risk_desktop.controller.table import HUMAN
from risk_desktop.editions.common.seats import RESIGNED
from risk_desktop.profile.database import Database
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.screens.profile.profile_screen import ProfileScreen
from risk_desktop.ui.screens.result.win_screen import WinScreen
from risk_desktop.ui.screens.start.first_screen import FirstScreen
from risk_desktop.ui.window.main_window import MainWindow
from tests.profile.games import finish, write_game
from tests.ui.window.stage import come_to, people, screen

PATIENCE_MS = 60_000


def children() -> list[str]:
    return [child.name for child in multiprocessing.active_children() if child.name == "profile"]


def profile_of(qtbot: QtBot, window: MainWindow, games: int) -> ProfileScreen:
    """Return the profile that shows, when so many games have been read."""
    shown = screen(window)
    assert isinstance(shown, ProfileScreen)
    qtbot.waitUntil(lambda: shown.summary is not None and shown.summary.total.games == games, timeout=PATIENCE_MS)
    return shown


def keep_games(folder: Path, count: int = 2) -> None:
    for number in range(count):
        finish(folder / f"{number}.risk", seed=number + 2, created=f"2026-03-0{number + 1}T20:00:00+00:00")


def test_from_the_first_screen_to_a_moment_and_back(qtbot: QtBot, window: MainWindow, context: AppContext) -> None:
    keep_games(context.saves)
    window.show_first()
    qtbot.keyClick(screen(window), Qt.Key.Key_P)
    come_to(qtbot, window, ProfileScreen)
    profile = profile_of(qtbot, window, 2)
    assert profile.person == "Ada" and children() == []
    moment = profile.moments.buttons[0]
    moment.click()
    come_to(qtbot, window, PlayScreen)
    assert window.playing is not None and isinstance(window.playing.session, ReplaySession)
    assert window.playing.session.place == moment.told.moment.place
    qtbot.keyClick(screen(window), Qt.Key.Key_Escape)
    come_to(qtbot, window, ProfileScreen)
    profile_of(qtbot, window, 2)
    qtbot.keyClick(screen(window), Qt.Key.Key_Escape)
    come_to(qtbot, window, FirstScreen)


def test_the_next_game_of_an_evening_begins_with_the_next_player(
    qtbot: QtBot, window: MainWindow, context: AppContext
) -> None:
    keep_games(context.saves, 1)
    window.show_profile()
    profile_of(qtbot, window, 1).again.click()
    come_to(qtbot, window, PlayScreen)
    assert window.playing is not None
    seats = window.playing.session.table.seats
    assert [(seat.name, seat.kind) for seat in seats] == [("Bo", "easy"), ("Cy", "easy"), ("Ada", HUMAN)]


def test_a_game_enters_when_it_ends(qtbot: QtBot, window: MainWindow, context: AppContext) -> None:
    window.start(people(3))
    come_to(qtbot, window, PlayScreen)
    assert window.playing is not None
    session = window.playing.session
    qtbot.waitUntil(lambda: session.is_shown, timeout=PATIENCE_MS)
    for seat in (1, 2):
        assert session.pass_seat(seat, RESIGNED)
        session.proceed()
    come_to(qtbot, window, WinScreen)
    database = Database(context.saves)
    qtbot.waitUntil(lambda: len(database.games()) == 1, timeout=PATIENCE_MS)
    [game] = database.games()
    assert [seat.won for seat in game.seats] == [True, False, False] and game.reason == RESIGNED
    window.show_profile()
    assert profile_of(qtbot, window, 1).summary is not None


def test_who_gives_up_and_leaves_has_lost(qtbot: QtBot, window: MainWindow, context: AppContext) -> None:
    write_game(context.saves / "on.risk", most=60)[1].close()
    window.open(context.saves / "on.risk")
    come_to(qtbot, window, PlayScreen)
    assert window.playing is not None
    session = window.playing.session
    assert session.pass_seat(0, RESIGNED)
    qtbot.waitUntil(lambda: 0 in session.table.resigned, timeout=PATIENCE_MS)
    window.show_first()
    database = Database(context.saves)
    qtbot.waitUntil(lambda: len(database.games()) == 1, timeout=PATIENCE_MS)
    [game] = database.games()
    assert game.seats[0].resigned and not any(seat.won for seat in game.seats)


def test_no_process_is_left_behind(qtbot: QtBot, window: MainWindow, context: AppContext) -> None:
    keep_games(context.saves, 1)
    window.show_profile()
    assert children() == ["profile"]
    window.close()
    assert children() == []
