"""What the board shows: who owns each territory, with how many armies."""

from __future__ import annotations

from dataclasses import dataclass

NOBODY = -1


@dataclass(frozen=True)
class Position:
    """Owners and armies by territory, over all boards in order. An owner is a seat index, or -1 for nobody."""

    owners: tuple[int, ...]
    armies: tuple[int, ...]

    @classmethod
    def empty(cls, territories: int) -> Position:
        """Return a position in which nobody owns anything."""
        return cls((NOBODY,) * territories, (0,) * territories)
