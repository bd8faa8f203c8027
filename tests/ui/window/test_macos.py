"""What macOS does its own way, by the events and actions that Qt makes of it there: a Mac isn't needed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import QAction, QFileOpenEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMenuBar
from pytestqt.qtbot import QtBot

from risk_desktop.ui.about.about_dialog import AboutDialog
from risk_desktop.ui.desktop.macos import FileOpener, SystemMenuBar, settle_in
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.rules.rules_index import RulesIndex
from risk_desktop.ui.settings_dialog import SettingsDialog
from risk_desktop.ui.window.main_window import MainWindow
from tests.ui.support.screen_stage import keep_game, settle
from tests.ui.window.stage import people, screen


@pytest.fixture
def bar(qapp: QApplication, window: MainWindow) -> Iterator[SystemMenuBar]:
    bar = settle_in(qapp, window)
    yield bar
    for opener in qapp.findChildren(FileOpener):
        qapp.removeEventFilter(opener)
        opener.deleteLater()
    bar.deleteLater()


def entries(bar: SystemMenuBar) -> dict[str, QAction]:
    return {action.objectName(): action for action in bar.findChildren(QAction) if action.objectName()}


def test_a_save_that_macos_wants_opened_is_opened(
    qapp: QApplication, window: MainWindow, bar: SystemMenuBar, tmp_path: Path
) -> None:
    save = keep_game(tmp_path / "elsewhere", "mine", people(), 10)
    QApplication.sendEvent(qapp, QEvent(QEvent.Type.User))
    QApplication.sendEvent(qapp, QFileOpenEvent(QUrl.fromLocalFile(str(save))))
    assert isinstance(screen(window), PlayScreen) and window.save_path() == save


def test_entries_stand_where_a_mac_has_them(bar: SystemMenuBar) -> None:
    found, role = entries(bar), QAction.MenuRole
    assert {name: action.menuRole() for name, action in found.items() if action.menuRole() != role.NoRole} == {
        "about.title": role.AboutRole,
        "play.menu.settings": role.PreferencesRole,
        "play.menu.quit": role.QuitRole,
    }
    keys = {action.shortcut().toString(QKeySequence.SequenceFormat.PortableText) for action in found.values()}
    assert keys == {"", "Ctrl+,", "Ctrl+Q", "Ctrl+W", "Ctrl+M", "Meta+Ctrl+F"}


@pytest.mark.parametrize(
    ("name", "dialog"),
    [("about.title", AboutDialog), ("play.menu.settings", SettingsDialog), ("screens.first.rules", RulesIndex)],
)
def test_an_entry_opens_its_dialog_once(
    window: MainWindow, bar: SystemMenuBar, name: str, dialog: type[AboutDialog]
) -> None:
    for _ in range(2):
        entries(bar)[name].trigger()
        settle()
    assert len(window.findChildren(dialog)) == 1


def test_the_window_follows_its_menu(qtbot: QtBot, window: MainWindow, bar: SystemMenuBar) -> None:
    entries(bar)["play.keys.full"].trigger()
    assert window.windowState() & Qt.WindowState.WindowFullScreen
    entries(bar)["play.keys.full"].trigger()
    entries(bar)["macos.minimize"].trigger()
    assert window.windowState() == Qt.WindowState.WindowMinimized
    window.showNormal()
    entries(bar)["macos.close"].trigger()
    assert not window.isVisible()


def test_the_menu_speaks_the_language_of_the_settings(window: MainWindow, bar: SystemMenuBar) -> None:
    window.app.settings.language = "de"
    window.app.apply()
    assert entries(bar)["about.title"].text() == "Über Risk Desktop"
    assert [action.text() for action in bar.actions()] == ["Fenster", "Hilfe"]


def test_no_other_system_draws_it(window: MainWindow, bar: SystemMenuBar) -> None:
    assert not bar.isVisible() and window.findChildren(QMenuBar) == []
