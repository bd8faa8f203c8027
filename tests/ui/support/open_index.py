"""The index of all rules, opened."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.editions.rulebook import RulesInPlay
from risk_desktop.ui.rules.rules_index import RulesIndex
from tests.ui.support.screen_stage import make_context, settle, staged


def open_index(
    qtbot: QtBot, folder: Path, play: RulesInPlay, size: tuple[int, int] = (1280, 720), **settings: object
) -> RulesIndex:
    make_context(folder, size, **settings)
    window = QWidget()
    qtbot.addWidget(window)
    staged(window, size)
    dialog = RulesIndex(window, play)
    dialog.open()
    settle()
    return dialog
