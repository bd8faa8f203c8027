"""Money saved for the last bid: whoever moves last in the last round loses nothing of what he takes."""

from __future__ import annotations

from risk_desktop.editions.common.money import money_of
from risk_desktop.editions.common.turns import turn_order
from risk_desktop.engine.view import View

from ..ending import rounds_left
from ..mind import Mind

SAVING = 4
"""Money that a rival who has yet to move may add to his purse before the last bid."""
LAST_BID, TOO_RICH = 6, 12
"""Money with which the last bid is often won, and a purse that wins it in any case."""


def last_bid(mind: Mind, seen: View) -> int:
    """Return the money to save in the last turn before the last bid: what beats all others, or at least most purses.

    0 where somebody is too rich to be outbid, and for who has put it aside already.
    """
    state = seen.state
    if rounds_left(state, seen.rules) != 1 or mind.saves(seen):
        return 0
    order = turn_order(state)
    later = order[order.index(seen.player) + 1 :] if seen.player in order else []
    rivals = [player for player in range(state.players) if player != seen.player and state.alive[player]]
    most = max(money_of(state, rival) + (SAVING if rival in later else 0) for rival in rivals)
    if most < money_of(state, seen.player):
        return most + 1
    return LAST_BID if most <= TOO_RICH else 0
