"""Playing cards on parchment: the unit card, its back, and small slips."""

import math
from dataclasses import dataclass, field
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
    QTransform,
)

from risk_desktop.ui.art.drawing import lean_copy, transparent_pixmap
from risk_desktop.ui.art.glyphs import UNIT_COLOURS, draw_emblem, draw_icon, draw_unit, emblem
from risk_desktop.ui.art.lettering import LEFT, draw_text, text_width
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.art.shadow import draw_shadow
from risk_desktop.ui.art.surface import rounded
from risk_desktop.ui.colour import mix, rgba
from risk_desktop.ui.fonts import title_font
from risk_desktop.ui.theme import SeatColours, current

CARD_RATIO = 1.46
CHOSEN_LIFT = 24.0


@dataclass(frozen=True)
class UnitCard:
    """What a unit card shows.

    `unit` is infantry, cavalry, artillery or wild; `name` the territory's name in the player's language (or the word
    for a wild card); `shape` the territory's outline in any scale, filled with `shape_fill` and edged with
    `shape_edge`; `owner` the seat whose bonus the card would bring, if any.
    """

    unit: str
    name: str
    # Compared by name: outlines have no hash, and a name stands for one territory.
    shape: QPainterPath | None = field(default=None, compare=False)
    shape_fill: str = "#c98d52"
    shape_edge: str = "#54300f"
    owner: SeatColours | None = None


def draw_card(
    painter: QPainter,
    centre: QPointF,
    width: float,
    card: UnitCard,
    *,
    angle: float = 0,
    chosen: bool = False,
    dimmed: bool = False,
) -> None:
    """Paint a unit card of `width` x 1.46 pixels; `chosen` adds a brass ring and a green tick, `dimmed` steps back."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(centre)
    painter.rotate(angle)
    unit = width / 100
    face = QRectF(-width / 2, -width * CARD_RATIO / 2, width, width * CARD_RATIO)
    _draw_sheet(painter, face, unit, chosen)
    inner = face.adjusted(5 * unit, 5 * unit, -5 * unit, -5 * unit)
    _draw_heading(painter, inner, unit, card)
    picture = QRectF(inner.x() + 6 * unit, inner.y() + 32 * unit, inner.width() - 12 * unit, 54 * unit)
    if card.unit == "wild":
        _draw_wild(painter, inner, picture, unit)
    else:
        _draw_land(painter, picture, unit, card)
        draw_unit(painter, card.unit, QPointF(0, inner.bottom() - 25 * unit), 20 * unit, UNIT_COLOURS[card.unit])
    if card.owner:
        draw_roundel(painter, card.owner, QPointF(face.right() - 15 * unit, face.bottom() - 17 * unit), 10 * unit)
    if dimmed:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(rgba("#1a120c", 120))
        painter.drawRoundedRect(face, 8 * unit, 8 * unit)
    if chosen:
        draw_tick(painter, QPointF(face.right() - 4 * unit, face.top() + 2 * unit), 10.5 * unit)
    painter.restore()


def card_margin(width: float) -> float:
    """Room round a card in its pixmap for shadow, glow and tick."""
    return math.ceil(max(16.0, width * 0.13))


def card_pixmap(
    card: UnitCard, width: float, *, chosen: bool = False, dimmed: bool = False, dpr: float = 1.0
) -> QPixmap:
    """Upright card as a cached pixmap with `card_margin(width)` on all sides; treat as read-only.

    Use it wherever cards move: painting one afresh takes milliseconds.
    """
    return _card_pixmap(card, width, chosen, dimmed, dpr, current().name)


@lru_cache(maxsize=160)
def _card_pixmap(card: UnitCard, width: float, chosen: bool, dimmed: bool, dpr: float, theme: str) -> QPixmap:
    half_width, half_height = width / 2 + card_margin(width), width * CARD_RATIO / 2 + card_margin(width)
    pixmap = transparent_pixmap(math.ceil(half_width * 2 * dpr), math.ceil(half_height * 2 * dpr), dpr)
    painter = QPainter(pixmap)
    draw_card(painter, QPointF(half_width, half_height), width, card, chosen=chosen, dimmed=dimmed)
    painter.end()
    return lean_copy(pixmap)


def draw_tick(painter: QPainter, centre: QPointF, radius: float) -> None:
    """Paint the green disc with a tick that marks a chosen thing."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(current().tick))
    painter.setPen(QPen(QColor(current().badge_rim), max(1.4, radius * 0.17)))
    painter.drawEllipse(centre, radius, radius)
    painter.restore()
    side = radius * 1.28
    draw_icon(painter, "check", QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), "#ffffff", 3)


