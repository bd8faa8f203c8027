"""What is told of a blitz between two of its rolls: that it waits for an answer, or why it has stopped."""

from __future__ import annotations

from risk_desktop.editions.common.declare import is_rolling_on
from risk_desktop.editions.registry import find_edition
from risk_desktop.engine.choices import Blitz
from risk_desktop.i18n import tr
from risk_desktop.ui.game.context import GameContext


def blitz_waits(context: GameContext, player: int, words: str) -> str:
    """Return a line of help; in the midst of a blitz of ``player`` it first says that this waits."""
    return f"{tr('fight.blitz.waits')} {words}" if is_rolling_on(context.game.state, player) else words


def blitz_stopped(context: GameContext, player: int, blitz: Blitz | None) -> str:
    """Return why the last blitz of ``player`` has stopped before its end; "" if it hasn't."""
    halted = find_edition(context.session.table.edition).halted
    if blitz is None or halted is None or context.armies(blitz.origin) <= max(1, blitz.keep):
        return ""
    why = halted(context.game, player, blitz.origin, blitz.target)
    if why == "card":
        return blitz_answered(context, player, "fight.blitz.card")
    return tr(f"fight.blitz.{why}") if why else ""


def blitz_answered(context: GameContext, player: int, key: str) -> str:
    """Return the words of ``key``, with who has played which card against a blitz of ``player`` if that was seen."""
    card = context.card
    if card is None or card.player == player:
        return tr(key)
    names = context.names
    return tr(f"{key}_by", player=names.player(card.player), card=names.card_title(card.card))
