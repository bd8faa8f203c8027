"""When the screen must go to another person before a question is shown."""

from __future__ import annotations

from risk_desktop.controller.session import GameSession
from risk_desktop.engine.sealed import SealedChoice
from risk_desktop.engine.step import Decision

OPEN_KINDS = frozenset({"place_neutral"})
"""What can be decided with no hand on the screen: it need not change hands for that."""


def changes_hands(session: GameSession, decision: Decision, last: int) -> bool:
    """Tell whether a decision is for somebody else than ``last`` and there is something to hide or to recap."""
    state = session.game.state
    people = [seat for seat in session.table.humans if state.alive[seat]]
    if len(people) < 2 or decision.player == last or decision.kind in OPEN_KINDS:
        return False
    if state.round > 0 or isinstance(decision.step, SealedChoice):
        return True
    return session.view(decision.player).state != session.view(-1).state
