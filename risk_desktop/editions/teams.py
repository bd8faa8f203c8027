"""Team Risk, the 2004 rules (T): two teams seated alternately; who first loses a player has lost together."""

from __future__ import annotations

from .classic.base import CLASSIC
from .classic.shared_land import SHARED
from .classic.teams import TEAMS as TWO_TEAMS
from .edition import Edition

TEAMS = Edition(
    id="teams",
    modules=(*CLASSIC, TWO_TEAMS, SHARED),
    boards=("earth",),
    players=(4, 6),
    year=2004,
    printed={"set_values": "fixed"},
)
