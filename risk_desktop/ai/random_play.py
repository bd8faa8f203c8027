"""The level "random": any legal choice, but attacks with more armies than the defender, so that its games end."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.engine.choices import Blitz, Choice, DefendWith, Fortify, MoveIn, Pass, Place
from risk_desktop.engine.dice import Dice, pick
from risk_desktop.engine.options import Allocation, Amounts
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from .luck import own_dice
from .safe import safe_choice

STOPS = 20
"""It stops attacking one time in this many although it could go on."""


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
            return Place(((pick(fronts(seen, options.territories), dice), options.total),))
        if isinstance(options, Amounts) and options.make is DefendWith:
            return safe_choice(decision, seen)
        if isinstance(options, Amounts) and options.make is MoveIn:
            return options.of(options.hi)
        if decision.kind == "fortify":
            return random_move(seen, decision, dice)
        return options.sample(dice)


def fronts(seen: View, territories: Sequence[int]) -> tuple[int, ...]:
    """Return those of the own ``territories`` that touch a foreign one, or all if none does."""
    owner, near = seen.state.owner, seen.rules.board.neighbours
    found = tuple(t for t in territories if any(owner[n] != owner[t] for n in near[t]))
    return found or tuple(territories)


def random_attack(seen: View, decision: Decision, dice: Dice) -> Choice:
    """Return a blitz at random among those with clearly more armies than the defender, now and then a stop."""
    owner, armies = seen.state.owner, seen.state.armies
    good = [
        Blitz(origin, target)
        for origin, who in enumerate(owner)
        if who == decision.player and armies[origin] > 2
        for target in seen.rules.board.neighbours[origin]
        if armies[origin] > armies[target] + 1 and Blitz(origin, target) in decision.options
    ]
    return pick(good, dice) if good and dice.roll(STOPS) > 1 else Pass()


def random_move(seen: View, decision: Decision, dice: Dice) -> Choice:
    """Return a move of the largest idle stack to an own territory at random, or none."""
    owner, armies = seen.state.owner, seen.state.armies
    own = [t for t, who in enumerate(owner) if who == decision.player]
    border = set(fronts(seen, own))
    idle = [t for t in own if armies[t] > 1 and t not in border]
    if not idle:
        return Pass()
    origin = max(idle, key=lambda t: armies[t])
    moves = [move for t in own if (move := Fortify(origin, t, armies[origin] - 1)) in decision.options]
    there = [move for move in moves if move.target in border]
    return pick(there or moves, dice) if moves else Pass()
