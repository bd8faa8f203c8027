"""Claiming missions: only one a turn, so the hardest first; a mission that can't come true is changed."""

from __future__ import annotations

from risk_desktop.editions.classic.missions.deck import RANKS, missions_of
from risk_desktop.engine.choices import Choice, Pick
from risk_desktop.engine.options import Choices
from risk_desktop.engine.rules import Rules


def hardest_mission(rules: Rules, options: Choices) -> Choice:
    """Return the choice of the mission of the highest rank that is offered."""
    ranks = {mission.id: RANKS.index(mission.rank) for mission in missions_of(rules) if mission.rank}
    return max((c for c in options if isinstance(c, Pick)), key=lambda choice: ranks[choice.key])
