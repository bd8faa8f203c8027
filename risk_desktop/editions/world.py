"""World conquest, the 2004 rules (W): take every territory."""

from __future__ import annotations

from .classic.cards import CARDS
from .common.attack import BATTLES
from .common.conquest import CONQUEST
from .common.fortify import FORTIFYING
from .common.reinforce import REINFORCEMENT
from .common.setup import CLAIMED_START
from .common.turns import TURNS
from .edition import Edition

WORLD = Edition(
    id="world",
    modules=(TURNS, CLAIMED_START, REINFORCEMENT, BATTLES, FORTIFYING, CONQUEST, CARDS),
    boards=("earth",),
    players=(3, 4, 5, 6),
    year=2004,
)
