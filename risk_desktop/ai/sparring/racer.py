"""The card racer: one safe conquest a turn for a card, no more, and everything on the spot where the next one is."""

from __future__ import annotations

from ..clock import Clock
from ..skill import Skill
from ..thinker import Thinker

RACING = Skill(
    branches=(4, 1, 1),
    budget=24,
    stacks=4,
    goals=frozenset(("kill", "aim")),
    drafts=True,
    least=0.4,
)
SPARING = {
    "territory": 0.1,
    "region": 1.2,
    "progress": 0.3,
    "card": 1.8,
    "largest": 0.8,
    "caution": 0.6,
    "opening": 40.0,
}


def racer(seed: int, clock: Clock | None = None) -> Thinker:
    """Return one; the same ``seed`` plays the same way."""
    return Thinker(RACING, seed, clock=clock, changes=SPARING)
