"""The opponent that plans: one object per seat, without memory, so that a loaded game goes on as it would have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from risk_desktop.editions.common.bidding import BID
from risk_desktop.engine.choices import Choice, Pass
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from .answers.registry import answer_for
from .clock import Allowance, Clock
from .intent import Reply
from .mind import Mind
from .safe import safe_choice
from .skill import Skill
from .thrift import thrifty
from .weights import NOTHING


class Thinker:
    """Plays by planning. ``skill`` says how far; ``changes``: weights of its own, by name."""

    def __init__(
        self,
        skill: Skill,
        seed: int,
        temperament: str = "balanced",
        clock: Clock | None = None,
        changes: Mapping[str, Any] = NOTHING,
        allowance: Allowance | None = None,
    ) -> None:
        self.mind = Mind(skill, seed, temperament, clock, changes, allowance)

    def choose(self, seen: View, decision: Decision) -> Choice:
        """Return the registered answer to this decision; what no mechanic answers is answered safely."""
        return self.reply(seen, decision).choice

    def reply(self, seen: View, decision: Decision) -> Reply:
        """Return the answer as ``choose`` does, and what it is for."""
        answer = answer_for(decision, seen.rules)
        if answer is None:
            return Reply(safe_choice(decision, seen))
        if self.mind.saves(seen) and seen.state.turn == seen.player and decision.kind != BID:
            seen, asked = thrifty(seen, decision)
            if asked is None:
                return Reply(Pass())
            decision = asked
        self.mind.allowance.begin((seen.state.round, seen.state.turn))
        try:
            found = answer(self.mind, seen, decision)
        finally:
            self.mind.allowance.end()
        return found if isinstance(found, Reply) else Reply(found)
