"""Starts the window: log, crash reports, single instance, application, first screen."""

from __future__ import annotations

import os
import sys
from collections.abc import MutableMapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from risk_desktop.i18n import tr
from risk_desktop.maps.problems import Problem
from risk_desktop.paths import state_dir
from risk_desktop.storage.settings import load_settings

from .accessibility.interfaces import install_interfaces
from .app_context import AppContext
from .desktop import macos
from .desktop.instance import SingleInstance
from .runtime.collector import Collector
from .runtime.crash import CrashReporter, start_log
from .runtime.heap import map_large_blocks
from .runtime.readying import Readying
from .window.main_window import MainWindow

if TYPE_CHECKING:
    from risk_desktop.controller.table import Table

    from .gamepad.gamepad import Gamepad

# Desktops find the desktop file of a window by the program's name (StartupWMClass) under X, by the file's name on Wayland.
PROGRAM = "risk-desktop"
DESKTOP_FILE = "io.github.riskdesktop.RiskDesktop"

# Qt's raster engine splits large fills among threads and waits for them. On a machine with few processors, which the
# opponents keep busy, that delays a frame by many milliseconds; with this variable set, it fills in one thread.
_FILL_ALONE, _FEW_PROCESSORS = "QT_NO_GUI_THREADPOOL", 4

_GAMEPAD_MS = 2_000
"""How long after the start controllers are looked for, ms: the first screen comes first."""


@dataclass(frozen=True, slots=True)
class StartRequest:
    """What the command line asks for: a new game (``table``), a ``save`` to open or to ``replay``, or a ``lesson``."""

    table: Table | None = None
    save: Path | None = None
    language: str = ""
    new_instance: bool = False
    quit_after_paint: bool = False
    lesson: str = ""
    replay: bool = False

    @property
    def opens_game(self) -> bool:
        """Whether something is played at once, instead of the first screen."""
        return self.table is not None or self.save is not None or bool(self.lesson)


def has_display() -> bool:
    """Tell whether a window can be opened at all (Qt ends the process if it can't)."""
    if sys.platform != "linux" or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def prepare(environment: MutableMapping[str, str], processors: int) -> None:
    """Set variables that Qt reads at its start, unless the person has set them; ``processors``: how many there are."""
    if processors <= _FEW_PROCESSORS:
        environment.setdefault(_FILL_ALONE, "1")


def make_application() -> QApplication:
    """Return the application, prepared for this machine and named for the desktop."""
    prepare(os.environ, os.cpu_count() or 1)
    map_large_blocks()
    QGuiApplication.setDesktopFileName(DESKTOP_FILE)
    QApplication.setApplicationName(PROGRAM)
    app = QApplication([PROGRAM])
    install_interfaces()
    return app


def run(request: StartRequest) -> int:
    """Open the window and return the exit code when it is closed."""
    start_log(state_dir())
    app = make_application()
    instance = SingleInstance(state_dir())
    if not request.new_instance and not instance.take():
        instance.ask_other(str(request.save.absolute()) if request.save else "")
        print(tr("app.already_running"))
        return 0
    loaded = load_settings()
    context = AppContext(loaded.settings, spoken=request.language)
    window = MainWindow(context)
    reporter = CrashReporter(state_dir(), window.save_path)
    reporter.install()
    reporter.connect_to(window.report_crash)
    instance.asked.connect(window.bring_to_front)
    menu_bar = macos.settle_in(app, window) if sys.platform == "darwin" else None
    if request.quit_after_paint:
        window.installEventFilter(FirstPaint(window))
    if window.cramped:
        window.showMaximized()
    else:
        window.show()
    collector = Collector(app)
    window.parted.connect(collector.collect_all)
    Opening(window, request, loaded.problems, Readying(collector, window))
    gamepad = GamepadStart(window)
    code = app.exec()
    gamepad.end()
    collector.stop()
    instance.release()
    del menu_bar
    return code


class FirstPaint(QObject):
    """Prints "painted" after the window has been painted for the first time, and ends the program."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End the program after the first paint; never consumes an event."""
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, self._end)
        return False

    def _end(self) -> None:
        print("painted", flush=True)
        QApplication.quit()


class GamepadStart(QTimer):
    """Looks for game controllers once everything else is there."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window, singleShot=True)
        self._gamepad: Gamepad | None = None
        self.timeout.connect(self._begin)
        self.start(_GAMEPAD_MS)

    def _begin(self) -> None:
        from .gamepad.gamepad import Gamepad  # loads parts of Qt that nothing else uses

        self._gamepad = Gamepad(self)
        self._gamepad.start()

    def end(self) -> None:
        """Let go of the controllers."""
        self.stop()
        if self._gamepad is not None:
            self._gamepad.stop()


class Opening(QTimer):
    """Opens what was asked for and reports problems with the settings, once the window has been shown."""

    def __init__(self, window: MainWindow, request: StartRequest, problems: list[Problem], readying: Readying) -> None:
        super().__init__(window)
        self._window, self._request, self._problems, self._readying = window, request, problems, readying
        self.setSingleShot(True)
        self.timeout.connect(self._go)
        self.start(0)

    def _go(self) -> None:
        if self._request.opens_game:
            self._readying.finish()
        if self._request.save is not None and self._request.replay:
            self._window.replay(self._request.save)
        elif self._request.save is not None:
            self._window.look_at(self._request.save)
        elif self._request.lesson:
            self._window.learn(self._request.lesson)
        elif self._request.table is not None:
            self._window.start(self._request.table)
        for problem in self._problems:
            self._window.tell(tr(problem.key, None, **problem.params))
