"""Small pictures that the effects over land are made of: flames, bolts, drops, puffs, sparks, shields, cracks."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QRadialGradient

from risk_desktop.ui.art.drawing import lean_copy, round_pen, transparent_pixmap
from risk_desktop.ui.colour import rgba

# Everything is drawn in a box from -50 to 50.
_BOX = QRectF(-50, -50, 100, 100)
_BOLT = ((8, -50), (-16, 2), (-1, 0), (-12, 50), (20, -10), (4, -8), (18, -50))
_SEED = 5


@lru_cache(maxsize=96)
def sprite(name: str, size: float, ratio: float) -> QPixmap:
    """Return a picture by its name in ``SPRITES``, ``size`` px wide; treat as read-only."""
    side = max(1, round(size * ratio))
    pixmap = transparent_pixmap(side, side, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(size / 2, size / 2)
    painter.scale(size / 100, size / 100)
    painter.setPen(Qt.PenStyle.NoPen)
    SPRITES[name](painter)
    painter.end()
    return lean_copy(pixmap)


def _glow(painter: QPainter, *stops: tuple[float, str, int]) -> None:
    """Fill the box with light round its middle: place, colour and alpha of each stop, outwards."""
    light = QRadialGradient(QPointF(), 50)
    for place, colour, alpha in stops:
        light.setColorAt(place, rgba(colour, alpha))
    painter.fillRect(_BOX, light)


def _flame(painter: QPainter) -> None:
    _glow(painter, (0, "#ff7a1f", 120), (1, "#ff3a0a", 0))
    for size, top, bottom in ((1.0, "#ff5a14", "#d9230a"), (0.7, "#ffb02e", "#ff7a14"), (0.4, "#fff3b8", "#ffd45a")):
        path = QPainterPath(QPointF(4 * size, -46 * size + 6))
        path.cubicTo(8 * size, -20 * size, 30 * size, -8 * size, 25 * size, 22)
        path.cubicTo(22 * size, 42, -22 * size, 42, -25 * size, 22)
        path.cubicTo(-29 * size, 0, -8 * size, -6 * size, 4 * size, -46 * size + 6)
        shade = QLinearGradient(0, -46 * size, 0, 40)
        shade.setColorAt(0, rgba(top, 220))
        shade.setColorAt(1, rgba(bottom, 235))
        painter.fillPath(path, shade)


def _bolt(painter: QPainter) -> None:
    bolt = QPainterPath()
    bolt.addPolygon(QPolygonF([QPointF(*point) for point in _BOLT]))
    bolt.closeSubpath()
    for width, alpha in ((22, 40), (12, 80)):
        painter.strokePath(bolt, round_pen(rgba("#9fd4ff", alpha), width))
    painter.fillPath(bolt, QColor("#fffbe0"))


def _cloud(painter: QPainter) -> None:
    for x, y, radius in ((-22, 4, 20), (2, -8, 26), (24, 4, 19), (0, 10, 24)):
        light = QRadialGradient(QPointF(x, y - radius * 0.4), radius * 1.3)
        for place, colour, alpha in ((0, "#8796a8", 225), (0.7, "#3f4b5c", 205), (1, "#2c3644", 0)):
            light.setColorAt(place, rgba(colour, alpha))
        painter.setBrush(light)
        painter.drawEllipse(QPointF(x, y), radius * 1.3, radius * 1.1)


def _rain(painter: QPainter) -> None:
    for x, y in ((-26, -20), (-4, 6), (20, -14), (34, 22), (-36, 26), (8, 34)):
        painter.setPen(round_pen(rgba("#e4f4ff", 235), 5))
        painter.drawLine(QPointF(x, y - 14), QPointF(x - 7, y + 10))


def _wave(painter: QPainter) -> None:
    crest = QPainterPath(QPointF(-48, 14))
    crest.cubicTo(-30, -22, 2, -30, 22, -10)
    crest.cubicTo(30, -2, 26, 10, 14, 6)
    crest.cubicTo(24, 22, 40, 18, 48, 14)
    crest.cubicTo(30, 34, -30, 34, -48, 14)
    shade = QLinearGradient(0, -26, 0, 30)
    shade.setColorAt(0, rgba("#c9f1ff", 240))
    shade.setColorAt(0.5, rgba("#3fa7d6", 225))
    shade.setColorAt(1, rgba("#0f5f86", 130))
    painter.fillPath(crest, shade)
    painter.strokePath(crest, round_pen(rgba("#ffffff", 200), 3))


def _shield(painter: QPainter) -> None:
    _glow(painter, (0.5, "#ffd98a", 0), (0.8, "#ffd98a", 90), (1, "#ffd98a", 0))
    path = QPainterPath(QPointF(0, -44))
    path.cubicTo(14, -34, 28, -32, 36, -32)
    path.cubicTo(38, 6, 26, 32, 0, 45)
    path.cubicTo(-26, 32, -38, 6, -36, -32)
    path.cubicTo(-28, -32, -14, -34, 0, -44)
    shade = QLinearGradient(-30, -40, 30, 40)
    for place, colour, alpha in ((0, "#fff3cf", 170), (0.5, "#e3bb6a", 60), (1, "#fff3cf", 130)):
        shade.setColorAt(place, rgba(colour, alpha))
    painter.fillPath(path, shade)
    painter.strokePath(path, round_pen(rgba("#3b2a10", 220), 8))
    painter.strokePath(path, round_pen("#ffe7ad", 4))


def _ring(painter: QPainter) -> None:
    _glow(painter, (0.62, "#ffd9a0", 0), (0.84, "#ffe9c4", 235), (0.92, "#ff9a4a", 150), (1, "#ff7a2a", 0))


def _pulse(painter: QPainter) -> None:
    _glow(painter, (0.62, "#8cf2ff", 0), (0.84, "#d8fcff", 225), (0.92, "#2ab8ee", 150), (1, "#1f8ae0", 0))


def _burst(painter: QPainter) -> None:
    _glow(painter, (0, "#ffffff", 240), (0.25, "#ffe3a0", 215), (0.6, "#ff8a3a", 120), (1, "#ff7828", 0))


def _smoke(painter: QPainter) -> None:
    _glow(painter, (0, "#4a423c", 190), (0.55, "#3a332e", 130), (1, "#2b2320", 0))


def _fog(painter: QPainter) -> None:
    _glow(painter, (0, "#e6f0f2", 205), (0.5, "#c4d4d8", 140), (1, "#b0c4ca", 0))


def _spark(painter: QPainter) -> None:
    _glow(painter, (0, "#c8fbff", 255), (0.18, "#5fe6ff", 200), (0.5, "#1fa8e0", 60), (1, "#1f8ae0", 0))
    _star(painter, "#f2ffff")


def _glint(painter: QPainter) -> None:
    _glow(painter, (0, "#fffbe0", 255), (0.2, "#ffe39a", 190), (0.5, "#e3a93a", 60), (1, "#e3a93a", 0))
    _star(painter, "#fffdf0")


def _star(painter: QPainter, colour: str) -> None:
    points = [
        QPointF(math.cos(step * math.pi / 4), math.sin(step * math.pi / 4)) * (44 if step % 2 == 0 else 7)
        for step in range(8)
    ]
    painter.setBrush(QColor(colour))
    painter.drawPolygon(QPolygonF(points))


def _beam(painter: QPainter) -> None:
    shade = QLinearGradient(0, -50, 0, 50)
    for place, alpha in ((0, 0), (0.5, 120), (1, 30)):
        shade.setColorAt(place, rgba("#ffe9a8", alpha))
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(-10, -50), QPointF(10, -50), QPointF(24, 50), QPointF(-24, 50)]))
    painter.fillPath(path, shade)


def _bubble(painter: QPainter) -> None:
    _glow(painter, (0, "#e2f58a", 150), (0.7, "#86a82c", 190), (0.9, "#4d6a14", 220), (1, "#4d6a14", 0))
    painter.setBrush(rgba("#f6ffcf", 200))
    painter.drawEllipse(QPointF(-15, -17), 9, 7)


def _flake(painter: QPainter) -> None:
    leaf = QPainterPath(QPointF(-34, 8))
    leaf.cubicTo(-16, -26, 18, -28, 36, -6)
    leaf.cubicTo(14, 22, -14, 24, -34, 8)
    painter.fillPath(leaf, QColor("#a5804c"))
    painter.strokePath(leaf, round_pen(rgba("#1a100a", 220), 5))
    painter.setPen(QPen(rgba("#5a4226", 230), 5))
    painter.drawLine(QPointF(-30, 7), QPointF(26, -5))


def _cracks(painter: QPainter) -> None:
    dice = random.Random(_SEED)
    for turn in range(6):
        angle, at = turn * math.pi / 3 + dice.uniform(-0.3, 0.3), QPointF()
        line = QPainterPath(at)
        for _ in range(5):
            angle += dice.uniform(-0.55, 0.55)
            at += QPointF(math.cos(angle), math.sin(angle)) * 9.5
            line.lineTo(at)
        painter.strokePath(line, round_pen(rgba("#ffb04a", 150), 6))
        painter.strokePath(line, round_pen(QColor("#1c0f08"), 3.4))


SPRITES: Mapping[str, Callable[[QPainter], None]] = {
    "flame": _flame,
    "bolt": _bolt,
    "cloud": _cloud,
    "rain": _rain,
    "wave": _wave,
    "shield": _shield,
    "ring": _ring,
    "pulse": _pulse,
    "burst": _burst,
    "smoke": _smoke,
    "fog": _fog,
    "spark": _spark,
    "glint": _glint,
    "beam": _beam,
    "bubble": _bubble,
    "flake": _flake,
    "cracks": _cracks,
}
"""What each sprite is painted by."""
