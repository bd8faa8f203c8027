"""Small lettered signs: key caps, chips, the crown of a held region."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.art.lettering import CENTRE, LEFT, draw_text, text_width
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.theme import current

SPACE_SIGN = "␣"
"""Stands for the word on the cap of the space bar where there is little room; it is drawn, as no typeface here has it."""
_BRACKET = ((-0.5, -0.3), (-0.5, 0.05), (0.5, 0.05), (0.5, -0.3))


@lru_cache(maxsize=128)
def keycap_width(key: str, px: float = 12) -> float:
    """Width of a key cap whose letters have `px` pixels."""
    return px * 1.9 if key == SPACE_SIGN else max(text_width(key, text_font(px, 600)) + px, px * 1.62)


def draw_keycap(painter: QPainter, rect: QRectF, key: str, px: float = 12, colour: str | QColor = "") -> None:
    """Paint a key cap; `colour` is that of its letters and line."""
    ink = QColor(colour or current().text2)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(rgba(ink, 26))
    painter.setPen(QPen(rgba(ink, 130), 1))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
    if key == SPACE_SIGN:
        x, y = rect.center().x(), rect.center().y() + px * 0.22
        painter.setPen(QPen(ink, max(1.4, px * 0.12)))
        painter.drawPolyline([QPointF(x + dx * px, y + dy * px) for dx, dy in _BRACKET])
    painter.restore()
    if key != SPACE_SIGN:
        draw_text(painter, rect.adjusted(0, 0, 0, -0.5), key, text_font(px, 600), ink, CENTRE)


def chip_width(text: str, px: float = 13, icon: str = "") -> float:
    """Width of a chip whose letters have `px` pixels."""
    return text_width(text, text_font(px, 700, 102)) + px * 1.5 + (px * 1.5 if icon else 0)


def draw_chip(
    painter: QPainter,
    rect: QRectF,
    text: str,
    px: float = 13,
    *,
    fill: str | QColor = "",
    ink: str | QColor = "",
    line: str | QColor = "",
    icon: str = "",
) -> None:
    """Paint a pill of words; brass with dark ink unless colours are given."""
    colour = QColor(ink or current().primary_ink)
    radius = rect.height() / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(fill or current().accent))
    painter.setPen(QPen(QColor(line), 1.2) if line else Qt.PenStyle.NoPen)
    painter.drawRoundedRect(rect.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius)
    painter.restore()
    font = text_font(px, 700, 102)
    if not icon:
        draw_text(painter, rect.adjusted(0, 0, 0, -1), text, font, colour, CENTRE)
        return
    side = px * 1.25
    draw_icon(painter, icon, QRectF(rect.x() + px * 0.62, rect.center().y() - side / 2, side, side), colour, 2.2)
    draw_text(painter, rect.adjusted(px * 2.1, 0, 0, -1), text, font, colour, LEFT)


def draw_crown(painter: QPainter, rect: QRectF) -> None:
    """Paint the brass crown of a capital or of a region held whole: of dark brass on light ground."""
    edge, line, fill = ("#7a531b", "#f6dfa4", "#e3bb6a") if current().dark else ("#4a2d06", "#6d4509", "#c9922f")
    draw_icon(painter, "crown", rect, edge, 3.6, fill=fill)
    draw_icon(painter, "crown", rect, line, 1.4, fill=fill)
