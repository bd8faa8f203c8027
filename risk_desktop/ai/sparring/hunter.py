"""The hunter: he waits with one stack and his cards until somebody is weak enough, and lives from what the beaten hold."""

from __future__ import annotations

from risk_desktop.engine.choices import Blitz, Choice, Place
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ..clock import Clock
from ..planner import NONE, kills
from ..position import SearchPosition, position_of
from ..search import AttackLine, by_rank
from ..thinker import Thinker
from .expander import EXPANDING

DARING = 1.4
"""He looks at prey that would cost so many times what others dare to spend on it."""
TROPHY = 0.25
"""How much more a line is worth to him for each player whom it beats."""
HUNTING = EXPANDING._replace(goals=frozenset(("kill", "aim", "break")), stacks=3, replies=0)
LEAN = {"territory": 0.2, "largest": 0.6, "card": 1.6, "power": 1.4, "caution": 0.8, "opening": 12.0}


class Hunter(Thinker):
    """Goes for prey where that is worth as much as any other plan; else plans with one eye on what he will need."""

    def __init__(self, seed: int, clock: Clock | None = None) -> None:
        super().__init__(HUNTING, seed, clock=clock, changes=LEAN)

    def choose(self, seen: View, decision: Decision) -> Choice:
        """Return the answer: the hunt if there is a good one."""
        if decision.kind in ("reinforce", "attack"):
            hunt = self.hunt(seen, position_of(seen), placing=decision.kind == "reinforce")
            choice: Choice = Blitz(hunt.origin, hunt.target)
            if decision.kind == "reinforce":
                choice = Place(tuple(sorted(hunt.placed)))
            if hunt.target >= 0 and choice in decision.options:
                return choice
        return super().choose(seen, decision)

    def hunt(self, seen: View, position: SearchPosition, *, placing: bool) -> AttackLine:
        """Return the best line that beats somebody, trophies counted; without a target where another plan is better."""
        planner = self.mind.planner(seen)
        planner.search.keeps_ends = True
        prey = list(kills(position, DARING * planner.power(position)))
        hunts = [self.trophied(position, planner.search.pursue(position, goal)) for goal in prey]
        best = max(hunts, key=by_rank, default=NONE)
        if best.target < 0:
            return NONE
        other = planner.placement(position) if placing else planner.best_attack(position)
        return best if best.worth > other.worth else NONE

    def trophied(self, position: SearchPosition, line: AttackLine) -> AttackLine:
        """Return a line with its worth as the hunter sees it."""
        if line.end is None:
            return line
        beaten = sum(1 for before, after in zip(position.held, line.end.held, strict=True) if before and not after)
        return line._replace(worth=line.worth * (1 + TROPHY * beaten))
