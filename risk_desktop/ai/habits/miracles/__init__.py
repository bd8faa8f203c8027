"""Miracle cards: which to buy, when to play them and at what, and how to answer with them."""

from __future__ import annotations

from ...mind import Habits
from .answers import ANSWERS
from .buying import BUYING
from .playing import PLAYING

MIRACLES: Habits = {**BUYING, **PLAYING, **ANSWERS}
