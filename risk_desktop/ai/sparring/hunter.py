"""The hunter: he waits with one stack and his cards until somebody is weak enough, and lives from what the beaten hold."""

from __future__ import annotations

from ..clock import Clock
from ..thinker import Thinker
from .expander import EXPANDING

HUNTING = EXPANDING._replace(goals=frozenset(("kill", "aim", "break")), stacks=3)
LEAN = {"territory": 0.2, "largest": 0.6, "card": 1.6, "power": 1.4, "caution": 0.8, "opening": 12.0}
PREY = {"daring": 1.4, "trophy": 0.25}


def hunter(seed: int, clock: Clock | None = None) -> Thinker:
    """Return one; the same ``seed`` plays the same way."""
    return Thinker(HUNTING, seed, clock=clock, changes={**LEAN, **PREY})
