"""RISIKO, the German rules of 1982 (D): three dice in defence, rolled last; armies regroup all at once."""

from __future__ import annotations

from ...edition import Edition
from ..base import CLASSIC_SECRET

RISIKO = Edition(
    id="risiko",
    modules=CLASSIC_SECRET,
    boards=("earth",),
    players=(2, 3, 4, 5, 6),
    year=1982,
    printed={
        "allocation": "deal",
        "start_armies": "one_each",
        "first_player": "last_card",
        "defence_dice": "three",
        "roll_order": "attacker_first",
        "set_values": "older",
        "match_bonus": 2,
        "elimination_trade": "may",
        "card_award": "before_move",
        "fortify": "regroup",
        "win_check": "any_time",
    },
)
