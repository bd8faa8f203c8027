"""Mission Risk, the 2004 rules (M): four missions of rising rank for each, and whoever has claimed all four wins."""

from __future__ import annotations

from dataclasses import replace

from ...common.setup import CLAIMED_START
from ...common.turns import TURNS
from ...edition import Edition
from ..base import CLASSIC_PLAY
from ..capitals import CAPITALS as SECRET_CAPITALS
from ..goals import CAPITALS, RANKED, WORLD, goals, played_for
from ..missions.log import TURN_LOG
from ..missions.ranked import RANKED_MISSIONS

MISSIONS = Edition(
    id="missions",
    modules=(
        TURNS,
        goals(RANKED, WORLD, CAPITALS),
        replace(TURN_LOG, when=played_for(RANKED)),
        RANKED_MISSIONS,
        CLAIMED_START,
        *CLASSIC_PLAY,
        SECRET_CAPITALS,
    ),
    boards=("earth",),
    players=(3, 4, 5, 6),
    year=2004,
    printed={"set_values": "fixed"},
)
