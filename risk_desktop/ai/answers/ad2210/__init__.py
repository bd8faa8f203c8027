"""Commanders, space stations and command cards.

``bombs`` and ``worth`` are imported for their effects: they register what each card is worth (``judging.use``).
"""

from __future__ import annotations

from ...mind import Answers
from . import bombs, worth
from .cards import CARDS
from .company import COMPANY
from .pieces import PIECES
from .reactions import REACTIONS

AD2210: Answers = {**PIECES, **CARDS, **COMPANY, **REACTIONS}

__all__ = ["AD2210", "bombs", "worth"]
