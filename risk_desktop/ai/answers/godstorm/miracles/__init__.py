"""Miracle cards: which to buy, when to play them and at what, and how to answer with them."""

from __future__ import annotations

from ....mind import Answers
from .buying import BUYING
from .playing import PLAYING
from .reactions import REACTIONS

MIRACLES: Answers = {**BUYING, **PLAYING, **REACTIONS}
