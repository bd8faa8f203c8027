"""Remembers how the board looked: after each conquest, and when each player's last turn ended."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from risk_desktop.controller.session import GameSession
from risk_desktop.engine.events import Event, TerritoryConquered, TurnStarted
from risk_desktop.ui.board.position import BoardPosition
from risk_desktop.ui.game.players.figures import figures_of
from risk_desktop.ui.game.projection import position_of

_MOST = 240
"""So many conquests are kept: more than a round brings."""


class TurnRecord(QObject):
    """Follows a session choice by choice, at whatever speed the screen shows them."""

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._after: dict[int, tuple[TerritoryConquered, BoardPosition]] = {}
        self._armies: dict[int, int] = {}
        self._lands: dict[int, frozenset[int]] = {}
        self.turn = -1
        """Whose turn was the last to begin; -1 while none has since the game was opened."""
        session.happened.connect(self._note)

    def after(self, event: TerritoryConquered) -> BoardPosition | None:
        """Return the position to which the choice behind a conquest led; None if it was before the game was opened."""
        known = self._after.get(id(event))
        return known[1] if known is not None else None

    def armies(self, seat: int) -> int | None:
        """Return how many armies a player had when his last turn ended, None if that was before the game was opened."""
        return self._armies.get(seat)

    def missing(self, seat: int) -> frozenset[int]:
        """Return what was a player's when his last turn ended and is not his side's now, as far as that is known."""
        rules = self._session.game.rules
        side, holders = rules.side_of(seat), rules.tenure.holders(self._session.game.state)
        return frozenset(land for land in self._lands.get(seat, ()) if holders[land] not in side)

    def _note(self, events: Sequence[Event]) -> None:
        game = self._session.game
        position: BoardPosition | None = None
        for event in events:
            if isinstance(event, TerritoryConquered):
                position = position or position_of(game)
                self._after[id(event)] = event, position  # the event is kept, so that nothing else gets its id
            elif isinstance(event, TurnStarted):
                ended = [self.turn] if self.turn >= 0 else range(game.state.players)
                self._armies |= {seat: figures_of(game, seat).armies for seat in ended}
                self._lands |= {seat: self._held_by(seat) for seat in ended}
                self.turn = event.player
        while len(self._after) > _MOST:
            del self._after[next(iter(self._after))]

    def _held_by(self, seat: int) -> frozenset[int]:
        game = self._session.game
        return frozenset(land for land, holder in enumerate(game.rules.tenure.holders(game.state)) if holder == seat)
