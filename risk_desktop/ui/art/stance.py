"""Which of two players a neutral army sides with: a little cannon on a track, aimed away from its ally."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.colour import mix, rgba
from risk_desktop.ui.theme import SeatColours, current

# Angle of the barrel in degrees: straight up in the middle, and how much lower at the ends.
_UP, _SWING = -90.0, 72.0


def draw_stance(
    painter: QPainter,
    rect: QRectF,
    sides: tuple[SeatColours, SeatColours],
    place: float,
    metal: str,
    ghost: float | None = None,
) -> None:
    """Paint the track with both players' roundels and the cannon at ``place``: -1 the left one's ally, 0 nobody's, 1.

    ``ghost``: where the cannon would come to stand; a dashed ring marks it.
    """
    theme = current()
    radius = rect.height() * 0.29
    middle = rect.center().y()
    left, right = rect.left() + radius + 1, rect.right() - radius - 1
    first, last = left + radius * 2.9, right - radius * 2.9
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(rgba(theme.text2, 90), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(left + radius, middle), QPointF(right - radius, middle))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(rgba(theme.text2, 150))
    for notch in (-1, 0, 1):
        painter.drawEllipse(QPointF(_along(first, last, notch), middle), 2.2, 2.2)
    for colours, x, near in ((sides[0], left, -place), (sides[1], right, place)):
        if near > 0.5:
            painter.setPen(QPen(QColor(theme.on_turn_line), 1.6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(x, middle), radius + 2, radius + 2)
        painter.setOpacity(0.55 + 0.45 * max(0.0, near))
        draw_roundel(painter, colours, QPointF(x, middle), radius)
        painter.setOpacity(1)
    size = rect.height() * 0.46
    if ghost is not None:
        painter.setPen(QPen(QColor(theme.accent), 1.5, Qt.PenStyle.DashLine))
        painter.setBrush(rgba(theme.accent, 34))
        painter.drawEllipse(QPointF(_along(first, last, ghost), middle), size, size)
    draw_cannon(painter, QPointF(_along(first, last, place), middle), size, _UP - _SWING * place, metal)
    painter.restore()


def _along(first: float, last: float, place: float) -> float:
    return (first + last) / 2 + (last - first) / 2 * place


def draw_cannon(painter: QPainter, centre: QPointF, size: float, angle: float, metal: str) -> None:
    """Paint a cannon ``size`` px from its middle to its edge; ``angle`` of the barrel in degrees, 0 to the right."""
    theme = current()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = QPen(QColor(theme.label_halo), max(1.0, size * 0.1), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    hub = centre + QPointF(0, size * 0.26)
    turn = QTransform().translate(hub.x(), hub.y()).rotate(angle).scale(size, size)
    painter.setPen(edge)
    painter.setBrush(mix(metal, "#ffffff", 0.18))
    painter.drawPath(turn.map(_barrel()))
    painter.setBrush(mix(metal, theme.label_halo, 0.35))
    painter.drawEllipse(hub, size * 0.5, size * 0.5)
    painter.setPen(QPen(QColor(theme.badge_rim), max(0.8, size * 0.08)))
    painter.drawLine(hub - QPointF(size * 0.36, 0), hub + QPointF(size * 0.36, 0))
    painter.drawLine(hub - QPointF(0, size * 0.36), hub + QPointF(0, size * 0.36))
    painter.setBrush(QColor(theme.badge_rim))
    painter.drawEllipse(hub, size * 0.12, size * 0.12)
    painter.restore()


def _barrel() -> QPainterPath:
    """Return the barrel in units of the cannon's size, breech at the left, muzzle at the right."""
    path = QPainterPath(QPointF(-0.42, -0.26))
    path.lineTo(0.88, -0.17)
    path.lineTo(0.88, -0.25)
    path.lineTo(1.08, -0.25)
    path.lineTo(1.08, 0.25)
    path.lineTo(0.88, 0.25)
    path.lineTo(0.88, 0.17)
    path.lineTo(-0.42, 0.26)
    path.cubicTo(-0.62, 0.2, -0.62, -0.2, -0.42, -0.26)
    path.closeSubpath()
    return path
