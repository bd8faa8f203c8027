"""World conquest, the 2004 rules (W): take every territory."""

from __future__ import annotations

from ...edition import Edition
from ..base import CLASSIC

WORLD = Edition(id="world", modules=CLASSIC, boards=("earth",), players=(3, 4, 5, 6), year=2004)
