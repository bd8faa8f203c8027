"""The card racer: one safe conquest a turn for a card, hardly more, all game long; sets decide."""

from __future__ import annotations

from ..clock import Clock
from ..thinker import Thinker
from .expander import EXPANDING

RACING = EXPANDING._replace(goals=frozenset(("kill", "aim", "break")), least=0.4)
SPARING = {"territory": 0.15, "progress": 0.4, "card": 1.8, "largest": 0.7, "caution": 0.7, "opening": 40.0}


def racer(seed: int, clock: Clock | None = None) -> Thinker:
    """Return one; the same ``seed`` plays the same way."""
    return Thinker(RACING, seed, clock=clock, changes=SPARING)
