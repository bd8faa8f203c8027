"""Undo inside a turn: back to any own choice that revealed nothing."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.engine.events import Event, SealedRevealed
from risk_desktop.engine.game import Game, Record
from risk_desktop.engine.state import GameState
from risk_desktop.engine.step import Decision
from risk_desktop.storage.statistics import Statistics


def is_open(
    before: GameState, record: Record, events: Sequence[Event], following: Decision | None, after: GameState
) -> bool:
    """Tell whether a choice that led from ``before`` to ``after`` can be taken back.

    Barriers: dice (``record.rolls``), a card that was drawn or turned over, something secret or sealed that came to
    light, somebody else is asked next.
    """
    shown = any(event.visible_to is not None or isinstance(event, SealedRevealed) for event in events)
    drawn = any(deck.draw != after.decks[name].draw for name, deck in before.decks.items())
    return not (record.rolls or shown or drawn) and following is not None and following.player == record.player


class History:
    """States and statistics before the choices that may be taken back, and what these led to; oldest first."""

    def __init__(self) -> None:
        self._states: list[tuple[GameState, Statistics, tuple[Event, ...]]] = []

    @property
    def depth(self) -> int:
        """Number of choices that can be taken back."""
        return len(self._states)

    def note(
        self,
        before: tuple[GameState, Statistics],
        record: Record,
        events: Sequence[Event],
        following: Decision | None,
        after: GameState,
    ) -> None:
        """Remember how all stood ``before`` a choice, or forget everything if the choice can't be taken back."""
        if is_open(before[0], record, events, following, after):
            self._states.append((*before, tuple(events)))
        else:
            self._states.clear()

    def forget(self) -> None:
        """Nothing can be taken back any more."""
        self._states.clear()

    def back(self, game: Game) -> tuple[Game, Statistics, tuple[Event, ...]]:
        """Return a game at the last remembered state, its statistics, and the events undone; IndexError if none is left."""
        state, statistics, events = self._states.pop()
        return Game(game.rules, state), statistics, events
