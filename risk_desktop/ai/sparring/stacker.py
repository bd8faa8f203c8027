"""The stacker: one great stack, which goes where it likes, and one region behind it."""

from __future__ import annotations

from ..clock import Clock
from ..thinker import Thinker
from .expander import EXPANDING

STACKING = EXPANDING._replace(stacks=3, guards=False)
HEAVY = {"largest": 1.4, "territory": 0.2, "region": 2.8, "progress": 0.6, "power": 1.7, "caution": 0.8, "opening": 8.0}


def stacker(seed: int, clock: Clock | None = None) -> Thinker:
    """Return one; the same ``seed`` plays the same way."""
    return Thinker(STACKING, seed, clock=clock, changes=HEAVY)
