"""How each part of the scene of a god war is painted: the sky, a side, the plate between them."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from risk_desktop.i18n import tr
from risk_desktop.ui.art.dice import draw_die
from risk_desktop.ui.art.glyphs import card_sign, paint_sign
from risk_desktop.ui.art.lettering import CENTRE, LEFT, RIGHT, draw_text, text_width
from risk_desktop.ui.art.piece_looks import style_of
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.art.surface import draw_panel
from risk_desktop.ui.art.tokens import draw_token
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font, title_font
from risk_desktop.ui.game.godstorm.god_war_scene import WarLine, WarScene, WarSide
from risk_desktop.ui.theme import SeatColours, current, current_metrics

_INK, _GOLD, _PALE, _STRUCK = "#ffe9b0", "#ffe28a", "#cdbb98", "#ff5a3a"
_TOP = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
_MOST_GROWN = 1.5


def grown(px: float, to: float = 0.0) -> float:
    """Return a measure as it is with the text size in force: letters grow with it as far as the scene has room.

    ``to``: what the measure is when they are as large as they get; 0 for half as much again.
    """
    share = (min(_MOST_GROWN, max(1.0, current_metrics().text_scale)) - 1) / (_MOST_GROWN - 1)
    return px + ((to or px * _MOST_GROWN) - px) * share


def fitted(
    painter: QPainter, box: QRectF, words: str, px: float, weight: int, ink: str, align: Qt.AlignmentFlag = LEFT
) -> None:
    """Write one line, smaller where it would be too long."""
    wide = text_width(words, text_font(px, weight))
    font = text_font(max(8.0, min(px, px * box.width() / max(1.0, wide))), weight)
    draw_text(painter, box, words, font, ink, align)


# --- the sky ----------------------------------------------------------------------------------------------------------


def paint_sky(painter: QPainter, rect: QRectF, unit: float, left: SeatColours, right: SeatColours) -> None:
    """Paint dusk over the board, the light of both seats, rays and lightning between them."""
    painter.fillRect(rect, rgba("#120a05", 205))
    middle = QPointF(rect.center().x(), rect.top() + 228 * unit)
    for x, colours in ((0.24, left), (0.76, right)):
        at = QPointF(rect.left() + rect.width() * x, rect.top() + 330 * unit)
        light = QRadialGradient(at, 560 * unit)
        light.setColorAt(0, rgba(QColor(colours.badge).lighter(125), 165))
        light.setColorAt(0.55, rgba(colours.badge, 60))
        light.setColorAt(1, rgba(colours.badge, 0))
        painter.fillRect(rect, light)
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(9):
        a, b = math.radians(40 * step + 8), math.radians(40 * step + 17)
        far = 1100 * unit
        rays = [middle, *(middle + QPointF(far * math.cos(t), far * math.sin(t)) for t in (a, b))]
        painter.setBrush(rgba("#ffe9b0", 10))
        painter.drawPolygon(QPolygonF(rays))
    _paint_lightning(painter, middle, unit)
    shade = QRadialGradient(QPointF(rect.center()), rect.width() * 0.66)
    shade.setColorAt(0.45, rgba("#000000", 0))
    shade.setColorAt(1, rgba("#000000", 190))
    painter.fillRect(rect, shade)


def _paint_lightning(painter: QPainter, middle: QPointF, unit: float) -> None:
    luck = random.Random(8)
    ways = ((-280, -13, 280, 7, 3.2), (-280, 17, 130, 92, 2.0), (280, -28, -110, -78, 2.0), (-240, 62, 240, -48, 1.5))
    for x0, y0, x1, y1, width in ways:
        points = []
        for step in range(15):
            share, shake = step / 14, 0 < step < 14
            jitter = QPointF(luck.gauss(0, 11) * shake, luck.gauss(0, 10) * shake)
            points.append(middle + (QPointF(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share) + jitter) * unit)
        line = QPolygonF(points)
        for wide, colour, alpha in ((5.0, "#ffb347", 24), (2.4, "#ffd88a", 70), (1.0, "#fffbe8", 235)):
            painter.setPen(QPen(rgba(colour, alpha), width * wide * unit))
            painter.drawPolyline(line)
    for radius, alpha in ((150, 40), (95, 70), (52, 140)):
        glow = QRadialGradient(middle, radius * unit)
        glow.setColorAt(0, rgba("#fffbe8", alpha))
        glow.setColorAt(1, rgba("#ffb347", 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow)
        painter.drawEllipse(middle, radius * unit, radius * unit)


# --- a side -----------------------------------------------------------------------------------------------------------


def paint_champion(painter: QPainter, side: WarSide, x: float, unit: float, outward: int, fallen: bool) -> None:
    """Paint the champion, his name, whose he is, and who stands by on his outer side (-1 left, 1 right)."""
    centre = QPointF(x, grown(230, 190) * unit)
    for radius, alpha in ((190, 30), (150, 55)):
        glow = QRadialGradient(centre, radius * unit)
        glow.setColorAt(0, rgba(_INK, alpha))
        glow.setColorAt(1, rgba(_INK, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow)
        painter.drawEllipse(centre, radius * unit, radius * unit)
    painter.save()
    painter.setOpacity(0.45 if fallen else 1.0)
    draw_token(painter, style_of(side.look.kind, side.look.family), centre, grown(226, 166) * unit, side.colours)
    painter.restore()
    if fallen:
        painter.setPen(QPen(QColor(_STRUCK), 12 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        reach = QPointF(92, -92) * grown(1, 0.74) * unit
        painter.drawLine(centre - reach, centre + reach)
    name = QRectF(x - 200 * unit, grown(350, 276) * unit, 400 * unit, 50 * unit)
    draw_text(painter, name, side.god, title_font(grown(39, 44) * unit), _INK, CENTRE)
    font = text_font(grown(17) * unit, 600)
    width = text_width(side.who, font)
    line = QRectF(x - width / 2, grown(396, 326) * unit, width + 4, grown(28, 38) * unit)
    draw_roundel(painter, side.colours, QPointF(x - width / 2 - 18 * unit, line.center().y() + 1), 11 * unit)
    draw_text(painter, line, side.who, font, current().text, LEFT)
    _paint_helpers(painter, side, x, unit, outward)


def _paint_helpers(painter: QPainter, side: WarSide, x: float, unit: float, outward: int) -> None:
    """Paint who stands by, two below each other and above the champion's name, with what they give.

    One column has more room for words, and stands further out.
    """
    crowded = len(side.helpers) > 2
    half, out = (54.0, 162.0) if crowded else (grown(68, 90), grown(196, 200))
    for number, (look, title, words) in enumerate(side.helpers[:4]):
        column, row = number // 2, number % 2
        at = QPointF(x + outward * (out + 110 * column) * unit, (grown(150, 84) + grown(108, 112) * row) * unit)
        draw_token(painter, style_of(look.kind, look.family), at, grown(66, 58) * unit, side.colours)
        box = QRectF(at.x() - half * unit, at.y() + grown(36, 30) * unit, 2 * half * unit, grown(19) * unit)
        fitted(painter, box, title, grown(14.5) * unit, 700, "#f5ecd8", CENTRE)
        fitted(painter, box.translated(0, grown(18, 24) * unit), words, grown(14) * unit, 500, _PALE, CENTRE)


def paint_sum(painter: QPainter, side: WarSide, box: QRectF, unit: float, shown: float, won: bool) -> None:
    """Paint the dice and the sum of a side; ``shown``: how far it has come, 0 to 1."""
    draw_panel(painter, box, 14 * unit)
    _paint_dice(painter, side, box, unit, shown)
    top = box.top() + grown(172, 182) * unit
    _line(painter, box, top - 4 * unit, unit, 90)
    for number, line in enumerate(side.lines):
        if shown < 0.6 + 0.1 * number:
            break
        pitch = grown(31, 39) * unit
        row = QRectF(box.left() + 20 * unit, top + pitch * number, box.width() - 40 * unit, pitch - unit)
        _paint_line(painter, line, row, unit, side.colours)
    foot = QRectF(box.left() + 22 * unit, box.bottom() - 62 * unit, box.width() - 44 * unit, 56 * unit)
    _line(painter, box, foot.top() - 2 * unit, unit, 140)
    draw_text(painter, foot, tr("godwar.total"), text_font(grown(20) * unit, 700), current().text, LEFT)
    if shown >= 0.95:
        ink = _GOLD if won else _PALE
        draw_text(painter, foot, str(side.total), title_font(46 * unit, 700), ink, RIGHT)


def _paint_dice(painter: QPainter, side: WarSide, box: QRectF, unit: float, shown: float) -> None:
    count = max(1, len(side.dice))
    step = min(112 * unit, (box.width() - 40 * unit) / count)
    size = min(72 * unit, step * 0.72)
    for number, die in enumerate(side.dice):
        centre = QPointF(box.left() + 20 * unit + step * (number + 0.5), box.top() + grown(86, 78) * unit)
        if shown < 0.3:
            tumbling = random.Random(int(shown * 60) * 31 + number)
            draw_die(painter, centre, size, tumbling.randint(1, 6), side.colours, angle=tumbling.uniform(-25, 25))
            continue
        again = die.before and shown >= 0.45
        draw_die(painter, centre, size, die.value if again or not die.before else die.before, side.colours)
        if again:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor("#ffd88a"), 4 * unit))
            half = size / 2 + 4 * unit
            painter.drawRoundedRect(
                QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), 12 * unit, 12 * unit
            )
            _paint_before(painter, centre, unit, die.before, side.colours, size)
        if die.why:
            room = QRectF(centre.x() - step / 2, centre.y() + size / 2 + 7 * unit, step, grown(36, 52) * unit)
            ink, font = "#ffd88a" if again else _PALE, text_font(grown(13.5, 19) * unit, 600)
            draw_text(painter, room, die.why, font, ink, _TOP, wrap=True)


def _paint_before(painter: QPainter, centre: QPointF, unit: float, value: int, seat: SeatColours, size: float) -> None:
    """Paint the struck die above, and an arrow down to the one that counts."""
    at = QPointF(centre.x() - 24 * unit, centre.y() - size / 2 - 22 * unit)
    draw_die(painter, at, 22 * unit, value, seat, unused=True)
    painter.setPen(QPen(QColor(_STRUCK), 2.5 * unit))
    painter.drawLine(at + QPointF(-11, 11) * unit, at + QPointF(11, -11) * unit)
    painter.setPen(QPen(QColor("#ffd88a"), 2.6 * unit))
    bend = QPointF(centre.x(), at.y())
    arrow = QPainterPath(at + QPointF(15, 0) * unit)
    arrow.lineTo(bend)
    arrow.lineTo(bend + QPointF(0, 11 * unit))
    painter.drawPath(arrow)
    tip = bend + QPointF(0, 18 * unit)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#ffd88a"))
    painter.drawPolygon(QPolygonF([tip, tip + QPointF(-6, -8) * unit, tip + QPointF(6, -8) * unit]))


def _paint_line(painter: QPainter, line: WarLine, row: QRectF, unit: float, seat: SeatColours) -> None:
    at = QPointF(row.left() + 14 * unit, row.center().y())
    if line.sign:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(_INK))
        paint_sign(painter, card_sign(line.sign), at, 22 * unit)
    else:
        draw_die(painter, at, 19 * unit, 5, seat, shadow=False)
    name = QRectF(row.left() + 36 * unit, row.top(), row.width() * 0.32, row.height())
    fitted(painter, name, line.name, grown(17) * unit, 700, current().text)
    detail = QRectF(name.right() + 14 * unit, row.top(), row.right() - name.right() - 78 * unit, row.height())
    fitted(painter, detail, line.detail, grown(15.5) * unit, 500, _PALE)
    value = f"+{line.value}" if line.sign else str(line.value)
    draw_text(painter, row, value, text_font(grown(20, 27) * unit, 800), _INK, RIGHT)


def _line(painter: QPainter, box: QRectF, y: float, unit: float, alpha: int) -> None:
    painter.setPen(QPen(rgba(current().panel_line, alpha), 1))
    painter.drawLine(QPointF(box.left() + 20 * unit, y), QPointF(box.right() - 20 * unit, y))


# --- between them -----------------------------------------------------------------------------------------------------


def paint_verdict(painter: QPainter, scene: WarScene, centre_x: float, unit: float, shown: float) -> None:
    """Paint the plate with who wins and by how much, and the rule of ties below it."""
    plate = QRectF(centre_x - 78 * unit, grown(470, 392) * unit, 156 * unit, 178 * unit)
    if shown >= 1:
        brass = QLinearGradient(plate.topLeft(), plate.bottomLeft())
        brass.setColorAt(0, QColor("#f0d38c"))
        brass.setColorAt(1, QColor("#b98b3c"))
        painter.setPen(QPen(QColor("#4a3513"), 1.6))
        painter.setBrush(brass)
        painter.drawRoundedRect(plate, 14 * unit, 14 * unit)
        top = QRectF(plate.left() + 6, plate.top() + 10 * unit, plate.width() - 12, 24 * unit)
        fitted(painter, top, scene.by, grown(16.5, 22) * unit, 700, "#4a3208", CENTRE)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#3a1208"))
        paint_sign(painter, card_sign("champions"), plate.center() + QPointF(0, -3 * unit), 82 * unit)
        words = QRectF(plate.left() + 6, plate.bottom() - 42 * unit, plate.width() - 12, 32 * unit)
        fitted(painter, words, scene.winner, grown(20, 25) * unit, 800, "#2a1b08", CENTRE)
    rule = QRectF(centre_x - 85 * unit, plate.bottom() + 10 * unit, 170 * unit, grown(118, 204) * unit)
    draw_text(painter, rule, scene.ties, text_font(grown(14.5, 20) * unit, 500), current().text, _TOP, wrap=True)
