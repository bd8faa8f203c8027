"""What the window says when a save, a board, the disk or the program itself fails."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from risk_desktop.storage.saves import SaveWriter
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import Dialog, Label
from risk_desktop.ui.runtime.crash import CrashReporter
from risk_desktop.ui.screens.start.first_screen import FirstScreen
from risk_desktop.ui.window.main_window import MainWindow
from tests.ui.support.screen_stage import keep_game, make_context, settle, table_of
from tests.ui.window.stage import claim, come_to, opened, people, screen


@pytest.mark.parametrize("content", ["this is no game\n", ""])
def test_a_save_that_can_not_be_opened_is_told(window: MainWindow, tmp_path: Path, content: str) -> None:
    path = tmp_path / "broken.risk"
    path.write_text(content)
    window.open(path)
    assert isinstance(screen(window), FirstScreen)
    dialog = window.findChild(Dialog)
    assert dialog is not None and dialog.accessibleName() == "This game can't be opened"
    assert all("Traceback" not in label.text() for label in dialog.findChildren(Label))


def test_a_missing_save_is_told(window: MainWindow, tmp_path: Path) -> None:
    window.open(tmp_path / "gone.risk")
    assert isinstance(screen(window), FirstScreen) and window.findChild(Dialog) is not None


def test_a_folder_that_can_not_be_written_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    window = opened(qtbot, make_context(tmp_path / "file" / "saves"))
    window.start(people())
    assert isinstance(screen(window), FirstScreen) and window.findChild(Dialog) is not None


def test_a_save_without_its_end_goes_on_and_is_told(qtbot: QtBot, context: AppContext) -> None:
    path = keep_game(context.saves, "hurt", table_of(3), 160)
    lines = path.read_bytes().split(b"\n")
    lines[-6] = lines[-6].replace(b'"choice"', b'"chance"').replace(b"1", b"2")
    path.write_bytes(b"\n".join(lines))
    window = opened(qtbot, context)
    window.open(path)
    assert isinstance(screen(window), PlayScreen)
    assert any("damaged" in label.text() for label in window.findChildren(QLabel))
    assert path.with_name(path.name + ".damaged").exists()
    window.close()


def test_a_crash_is_reported_and_the_game_goes_on_from_its_save(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    window.start(people())
    claim(window, 4)
    reporter = CrashReporter(tmp_path, window.save_path)
    reporter.connect_to(window.report_crash)
    try:
        raise RuntimeError("a slip")
    except RuntimeError as error:
        reporter.report(RuntimeError, error, error.__traceback__)
    settle()
    assert isinstance(screen(window), FirstScreen)
    dialog = window.findChild(Dialog)
    assert dialog is not None and dialog.accessibleName() == "Something went wrong"
    (report,) = tmp_path.glob("report-*.txt")
    told = report.read_text(encoding="utf-8")
    assert "RuntimeError: a slip" in told and "save: " in told and ".risk" in told
    assert any(report.name in label.text() for label in dialog.findChildren(Label))
    qtbot.keyClick(dialog, Qt.Key.Key_Space)
    come_to(qtbot, window, PlayScreen)
    assert window.playing is not None
    assert sum(owner >= 0 for owner in window.playing.session.game.state.owner) == 4


def test_faults_that_come_together_are_told_once_and_the_right_game_goes_on(
    qtbot: QtBot, window: MainWindow, context: AppContext, tmp_path: Path
) -> None:
    window.start(people())
    claim(window, 2)
    save = window.save_path()
    keep_game(context.saves, "written_later", people(), 10)
    for _ in range(3):
        window.report_crash(tmp_path / "report.txt")
    settle()
    (dialog,) = window.findChildren(Dialog)
    qtbot.keyClick(dialog, Qt.Key.Key_Space)
    come_to(qtbot, window, PlayScreen)
    assert window.save_path() == save
    window.report_crash(tmp_path / "report.txt")
    assert isinstance(screen(window), FirstScreen)
    qtbot.waitUntil(lambda: len(window.findChildren(Dialog)) == 1)


def test_a_board_that_is_gone_is_told(window: MainWindow) -> None:
    window.start(msgspec.structs.replace(people(), boards=("sunken",)))
    assert isinstance(screen(window), FirstScreen)
    dialog = window.findChild(Dialog)
    assert dialog is not None and any("sunken" in label.text() for label in dialog.findChildren(Label))


def test_a_disk_that_is_full_is_told(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(writer: SaveWriter, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    window.start(people())
    monkeypatch.setattr(SaveWriter, "_append", full)
    claim(window, 1)
    assert any("The disk is full. Make room on it." in label.text() for label in window.findChildren(QLabel))
