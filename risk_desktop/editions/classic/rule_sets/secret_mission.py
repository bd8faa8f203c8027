"""Secret missions, the rules of 2000 (S)."""

from __future__ import annotations

from ...edition import Edition
from ..base import CLASSIC_SECRET
from ..printed import BOX_2000

SECRET_MISSION = Edition(
    id="secret-mission",
    modules=CLASSIC_SECRET,
    boards=("earth",),
    players=(3, 4, 5, 6),
    year=2000,
    printed=BOX_2000,
)
