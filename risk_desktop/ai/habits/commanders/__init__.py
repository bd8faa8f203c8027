"""Commanders, stations and command cards, of which all that is particular to 2210 A.D. is known here."""

from __future__ import annotations

from ...mind import Habits
from . import bombs, worth
from .answers import ANSWERS
from .cards import CARDS
from .pieces import PIECES

COMMANDERS: Habits = {**PIECES, **CARDS, **ANSWERS}

__all__ = ["COMMANDERS", "bombs", "worth"]
"""With ``bombs`` and ``worth`` the cards are known by which effects are judged."""
