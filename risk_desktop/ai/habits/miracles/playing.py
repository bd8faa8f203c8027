"""Miracle cards that are played, in the own turn and as an answer."""

from __future__ import annotations

from risk_desktop.engine.choices import Choice, Pass
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ...mind import Habits, Mind
from ...safe import safe_choice


def miracle(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Play nothing unless it must be."""
    return safe_choice(decision, seen)


def aegis(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Keep the shield."""
    return Pass()


PLAYING: Habits = {"miracle": miracle, "aegis": aegis}
