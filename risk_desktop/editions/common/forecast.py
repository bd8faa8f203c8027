"""The odds of a fight as it stands on the board, with all that the rules let take part: pieces, who chooses the dice."""

from __future__ import annotations

from dataclasses import dataclass

from risk_desktop.engine.advance_odds import Company
from risk_desktop.engine.combat import Clash, battle_spec
from risk_desktop.engine.events import AttackDeclared, AttackRolled, DiceRolled
from risk_desktop.engine.game import Game
from risk_desktop.engine.odds import FightOdds, fight, mixed
from risk_desktop.engine.pools import RollSpec
from risk_desktop.engine.state import GameState

from .battle import dice_against
from .pieces import lends_dice


@dataclass(frozen=True)
class _Fight:
    """The dice of one fight at any strength, with all modifiers of the rules; hashable, as the odds need it.

    ``state``: how it stands when the dice fall; of what differs from the ``game`` the ``moment`` tells.
    """

    game: Game
    state: GameState
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
        return battle_spec(self.game.rules, self.state, clash)

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

    Whoever is on turn attacks with what he commands there, ``fewer`` armies less; all who stand in ``target`` defend. What is
    fought before the armies is fought to its end.
    ``leaders``: pieces that lend the attacker their dice, None for all that may.
    """
    armies = commanded(game)[1][origin] - fewer
    return mixed([(chance, odds) for chance, _, odds in endings_of(game, origin, target, armies, keep, leaders)])


def endings_of(
    game: Game, origin: int, target: int, armies: int, keep: int = 1, leaders: Company = None
) -> list[tuple[float, Company, FightOdds]]:
    """Return how what is fought before ``armies`` attack from ``origin`` may end: the chances, whose dice are left, the odds.

    One ending where nothing comes before them. ``keep`` and ``leaders`` are those of ``odds_of``.
    """
    state = game.state
    owner = commanded(game)[0]

    def once(left: Company, then: GameState) -> FightOdds:
        fighters = owner[origin], state.owner[target], origin, target
        who = _Fight(game, then, *fighters, _moment(then, origin, target), left)
        return _odds(who, (armies, state.armies[target]), keep)

    if game.rules.duels is None:
        return [(1.0, leaders, once(leaders, state))]
    return [(chance, left, once(left, then)) for chance, left, then in game.rules.duels(game, origin, target, leaders)]


def commanded(game: Game) -> tuple[list[int], list[int]]:
    """Return owners and armies by territory as whoever is on turn commands them."""
    return game.rules.tenure.command(game.state, game.state.turn)


def staying(origin: int) -> int:
    """Return how many armies have to stay where an attack comes from: none that is no territory (-1)."""
    return int(origin >= 0)


def odds_at(
    game: Game,
    roll: AttackDeclared | AttackRolled | DiceRolled,
    armies: tuple[int, int],
    keep: int = 1,
    leaders: tuple[str, ...] | None = None,
) -> FightOdds:
    """Return the odds of the fight that a roll or its announcement belongs to when these armies stand on both sides.

    It stops at ``keep`` armies in the origin, or at the fewest that have to stay there. ``leaders``: pieces that lend the
    attacker their dice as long as they are there, None for all that may.
    """
    state, where = game.state, _moment(game.state, roll.origin, roll.target)
    if leaders is not None:
        there = {piece.kind for piece in state.pieces if piece.territory == roll.origin}
        leaders = tuple(kind for kind in leaders if kind in there)
    who = _Fight(game, state, roll.attacker, roll.defender, roll.origin, roll.target, where, leaders)
    return _odds(who, armies, keep)


def _moment(state: GameState, origin: int, target: int) -> tuple[object, ...]:
    """Return what the dice of a fight depend on beside its armies."""
    pieces = tuple(sorted((p.kind, p.territory) for p in state.pieces if p.territory in (origin, target)))
    return (state.turn, state.round, pieces)


def _odds(who: _Fight, armies: tuple[int, int], keep: int) -> FightOdds:
    rules, state = who.game.rules, who.state
    # Without modifiers the plain dice rule shares its tables with everybody else's.
    dice, stays = who if rules.combat else dice_against(rules, state, who.defender), staying(who.origin)
    return fight(dice, armies[0] - stays, armies[1], keep - stays)
