"""Opening a saved game on a thread of its own: reading and replaying may take long, and the window goes on meanwhile."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QThread, Signal

from risk_desktop.storage.reading import CancelledError

from .opening import Prepared, prepare


class OpeningJob(QThread):
    """Prepares the save at ``path``. Start it, wait for ``finished``, then ask for the ``result``."""

    progressed = Signal(float)
    """How much of the work is done, 0 to 1."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._unwanted = False
        self._prepared: Prepared | None = None
        self._fault: Exception | None = None

    def run(self) -> None:
        """Do the work; on the thread."""
        try:
            self._prepared = prepare(self._path, self._note)
        except CancelledError:
            pass
        except Exception as fault:
            self._fault = fault  # it is raised again where the result is asked for

    def cancel(self) -> None:
        """Nobody wants the game any more: the work stops soon."""
        self._unwanted = True

    def result(self) -> Prepared | None:
        """Return the game, None if it was cancelled; raises what the work has raised: SaveError, OSError."""
        if self._unwanted:
            return None
        if self._fault is not None:
            raise self._fault
        return self._prepared

    def _note(self, share: float) -> None:
        if self._unwanted:
            raise CancelledError
        self.progressed.emit(share)
