"""What missions are worth to a player: a term for the opponents' evaluation, from what the state shows of them."""

from __future__ import annotations

from risk_desktop.engine.events import HIDDEN
from risk_desktop.engine.rules import Appraisal, Rules
from risk_desktop.engine.state import GameState

from .deck import hand_of, missions_of

WORTH = {"": 40.0, "captain": 6.0, "major": 9.0, "colonel": 12.0, "general": 16.0}
"""Worth of a fulfilled mission in armies, by rank; one on the way is worth the cube of its progress of that."""
FULFILLED = 2.0
"""A mission that is fulfilled is worth so many times more than one that only just isn't."""
CLAIMED = 20.0
"""Worth of a mission that was claimed: a quarter of the way to victory."""


def missions_worth(state: GameState, rules: Rules, player: int) -> float:
    """Return the worth of the player's missions: secret ones as far as ``state`` shows them, claimed ones for everybody."""
    total = 0.0
    missions = missions_of(rules)
    for card in hand_of(state, player):
        if card != HIDDEN:
            done = missions[card].goal.progress(state, rules, player)
            total += WORTH[missions[card].rank] * (FULFILLED if done >= 1 else done**3)
    claims = state.slots.get("claims")
    if claims is not None:
        total += CLAIMED * claims.holders.count(player)
    return total


MISSIONS_WORTH = Appraisal("missions", missions_worth)
