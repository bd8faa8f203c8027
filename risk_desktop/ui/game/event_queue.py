"""Tells what happened when it has been seen; where nothing is animated, in beats in which all of the screen goes on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from risk_desktop.engine.events import Event

# Where nothing is animated the screen goes on this long after a turn has begun, ms: a hundred choices a second can't be
# read. In a turn that lasts it goes on after the longer time.
_BEAT_MS, _TURN_MS = 100, 400
# Between two parts of a beat, ms: all of them in one frame would hold up the window.
_STEP_MS = 20
# So many events are told in one frame.
_MOST = 48


class EventQueue(QObject):
    """Collects what is to be told. Each beat tells all that has happened before it, so it never lags behind the board.

    A beat shows the position, perhaps in parts, and in the next frames who acts (all parts of the screen at once), what has
    led there, perhaps in parts, and the players' figures. Signals: ``begun`` (take note of who acts now), ``turned`` (show
    the position, and call ``turn_on`` if that isn't all), ``reached`` (show who acts), ``told`` (events), ``counted`` (show
    the figures), ``emptied`` when ``finish`` has told all.
    """

    begun = Signal()
    turned = Signal()
    reached = Signal()
    told = Signal(list)
    counted = Signal()
    emptied = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._untold: list[Event] = []
        self._beat: list[Event] | None = None
        self._due = self._soon = self._part = self._reached = self._figures = self._last = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)

    @property
    def pending(self) -> bool:
        """Whether a beat is to come, or has begun and isn't over."""
        return self._due or self._figures or self._beat is not None

    def add(self, events: Sequence[Event], *, new_turn: bool = False) -> None:
        """Tell events with the next beat; it comes soon where a ``new_turn`` has begun."""
        self._untold += events
        hurries = new_turn and not self._soon and self._beat is None and not self._figures
        self._due, self._soon = True, self._soon or new_turn
        if hurries or not self._timer.isActive():
            self._wait()

    def add_seen(self, events: Sequence[Event]) -> None:
        """Tell events that have been seen on the board, in a frame of their own."""
        self._untold += events
        if not self._timer.isActive():
            self._timer.start(_STEP_MS)

    def turn_on(self) -> None:
        """Let ``turned`` come once more: a part of the position is left."""
        self._part = True

    def finish(self) -> None:
        """Tell all that has not been told yet with a last beat, then ``emptied``."""
        self._due = self._last = True
        self._timer.start(_STEP_MS)

    def tell(self) -> None:
        """Tell all that has not been told yet at once. Whoever calls shows the position and who acts, if they are due."""
        self._timer.stop()
        told, self._untold, self._beat = (self._beat or []) + self._untold, [], None
        self._due = self._soon = self._figures = False
        if told:
            self.told.emit(told)
        self._empty()

    def _wait(self) -> None:
        self._timer.start(_BEAT_MS if self._soon else _TURN_MS)

    def _go_on(self) -> None:
        if self._beat is not None or (self._due and not self._figures):
            self._show_beat()
            self._timer.start(_STEP_MS)
            return
        if self._figures:
            self._figures = False
            self.counted.emit()
        elif self._untold:
            self.tell()
        if self._due:
            self._wait()
        else:
            self._empty()

    def _show_beat(self) -> None:
        """Show the next part of the position; when all of it shows, what it means."""
        if self._beat is None:
            self._beat, self._untold, self._part = self._untold, [], True
            self._due = self._soon = self._reached = False
            self.begun.emit()
        if self._part:
            self._part = False
            self.turned.emit()
            return
        if not self._reached:
            self._reached = True
            self.reached.emit()
            return
        told, left = self._beat[:_MOST], self._beat[_MOST:]
        self._beat, self._figures = left or None, not left
        if told:
            self.told.emit(told)

    def _empty(self) -> None:
        if self._last and not self.pending:
            self._last = False
            self.emptied.emit()
