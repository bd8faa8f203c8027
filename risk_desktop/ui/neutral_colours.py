"""The colours that nobody plays: the unused seat colours, faded, each with its emblem."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from risk_desktop.ui.colour import contrast, mix
from risk_desktop.ui.theme import SEATS, SeatColours

_DUST = "#a99f8c"
# Shares of dust in the mix: enough to look faded beside a player's colour, little enough to tell the colours apart.
_BADGE, _LAND, _PLAQUE = 0.42, 0.42, 0.6
_SEMY = 0.75
_DARK_INK = "#1a1009"


def faded(seat: SeatColours) -> SeatColours:
    """Return the faded colours for a neutral seat; the key begins with "neutral-"."""
    badge = mix(seat.badge, _DUST, _BADGE).name()
    white = "#ffffff"
    return replace(
        seat,
        key=f"neutral-{seat.key}",
        badge=badge,
        land=mix(seat.land, _DUST, _LAND).name(),
        ink=white if contrast(white, badge) > contrast(_DARK_INK, badge) else _DARK_INK,
        line=mix(seat.line, _DUST, _BADGE).name(),
        semy_strength=seat.semy_strength * _SEMY,
        plaque=mix(seat.plaque, _DUST, _PLAQUE).name(),
    )


FADED: tuple[SeatColours, ...] = tuple(faded(seat) for seat in SEATS)
"""The faded version of each seat colour, in the order of SEATS."""


def free_colours(used: Iterable[int], chosen: Iterable[int] = ()) -> tuple[int, ...]:
    """Return the colours that no player uses in the order for neutral seats, the ``chosen`` ones first."""
    taken = set(used)
    free = [number for number in range(len(SEATS)) if number not in taken]
    return tuple(dict.fromkeys([number for number in chosen if number in free] + free))
