"""Land that the sea takes: it trembles, is flooded and goes down in surf."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from risk_desktop.ui.board import layers
from risk_desktop.ui.board.geometry.outlines import Outline
from risk_desktop.ui.board.ground.canvas import Canvas
from risk_desktop.ui.board.ground.tile import Baked
from risk_desktop.ui.board.markers.fixed_pixmap import remove
from risk_desktop.ui.colour import rgba

SINK_MS = 1200
_DEEP, _FOAM = "#2f5a5c", "#fdf3d6"
_SURF, _SURGES = 0.16, 3  # how far the surf runs out, as a share of the land; how many surges at once
_TREMBLE, _SINKS_BY, _SHRINKS = 2.2, 9.0, 0.05  # board px, board px, share of its size


class Sinking(QGraphicsItem):
    """Land that trembles, is flooded and goes down in surf; an item over everything that lies on the board.

    ``baked``: how each part of it looked; ``outline``: round all of it together.
    """

    def __init__(self, scene: QGraphicsScene, baked: Sequence[Baked], outline: Outline) -> None:
        super().__init__()
        self._baked, self._bounds = tuple(baked), outline.bounds
        self._scale = baked[0].sharpness.scale
        self._dry, self._surf = self._picture(), self._foam(outline)
        self._wet = _flooded(self._dry)
        self._share = 0.0
        self.setZValue(layers.CONQUEST)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        scene.addItem(self)

    def boundingRect(self) -> QRectF:
        """The land with room for its surf."""
        room = _SURF * max(self._bounds.width(), self._bounds.height()) + 12
        return self._bounds.adjusted(-room, -room, room, room)

    def step(self, share: float) -> None:
        """Show a moment between 0 and 1."""
        self._share = share
        self.update()

    def end(self) -> None:
        """Go."""
        remove(self)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the land between dry and drowned, and the surf that runs from it."""
        share, middle = self._share, self._bounds.center()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for surge in range(_SURGES):
            phase = (share * 2.4 + surge / _SURGES) % 1.0
            if 0.06 < share < 0.97:
                painter.setOpacity(0.8 * math.sin(math.pi * phase) * min(1.0, 2.4 * (1 - share)))
                self._lay(painter, self._surf, middle, 1 + _SURF * phase)
        gone = max(0.0, (share - 0.55) / 0.45)
        shaken = _TREMBLE * math.sin(share * 150) * max(0.0, 1 - share * 2.4)
        at = middle + QPointF(shaken, _SINKS_BY * share)
        painter.setOpacity(1 - gone)
        self._lay(painter, self._dry, at, 1 - _SHRINKS * share)
        painter.setOpacity(min(1.0, share * 1.7) * (1 - gone))
        self._lay(painter, self._wet, at, 1 - _SHRINKS * share)
        painter.setOpacity(1)

    def _lay(self, painter: QPainter, pixmap: QPixmap, middle: QPointF, size: float) -> None:
        rect = QRectF(0, 0, self.boundingRect().width() * size, self.boundingRect().height() * size)
        rect.moveCenter(middle)
        painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))

    def _picture(self) -> QPixmap:
        """Return all parts together, as large as the bounding rectangle."""
        canvas = Canvas(self.boundingRect(), self._scale)
        for part in self._baked:
            canvas.painter.save()
            canvas.painter.translate(part.origin)
            canvas.painter.scale(1 / part.sharpness.scale, 1 / part.sharpness.scale)
            canvas.painter.drawPixmap(0, 0, part.pixmap)
            canvas.painter.restore()
        return QPixmap.fromImage(canvas.finish())

    def _foam(self, outline: Outline) -> QPixmap:
        canvas = Canvas(self.boundingRect(), self._scale)
        canvas.strokes(outline, [(9, _FOAM, 50), (5, _FOAM, 90), (2.4, "#ffffff", 190)])
        return QPixmap.fromImage(canvas.finish())


def _flooded(dry: QPixmap) -> QPixmap:
    """Return a picture under deep water."""
    wet = dry.copy()
    painter = QPainter(wet)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.fillRect(wet.rect(), rgba(_DEEP, 226))
    painter.end()
    return wet
