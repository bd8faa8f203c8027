"""What territory cards are worth, to the opponents' evaluation."""

from __future__ import annotations

from functools import lru_cache

from risk_desktop.engine.appraisal import Appraisal, Purse
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import GameState

from .sets import FIXED, set_value, track_value
from .trading import DISCARDED, INHERIT_CARDS


def cards_worth(state: GameState, rules: Rules, player: int) -> float:
    """Return a third of the next set's value for each card; only the number of cards counts, so it reveals nothing."""
    values = str(rules.option("set_values"))
    if values == "fixed":
        worth = sum(FIXED.values()) / len(FIXED)
    else:
        worth = set_value(rules.board, values, state.slots["cards"].traded, ())
    return len(state.decks["territory"].hands[player]) * worth / 3


CARDS_WORTH = Appraisal("cards", cards_worth)

FORESEEN_SETS = 8
MEAN_FIXED = 8
"""What a set brings with fixed values, when it is chosen from a hand."""
SPENT_FROM = {"five": 5, "six": 6, "may": 5}
"""From how many cards on they are traded at once after an elimination, by house rule; elsewhere never."""


def purse(state: GameState, rules: Rules) -> Purse:
    """Return the hands as numbers of cards, and the sets that come."""
    slot = state.slots["cards"]
    values = str(rules.option("set_values"))
    if values == "fixed":
        sets: tuple[int, ...] = (MEAN_FIXED,) * FORESEEN_SETS
    else:
        sets = rising(values, slot.traded)
    spent_from = SPENT_FROM.get(str(rules.option("elimination_trade")), 0)
    hands = [len(hand) for hand in state.decks["territory"].hands]
    inherited = rules.options.get(INHERIT_CARDS.key) != DISCARDED
    return Purse(hands, sets, slot.earned, spent_from, inherited=inherited)


@lru_cache
def rising(values: str, traded: int) -> tuple[int, ...]:
    """Return what the next sets bring when ``traded`` sets have been traded; ``values`` is the option's value."""
    return tuple(track_value(values, traded + n) for n in range(FORESEEN_SETS))
