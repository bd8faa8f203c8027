"""Who sits at the screen, and when it must go to another person before a question is shown."""

from __future__ import annotations

from risk_desktop.controller.session import GameSession
from risk_desktop.engine.sealed import SealedChoice
from risk_desktop.engine.state import NOBODY
from risk_desktop.engine.step import Decision

OPEN_KINDS = frozenset({"place_neutral"})
"""What can be decided with no hand on the screen: it need not change hands for that."""


class Sitting:
    """Follows who of the people at one screen sits before it, NOBODY while all of them look on."""

    def __init__(self, session: GameSession) -> None:
        humans = session.table.humans
        self._session = session
        self._seat = humans[0] if len(humans) == 1 else NOBODY
        self._greeted: set[int] = set()

    def changes(self, decision: Decision) -> bool:
        """Tell whether a decision needs a curtain first: it is another person's, with something to hide or to recap.

        What is sealed always does. In the set-up each person is alone once, to look at what is secret; after that all
        place openly, in turns of a single army.
        """
        state = self._session.game.state
        people = [seat for seat in self._session.table.humans if state.alive[seat]]
        if len(people) < 2 or decision.kind in OPEN_KINDS:
            return False
        if isinstance(decision.step, SealedChoice):
            return True
        if decision.player == self._seat:
            return False
        return state.round > 0 or (decision.player not in self._greeted and self._has_secret(decision.player))

    def greet(self, seat: int) -> None:
        """Remember that a person has been alone behind a curtain."""
        self._greeted.add(seat)
        self._seat = seat

    def take(self, decision: Decision) -> int:
        """Let the one who decides sit down; return whose secrets may show meanwhile, NOBODY if all look on."""
        seat = decision.player
        if seat == self._seat:
            return seat
        if decision.kind in OPEN_KINDS:
            return NOBODY
        open_setup = self._session.game.state.round == 0 and seat in self._greeted and self._has_secret(seat)
        self._seat = NOBODY if open_setup else seat
        return self._seat

    def _has_secret(self, seat: int) -> bool:
        return self._session.view(seat).state != self._session.view(NOBODY).state
