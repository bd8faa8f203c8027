"""What an attack would come to in words: what its odds assume, and the one consequence that matters most."""

from __future__ import annotations

from risk_desktop.editions.common.battle import chooser_for, dice_against
from risk_desktop.editions.common.consequences import ConsequenceKind, consequence_of
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import tr
from risk_desktop.ui.game.players.totals import cards_of
from risk_desktop.ui.names import Names


def assumed(game: Game, defender: int, *, told_him: bool = False) -> str:
    """Return in words what the odds of fights against ``defender`` assume of him; ``told_him``: he himself reads it."""
    if chooser_for(game.rules, game.state, defender) == NOBODY:
        return tr("play.odds.assumes_neutral")
    answers = dice_against(game.rules, game.state, defender).answers
    if told_him:
        return tr("play.odds.assumes_best.own" if answers else "play.odds.assumes_all.own")
    return tr("play.odds.assumes_best" if answers else "play.odds.assumes_all")


def consequence(game: Game, names: Names, origin: int, target: int) -> str:
    """Return the greatest consequence of taking ``target`` in a few words, "" if there is none worth saying."""
    found = consequence_of(game, origin, target)
    if found is None:
        return ""
    match found.kind:
        case ConsequenceKind.REGION_COMPLETED:
            return tr("play.odds.completes", region=names.region(found.region))
        case ConsequenceKind.REGION_BROKEN:
            return tr("play.odds.breaks", region=names.region(found.region))
        case ConsequenceKind.SIDE_BEATEN:
            return tr("play.odds.breaks_team", player=names.player(found.seat))
        case ConsequenceKind.PLAYER_BEATEN:
            player, cards = names.player(found.seat), cards_of(game.state, found.seat)
            return (
                tr("play.odds.beats_cards", n=cards, player=player) if cards else tr("play.odds.beats", player=player)
            )
