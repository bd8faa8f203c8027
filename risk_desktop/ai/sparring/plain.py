"""What sparring partners share that play by plain rules: they choose targets by hand, and think like "normal" otherwise."""

from __future__ import annotations

from risk_desktop.engine.choices import Blitz, Choice, Pass, Place
from risk_desktop.engine.options import Allocation
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ..clock import Clock
from ..position import SearchPosition, position_of
from ..skill import SKILLS
from ..tally import MIXED
from ..thinker import Thinker


class RulePlayer(Thinker):
    """Places and attacks by rules of thumb; ``sure``: the chance to win with which an attack is begun."""

    sure = 0.75

    def __init__(self, seed: int, clock: Clock | None = None) -> None:
        super().__init__(SKILLS["normal"]._replace(noise=0.0), seed, clock=clock)

    def choose(self, seen: View, decision: Decision) -> Choice:
        """Return the answer: by rules where to place and what to attack, else as "normal" would."""
        options = decision.options
        if decision.kind == "reinforce" and isinstance(options, Allocation):
            position = position_of(seen)
            return Place(((max(options.territories, key=lambda t: (self.need(position, t), -t)), options.total),))
        if decision.kind == "attack":
            return self.attack(position_of(seen), decision)
        return super().choose(seen, decision)

    def attack(self, position: SearchPosition, decision: Decision) -> Choice:
        """Return the attack with the highest wish among those that are likely to be won, or stop."""
        found = [
            (wish, -origin, -target)
            for origin, target in fights(position)
            if (wish := self.wish(position, origin, target)) > 0
            and position.odds_of(origin, target).win(position.armies[origin] - 1, position.armies[target]) > self.sure
            and Blitz(origin, target) in decision.options
        ]
        if not found:
            return Pass()
        _, origin, target = max(found)
        return Blitz(-origin, -target)

    def need(self, position: SearchPosition, territory: int) -> float:
        """Return how much an own territory needs new armies."""
        raise NotImplementedError

    def wish(self, position: SearchPosition, origin: int, target: int) -> float:
        """Return how much a conquest is wished for; 0: not at all."""
        raise NotImplementedError


def fights(position: SearchPosition) -> list[tuple[int, int]]:
    """Return the attacks that can be made: pairs of (origin, target)."""
    own = [t for t, who in enumerate(position.owner) if who == position.me and position.armies[t] > 1]
    return [(t, n) for t in own for n in position.ways[t] if position.owner[n] not in position.side]


def held_by_other(position: SearchPosition, region: int) -> bool:
    """Tell whether another player holds a whole region."""
    holder = position.holder[region]
    return holder != MIXED and 0 <= holder < position.players and holder not in position.side
