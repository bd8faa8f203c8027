"""The opponent that plans: one object per seat, without memory, so that a loaded game goes on as it would have."""

from __future__ import annotations

from risk_desktop.engine.choices import Choice
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from .clock import Clock
from .habits import habit_for
from .mind import Mind
from .safe import safe_choice
from .skill import Skill
from .weights import Weights


class Thinker:
    """Plays by planning. ``skill`` says how far; ``weights``, where given, replace those of the rule set."""

    def __init__(
        self,
        skill: Skill,
        seed: int,
        temperament: str = "balanced",
        clock: Clock | None = None,
        weights: Weights | None = None,
    ) -> None:
        self.mind = Mind(skill, seed, temperament, clock, weights)

    def choose(self, seen: View, decision: Decision) -> Choice:
        """Return the choice by the habit for this kind of decision; what nobody has a habit for is answered safely."""
        answer = habit_for(decision)
        return answer(self.mind, seen, decision) if answer is not None else safe_choice(decision, seen)
