"""What all editions of the classic board have in common, as module lists; an edition adds what is its own."""

from __future__ import annotations

from dataclasses import replace

from ..common.attack import BATTLES
from ..common.battle import DICE
from ..common.conquest import CONQUEST
from ..common.fortify import FORTIFYING
from ..common.regroup import REGROUPING
from ..common.reinforce import REINFORCEMENT
from ..common.setup import CLAIMED_START
from ..common.turns import TURNS
from .capitals import CAPITALS as SECRET_CAPITALS
from .cards import CARDS
from .goals import CAPITALS, MISSIONS, WORLD, goals, played_for
from .late_trades import LATE_TRADES
from .match import MATCHES
from .missions.log import TURN_LOG
from .missions.secret import SECRET_MISSIONS

CLASSIC_PLAY = (REINFORCEMENT, BATTLES, DICE, FORTIFYING, REGROUPING, LATE_TRADES, CONQUEST, CARDS, MATCHES)
"""The play itself, for editions whose set-up is another one."""

MAY_HAVE_MISSIONS = (replace(TURN_LOG, when=played_for(MISSIONS)), SECRET_MISSIONS)
"""Secret missions where they are a house rule; they are dealt before the board is set up, so this stands before it."""

CLASSIC = (
    TURNS,
    goals(WORLD, MISSIONS, CAPITALS),
    *MAY_HAVE_MISSIONS,
    CLAIMED_START,
    *CLASSIC_PLAY,
    SECRET_CAPITALS,
)
"""Set-up and play for the whole world, with secret goals as house rules."""

CLASSIC_SECRET = (
    TURNS,
    goals(MISSIONS, WORLD, CAPITALS),
    TURN_LOG,
    SECRET_MISSIONS,
    CLAIMED_START,
    *CLASSIC_PLAY,
    SECRET_CAPITALS,
)
"""Set-up and play with a secret mission for each, dealt before the board is set up."""
