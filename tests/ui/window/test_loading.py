"""Opening a saved game that takes long: how far it is stands in the window, and it can be stopped."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from risk_desktop.controller import loading
from risk_desktop.controller.opening import prepare
from risk_desktop.storage.reading import CancelledError
from risk_desktop.ui.kit import Dialog
from risk_desktop.ui.screens.load.loading import LoadingDialog
from risk_desktop.ui.screens.start.first_screen import FirstScreen
from risk_desktop.ui.window.main_window import MainWindow
from tests.saves.make import sample
from tests.storage.gamefile import edit
from tests.ui.support.screen_stage import keep_game, table_of, words
from tests.ui.window.stage import present


class Slow:
    """Prepares a save in steps that take their time, and remembers on which thread."""

    def __init__(self, steps: int = 200) -> None:
        self.steps = steps
        self.thread: threading.Thread | None = None
        self.stopped = False

    def __call__(self, path, progress):
        self.thread = threading.current_thread()
        try:
            for step in range(self.steps):
                time.sleep(0.01)
                progress(step / self.steps)
        except CancelledError:
            self.stopped = True
            raise
        return prepare(path)


def test_a_long_opening_shows_how_far_it_is_and_goes_on_off_the_windows_thread(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow, shares = Slow(60), []
    monkeypatch.setattr(loading, "prepare", slow)

    def look() -> None:
        dialog = window.findChild(LoadingDialog)
        shares.append(dialog.bar.share if dialog is not None else -1)

    timer = QTimer(interval=50)
    timer.timeout.connect(look)
    timer.start()
    window.open(keep_game(tmp_path / "saves", "running", table_of(3), 40))
    timer.stop()
    assert window.playing is not None
    assert not any(dialog.isVisible() for dialog in window.findChildren(LoadingDialog)), "the next notice lies alone"
    assert slow.thread is not threading.main_thread()
    assert shares == sorted(shares) and len(set(shares)) > 2, "the window went on, and the bar grew"


@pytest.mark.parametrize("way", ["Cancel", "Esc", "closing the window"])
def test_a_long_opening_can_be_stopped_and_changes_nothing(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    slow = Slow()
    monkeypatch.setattr(loading, "prepare", slow)
    save = keep_game(tmp_path / "saves", "running", table_of(3), 40)
    before = save.read_bytes()

    def stop() -> None:
        dialog = window.findChild(LoadingDialog)
        assert dialog is not None
        if way == "Cancel":
            dialog.stop.click()
        elif way == "Esc":
            dialog.escape()
        else:
            window.close()

    QTimer.singleShot(400, stop)
    window.open(save)
    assert slow.stopped and window.playing is None
    assert isinstance(present(window), FirstScreen)
    assert save.read_bytes() == before


def test_a_fault_of_the_program_while_opening_is_not_swallowed(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(path, progress):
        raise ZeroDivisionError("a fault of ours")

    monkeypatch.setattr(loading, "prepare", broken)
    with pytest.raises(ZeroDivisionError):
        window.open(keep_game(tmp_path / "saves", "running", table_of(3), 40))
    monkeypatch.undo()
    window.open(tmp_path / "saves" / "running.risk")
    assert window.playing is not None, "and the next game can be opened"


def test_an_edited_position_opens_with_a_plain_warning(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    save = tmp_path / "edited.risk"
    lines = sample("world").read_bytes().splitlines(keepends=True)
    last = max(number for number, line in enumerate(lines) if line.startswith(b'{"line":"snapshot"'))
    save.write_bytes(b"".join([*lines[:2], lines[last]]))
    edit(save, 3, hash="")
    window.open(save)
    assert window.playing is not None
    assert [problem.key for problem in window.playing.problems] == ["storage.line_lost", "storage.edited"]
    said = " ".join(label.text() for label in window.findChildren(QLabel))
    assert "was changed by somebody" in said


def test_a_forged_position_ends_in_a_message(window: MainWindow, tmp_path: Path) -> None:
    save = tmp_path / "forged.risk"
    lines = sample("world").read_bytes().splitlines(keepends=True)
    last = max(number for number, line in enumerate(lines) if line.startswith(b'{"line":"snapshot"'))
    save.write_bytes(b"".join([*lines[:2], lines[last]]))
    edit(save, 1, edition="ad2210")
    edit(save, 2, edition="ad2210")
    window.open(save)
    assert window.playing is None
    dialog = window.findChild(Dialog)
    assert dialog is not None and "can't be opened" in dialog.accessibleName()
    assert "earth" in words(dialog) or "rule set" in words(dialog)
