"""What the board is worth to a player each turn: terms for the opponents' evaluation."""

from __future__ import annotations

from risk_desktop.engine.appraisal import Appraisal
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import GameState


def territories_worth(state: GameState, rules: Rules, player: int) -> float:
    """Return the armies a turn that the territories bring, without the floor and the rounding of W-10."""
    return rules.tenure.holders(state).count(player) / 3


def regions_worth(state: GameState, rules: Rules, player: int) -> float:
    """Return the armies a turn that the regions bring (W-11)."""
    board = rules.board
    return float(sum(board.regions[r].bonus for r in board.regions_held(rules.tenure.holders(state), player)))


TERRITORIES = Appraisal("territories", territories_worth)
REGIONS = Appraisal("regions", regions_worth)
