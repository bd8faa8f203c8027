"""What several editions of one box print alike, as values of the modules' options."""

from __future__ import annotations

from collections.abc import Mapping

from risk_desktop.engine.rules import OptionValue

BOX_2000: Mapping[str, OptionValue] = {
    "allocation": "deal",
    "first_player": "dealer",
    "attack_dice": "announced",
    "defence_dice": "two_from_three",
    "set_values": "fixed",
    "match_bonus": 2,
    "forced_trade": "one",
    "elimination_trade": "next_turn",
    "discard": "under",
    "card_award": "before_move",
    "fortify": "adjacent",
}
"""The box of 2000 (S-04 to S-06, S-12 to S-16, S-20 to S-30)."""

ORIGINAL_CHAPTER: Mapping[str, OptionValue] = {
    "conquest_min": "dice",
    "set_values": "older",
    "match_bonus": 2,
    "match_cap": "turn",
    "forced_trade": "one",
    "max_sets": 2,
    "elimination_trade": "six",
    "discard": "under",
    "card_award": "before_move",
    "fortify": "adjacent",
}
"""The chapter on the original game that two later boxes hold (O-12 to O-30)."""
