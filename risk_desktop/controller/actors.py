"""Who has chosen anything in the turn under way, or since the last one ended."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.engine.events import Event, TurnStarted
from risk_desktop.engine.state import GameState


class TurnActors:
    """The ``seats`` that have chosen since a turn began or ended, as far as the game has been followed."""

    def __init__(self) -> None:
        self.seats: set[int] = set()
        self._under_way = False

    def note(self, player: int, events: Sequence[Event], state: GameState) -> None:
        """Take in a choice of ``player``, what came of it, and the state that it led to."""
        ended = self._under_way and not state.phase
        self._under_way = bool(state.phase)
        if ended or any(isinstance(event, TurnStarted) for event in events):
            self.seats.clear()
        else:
            self.seats.add(player)
