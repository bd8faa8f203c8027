"""Words on the board as pictures: mixed case with a soft halo, which is read on any land."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from risk_desktop.ui import theme
from risk_desktop.ui.art.drawing import lean_copy, round_pen, transparent_pixmap
from risk_desktop.ui.art.lettering import name_outline
from risk_desktop.ui.board.geometry.outlines import Outline, stroke_pieces
from risk_desktop.ui.colour import rgba

# The halo: widths of its two strokes in em, the soft one first, and how much each covers.
_HALO = ((0.42, 70), (0.22, 208))


def label_outline(words: str, px: float) -> QPainterPath:
    """Return the outline of a label's words, ``px`` large, centred on the origin."""
    return name_outline(words, px, 600, 101)


def label_size(outline: QPainterPath, px: float) -> tuple[float, float]:
    """Return how large a label is with the part of its halo that nothing should cover."""
    bounds, edge = outline.boundingRect(), _HALO[1][0] * px
    return bounds.width() + edge, bounds.height() + edge


@dataclass(frozen=True)
class LabelPixmap:
    """Text with a halo as a picture, and where that begins, in screen px from the label's anchor."""

    pixmap: QPixmap
    offset: QPointF

    def covered(self, anchor: QPointF) -> QRectF:
        """Return the label's rectangle when the anchor is at this point."""
        return QRectF(self.offset, self.pixmap.deviceIndependentSize()).translated(anchor)


def label_pixmap(outline: QPainterPath, px: float, centre: QPointF, ratio: float) -> LabelPixmap:
    """Draw an outline, ``px`` large, as a label whose centre lies ``centre`` px from its anchor."""
    bounds, edge = outline.boundingRect(), _HALO[0][0] * px + 2
    width, height = math.ceil(bounds.width() + edge), math.ceil(bounds.height() + edge)
    pixmap = transparent_pixmap(round(width * ratio), round(height * ratio), ratio)
    painter = QPainter(pixmap)
    painter.translate(QPointF(width / 2, height / 2) - bounds.center())
    _draw_label(painter, outline, px)
    painter.end()
    return LabelPixmap(lean_copy(pixmap), centre - QPointF(width / 2, height / 2))


def _draw_label(painter: QPainter, outline: QPainterPath, px: float) -> None:
    """Fill the text over its halo, on an empty picture.

    Stroking all letters in one go would take five times as long, with round corners twice as long: letters are round.
    """
    colours, pieces = theme.current(), [piece for piece, _ in Outline(outline).pieces]
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    for width, alpha in _HALO:
        pen = round_pen(rgba(colours.label_halo, alpha), width * px)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        stroke_pieces(painter, pieces, pen)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    painter.fillPath(outline, QColor(colours.label))
