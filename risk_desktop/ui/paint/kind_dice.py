"""Dice before the roll: the outline tells the kind, a word confirms it."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from risk_desktop.i18n import tr
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.paint.dice import DieColours
from risk_desktop.ui.paint.lettering import CENTRE, draw_text

_WORDS = {6: "fight.die.six", 8: "fight.die.eight"}


def draw_kind_die(painter: QPainter, centre: QPointF, side: float, sides: int, colours: DieColours) -> None:
    """Paint a die of this many sides that has no value yet: six a rounded square, eight an upright gem with its front."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    half = side / 2
    body = _gem(half * 1.1) if sides == 8 else _square(half * 0.92)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(rgba("#000000", 90))
    painter.drawPath(body.translated(side * 0.03, side * 0.07))
    light = QLinearGradient(0, -half, 0, half)
    light.setColorAt(0, QColor(colours.top))
    light.setColorAt(1, QColor(colours.bottom))
    painter.setBrush(light)
    painter.setPen(QPen(QColor(colours.edge), 1.2))
    painter.drawPath(body)
    if sides == 8:
        painter.setPen(QPen(rgba(colours.pip, 90), 1))
        top, left, right = QPointF(0, -half * 1.1), QPointF(-half * 0.72, half * 0.5), QPointF(half * 0.72, half * 0.5)
        bottom = QPointF(0, half * 1.1)
        for a, b in ((top, left), (top, right), (left, right), (left, bottom), (right, bottom)):
            painter.drawLine(a, b)
    box = QRectF(-half, -half, side, side)
    draw_text(painter, box, tr(_WORDS.get(sides, "fight.die.six")), text_font(side * 0.34, 800), colours.pip, CENTRE)
    painter.restore()


def _square(half: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(-half, -half, 2 * half, 2 * half), half * 0.36, half * 0.36)
    return path


def _gem(half: float) -> QPainterPath:
    """Return a hexagon that stands on a tip."""
    path = QPainterPath()
    for step in range(6):
        turn = math.radians(-90 + 60 * step)
        point = QPointF(half * 0.94 * math.cos(turn), half * math.sin(turn))
        if step:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path
