"""What a hand of territory cards is worth: a term for the opponents' evaluation."""

from __future__ import annotations

from risk_desktop.engine.rules import Appraisal, Rules
from risk_desktop.engine.state import GameState

from .sets import FIXED, set_value


def cards_worth(state: GameState, rules: Rules, player: int) -> float:
    """Return a third of the next set's value for each card; only the number of cards counts, so it reveals nothing."""
    values = str(rules.option("set_values"))
    if values == "fixed":
        worth = sum(FIXED.values()) / len(FIXED)
    else:
        worth = set_value(rules.board, values, state.slots["cards"].traded, ())
    return len(state.decks["territory"].hands[player]) * worth / 3


CARDS_WORTH = Appraisal("cards", cards_worth)
