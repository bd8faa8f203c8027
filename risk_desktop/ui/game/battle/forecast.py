"""What an attack would come to: the odds of the fight, and the one consequence that matters most."""

from __future__ import annotations

from dataclasses import dataclass

from risk_desktop.editions.common.battle import chooser_for, dice_against
from risk_desktop.engine.combat import Clash, battle_spec
from risk_desktop.engine.events import AttackRolled, DiceRolled
from risk_desktop.engine.game import Game
from risk_desktop.engine.odds import FightOdds, fight
from risk_desktop.engine.pools import RollSpec
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import tr
from risk_desktop.ui.game.pieces.lending import lends_dice
from risk_desktop.ui.game.players.figures import cards_of
from risk_desktop.ui.game.projection import position_of
from risk_desktop.ui.names import Names


@dataclass(frozen=True)
class _Fight:
    """The dice of one fight at any strength, with all modifiers of the rules; hashable, as the odds need it."""

    game: Game
    attacker: int
    defender: int
    origin: int
    target: int
    moment: tuple[object, ...]
    leaders: tuple[str, ...] | None = None

    def __call__(self, attackers: int, defenders: int) -> RollSpec:
        """Return the pools of a roll at these strengths."""
        dice = self.game.rules.combat_dice
        attack, defence = dice.attack_count(attackers), dice.defence_count(defenders)
        all_of_them = self.leaders is None or not lends_dice(self.game.rules)
        leaders = self.leaders if all_of_them or self.leaders is None else self.leaders[:attack]
        clash = Clash(self.attacker, self.defender, self.origin, self.target, attack, defence, leaders)
        return battle_spec(self.game.rules, self.game.state, clash)

    def __hash__(self) -> int:
        return hash((id(self.game), self.attacker, self.origin, self.target, self.moment, self.leaders))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, _Fight)
            and self.game is other.game
            and self.moment == other.moment
            and self.leaders == other.leaders
            and ((self.attacker, self.origin, self.target) == (other.attacker, other.origin, other.target))
        )


def odds_of(
    game: Game, origin: int, target: int, keep: int = 1, fewer: int = 0, leaders: tuple[str, ...] | None = None
) -> FightOdds:
    """Return the odds of a fight to the end from ``origin`` that stops at ``keep`` armies there.

    Whoever is on turn attacks with what he commands there, ``fewer`` armies less; all who stand in ``target`` defend.
    ``leaders``: pieces that lend the attacker their dice, None for all that may.
    """
    state = game.state
    owner, armies = commanded(game)
    who = _Fight(game, owner[origin], state.owner[target], origin, target, _moment(game, origin, target), leaders)
    return _odds(who, (armies[origin] - fewer, state.armies[target]), keep)


def commanded(game: Game) -> tuple[list[int], list[int]]:
    """Return owners and armies by territory as whoever is on turn commands them."""
    return game.rules.tenure.command(game.state, game.state.turn)


def odds_at(game: Game, roll: DiceRolled | AttackRolled, armies: tuple[int, int]) -> FightOdds:
    """Return the odds of the fight that a roll belongs to when these armies stand on both sides."""
    where = _moment(game, roll.origin, roll.target)
    who = _Fight(game, roll.attacker, roll.defender, roll.origin, roll.target, where)
    return _odds(who, armies, 1)


def _moment(game: Game, origin: int, target: int) -> tuple[object, ...]:
    """Return what the dice of a fight depend on beside its armies."""
    state = game.state
    pieces = tuple(sorted((p.kind, p.territory) for p in state.pieces if p.territory in (origin, target)))
    return (state.turn, state.round, pieces)


def _odds(who: _Fight, armies: tuple[int, int], keep: int) -> FightOdds:
    rules, state = who.game.rules, who.game.state
    # Without modifiers the plain dice rule shares its tables with everybody else's.
    return fight(who if rules.combat else dice_against(rules, state, who.defender), armies[0] - 1, armies[1], keep - 1)


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
