"""What a number in a state means: type hints that say it, for whoever has to check a state that comes from outside.

``Land`` and the like are plain integers for everybody else. A list says besides how many entries it has.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated

MOST = 50_000
"""No count in a game comes near it; a larger one would keep the program busy for ever."""


class Meaning(Enum):
    """What an integer is."""

    COUNT = "count"
    SEAT = "seat"
    PLAYER = "player"
    LAND = "land"
    SEAT_OR_NOBODY = "seat or nobody"
    LAND_OR_NOWHERE = "land or nowhere"


class Length(Enum):
    """How many entries a list has; OR_EMPTY: or none, as long as there is nothing to note."""

    BY_SEAT = "by seat"
    BY_LAND = "by land"
    BY_LAND_OR_EMPTY = "by land or empty"
    BY_REGION_OR_EMPTY = "by region or empty"


Count = Annotated[int, Meaning.COUNT]
"""0 to MOST."""
Seat = Annotated[int, Meaning.SEAT]
"""A player or a neutral colour."""
Player = Annotated[int, Meaning.PLAYER]
Land = Annotated[int, Meaning.LAND]
"""A territory."""
SeatOrNobody = Annotated[int, Meaning.SEAT_OR_NOBODY]
"""-1: nobody."""
LandOrNowhere = Annotated[int, Meaning.LAND_OR_NOWHERE]
"""-1: none."""
CountBySeat = Annotated[list[Count], Length.BY_SEAT]
SeatBySeat = Annotated[list[SeatOrNobody], Length.BY_SEAT]
FlagBySeat = Annotated[list[bool], Length.BY_SEAT]
