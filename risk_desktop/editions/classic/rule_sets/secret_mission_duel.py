"""The rules of 2000 for two, with one neutral colour that grows with the players (S2): beat the opponent."""

from __future__ import annotations

from .classic.base import CLASSIC_PLAY
from .classic.capitals import CAPITALS as SECRET_CAPITALS
from .classic.goals import CAPITALS, OPPONENT, goals
from .classic.neutrals.reinforced import REINFORCED_NEUTRAL
from .classic.printed import BOX_2000
from .common.setup import CLAIMED_START
from .common.turns import TURNS
from .edition import Edition

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
