"""One roll of an invasion: the defender says his dice, both roll, both lose units (AD-J)."""

from __future__ import annotations

from risk_desktop.engine.combat import Clash, fight
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import GameState
from risk_desktop.engine.step import Step

from ..common.battle import Battle
from .casualties import ChooseFallen
from .conquest import TakeTerritory


class InvasionRoll(Battle, frozen=True, omit_defaults=True):
    """The attacker has said his dice, and whose are eight-sided; that is not changed any more (AD-J-1, AD-J-9).

    The defender may roll one die though he could roll two (AD-J-3); his are eight-sided by themselves (AD-J-6).
    """

    leaders: tuple[str, ...] = ()

    def clash(self, state: GameState, defence: int) -> Clash:
        """Return who fights where with how many dice."""
        return Clash(
            self.attacker, state.owner[self.target], self.origin, self.target, self.dice, defence, self.leaders
        )

    def resolve(self, game: Game, defence: int) -> None:
        """Roll; then each side says which units it lost, and the territory may have fallen."""
        clash = self.clash(game.state, defence)
        losses = fight(game, clash)
        game.push(
            ChooseFallen(clash.defender, self.target, losses.defender),
            ChooseFallen(clash.attacker, self.origin, losses.attacker),
            AfterRoll(self.attacker, self.origin, self.target, self.dice, self.leaders),
        )


class AfterRoll(Step, frozen=True):
    """When no defending unit is left, the attacker moves in (AD-K-1)."""

    player: int
    origin: int
    target: int
    dice: int
    leaders: tuple[str, ...]

    def run(self, game: Game) -> None:
        """Look at the target; units were beaten there, so it counts as contested (AD-L-2)."""
        state = game.state
        if not state.armies[self.target]:
            loser = state.owner[self.target]
            game.push(TakeTerritory(self.player, loser, self.origin, self.target, self.dice, self.leaders, True))
