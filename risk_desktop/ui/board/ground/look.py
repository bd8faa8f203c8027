"""How land and bands are coloured in each view of the board: by owner, by region, or by strength."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

from PySide6.QtGui import QColor

from risk_desktop.ui.board.geometry.atlas import Atlas
from risk_desktop.ui.board.position import BoardPosition
from risk_desktop.ui.colour import mix
from risk_desktop.ui.theme import NEUTRAL, SeatColours

Mode = Literal["owners", "regions", "strength"]
# Armies from which each darker step of the strength view begins.
_STRENGTH_STEPS = (2, 3, 5, 8, 12, 20)
_PAPER = "#dccfae"


@dataclass(frozen=True)
class LandLook:
    """Colour of a territory and the emblem strewn over it (none where ``emblem`` is "").

    ``fill`` is "" where nobody owns it and what lies below shows: water, or the board's own picture.
    ``mark``: strewn between the emblems, as partners have in common.
    ``beside``: the looks of others who stand there too, in stripes; ``even`` where nobody's stripes are wider.
    ``ruined``: the land is out of the game, and hatched.
    """

    fill: str
    emblem: str
    semy_ink: str
    semy: float
    beside: tuple[LandLook, ...] = ()
    even: bool = False
    ruined: bool = False
    mark: str = ""


_RUIN = LandLook("#4b3a2c", "", "", 0.0, ruined=True)


@dataclass(frozen=True)
class Band:
    """A ribbon round territories: its colour and whether it shines."""

    lands: tuple[int, ...]
    hue: str
    shine: bool


class Palette:
    """Chooses the looks for a position. ``mode`` and ``strength`` (of the semy, 0 to 1.8) may be changed any time."""

    def __init__(self, atlas: Atlas, seats: Sequence[SeatColours]) -> None:
        self._atlas = atlas
        self._seats = tuple(seats)
        self.mode: Mode = "owners"
        self.strength = 1.0

    def seat(self, owner: int) -> SeatColours:
        """Return the colours of an owner, the neutral stone for nobody."""
        return self._seats[owner] if 0 <= owner < len(self._seats) else NEUTRAL

    def land(self, index: int, position: BoardPosition) -> LandLook:
        """Return the look of a territory, striped where several stand, hatched where it is out of the game."""
        if index in position.ruins:
            return _RUIN
        own, *others = (self._look(index, *part) for part in position.parts(index))
        return replace(own, beside=tuple(others), even=index in position.tied) if others else own

    def _look(self, index: int, owner: int, armies: int) -> LandLook:
        """Return the look of a territory that belongs to one seat."""
        seat, land = self.seat(owner), self._atlas.lands[index]
        if owner < 0 and land.soil != "paper" and self.mode != "regions":
            return LandLook("", "", "", 0.0)
        fill = self._atlas.regions[land.region].hue if self.mode == "regions" else seat.land
        if self.mode == "strength":
            return LandLook(_by_strength(seat.land, armies), "", "", 0.0)
        # Neighbours of one owner differ a little, by their order in the region.
        shade = _shade(fill, 100 + ((land.order * 3) % 5 - 2) * 3)
        if self.mode == "regions":
            return LandLook(shade, seat.emblem, "#2b1005", 0.8 * self.strength if seat.emblem else 0.0, mark=seat.mark)
        return LandLook(shade, seat.emblem, seat.semy, seat.semy_strength * self.strength, mark=seat.mark)

    def bands(self, position: BoardPosition) -> list[Band]:
        """Return the ribbons: round regions, or round what each player owns in the view by region."""
        if self.mode == "regions":
            return self._owner_bands(position)
        bands = []
        for number, region in enumerate(self._atlas.regions):
            members = tuple(land for land in self._atlas.members[number] if self._is_banded(land, position))
            if members:
                bands.append(Band(members, region.hue, self.holder(number, position) is not None))
        return bands

    def _is_banded(self, land: int, position: BoardPosition) -> bool:
        """Return whether a ribbon may run round a territory: not where cracks part it from the next, nor if it is gone."""
        return land not in position.gone and self._atlas.sheets[self._atlas.lands[land].board].chasm.isEmpty()

    def holder(self, region: int, position: BoardPosition) -> int | None:
        """Return the owner of a whole region, None if it is shared or free. What is out of the game doesn't count."""
        out = position.ruins | position.gone
        owners = {position.holder(land) for land in self._atlas.members[region] if land not in out}
        return owner if len(owners) == 1 and (owner := owners.pop()) >= 0 else None

    def _owner_bands(self, position: BoardPosition) -> list[Band]:
        groups: dict[tuple[int, int], list[int]] = {}
        for land in self._atlas.lands:
            if self._is_banded(land.index, position):
                groups.setdefault((land.board, position.owners[land.index]), []).append(land.index)
        return [Band(tuple(lands), self.seat(owner).badge, False) for (_, owner), lands in sorted(groups.items())]


@lru_cache(maxsize=256)
def _shade(colour: str, percent: int) -> str:
    return QColor(colour).lighter(percent).name()


def _by_strength(colour: str, armies: int) -> str:
    """Return the colour, paler the fewer armies stand there."""
    step = sum(armies >= bound for bound in _STRENGTH_STEPS)
    return mix(_PAPER, colour, 0.15 + 0.85 * step / len(_STRENGTH_STEPS)).name()
