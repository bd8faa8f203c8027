"""Active neutrals: colours that nobody plays, but that can be bribed, led into battle, and lost again (N-01 to N-42)."""

from __future__ import annotations

from risk_desktop.engine.events import AttackDeclared, ConquestSettled, PlayerEliminated
from risk_desktop.engine.rules import Module, Phase
from risk_desktop.engine.state import NOBODY

from ...common.attack import ATTACK
from ...common.fortify import FORTIFY
from ...common.reinforce import REINFORCE
from .bribe import BRIBE, BribePhase, forget_beaten, guess_bribes, hide_bribes
from .loyalty import (
    INVASION_ORIGIN,
    LOYALTY_CHECK,
    SWITCH_ORIGIN,
    EndOfBattles,
    OriginSlot,
    end_at_conquest,
    end_before_next,
    lead_allies,
    note_involved,
    note_origin,
    origin_counts,
)
from .muster import ALLY_FORTIFY, FortifyAllies, ReinforceAllies
from .stances import ALLIES, ALLIES_WORTH, AlliesSlot

ALLY_TURN = Module(
    id="ally_turn",
    needs=("active_neutrals",),
    phases=(
        Phase(BRIBE, BribePhase),
        Phase("ally_reinforce", ReinforceAllies, after=REINFORCE),
        Phase("loyalty", EndOfBattles, after=ATTACK),
        Phase(ALLY_FORTIFY, FortifyAllies, after=FORTIFY),
    ),
)
"""The further steps of a turn (N-02). It stands first in an edition's list, as bribes come first and the card last."""

ACTIVE_NEUTRALS = Module(
    id="active_neutrals",
    needs=("ally_turn", "reinforcement", "battles", "fortifying", "conquest", "territory_cards"),
    options=(LOYALTY_CHECK, SWITCH_ORIGIN),
    leads=lead_allies,
    guards={ATTACK: (end_before_next,)},
    triggers={
        AttackDeclared: (note_involved,),
        ConquestSettled: (end_at_conquest,),
        PlayerEliminated: (forget_beaten,),
    },
    appraise=(ALLIES_WORTH,),
    redact=(hide_bribes,),
    determinize=(guess_bribes,),
    slots={ALLIES: lambda seats: AlliesSlot([NOBODY] * seats)},
)
"""Everything else about the neutrals; it stands behind conquest and cards, whose consequences come first (C-20)."""

SINGLE_ORIGIN = Module(
    id="single_origin",
    when=origin_counts,
    needs=("active_neutrals",),
    triggers={AttackDeclared: (note_origin,)},
    slots={INVASION_ORIGIN: lambda seats: OriginSlot()},
)
"""House rule: an invasion has one origin; it keeps in mind which."""
