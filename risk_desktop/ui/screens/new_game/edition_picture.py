"""Pictures of the rule sets: part of the board, and on it a sign of what is special about them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap, QPolygonF, QRadialGradient

from risk_desktop.editions.library import Entry
from risk_desktop.ui.art.cards import UnitCard, draw_card, draw_slip
from risk_desktop.ui.art.dice import draw_die
from risk_desktop.ui.art.glyphs import draw_icon, draw_unit, paint_sign, sign
from risk_desktop.ui.art.labels import draw_crown
from risk_desktop.ui.art.lettering import CENTRE, draw_text
from risk_desktop.ui.art.missions import MISSION_RATIO, draw_sealed
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.theme import NEUTRAL, SEATS, current

_ZOOM = 0.46
"""Share of the board's width that shows behind a sign."""
RED, BLUE, JADE, GOLD, ORCHID, CHARCOAL = SEATS
_BOLT = QPolygonF(
    [QPointF(x, y) for x, y in ((7, -44), (-12, -16), (-1, -16), (-7, 6), (14, -24), (3, -24), (15, -44))]
)


_KEPT: dict[object, QPixmap] = {}
_MOST_KEPT = 60


def edition_picture(entry: Entry, width: int, height: int, ratio: float, board: QImage) -> QPixmap:
    """Return the picture of a rule set, ``width`` x ``height`` px, from a cache; ``board``: the picture of its board."""
    key = (entry.id, width, height, ratio, board.cacheKey(), current().name)
    if key not in _KEPT:
        if len(_KEPT) >= _MOST_KEPT:
            _KEPT.clear()
        _KEPT[key] = _paint(entry, width, height, ratio, board)
    return _KEPT[key]


def _paint(entry: Entry, width: int, height: int, ratio: float, board: QImage) -> QPixmap:
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(current().sea_deep))
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    box = QRectF(0, 0, width, height)
    draw = _SIGNS.get(entry.symbol)
    _draw_board(painter, box, board, entry, near=draw is not None)
    if draw is not None:
        shade = QRadialGradient(box.center(), width * 0.6)
        shade.setColorAt(0, rgba("#06090c", 120))
        shade.setColorAt(1, rgba("#06090c", 215))
        painter.fillRect(box, shade)
        painter.translate(box.center())
        unit = 0.9 * min(width / 200, height / 100)
        painter.scale(unit, unit)
        draw(painter)
    painter.end()
    return pixmap


def _draw_board(painter: QPainter, box: QRectF, board: QImage, entry: Entry, *, near: bool) -> None:
    """Paint the whole board, or only the part around the entry's focus."""
    wide = board.width() * (_ZOOM if near else 1.0)
    size = QSizeF(wide, wide * box.height() / box.width())
    if size.height() > board.height():
        size = QSizeF(board.height() * box.width() / box.height(), board.height())
    part = QRectF(QPointF(0, 0), size)
    part.moveCenter(QPointF(board.width() * entry.focus[0], board.height() * entry.focus[1]))
    part.moveLeft(min(max(0.0, part.left()), board.width() - part.width()))
    part.moveTop(min(max(0.0, part.top()), board.height() - part.height()))
    painter.drawImage(box, board, part)


# --- the signs, in a box of 200 x 100 around the centre


def _missions(painter: QPainter) -> None:
    for number, icon in enumerate(("flag", "target", "land", "crown")):
        away = number - 1.5
        draw_slip(painter, QPointF(away * 32, 4 + abs(away) * 3), 42, icon, angle=away * 8)


def _sealed(painter: QPainter) -> None:
    draw_slip(painter, QPointF(-18, 6), 50, "help", angle=-9)
    face = QRectF(0, 0, 50, 50 * MISSION_RATIO)
    face.moveCenter(QPointF(20, 3))
    draw_sealed(painter, face, 8)


def _duel(painter: QPainter) -> None:
    draw_roundel(painter, RED, QPointF(-48, 0), 27)
    draw_roundel(painter, BLUE, QPointF(48, 0), 27)
    _disc(painter, QPointF(0, 0), 16)
    draw_icon(painter, "swords", QRectF(-11, -11, 22, 22), current().on_turn_line, 2)
    for x, y in ((-12, -34), (12, -34), (-12, 34), (12, 34)):
        draw_roundel(painter, NEUTRAL, QPointF(x, y), 8)


def _allies(painter: QPainter) -> None:
    draw_roundel(painter, RED, QPointF(-62, 0), 25)
    draw_roundel(painter, BLUE, QPointF(62, 0), 25)
    for number, unit in enumerate(("infantry", "cavalry")):
        draw_card(painter, QPointF(-9 + number * 18, -2 + number * 4), 38, _card(unit, number), angle=-10 + number * 18)
    for x in (-34, 34):
        draw_icon(painter, "arrow", QRectF(x - 8, -8, 16, 16), "#ffe9b0", 2.4)


def _growing(painter: QPainter) -> None:
    draw_roundel(painter, RED, QPointF(-54, 8), 23)
    draw_roundel(painter, BLUE, QPointF(54, 8), 23)
    for size, y in ((15, 24), (20, 8), (26, -10)):
        draw_roundel(painter, NEUTRAL, QPointF(0, y), size)
    _chip(painter, QPointF(26, -30), "+3")


def _standing(painter: QPainter) -> None:
    draw_roundel(painter, RED, QPointF(-54, 0), 26)
    draw_roundel(painter, BLUE, QPointF(54, 0), 26)
    draw_roundel(painter, NEUTRAL, QPointF(0, 0), 22)
    draw_icon(painter, "shield", QRectF(-12, -12, 24, 24), "#2a1c0c", 2.2)


