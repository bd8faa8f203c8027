"""What the board shows: who stands in each territory, with how many armies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

NOBODY = -1

Part = tuple[int, int]
"""A seat and its armies in a territory."""


@dataclass(frozen=True, order=True)
class PieceLook:
    """A figure beside a badge: what it shows (a key of ``PIECE_STYLES``) and whose colour it wears (a seat)."""

    kind: str
    seat: int


@dataclass(frozen=True)
class Position:
    """Owners and armies by territory, over all boards in order. An owner is a seat index, or -1 for nobody.

    ``shares``: the parts of each territory in which several seats stand, the owner's first; ``armies`` holds their sum.
    ``tied``: those of them that count for nobody. ``pieces``: the figures in each territory that has any; ``ruins``:
    territories that are out of the game. ``gone``: territories that the sea has taken; ``closed``: pairs (lesser number
    first) whose line over water is closed. ``afterlives``: by id, whose each is and how many of the dead wait there.
    """

    owners: tuple[int, ...]
    armies: tuple[int, ...]
    shares: Mapping[int, tuple[Part, ...]] = field(default_factory=dict)
    tied: frozenset[int] = frozenset()
    pieces: Mapping[int, tuple[PieceLook, ...]] = field(default_factory=dict)
    ruins: frozenset[int] = frozenset()
    gone: frozenset[int] = frozenset()
    closed: frozenset[tuple[int, int]] = frozenset()
    afterlives: Mapping[str, Part] = field(default_factory=dict)

    @classmethod
    def empty(cls, territories: int) -> Position:
        """Return a position in which nobody owns anything."""
        return cls((NOBODY,) * territories, (0,) * territories)

    def parts(self, territory: int) -> tuple[Part, ...]:
        """Return who stands in a territory, its owner first."""
        return self.shares.get(territory) or ((self.owners[territory], self.armies[territory]),)

    def holder(self, territory: int) -> int:
        """Return for whom a territory counts, -1 for nobody."""
        return NOBODY if territory in self.tied else self.owners[territory]
