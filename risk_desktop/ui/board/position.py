"""What the board shows: who stands in each territory, with how many armies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

NOBODY = -1
_T = TypeVar("_T")

Part = tuple[int, int]
"""A seat and its armies in a territory."""


@dataclass(frozen=True, order=True)
class PieceLook:
    """A piece as it is shown: its kind, whose colour it wears (a seat), and the family from which it has its name, if any."""

    kind: str
    seat: int
    family: str = ""


@dataclass(frozen=True)
class BoardPosition:
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
    def empty(cls, territories: int) -> BoardPosition:
        """Return a position in which nobody owns anything."""
        return cls((NOBODY,) * territories, (0,) * territories)

    def parts(self, territory: int) -> tuple[Part, ...]:
        """Return who stands in a territory, its owner first."""
        return self.shares.get(territory) or ((self.owners[territory], self.armies[territory]),)

    def holder(self, territory: int) -> int:
        """Return for whom a territory counts, -1 for nobody."""
        return NOBODY if territory in self.tied else self.owners[territory]

    def with_owners(self, owners: Mapping[int, int]) -> BoardPosition:
        """Return this position with other owners of some territories."""
        if not owners:
            return self
        changed = tuple(owners.get(land, owner) for land, owner in enumerate(self.owners))
        return replace(self, owners=changed)

    def without(self, lands: frozenset[int]) -> BoardPosition:
        """Return this position once the sea has taken some territories with everything in them."""
        owners = tuple(NOBODY if land in lands else owner for land, owner in enumerate(self.owners))
        armies = tuple(0 if land in lands else count for land, count in enumerate(self.armies))
        pieces = {land: looks for land, looks in self.pieces.items() if land not in lands}
        return replace(self, owners=owners, armies=armies, pieces=pieces, gone=self.gone | lands)

    def towards(self, aim: BoardPosition, most: int) -> BoardPosition:
        """Return this position brought closer to ``aim`` by at most ``most`` territories; the last step makes them equal."""
        differ = [land for land in range(len(aim.owners)) if self._at(land) != aim._at(land)]
        if len(differ) <= most:
            return aim
        taken = differ[:most]
        owners, armies = list(self.owners), list(self.armies)
        for land in taken:
            owners[land], armies[land] = aim.owners[land], aim.armies[land]
        return replace(
            self,
            owners=tuple(owners),
            armies=tuple(armies),
            shares=_taken(self.shares, aim.shares, taken),
            pieces=_taken(self.pieces, aim.pieces, taken),
            tied=self.tied.difference(taken) | aim.tied.intersection(taken),
        )

    def _at(self, land: int) -> object:
        parts = self.shares.get(land), self.pieces.get(land), land in self.tied
        return self.owners[land], self.armies[land], *parts


def _taken(old: Mapping[int, _T], new: Mapping[int, _T], lands: Sequence[int]) -> dict[int, _T]:
    """Return the old entries with those of the new ones at these territories."""
    kept = {land: entry for land, entry in old.items() if land not in lands}
    return kept | {land: new[land] for land in lands if land in new}
