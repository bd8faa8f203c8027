"""What missions are worth to a player: a term for the opponents' evaluation, from what the state shows of them."""

from __future__ import annotations

from risk_desktop.engine.appraisal import Appraisal
from risk_desktop.engine.events import HIDDEN
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import GameState

from .deck import hand_of, missions_of
from .foresee import foresee_secret
from .foresee_ranked import foresee_ranked

WORTH = {"": 40.0, "captain": 6.0, "major": 9.0, "colonel": 12.0, "general": 16.0}
"""Worth in armies of a mission that is all but fulfilled, by rank; before that the cube of its progress counts."""
FULFILLED = {"": 300.0, "captain": 12.0, "major": 18.0, "colonel": 24.0, "general": 32.0}
"""Worth of a fulfilled mission: a single one wins the game, a ranked one only waits for its moment."""
CLAIMED = 20.0
"""Worth of a mission that was claimed: a quarter of the way to victory."""


def missions_worth(state: GameState, rules: Rules, player: int) -> float:
    """Return the worth of the player's missions: secret ones as far as ``state`` shows them, claimed ones for everybody."""
    total = 0.0
    missions = missions_of(rules)
    for card in hand_of(state, player):
        if card != HIDDEN:
            done = missions[card].goal.progress(state, rules, player)
            rank = missions[card].rank
            total += FULFILLED[rank] if done >= 1 else WORTH[rank] * done**3
    claims = state.slots.get("claims")
    if claims is not None:
        total += CLAIMED * claims.holders.count(player)
    return total


SECRET_WORTH = Appraisal("missions", missions_worth, foresee_secret)
RANKED_WORTH = Appraisal("missions", missions_worth, foresee_ranked)
