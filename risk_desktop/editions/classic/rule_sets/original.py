"""The original game, as a chapter of two later boxes tells it (O): take every territory."""

from __future__ import annotations

from .classic.base import CLASSIC
from .classic.printed import ORIGINAL_CHAPTER
from .edition import Edition

ORIGINAL = Edition(
    id="original",
    modules=CLASSIC,
    boards=("earth",),
    players=(3, 4, 5),
    year=2001,
    printed=ORIGINAL_CHAPTER,
    extra_players=(6,),
)
