"""The saver: money that is spent early is soon lost again. He keeps it until the end is near, and outbids everybody then."""

from __future__ import annotations

from risk_desktop.engine.choices import Pass
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ..clock import Clock
from ..ending import rounds_left
from ..intent import Reply
from ..thinker import Thinker
from .expander import EXPANDING

PURCHASES = ("hire", "summon", "buy_cards", "play_card", "miracle")
"""Questions to which money is the answer, and nothing the polite one."""
SHOPPING = 1
"""Rounds before the end from which on it spends."""


class Saver(Thinker):
    """Buys nothing as long as more rounds are to come."""

    def __init__(self, seed: int, clock: Clock | None = None) -> None:
        super().__init__(EXPANDING, seed, clock=clock)

    def reply(self, seen: View, decision: Decision) -> Reply:
        """Return the answer: nothing, where it can be saved."""
        early = rounds_left(seen.state, seen.rules) > SHOPPING
        if early and decision.kind in PURCHASES and Pass() in decision.options:
            return Reply(Pass())
        return super().reply(seen, decision)
