"""Draws pictures in the pauses of the window, one at a time."""

from __future__ import annotations

import time
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QImage

from risk_desktop.ui.board.ground.picture import Work

_SLICE_SECONDS: Final = 0.008
"""So long is drawn before the window has its turn again."""


class Drawing(QObject):
    """Takes the steps of a picture, which ``drawn`` carries when it is done (QImage)."""

    drawn = Signal(QImage)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._work: Work | None = None
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)

    def begin(self, work: Work) -> None:
        """Draw a picture, and no other any more."""
        self.stop()
        self._work = work
        self._timer.start()

    def stop(self) -> None:
        """Give up the picture that is being drawn."""
        self._timer.stop()
        work, self._work = self._work, None
        if work is not None:
            work.close()

    def _go_on(self) -> None:
        work, until = self._work, time.monotonic() + _SLICE_SECONDS
        try:
            while work is not None and time.monotonic() < until:
                next(work)
        except StopIteration as end:
            self.stop()
            self.drawn.emit(end.value)
