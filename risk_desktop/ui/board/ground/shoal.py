"""What is left of what the sea has taken: a shoal where land went under, a whirlpool where a sea line was closed."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QRadialGradient

from risk_desktop.ui.board.geometry.atlas import Land
from risk_desktop.ui.board.ground.canvas import Canvas
from risk_desktop.ui.colour import rgba

_DEEP, _FOAM, _TEAL = "#2f5a5c", "#fdf3d6", "#3d7f80"
_WHIRL, _ARMS, _TURNS = 15.0, 3, 1.15  # radius of a closed line's whirlpool, board px; its arms and their turns


@dataclass(frozen=True)
class ShoalContent:
    """Drowned land: it glimmers under the water, with small waves over it."""

    land: Land

    @property
    def rect(self) -> QRectF:
        """Bounding rectangle of the land."""
        return self.land.bounds.adjusted(-5, -5, 5, 5)

    def draw(self, canvas: Canvas) -> None:
        """Lay water over the land's place, darkest in the middle, and strew waves."""
        painter, bounds = canvas.painter, self.land.bounds
        depth = QRadialGradient(self.land.badge, max(bounds.width(), bounds.height()) * 0.62)
        depth.setColorAt(0, rgba(_DEEP, 112))
        depth.setColorAt(1, rgba(_TEAL, 40))
        painter.fillPath(self.land.outline.path, depth)
        pen = QPen(rgba(_FOAM, 96), 1.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        for row in range(int(bounds.height() // 22)):
            for column in range(int(bounds.width() // 36) + 1):
                at = QPointF(bounds.left() + 36 * column + 18 * (row % 2), bounds.top() + 22 * row + 14)
                if self.land.outline.path.contains(QRectF(at.x() - 10, at.y() - 6, 20, 9)):
                    painter.strokePath(_wave(at), pen)


@dataclass(frozen=True)
class WhirlContent:
    """A whirlpool on a sea line that is closed."""

    x: float
    y: float

    @property
    def rect(self) -> QRectF:
        """Square round it."""
        reach = _WHIRL + 4
        return QRectF(self.x - reach, self.y - reach, 2 * reach, 2 * reach)

    def draw(self, canvas: Canvas) -> None:
        """Paint a funnel of dark water with a bright rim, and arms of foam."""
        painter, at, radius = canvas.painter, QPointF(self.x, self.y), _WHIRL
        painter.setPen(QPen(QColor("#0b1b20"), radius * 0.13))
        funnel = QRadialGradient(at, radius)
        for place, colour in ((0.0, "#06161b"), (0.35, "#124651"), (0.8, "#2f8a98"), (1.0, "#7fd0d2")):
            funnel.setColorAt(place, QColor(colour))
        painter.setBrush(funnel)
        painter.drawEllipse(at, radius, radius)
        for arm in range(_ARMS):
            pen = QPen(rgba(_FOAM, 235), radius * 0.14, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            painter.strokePath(_arm(at, radius * 0.86, 2 * math.pi * arm / _ARMS), pen)
        painter.setPen(Qt.PenStyle.NoPen)


def _arm(at: QPointF, radius: float, start: float) -> QPainterPath:
    """Return a spiral from the rim inwards."""
    points = []
    for step in range(25):
        share = step / 24
        angle, away = start + _TURNS * math.pi * share, radius * (1 - share) ** 0.85
        points.append(at + QPointF(math.cos(angle), math.sin(angle)) * away)
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    return path


def _wave(at: QPointF) -> QPainterPath:
    path = QPainterPath(at - QPointF(8, 0))
    path.cubicTo(at + QPointF(-5, -5), at + QPointF(-2, -5), at)
    path.cubicTo(at + QPointF(2, -5), at + QPointF(5, -5), at + QPointF(8, 0))
    return path
