"""The level "random": any legal choice, but attacks with more armies than the defender, so that its games end."""

from __future__ import annotations

from risk_desktop.engine.choices import Blitz, Choice, DefendWith, MoveIn, Pass, Place
from risk_desktop.engine.dice import Dice, pick
from risk_desktop.engine.options import Allocation, Amounts
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from .luck import own_dice


class RandomOpponent:
    """Chooses by dice."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, seen: View, decision: Decision) -> Choice:
        """Return a random legal choice."""
        dice = own_dice(self._seed, seen)
        options = decision.options
        if decision.kind == "attack":
            return random_attack(seen, decision, dice)
        if isinstance(options, Allocation):
            return Place(((pick(tuple(options.territories), dice), options.total),))
        if isinstance(options, Amounts) and options.make in (DefendWith, MoveIn):
            return options.of(options.hi)
        return options.sample(dice)


def random_attack(seen: View, decision: Decision, dice: Dice) -> Choice:
    """Return a blitz at random among those with more armies than the defender, now and then a stop."""
    owner, armies = seen.state.owner, seen.state.armies
    good = [
        Blitz(origin, target)
        for origin, who in enumerate(owner)
        if who == decision.player and armies[origin] > 2
        for target in seen.rules.board.neighbours[origin]
        if armies[origin] > armies[target] + 1 and Blitz(origin, target) in decision.options
    ]
    return pick(good, dice) if good and dice.roll(12) > 1 else Pass()
