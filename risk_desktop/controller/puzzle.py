"""A puzzle as a session: the person plays one turn from its position, and nothing of it is kept.

Nobody waits for the turns of the others, who only defend themselves; what the dice made of the turn doesn't count.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from risk_desktop.engine.game import Game
from risk_desktop.engine.view import view
from risk_desktop.maps.finder import find_map
from risk_desktop.puzzles.goals import is_reached
from risk_desktop.puzzles.judge import Tried
from risk_desktop.puzzles.position import begin, boards_of
from risk_desktop.puzzles.schema import Puzzle

from .opening import Opened
from .session import GameSession, MakeAnswerSource
from .table import HUMAN, Seat, Table

LEVEL = "hard"
"""Who sits in the other seats."""
_SEED_BITS = 62


class PuzzleSession(GameSession):
    """The session of a ``puzzle``: ``turn_over`` when the person's turn has ended, or the game; nobody is asked after that."""

    kept = passes_seats = gives_hints = False
    menu_note = "puzzles.menu"
    menu_lacks = ("seats", "replay")
    turn_over = Signal()

    def __init__(
        self,
        table: Table,
        puzzle: Puzzle,
        game: Game,
        *,
        make_ai_client: MakeAnswerSource | None = None,
        parent: QObject | None = None,
    ) -> None:
        self.puzzle = puzzle
        self._turn = game.state.round, game.state.turn
        self._told = False
        super().__init__(table, game, make_ai_client=make_ai_client, parent=parent)

    @property
    def goes_on(self) -> bool:
        """Whether there is something left to do: nobody plays on after the turn."""
        state = self.game.state
        return self.decision is not None and (state.round, state.turn) == self._turn

    @property
    def opponents_think(self) -> bool:
        """Whether opponents need time to decide: only while they defend themselves."""
        return self.goes_on

    @property
    def can_undo(self) -> bool:
        """Tell whether the last choice can be taken back: not when the turn has been judged."""
        return super().can_undo and self.goes_on

    @property
    def is_reached(self) -> bool | None:
        """Whether what the puzzle asks for has been done; None where the board alone doesn't tell."""
        recording = self.recording
        assert recording is not None
        before, game = recording.game_at(0), self.game
        return is_reached(self.puzzle.goal, self.puzzle.player, before.state, game.state, game.rules)

    @property
    def places(self) -> tuple[int, ...]:
        """The places of the recording where the person has decided something so far."""
        recording, player = self.recording, self.puzzle.player
        assert recording is not None
        return tuple(place for place in range(recording.end) if recording.record(place + 1).player == player)

    def tries(self) -> tuple[Tried, ...]:
        """Return what the person has decided so far, each time with what he saw."""
        recording, player = self.recording, self.puzzle.player
        assert recording is not None
        return tuple(
            Tried(view(recording.game_at(place), player).state, recording.record(place + 1).choice)
            for place in self.places
        )

    def _think(self) -> None:
        if self.goes_on:
            super()._think()

    def _go_on(self) -> None:
        if self.goes_on:
            super()._go_on()
        elif not self._told:
            self._told = True
            self.turn_over.emit()


def open_puzzle(puzzle: Puzzle, names: Sequence[str], parent: QObject | None = None) -> Opened:
    """Lay the table of a puzzle for persons called ``names`` by seat: call ``session.start()`` when the screen stands.

    The dice, and what the player can't see, are others each time. CodecError.
    """
    game, table = begin(puzzle, secrets.randbits(_SEED_BITS)), table_of(puzzle, names, secrets.randbits(_SEED_BITS))
    session = PuzzleSession(table, puzzle, game, parent=parent)
    return Opened(session, tuple(find_map(name) for name in table.boards), None)


def table_of(puzzle: Puzzle, names: Sequence[str], seed: int) -> Table:
    """Return the table of a puzzle for persons called ``names`` by seat."""
    seats = tuple(
        Seat(name, HUMAN if seat == puzzle.player else LEVEL, seat) for seat, name in enumerate(names[: puzzle.players])
    )
    return Table(puzzle.edition, seats, dict(puzzle.options), boards_of(puzzle), seed)
