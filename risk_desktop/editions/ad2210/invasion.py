"""Step 5, invade: announce, let the others react, say the dice, roll, lose units, conquer or not (AD-I, AD-J-1, AD-S)."""

from __future__ import annotations

import msgspec

from risk_desktop.engine.choices import Attack, Blitz, Choice, Pass
from risk_desktop.engine.dice import Dice
from risk_desktop.engine.events import AttackDeclared, Event
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Choices
from risk_desktop.engine.reactions import end_of_quiet, somebody_asked
from risk_desktop.engine.rules import Module, Phase
from risk_desktop.engine.state import NOBODY, GameState
from risk_desktop.engine.step import Decision, Facts, Step

from ..common.attack import ATTACK, AttackPhase, Attacks
from ..common.declare import RollsOn
from ..common.pieces import Enter, LedAttack, LedBlitz, parts
from .campaign import campaign
from .conquest import TakeTerritory
from .decisions import AttackDiceFacts
from .declarations import Invasions
from .dice import fighting_leaders
from .roll import InvasionRoll
from .routes import routes_of
from .survey import BONUS, survey

INVASION, ATTACK_DICE = "invasion", "attack_dice"
"""The moment that reactions guard; the decision about dice after somebody has reacted."""


class InvasionAnnounced(Event, frozen=True):
    """``player`` invades ``target`` of ``defender`` (-1: it is empty) from ``origin``; the others may react now."""

    player: int
    defender: int
    origin: int
    target: int


class InvasionEnded(Event, frozen=True):
    """The announced invasion came to nothing: it was no longer possible (AD-I-6), or called off (AD-Z-8)."""

    player: int
    origin: int
    target: int


class RollWith(Choice, frozen=True):
    """Roll ``dice`` dice, an eight-sided one for each of ``leaders``."""

    dice: int
    leaders: tuple[str, ...] = ()


class InvadePhase(AttackPhase, frozen=True):
    """Any number of invasions, in any order and from anywhere; none has to be made (AD-I-3, AD-S-1)."""

    def options(self, game: Game) -> Attacks:
        """Return the invasions that are possible now."""
        return Invasions(game, self.player)

    def take(self, game: Game, choice: Choice) -> None:
        """Announce it, then ask again; or stop."""
        if isinstance(choice, Pass):
            end_of_quiet(game.state, "battle")
            return
        assert isinstance(choice, (Attack, Blitz, Enter))
        slot = campaign(game.state)
        slot.disturbed = False
        if slot.front != [choice.origin, choice.target]:
            slot.front = [choice.origin, choice.target]
            end_of_quiet(game.state, "battle")
        game.push(self.announced(choice), self)

    def announced(self, choice: Attack | Blitz | Enter) -> Step:
        """Return the step that ``choice`` leads to."""
        if isinstance(choice, Blitz):
            leaders = choice.leaders if isinstance(choice, LedBlitz) else None
            return Storm(self.player, choice.origin, choice.target, choice.keep, leaders)
        if isinstance(choice, Enter):
            return Announce(self.player, choice.origin, choice.target, 0)
        leaders = choice.leaders if isinstance(choice, LedAttack) else None
        return Announce(self.player, choice.origin, choice.target, choice.dice, leaders)


class Storm(RollsOn, Step, frozen=True):
    """Announce the same invasion again and again with all dice, until the target is taken or ``keep`` units are left.

    Each roll is an invasion of its own (AD-I-4). After the first one (``again``) it goes on by itself only while nobody can
    answer, as far as everybody knows, and no card was played (AD-I-8).
    """

    player: int
    origin: int
    target: int
    keep: int
    leaders: tuple[str, ...] | None = None
    again: bool = False

    def run(self, game: Game) -> None:
        """Announce once more, or end."""
        state = game.state
        units = state.armies[self.origin]
        if campaign(state).disturbed or state.owner[self.target] == self.player or units <= max(1, self.keep):
            return
        if not possible(game, self.player, self.origin, self.target):
            return
        dice = game.rules.combat_dice.attack_count(units - 1)
        leaders = self.leaders
        if leaders is not None:
            able = fighting_leaders(game.rules, state, self.origin, self.target)
            leaders = tuple(kind for kind in leaders if kind in able)[:dice]
        announced = Announce(self.player, self.origin, self.target, dice, leaders)
        if self.again and somebody_asked(game, INVASION, announced.invasion(state)):
            return
        game.push(announced, msgspec.structs.replace(self, again=True))

    def redacted(self, state: GameState, viewer: int) -> Step:
        """Hide how far the attacker means to go."""
        return self if viewer == self.player else msgspec.structs.replace(self, keep=1, leaders=None)


