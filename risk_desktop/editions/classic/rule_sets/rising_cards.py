"""World conquest with sets of cards that rise in value, the rules of 2000 (SC); for two with a neutral colour that grows (S2)."""

from __future__ import annotations

from ...edition import Edition
from ..base import CLASSIC
from ..neutrals.reinforced import REINFORCED_NEUTRAL
from ..printed import BOX_2000

RISING_CARDS = Edition(
    id="rising-cards",
    modules=(*CLASSIC, *REINFORCED_NEUTRAL),
    boards=("earth",),
    players=(2, 3, 4, 5, 6),
    year=2000,
    printed={**BOX_2000, "set_values": "older"},
)
