"""What all editions of the classic board have in common, as module lists; an edition adds what is its own."""

from __future__ import annotations

from ..common.attack import BATTLES
from ..common.battle import DICE
from ..common.conquest import CONQUEST
from ..common.fortify import FORTIFYING
from ..common.regroup import REGROUPING
from ..common.reinforce import REINFORCEMENT
from ..common.setup import CLAIMED_START
from ..common.turns import TURNS
from .cards import CARDS
from .match import MATCHES
from .missions.log import TURN_LOG
from .missions.secret import SECRET_MISSIONS

CLASSIC_PLAY = (REINFORCEMENT, BATTLES, DICE, FORTIFYING, REGROUPING, CONQUEST, CARDS, MATCHES)
"""The play itself, for editions whose set-up is another one."""

CLASSIC = (TURNS, CLAIMED_START, *CLASSIC_PLAY)
"""Set-up and play."""

CLASSIC_SECRET = (TURNS, TURN_LOG, SECRET_MISSIONS, CLAIMED_START, *CLASSIC_PLAY)
"""Set-up and play with a secret mission for each, dealt before the board is set up."""
