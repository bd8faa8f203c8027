"""Claiming missions: only one a turn, so the hardest first; a mission that can't come true is changed."""

from __future__ import annotations

from risk_desktop.editions.classic.missions.deck import RANKS, missions_of
from risk_desktop.engine.choices import Choice, Pick
from risk_desktop.engine.options import Choices
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ...mind import Answers, Mind


def hardest_mission(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Choose the mission of the highest rank that is offered."""
    assert isinstance(decision.options, Choices)
    ranks = {mission.id: RANKS.index(mission.rank) for mission in missions_of(seen.rules) if mission.rank}
    return max((c for c in decision.options if isinstance(c, Pick)), key=lambda choice: ranks[choice.key])


MISSIONS: Answers = {"claim_mission": hardest_mission, "swap_mission": hardest_mission}
