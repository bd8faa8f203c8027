"""How an attack is declared: once, again and again, or in a rush that costs armies (W-20, W-24, S-20, D-21)."""

from __future__ import annotations

from risk_desktop.engine.events import ArmiesLost, AttackDeclared
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import OptionSpec
from risk_desktop.engine.state import GameState
from risk_desktop.engine.step import Step

from .battle import Battle

ANNOUNCE_PENALTY = OptionSpec("announce_penalty", 0, (0, 3), group="battle")
"""Armies that it costs to attack without naming the origin (D-21, X-38); 0: an origin must be named."""


class DeclareAttack(Step, frozen=True, omit_defaults=True):
    """Name origin, target and armies (W-20, S-20; 0: one for each die); modules may let others react before the battle."""

    player: int
    origin: int
    target: int
    dice: int
    armies: int = 0

    def run(self, game: Game) -> None:
        """Tell everybody, then fight."""
        defender = game.state.owner[self.target]
        game.emit(AttackDeclared(self.player, defender, self.origin, self.target, self.dice, self.armies))
        game.push(game.guarded("battle", Battle(self.player, self.origin, self.target, self.dice, self.armies)))


class RollsOn:
    """Mixed into the steps by which ``player`` rolls on by himself until ``keep`` armies are left; 0: he is asked each time."""

    __slots__ = ()
    player: int
    keep: int


def is_rolling_on(state: GameState, player: int) -> bool:
    """Tell whether an attack of ``player`` is under way that goes on by itself."""
    return any(isinstance(step, RollsOn) and step.player == player and step.keep > 0 for step in state.stack)


class Blitzing(RollsOn, Step, frozen=True):
    """Roll again with all dice until the target falls or ``origin`` is down to ``keep`` armies."""

    player: int
    origin: int
    target: int
    keep: int

    def run(self, game: Game) -> None:
        """Push one more battle, or end the blitz."""
        state = game.state
        armies = game.rules.tenure.command(state, self.player)[1][self.origin]
        if state.owner[self.target] == self.player or armies <= max(1, self.keep):
            return
        dice = game.rules.combat_dice.attack_count(armies - 1)
        game.push(DeclareAttack(self.player, self.origin, self.target, dice), self)


class Rushing(Step, frozen=True):
    """Attack without having named the origin: it costs armies there, though never the last one; who is left attacks."""

    player: int
    origin: int
    target: int

    def run(self, game: Game) -> None:
        """Pay, then roll once with all dice, if more than one army is left."""
        armies = game.rules.tenure.command(game.state, self.player)[1][self.origin]
        fine = min(game.rules.number(ANNOUNCE_PENALTY.key), armies - 1)
        game.state.armies[self.origin] -= fine
        game.emit(ArmiesLost(self.player, self.origin, fine))
        if armies - fine > 1:
            dice = game.rules.combat_dice.attack_count(armies - fine - 1)
            game.push(DeclareAttack(self.player, self.origin, self.target, dice))
