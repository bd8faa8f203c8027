"""Tells what happened when it has been shown; in bundles where nothing is animated."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from risk_desktop.engine.events import Event

# Where nothing is animated, what happened is told in bundles, this often, ms: a hundred choices a second can't be read.
_BUNDLE_MS = 50


class Telling(QObject):
    """Collects events. ``told`` carries them; ``turned`` comes first where a turn has begun: show the position."""

    told = Signal(list)
    turned = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._untold: list[Event] = []
        self._new_turn = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_BUNDLE_MS)
        self._timer.timeout.connect(self._tell_in_turn)

    def add(self, events: Sequence[Event], *, new_turn: bool) -> None:
        """Tell events with the next bundle; ``new_turn`` where the position is to be shown too."""
        self._untold += events
        self._new_turn = new_turn or self._new_turn
        if not self._timer.isActive():
            self._timer.start()

    def tell(self, events: Sequence[Event] = ()) -> None:
        """Tell all that has not been told yet, and these events."""
        self._timer.stop()
        everything, self._untold = [*self._untold, *events], []
        if self._new_turn:
            self._new_turn = False
            self.turned.emit()
        if everything:
            self.told.emit(everything)

    def _tell_in_turn(self) -> None:
        """Show the position of a new turn, and the next time tell the rest: both at once would hold up the window."""
        if self._new_turn:
            self._new_turn = False
            self.turned.emit()
            self._timer.start()
        else:
            self.tell()
