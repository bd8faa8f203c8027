"""Games among opponents only in a real window: one after the other, for as long as a measurement takes."""

from __future__ import annotations

from PySide6.QtCore import QEventLoop, QObject, QTimer, Signal, Slot

from risk_desktop.controller.table import Seat, Table
from risk_desktop.editions.registry import find_edition
from risk_desktop.ui.window.main_window import MainWindow

NAMES = ("Ada", "Ben", "Cleo", "Dirk", "Elsa", "Finn")
_LOOK_MS = 100


def opponents_table(level: str, players: int, edition: str = "world", seed: int = 7) -> Table:
    """Return a table with opponents of one level; the same seed gives the same game."""
    seats = tuple(Seat(NAMES[number], level, number, "balanced") for number in range(players))
    return Table(edition, seats, boards=find_edition(edition).boards, seed=seed)


class Games(QObject):
    """Keeps a game running in ``window``. ``choices`` counts what has been played; ``opening`` when a game begins."""

    opening = Signal()

    def __init__(self, window: MainWindow, level: str, players: int, seed: int = 7, edition: str = "world") -> None:
        super().__init__(window)
        self._window, self._level, self._players, self._seed = window, level, players, seed
        self._edition = edition
        self._wanted_round = -1
        self.choices = 0
        self._loop = QEventLoop()
        self._look = QTimer(self)
        self._look.setInterval(_LOOK_MS)
        self._look.timeout.connect(self._follow)
        self._start()

    @property
    def round(self) -> int:
        """The round of the game that runs."""
        playing = self._window.playing
        return playing.session.game.state.round if playing is not None else 0

    def play(self, seconds: float) -> None:
        """Let the window run for so long."""
        end = QTimer(self)
        end.setSingleShot(True)
        end.timeout.connect(self._loop.quit)
        end.start(round(seconds * 1000))
        self._look.start()
        self._loop.exec()
        self._look.stop()
        end.stop()

    def play_until_round(self, number: int, seconds: float) -> None:
        """Let the window run until a round begins, or for so long."""
        self._wanted_round = number
        self.play(seconds)
        self._wanted_round = -1

    def _start(self) -> None:
        self.opening.emit()
        self._window.start(opponents_table(self._level, self._players, self._edition, self._seed))
        self._seed += 1
        assert self._window.playing is not None
        self._window.playing.session.happened.connect(self._count)

    @Slot()
    def _count(self) -> None:
        self.choices += 1

    @Slot()
    def _follow(self) -> None:
        assert self._window.playing is not None
        state = self._window.playing.session.game.state
        if state.outcome is not None:
            self._start()
        elif 0 <= self._wanted_round <= state.round:
            self._loop.quit()
