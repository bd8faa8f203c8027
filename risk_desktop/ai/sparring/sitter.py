"""The sitter: one region that is easy to hold, walls at its borders, and a card when it costs nothing."""

from __future__ import annotations

from ..clock import Clock
from ..thinker import Thinker
from .expander import EXPANDING

SITTING = EXPANDING._replace(goals=frozenset(("region", "kill", "aim")), least=0.5)
WALLED = {
    "region": 3.8,
    "progress": 1.6,
    "territory": 0.2,
    "exposed": -0.9,
    "raid": 0.6,
    "caution": 0.8,
    "opening": 20.0,
}


def sitter(seed: int, clock: Clock | None = None) -> Thinker:
    """Return one; the same ``seed`` plays the same way."""
    return Thinker(SITTING, seed, clock=clock, changes=WALLED)
