"""Commanders, stations, gods and temples as flat tokens, for panels. How they stand on the board is in ``figures.py``."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from risk_desktop.ui.art.drawing import round_pen
from risk_desktop.ui.art.glyphs import outline, paint_sign, sign
from risk_desktop.ui.art.medals import draw_medal
from risk_desktop.ui.art.piece_looks import PIECE_STYLES, PieceStyle
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.theme import SeatColours

_CREAM, _CREAM_LOW = "#fdf3d6", "#cdb88a"
_DARK, _INK = "#0b111b", "#1d1710"
_RIM, _HAIR, _RING = 13.0, 2.5, 9.0
# Alpha of what stands for a piece that is missing: it is still seen on every plaque.
_MISSING = 205


def draw_token(
    painter: QPainter, style: PieceStyle, centre: QPointF, size: float, seat: SeatColours, ring: str = ""
) -> None:
    """Paint a token ``size`` px large round ``centre``; ``ring``: a colour round it, for one that can act."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.scale(size / 100, size / 100)
    body = outline(style.outline) if style.outline else sign(style.sign)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(rgba("#000000", 110))
    painter.drawPath(body.translated(4, 7))
    if ring:
        _stroke(painter, body, "#1a1009", _RIM + 2 * _RING + 6)
        _stroke(painter, body, ring, _RIM + 2 * _RING)
    if style.medal:
        draw_medal(painter, style.outline, body, sign(style.sign), style.share, seat)
    elif style.outline:
        _draw_framed(painter, style, body, seat)
    else:
        _draw_bare(painter, style, body, seat)
    painter.restore()


def draw_missing_token(painter: QPainter, style: PieceStyle, centre: QPointF, size: float, colour: str) -> None:
    """Paint the empty place of a piece that isn't in play: dashes and a pale sign."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.scale(size / 100, size / 100)
    if style.outline:
        pen = QPen(rgba(colour, _MISSING), 5)
        pen.setDashPattern([2.4, 2.0])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(outline(style.outline))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(rgba(colour, _MISSING))
    paint_sign(painter, sign(style.sign), QPointF(0, 100 * style.low), 100 * style.share)
    painter.restore()


def draw_piece_sign(painter: QPainter, kind: str, centre: QPointF, size: float, colour: str | QColor) -> None:
    """Paint the bare sign of a kind in one colour, its box ``size`` px wide."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    paint_sign(painter, sign(PIECE_STYLES[kind].sign), centre, size)
    painter.restore()


def _draw_framed(painter: QPainter, style: PieceStyle, body: QPainterPath, seat: SeatColours) -> None:
    """Paint a cream field with a rim in the owner's colour, and the dark sign on it."""
    _stroke(painter, body, rgba("#1a0f06", 170), _RIM + 2 * _HAIR)
    painter.setBrush(_shaded(_CREAM, _CREAM_LOW))
    painter.setPen(round_pen(seat.badge, _RIM))
    painter.drawPath(body)
    _stroke(painter, QTransform.fromScale(0.87, 0.87).map(body), rgba("#1a0f06", 120), _HAIR)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_INK))
    paint_sign(painter, sign(style.sign), QPointF(0, 100 * style.low), 100 * style.share)


def _draw_bare(painter: QPainter, style: PieceStyle, body: QPainterPath, seat: SeatColours) -> None:
    """Paint a white or tinted figure, outlined in the owner's colour on a dark edge."""
    _stroke(painter, body, _DARK, 25 if style.owned else 14)
    if style.owned:
        _stroke(painter, body, QColor(seat.badge).lighter(118 if seat.white_ink else 88), 16)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_shaded(*style.tint))
    painter.drawPath(body)


def _stroke(painter: QPainter, path: QPainterPath, colour: str | QColor, width: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(colour, width))
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)


def _shaded(top: str, bottom: str) -> QLinearGradient:
    gradient = QLinearGradient(0, -50, 0, 50)
    gradient.setColorAt(0, QColor(top))
    gradient.setColorAt(1, QColor(bottom))
    return gradient
