"""The seats that a new game starts with: the usual ones, or those of the last game."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec

from risk_desktop.ai.player import TEMPERAMENTS as KNOWN_TEMPERAMENTS
from risk_desktop.bots.commands import is_outside
from risk_desktop.controller.table import HUMAN, Seat
from risk_desktop.storage.lines import SavedSeat
from risk_desktop.ui.faces import NAMES, OFFERED
from risk_desktop.ui.theme import SEATS

log = logging.getLogger(__name__)

LEVELS = OFFERED
TEMPERAMENTS = ("balanced", "aggressive", "builder", "opportunist", "balanced", "aggressive")
MAX_NAME = 16
USUAL_LEVEL = "normal"


def usual_seats(count: int) -> tuple[Seat, ...]:
    """Return sensible seats: one person and opponents of mixed levels."""
    kinds = (HUMAN, "normal", "normal", "easy", "hard", "normal")
    return tuple(Seat(NAMES[i], kinds[i], i, TEMPERAMENTS[i]) for i in range(count))


def with_easy_opponents(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Return the same seats with easy opponents; people and outside programs stay as they are."""
    easiest = LEVELS[0]
    return tuple(msgspec.structs.replace(seat, kind=easiest) if seat.kind in LEVELS else seat for seat in seats)


def remembered_seats(saved: Sequence[SavedSeat]) -> tuple[Seat, ...]:
    """Return the seats of the last game. What can't be offered any more is replaced by a default, and logged."""
    seats: list[Seat] = []
    for old in saved[: len(SEATS)]:
        kind = old.kind if old.kind in (HUMAN, *LEVELS) or is_outside(old.kind) else USUAL_LEVEL
        temperament = old.temperament if old.temperament in KNOWN_TEMPERAMENTS else KNOWN_TEMPERAMENTS[0]
        free = [colour for colour in range(len(SEATS)) if colour not in {seat.colour for seat in seats}]
        seat = Seat(old.name[:MAX_NAME], kind, old.colour if old.colour in free else free[0], temperament)
        if (seat.kind, seat.colour, seat.temperament) != (old.kind, old.colour, old.temperament):
            log.warning("settings: the remembered seat %s can't be offered, %s stands for it", old, seat)
        seats.append(seat)
    return tuple(seats)
