"""Logging, and reports of uncaught exceptions."""

from __future__ import annotations

import faulthandler
import logging
import platform
import sys
import threading
import time
import traceback
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

import PySide6
from PySide6.QtCore import QMessageLogContext, QObject, Qt, QtMsgType, Signal, qInstallMessageHandler, qVersion

from risk_desktop import __version__

log = logging.getLogger("risk_desktop")

_QT_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class LogFile(RotatingFileHandler):
    """A log file that ignores write errors, such as a full disk, as there is nowhere to report them."""

    def handleError(self, record: logging.LogRecord) -> None:
        """Drop the record."""


def start_log(folder: Path) -> Path:
    """Log to a rotating file in ``folder``, and hard crashes to another; return the path of the log."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "risk-desktop.log"
    handler = LogFile(path, maxBytes=500_000, backupCount=3, encoding="utf-8", delay=True)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    faulthandler.enable((folder / "hard-crash.log").open("a", encoding="utf-8"))
    qInstallMessageHandler(_qt_message)
    log.info("start %s, Python %s, Qt %s, %s", __version__, platform.python_version(), qVersion(), platform.platform())
    return path


def _qt_message(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    logging.getLogger("qt").log(_QT_LEVELS.get(kind, logging.INFO), "%s", message)
    # Qt ends the process now, and nobody looks into a log for that.
    if kind is QtMsgType.QtFatalMsg and sys.stderr is not None:
        print(f"risk-desktop: {message}", file=sys.stderr, flush=True)


class CrashReporter(QObject):
    """Writes a report of each uncaught exception. ``crashed`` carries its path, None if it could not be written."""

    crashed = Signal(object)

    def __init__(self, folder: Path, save_path: Callable[[], Path | None]) -> None:
        super().__init__()
        self._folder = folder
        self._save_path = save_path
        self._reports = 0

    def install(self) -> None:
        """Handle the uncaught exceptions of the main thread, of slots, and of other threads."""
        sys.excepthook = self.report
        threading.excepthook = self._thread_hook

    def report(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Write a report about an uncaught exception and emit ``crashed``; Ctrl+C still ends the program."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        report = self.write("".join(traceback.format_exception(kind, error, trace)))
        self.crashed.emit(report)

    def _thread_hook(self, args: threading.ExceptHookArgs) -> None:
        trace = traceback.format_exception(args.exc_type, args.exc_value, args.exc_traceback)
        self.crashed.emit(self.write("".join(trace)))

    def write(self, trace: str) -> Path | None:
        """Write a report with a traceback and return its path; None, with a line in the log, if that fails."""
        self._reports += 1
        log.error("unhandled error\n%s", trace)
        path = self._folder / f"report-{time.strftime('%Y%m%d-%H%M%S')}-{self._reports}.txt"
        facts = (
            f"Risk Desktop {__version__}\nPython {platform.python_version()}, PySide6 {PySide6.__version__}, "
            f"Qt {qVersion()}\n{platform.platform()}\nsave: {self._save_path()}\n\n"
        )
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            # File names may hold bytes that are no valid text; a report must not fail because of them.
            path.write_text(facts + trace, encoding="utf-8", errors="backslashreplace")
        except OSError as fault:
            log.warning("the report %s can't be written: %s", path, fault)
            return None
        return path

    def connect_to(self, slot: Callable[[Path | None], None]) -> None:
        """Call ``slot`` in the window's thread after a crash."""
        self.crashed.connect(slot, Qt.ConnectionType.QueuedConnection)
