"""A saved game that is dropped on the window, wherever it falls, as the system delivers it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.screens.start.first_screen import FirstScreen
from risk_desktop.ui.window.main_window import MainWindow
from tests.ui.support.screen_stage import keep_game, settle
from tests.ui.window.stage import claim, people, screen

_COPY, _LEFT, _NO_KEYS = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def drop(window: MainWindow, carried: QMimeData, at: QPoint) -> bool:
    """Drag something into the window and let it fall; tell whether the window took it."""
    handle = window.windowHandle()
    assert handle is not None
    enter = QDragEnterEvent(at, _COPY, carried, _LEFT, _NO_KEYS)
    QApplication.sendEvent(handle, enter)
    if not enter.isAccepted():
        return False
    QApplication.sendEvent(handle, QDragMoveEvent(at, _COPY, carried, _LEFT, _NO_KEYS))
    fallen = QDropEvent(at, _COPY, carried, _LEFT, _NO_KEYS)
    QApplication.sendEvent(handle, fallen)
    settle()
    return fallen.isAccepted()


def files(*paths: Path) -> QMimeData:
    carried = QMimeData()
    carried.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return carried


def test_a_dropped_save_is_opened_from_the_first_screen(window: MainWindow, tmp_path: Path) -> None:
    save = keep_game(tmp_path / "elsewhere", "dropped", people(), 10)
    assert drop(window, files(save), QPoint(200, 150))
    assert isinstance(screen(window), PlayScreen) and window.save_path() == save


def test_a_save_dropped_on_the_board_leaves_a_game_that_is_kept(window: MainWindow, tmp_path: Path) -> None:
    other = keep_game(tmp_path / "elsewhere", "dropped", people(), 10)
    window.start(people())
    claim(window, 3)
    mine = window.save_path()
    assert mine is not None
    assert drop(window, files(other), QPoint(400, 300))
    assert isinstance(screen(window), PlayScreen) and window.save_path() == other
    assert drop(window, files(mine), QPoint(400, 300))
    assert window.playing is not None and window.save_path() == mine
    assert sum(owner >= 0 for owner in window.playing.session.game.state.owner) == 3


def test_the_game_that_is_played_goes_on_when_its_own_save_is_dropped(window: MainWindow) -> None:
    window.start(people())
    before, save = window.playing, window.save_path()
    assert save is not None and drop(window, files(save), QPoint(400, 300))
    assert window.playing is before


@pytest.mark.parametrize(
    "carried",
    [files(Path("/x/picture.png")), files(Path("/x/a.risk"), Path("/x/b.risk")), files(), QMimeData()],
    ids=["other", "several", "nothing", "no files"],
)
def test_what_is_no_save_is_not_taken(window: MainWindow, carried: QMimeData) -> None:
    carried.setText("words")
    assert not drop(window, carried, QPoint(200, 150))
    assert isinstance(screen(window), FirstScreen)
