"""Fixtures of the tests of the main window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from risk_desktop import i18n
from risk_desktop.controller import session as session_module
from risk_desktop.controller.rehearsal import defend_only
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.screens.result import win_screen
from risk_desktop.ui.window.main_window import MainWindow
from tests.ui.support.screen_stage import make_context
from tests.ui.window.stage import opened


@pytest.fixture(autouse=True)
def no_other_process(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Opponents think in this process (and for ever)."""
    monkeypatch.setattr(session_module, "AiClient", defend_only)
    yield
    i18n.set_language("en")


@pytest.fixture(autouse=True)
def keys_lead_on_from_a_result(monkeypatch: pytest.MonkeyPatch) -> None:
    """That they wait at first is a test of its own."""
    monkeypatch.setattr(win_screen, "KEYS_WAIT_MS", 0)


@pytest.fixture
def context(tmp_path: Path) -> AppContext:
    return make_context(tmp_path / "saves", ai_speed="instant")


@pytest.fixture
def window(qtbot: QtBot, context: AppContext) -> Iterator[MainWindow]:
    window = opened(qtbot, context)
    yield window
    window.close()
