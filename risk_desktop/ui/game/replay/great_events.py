"""The great events of a recording: those that the game announces over the board, each with where it happened in time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from risk_desktop.controller.session import GameSession
from risk_desktop.editions.common.pieces import PieceTaken
from risk_desktop.editions.registry import find_edition
from risk_desktop.engine.events import Event, PlayerEliminated
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import NOBODY
from risk_desktop.storage.recording import Recording
from risk_desktop.ui.art.vignettes import Vignette
from risk_desktop.ui.board.view import BoardView
from risk_desktop.ui.game.chronicle.narration import Narrator
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.features import announced_in
from risk_desktop.ui.names import Names

GREAT = 55
"""What weighs less as an announcement is no great event, unless a piece of weight falls."""
_FALLS = frozenset({"broken_figure", "taken_figure"})
"""Pictures of such pieces."""
_TAKEN = 50
"""What a piece weighs that changes hands without an announcement."""
_SLICE_MS = 6
"""So long it looks for them at once."""


@dataclass(frozen=True, slots=True)
class GreatEvent:
    """What happened at a ``place``: whose it is, in words, how much it weighs, its picture, and whether ``seat`` is ``out``."""

    place: int
    seat: int
    words: str
    weight: int
    picture: Vignette
    out: bool = False


class PastContext(GameContext):
    """The context of a game as it stood once."""

    def __init__(self, board: BoardView, session: GameSession, names: Names, then: Game) -> None:
        super().__init__(board, session, names)
        self._then = then

    @property
    def game(self) -> Game:
        """The game as it stood."""
        return self._then


class GreatEvents(QObject):
    """Finds them from the first to the last, some at a time. ``grown`` when there are more, ``done`` with the last.

    ``found``: in order, as everybody could see them. ``families``: from which the pieces of a seat have their names.
    """

    grown = Signal()
    done = Signal()

    def __init__(
        self, context: GameContext, recording: Recording, families: Mapping[int, str], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._context, self._recording = context, recording
        self._narrator = Narrator(context.names, families)
        self._announced = announced_in(find_edition(context.names.table.edition).features)
        self._game = recording.game_at(0)
        self._place = 0
        self.found: list[GreatEvent] = []
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._find_some)

    def begin(self) -> None:
        """Find them in the pauses of everything else."""
        self._timer.start()

    @property
    def complete(self) -> bool:
        """Whether the whole recording has been looked through."""
        return self._place > self._recording.end

    def find_all(self) -> None:
        """Find all of them now, for pictures and tests."""
        while not self.complete:
            self._look()
        self._timer.stop()
        self.grown.emit()
        self.done.emit()

    def _find_some(self) -> None:
        clock, before = QElapsedTimer(), len(self.found)
        clock.start()
        while not self.complete and clock.elapsed() < _SLICE_MS:
            self._look()
        if len(self.found) > before:
            self.grown.emit()
        if self.complete:
            self._timer.stop()
            self.done.emit()

    def _look(self) -> None:
        """Look at what led to the next place."""
        place = self._place
        if place:
            self._game = self._recording.game_after(self._game, place)
        for event in self._recording.events(place):
            line = self._narrator.line(event, NOBODY)
            public = event.seen_by(NOBODY)
            picture, weight = self._picture(public) if public is not None else (None, 0)
            if picture is not None and line is not None:
                out = isinstance(event, PlayerEliminated)
                seat = event.player if isinstance(event, PlayerEliminated) else line.seat
                self.found.append(GreatEvent(place, seat, line.title, weight, picture, out))
        self._place += 1

    def _picture(self, event: Event) -> tuple[Vignette | None, int]:
        """Return the picture of a great event with what it weighs, None of any other."""
        context = PastContext(self._context.board, self._context.session, self._context.names, self._game)
        for each in self._announced.get(type(event), ()):
            if (each.weight >= GREAT or each.picture in _FALLS) and each.when(event, context):
                return (Vignette("badge", each.pip) if each.pip else each.vignette(event, context)), each.weight
        if isinstance(event, PieceTaken):
            return Vignette("taken_figure", event.kind), _TAKEN
        return None, 0
