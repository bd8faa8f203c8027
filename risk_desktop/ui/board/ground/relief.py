"""What stands between territories where there is no way: ranges of mountains, walls of fire, cracks in the ground."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from risk_desktop.ui.art.drawing import round_pen
from risk_desktop.ui.board.geometry.atlas import Obstacle
from risk_desktop.ui.board.geometry.outlines import Outline
from risk_desktop.ui.board.ground.canvas import Canvas
from risk_desktop.ui.colour import rgba

# A range: height of its mountains, px from one to the next, and how much both vary.
_HIGH, _NEXT, _UNEVEN = 18.0, 9.6, 0.22
_ROCK, _ROCK_EDGE, _LIT, _SHADE, _INK = "#8d7350", "#2a1606", "#ecdfc2", "#6d553a", "#33220f"
# Flames: px from one to the next, least height and what is added, of flames in an area; sparks over each line.
_FLAME_STEP, _FLAME, _FLAME_MORE, _PIT_FLAME, _SPARKS = 6.2, 14.0, 15.0, (19.0, 36.0), 26
_PIT_ROOM = 190.0  # px2 of an area for each flame in it
_TONGUES = ((1.0, "#ff5a12", "#c22a06"), (0.68, "#ffab2e", "#ff6a14"), (0.36, "#fff3b0", "#ffc23a"))
_DEEP, _DEEP_GLOW, _DEEP_EDGE = "#0a090f", "#1f4566", "#050407"


class _Foot(NamedTuple):
    """A mountain's or a flame's foot, its height, and a number of its own for what varies."""

    y: float
    x: float
    height: float
    seed: int


@dataclass(frozen=True, eq=False)
class RangeContent:
    """Mountains in a chain on their ground."""

    obstacle: Obstacle

    @property
    def rect(self) -> QRectF:
        """Ground and crests with room for the mountains."""
        return self.obstacle.bounds.adjusted(-_HIGH, -_HIGH * 1.4, _HIGH, _HIGH)

    def draw(self, canvas: Canvas) -> None:
        """Paint the ground, then the mountains from the farthest to the nearest."""
        painter = canvas.painter
        painter.fillPath(self.obstacle.ground, QColor(_ROCK))
        canvas.strokes(Outline(self.obstacle.ground), [(2.4, _ROCK_EDGE, 190)])
        for spot in sorted(_along(self.obstacle, _NEXT)):
            _mountain(painter, spot)


@dataclass(frozen=True, eq=False)
class FireContent:
    """A wall of flames, with the glow of the ground that it covers."""

    obstacle: Obstacle

    @property
    def rect(self) -> QRectF:
        """Lines and ground with room for flames and sparks."""
        return self.obstacle.bounds.adjusted(-30, -70, 30, 16)

    def draw(self, canvas: Canvas) -> None:
        """Paint the ground, the flames from the farthest to the nearest, and sparks over them."""
        painter = canvas.painter
        painter.fillPath(self.obstacle.ground, rgba("#7a1f08", 105))
        canvas.strokes(Outline(self.obstacle.ground), [(7, "#ff7a1f", 40), (3, "#ffb04a", 90), (1.4, "#2a0c04", 200)])
        spots = sorted([*_along(self.obstacle, _FLAME_STEP), *_within(self.obstacle)])
        for spot in spots:
            _flame(painter, spot)
        _sparks(painter, spots, _SPARKS * len(self.obstacle.lines))


@dataclass(frozen=True, eq=False)
class ChasmContent:
    """Cracks between stones: dark, with a breath of blue from far below."""

    path: QPainterPath

    @property
    def rect(self) -> QRectF:
        """Bounding rectangle of the cracks."""
        return self.path.boundingRect().adjusted(-2, -2, 2, 2)

    def draw(self, canvas: Canvas) -> None:
        """Fill the cracks, dark along their edges."""
        canvas.painter.fillPath(self.path, QColor(_DEEP))
        canvas.painter.fillPath(self.path, rgba(_DEEP_GLOW, 46))
        canvas.strokes(Outline(self.path), [(5.4, _DEEP, 235), (2.2, _DEEP_EDGE, 255)])
        canvas.keep_inside(self.path)


def _along(obstacle: Obstacle, step: float) -> Iterator[_Foot]:
    """Yield places along the lines; mountains stand a little off them, flames are lower at both ends."""
    dice = random.Random(7)
    for line in obstacle.lines:
        length = line.length()
        count = max(1, round(length / step))
        for i in range(count + 1):
            at = line.pointAtPercent(min(1.0, line.percentAtLength(length * i / count)))
            if obstacle.kind == "fire":
                height = (_FLAME + _FLAME_MORE * min(1.0, 5 * min(i, count - i) / count)) * dice.uniform(0.72, 1.2)
                yield _Foot(at.y() + dice.gauss(3, 1.5), at.x() + dice.gauss(0, 1.5), height, dice.randrange(10**6))
            else:
                height = _HIGH * dice.uniform(1 - _UNEVEN, 1 + _UNEVEN)
                yield _Foot(at.y() + dice.gauss(0, 2.6), at.x() + dice.gauss(0, 1.8), height, dice.randrange(10**6))


def _within(obstacle: Obstacle) -> Iterator[_Foot]:
    """Yield places of flames spread over the ground."""
    dice = random.Random(11)
    for polygon in obstacle.ground.toSubpathPolygons():
        box = polygon.boundingRect()
        left = round(box.width() * box.height() * 0.78 / _PIT_ROOM)
        for _ in range(40 * left):
            at = QPointF(dice.uniform(box.left() + 7, box.right() - 7), dice.uniform(box.top() + 6, box.bottom() - 3))
            if left and polygon.containsPoint(at, Qt.FillRule.OddEvenFill):
                left -= 1
                yield _Foot(at.y() + 4, at.x(), dice.uniform(*_PIT_FLAME), dice.randrange(10**6))


def _mountain(painter: QPainter, spot: _Foot) -> None:
    """Paint a mountain: body, a lit side to the left, a shaded one with hatching to the right, and its outline."""
    dice, high = random.Random(spot.seed), spot.height
    wide, x, foot = high * 0.95, spot.x, spot.y + high * 0.45
    left, right = QPointF(x - wide * 0.62, foot), QPointF(x + wide * 0.62, foot)
    top = QPointF(x + dice.uniform(-0.06, 0.06) * wide, spot.y - high * 0.6)
    low, knee = QPointF(x + wide * dice.uniform(0.03, 0.18), foot + high * 0.02), QPointF(x + wide * 0.05, spot.y)
    painter.setPen(Qt.PenStyle.NoPen)
    for corners, colour in (((left, top, knee, low), _LIT), ((top, right, low, knee), _SHADE)):
        face = QPainterPath(corners[0])
        for corner in corners[1:]:
            face.lineTo(corner)
        face.closeSubpath()
        painter.fillPath(face, QColor(colour))
    outline = QPainterPath(left)
    outline.quadTo(QPointF(x - wide * 0.22, spot.y - high * 0.1), top)
    outline.quadTo(QPointF(x + wide * 0.25, spot.y - high * 0.08), right)
    painter.strokePath(outline, round_pen(rgba(_INK, 230), max(0.9, high * 0.075)))
    painter.setPen(round_pen(rgba(_INK, 150), max(0.5, high * 0.04)))
    for share in (0.3, 0.52, 0.74):
        side, inner = top + (right - top) * share, top + (low - top) * (share + 0.14)
        painter.drawLine(side, inner + QPointF(wide * 0.05, 0))
    painter.setPen(Qt.PenStyle.NoPen)


def _flame(painter: QPainter, spot: _Foot) -> None:
    """Paint a flame: three leaves in each other, red to cream."""
    lean = random.Random(spot.seed).gauss(0, 2.6)
    x, y = spot.x, spot.y
    for share, upper, lower in _TONGUES:
        high = spot.height * share
        wide, bent = high * 0.3 + 0.8, lean * share
        leaf = QPainterPath(QPointF(x, y - high))
        leaf.cubicTo(
            QPointF(x + wide * 0.2 + bent, y - high * 0.62),
            QPointF(x + wide * 1.5, y - high * 0.42),
            QPointF(x + wide * 0.86, y - high * 0.06),
        )
        leaf.quadTo(QPointF(x, y + high * 0.18), QPointF(x - wide * 0.86, y - high * 0.06))
        leaf.cubicTo(
            QPointF(x - wide * 1.5, y - high * 0.44),
            QPointF(x - wide * 0.5 + bent, y - high * 0.5),
            QPointF(x, y - high),
        )
        light = QLinearGradient(0, y - high, 0, y)
        light.setColorAt(0, rgba(upper, 236))
        light.setColorAt(1, rgba(lower, 216))
        painter.fillPath(leaf, light)


def _sparks(painter: QPainter, spots: list[_Foot], count: int) -> None:
    dice = random.Random(5)
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(count if spots else 0):
        spot = dice.choice(spots)
        painter.setBrush(rgba("#ffd27a", round(dice.uniform(90, 220))))
        size = dice.uniform(0.5, 1.3)
        up = spot.height * dice.uniform(0.9, 1.0 + math.fabs(dice.gauss(0, 0.5)))
        painter.drawEllipse(QPointF(spot.x + dice.gauss(0, 8), spot.y - min(up, 58.0)), size, size)
