"""Tablets of relics: a stone with an arched head in a rim of bronze, and what is carved into it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from risk_desktop.ui.art.glyphs import card_sign, paint_sign
from risk_desktop.ui.art.shadow import draw_shadow
from risk_desktop.ui.art.surface import vertical
from risk_desktop.ui.colour import rgba

_BRONZE = ((0.0, "#f6d79a"), (0.35, "#b07a35"), (0.6, "#e2b566"), (1.0, "#6f4418"))
_STONE, _STONE_LOW, _CREAM = "#6d4a8c", "#2e1a42", "#fbe9bf"
# Height of the arch and radius of the lower corners, as shares of a tablet's height and px.
_ARCH, _FOOT = 0.2, 6.0
_HIGHEST = 22.0


def tablet_path(box: QRectF) -> QPainterPath:
    """Return the outline of a tablet: an arch above, small round corners below."""
    rise = _rise(box)
    foot = min(_FOOT, box.width() * 0.14)
    left, right, top, bottom, middle = box.left(), box.right(), box.top(), box.bottom(), box.center().x()
    reach = box.width() * 0.2
    path = QPainterPath(QPointF(left, top + rise))
    path.cubicTo(left, top + rise * 0.3, left + reach, top, middle, top)
    path.cubicTo(right - reach, top, right, top + rise * 0.3, right, top + rise)
    path.lineTo(right, bottom - foot)
    path.quadTo(right, bottom, right - foot, bottom)
    path.lineTo(left + foot, bottom)
    path.quadTo(left, bottom, left, bottom - foot)
    path.closeSubpath()
    return path


def _rise(box: QRectF) -> float:
    return min(_HIGHEST, box.height() * _ARCH)


def draw_tablet(painter: QPainter, box: QRectF, rim: float) -> None:
    """Paint a bare tablet with its shadow; ``rim``: width of the bronze, px."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_shadow(painter, box.adjusted(0, _rise(box), 0, 0), 7, 7, 3, 120)
    bronze = QLinearGradient(box.topLeft(), box.bottomRight())
    for place, colour in _BRONZE:
        bronze.setColorAt(place, QColor(colour))
    painter.setPen(QPen(QColor("#2b1808"), 1))
    painter.setBrush(bronze)
    painter.drawPath(tablet_path(box))
    inner = box.adjusted(rim, rim, -rim, -rim)
    painter.setPen(QPen(QColor("#3a2410"), 1.2))
    painter.setBrush(vertical(inner, QColor(_STONE), QColor(_STONE_LOW)))
    painter.drawPath(tablet_path(inner))
    painter.restore()


def draw_carving(painter: QPainter, centre: QPointF, radius: float, name: str) -> None:
    """Paint the sign of a relic in a niche of its tablet."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    niche = QRadialGradient(centre + QPointF(0, radius * 0.3), radius * 1.1)
    niche.setColorAt(0, QColor("#8f68b4"))
    niche.setColorAt(1, QColor("#3a2155"))
    painter.setPen(QPen(QColor("#d6a659"), max(1.0, radius * 0.07)))
    painter.setBrush(niche)
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(rgba("#1a0d28", 170))
    paint_sign(painter, card_sign(name), centre + QPointF(0, radius * 0.06), radius * 1.3)
    painter.setBrush(QColor(_CREAM))
    paint_sign(painter, card_sign(name), centre, radius * 1.3)
    painter.restore()


def draw_tablet_tile(painter: QPainter, box: QRectF, name: str) -> None:
    """Paint an open card as a small tablet: its outline, a golden rim, and its sign."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("#e7c778"), max(1.0, box.width() * 0.05)))
    painter.setBrush(vertical(box, QColor("#7a48a4"), QColor("#2c1244")))
    painter.drawPath(tablet_path(box))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_CREAM))
    paint_sign(painter, card_sign(name), box.center() + QPointF(0, box.height() * 0.04), box.width() * 0.7)
    painter.restore()
