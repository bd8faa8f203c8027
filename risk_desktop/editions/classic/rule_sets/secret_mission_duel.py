"""The rules of 2000 for two, with one neutral colour that grows with the players (S2): beat the opponent."""

from __future__ import annotations

from ...common.setup import CLAIMED_START
from ...common.turns import TURNS
from ...edition import Edition
from ..base import CLASSIC_PLAY
from ..capitals import CAPITALS as SECRET_CAPITALS
from ..goals import CAPITALS, OPPONENT, goals
from ..neutrals.reinforced import REINFORCED_NEUTRAL
from ..printed import BOX_2000

SECRET_MISSION_DUEL = Edition(
    id="secret-mission-duel",
    modules=(
        TURNS,
        goals(OPPONENT, CAPITALS),
        CLAIMED_START,
        *CLASSIC_PLAY,
        *REINFORCED_NEUTRAL,
        SECRET_CAPITALS,
    ),
    boards=("earth",),
    players=(2,),
    year=2000,
    printed=BOX_2000,
)
