"""Signs of what stands on the board for good: landing sites, causeways, gates, crypts, altars."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from risk_desktop.ui.board.geometry.atlas import Mark
from risk_desktop.ui.board.ground.canvas import Canvas
from risk_desktop.ui.colour import rgba

# Half the width of the square that holds any sign, board px.
_REACH = 34.0
_BRASS, _RING, _TICKS = "#ffe08a", 8.5, (5.5, 12.5)
_INK, _STONE, _STONE_LOW = "#17100a", "#e0d3b4", "#94825f"
_RIBS = (-62, -31, 0, 31, 62)


@dataclass(frozen=True, eq=False)
class SignContent:
    """One sign at its place, turned by its angle."""

    mark: Mark

    @property
    def rect(self) -> QRectF:
        """Square round the sign."""
        at = self.mark.at
        return QRectF(at.x() - _REACH, at.y() - _REACH, 2 * _REACH, 2 * _REACH)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sign round the origin of a turned painter."""
        painter = canvas.painter
        painter.save()
        painter.translate(self.mark.at)
        painter.rotate(self.mark.angle)
        _SIGNS[self.mark.kind](painter)
        painter.restore()


def _landing_site(painter: QPainter) -> None:
    """A brass ring with four ticks and a dot, like the sight of a telescope: dark and broad below, brass above."""
    for width, colour in ((4.2, rgba("#0b0d16", 220)), (1.7, QColor(_BRASS))):
        painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(0, 0), _RING, _RING)
        for towards in (QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0), QPointF(0, -1)):
            painter.drawLine(towards * _TICKS[0], towards * _TICKS[1])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_BRASS))
    painter.drawEllipse(QPointF(0, 0), 2.2, 2.2)


def _causeway(painter: QPainter) -> None:
    """Slabs of stone from one rock to the next, with a post at each corner; the way leads across the border."""
    slab = QPainterPath()
    slab.addRoundedRect(QRectF(-10, -9.5, 20, 19), 2.5, 2.5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(rgba("#000000", 110))
    painter.drawPath(slab.translated(1.2, 2))
    painter.setBrush(_shine(-10, 10, "#c2b291", "#7b6a52"))
    painter.setPen(QPen(QColor(_INK), 1.5))
    painter.drawPath(slab)
    painter.setPen(QPen(rgba("#2b2017", 200), 1.1))
    for y in (-4.6, 0.0, 4.6):
        painter.drawLine(QPointF(-9.4, y), QPointF(9.4, y))
    painter.setPen(QPen(rgba("#f1e3c4", 120), 0.8))
    painter.drawLine(QPointF(-9, -8.3), QPointF(9, -8.3))
    painter.setPen(QPen(QColor(_INK), 1.2))
    painter.setBrush(QColor("#d2c29f"))
    for x in (-10.0, 10.0):
        for y in (-8.6, 8.6):
            painter.drawEllipse(QPointF(x, y), 2.5, 2.5)


def _gate(painter: QPainter) -> None:
    """An arch of stone astride the water that flows in below it, with a keystone that shines."""
    arch = QPainterPath(QPointF(-24, 12))
    arch.lineTo(-24, -6)
    arch.cubicTo(QPointF(-24, -31), QPointF(24, -31), QPointF(24, -6))
    arch.lineTo(24, 12)
    arch.lineTo(13, 12)
    arch.lineTo(13, -4)
    arch.cubicTo(QPointF(13, -19), QPointF(-13, -19), QPointF(-13, -4))
    arch.lineTo(-13, 12)
    arch.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(rgba("#000000", 120))
    painter.drawPath(arch.translated(2, 3))
    painter.setBrush(_shine(-24, 24, "#e4d8bb", "#7d6d51"))
    painter.setPen(QPen(QColor(_INK), 1.8))
    painter.drawPath(arch)
    painter.setPen(QPen(rgba(_INK, 170), 1))
    for degrees in _RIBS:
        painter.save()
        painter.translate(0, -3)
        painter.rotate(degrees)
        painter.drawLine(QPointF(0, -14.5), QPointF(0, -22.5))
        painter.restore()
    painter.setPen(QPen(QColor(_INK), 1))
    painter.setBrush(QColor("#7fe3cf"))
    painter.drawEllipse(QPointF(0, -22), 3.2, 3.2)


def _altar(painter: QPainter) -> None:
    """A block of stone on a step, with a violet flame."""
    painter.setPen(QPen(QColor(_INK), 1.7))
    painter.setBrush(_shine(-14, 14, _STONE, _STONE_LOW))
    for block in (QRectF(-15, 12, 30, 5), QRectF(-10, 2, 20, 10), QRectF(-14, -3, 28, 5.5)):
        painter.drawRect(block)
    flame = QPainterPath(QPointF(0, -21))
    flame.cubicTo(QPointF(10, -10), QPointF(6.5, -3), QPointF(0, -3))
    flame.cubicTo(QPointF(-6.5, -3), QPointF(-9, -10), QPointF(0, -21))
    painter.setBrush(QColor("#b48cff"))
    painter.drawPath(flame)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#efe4ff"))
    painter.drawEllipse(QPointF(0, -7), 2.2, 3.6)


def _crypt(painter: QPainter) -> None:
    """A small tomb: gable, two columns, a dark door."""
    painter.setPen(QPen(QColor(_INK), 1.7))
    painter.setBrush(_shine(-15, 15, "#d3d9cd", "#869182"))
    roof = QPainterPath(QPointF(-16, -4))
    roof.lineTo(0, -18)
    roof.lineTo(16, -4)
    roof.closeSubpath()
    painter.drawRect(QRectF(-13, -4, 26, 19))
    painter.drawPath(roof)
    painter.drawRect(QRectF(-16, 14, 32, 3.5))
    painter.setBrush(QColor("#121013"))
    painter.drawRect(QRectF(-4.5, 1, 9, 13))
    painter.setPen(QPen(rgba(_INK, 190), 1.3))
    for x in (-9.0, 9.0):
        painter.drawLine(QPointF(x, -3), QPointF(x, 14))


def _shine(left: float, right: float, light: str, dark: str) -> QLinearGradient:
    gradient = QLinearGradient(left, -10, right, 10)
    gradient.setColorAt(0, QColor(light))
    gradient.setColorAt(1, QColor(dark))
    return gradient


_SIGNS: dict[str, Callable[[QPainter], None]] = {
    "landing_site": _landing_site,
    "causeway": _causeway,
    "gate": _gate,
    "altar": _altar,
    "crypt": _crypt,
}
"""How a sign is drawn, by the kind of scenery in the board's file."""
