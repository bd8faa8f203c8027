"""Words on the board, of constant size on the screen: written once with a halo, shown beside a point of the scene."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from risk_desktop.ui import theme
from risk_desktop.ui.board import layers
from risk_desktop.ui.board.outlines import Outline
from risk_desktop.ui.colour import rgba

HALO = 2.6
"""How wide the pen is that draws it, px."""
_HALO_ALPHA = 215


@dataclass(frozen=True)
class Ink:
    """Colours of words and of their halo."""

    words: str
    halo: str


WET = Ink("#dff6fb", "#06202f")
"""On water words are cooler."""


def land_ink() -> Ink:
    """Return the colours of words in the theme in use."""
    return Ink(theme.current().label, theme.current().label_halo)


@dataclass(frozen=True)
class Words:
    """Words with a halo, and where their picture begins, in screen px from their anchor."""

    pixmap: QPixmap
    offset: QPointF

    def covered(self, anchor: QPointF) -> QRectF:
        """Return the rectangle of the words when the anchor is at this point."""
        return QRectF(self.offset, self.pixmap.deviceIndependentSize()).translated(anchor)


class WordsItem(QGraphicsPixmapItem):
    """Words with a halo at an offset from a scene point."""

    def __init__(self, anchor: QPointF, scene: QGraphicsScene) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(layers.NAME)
        self.setPos(anchor)
        scene.addItem(self)

    def words_rect(self) -> QRectF:
        """Return the rectangle of the words, in screen px from their anchor."""
        return QRectF(self.offset(), self.pixmap().deviceIndependentSize())

    def show_words(self, words: Words) -> None:
        """Show these words."""
        self.setPixmap(words.pixmap)
        self.setOffset(words.offset)


def written(outline: QPainterPath, centre: QPointF, ratio: float, ink: Ink | None = None) -> Words:
    """Return an outline (centred on the origin) as words with their centre at an offset in screen px."""
    bounds = outline.boundingRect()
    width, height = math.ceil(bounds.width() + 2 * HALO + 2), math.ceil(bounds.height() + 2 * HALO + 2)
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.translate(QPointF(width / 2, height / 2) - bounds.center())
    _draw_words(painter, outline, ink or land_ink())
    painter.end()
    return Words(pixmap, centre - QPointF(width / 2, height / 2))


def _draw_words(painter: QPainter, outline: QPainterPath, ink: Ink) -> None:
    """Fill words over their halo, on an empty picture; the halo in pieces, as one it would take five times as long."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    pen = QPen(rgba(ink.halo, _HALO_ALPHA), HALO)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    for piece, _ in Outline(outline).pieces:
        painter.strokePath(piece, pen)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    painter.fillPath(outline, QColor(ink.words))
