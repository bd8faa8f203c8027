"""Runs Python's garbage collection in the window's thread only, between two events.

By itself Python collects in whichever thread happens to allocate. The program would crash if a widget were deleted by
another thread, or while Qt iterates over all widgets.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

from risk_desktop.ui.heap import trim

_EVERY_MS = 250
_OLDEST = 2


class Collector(QObject):
    """Replaces Python's automatic garbage collection while it lives; create it in the window's thread.

    What a collection of the oldest generation has freed goes back to the system.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        # What has been loaded by now stays for good, so it need not be examined again.
        gc.freeze()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.collect)
        self._timer.start(_EVERY_MS)

    def collect(self) -> int:
        """Collect the oldest generation that is due; return its number, -1 for none."""
        counts, limits = gc.get_count(), gc.get_threshold()
        due = [generation for generation in (0, 1, 2) if counts[generation] > limits[generation]]
        if not due:
            return -1
        gc.collect(due[-1])
        if due[-1] == _OLDEST:
            trim()
        return due[-1]

    def stop(self) -> None:
        """Turn automatic collection on again."""
        self._timer.stop()
        gc.unfreeze()
        gc.enable()
