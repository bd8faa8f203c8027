"""One flat picture of each board, shown while the zoom changes: a single pixmap scales ten times faster than layers."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from risk_desktop.ui.board import layers
from risk_desktop.ui.board.canvas import Canvas
from risk_desktop.ui.board.tile import Sharpness, Tile


class Backdrop:
    """The picture of one board in the scene, hidden until it is shown."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._item = QGraphicsPixmapItem()
        self._item.setZValue(layers.BACKDROP)
        self._item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self._item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._item.hide()
        scene.addItem(self._item)

    def compose(self, rect: QRectF, colour: QColor, tiles: Iterable[Tile], sharpness: Sharpness) -> None:
        """Paint a scene rectangle from tiles on a colour, the lowest first, as sharp as asked for."""
        canvas = Canvas(rect, sharpness.scale, sharpness.ratio)
        canvas.painter.fillRect(rect, colour)
        for tile in tiles:
            tile.paint_on(canvas.painter)
        # Without transparency it is painted faster.
        flat = canvas.finish().convertToFormat(QImage.Format.Format_RGB32)
        self._item.setPixmap(QPixmap.fromImage(flat))
        self._item.setPos(canvas.origin)
        self._item.setScale(1 / sharpness.scale)

    def set_visible(self, visible: bool) -> None:
        """Show or hide the picture."""
        self._item.setVisible(visible)
