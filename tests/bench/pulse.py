"""The pulse of a window: how regularly its event loop comes round, how much it worked meanwhile, and what held it up."""

from __future__ import annotations

import sys
import threading
import time
from collections import Counter
from types import FrameType

from PySide6.QtCore import QObject, Qt, QTimer

PERIOD_MS = 16
OPENING_S = 2.0
# The stalls that are looked into, ms since the last beat, and how often it is looked then.
LATE_MS, LOOK_MS = 40.0, 4.0


class Pulse(QObject):
    """Beats every PERIOD_MS. ``intervals``: ms between beats; ``work``: processor ms of the window's thread in them.

    On a busy machine an interval is long because others ran; ``work`` then stays short. What happens in the OPENING_S
    after ``set_apart`` is kept in ``opening`` (work) instead.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.intervals: list[float] = []
        self.work: list[float] = []
        self.opening: list[float] = []
        self._apart_until = 0.0
        self.last = (time.perf_counter(), time.thread_time())
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(PERIOD_MS)
        self._timer.timeout.connect(self._beat)

    def start(self) -> None:
        """Begin to measure."""
        self.last = (time.perf_counter(), time.thread_time())
        self._timer.start()

    def stop(self) -> None:
        """Measure no more."""
        self._timer.stop()

    def set_apart(self) -> None:
        """A game is being opened: a table is laid and a board painted, while nobody thinks."""
        self._apart_until = time.perf_counter() + OPENING_S

    def _beat(self) -> None:
        now = (time.perf_counter(), time.thread_time())
        work = (now[1] - self.last[1]) * 1000
        if self.last[0] < self._apart_until:
            self.opening.append(work)
        else:
            self.intervals.append((now[0] - self.last[0]) * 1000)
            self.work.append(work)
        self.last = now


class Watchdog(threading.Thread):
    """Looks what the thread of ``pulse`` is at whenever its beat is late. ``seen``: call paths and how often each."""

    def __init__(self, pulse: Pulse, late_ms: float = LATE_MS) -> None:
        super().__init__(name="watchdog", daemon=True)
        self._pulse, self._late = pulse, late_ms
        self._thread = threading.get_ident()
        self._over = threading.Event()
        self.seen: Counter[str] = Counter()

    def run(self) -> None:
        """Look until ``stop``."""
        while not self._over.wait(LOOK_MS / 1000):
            if (time.perf_counter() - self._pulse.last[0]) * 1000 > self._late:
                frame = sys._current_frames().get(self._thread)
                if frame is not None:
                    self.seen[_path(frame)] += 1

    def stop(self) -> None:
        """Look no more."""
        self._over.set()
        self.join()


def _path(frame: FrameType) -> str:
    """Return the innermost calls of a stack inside the program, the deepest last."""
    calls: list[str] = []
    at: FrameType | None = frame
    while at is not None and len(calls) < 6:
        code = at.f_code
        if "risk_desktop" in code.co_filename:
            place = code.co_filename.partition("risk_desktop/")[2]
            calls.append(f"{place}:{at.f_lineno} {code.co_name}")
        at = at.f_back
    return " < ".join(calls) or frame.f_code.co_qualname
