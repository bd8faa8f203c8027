"""Small signs that are painted again and again: each is painted once, and its picture is kept."""

import math
from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPixmap

from risk_desktop.ui.art.drawing import lean_copy, transparent_pixmap
from risk_desktop.ui.art.piece_looks import PieceStyle
from risk_desktop.ui.theme import SeatColours

Ink = TypeVar("Ink", str, SeatColours)
Sign = TypeVar("Sign", str, PieceStyle)
SignPainter = Callable[[QPainter, Sign, QPointF, float, Ink], None]
"""Paints a sign, by its key or its style, of a size in px round a point, in a colour or in those of a seat."""

# Room beside a sign for its outline and shadow, as a share of its size, and the steps of its size, px.
_ROOM, _STEP = 0.3, 0.5


def stamp(painter: QPainter, paint: SignPainter[Sign, Ink], sign: Sign, centre: QPointF, size: float, ink: Ink) -> None:
    """Show what ``paint`` paints with the other arguments, on whole pixels and in a size rounded to half of one."""
    ratio = painter.device().devicePixelRatio()
    picture = _picture(paint, sign, round(size / _STEP) * _STEP, ink, ratio)
    half = picture.deviceIndependentSize().width() / 2
    corner = centre - QPointF(half, half)
    painter.drawPixmap(QPointF(round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio), picture)


@lru_cache(maxsize=512)
def _picture(paint: SignPainter[Sign, Ink], sign: Sign, size: float, ink: Ink, ratio: float) -> QPixmap:
    pixels = math.ceil(size * (1 + 2 * _ROOM) * ratio)
    picture = transparent_pixmap(pixels, pixels, ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter, sign, QPointF(pixels, pixels) / (2 * ratio), size, ink)
    painter.end()
    return lean_copy(picture)
