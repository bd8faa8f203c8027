"""The camper: only what is held at the end counts. He builds up, and storms at last."""

from __future__ import annotations

from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ..clock import Clock
from ..ending import rounds_left
from ..intent import Reply
from ..thinker import Thinker
from .expander import EXPANDING

CAMPING = EXPANDING._replace(least=0.8, patience=1.1, guards=True, goals=frozenset(("region", "aim")))


class Camper(Thinker):
    """Attacks only for great gains until the last round, and then as the expander does."""

    def __init__(self, seed: int, clock: Clock | None = None) -> None:
        super().__init__(CAMPING, seed, clock=clock)
        self._storming = Thinker(EXPANDING, seed, clock=clock)

    def reply(self, seen: View, decision: Decision) -> Reply:
        """Return the answer, of another mind in the last round."""
        if rounds_left(seen.state, seen.rules) == 0:
            return self._storming.reply(seen, decision)
        return super().reply(seen, decision)
