"""Why a card in the hand can't be played at this moment, for whoever shows the hand."""

from __future__ import annotations

from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Reason
from risk_desktop.engine.reactions import Reactions

from ..campaign import campaign
from ..invasion import Invasion
from .armageddon_round import FALLOUT, ArmageddonRound
from .deck import card_specs
from .playing import CardTiming, PlayCards, explain_card
from .spec import BEFORE_INVASION, END_OF_TURN

NEVER = CardTiming("")
"""The moment of somebody who isn't asked for cards."""


def moment_now(game: Game, player: int) -> CardTiming:
    """Return the moment in which ``player`` is asked for cards; NEVER if something else is going on."""
    asked = game.pending()
    if asked is None or asked.player != player:
        return NEVER
    if isinstance(asked.step, PlayCards):
        return CardTiming(asked.step.timing)
    if isinstance(asked.step, ArmageddonRound):
        return FALLOUT
    if isinstance(asked.step, Reactions) and isinstance(asked.step.guarded, Invasion):
        return CardTiming("", asked.step.guarded)
    return NEVER


def why_not(game: Game, player: int, card: str) -> Reason | None:
    """Return why ``player`` can't play a card of this kind (its id) now: the first thing that is missing; None if he can.

    In this order: not jammed, commander, moment, energy, target. In his own turn what would be missing in the moment that is
    to come, or that has been passed over for it, tells more than the moment.
    """
    spec, moment = card_specs()[card], moment_now(game, player)
    coming = {END_OF_TURN} if campaign(game.state).closed else {BEFORE_INVASION, END_OF_TURN}
    if moment == NEVER and game.state.turn == player and spec.timing in coming:
        lacking = explain_card(game, player, spec, CardTiming(spec.timing))
        if lacking is not None:
            return lacking
    return explain_card(game, player, spec, moment)
