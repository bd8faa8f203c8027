"""Step 2 of a turn: which attacks a player can make (C-10, C-12, W-20, W-23, S-20, S-21, D-20, D-22)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from risk_desktop.engine.choices import Attack, Blitz, Choice, Pass, Rush
from risk_desktop.engine.dice import Dice, pick
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Options, Reason
from risk_desktop.engine.reactions import end_of_quiet
from risk_desktop.engine.rules import IdleWhen, Module, OptionSpec, Phase
from risk_desktop.engine.step import Decision, Step

from .battle import CONQUEST_MIN, Battle
from .declare import ANNOUNCE_PENALTY, Blitzing, DeclareAttack, Rushing
from .occupation import CheckVictory, Conquer, Occupy, SettleConquest

ATTACK = "attack"
ANNOUNCED = "announced"
ATTACK_DICE = OptionSpec(
    "attack_dice",
    "armies",
    ("armies", ANNOUNCED),
    group="battle",
    idle_when=(IdleWhen(CONQUEST_MIN.key, ("dice", "one"), only=(ANNOUNCED,)),),
)
"""A die for each army that attacks (W-20, D-22), or armies are announced and fewer dice may be rolled (S-20, S-21)."""


class Ways(Options):
    """Attacks along ways, one after the other until the player stops: in whatever realm, and with or without dice."""

    __slots__ = ()

    def edges(self) -> Iterator[tuple[int, int]]:
        """Yield (origin, target) pairs that may be attacked along."""
        raise NotImplementedError


class Attacks(Ways):
    """All attacks that ``player`` can make now, with his armies and those he leads: single rolls, blitzes, and to stop.

    ``owner``, ``armies``: by territory, as he commands them; ``side``: whom he doesn't attack.
    """

    __slots__ = ("armies", "game", "leads", "owner", "player", "side")

    why_barred: ClassVar[str] = "illegal.attack.barred"
    """Key of the words for what no module permits."""

    def __init__(self, game: Game, player: int) -> None:
        self.game = game
        self.player = player
        self.leads = game.rules.led_by(game.state, player)
        self.side = game.rules.side_of(player)
        self.owner, self.armies = game.rules.tenure.command(game.state, player)

    def edges(self) -> Iterator[tuple[int, int]]:
        """Yield (origin, target) pairs that may be attacked along (C-10)."""
        board, permits = self.game.rules.board, self.game.rules.permits.get(ATTACK)
        owner, armies, side, leads = self.owner, self.armies, self.side, self.leads
        for origin, who in enumerate(owner):
            if who in leads and armies[origin] > 1:
                for target in board.neighbours[origin]:
                    foe = owner[target]
                    if foe not in side and foe != who and (not permits or self.permitted(origin, target)):
                        yield origin, target

    def permitted(self, origin: int, target: int) -> bool:
        """Ask the modules."""
        return self.game.rules.allows(ATTACK, self.game, self.player, origin, target)

    def most_dice(self, origin: int) -> int:
        """Return the highest number of dice from ``origin`` (W-20)."""
        return self.game.rules.combat_dice.attack_count(self.armies[origin] - 1)

    def leaders(self, origin: int, target: int) -> tuple[str, ...]:
        """Return the kinds of pieces in ``origin`` that may lend their dice against ``target``: none by themselves."""
        return ()

    @property
    def announced(self) -> bool:
        """Whether more armies than dice may be announced (S-21)."""
        return self.game.rules.options.get(ATTACK_DICE.key) == ANNOUNCED

    def __contains__(self, choice: object) -> bool:
        """Tell whether ``choice`` is legal."""
        return self.explain(choice) is None

    def explain(self, choice: object) -> Reason | None:
        """Say what is wrong with an attack."""
        if isinstance(choice, Pass):
            return None
        if isinstance(choice, Rush):
            return self.explain_rush(choice)
        if not isinstance(choice, (Attack, Blitz)):
            return Reason("illegal.choice")
        return self.explain_way(choice.origin, choice.target) or self.explain_strength(choice)

    def explain_way(self, origin: int, target: int) -> Reason | None:
        """Say what bars an attack from ``origin`` on ``target``, whoever takes part; None for nothing."""
        owner, size = self.owner, len(self.game.rules.board)
        if not (0 <= origin < size and 0 <= target < size):
            return Reason("illegal.attack.nowhere")
        if owner[origin] not in self.leads:
            return Reason("illegal.attack.not_yours", {"territory": origin})
        if owner[target] == self.player:
            return Reason("illegal.attack.own", {"territory": target})
        if owner[target] in self.side:
            return Reason("illegal.attack.partner", {"territory": target})
        if owner[target] == owner[origin]:
            return Reason("illegal.attack.same_colour", {"origin": origin, "target": target})
        reason = self.explain_route(origin, target)
        if reason is not None:
            return reason
        if self.armies[origin] < 2:
            return Reason("illegal.attack.one_army", {"territory": origin})
        if not self.permitted(origin, target):
            return Reason(self.why_barred, {"origin": origin, "target": target})
        return None

    def explain_route(self, origin: int, target: int) -> Reason | None:
        """Say why no way leads from ``origin`` to ``target``, whoever stands there; None if one does."""
        if target not in self.game.rules.board.neighbour_sets[origin]:
            return Reason("illegal.attack.far", {"origin": origin, "target": target})
        return None

    def explain_strength(self, choice: Attack | Blitz) -> Reason | None:
        """Say what is wrong with the number of dice, the announced armies, or the armies to keep."""
        if isinstance(choice, Blitz):
            most = self.armies[choice.origin] - 1
            return None if 1 <= choice.keep <= most else Reason("illegal.attack.keep", {"lo": 1, "hi": most})
        most = self.most_dice(choice.origin)
        if not 1 <= choice.dice <= most:
            return Reason("illegal.attack.dice", {"lo": 1, "hi": most})
        most = most if self.announced else choice.dice
        if choice.armies and not choice.dice <= choice.armies <= most:
            return Reason("illegal.attack.armies", {"lo": choice.dice, "hi": most})
        return None

    @property
    def rushes(self) -> bool:
        """Whether an attack may be made without naming its origin (D-21)."""
        return bool(self.game.rules.options.get(ANNOUNCE_PENALTY.key))

    def explain_rush(self, choice: Rush) -> Reason | None:
        """Say why there can be no attack on a target without an origin."""
        if not self.rushes:
            return Reason("illegal.choice")
        near = self.strongest_against(choice.target)
        return Reason("illegal.attack.nobody_near", {"territory": choice.target}) if near is None else None

    def strongest_against(self, target: int) -> int | None:
        """Return the origin with most armies that ``target`` can be attacked from, None if there is none."""
        origins = [origin for origin, reached in self.edges() if reached == target]
        return max(origins, key=lambda origin: self.armies[origin], default=None)

    def sample(self, dice: Dice) -> Choice:
        """Return an attack along a random way, or (one time in eight) a stop; never a rush."""
        kind = dice.roll(8)
        edges = tuple(self.edges()) if kind > 1 else ()
        return self.sample_along(*pick(edges, dice), kind, dice) if edges else Pass()

    def sample_along(self, origin: int, target: int, kind: int, dice: Dice) -> Choice:
        """Return a random attack, or a blitz; ``kind``: a number from 2 to 8, rolled for it."""
        if kind > 4:
            return Blitz(origin, target)
        armies = dice.roll(self.most_dice(origin))
        return Attack(origin, target, dice.roll(armies), armies) if self.announced else Attack(origin, target, armies)

    @property
    def count(self) -> int:
        """Number of single rolls (by armies and dice), blitzes (by armies to keep), rushes, and the stop."""
        armies, announced = self.armies, self.announced

        def rolls(most: int) -> int:
            return most * (most + 1) // 2 if announced else most

        rushes = len({target for _, target in self.edges()}) if self.rushes else 0
        return 1 + rushes + sum(rolls(self.most_dice(origin)) + armies[origin] - 1 for origin, _ in self.edges())


class Campaign(Step, frozen=True):
    """A part of a turn in which its player may attack along ``Ways`` as often as he likes."""

    player: int


class AttackPhase(Campaign, frozen=True):
    """Any number of battles, on any targets from any origins; attacking is never compulsory (C-12, W-23)."""

    def decision(self, game: Game) -> Decision | None:
        """Ask for the next attack as long as one is possible."""
        options = self.options(game)
        if next(options.edges(), None) is None:
            return None
        return Decision(self.player, ATTACK, options, self)

    def options(self, game: Game) -> Attacks:
        """Return the attacks that the player may choose from."""
        return Attacks(game, self.player)

    def run(self, game: Game) -> None:
        """No attack is possible: go on."""

    def take(self, game: Game, choice: Choice) -> None:
        """Fight, then ask again; or stop. Whoever wanted no questions in the last battle is asked again in the next."""
        end_of_quiet(game.state, "battle")
        if isinstance(choice, Pass):
            return
        game.push(game.guarded(ATTACK, self.declared(game, choice)), self)

    def declared(self, game: Game, choice: Choice) -> Step:
        """Return the step that ``choice`` leads to."""
        if isinstance(choice, Rush):
            origin = Attacks(game, self.player).strongest_against(choice.target)
            assert origin is not None
            return Rushing(attacking_seat(game, self.player, origin), origin, choice.target)
        assert isinstance(choice, (Attack, Blitz))
        seat = attacking_seat(game, self.player, choice.origin)
        if isinstance(choice, Attack):
            more = choice.armies if choice.armies > choice.dice else 0
            return DeclareAttack(seat, choice.origin, choice.target, choice.dice, more)
        return Blitzing(seat, choice.origin, choice.target, choice.keep)


def attacking_seat(game: Game, player: int, origin: int) -> int:
    """Return whose armies attack from ``origin`` on the turn of ``player``: a neutral colour's, or his own."""
    owner = game.state.owner[origin]
    return owner if game.state.is_neutral(owner) else player


BATTLES = Module(
    id="battles",
    needs=("turns",),
    options=(ATTACK_DICE, CONQUEST_MIN, ANNOUNCE_PENALTY),
    phases=(Phase(ATTACK, AttackPhase),),
)

__all__ = [
    "ATTACK",
    "BATTLES",
    "AttackPhase",
    "Attacks",
    "Battle",
    "Blitzing",
    "Campaign",
    "CheckVictory",
    "Conquer",
    "DeclareAttack",
    "Occupy",
    "Rushing",
    "SettleConquest",
    "Ways",
]
