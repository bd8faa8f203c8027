"""When disks are full and folders locked: the window still says what happened and offers to go on."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile, Qt
from pytestqt.qtbot import QtBot

from risk_desktop import cli
from risk_desktop.controller.opening import open_saved
from risk_desktop.ui.desktop.instance import SingleInstance
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import Dialog
from risk_desktop.ui.runtime.crash import CrashReporter, LogFile
from risk_desktop.ui.window.main_window import MainWindow
from tests.ui.support.screen_stage import keep_game, settle, table_of, words


def failed(reporter: CrashReporter) -> None:
    """Let something fail that nobody catches."""
    try:
        raise RuntimeError("a slip")
    except RuntimeError as error:
        reporter.report(RuntimeError, error, error.__traceback__)
    settle()


def full_disk(path: Path, *_: object, **__: object) -> int:
    raise OSError(28, "No space left on device")


def test_a_screen_that_qt_doesnt_know_is_told_to_whoever_started_the_program(tmp_path: Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "nowhere", "HOME": str(tmp_path), "LOCALAPPDATA": str(tmp_path)}
    environment |= {name: str(tmp_path) for name in ("XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    command = [sys.executable, "-m", "risk_desktop"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode != 0 and done.stderr.startswith("risk-desktop: "), done.stderr


@pytest.mark.parametrize("trouble", ["a file in the way", "a full disk"])
def test_a_crash_without_a_report_still_offers_to_go_on(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    window.open(keep_game(tmp_path / "saves", "running", table_of(3), 40))
    folder = tmp_path / "reports"
    if trouble == "a full disk":
        monkeypatch.setattr(Path, "write_text", full_disk)
    else:
        folder.write_text("in the way")
    reporter = CrashReporter(folder, window.save_path)
    reporter.connect_to(window.report_crash)
    failed(reporter)
    dialog = window.findChild(Dialog)
    assert dialog is not None and "report of the fault could not be written" in words(dialog)
    qtbot.keyClick(dialog, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: window.playing is not None)
    assert window.findChild(PlayScreen) is not None


def test_a_game_that_another_window_plays_is_not_opened(window: MainWindow, tmp_path: Path) -> None:
    save = keep_game(tmp_path / "saves", "running", table_of(3), 40)
    before = save.read_bytes()
    other = open_saved(save)
    window.open(save)
    dialog = window.findChild(Dialog)
    assert dialog is not None and "open in another window" in words(dialog)
    assert window.playing is None and save.read_bytes() == before
    other.session.close()
    window.open(save)
    assert window.playing is not None


def test_a_missing_folder_of_reports_is_made(window: MainWindow, tmp_path: Path) -> None:
    reporter = CrashReporter(tmp_path / "not" / "there", window.save_path)
    reporter.connect_to(window.report_crash)
    failed(reporter)
    (report,) = (tmp_path / "not" / "there").glob("report-*.txt")
    dialog = window.findChild(Dialog)
    assert dialog is not None and report.name in words(dialog)


def test_a_folder_that_can_not_be_written_is_one_clear_message(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "XDG_STATE_HOME").write_text("in the way")
    assert cli.main(["--language", "en", "play"]) == 3
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1
    assert "can't write in its folder" in err and str(tmp_path / "XDG_STATE_HOME") in err


@pytest.mark.parametrize("system", ["linux", "win32"])
def test_where_no_lock_can_be_written_the_window_opens_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    instance = SingleInstance(tmp_path)
    (tmp_path / "running.lock").mkdir()
    (tmp_path / "open-request").mkdir()
    monkeypatch.setattr("risk_desktop.storage.locking.sys.platform", system)
    assert instance.take()
    instance.release()


def test_what_a_killed_program_with_the_same_number_left_keeps_nobody_out(tmp_path: Path) -> None:
    """In a sandbox each start may have the number of the process before."""
    left = QLockFile(str(tmp_path / "running.lock"))
    assert left.tryLock(0)
    words = (tmp_path / "running.lock").read_bytes()
    left.unlock()
    (tmp_path / "running.lock").write_bytes(words)
    instance = SingleInstance(tmp_path)
    assert instance.take() and not SingleInstance(tmp_path).take()
    instance.release()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no disk that is always full")
def test_a_log_on_a_full_disk_is_silent(capsys: pytest.CaptureFixture[str]) -> None:
    handler = LogFile("/dev/full", delay=True)
    handler.handle(logging.makeLogRecord({"msg": "a line", "levelno": logging.ERROR}))
    with suppress(OSError):
        handler.close()
    assert capsys.readouterr() == ("", "")
