"""Active neutrals: colours that nobody plays, but that can be bribed, led into battle, and lost again (N-01 to N-42)."""

from __future__ import annotations

from risk_desktop.engine.events import AttackDeclared, ConquestSettled, PlayerEliminated
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Module, OptionSpec, Phase
from risk_desktop.engine.state import NOBODY

from ...common.attack import ATTACK
from ...common.fortify import FORTIFY
from ...common.reinforce import REINFORCE
from ..trading import cards_slot
from .bribe import ALLY_BRIBE, BRIBE, BRIBE_LIMIT, BribePhase, forget_beaten, guess_bribes, hide_bribes
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
from .muster import ALLY_FORTIFY, ALLY_INCOME, MUSTER, FortifyAllies, ReinforceAllies
from .stances import ALLIES, ALLIES_WORTH, FIRM_FROM, AlliesSlot

OWN_ARMIES, ALL_ARMIES = "own", "all"
ALLY_CARD = OptionSpec("ally_card", OWN_ARMIES, (OWN_ARMIES, ALL_ARMIES), group="neutrals", place=3)
"""Whose conquests earn the card of a turn: those of own armies (N-41), or those of allies too."""


def earn_with_allies(game: Game, event: ConquestSettled) -> None:
    """House rule: what an ally conquers earns the card of the turn too."""
    if game.rules.option(ALLY_CARD.key) == ALL_ARMIES and game.state.is_neutral(event.player):
        cards_slot(game).earned = True


ALLY_TURN = Module(
    id="ally_turn",
    needs=("active_neutrals",),
    phases=(
        Phase(BRIBE, BribePhase),
        Phase("ally_reinforce", ReinforceAllies, after=REINFORCE, asks=(MUSTER,)),
        Phase("loyalty", EndOfBattles, after=ATTACK),
        Phase(ALLY_FORTIFY, FortifyAllies, after=FORTIFY),
    ),
)
"""The further steps of a turn (N-02). It stands first in an edition's list, as bribes come first and the card last."""

ACTIVE_NEUTRALS = Module(
    id="active_neutrals",
    needs=("ally_turn", "reinforcement", "battles", "fortifying", "conquest", "territory_cards"),
    options=(LOYALTY_CHECK, FIRM_FROM, SWITCH_ORIGIN, BRIBE_LIMIT, ALLY_BRIBE, ALLY_INCOME, ALLY_CARD),
    leads=lead_allies,
    guards={ATTACK: (end_before_next,)},
    triggers={
        AttackDeclared: (note_involved,),
        ConquestSettled: (end_at_conquest, earn_with_allies),
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
