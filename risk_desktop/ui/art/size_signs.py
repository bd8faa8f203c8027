"""The signs of the sizes of a loss: their forms tell them apart as well as their colours."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from risk_desktop.review.report import Size
from risk_desktop.ui.art.lettering import CENTRE, draw_text
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.theme import current

SIZES: tuple[Size, ...] = ("small", "error", "blunder")
_COLOURS = {"small": "#e3bb6a", "error": "#ee9a56", "blunder": "#e0604c"}
_INK = "#21150a"


def draw_size_sign(painter: QPainter, size: Size, centre: QPointF, radius: float, count: int | None = None) -> None:
    """Paint a disc, a square or a diamond round ``centre``, with a ``count`` if there is one; of none it is empty."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_COLOURS[size]) if count != 0 else rgba(current().text3, 60))
    if size == "small":
        painter.drawEllipse(centre, radius, radius)
    elif size == "error":
        half = radius * 0.94
        painter.drawRoundedRect(
            QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), radius / 4, radius / 4
        )
    else:
        reach = radius * 1.26
        corners = (QPointF(0, -reach), QPointF(reach, 0), QPointF(0, reach), QPointF(-reach, 0))
        painter.drawPolygon(QPolygonF([centre + corner for corner in corners]))
    painter.restore()
    if count is not None:
        font = text_font(radius * (1.28 if count < 10 else 1.05), 700)
        box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        draw_text(painter, box, str(count), font, _INK if count else current().text3, CENTRE)
