"""World conquest for two, with four neutral colours that can be bribed (2004, N): beat the opponent."""

from __future__ import annotations

from ...common.turns import TURNS
from ...edition import Edition
from ..base import CLASSIC_PLAY
from ..capitals import CAPITALS as SECRET_CAPITALS
from ..goals import CAPITALS, OPPONENT, goals
from ..neutrals.allies import ACTIVE_NEUTRALS, ALLY_TURN, SINGLE_ORIGIN
from ..neutrals.start import DUEL_START
from .world_duel import DUEL_SETUP

WORLD_ALLIES = Edition(
    id="world-allies",
    modules=(
        TURNS,
        goals(OPPONENT, CAPITALS),
        DUEL_START,
        ALLY_TURN,
        *CLASSIC_PLAY,
        SECRET_CAPITALS,
        ACTIVE_NEUTRALS,
        SINGLE_ORIGIN,
    ),
    boards=("earth",),
    players=(2,),
    year=2004,
    printed=DUEL_SETUP,
)
