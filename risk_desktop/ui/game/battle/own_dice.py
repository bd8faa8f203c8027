"""Whose dice roll: those of a person at the screen are shown at his own pace, however fast the computers play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from risk_desktop.controller.session import GameSession
from risk_desktop.editions.common.battle_events import Contest
from risk_desktop.engine.events import AttackRolled, DiceRolled, Event, SealedRevealed
from risk_desktop.ui.game.bidding.bid_log import is_opening


def person_rolls(session: GameSession, events: Sequence[Event]) -> bool:
    """Tell whether a person attacks, defends, fights a contest or has bid in what ``events`` tell."""
    decider = session.game.state.decider
    seats = {decider(seat) for event in events for seat in _rolling(event) if seat >= 0}
    return any(session.is_human(seat) for seat in seats)


def _rolling(event: Event) -> Iterable[int]:
    """Return the seats whose dice an event shows."""
    if isinstance(event, AttackRolled | DiceRolled):
        return event.attacker, event.defender
    if isinstance(event, Contest):
        return [seat for seat, _ in event.throws]
    if isinstance(event, SealedRevealed) and is_opening(event):
        return [player for player, _ in event.answers]
    return ()
