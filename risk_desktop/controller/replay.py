"""A game that has been played, as a session: nobody is asked, and its choices are those of a recording.

What follows a session (board, animations, players) so shows a replay just as it showed the game. Nothing is written.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from risk_desktop.engine.events import PlayerEliminated
from risk_desktop.maps.graph import paying_as
from risk_desktop.maps.problems import Problem
from risk_desktop.maps.schema import BoardMap
from risk_desktop.storage.boards import board_of, maps_of
from risk_desktop.storage.reading import Progress, read_save, unwatched
from risk_desktop.storage.recording import Recording, recorded

from .opening import Opened, table_of
from .session import GameSession
from .table import RECORDED, Table

PAUSE_MS = 260
"""Between two choices while the replay plays, at single speed."""


class ReplaySession(GameSession):
    """Stands at a ``place`` of a recording, and goes on from there by itself while it is ``playing``.

    Signals: ``departing`` before the next choice is shown, ``arrived`` when what it led to has been shown, ``moved`` when it
    stands elsewhere without that anything is shown of the way there, ``running`` when it begins or ends to play.
    """

    kept = passes_seats = gives_hints = opponents_think = False
    menu_note = "replay.menu"
    menu_lacks = ("seats", "recap", "replay")
    departing = Signal()
    arrived = Signal()
    moved = Signal()
    running = Signal(bool)

    def __init__(self, table: Table, recording: Recording, place: int = 0, parent: QObject | None = None) -> None:
        self.film, self.place = recording, place
        super().__init__(watched(table), recording.game_at(place), recording=recording, parent=parent)
        self.speed = 1.0
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._play_on)
        self.playing = False

    def start(self) -> None:
        """Show where the replay begins."""
        self.go_to(self.place)

    def proceed(self) -> None:
        """What the last choice led to has been shown."""
        if self.closed or self.is_shown:
            return
        self.is_shown = True
        self.arrived.emit()
        self._go_on()

    def close(self) -> None:
        """Stop playing."""
        self._next.stop()
        super().close()

    @property
    def at_end(self) -> bool:
        """Whether there is nothing more to come."""
        return self.place == self.film.end

    def play(self, playing: bool) -> None:
        """Let the replay go on by itself, from the start again where it stands at the end, or let it stand."""
        if playing == self.playing:
            return
        self.playing = playing
        if playing and self.at_end:
            self.go_to(0)
        elif self.is_shown:
            self._go_on()
        self.running.emit(playing)

    def forward(self) -> None:
        """Go on by one choice, which is shown."""
        if not self.is_shown or self.at_end:
            return
        self._next.stop()
        self.departing.emit()
        self.place += 1
        self.game = self.film.game_after(self.game, self.place)
        self._tell(list(self.film.events(self.place)))

    def go_to(self, place: int) -> None:
        """Stand at another place, as near as there is one, at once."""
        self._next.stop()
        self.place = min(max(0, place), self.film.end)
        self.game = self.film.game_at(self.place)
        self.statistics.eliminated = _out(self.film, self.place)
        self.is_shown = True
        self.moved.emit()
        self._go_on()

    # --- ways through it

    def first(self) -> None:
        """Go to the very beginning."""
        self.go_to(0)

    def round_back(self) -> None:
        """Go to where the round began, or the one before."""
        self.go_to(self.film.round_before(self.place))

    def turn_back(self) -> None:
        """Go to where the turn began, or the one before."""
        self.go_to(self.film.turn_before(self.place))

    def back(self) -> None:
        """Go back by one choice."""
        self.go_to(self.place - 1)

    def turn_forth(self) -> None:
        """Go to where the next turn begins."""
        self.go_to(self.film.turn_after(self.place))

    def round_forth(self) -> None:
        """Go to where the next round begins."""
        self.go_to(self.film.round_after(self.place))

    def last(self) -> None:
        """Go to the end."""
        self.go_to(self.film.end)

    def _go_on(self) -> None:
        if self.playing and self.at_end:
            self.play(False)
        elif self.playing:
            self._next.start(round(PAUSE_MS / self.speed))

    def _play_on(self) -> None:
        if self.playing:
            self.forward()

    def _seat_opponents(self) -> None:
        """Nobody thinks: all has been chosen."""


def watched(table: Table) -> Table:
    """Return the table of a replay: its record plays for all persons, to whom the seats go on to belong."""
    for seat in table.people:
        table = table.passed(seat, RECORDED)
    return table


def _out(recording: Recording, place: int) -> dict[int, int]:
    """Return who is out at a place, and since which round."""
    found = {}
    for number in range(place + 1):
        for event in recording.events(number):
            if isinstance(event, PlayerEliminated):
                turn = recording.turn_number(number)
                found[event.player] = recording.turns[turn].round if turn >= 0 else 0
    return found


@dataclass(frozen=True, slots=True)
class ReplaySource:
    """What a replay is made from: a recording, the table that it was played at, and its boards.

    ``problem``: why the recording ends before the game did; ``save``: the file, None for what isn't kept.
    """

    table: Table
    boards: tuple[BoardMap, ...]
    recording: Recording
    problem: Problem | None = None
    save: Path | None = None


def source_of(opened: Opened | None) -> ReplaySource | None:
    """Return what a game at the table is replayed from; None where there is no game, or nothing of it was recorded."""
    if opened is None or opened.session.recording is None:
        return None
    return ReplaySource(opened.session.table, opened.boards, opened.session.recording, save=opened.save)


def prepare_replay(path: Path, progress: Progress = unwatched) -> ReplaySource:
    """Read the save at ``path`` and record all of it, on any thread. The file is only read.

    SaveError, and whatever ``progress`` raises.
    """
    loaded = read_save(path, progress)
    maps = maps_of(loaded)
    found = recorded(loaded, board_of(loaded), progress)
    boards = paying_as(found.recording.rules.board, maps)
    problem = found.problem or next(iter(loaded.problems), None)
    return ReplaySource(table_of(loaded), boards, found.recording, problem, path)
