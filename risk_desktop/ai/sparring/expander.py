"""The expander: what the level "hard" once was. It takes land as fast as it can, and never changes."""

from __future__ import annotations

from ..clock import Clock
from ..skill import Skill
from ..thinker import Thinker
from ..weights import PLAIN

EXPANDING = Skill(
    branches=(3, 2, 2, 1, 1, 1, 1),
    budget=60,
    stacks=4,
    goals=frozenset(("region", "break", "kill", "aim")),
    guards=True,
    drafts=True,
    deploys=True,
    replies=12,
    duel={"guards": False, "deploys": False},
    table=PLAIN,
)


def expander(seed: int, clock: Clock | None = None) -> Thinker:
    """Return one; the same ``seed`` plays the same way."""
    return Thinker(EXPANDING, seed, clock=clock)
