"""Capital Risk, the rules of 2000 (SK): secret capitals; two players are joined by a neutral colour."""

from __future__ import annotations

from .classic.base import CLASSIC
from .classic.capitals import CAPITALS as SECRET_CAPITALS
from .classic.neutrals.reinforced import REINFORCED_NEUTRAL
from .classic.printed import BOX_2000
from .edition import Edition

CAPITALS = Edition(
    id="capitals",
    modules=(*CLASSIC, REINFORCED_NEUTRAL, SECRET_CAPITALS),
    boards=("earth",),
    players=(2, 3, 4, 5, 6),
    year=2000,
    printed=BOX_2000,
)
