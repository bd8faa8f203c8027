"""A first simple opponent: the cheapest attacks that are likely to win, from its largest stack."""

from __future__ import annotations

from risk_desktop.engine.choices import Blitz, Choice, DefendWith, MoveIn, Pass, Place
from risk_desktop.engine.dice import pick
from risk_desktop.engine.options import Allocation, Amounts
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from .luck import own_dice


class GreedyOpponent:
    """Places on its largest border stack and attacks while it is the stronger."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, seen: View, decision: Decision) -> Choice:
        """Return the greedy choice."""
        options, state, board = decision.options, seen.state, seen.rules.board
        if isinstance(options, Allocation):
            border = [
                t for t in options.territories if any(state.owner[n] != decision.player for n in board.neighbours[t])
            ]
            return Place(((max(border or options.territories, key=lambda t: (state.armies[t], -t)), options.total),))
        if isinstance(options, Amounts) and options.make in (DefendWith, MoveIn):
            return options.of(options.hi)
        if decision.kind == "attack":
            return self.attack(seen, decision)
        return Pass() if decision.kind == "fortify" else pick_any(self._seed, seen, decision)

    def attack(self, seen: View, decision: Decision) -> Choice:
        """Return the attack with the largest surplus of armies."""
        owner, armies = seen.state.owner, seen.state.armies
        edges = [
            (armies[origin] - 1 - (1.2 if armies[origin] < 20 else 0.8) * armies[target], origin, target)
            for origin, who in enumerate(owner)
            if who == decision.player and armies[origin] > 2
            for target in seen.rules.board.neighbours[origin]
            if owner[target] != who and Blitz(origin, target) in decision.options
        ]
        surplus, origin, target = max(edges, default=(0.0, 0, 0))
        return Blitz(origin, target) if surplus > 0.5 else Pass()


def pick_any(seed: int, seen: View, decision: Decision) -> Choice:
    """Return any legal choice but a pass where there is another."""
    dice = own_dice(seed, seen)
    tries = [decision.options.sample(dice) for _ in range(4)]
    return pick([choice for choice in tries if not isinstance(choice, Pass)] or tries, dice)
