"""The mark of a team: a small shield with a star or a diamond of metal."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from risk_desktop.ui.art.glyphs import draw_emblem
from risk_desktop.ui.art.surface import vertical
from risk_desktop.ui.colour import mix
from risk_desktop.ui.theme import DARK


def draw_team_mark(painter: QPainter, mark: str, metal: str, centre: QPointF, radius: float) -> None:
    """Paint a shield of a height of two radii with a mark, "star" or "diamond"; it looks the same in all themes."""
    box = QRectF(centre.x() - radius * 0.88, centre.y() - radius, radius * 1.76, radius * 2)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(vertical(box, mix(DARK.panel_top, metal, 0.16), QColor(DARK.panel_bottom)))
    painter.setPen(QPen(QColor(metal), max(1.4, radius * 0.13)))
    painter.drawPath(_shield(box))
    painter.setPen(Qt.PenStyle.NoPen)
    middle = centre - QPointF(0, radius * 0.1)
    if mark == "star":
        draw_emblem(painter, "star", middle, radius * 0.62, metal)
    else:
        painter.setBrush(QColor(metal))
        wide, high = radius * 0.46, radius * 0.62
        corners = ((0, -high), (wide, 0), (0, high), (-wide, 0))
        painter.drawPolygon(QPolygonF([middle + QPointF(*corner) for corner in corners]))
    painter.restore()


def _shield(box: QRectF) -> QPainterPath:
    """Return a shield with a straight top and a pointed foot."""
    path = QPainterPath(box.topLeft())
    path.lineTo(box.topRight())
    path.lineTo(box.right(), box.top() + box.height() * 0.48)
    foot = QPointF(box.center().x(), box.bottom())
    bend = box.top() + box.height() * 0.82
    path.quadTo(QPointF(box.right(), bend), foot)
    path.quadTo(QPointF(box.left(), bend), QPointF(box.left(), box.top() + box.height() * 0.48))
    path.closeSubpath()
    return path