class Announce(Step, frozen=True):
    """Say from where and to where (AD-I-5): then cards "before your first invasion" are too late (AD-H-3).

    ``dice`` and ``leaders`` are what the attacker means to roll; he says it to nobody before the others had their say.
    """

    player: int
    origin: int
    target: int
    dice: int
    leaders: tuple[str, ...] | None = None

    def run(self, game: Game) -> None:
        """Tell everybody, and let the others react; nobody is asked for an empty target (AD-I-6, AD-M-2)."""
        state = game.state
        defender = state.owner[self.target]
        campaign(state).closed = True
        game.emit(InvasionAnnounced(self.player, defender, self.origin, self.target))
        step = self.invasion(state)
        game.push(step if defender == NOBODY else game.guarded(INVASION, step))

    def invasion(self, state: GameState) -> Invasion:
        """Return the invasion that is announced."""
        contested = state.armies[self.target] > 0
        return Invasion(self.player, self.origin, self.target, self.dice, self.leaders, contested)


class Invasion(Step, frozen=True):
    """The invasion itself, when all had their say. ``contested``: units stood in the target when it was announced (AD-L-2).

    ``answered``: a card was played, so the attacker says his dice now (AD-J-1).
    """

    player: int
    origin: int
    target: int
    dice: int
    leaders: tuple[str, ...] | None
    contested: bool
    answered: bool = False

    def ways(self, game: Game) -> list[RollWith]:
        """Return all that the attacker may roll now, the strongest first (AD-J-2, AD-J-4, AD-J-5)."""
        state = game.state
        able = fighting_leaders(game.rules, state, self.origin, self.target)
        most = game.rules.combat_dice.attack_count(state.armies[self.origin] - 1)
        ways = [RollWith(dice, some) for dice in range(1, most + 1) for some in parts(able, 0, dice)]
        return sorted(ways, key=lambda way: (way.dice, len(way.leaders)), reverse=True)

    def decision(self, game: Game) -> Decision | None:
        """Ask for the dice, if a card was played and there is a choice."""
        if not self.answered or not self.goes_on(game) or not game.state.armies[self.target]:
            return None
        ways = self.ways(game)
        return Decision(self.player, ATTACK_DICE, Choices(ways), self) if len(ways) > 1 else None

    def facts(self, game: Game) -> Facts:
        """Return where it leads, and what may be rolled; how it was meant is nobody else's business yet."""
        ways = tuple((way.dice, way.leaders) for way in self.ways(game))
        return AttackDiceFacts(self.origin, self.target, self.player, ways=ways)

    def goes_on(self, game: Game) -> bool:
        """Tell whether the invasion is still legal (AD-I-6, AMB-44)."""
        return possible(game, self.player, self.origin, self.target)

    def run(self, game: Game) -> None:
        """End it where it has become impossible; march in where nobody stands; else roll."""
        if not self.goes_on(game):
            game.emit(InvasionEnded(self.player, self.origin, self.target))
            return
        if not game.state.armies[self.target]:
            loser = game.state.owner[self.target]
            game.push(TakeTerritory(self.player, loser, self.origin, self.target, 1, (), self.contested))
            return
        meant = RollWith(self.dice, self.leaders or ())
        ways = self.ways(game)
        if self.answered or not self.dice:
            meant = ways[0]
        elif self.leaders is None:
            able = fighting_leaders(game.rules, game.state, self.origin, self.target)
            meant = RollWith(self.dice, able[: self.dice])
        self.take(game, meant)

    def take(self, game: Game, choice: Choice) -> None:
        """Say the dice, then the defender says his."""
        assert isinstance(choice, RollWith)
        defender = game.state.owner[self.target]
        game.emit(AttackDeclared(self.player, defender, self.origin, self.target, choice.dice))
        game.push(InvasionRoll(self.player, self.origin, self.target, choice.dice, leaders=choice.leaders))

    def redacted(self, state: GameState, viewer: int) -> Step:
        """Hide what the attacker means to roll."""
        return self if viewer == self.player else msgspec.structs.replace(self, dice=0, leaders=None)

    def guessed(self, game: Game, dice: Dice) -> Step:
        """Nothing is guessed: 0 dice stand for all."""
        return self


def possible(game: Game, player: int, origin: int, target: int) -> bool:
    """Tell whether ``player`` may (still) invade along this way: two units, the commanders needed, nothing that bars it."""
    state, rules = game.state, game.rules
    if state.owner[origin] != player or state.armies[origin] < 2 or state.owner[target] == player:
        return False
    open_way = routes_of(state, rules.board, player).explain(origin, target) is None
    return open_way and rules.allows(ATTACK, game, player, origin, target)


def why_halted(game: Game, player: int, origin: int, target: int) -> str:
    """Return why a storm doesn't go on by itself (AD-I-8): a "card" was played, others may "answer", or "" if neither."""
    if campaign(game.state).disturbed:
        return "card"
    following = Announce(player, origin, target, 0).invasion(game.state)
    return "answer" if somebody_asked(game, INVASION, following) else ""


def keep_truce(game: Game, player: int, origin: int, target: int) -> bool:
    """A player who called a cease fire is safe from the player on turn (AD-Z-8)."""
    return game.state.owner[target] not in campaign(game.state).truces


INVADE = Module(
    id="battles",
    needs=("turns", "campaign", "units"),
    phases=(Phase(ATTACK, InvadePhase),),
    permits={ATTACK: (keep_truce,)},
    appraise=(BONUS,),
    survey=survey,
)
