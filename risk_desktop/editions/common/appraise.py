"""What the board is worth to a player each turn: terms for the opponents' evaluation."""

from __future__ import annotations

from risk_desktop.engine.appraisal import Appraisal
from risk_desktop.engine.rules import OptionSpec, Rules
from risk_desktop.engine.state import GameState

TERRITORIES_FOR_AN_ARMY = {"half": 2, "third": 3, "quarter": 4}
INCOME = OptionSpec("income", "third", tuple(TERRITORIES_FOR_AN_ARMY), group="cards")
"""Which part of his territories a player gets armies for (W-10)."""


def territories_worth(state: GameState, rules: Rules, player: int) -> float:
    """Return the armies a turn that the territories bring, without the floor and the rounding of W-10."""
    return rules.tenure.holders(state).count(player) / territories_for_an_army(rules)


def territories_for_an_army(rules: Rules) -> int:
    """Return how many territories bring an army (W-10)."""
    return TERRITORIES_FOR_AN_ARMY[str(rules.options.get(INCOME.key, INCOME.default))]


def territory_rate(rules: Rules) -> float:
    """Return how much more than by the printed rules a territory brings."""
    return TERRITORIES_FOR_AN_ARMY[str(INCOME.default)] / territories_for_an_army(rules)


def regions_worth(state: GameState, rules: Rules, player: int) -> float:
    """Return the armies a turn that the regions bring (W-11)."""
    board = rules.board
    return float(sum(board.regions[r].bonus for r in board.regions_held(rules.tenure.holders(state), player)))


TERRITORIES = Appraisal("territories", territories_worth, rate=territory_rate)
REGIONS = Appraisal("regions", regions_worth)
