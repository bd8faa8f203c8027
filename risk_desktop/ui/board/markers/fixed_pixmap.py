"""Pictures of constant size on the screen at a point of the scene: badges, chips, pieces, and tokens that fly."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from risk_desktop.ui.board.geometry.atlas import Atlas

_LAUNCH = 120.0
"""How high a token rises on its way to another board, px."""


class FixedPixmap(QGraphicsPixmapItem):
    """A pixmap at a scene point that keeps its size on the screen and lets the mouse through."""

    def __init__(self, anchor: QPointF, layer: float, scene: QGraphicsScene) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setZValue(layer)
        self.setPos(anchor)
        scene.addItem(self)

    def centre_on(self, dx: float, dy: float) -> None:
        """Show the pixmap centred at an offset in screen px from its point."""
        size = self.pixmap().deviceIndependentSize()
        self.setOffset(dx - size.width() / 2, dy - size.height() / 2)


@dataclass
class Flight:
    """A token on its way from one scene point to another; ``longer``: by how much that takes longer than a glide."""

    item: FixedPixmap
    start: QPointF
    stop: QPointF
    longer: int = 1

    def step(self, share: float) -> None:
        """Be at a share of the way."""
        self.item.setPos(self.start + (self.stop - self.start) * share)

    def end(self) -> None:
        """Go."""
        remove(self.item)


class Launch(Flight):
    """A token that flies to another board: up and away like a spark, then down over its target."""

    def step(self, share: float) -> None:
        """Be at a share of the way: the first half rises, the second comes down."""
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


def remove(item: QGraphicsItem) -> None:
    """Take an item out of its scene, if it is in one."""
    scene = item.scene()
    if scene is not None:
        scene.removeItem(item)