def _rising(painter: QPainter) -> None:
    for number, unit in enumerate(("infantry", "cavalry", "artillery")):
        draw_card(
            painter,
            QPointF(-44 + number * 27, 6 + abs(number - 1) * 3),
            46,
            _card(unit, number),
            angle=(number - 1) * 8,
        )
    _disc(painter, QPointF(58, 0), 25)
    draw_text(painter, QRectF(33, -16, 50, 31), "+15", text_font(23, 800), "#ffe9b0", CENTRE)


def _capitals(painter: QPainter) -> None:
    for x, seat, radius in ((-50, BLUE, 17), (50, JADE, 17), (0, RED, 27)):
        y = 10 if radius < 20 else 6
        draw_roundel(painter, seat, QPointF(x, y), radius)
        draw_crown(painter, QRectF(x - radius * 0.62, y - radius - radius * 0.95, radius * 1.24, radius * 0.82))


def _dice(painter: QPainter) -> None:
    for number, (attack, defence) in enumerate(((6, 5), (5, 6), (2, 4))):
        x = (number - 1) * 42
        draw_die(painter, QPointF(x, -22), 34, attack, RED, angle=(-5, 3, 6)[number])
        draw_die(painter, QPointF(x, 22), 34, defence, BLUE, angle=(4, -4, 5)[number])


def _soldiers(painter: QPainter) -> None:
    for x, unit, seat, size in ((-52, "infantry", RED, 20), (0, "cavalry", BLUE, 25), (52, "artillery", GOLD, 22)):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(rgba("#000000", 110))
        painter.drawEllipse(QPointF(x, 30), size * 1.2, 6)
        for shift, colour in ((1.5, "#1a0d05"), (0.0, seat.badge)):
            draw_unit(painter, unit, QPointF(x, 4 + shift), size * 1.22 if shift else size * 1.12, colour)
    draw_icon(painter, "star", QRectF(-8, -48, 16, 16), "#ffe9b0", 1.6)


def _teams(painter: QPainter) -> None:
    for x, seat, radius in ((-66, GOLD, 19), (66, JADE, 19), (-40, RED, 26), (40, BLUE, 26)):
        draw_roundel(painter, seat, QPointF(x, 10 if radius < 20 else -4), radius)
    _disc(painter, QPointF(0, 2), 15)
    draw_icon(painter, "swords", QRectF(-10, -8, 20, 20), current().on_turn_line, 2)


def _moon(painter: QPainter) -> None:
    grey = QRadialGradient(QPointF(-12, -14), 62)
    grey.setColorAt(0, QColor("#e4e2dc"))
    grey.setColorAt(1, QColor("#7d8189"))
    painter.setPen(QPen(QColor("#e3bb6a"), 2))
    painter.setBrush(grey)
    painter.drawEllipse(QPointF(0, 0), 42, 42)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(rgba("#5a5e68", 110))
    for x, y, radius in ((-18, -16, 10), (8, -26, 6), (20, -4, 8), (-24, 14, 7), (4, 24, 9), (24, 20, 4)):
        painter.drawEllipse(QPointF(x, y), radius, radius * 0.92)
    draw_die(painter, QPointF(-60, 8), 42, 8, RED, angle=-8, sides=8)
    draw_die(painter, QPointF(60, 8), 42, 7, BLUE, angle=8, sides=8)


def _storm(painter: QPainter) -> None:
    """A temple under a flash of lightning, between the dice of two players."""
    glow = QRadialGradient(QPointF(0, -8), 48)
    glow.setColorAt(0, QColor("#8c3a1c"))
    glow.setColorAt(1, QColor("#2b0f0a"))
    painter.setPen(QPen(QColor("#e3bb6a"), 2))
    painter.setBrush(glow)
    painter.drawEllipse(QPointF(0, 0), 44, 44)
    painter.setPen(Qt.PenStyle.NoPen)
    for shift, colour in ((1.5, "#1a0d05"), (0.0, "#f3e7cd")):
        painter.setBrush(QColor(colour))
        paint_sign(painter, sign("temple"), QPointF(0, 11 + shift), 44)
    painter.setPen(QPen(QColor("#3a1408"), 1.2))
    painter.setBrush(QColor("#ffcf5a"))
    painter.drawPolygon(_BOLT)
    draw_die(painter, QPointF(-64, 8), 38, 6, CHARCOAL, angle=-8)
    draw_die(painter, QPointF(64, 8), 38, 5, GOLD, angle=8)


def _card(unit: str, number: int) -> UnitCard:
    return UnitCard(unit, "", shape_fill=("#d9703f", "#9dbb5c", "#c98d52")[number])


def _disc(painter: QPainter, centre: QPointF, radius: float) -> None:
    painter.setPen(QPen(QColor("#e3bb6a"), 2))
    painter.setBrush(QColor("#1a120c"))
    painter.drawEllipse(centre, radius, radius)


def _chip(painter: QPainter, centre: QPointF, words: str) -> None:
    _disc(painter, centre, 13)
    draw_text(painter, QRectF(centre.x() - 13, centre.y() - 9, 26, 17), words, text_font(13, 800), "#ffe9b0", CENTRE)


_SIGNS: dict[str, Callable[[QPainter], None]] = {
    "missions": _missions,
    "sealed": _sealed,
    "duel": _duel,
    "allies": _allies,
    "growing": _growing,
    "standing": _standing,
    "rising": _rising,
    "capitals": _capitals,
    "dice": _dice,
    "soldiers": _soldiers,
    "teams": _teams,
    "moon": _moon,
    "storm": _storm,
}
