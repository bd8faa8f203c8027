"""The breaker: no region of anybody else ever pays. Its own come last; it lives from cards and from being left over."""

from __future__ import annotations

from risk_desktop.engine.choices import Blitz, Choice, Place
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ..clock import Clock
from ..intent import Reply
from ..planner import breaks
from ..position import SearchPosition, position_of
from ..search import AttackLine, by_rank
from ..thinker import Thinker
from .expander import EXPANDING

SURE = 0.6
"""The chance to win with which it breaks in, whatever else it had in mind."""
BREAKING = EXPANDING._replace(goals=frozenset(("break", "kill", "aim")))
SPITEFUL = {
    "region": 3.0,
    "progress": 0.4,
    "territory": 0.25,
    "largest": 0.5,
    "power": 1.6,
    "caution": 0.6,
    "opening": 10.0,
}


class Breaker(Thinker):
    """Breaks into the region that pays most, if that is likely to succeed; else plans like others."""

    def __init__(self, seed: int, clock: Clock | None = None) -> None:
        super().__init__(BREAKING, seed, clock=clock, changes=SPITEFUL)

    def reply(self, seen: View, decision: Decision) -> Reply:
        """Return the answer: the break, where there is a good one."""
        if decision.kind in ("reinforce", "attack"):
            line = self.way_in(seen, position_of(seen))
            choice: Choice = Blitz(line.origin, line.target)
            if decision.kind == "reinforce":
                choice = Place(tuple(sorted(line.placed)))
            if line.target >= 0 and choice in decision.options:
                return Reply(choice)
        return super().reply(seen, decision)

    def way_in(self, seen: View, position: SearchPosition) -> AttackLine:
        """Return the best line into a region that another holds, if its first fight is likely to be won."""
        search = self.mind.planner(seen).search
        best = max((search.pursue(position, goal) for goal in breaks(position)), key=by_rank, default=AttackLine(-1.0))
        if best.target < 0:
            return best
        armies = position.armies[best.origin] + dict(best.placed).get(best.origin, 0) - 1
        chance = position.odds_of(best.origin, best.target).win(armies, position.armies[best.target])
        return best if chance >= SURE else AttackLine(-1.0)
