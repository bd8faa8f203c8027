"""The board as the rules see it: a graph of territories in regions, without a picture."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property

from msgspec import Struct


class TerritoryFacts(Struct, frozen=True):
    """One territory: ``region`` and ``board`` are indices; ``tags`` are free words that modules understand.

    ``terrain`` is what it is made of: the kind of its region, "land" or another word that modules understand.
    """

    id: str
    region: int
    board: int = 0
    tags: tuple[str, ...] = ()
    terrain: str = "land"


class RegionFacts(Struct, frozen=True):
    """A group of territories (indices) that pays ``bonus`` armies a turn to its single owner (C-01, C-09)."""

    id: str
    bonus: int
    members: tuple[int, ...]


class Board(Struct, frozen=True, dict=True, cache_hash=True):
    """All boards of an edition as one graph; territories are numbered through, and the numbers are used everywhere.

    ``neighbours[t]`` lists the territories adjacent to ``t`` (symmetric, C-03); ``cards[t]`` is the symbol on the
    card of ``t`` ("infantry", "cavalry", "artillery" or ""); ``sea`` holds the pairs (lower number first) that only a
    line across the sea joins; ``boards`` are the ids of the boards, in the order of ``TerritoryFacts.board``;
    ``barred`` holds the pairs (lower number first) that stand side by side with a barrier between: never adjacent.
    """

    territories: tuple[TerritoryFacts, ...]
    regions: tuple[RegionFacts, ...]
    neighbours: tuple[tuple[int, ...], ...]
    cards: tuple[str, ...] = ()
    sea: frozenset[tuple[int, int]] = frozenset()
    boards: tuple[str, ...] = ()
    barred: frozenset[tuple[int, int]] = frozenset()

    def __len__(self) -> int:
        """Return the number of territories."""
        return len(self.territories)

    @cached_property
    def region_of(self) -> tuple[int, ...]:
        """Region index by territory."""
        return tuple(t.region for t in self.territories)

    @cached_property
    def neighbour_sets(self) -> tuple[frozenset[int], ...]:
        """Neighbours by territory, for membership tests."""
        return tuple(frozenset(n) for n in self.neighbours)

    def over_sea(self, a: int, b: int) -> bool:
        """Tell whether two adjacent territories are joined by a sea line."""
        return (min(a, b), max(a, b)) in self.sea

    def index(self, territory_id: str) -> int:
        """Return the number of the territory with this id; KeyError if there is none."""
        return self._numbers[territory_id]

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {t.id: i for i, t in enumerate(self.territories)}

    def region_number(self, region_id: str) -> int:
        """Return the number of the region with this id; KeyError if there is none."""
        return self._region_numbers[region_id]

    @cached_property
    def _region_numbers(self) -> dict[str, int]:
        return {r.id: i for i, r in enumerate(self.regions)}

    def reachable(self, start: int, allowed: Callable[[int], bool]) -> set[int]:
        """Return all territories connected to ``start`` through ``allowed`` ones, ``start`` included."""
        seen = {start}
        frontier = [start]
        while frontier:
            here = frontier.pop()
            for there in self.neighbours[here]:
                if there not in seen and allowed(there):
                    seen.add(there)
                    frontier.append(there)
        return seen

    def held_by(self, owner: list[int], player: int) -> Iterator[int]:
        """Yield the territories whose entry in ``owner`` is ``player``."""
        return (t for t, who in enumerate(owner) if who == player)

    def regions_held(self, owner: list[int], player: int) -> Iterator[int]:
        """Yield the indices of the regions that ``player`` holds wholly (C-09)."""
        for index, region in enumerate(self.regions):
            if all_owned(owner, region.members, player):
                yield index


def all_owned(owner: list[int], territories: Iterable[int], player: int) -> bool:
    """Tell whether every one of ``territories`` belongs to ``player``."""
    return all(owner[t] == player for t in territories)
