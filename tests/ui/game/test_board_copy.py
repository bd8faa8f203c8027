"""The board as a picture on the clipboard: by keys, and never a secret; from the menu it is shared (``test_sharing.py``)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from pytestqt.qtbot import QtBot

from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import Label
from tests.ui.support.classic_table import sit_down
from tests.ui.support.play_table import Sphinx, open_screen

_KEYS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def screen(qtbot: QtBot) -> PlayScreen:
    QGuiApplication.clipboard().clear()
    screen = open_screen(Sphinx, "normal", turn=0)
    qtbot.waitUntil(lambda: screen.director.presenter is not None, timeout=10_000)
    qtbot.waitUntil(lambda: screen.board.is_painted)
    return screen


def copied() -> QImage:
    return QGuiApplication.clipboard().image()


def test_by_keys(qtbot: QtBot, screen: PlayScreen) -> None:
    qtbot.keyClick(screen.board, Qt.Key.Key_C, _KEYS)
    room = screen.board.camera.free.toAlignedRect().size()
    assert copied().size() == room * screen.devicePixelRatio(), "the board fills it, without the sea under the panels"


def test_no_secret_is_copied(qtbot: QtBot) -> None:
    QGuiApplication.clipboard().clear()
    screen = sit_down("capitals", "capital", 3)
    qtbot.waitUntil(lambda: screen.director.presenter is not None and screen.board.is_painted, timeout=10_000)
    qtbot.keyClick(screen.board, Qt.Key.Key_C, _KEYS)
    assert copied().isNull() and any("secret" in label.text() for label in screen.toasts.panel.findChildren(Label))
