"""Pictures of constant size on the screen at a point of the scene: badges, chips, pieces, tokens."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene


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

    def rect(self) -> QRectF:
        """Return where the pixmap shows, screen px from its point."""
        return QRectF(self.offset(), self.pixmap().deviceIndependentSize())

    def centre_on(self, dx: float, dy: float) -> None:
        """Show the pixmap centred at an offset in screen px from its point."""
        size = self.pixmap().deviceIndependentSize()
        self.setOffset(dx - size.width() / 2, dy - size.height() / 2)


def remove(item: QGraphicsItem) -> None:
    """Take an item out of its scene, if it is in one."""
    scene = item.scene()
    if scene is not None:
        scene.removeItem(item)
