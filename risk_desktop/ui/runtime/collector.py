"""Runs Python's garbage collection in the window's thread only, between two events.

By itself Python collects in whichever thread happens to allocate. The program would crash if a widget were deleted by
another thread, or while Qt iterates over all widgets.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

from risk_desktop.ui.runtime.heap import trim

_EVERY_MS = 250
# The oldest generation is hardly ever due, and what it holds may hold large pictures: it is collected every so many times.
_OLDEST, _AT_LEAST = 2, 80


class Collector(QObject):
    """Replaces Python's automatic garbage collection while it lives; create it in the window's thread.

    What a collection of the oldest generation has freed goes back to the system.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self.keep()
        self._left = _AT_LEAST
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.collect)
        self._timer.start(_EVERY_MS)

    def keep(self) -> None:
        """Examine no more what is there by now: it has just been loaded, and stays for good."""
        gc.freeze()

    def collect(self) -> int:
        """Collect the oldest generation that is due; return its number, -1 for none."""
        counts, limits = gc.get_count(), gc.get_threshold()
        self._left -= 1
        due = [generation for generation in (0, 1, 2) if counts[generation] > limits[generation]]
        oldest = _OLDEST if self._left <= 0 else max(due, default=-1)
        if oldest >= 0:
            gc.collect(oldest)
        if oldest == _OLDEST:
            self._left = _AT_LEAST
            trim()
        return oldest

    def collect_all(self) -> None:
        """Collect every generation now: a game that has been left would hold up the next one later."""
        self._left = 0
        self.collect()

    def stop(self) -> None:
        """Turn automatic collection on again."""
        self._timer.stop()
        gc.unfreeze()
        gc.enable()
