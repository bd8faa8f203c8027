"""Medallions of gods: a frame of brass in the outline of the pantheon, a field in the owner's colour, the god's sign."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient, QTransform

from risk_desktop.ui.art.drawing import round_pen
from risk_desktop.ui.art.surface import rounded
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.theme import SeatColours

_BRASS = ("#f6dfa0", "#c9974a", "#7c5320")
_EDGE, _CREAM, _RIM = "#1b1006", "#fdf0cf", "#1b0f06"
_FIELD = 0.74
"""How large the field is in its frame."""
_RIVETS, _MEANDER = 8, 8


def draw_medal(
    painter: QPainter, family: str, body: QPainterPath, sign: QPainterPath, share: float, seat: SeatColours
) -> None:
    """Paint a medallion in a box of -50 to 50; ``share``: the size of the sign in it."""
    painter.setPen(round_pen(_EDGE, 5))
    painter.setBrush(_brass())
    painter.drawPath(body)
    field = _field_of(family, body)
    painter.setPen(QPen(QColor(_EDGE), 4))
    painter.setBrush(_light(seat))
    painter.drawPath(field)
    _draw_marks(painter, family)
    shown = QTransform.fromScale(share, share).map(sign).translated(0, -6 if family == "cartouche" else 0)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.strokePath(shown, round_pen(_RIM, 8.5))
    painter.fillPath(shown, QColor(_CREAM))


def _field_of(family: str, body: QPainterPath) -> QPainterPath:
    """Return the field in a frame; that of a cartouche ends above its bar."""
    if family == "cartouche":
        return rounded(QRectF(-23, -44, 46, 76), 23)
    return QTransform.fromScale(_FIELD, _FIELD).map(body)


def _brass() -> QLinearGradient:
    gradient = QLinearGradient(-30, -50, 30, 50)
    for place, colour in zip((0.0, 0.5, 1.0), _BRASS, strict=True):
        gradient.setColorAt(place, QColor(colour))
    return gradient


def _light(seat: SeatColours) -> QRadialGradient:
    gradient = QRadialGradient(QPointF(-8, -14), 52)
    gradient.setColorAt(0, QColor(seat.badge).lighter(132))
    gradient.setColorAt(0.6, QColor(seat.badge))
    gradient.setColorAt(1, QColor(seat.badge).darker(150))
    return gradient


def _draw_marks(painter: QPainter, family: str) -> None:
    """Paint what only this frame has: rivets of a shield, the broken line of a meander, ticks of a bar."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(rgba("#3a2208", 215))
    if family == "shield":
        for step in range(_RIVETS):
            turn = math.radians(22.5 + 45 * step)
            painter.drawEllipse(QPointF(41 * math.cos(turn), 41 * math.sin(turn)), 3.2, 3.2)
    elif family == "octagon":
        for step in range(_MEANDER):
            painter.save()
            painter.rotate(45 * step)
            painter.drawRect(-7, -42, 5, 5)
            painter.drawRect(2, -40, 5, 5)
            painter.restore()
    elif family == "cartouche":
        for x in (-24, -8, 8, 24):
            painter.drawRect(x - 2, 40, 4, 8)
    elif family == "star":
        for step in range(8):
            turn = math.radians(45 * step - 90)
            painter.drawEllipse(QPointF(44 * math.cos(turn), 44 * math.sin(turn)), 2.8, 2.8)
