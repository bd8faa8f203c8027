"""World conquest for two, with four neutral colours that stand idle (2004, P): beat the opponent."""

from __future__ import annotations

from risk_desktop.engine.rules import OptionValue

from ...common.turns import TURNS
from ...edition import Edition
from ..base import CLASSIC_PLAY
from ..capitals import CAPITALS as SECRET_CAPITALS
from ..goals import CAPITALS, OPPONENT, goals
from ..neutrals.reinforced import NEUTRALS_MAY_GROW
from ..neutrals.start import DUEL_START

DUEL_SETUP: dict[str, OptionValue] = {
    "neutral_colours": 4,
    "start_armies": 36,
    "neutral_armies": "two_thirds",
    "placement_batch": 3,
    "first_player": "new_roll",
}
"""36 armies each and 24 for each neutral colour, placed three and one of each; then a roll for the first turn (P-02 to P-05)."""

WORLD_DUEL = Edition(
    id="world-duel",
    modules=(TURNS, goals(OPPONENT, CAPITALS), DUEL_START, *CLASSIC_PLAY, NEUTRALS_MAY_GROW, SECRET_CAPITALS),
    boards=("earth",),
    players=(2,),
    year=2004,
    printed={**DUEL_SETUP, "neutral_half": "none"},
)
