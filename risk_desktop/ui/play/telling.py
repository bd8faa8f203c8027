"""Tells what happened when it has been shown; where nothing is animated, in bundles and one thing at a time."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from risk_desktop.engine.events import Event

# Where nothing is animated, what happened is told in bundles, this often, ms: a hundred choices a second can't be read.
_BUNDLE_MS = 100
# Between two parts of what changed, ms: all of them in one frame would hold up the window.
_STEP_MS = 20
# So many events are told in one frame.
_MOST = 12


class Telling(QObject):
    """Collects what is to be told. Where a turn has begun, the position comes first, then the players' figures.

    Signals: ``turned`` (show the position, and call ``turn_on`` if that isn't all), ``counted`` (show the figures),
    ``said`` (say whom we watch), ``told`` (events), ``emptied`` when ``finish`` has told all.
    """

    told = Signal(list)
    turned = Signal()
    counted = Signal()
    said = Signal()
    emptied = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._untold: list[Event] = []
        self._position = self._figures = self._words = self._last = False
        self._said_last = False  # words and events take turns: both may be due all the time
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._tell_next)

    def add(self, events: Sequence[Event], *, new_turn: bool = False) -> None:
        """Tell events with the next bundle; ``new_turn`` where position and figures are to be shown too."""
        self._untold += events
        self._position = new_turn or self._position
        self._figures = new_turn or self._figures
        self._wait()

    def turn_on(self) -> None:
        """Let ``turned`` come once more: a part of the position is left."""
        self._position = True

    def say(self) -> None:
        """Say with the next bundle whom we watch."""
        self._words = True
        self._wait()

    def catch_up(self) -> None:
        """Show the position and the figures now if they are due: what happens next is animated from there."""
        if self._position or self._figures:
            self.tell()

    def finish(self) -> None:
        """Tell all that has not been told yet, step by step, the position and the figures too; then ``emptied``."""
        self._position = self._figures = self._last = True
        self._timer.start(_STEP_MS)

    def tell(self, events: Sequence[Event] = ()) -> None:
        """Tell all that has not been told yet, and these events."""
        self._timer.stop()
        self._untold += events
        while self._tell_one(len(self._untold)):
            pass

    def _wait(self) -> None:
        if not self._timer.isActive():
            self._timer.start(_BUNDLE_MS)

    def _tell_next(self) -> None:
        self._tell_one(_MOST)
        if self._position or self._figures or self._untold or self._last:
            self._timer.start(_STEP_MS)
        elif self._words:
            self._timer.start(_BUNDLE_MS)

    def _tell_one(self, most: int) -> bool:
        """Tell the first thing that is due, of the events at most so many; return whether there was anything."""
        if self._position:
            self._position = False
            self.turned.emit()
        elif self._figures:
            self._figures = False
            self.counted.emit()
        elif self._words and not (self._said_last and self._untold):
            self._words, self._said_last = False, True
            self.said.emit()
        elif self._untold:
            events, self._untold, self._said_last = self._untold[:most], self._untold[most:], False
            self.told.emit(events)
        elif self._last:
            self._last = False
            self.emptied.emit()
        else:
            return False
        return True
