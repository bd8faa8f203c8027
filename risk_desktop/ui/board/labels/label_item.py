"""A label on the board: text with a halo, drawn once, of constant size on the screen beside a point of the scene."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations, pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from risk_desktop.ui import theme
from risk_desktop.ui.art import figure_outline
from risk_desktop.ui.art.drawing import round_pen, transparent_pixmap
from risk_desktop.ui.board import layers
from risk_desktop.ui.board.geometry.outlines import Outline
from risk_desktop.ui.colour import rgba

# A line may end after a space or a hyphen.
_BREAK = re.compile(r"(?<=-)| ")
_MOST_LINES = 3
# The halo: widths of its two strokes in em, the soft one first, and how much each covers.
_HALO = ((0.42, 70), (0.22, 208))


def broken_lines(name: str) -> list[str]:
    """Return a name on one, two and three lines as far as it can be broken, each with its lines as even as possible."""
    words = [match for match in _BREAK.split(name) if match]
    variants = [name]
    for lines in range(2, min(_MOST_LINES, len(words)) + 1):
        ways = [_joined(words, cuts) for cuts in combinations(range(1, len(words)), lines - 1)]
        variants.append("\n".join(min(ways, key=_unevenness)))
    return variants


def _joined(words: list[str], cuts: tuple[int, ...]) -> list[str]:
    """Return the words as lines that are broken at the cuts, spaced as in the name."""
    bounds = [0, *cuts, len(words)]
    return [_line(words[a:b]) for a, b in pairwise(bounds)]


def _line(words: list[str]) -> str:
    return "".join(word if word.endswith("-") else word + " " for word in words).strip()


def _unevenness(lines: Iterable[str]) -> tuple[int, float]:
    """Return how long the longest line is, then how much the lines differ."""
    lengths = [len(line) for line in lines]
    return max(lengths), max(lengths) - min(lengths)


def label_outline(words: str, px: float) -> QPainterPath:
    """Return the outline of a label's words, ``px`` large, centred on the origin."""
    return figure_outline(words, px, 600, 101)


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


class LabelItem(QGraphicsPixmapItem):
    """Shows a label at an offset from a scene point."""

    def __init__(self, anchor: QPointF, scene: QGraphicsScene) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(layers.NAME)
        self.setPos(anchor)
        scene.addItem(self)

    def label_rect(self) -> QRectF:
        """Return the label's rectangle, in screen px from its anchor."""
        return QRectF(self.offset(), self.pixmap().deviceIndependentSize())

    def show_label(self, label: LabelPixmap) -> None:
        """Show another label."""
        self.setPixmap(label.pixmap)
        self.setOffset(label.offset)


def label_pixmap(outline: QPainterPath, px: float, centre: QPointF, ratio: float) -> LabelPixmap:
    """Draw an outline, ``px`` large, as a label whose centre lies ``centre`` px from its anchor."""
    bounds, edge = outline.boundingRect(), _HALO[0][0] * px + 2
    width, height = math.ceil(bounds.width() + edge), math.ceil(bounds.height() + edge)
    pixmap = transparent_pixmap(round(width * ratio), round(height * ratio), ratio)
    painter = QPainter(pixmap)
    painter.translate(QPointF(width / 2, height / 2) - bounds.center())
    _draw_label(painter, outline, px)
    painter.end()
    return LabelPixmap(pixmap, centre - QPointF(width / 2, height / 2))


def _draw_label(painter: QPainter, outline: QPainterPath, px: float) -> None:
    """Fill the text over its halo, on an empty picture; stroking all letters in one go would take five times as long."""
    colours, pieces = theme.current(), Outline(outline).pieces
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    for width, alpha in _HALO:
        pen = round_pen(rgba(colours.label_halo, alpha), width * px)
        for piece, _ in pieces:
            painter.strokePath(piece, pen)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    painter.fillPath(outline, QColor(colours.label))
