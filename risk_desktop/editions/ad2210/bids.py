"""The bid for the order of the turns, and what the opponents should bid for it (AD-C)."""

from __future__ import annotations

from risk_desktop.engine.appraisal import Stake
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import GameState

from ..common.bidding import bidding

FIRST_YEARS = {1: Stake(2, 3, part=1.0, last=True), 2: Stake(0, 1)}
"""In the first year who comes last finds the others spent on each other; the money of the second is needed for commanders."""
OTHER_YEARS = Stake(2, 3)


def stake(state: GameState, rules: Rules, player: int) -> Stake:
    """Return what is bid by who knows what a place is worth; the last year is as in any game that is scored."""
    return FIRST_YEARS.get(state.round, OTHER_YEARS)


BIDDING = bidding(stakes=stake)
