"""The rules of 2000 for two, with one neutral colour that grows with the players (S2): beat the opponent."""

from __future__ import annotations

from .classic.base import CLASSIC
from .classic.neutrals.reinforced import REINFORCED_NEUTRAL
from .classic.printed import BOX_2000
from .edition import Edition

SECRET_MISSION_DUEL = Edition(
    id="secret-mission-duel",
    modules=(*CLASSIC, REINFORCED_NEUTRAL),
    boards=("earth",),
    players=(2,),
    year=2000,
    printed=BOX_2000,
)