def draw_card_back(painter: QPainter, centre: QPointF, width: float, *, angle: float = 0) -> None:
    """Paint the back of a card: red cloth strewn with stars, a compass rose in the middle."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.rotate(angle)
    unit = width / 100
    face = QRectF(-width / 2, -width * CARD_RATIO / 2, width, width * CARD_RATIO)
    draw_shadow(painter, face, 8 * unit, 10, 5, 110)
    painter.setPen(QPen(QColor(current().badge_rim), max(1.2, 2.2 * unit)))
    glow = QRadialGradient(QPointF(0, 0), width)
    glow.setColorAt(0, QColor("#8f2a1d"))
    glow.setColorAt(1, QColor("#56160f"))
    painter.setBrush(glow)
    painter.drawRoundedRect(face, 8 * unit, 8 * unit)
    inner = face.adjusted(7 * unit, 7 * unit, -7 * unit, -7 * unit)
    painter.setPen(QPen(rgba("#e3bb6a", 190), max(0.8, 1.1 * unit)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(inner, 4 * unit, 4 * unit)
    _strew_stars(painter, inner, unit)
    painter.setBrush(QColor("#56160f"))
    painter.drawEllipse(QPointF(0, 0), 25 * unit, 25 * unit)
    for turn, length, colour in ((45, 15, "#b5822f"), (0, 23, "#e3bb6a")):
        painter.save()
        painter.rotate(turn)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawPath(_compass_points(length * unit, 5 * unit))
        painter.restore()
    painter.restore()


def _strew_stars(painter: QPainter, rect: QRectF, unit: float) -> None:
    star, colour, step = emblem("star"), rgba("#e3bb6a", 70), 14 * unit
    rows, columns = int(rect.height() / step), int(rect.width() / step)
    for row in range(rows + 1):
        for column in range(columns + 1):
            shift = step / 2 if row % 2 else 0
            x, y = rect.x() + step * 0.35 + column * step + shift, rect.y() + step * 0.5 + row * step
            if rect.adjusted(3 * unit, 3 * unit, -3 * unit, -3 * unit).contains(x, y):
                painter.fillPath(QTransform(2.2 * unit, 0, 0, 2.2 * unit, x, y).map(star), colour)


def _compass_points(length: float, waist: float) -> QPainterPath:
    """Four-pointed star."""
    path = QPainterPath(QPointF(0, -length))
    corners = [
        (waist, -waist),
        (length, 0),
        (waist, waist),
        (0, length),
        (-waist, waist),
        (-length, 0),
        (-waist, -waist),
    ]
    for x, y in corners:
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def draw_slip(painter: QPainter, centre: QPointF, width: float, icon: str, *, angle: float = 0) -> None:
    """Paint a small paper slip of `width` x 1.34 pixels with an icon (missions, secrets)."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.rotate(angle)
    face = QRectF(-width / 2, -width * 0.67, width, width * 1.34)
    draw_shadow(painter, face, 6, 8, 3, 110)
    painter.setBrush(_paper(face))
    painter.setPen(QPen(QColor(current().paper_edge), 1.3))
    painter.drawRoundedRect(face, 6, 6)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(rgba(current().paper_line, 150), 0.9))
    painter.drawRoundedRect(face.adjusted(4, 4, -4, -4), 4, 4)
    draw_icon(painter, icon, QRectF(-width * 0.28, -width * 0.42, width * 0.56, width * 0.56), "#5a2b16")
    painter.setPen(QPen(rgba(current().paper_line, 150), 1.6))
    for row, end in enumerate((0.28, 0.12)):
        y = width * (0.3 + 0.1 * row)
        painter.drawLine(QPointF(-width * 0.28, y), QPointF(width * end, y))
    painter.restore()


def _paper(face: QRectF) -> QLinearGradient:
    gradient = QLinearGradient(face.topLeft(), face.bottomRight())
    gradient.setColorAt(0, QColor(current().paper_top))
    gradient.setColorAt(1, QColor(current().paper_bottom))
    return gradient


def _draw_sheet(painter: QPainter, face: QRectF, unit: float, chosen: bool) -> None:
    """Shadow, glow when chosen, paper, outer and inner line."""
    theme = current()
    draw_shadow(painter, face, 8 * unit, 10, 5, 120)
    if chosen:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(rgba(theme.on_turn_line if theme.dark else theme.bar_middling, 34))
        for layer in range(6):
            reach = 11 - layer * 1.7
            painter.drawRoundedRect(face.adjusted(-reach, -reach, reach, reach), 8 * unit + reach, 8 * unit + reach)
    ring = theme.on_turn_line if theme.dark else "#b5822f"
    painter.setBrush(_paper(face))
    painter.setPen(QPen(QColor(ring if chosen else theme.paper_edge), 2.6 if chosen else 1.4))
    painter.drawRoundedRect(face, 8 * unit, 8 * unit)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(rgba(theme.paper_line, 150), 0.9))
    painter.drawRoundedRect(face.adjusted(5 * unit, 5 * unit, -5 * unit, -5 * unit), 5 * unit, 5 * unit)


