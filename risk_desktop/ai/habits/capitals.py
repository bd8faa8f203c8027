"""Secret capitals: where to found one."""

from __future__ import annotations

from risk_desktop.editions.classic.capital_sight import best_place
from risk_desktop.editions.classic.capitals import Found
from risk_desktop.engine.choices import Choice
from risk_desktop.engine.options import Choices
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ..mind import Habits, Mind


def found(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Found the capital where it is least in danger."""
    assert isinstance(decision.options, Choices)
    places = {choice.territory: choice for choice in decision.options if isinstance(choice, Found)}
    return places[best_place(seen.state, seen.rules.board, seen.player, tuple(places))]


CAPITALS: Habits = {"capital": found}
