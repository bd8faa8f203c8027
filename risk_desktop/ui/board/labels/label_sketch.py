"""Names as they show until they have found their places: written plainly, each below its badge, where most of them stay."""

from __future__ import annotations

import math
from itertools import product

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from risk_desktop.ui import theme
from risk_desktop.ui.art.drawing import lean_copy, transparent_pixmap
from risk_desktop.ui.board.geometry.atlas import Atlas
from risk_desktop.ui.board.geometry.boxes import Box, box_of, shared_area
from risk_desktop.ui.board.label_pixmap import LabelPixmap
from risk_desktop.ui.board.labels.label_item import broken_lines
from risk_desktop.ui.board.markers.badges import Badges
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font

# Width of the dark edge, of the size of the text.
_EDGE = 0.11
_AROUND = [step for step in product((-1, 0, 1), repeat=2) if any(step)]


def sketched_names(
    atlas: Atlas, badges: Badges, language: str, home: float, px: float, ratio: float
) -> dict[int, LabelPixmap]:
    """Return names by territory, ``px`` large, for the fitted zoom ``home``: those that hide no badge and no name before."""
    taken: list[Box] = []
    for land in atlas.lands:
        radius, at = badges.radius(land, home), land.badge * home
        taken.append(box_of(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)))
    names = {}
    for land in atlas.lands:
        most, metrics = land.bounds.width() * home, QFontMetricsF(text_font(px, 600, 101))
        wordings = broken_lines(land.territory.name.in_language(language))
        words = next((each for each in wordings if _width(metrics, each) <= most), wordings[-1])
        name = _written(words, px, badges.radius(land, home), ratio)
        box = box_of(name.covered(land.badge * home))
        if not any(shared_area(box, other) > 1 for other in taken):
            taken.append(box)
            names[land.index] = name
    return names


def _width(metrics: QFontMetricsF, words: str) -> float:
    return max(metrics.horizontalAdvance(line) for line in words.split("\n"))


def _written(words: str, px: float, below: float, ratio: float) -> LabelPixmap:
    """Return words with a dark edge, their top so many px below their land's badge."""
    font, edge, colours = text_font(px, 600, 101), _EDGE * px, theme.current()
    metrics, lines = QFontMetricsF(font), words.split("\n")
    step = metrics.height() * 0.78
    size = math.ceil(_width(metrics, words) + 2 * edge), math.ceil(step * len(lines) + 2 * edge)
    pixmap = transparent_pixmap(round(size[0] * ratio), round(size[1] * ratio), ratio)
    painter = QPainter(pixmap)
    painter.setFont(font)
    for colour, asides in ((rgba(colours.label_halo, 90), _AROUND), (QColor(colours.label), [(0, 0)])):
        painter.setPen(colour)
        for across, down in asides:
            for number, line in enumerate(lines):
                rect = QRectF(across * edge, edge + number * step + down * edge, size[0], step)
                painter.drawText(rect, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, line)
    painter.end()
    return LabelPixmap(lean_copy(pixmap), QPointF(-size[0] / 2, below))
