"""The original game, as a chapter of two later boxes tells it (O): take every territory."""

from __future__ import annotations

from ...edition import Edition
from ..base import CLASSIC
from ..printed import ORIGINAL_CHAPTER

ORIGINAL = Edition(
    id="original",
    modules=CLASSIC,
    boards=("earth",),
    players=(3, 4, 5),
    year=2001,
    printed=ORIGINAL_CHAPTER,
    extra_players=(6,),
)
