"""Who sits at the table and what is played: everything that New game decides."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from risk_desktop.bots.commands import is_outside
from risk_desktop.engine.rules import OptionValue
from risk_desktop.storage.lines import SavedSeat

HUMAN = "human"


class Seat(SavedSeat, frozen=True):
    """One player: ``kind`` is HUMAN, an opponent's level, or ``bot:COMMAND``; ``colour`` is a number, 0 to 5."""

    @property
    def is_human(self) -> bool:
        """Tell whether a person plays here."""
        return self.kind == HUMAN


class Table(Struct, frozen=True):
    """A game to be started: edition, seats in turn order, house rules that differ from the printed ones, board ids.

    ``teams``: how people call the teams, in their order; "" or nothing for the usual name. ``neutrals``: numbers of the colours
    that nobody plays, in the order of their seats; those that are left over follow.
    """

    edition: str
    seats: tuple[Seat, ...]
    options: Mapping[str, OptionValue] = {}
    boards: tuple[str, ...] = ("earth",)
    seed: int = 0
    teams: tuple[str, ...] = ()
    neutrals: tuple[int, ...] = ()

    @property
    def humans(self) -> tuple[int, ...]:
        """Numbers of the seats played by persons."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.is_human)

    @property
    def outside(self) -> tuple[int, ...]:
        """Numbers of the seats played by outside programs."""
        return tuple(number for number, seat in enumerate(self.seats) if is_outside(seat.kind))
