"""The original rules for two, with one neutral colour that stands idle (O2): beat the opponent.

Two boxes hold this chapter, with different numbers of armies: each is played on the board of its box (O2-02).
"""

from __future__ import annotations

from ...common.turns import TURNS
from ...edition import Edition
from ..base import CLASSIC_PLAY
from ..capitals import CAPITALS as SECRET_CAPITALS
from ..goals import CAPITALS, OPPONENT, goals
from ..neutrals.reinforced import NEUTRALS_MAY_GROW
from ..neutrals.start import DUEL_START
from ..printed import ORIGINAL_CHAPTER

ORIGINAL_DUEL = Edition(
    id="original-duel",
    modules=(TURNS, goals(OPPONENT, CAPITALS), DUEL_START, *CLASSIC_PLAY, NEUTRALS_MAY_GROW, SECRET_CAPITALS),
    boards=("earth",),
    players=(2,),
    year=2001,
    printed={**ORIGINAL_CHAPTER, "neutral_half": "none"},
    printed_on={"ancient_earth": {"start_armies": 30}},
)
