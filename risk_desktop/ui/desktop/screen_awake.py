"""Keeps the screen from going dark while a person watches the computers play and touches nothing."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from contextlib import AbstractContextManager

from PySide6.QtCore import QObject, QTimer

log = logging.getLogger(__name__)

SHORT_TURNS_MS = 20_000
"""Computers' turns that take no longer than this keep nothing awake: no screen goes dark so soon."""

Holding = Callable[[], AbstractContextManager[object]]
"""Makes what keeps the screen on from its beginning to its end."""


def wakepy_holding() -> AbstractContextManager[object]:
    """Return wakepy's request to the system; ImportError without the library. Where a system has no way, it holds nothing."""
    from wakepy import keep  # imported here, so that the program runs without the library

    return keep.presenting(on_fail="pass")


class ScreenAwake(QObject):
    """Holds the screen on from some time after ``watch`` until ``rest``; without wakepy it does nothing.

    The system is asked in a thread of its own: an answer over D-Bus may take seconds, and the request belongs to the thread
    that made it.
    """

    def __init__(self, parent: QObject, holding: Holding = wakepy_holding) -> None:
        super().__init__(parent)
        self._holding = holding
        self._release: threading.Event | None = None
        self._patience = QTimer(self, singleShot=True, interval=SHORT_TURNS_MS)
        self._patience.timeout.connect(self._hold)

    def watch(self) -> None:
        """A computer begins to think: hold the screen on if nobody is asked for long."""
        if self._release is None and not self._patience.isActive():
            self._patience.start()

    def rest(self) -> None:
        """A person is asked, or nobody plays any more: let the screen go dark when the system wants it."""
        self._patience.stop()
        release, self._release = self._release, None
        if release is not None:
            release.set()

    def _hold(self) -> None:
        self._release = threading.Event()
        threading.Thread(target=_hold_until, args=(self._release, self._holding), name="awake", daemon=True).start()


def _hold_until(release: threading.Event, holding: Holding) -> None:
    """Hold the screen on until ``release`` is set; what fails is told in the log only, as the game goes on without."""
    try:
        with holding():
            release.wait()
    except Exception as fault:  # whatever a desktop's services raise, the game goes on
        log.info("the screen is not kept awake: %r", fault)
