"""Capital Risk, the rules of 2000 (SK): secret capitals; two players are joined by a neutral colour."""

from __future__ import annotations

from ...common.setup import CLAIMED_START
from ...common.turns import TURNS
from ...edition import Edition
from ..base import CLASSIC_PLAY, MAY_HAVE_MISSIONS
from ..capitals import CAPITALS as SECRET_CAPITALS
from ..goals import CAPITALS as FOR_CAPITALS
from ..goals import MISSIONS, WORLD, goals
from ..neutrals.reinforced import REINFORCED_NEUTRAL
from ..printed import BOX_2000

CAPITALS = Edition(
    id="capitals",
    modules=(
        TURNS,
        goals(FOR_CAPITALS, WORLD, MISSIONS),
        *MAY_HAVE_MISSIONS,
        CLAIMED_START,
        *CLASSIC_PLAY,
        *REINFORCED_NEUTRAL,
        SECRET_CAPITALS,
    ),
    boards=("earth",),
    players=(2, 3, 4, 5, 6),
    year=2000,
    printed=BOX_2000,
)
