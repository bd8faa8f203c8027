"""The place of the window is kept as soon as it rests: a program that is killed opens again where it was."""

from __future__ import annotations

import subprocess
import sys
import time

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.storage.settings import Settings, WindowPlace, load_settings
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.desktop import window_geometry
from risk_desktop.ui.desktop.window_geometry import REST_MS, WindowGeometry, on_screen, with_frame
from tests.ui.support.screen_stage import settle
from tests.ui.window.stage import opened

MOVED = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from risk_desktop.storage.settings import Settings
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.window.main_window import MainWindow

app = QApplication(["killed"])
window = MainWindow(AppContext(Settings(language="en", muted=True)))
window.show()
QTimer.singleShot(0, lambda: window.setGeometry(30, 40, 1100, 660))
QTimer.singleShot(100, lambda: print("moved", flush=True))
app.exec()
"""


def test_a_window_that_is_killed_opens_again_where_it_was(qtbot: QtBot, context: AppContext) -> None:
    program = subprocess.Popen([sys.executable, "-c", MOVED], stdout=subprocess.PIPE, text=True)
    try:
        assert program.stdout is not None and program.stdout.readline() == "moved\n"
        wanted = WindowPlace(30, 40, 1100, 660)
        end = time.monotonic() + 20
        while load_settings().settings.window != wanted and time.monotonic() < end:
            time.sleep(0.1)
    finally:
        program.kill()  # SIGKILL: nothing is written any more
        program.wait()
    context.settings.window = load_settings().settings.window
    again = opened(qtbot, context)
    assert again.geometry().getRect() == (30, 40, 1100, 660)
    again.close()


def test_dragging_writes_once_when_it_ends(qtbot: QtBot, context: AppContext, monkeypatch: pytest.MonkeyPatch) -> None:
    patient = 3 * REST_MS  # on a busy machine painting a step of the way may take longer than a window rests
    monkeypatch.setattr(window_geometry, "REST_MS", patient)
    window = opened(qtbot, context)
    qtbot.wait(patient + 100)
    written: list[WindowPlace] = []
    monkeypatch.setattr(Settings, "save", lambda settings: written.append(settings.window))
    for step in range(10):
        window.setGeometry(30 + step, 40, 1100 + step, 660)
        settle()
    assert written == []
    qtbot.waitUntil(lambda: bool(written), timeout=5000)
    qtbot.wait(patient + 100)
    assert written == [WindowPlace(39, 40, 1109, 660)]
    monkeypatch.undo()
    window.close()


def test_a_window_that_fills_the_screen_keeps_its_own_size_beside(qtbot: QtBot, context: AppContext) -> None:
    window = opened(qtbot, context)
    window.setGeometry(30, 40, 1100, 660)
    settle()
    window.showFullScreen()
    qtbot.waitUntil(lambda: load_settings().settings.window.full_screen, timeout=5000)
    kept = load_settings().settings.window
    assert (kept.width, kept.height) == (1100, 660)
    window.close()


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ((100, 80, 1280, 720), (100, 80, 1280, 720)),
        ((-600, -40, 1280, 720), (0, 32, 1280, 720)),
        ((900, 900, 1280, 720), (640, 330, 1280, 720)),
        ((0, 0, 3000, 1600), (0, 0, 1920, 1050)),
        ((2200, 200, 1280, 720), (2200, 200, 1280, 720)),
        ((9000, 200, 1280, 720), None),
        ((0, 0, 0, 0), None),
    ],
)
def test_a_window_opens_wholly_on_the_screen_that_shows_most_of_it(
    wanted: tuple[int, int, int, int], found: tuple[int, int, int, int] | None
) -> None:
    screens = [QRect(0, 0, 1920, 1050), QRect(1920, 0, 2560, 1400)]
    assert on_screen(screens, QRect(*wanted), QSize(1024, 640)) == (QRect(*found) if found is not None else None)


def test_on_a_screen_that_is_too_small_a_window_stays_as_it_was() -> None:
    assert on_screen([QRect(0, 0, 800, 600)], QRect(30, 40, 1100, 660), QSize(1024, 640)) == QRect(30, 40, 1100, 660)


@pytest.mark.parametrize("screen", [QRect(0, 0, 1280, 720), QRect(1920, 0, 1280, 701)])
def test_beside_being_maximized_a_window_leaves_room_for_its_frame(screen: QRect) -> None:
    """As large as the screen, it would hang out of it by its title bar where the window manager is late to maximize it."""
    around = with_frame([QRect(-4000, 0, 1280, 720), screen], screen).adjusted(-1, -20, 1, 1)
    assert screen.contains(around)
    roomy = QRect(screen.left() + 100, 60, 1100, 620)
    assert with_frame([screen], roomy) == roomy


def test_a_window_that_was_maximized_is_no_taller_than_its_screen_with_its_frame(
    qtbot: QtBot, context: AppContext
) -> None:
    """Killed while it was maximized, a window had been kept as large as the screen beside it."""
    seen = QWidget()
    qtbot.addWidget(seen)
    screen = seen.screen().availableGeometry()
    context.settings.window = WindowPlace(*screen.getRect(), maximized=True)
    WindowGeometry(seen, context.settings)
    assert seen.isMaximized() and screen.contains(seen.normalGeometry().adjusted(0, -20, 0, 0))
