"""Somebody who looks at something else is called when the game waits for him, once, and not when he has said no to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.ui.desktop import turn_call as turn_call_module
from risk_desktop.ui.window.main_window import MainWindow
from tests.ui.support.screen_stage import settle
from tests.ui.window.stage import claim, people


class Tray(QObject):
    """Stands for the desktop's tray: no desktop here has one."""

    messageClicked = Signal()
    activated = Signal(object)
    made: list[Tray] = []

    def __init__(self, icon: QIcon, parent: QObject) -> None:
        super().__init__(parent)
        self.visible, self.messages = False, []  # type: ignore[var-annotated]
        self.made.append(self)

    isSystemTrayAvailable = supportsMessages = staticmethod(lambda: True)

    def setToolTip(self, words: str) -> None: ...

    def show(self) -> None:
        self.visible = True

    def hide(self) -> None:
        self.visible = False

    def showMessage(self, title: str, words: str, icon: QIcon) -> None:
        self.messages.append((title, words))


@pytest.fixture
def alerts(monkeypatch: pytest.MonkeyPatch) -> list[QWidget]:
    found: list[QWidget] = []
    monkeypatch.setattr(QApplication, "alert", found.append)
    return found


@pytest.fixture
def trays(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Tray]]:
    monkeypatch.setattr(turn_call_module, "QSystemTrayIcon", Tray)
    yield Tray.made
    Tray.made.clear()


def look_elsewhere(qtbot: QtBot) -> None:
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    settle()


def test_who_looks_at_the_game_is_not_called(window: MainWindow, alerts: list[QWidget], trays: list[Tray]) -> None:
    window.start(people())
    claim(window, 2)
    assert alerts == [] and trays == []


def test_who_looks_elsewhere_is_called_once(
    qtbot: QtBot, window: MainWindow, alerts: list[QWidget], trays: list[Tray]
) -> None:
    window.start(people())
    settle()
    look_elsewhere(qtbot)
    claim(window, 1)
    assert window.playing is not None and window.playing.session.decision is not None
    second = window.playing.session.table.seats[window.playing.session.decision.player].name
    claim(window, 2)
    assert alerts == [window] and len(trays) == 1
    assert trays[0].messages == [("Risk Desktop", f"{second}, the game is waiting for you.")] and trays[0].visible
    trays[0].messageClicked.emit()
    settle()
    assert window.isActiveWindow() and not trays[0].visible
    look_elsewhere(qtbot)
    claim(window, 1)
    assert len(alerts) == len(trays) == 2


def test_a_desktop_without_a_tray_still_blinks(qtbot: QtBot, window: MainWindow, alerts: list[QWidget]) -> None:
    look_elsewhere(qtbot)
    window.start(people())
    settle()
    assert alerts == [window]


def test_who_wants_no_calls_gets_none(
    qtbot: QtBot, window: MainWindow, alerts: list[QWidget], trays: list[Tray]
) -> None:
    window.app.settings.notify = False
    window.start(people())
    look_elsewhere(qtbot)
    claim(window, 2)
    assert alerts == [] and trays == []


def test_nobody_is_called_to_a_game_that_was_left(qtbot: QtBot, window: MainWindow, trays: list[Tray]) -> None:
    look_elsewhere(qtbot)
    window.start(people())
    settle()
    assert trays[0].visible
    window.show_first()
    assert not trays[0].visible
