"""The keyboard's way over the board: which neighbour each arrow key leads to."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from PySide6.QtCore import QPointF

from risk_desktop.ui.board.geometry.atlas import Atlas

Direction = Literal["left", "right", "up", "down"]
DIRECTIONS: dict[Direction, tuple[float, float]] = {
    "left": (-1.0, 0.0),
    "right": (1.0, 0.0),
    "up": (0.0, -1.0),
    "down": (0.0, 1.0),
}
# A neighbour counts as lying in a direction up to this angle from it.
_WIDEST = math.radians(80)


class Walk:
    """Where the arrow keys lead from each territory, so that every territory of a board can be reached."""

    def __init__(self, atlas: Atlas) -> None:
        self._atlas = atlas
        self._ways: list[dict[Direction, int]] = [self._best(land) for land in range(len(atlas.lands))]
        for sheet in atlas.sheets:
            self._connect([land.index for land in sheet.lands])

    def step(self, land: int, direction: Direction) -> int | None:
        """Return the territory that an arrow key leads to, None if there is none that way."""
        return self._ways[land].get(direction)

    def nearest(self, point: QPointF, among: Sequence[int] = ()) -> int:
        """Return the territory whose badge is nearest to a scene point, of all or of those given."""
        lands = among or range(len(self._atlas.lands))
        return min(lands, key=lambda land: _length(self._atlas.lands[land].badge - point))

    def _best(self, land: int) -> dict[Direction, int]:
        """Return for each direction the neighbour that fits it best."""
        ways: dict[Direction, int] = {}
        for direction in DIRECTIONS:
            priced = [(self._price(land, other, direction), other) for other in self._atlas.neighbours[land]]
            fitting = [each for each in priced if each[0] < math.inf]
            if fitting:
                ways[direction] = min(fitting)[1]
        return ways

    def _price(self, land: int, other: int, direction: Direction) -> float:
        """Return how badly a neighbour fits a direction: its angle, and a little its distance."""
        angle, length = self._bearing(land, other, direction)
        return angle + length / 900 if angle <= _WIDEST else math.inf

    def _bearing(self, land: int, other: int, direction: Direction) -> tuple[float, float]:
        """Return the angle between a direction and the way to a neighbour, in radians, and how far that way is."""
        vector, (dx, dy) = self._vector(land, other), DIRECTIONS[direction]
        length = _length(vector) or 1.0
        return math.acos(max(-1.0, min(1.0, (vector.x() * dx + vector.y() * dy) / length))), length

    def _vector(self, land: int, other: int) -> QPointF:
        """Return the way to a neighbour; a line that wraps round leads off the edge."""
        stub = self._atlas.stubs.get((land, other))
        end = stub.end if stub is not None else self._atlas.lands[other].badge
        return end - self._atlas.lands[land].badge

    def _connect(self, lands: Sequence[int]) -> None:
        """Change ways until every territory can be reached from the first, and the first from every one."""
        for _ in range(4 * len(lands)):
            away = set(lands) - self._reached(lands[0])
            if away:
                if not self._open_way(lands, away):
                    return
                continue
            stuck = [land for land in lands if lands[0] not in self._reached(land)]
            if not stuck or not self._open_way(stuck, set(lands) - set(stuck)):
                return

    def _open_way(self, lands: Sequence[int], wanted: set[int]) -> bool:
        """Point one arrow key of a territory outside ``wanted`` into it, where that bends a direction least.

        A key is changed only if the territory it led to is still reached otherwise from there or is not lost.
        """
        sources = set(lands) - wanted
        choices = [
            (self._force(land, other, direction), land, other, direction)
            for land in sorted(sources)
            for other in self._atlas.neighbours[land]
            if other in wanted
            for direction in DIRECTIONS
        ]
        for _, land, other, direction in sorted(choices):
            before, old = len(self._reached(land)), self._ways[land].get(direction)
            self._ways[land][direction] = other
            if len(self._reached(land)) > before:
                return True
            if old is None:
                del self._ways[land][direction]
            else:
                self._ways[land][direction] = old
        return False

    def _force(self, land: int, other: int, direction: Direction) -> float:
        """Return how much a way would surprise: its angle, and more if the key leads elsewhere already."""
        angle, _ = self._bearing(land, other, direction)
        return angle + (0.6 if direction in self._ways[land] else 0.0)

    def _reached(self, start: int) -> set[int]:
        seen, queue = {start}, deque([start])
        while queue:
            for land in self._ways[queue.popleft()].values():
                if land not in seen:
                    seen.add(land)
                    queue.append(land)
        return seen


@lru_cache(maxsize=3)
def walk_of(atlas: Atlas) -> Walk:
    """Return the ways over the boards of an atlas."""
    return Walk(atlas)


def _length(vector: QPointF) -> float:
    return math.hypot(vector.x(), vector.y())
