"""The screen stays on while computers play for long, and only then; what the system answers never holds the game up."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from risk_desktop.ui.desktop import screen_awake
from risk_desktop.ui.desktop.screen_awake import ScreenAwake
from risk_desktop.ui.window.main_window import MainWindow
from tests.ui.support.screen_stage import table_of
from tests.ui.window.stage import claim, people


class Screen:
    """A system's screen that tells whether something holds it on."""

    def __init__(self) -> None:
        self.holds = 0
        self.held = threading.Event()

    def holding(self) -> AbstractContextManager[object]:
        return self._hold()

    @contextmanager
    def _hold(self) -> Iterator[None]:
        self.holds += 1
        self.held.set()
        yield
        self.held.clear()


@pytest.fixture
def screen() -> Screen:
    return Screen()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen_awake, "SHORT_TURNS_MS", 0)


@pytest.mark.usefixtures("qapp", "impatient")
def test_the_screen_stays_on_until_a_person_is_asked(qtbot: QtBot, screen: Screen) -> None:
    owner = QObject()
    awake = ScreenAwake(owner, screen.holding)
    awake.watch()
    qtbot.waitUntil(screen.held.is_set)
    awake.watch()
    awake.rest()
    qtbot.waitUntil(lambda: not screen.held.is_set())
    assert screen.holds == 1
    awake.watch()
    qtbot.waitUntil(screen.held.is_set)
    awake.rest()
    assert screen.holds == 2


@pytest.mark.usefixtures("qapp")
def test_short_turns_ask_nothing_of_the_system(qtbot: QtBot, screen: Screen) -> None:
    owner = QObject()
    awake = ScreenAwake(owner, screen.holding)
    for _ in range(5):
        awake.watch()
        qtbot.wait(1)
        awake.rest()
    assert screen.holds == 0


@pytest.mark.usefixtures("qapp", "impatient")
def test_a_system_that_refuses_is_told_in_the_log_only(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    def refuse() -> AbstractContextManager[object]:
        raise ImportError("no wakepy here")

    owner = QObject()
    awake = ScreenAwake(owner, refuse)
    caplog.set_level("INFO")
    awake.watch()
    qtbot.waitUntil(lambda: "no wakepy here" in caplog.text)
    awake.rest()


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch, screen: Screen) -> Screen:
    """Return the screen that wakepy holds for the program."""
    keep = SimpleNamespace(presenting=lambda on_fail: screen.holding())
    monkeypatch.setitem(sys.modules, "wakepy", SimpleNamespace(keep=keep))
    monkeypatch.setattr(screen_awake, "SHORT_TURNS_MS", 0)
    return screen


def test_a_thinking_computer_holds_the_screen_until_the_game_is_left(
    qtbot: QtBot, system: Screen, window: MainWindow
) -> None:
    window.start(table_of())  # a computer begins
    qtbot.waitUntil(system.held.is_set)
    window.show_first()
    qtbot.waitUntil(lambda: not system.held.is_set())


def test_persons_hold_it_by_themselves(qtbot: QtBot, system: Screen, window: MainWindow) -> None:
    window.start(people())
    claim(window, 2)
    qtbot.wait(5)
    assert system.holds == 0
