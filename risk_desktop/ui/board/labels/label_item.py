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
from risk_desktop.ui.art.drawing import round_pen, transparent_pixmap
from risk_desktop.ui.board import layers
from risk_desktop.ui.board.geometry.outlines import Outline
from risk_desktop.ui.colour import rgba

# A line may end after a space or a hyphen.
_BREAK = re.compile(r"(?<=-)| ")
_MOST_LINES = 3
HALO = 2.6
"""Width of the pen that draws the halo, px."""
_HALO_ALPHA = 215


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


@dataclass(frozen=True)
class Ink:
    """Colours of a label's text and halo."""

    words: str
    halo: str


WET = Ink("#dff6fb", "#06202f")
"""Labels on water have cooler colours."""


def land_ink() -> Ink:
    """Return the colours of labels on land in the current theme."""
    return Ink(theme.current().label, theme.current().label_halo)


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


def label_pixmap(outline: QPainterPath, centre: QPointF, ratio: float, ink: Ink | None = None) -> LabelPixmap:
    """Draw an outline (centred on the origin) as a label whose centre lies ``centre`` px from its anchor."""
    bounds = outline.boundingRect()
    width, height = math.ceil(bounds.width() + 2 * HALO + 2), math.ceil(bounds.height() + 2 * HALO + 2)
    pixmap = transparent_pixmap(round(width * ratio), round(height * ratio), ratio)
    painter = QPainter(pixmap)
    painter.translate(QPointF(width / 2, height / 2) - bounds.center())
    _draw_label(painter, outline, ink or land_ink())
    painter.end()
    return LabelPixmap(pixmap, centre - QPointF(width / 2, height / 2))


def _draw_label(painter: QPainter, outline: QPainterPath, ink: Ink) -> None:
    """Fill the text over its halo, on an empty picture; stroking the halo in one go would take five times as long."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    pen = round_pen(rgba(ink.halo, _HALO_ALPHA), HALO)
    for piece, _ in Outline(outline).pieces:
        painter.strokePath(piece, pen)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    painter.fillPath(outline, QColor(ink.words))
