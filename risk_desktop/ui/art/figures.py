"""Commanders, stations, gods and temples as figures on the board: silhouettes on a base, in their owner's colour.

A light outline makes them stand out from any land. Their tokens on panels are in ``tokens.py``.
"""

from __future__ import annotations

import math
from functools import cache, lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPixmap, QTransform

from risk_desktop.ui.art.drawing import lean_copy, round_pen, transparent_pixmap
from risk_desktop.ui.art.glyphs import silhouette
from risk_desktop.ui.art.piece_looks import PIECE_STYLES, SIGNS
from risk_desktop.ui.art.tokens import draw_token
from risk_desktop.ui.colour import mix, rgba
from risk_desktop.ui.theme import SeatColours

# In a box of 100: how large the silhouette is, how far above the middle, and half the size of the base below it.
_BODY, _LIFT, _BASE = 88.0, 7.0, (36.0, 10.0)
_CREAM, _DARK, _SHADOW = "#fff3d2", "#140c06", (46.0, 14.0)
# Widths of the light outline in small figures and in large ones, of the dark edge round it, and of the lines within.
_OUTLINE, _FINE_OUTLINE, _EDGE, _LINE = 15.0, 10.0, 9.0, 3.0
_LARGE = 40.0
_RING = 17.0
# What only stands on land is smaller than those who act; room round a figure for its outline, as a share of its size.
_SIGN, _ROOM = 0.84, 0.22


@cache
def _body(kind: str) -> QPainterPath:
    """Return the silhouette of a kind, centred in a box of 100."""
    path = silhouette(kind)
    bounds = path.boundingRect()
    factor = _BODY / max(bounds.width(), bounds.height())
    middle = bounds.center()
    return QTransform(factor, 0, 0, factor, -middle.x() * factor, -middle.y() * factor - _LIFT).map(path)


@cache
def _base(kind: str) -> QPainterPath:
    """Return the base that a kind stands on."""
    path = QPainterPath()
    path.addEllipse(QPointF(0, _body(kind).boundingRect().bottom() + 2), *_BASE)
    return path


@cache
def _whole(kind: str) -> QPainterPath:
    """Return the outline of figure and base together."""
    return _body(kind).united(_base(kind))


def draw_figure(painter: QPainter, kind: str, centre: QPointF, size: float, seat: SeatColours, ring: str = "") -> None:
    """Paint a figure ``size`` px large round ``centre``; ``ring``: a colour round it, for one that can act.

    What belongs to the land, such as a temple, has neither base nor colour.
    """
    if kind in SIGNS:
        draw_token(painter, PIECE_STYLES[kind], centre, size * _SIGN, seat, ring)
        return
    body, base, whole = _body(kind), _base(kind), _whole(kind)
    colour = QColor(seat.badge).lighter(122 if seat.white_ink else 100)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.scale(size / 100, size / 100)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(rgba("#000000", 90))
    painter.drawEllipse(base.boundingRect().center() + QPointF(4, 5), *_SHADOW)
    outline = _OUTLINE if size < _LARGE else _FINE_OUTLINE
    if ring:
        painter.strokePath(whole, round_pen(_DARK, outline + 2 * _RING + _EDGE))
        painter.strokePath(whole, round_pen(ring, outline + 2 * _RING))
    painter.strokePath(whole, round_pen(_DARK, outline + _EDGE))
    painter.strokePath(whole, round_pen(_CREAM, outline))
    painter.fillPath(whole, QColor(_CREAM))
    painter.fillPath(base, mix(colour, "#000000", 0.35))
    light = QLinearGradient(0, -50, 0, 50)
    light.setColorAt(0, mix(colour, "#ffffff", 0.3))
    light.setColorAt(1, mix(colour, "#000000", 0.1))
    painter.fillPath(body, light)
    painter.strokePath(body, round_pen(mix(colour, "#000000", 0.62), _LINE))
    painter.restore()


@lru_cache(maxsize=512)
def figure_pixmap(kind: str, seat: SeatColours, size: float, dpr: float = 1.0) -> QPixmap:
    """Return a figure centred in a square picture with room for its outline; treat as read-only."""
    side = math.ceil(size * (1 + 2 * _ROOM))
    pixmap = transparent_pixmap(round(side * dpr), round(side * dpr), dpr)
    painter = QPainter(pixmap)
    draw_figure(painter, kind, QPointF(side / 2, side / 2), size, seat)
    painter.end()
    return lean_copy(pixmap)
