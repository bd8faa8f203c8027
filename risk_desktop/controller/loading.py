"""Reading a saved game on a thread of its own: reading and replaying may take long, and the window goes on meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QThread, Signal

from risk_desktop.storage.reading import CancelledError, Progress

from .opening import Prepared, prepare
from .replay import ReplaySource, prepare_replay

T = TypeVar("T")


class LoadingJob(QThread, Generic[T]):
    """Does ``work``, which is told where to tell its progress. Start it, wait for ``finished``, then ask for the ``result``."""

    progressed = Signal(float)
    """How much of the work is done, 0 to 1."""

    def __init__(self, work: Callable[[Progress], T], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = work
        self._unwanted = False
        self._found: T | None = None
        self._fault: Exception | None = None

    def run(self) -> None:
        """Do the work; on the thread."""
        try:
            self._found = self._work(self._note)
        except CancelledError:
            pass
        except Exception as fault:
            self._fault = fault  # it is raised again where the result is asked for

    def cancel(self) -> None:
        """Nobody wants the game any more: the work stops soon."""
        self._unwanted = True

    def result(self) -> T | None:
        """Return what was found, None if it was cancelled; raises what the work has raised: SaveError, OSError."""
        if self._unwanted:
            return None
        if self._fault is not None:
            raise self._fault
        return self._found

    def _note(self, share: float) -> None:
        if self._unwanted:
            raise CancelledError
        self.progressed.emit(share)


class OpeningJob(LoadingJob[Prepared]):
    """Prepares the save at ``path`` to be gone on with."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(partial(prepare, path), parent)


class ReplayJob(LoadingJob[ReplaySource]):
    """Prepares the replay of the save at ``path``."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(partial(prepare_replay, path), parent)
