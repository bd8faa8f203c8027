"""The main window for tests, and what a person does in it."""

from __future__ import annotations

import time

import msgspec
from PySide6.QtWidgets import QStackedLayout, QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.controller.table import HUMAN, Table
from risk_desktop.engine.choices import Claim
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.kit import Dialog
from risk_desktop.ui.window.main_window import MainWindow
from tests.ui.support.frame_limit import FrameLimit
from tests.ui.support.screen_stage import settle, table_of


def opened(qtbot: QtBot, context: AppContext) -> MainWindow:
    window = MainWindow(context)
    qtbot.addWidget(window)
    FrameLimit(window)
    window.show()
    window.activateWindow()
    settle()
    return window


def present(window: MainWindow) -> QWidget | None:
    """Return the screen that shows now."""
    stack = window.layout()
    assert isinstance(stack, QStackedLayout)
    return stack.currentWidget()


def screen(window: MainWindow) -> QWidget:
    """Return the screen that shows when everything has settled; it is the only one that there is."""
    settle()
    shown = present(window)
    assert shown is not None and window.layout().count() == 1
    return shown


def come_to(qtbot: QtBot, window: MainWindow, kind: type[QWidget]) -> None:
    """Wait until a screen of this kind shows: a button pressed by its key takes a moment to go down."""
    qtbot.waitUntil(lambda: isinstance(present(window), kind))
    assert isinstance(screen(window), kind)


def people(count: int = 3, **options: int) -> Table:
    """Return a table with persons only, so that it is always a person's turn."""
    table = table_of(count, **options)
    return msgspec.structs.replace(table, seats=tuple(msgspec.structs.replace(s, kind=HUMAN) for s in table.seats))


def claim(window: MainWindow, number: int) -> None:
    """Claim so many free territories, each for whoever is asked."""
    assert window.playing is not None
    settle()
    session = window.playing.session
    for _ in range(number):
        decision = session.decision
        assert decision is not None
        free = next(t for t, owner in enumerate(session.game.state.owner) if owner < 0)
        assert session.answer(Claim(free)) is None
        shown_by = time.monotonic() + 5
        while not session.is_shown:
            assert time.monotonic() < shown_by, "the claim is shown for ever"
            settle()
        settle()
        for dialog in window.findChildren(Dialog):
            dialog.dismiss()
        settle()
