"""What an opponent works out about a board once: lists that the search can walk quickly."""

from __future__ import annotations

from functools import lru_cache

from risk_desktop.engine.board import Board

Pairs = tuple[tuple[int, int], ...]
"""Pairs of territories."""


class BoardFacts:
    """Plain tuples about one board.

    ``neighbours[t]``, ``region_of[t]``, ``members[r]``, ``bonus[r]`` as on the board; ``borders[r]``: members with a
    neighbour outside the region; ``shares[r][k]``: bonus times the square of the part that k members are. ``closed``
    territories are nobody's neighbours and members; ``flights`` join pairs beside the board's connections, ``shut`` are
    pairs that are joined no more.
    """

    __slots__ = (
        "_around",
        "bonus",
        "borders",
        "flights",
        "members",
        "neighbours",
        "region_of",
        "regions",
        "shares",
        "size",
    )

    def __init__(self, board: Board, closed: frozenset[int], flights: Pairs, shut: Pairs) -> None:
        self.size = len(board)
        self.flights = flights
        changed = closed or flights or shut
        self.neighbours = joined(board, closed, flights, shut) if changed else board.neighbours
        self.region_of = board.region_of
        self.members = tuple(tuple(t for t in r.members if t not in closed) for r in board.regions)
        self.bonus = tuple(r.bonus if m else 0 for r, m in zip(board.regions, self.members, strict=True))
        self.regions = range(len(board.regions))
        self.borders = tuple(
            tuple(t for t in m if any(board.region_of[n] != r for n in self.neighbours[t]))
            for r, m in enumerate(self.members)
        )
        self.shares = tuple(
            tuple(bonus * (k / max(1, len(m))) ** 2 for k in range(len(r.members) + 1))
            for bonus, m, r in zip(self.bonus, self.members, board.regions, strict=True)
        )
        self._around: dict[tuple[int, int], tuple[int, ...]] = {}

    def connected(self, start: int, allowed: set[int]) -> list[int]:
        """Return ``start`` and all of ``allowed`` that can be reached from it through ``allowed``."""
        found = [start]
        for here in found:
            found += [n for n in self.neighbours[here] if n in allowed and n not in found]
        return found

    def around(self, a: int, b: int) -> tuple[int, ...]:
        """Return the neighbours of either territory, without the two."""
        found = self._around.get((a, b))
        if found is None:
            found = tuple(sorted({*self.neighbours[a], *self.neighbours[b]} - {a, b}))
            self._around[a, b] = found
        return found


def joined(board: Board, closed: frozenset[int], flights: Pairs, shut: Pairs) -> tuple[tuple[int, ...], ...]:
    """Return the neighbours of each territory, without the closed and shut ones and with those by flight, both ways."""
    near = [{n for n in beside if n not in closed} for beside in board.neighbours]
    for a, b in shut:
        near[a].discard(b)
        near[b].discard(a)
    for a, b in flights:
        near[a].add(b)
        near[b].add(a)
    return tuple(() if t in closed else tuple(sorted(beside)) for t, beside in enumerate(near))


@lru_cache(maxsize=64)
def board_facts(
    board: Board, closed: frozenset[int] = frozenset(), flights: Pairs = (), shut: Pairs = ()
) -> BoardFacts:
    """Return the facts of ``board``, worked out once."""
    return BoardFacts(board, closed, flights, shut)
