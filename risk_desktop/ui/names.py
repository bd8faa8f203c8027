"""What things are called on the screen: players, territories, regions, cards, in the chosen language."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.controller.table import Table
from risk_desktop.i18n import language, tr
from risk_desktop.maps.schema import BoardMap, Region, Territory

from .theme import NEUTRAL, SEATS, SeatColours


class Names:
    """Names of one game. Numbers run over all boards in order, as in the engine."""

    def __init__(self, table: Table, boards: Sequence[BoardMap]) -> None:
        self.table = table
        self.boards = tuple(boards)
        self.territories: tuple[Territory, ...] = tuple(t for board in boards for t in board.territories)
        self.regions: tuple[Region, ...] = tuple(r for board in boards for r in board.regions)

    def player(self, seat: int) -> str:
        """Return the name in a seat; the neutral's name for -1."""
        return self.table.seats[seat].name if seat >= 0 else tr("common.player_kind.neutral")

    def seat_colours(self, seat: int) -> SeatColours:
        """Return colour, emblem and ink of a seat; the neutral's for -1."""
        return SEATS[self.table.seats[seat].colour] if seat >= 0 else NEUTRAL

    def all_colours(self) -> tuple[SeatColours, ...]:
        """Return the colours of all seats in order."""
        return tuple(SEATS[seat.colour] for seat in self.table.seats)

    def is_human(self, seat: int) -> bool:
        """Tell whether a person sits there."""
        return seat >= 0 and self.table.seats[seat].is_human

    def territory(self, number: int) -> str:
        """Return a territory's name."""
        return self.territories[number].name.in_language(language())

    def region(self, number: int) -> str:
        """Return a region's name."""
        return self.regions[number].name.in_language(language())

    def region_of(self, territory: int) -> int:
        """Return the number of the region that a territory belongs to."""
        wanted = self.territories[territory].region
        return next(i for i, region in enumerate(self.regions) if region.id == wanted)

    def card_unit(self, card: int) -> str:
        """Return the unit on a card: "infantry", "cavalry", "artillery" or "wild"."""
        return self.territories[card].card if 0 <= card < len(self.territories) else "wild"

    def card(self, card: int) -> str:
        """Return the name on a card: its territory's, or the joker's."""
        return self.territory(card) if 0 <= card < len(self.territories) else tr("app.wild")
