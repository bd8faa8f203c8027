"""Signs of a place: that nobody stands there, or that its land is out of the game."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from risk_desktop.ui.art.drawing import lean_copy, transparent_pixmap
from risk_desktop.ui.art.glyphs import paint_sign, sign
from risk_desktop.ui.colour import rgba


@lru_cache(maxsize=16)
def empty_pixmap(radius: float, dpr: float = 1.0) -> QPixmap:
    """Return the dashed circle that stands where nobody is."""
    pixmap, centre = _square(radius + 3, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(rgba("#06202f", 90))
    pen = QPen(rgba("#e6f6ff", 165), 1.3)
    pen.setDashPattern([3.0, 2.4])
    painter.setPen(pen)
    painter.drawEllipse(centre, radius, radius)
    painter.end()
    return lean_copy(pixmap)


@lru_cache(maxsize=16)
def ruin_pixmap(size: float, dpr: float = 1.0) -> QPixmap:
    """Return the sign of land that is out of the game."""
    pixmap, centre = _square(size / 2 + 3, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor("#ff9a4a"))
    for pen in (QPen(rgba("#1b0d06", 230), 16), QPen(Qt.PenStyle.NoPen)):
        painter.setPen(pen)
        paint_sign(painter, sign("ruin"), centre, size)
    painter.end()
    return lean_copy(pixmap)


def _square(half: float, dpr: float) -> tuple[QPixmap, QPointF]:
    side = math.ceil(2 * half)
    pixmap = transparent_pixmap(round(side * dpr), round(side * dpr), dpr)
    return pixmap, QPointF(side / 2, side / 2)
