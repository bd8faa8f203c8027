"""Tokens that travel from one point of the scene to another, over the land or from board to board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF

from risk_desktop.ui.board.markers.fixed_pixmap import FixedPixmap, remove

# Time of a glide, ms.
GLIDE_MS = 350
# How high a token rises on its way to another board, px.
_LAUNCH = 120.0
# Share of the time by which the last of several lifts off later than the first.
_LATE = 0.3


@dataclass
class Flight:
    """A token on its way from one scene point to another; ``longer``: by how much that takes longer than a glide."""

    item: FixedPixmap
    start: QPointF
    stop: QPointF
    longer: int = 1

    @property
    def ms(self) -> int:
        """How long it takes at normal speed."""
        return GLIDE_MS * self.longer

    def step(self, share: float) -> None:
        """Show a share of the way."""
        self.item.setPos(self.start + (self.stop - self.start) * share)

    def end(self) -> None:
        """Go."""
        remove(self.item)


class Launch(Flight):
    """A token that flies to another board: up and away like a spark, then down over its target."""

    def step(self, share: float) -> None:
        """Show a share of the way: the first half rises, the second comes down."""
        rises = share < 0.5
        high = 2 * share if rises else 2 - 2 * share
        self.item.setPos(self.start if rises else self.stop)
        self.item.centre_on(0, -_LAUNCH * high * high)
        self.item.setOpacity(max(0.0, 1 - high))


class LiftOff:
    """Figures that fly to another board, one after the other. ``ms``: how long it takes at normal speed."""

    ms = 3 * GLIDE_MS

    def __init__(self, items: Sequence[FixedPixmap], start: QPointF, stop: QPointF) -> None:
        self._launches = [Launch(item, start, stop) for item in items]
        self._late = _LATE / max(1, len(items) - 1)

    def step(self, share: float) -> None:
        """Show a moment between 0 and 1."""
        lasts = 1 - (_LATE if len(self._launches) > 1 else 0)
        for number, launch in enumerate(self._launches):
            launch.step(min(1.0, max(0.0, (share - self._late * number) / lasts)))

    def end(self) -> None:
        """All have arrived."""
        for launch in self._launches:
            launch.end()
