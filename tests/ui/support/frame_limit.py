"""Fewer pictures a second of a screen that a test looks at: waiting paints more than all else in a test costs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

FRAME_MS = 400
"""Between two paintings of a window."""


class FrameLimit(QObject):
    """Holds a window's painting back until its time has come; then all that has changed is painted at once.

    A machine that is slow does the same, and whoever grabs a picture has it painted as it is.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._since = QElapsedTimer()
        self._due = QTimer(self, singleShot=True)
        self._due.timeout.connect(self._paint)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let a painting pass that comes late enough, and have it come later otherwise."""
        if event.type() != QEvent.Type.UpdateRequest:
            return False
        early = FRAME_MS - self._since.elapsed() if self._since.isValid() else 0
        if early > 0:
            if not self._due.isActive():
                self._due.start(early)
            return True
        self._due.stop()
        self._since.start()
        return False

    def _paint(self) -> None:
        QCoreApplication.sendEvent(self._window, QEvent(QEvent.Type.UpdateRequest))
