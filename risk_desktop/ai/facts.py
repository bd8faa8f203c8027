"""What an opponent works out about a board once: lists that the search can walk quickly."""

from __future__ import annotations

from functools import lru_cache

from risk_desktop.engine.board import Board


class BoardFacts:
    """Plain tuples about one board.

    ``neighbours[t]``, ``region_of[t]``, ``members[r]``, ``bonus[r]`` as on the board; ``borders[r]``: members with a
    neighbour outside the region; ``entries[r]``: territories outside that touch it.
    """

    __slots__ = ("bonus", "borders", "entries", "members", "near", "neighbours", "region_of", "regions", "size")

    def __init__(self, board: Board) -> None:
        self.size = len(board)
        self.neighbours = board.neighbours
        self.near = board.neighbour_sets
        self.region_of = board.region_of
        self.members = tuple(r.members for r in board.regions)
        self.bonus = tuple(r.bonus for r in board.regions)
        self.regions = range(len(board.regions))
        self.borders = tuple(
            tuple(t for t in m if any(board.region_of[n] != r for n in board.neighbours[t]))
            for r, m in enumerate(self.members)
        )
        self.entries = tuple(
            tuple(sorted({n for t in m for n in board.neighbours[t] if board.region_of[n] != r}))
            for r, m in enumerate(self.members)
        )


@lru_cache(maxsize=16)
def board_facts(board: Board) -> BoardFacts:
    """Return the facts of ``board``, worked out once."""
    return BoardFacts(board)
