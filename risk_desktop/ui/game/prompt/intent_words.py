"""What a computer player is after, in words: from what he has told with his choice."""

from __future__ import annotations

from risk_desktop.ai.intent import Intent
from risk_desktop.engine.game import Game
from risk_desktop.i18n import tr
from risk_desktop.ui.game.context import GameContext


def told_intent(context: GameContext, seat: int, *, shown: bool) -> Intent | None:
    """Return what the player in a seat has told, None for nothing, or if that has come true or to nothing.

    ``shown``: his choice is still being shown. The game may know its end by then, but nothing may give that away before
    all see that he has marched in.
    """
    intent = context.session.intents.get(seat)
    if intent is None:
        return None
    if shown:
        return intent if intent.kind != "land" or context.board.position.holder(intent.territory) != seat else None
    return intent if is_open(context.game, seat, intent) else None


def intent_words(context: GameContext, seat: int, *, shown: bool) -> str:
    """Return in words what the player in a seat has told, "" for nothing; ``shown`` as for ``told_intent``."""
    intent = told_intent(context, seat, shown=shown)
    if intent is None:
        return ""
    names = context.names
    key = "opponent.intent.beat" if intent.kind == "player" and not intent.amount else f"opponent.intent.{intent.kind}"
    return tr(
        key,
        intent.amount,
        territory=names.territory(intent.territory) if intent.territory >= 0 else "",
        region=names.placed_region(intent.region) if intent.region >= 0 else "",
        player=names.player(intent.player) if intent.player >= 0 else "",
    )


def is_open(game: Game, seat: int, intent: Intent) -> bool:
    """Tell whether what a player wants is still to be done."""
    state, rules = game.state, game.rules
    if intent.kind == "player":
        return state.alive[intent.player]
    holders = rules.tenure.holders(state)
    if intent.kind == "land":
        return holders[intent.territory] != seat
    if intent.kind == "hold":
        return True
    if intent.kind == "guard":
        return all(holders[member] == seat for member in rules.board.regions[intent.region].members)
    owners = {holders[member] for member in rules.board.regions[intent.region].members}
    return owners == {intent.player} if intent.kind == "break" else owners != {seat}
