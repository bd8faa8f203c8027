"""Whose doing it is that shows: who acts now, who acted last, and what of it concerns the person at the screen."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.controller.session import GameSession
from risk_desktop.engine.events import AttackDeclared, AttackRolled, DiceRolled, Event
from risk_desktop.engine.state import NOBODY

_FIGHTS = (AttackDeclared, AttackRolled, DiceRolled)
_ANSWERS = ("defend", "reaction", "champion", "aegis", "save_armies")


class Doing:
    """Follows a game's choices. ``acting``: who decides now; ``acted``: whose choice shows, or was shown last."""

    def __init__(self, session: GameSession) -> None:
        self._session = session
        self.acting = self.acted = NOBODY
        self.events: list[Event] = []

    def follow(self, events: Sequence[Event]) -> None:
        """A choice has led to ``events``, as far as may be told; somebody else may decide now."""
        self.acted = self.acting
        self.look()
        self.events = list(events)

    def look(self) -> None:
        """See who decides now."""
        decision = self._session.decision
        self.acting = decision.player if decision is not None else NOBODY

    def take_events(self) -> list[Event]:
        """Return what has been shown, once."""
        events, self.events = self.events, []
        return events

    def is_own(self, seat: int) -> bool:
        """Tell whether a person plays in ``seat``."""
        return seat >= 0 and self._session.is_human(seat)

    def is_watched(self, seat: int) -> bool:
        """Tell whether an opponent plays in ``seat``."""
        return seat >= 0 and not self._session.is_human(seat)

    def answers(self, viewer: int) -> bool:
        """Tell whether the decision now is an answer to the person at the screen, such as the dice of a defence."""
        decision = self._session.decision
        return decision is not None and decision.kind in _ANSWERS and 0 <= viewer == self._session.game.state.turn

    def is_fight_of(self, viewer: int) -> bool:
        """Tell whether what shows is a fight of the person at the screen."""
        decider = self._session.game.state.decider
        return viewer >= 0 and any(isinstance(e, _FIGHTS) and decider(e.attacker) == viewer for e in self.events)

    def of_others(self, viewer: int) -> bool:
        """Tell whether what shows, or was shown last, is an opponent's doing and no fight of the person's."""
        return self.is_watched(self.acted) and not self.is_fight_of(viewer)
