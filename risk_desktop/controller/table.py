"""Who sits at the table and what is played: everything that New game decides."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from risk_desktop.ai.player import LEVELS
from risk_desktop.bots.commands import is_outside
from risk_desktop.editions.common.seats import RESIGNED
from risk_desktop.engine.rules import OptionValue
from risk_desktop.storage.lines import SavedSeat

HUMAN = "human"
RECORDED = "recorded"
"""Who plays a person's seat in a replay: the record of what he chose."""


class Seat(SavedSeat, frozen=True):
    """One player: ``kind`` is HUMAN, an opponent's level, ``bot:COMMAND``, RESIGNED or RECORDED; ``colour`` is a number, 0 to
    5.
    """

    @property
    def is_human(self) -> bool:
        """Tell whether a person plays here."""
        return self.kind == HUMAN


class Table(Struct, frozen=True):
    """A game to be started: edition, seats in turn order, house rules that differ from the printed ones, board ids.

    ``teams``: how people call the teams, in their order; "" or nothing for the usual name. ``neutrals``: numbers of the colours
    that nobody plays, in the order of their seats; those that are left over follow. ``lent``: by seat, whose it is while
    somebody else plays it. ``hints``: seats that may ask for hints where several persons play.
    """

    edition: str
    seats: tuple[Seat, ...]
    options: Mapping[str, OptionValue] = {}
    boards: tuple[str, ...] = ("earth",)
    seed: int = 0
    teams: tuple[str, ...] = ()
    neutrals: tuple[int, ...] = ()
    lent: Mapping[int, str] = {}
    hints: tuple[int, ...] = ()

    @property
    def humans(self) -> tuple[int, ...]:
        """Numbers of the seats played by persons."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.is_human)

    @property
    def people(self) -> tuple[int, ...]:
        """Numbers of the seats that belong to persons, who sit at the screen even while somebody else plays for them."""
        return tuple(number for number in range(len(self.seats)) if self.owner(number) == HUMAN)

    @property
    def outside(self) -> tuple[int, ...]:
        """Numbers of the seats played by outside programs."""
        return tuple(number for number, seat in enumerate(self.seats) if is_outside(seat.kind))

    @property
    def resigned(self) -> frozenset[int]:
        """Numbers of the seats whose players have given up."""
        return frozenset(number for number, seat in enumerate(self.seats) if seat.kind == RESIGNED)

    def may_have_hints(self, seat: int) -> bool:
        """Tell whether a seat may ask for hints: one person who plays may anyhow, several only as they have agreed."""
        return seat in self.people and seat not in self.resigned and (len(self.people) == 1 or seat in self.hints)

    def owner(self, seat: int) -> str:
        """Return the kind of player whom a seat belongs to, whoever plays it now."""
        return self.lent.get(seat, self.seats[seat].kind)

    def may_pass(self, seat: int, kind: str) -> bool:
        """Tell whether ``kind`` may play a seat from now on: a person or a program lets a level play, comes back, or gives up."""
        owner, now = self.owner(seat), self.seats[seat].kind
        return owner not in LEVELS and now not in (kind, RESIGNED) and kind in (owner, RESIGNED, *LEVELS)

    def passed(self, seat: int, kind: str) -> Table:
        """Return the table with ``kind`` in a seat."""
        owner = self.owner(seat)
        lent = {number: whose for number, whose in self.lent.items() if number != seat}
        if kind != owner:
            lent[seat] = owner
        seats = (*self.seats[:seat], replace(self.seats[seat], kind=kind), *self.seats[seat + 1 :])
        return replace(self, seats=seats, lent=lent)

    @property
    def as_begun(self) -> Table:
        """The table with everybody in his own seat."""
        seats = tuple(replace(seat, kind=self.owner(number)) for number, seat in enumerate(self.seats))
        return replace(self, seats=seats, lent={})
