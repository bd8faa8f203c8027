"""What an opponent works out about a board once: lists that the search can walk quickly."""

from __future__ import annotations

from functools import lru_cache

from risk_desktop.engine.board import Board


class BoardFacts:
    """Plain tuples about one board.

    ``neighbours[t]``, ``region_of[t]``, ``members[r]``, ``bonus[r]`` as on the board; ``borders[r]``: members with a
    neighbour outside the region; ``shares[r][k]``: bonus times the square of the part that k members are.
    """

    __slots__ = ("_around", "bonus", "borders", "members", "neighbours", "region_of", "regions", "shares", "size")

    def __init__(self, board: Board) -> None:
        self.size = len(board)
        self.neighbours = board.neighbours
        self.region_of = board.region_of
        self.members = tuple(r.members for r in board.regions)
        self.bonus = tuple(r.bonus for r in board.regions)
        self.regions = range(len(board.regions))
        self.borders = tuple(
            tuple(t for t in m if any(board.region_of[n] != r for n in board.neighbours[t]))
            for r, m in enumerate(self.members)
        )
        self.shares = tuple(
            tuple(bonus * (k / len(m)) ** 2 for k in range(len(m) + 1))
            for bonus, m in zip(self.bonus, self.members, strict=True)
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


@lru_cache(maxsize=16)
def board_facts(board: Board) -> BoardFacts:
    """Return the facts of ``board``, worked out once."""
    return BoardFacts(board)
