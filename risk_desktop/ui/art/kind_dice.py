"""Dice before the roll: the outline tells the kind, a word confirms it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPen

from risk_desktop.i18n import tr
from risk_desktop.ui.art.dice import die_outline
from risk_desktop.ui.art.die_colours import die_colours
from risk_desktop.ui.art.glyphs import draw_emblem
from risk_desktop.ui.art.lettering import CENTRE, draw_text
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.theme import SeatColours

_WORDS = {6: "fight.die.six", 8: "fight.die.eight"}


def draw_kind_die(painter: QPainter, centre: QPointF, side: float, sides: int, seat: SeatColours) -> None:
    """Paint a die of ``seat`` with this many sides that has no value yet: six a rounded square, eight an octagon."""
    colours = die_colours(seat)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    half = side / 2
    body = die_outline(QRectF(-half, -half, side, side), sides, 0.18)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(rgba("#000000", 90))
    painter.drawPath(body.translated(side * 0.03, side * 0.07))
    light = QLinearGradient(0, -half, 0, half)
    light.setColorAt(0, colours.top)
    light.setColorAt(1, colours.bottom)
    painter.setBrush(light)
    painter.setPen(QPen(colours.rim, 1.2))
    painter.drawPath(body)
    draw_emblem(painter, seat.emblem, QPointF(0, 0), half * 0.8, colours.mark)
    box = QRectF(-half, -half, side, side)
    draw_text(painter, box, tr(_WORDS.get(sides, "fight.die.six")), text_font(side * 0.34, 800), colours.pip, CENTRE)
    painter.restore()
