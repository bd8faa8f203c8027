"""Land that changes hands: its new owner's colour sweeps over it from the border where he came in."""

from __future__ import annotations

import math
from itertools import chain

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from risk_desktop.ui.board import layers
from risk_desktop.ui.board.geometry.atlas import Land
from risk_desktop.ui.board.ground.tile import baked_picture
from risk_desktop.ui.board.markers.fixed_pixmap import remove
from risk_desktop.ui.board.scene import BoardScene
from risk_desktop.ui.colour import rgba

# Width of the front's soft rim and of the light that runs along it, as shares of the way; how bright that is.
_SOFT, _LIGHT, _BRIGHT = 0.16, 0.1, 150
_CREAM = "#fff3d0"


class Sweep(QGraphicsItem):
    """The picture of a territory in its new owner's look, as far as the front has come; ``fades``: it only fades in."""

    def __init__(self, scene: BoardScene, territory: int, owner: int, entry: QPointF, *, fades: bool) -> None:
        super().__init__()
        self._scene, self._territory, self._owner, self._entry, self._fades = scene, territory, owner, entry, fades
        self._whole, self._shown, self._size = QImage(), QImage(), QRectF()
        self._start, self._reach = QPointF(), 0.0
        self.setZValue(layers.CONQUEST)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setOpacity(0)
        scene.graphics.addItem(self)

    def _prepare(self) -> None:
        """Make the picture only now that it is to be seen: the frame in which armies set off has enough to do."""
        self.prepareGeometryChange()
        # The tile that shows the territory from the end on finds this picture again.
        sharpness = self._scene.baker.sharpness
        baked = baked_picture(self._scene.content_owned(self._territory, self._owner), sharpness)
        self._whole = baked.pixmap.toImage()
        self._shown = QImage(self._whole)
        self._start = start = (self._entry - baked.origin) * sharpness.scale
        self._size = size = QRectF(QPointF(), self._whole.deviceIndependentSize())
        corners = (size.topLeft(), size.topRight(), size.bottomLeft(), size.bottomRight())
        self._reach = max(math.hypot(p.x() - start.x(), p.y() - start.y()) for p in corners)
        self.setPos(baked.origin)
        self.setScale(1 / sharpness.scale)

    def boundingRect(self) -> QRectF:
        """The picture."""
        return self._size

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint what the front has passed."""
        painter.drawImage(0, 0, self._shown)

    def step(self, share: float) -> None:
        """Show a moment between 0 and 1."""
        if share > 0 and self._whole.isNull():
            self._prepare()
        self.setOpacity(share if self._fades else min(1.0, share * 20))
        if not self._fades and share > 0:
            self._advance(self._reach * (1 + _SOFT) * share)
        self.update()

    def end(self) -> None:
        """The whole land is the new owner's."""
        remove(self)
        self._scene.release(self._territory, self._owner)

    def _advance(self, reach: float) -> None:
        """Paint the land within a distance of the border, with light along the front."""
        painter = QPainter(self._shown)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.drawImage(0, 0, self._whole)
        soft = min(0.999, _SOFT * self._reach / reach)
        edge = QRadialGradient(self._start, reach)
        edge.setColorAt(max(0.0, 1 - soft), rgba("#000000", 255))
        edge.setColorAt(1, Qt.GlobalColor.transparent)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        painter.fillRect(self._size, edge)
        light = QRadialGradient(self._start, reach)
        width = min(0.49, _LIGHT * self._reach / reach)
        for place, alpha in ((max(0.0, 1 - soft - 2 * width), 0), (max(0.001, 1 - soft - width / 2), _BRIGHT), (1, 0)):
            light.setColorAt(place, rgba(_CREAM, alpha))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        painter.fillRect(self._size, light)
        painter.end()


def entry_of(land: Land, outside: QPointF) -> QPointF:
    """Return the point of a territory's border that lies nearest to where somebody comes from."""
    there = outside.toTuple()
    return QPointF(*min(chain.from_iterable(land.rings), key=lambda point: math.dist(point, there)))
