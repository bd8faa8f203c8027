"""The stacker: one great stack, which goes where it likes, and one region behind it."""

from __future__ import annotations

from risk_desktop.engine.choices import Choice, Place
from risk_desktop.engine.options import Allocation
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ..clock import Clock
from ..position import position_of
from ..thinker import Thinker
from .expander import EXPANDING

STACKING = EXPANDING._replace(stacks=2, guards=False, replies=0)
HEAVY = {"largest": 1.5, "territory": 0.15, "region": 2.8, "exposed": -0.15, "caution": 0.9, "opening": 15.0}


class Stacker(Thinker):
    """Plans like others, but all that he gets goes to his largest stack at a front, or to where a plan starts."""

    def __init__(self, seed: int, clock: Clock | None = None) -> None:
        super().__init__(STACKING, seed, clock=clock, changes=HEAVY)

    def choose(self, seen: View, decision: Decision) -> Choice:
        """Return the answer; armies are placed all in one territory."""
        options = decision.options
        if decision.kind not in ("reinforce", "setup_place") or not isinstance(options, Allocation):
            return super().choose(seen, decision)
        position = position_of(seen)
        launches = self.mind.planner(seen).launches(position)
        places = [t for t in launches if t in options.territories]
        if not places:
            return super().choose(seen, decision)
        return Place(((max(places, key=lambda t: (position.armies[t], -t)), options.total),))
