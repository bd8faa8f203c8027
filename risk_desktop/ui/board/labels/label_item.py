"""A label on the board: text with a halo, drawn once, of constant size on the screen beside a point of the scene."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import combinations, pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from risk_desktop.ui.board import layers
from risk_desktop.ui.board.label_pixmap import LabelPixmap

# A line may end after a space or a hyphen.
_BREAK = re.compile(r"(?<=-)| ")
_MOST_LINES = 3


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
