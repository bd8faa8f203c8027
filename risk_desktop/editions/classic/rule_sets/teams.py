"""Team Risk, the 2004 rules (T): two teams seated alternately; who first loses a player has lost together."""

from __future__ import annotations

from ...common.setup import CLAIMED_START
from ...common.turns import TURNS
from ...edition import Edition
from ..base import CLASSIC_PLAY
from ..goals import FIRST_OUT, TEAM_OUT, goals
from ..shared_land import SHARED
from ..teams import TEAMS as TWO_TEAMS

TEAMS = Edition(
    id="teams",
    modules=(TURNS, goals(FIRST_OUT, TEAM_OUT), CLAIMED_START, *CLASSIC_PLAY, TWO_TEAMS, SHARED),
    boards=("earth",),
    players=(4, 6),
    year=2004,
    printed={"set_values": "fixed"},
)
