"""How much of a game is left, where its rounds are counted, and who has no turn any more."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.editions.common.score import LENGTHS
from risk_desktop.editions.common.turns import turn_order
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import GameState

LIMITS = ("round_limit", *LENGTHS)
"""House rules that say after how many rounds a game is over; 0: never."""


def rounds_left(state: GameState, rules: Rules) -> int:
    """Return how many rounds follow this one, -1 where there is no limit."""
    limit = next((int(str(rules.options[key])) for key in LIMITS if rules.options.get(key)), 0)
    return max(0, limit - state.round) if limit else -1


def is_scored(rules: Rules) -> bool:
    """Tell whether points at the end decide."""
    return bool(rules.score)


def spent(state: GameState, rules: Rules) -> Sequence[int]:
    """Return the players who had their last turn: before the one on turn in the last round of a game that is scored."""
    if not is_scored(rules) or rounds_left(state, rules) != 0 or state.turn < 0 or not state.phase:
        return ()
    order = turn_order(state)
    return order[: order.index(state.turn)] if state.turn in order else ()
