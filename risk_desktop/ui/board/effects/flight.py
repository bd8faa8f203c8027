"""Tokens that travel from one point of the scene to another, over the land or from board to board."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF

from risk_desktop.ui.board.geometry.atlas import Atlas
from risk_desktop.ui.board.markers.fixed_pixmap import FixedPixmap, remove

# Time of a glide, ms.
GLIDE_MS = 350
# How high a token rises on its way to another board, px.
_LAUNCH = 120.0


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


def flight_between(atlas: Atlas, item: FixedPixmap, origin: int, target: int) -> Flight:
    """Return the way of a token between two badges, a launch where they lie on different boards."""
    start, stop = atlas.lands[origin], atlas.lands[target]
    if start.board == stop.board:
        return Flight(item, start.badge, stop.badge)
    return Launch(item, start.badge, stop.badge, longer=3)
