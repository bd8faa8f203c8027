"""Money: its sign, and coins."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from risk_desktop.ui.art.drawing import lean_copy, transparent_pixmap
from risk_desktop.ui.art.svg import svg_path
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.money import MoneyKind


def money_sign(key: str) -> QPainterPath:
    """Sign of a kind of money in a box of -50 to 50; treat it as read-only."""
    return svg_path(f"money/{key}")


def draw_money_sign(
    painter: QPainter, key: str, centre: QPointF, side: float, colour: str | QColor, edge: str | QColor = ""
) -> None:
    """Fill the sign of a kind of money, ``side`` px high, perhaps with an ``edge`` round it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.scale(side / 100, side / 100)
    if edge:
        painter.strokePath(money_sign(key), QPen(QColor(edge), 14, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.fillPath(money_sign(key), QColor(colour))
    painter.restore()


def draw_coin(painter: QPainter, kind: MoneyKind, centre: QPointF, radius: float) -> None:
    """Paint a coin with its sign."""
    device = painter.device()
    ratio = device.devicePixelRatioF() if device is not None else 1.0
    picture = _coin(kind, round(radius * 2) / 2, ratio)
    half = picture.deviceIndependentSize().width() / 2
    painter.drawPixmap(QPointF(centre.x() - half, centre.y() - half), picture)


@lru_cache(maxsize=32)
def _coin(kind: MoneyKind, radius: float, ratio: float) -> QPixmap:
    """Return the picture of a coin; many of them lie on each other."""
    half = math.ceil(radius + 2)
    picture = transparent_pixmap(round(2 * half * ratio), round(2 * half * ratio), ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(half, half)
    light, body, dark = kind.coin
    gradient = QRadialGradient(QPointF(-radius * 0.3, -radius * 0.35), radius * 1.5)
    for place, colour in ((0.0, light), (0.55, body), (1.0, dark)):
        gradient.setColorAt(place, QColor(colour))
    painter.setPen(QPen(QColor(dark).darker(220), 1.4))
    painter.setBrush(gradient)
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.setPen(QPen(rgba("#ffffff", 110), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(0, 0), radius * 0.78, radius * 0.78)
    draw_money_sign(painter, kind.key, QPointF(0, 0), radius * 1.15, "#ffffff", QColor(dark).darker(130))
    painter.end()
    return lean_copy(picture)
