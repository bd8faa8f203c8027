"""The crown over each capital that everybody knows, with the emblem of the player who founded it."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from risk_desktop.ui.art.drawing import lean_copy, round_pen, transparent_pixmap
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.board.markers.seat_marks import SeatMarks
from risk_desktop.ui.theme import SeatColours

# Width of the crown and radius of the founder's roundel by the radius of the badge.
_CROWN, _ROUNDEL = 1.95, 0.55
# So much of the badge's radius it lies over the badge.
_SUNK = 0.42


class CapitalMarks(SeatMarks):
    """One crown for each capital, on top of its badge: territory to the seat that founded there."""

    def _picture(self, seat: SeatColours, radius: float, ratio: float) -> QPixmap:
        return _pixmap(seat, radius, ratio)

    def _place(self, land: int, size: QSizeF, radius: float) -> QRectF:
        return QRectF(QPointF(-size.width() / 2, -radius - size.height() + radius * _SUNK), size)


@lru_cache(maxsize=64)
def _pixmap(seat: SeatColours, radius: float, ratio: float) -> QPixmap:
    """Return a crown with the founder's roundel in its middle."""
    wide, disc = radius * _CROWN, radius * _ROUNDEL
    width, height = wide + 6, wide * 0.62 + disc * 1.25 + 6
    pixmap = transparent_pixmap(math.ceil(width * ratio), math.ceil(height * ratio), ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(3, disc * 1.25 + 2, wide, wide * 0.58)
    painter.setPen(round_pen("#2a1606", max(2.2, radius * 0.2)))
    painter.setBrush(QColor("#f2c94c"))
    painter.drawPath(_crown(box))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPath(_crown(box))
    draw_roundel(painter, seat, QPointF(width / 2, disc + 2), disc)
    painter.end()
    return lean_copy(pixmap)


def _crown(box: QRectF) -> QPainterPath:
    """Return a crown of five points."""
    path = QPainterPath(box.bottomLeft() + QPointF(box.width() * 0.1, 0))
    heights = (0.1, 0.55, -0.1, 0.55, 0.1)
    for number, height in enumerate(heights):
        path.lineTo(box.left() + box.width() * number / 4, box.top() + box.height() * height)
    path.lineTo(box.bottomRight() - QPointF(box.width() * 0.1, 0))
    path.closeSubpath()
    return path