def _draw_heading(painter: QPainter, inner: QRectF, unit: float, card: UnitCard) -> None:
    """Corner tag with the unit sign (readable while the card is tucked) and the name beside it."""
    theme = current()
    tag = QRectF(inner.x() + 2 * unit, inner.y() + 2 * unit, 24 * unit, 24 * unit)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(UNIT_COLOURS[card.unit]))
    painter.drawRoundedRect(tag, 4 * unit, 4 * unit)
    draw_unit(painter, card.unit, tag.center() + QPointF(0, 0.5 * unit), 9.4 * unit, theme.paper_top)
    # Names are set at ten times their size and scaled: long ones shrink to fit two lines without jumping in steps.
    room = inner.width() - 34 * unit
    box = QRectF(0, 0, room * 10, 26 * unit * 10)
    painter.save()
    painter.translate(tag.right() + 3 * unit, inner.y() + unit)
    painter.scale(0.1, 0.1)
    draw_text(painter, box, card.name, _name_font(card.name, unit, box), theme.paper_text, LEFT, wrap=True)
    painter.restore()


def _name_font(name: str, unit: float, box: QRectF) -> QFont:
    """Return the largest font in which the longest word and the wrapped name fit ``box`` (in tenths of a pixel)."""
    longest = max(name.replace("-", "- ").split(), key=len, default="")
    size = 9.6 if len(name) < 13 else 8.6
    size *= min(1.0, box.width() / max(1.0, text_width(longest, title_font(size * unit * 10, 700, 101))))
    for _ in range(12):
        font = title_font(size * unit * 10, 700, 101)
        needed = QFontMetricsF(font).boundingRect(QRectF(0, 0, box.width(), 1e5), Qt.TextFlag.TextWordWrap, name)
        if needed.height() <= box.height():
            break
        size *= 0.94
    return font


def _draw_land(painter: QPainter, picture: QRectF, unit: float, card: UnitCard) -> None:
    """Territory's shape on a pale sea."""
    theme = current()
    painter.save()
    painter.setClipPath(rounded(picture, 4 * unit))
    sea = QLinearGradient(picture.topLeft(), picture.bottomLeft())
    sea.setColorAt(0, mix(theme.paper_sea, "#ffffff", 0.12))
    sea.setColorAt(1, QColor(theme.paper_sea))
    painter.fillRect(picture, sea)
    if card.shape is not None:
        draw_shape(painter, picture.adjusted(9 * unit, 7 * unit, -9 * unit, -7 * unit), card)
    painter.restore()
    painter.setPen(QPen(rgba(theme.paper_line, 160), 0.9))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(picture, 4 * unit, 4 * unit)


def draw_shape(painter: QPainter, rect: QRectF, card: UnitCard) -> None:
    """Fit a card's territory shape into a box, with a soft coast and an edge."""
    if card.shape is None or card.shape.isEmpty():
        return
    bounds = card.shape.boundingRect()
    factor = min(rect.width() / bounds.width(), rect.height() / bounds.height())
    place = QTransform().translate(rect.center().x(), rect.center().y()).scale(factor, factor)
    outline = place.translate(-bounds.center().x(), -bounds.center().y()).map(card.shape)
    painter.strokePath(outline, QPen(rgba("#ffffff", 60), rect.height() * 0.12))
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gradient.setColorAt(0, mix(card.shape_fill, "#ffffff", 0.1))
    gradient.setColorAt(1, mix(card.shape_fill, "#000000", 0.06))
    painter.fillPath(outline, gradient)
    painter.strokePath(outline, QPen(QColor(card.shape_edge), max(0.8, rect.height() * 0.02)))


def _draw_wild(painter: QPainter, inner: QRectF, picture: QRectF, unit: float) -> None:
    """The three units that a wild card stands for, and its star."""
    painter.setPen(QPen(rgba(current().paper_line, 160), 0.9))
    painter.setBrush(rgba(UNIT_COLOURS["wild"], 30))
    painter.drawRoundedRect(picture, 4 * unit, 4 * unit)
    for place, kind in enumerate(("infantry", "cavalry", "artillery")):
        centre = QPointF((place - 1) * 23 * unit + (2 * unit if kind == "artillery" else 0), picture.center().y())
        draw_unit(painter, kind, centre, 11 * unit, UNIT_COLOURS[kind])
    draw_emblem(painter, "star", QPointF(0, inner.bottom() - 24 * unit), 17 * unit, UNIT_COLOURS["wild"])
