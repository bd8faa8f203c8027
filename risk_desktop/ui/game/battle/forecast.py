"""What an attack would come to in words: what its odds assume, and the one consequence that matters most."""

from __future__ import annotations

from risk_desktop.editions.common.battle import chooser_for, dice_against
from risk_desktop.editions.common.forecast import commanded
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import tr
from risk_desktop.ui.game.players.figures import cards_of
from risk_desktop.ui.game.projection import position_of
from risk_desktop.ui.names import Names


def assumed(game: Game, defender: int) -> str:
    """Return in words what the odds of fights against ``defender`` assume of him."""
    if chooser_for(game.rules, game.state, defender) == NOBODY:
        return tr("play.odds.assumes_neutral")
    answers = dice_against(game.rules, game.state, defender).answers
    return tr("play.odds.assumes_best" if answers else "play.odds.assumes_all")


def consequence(game: Game, names: Names, origin: int, target: int) -> str:
    """Return the greatest consequence of taking ``target`` in a few words, "" if there is none worth saying."""
    state, board = game.state, game.rules.board
    attacker, defender = commanded(game)[0][origin], state.owner[target]
    beaten = [seat for seat, _ in position_of(game).parts(target) if seat >= 0 and _last_land(game, seat)]
    if beaten and len(game.rules.side_of(beaten[0])) > 1:
        return tr("play.odds.breaks_team", player=names.player(beaten[0]))
    if beaten:
        cards = cards_of(state, defender)
        player = names.player(defender)
        return tr("play.odds.beats_cards", n=cards, player=player) if cards else tr("play.odds.beats", player=player)
    if state.is_neutral(attacker) or state.is_neutral(defender):
        return ""  # no bonus is won or broken
    region = board.region_of[target]
    members = board.regions[region].members
    holders = game.rules.tenure.holders(state)
    held = {holders[t] for t in members if t != target}
    if board.regions[region].bonus and held == {attacker}:
        return tr("play.odds.completes", region=names.region(region))
    if board.regions[region].bonus and held == {holders[target]} and holders[target] >= 0:
        return tr("play.odds.breaks", region=names.region(region))
    return ""


def _last_land(game: Game, seat: int) -> bool:
    """Tell whether a seat stands in one territory only."""
    return game.rules.tenure.command(game.state, seat)[0].count(seat) == 1
