"""Cards with a rule on them, as commanders and gods have: small for a hand, large to read, a tab where many lie close."""

from __future__ import annotations

import math
from dataclasses import dataclass
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
)

from risk_desktop.i18n import tr
from risk_desktop.ui.art.decks import DeckColours, deck_colours
from risk_desktop.ui.art.drawing import lean_copy, transparent_pixmap
from risk_desktop.ui.art.glyphs import card_sign, paint_sign
from risk_desktop.ui.art.lettering import CENTRE, LEFT, RIGHT, draw_text, text_width
from risk_desktop.ui.art.money import draw_money_sign
from risk_desktop.ui.art.piece_looks import PIECE_STYLES
from risk_desktop.ui.art.shadow import draw_shadow
from risk_desktop.ui.art.surface import rounded, vertical
from risk_desktop.ui.art.tokens import draw_piece_sign
from risk_desktop.ui.colour import mix, rgba
from risk_desktop.ui.fonts import text_font, title_font

HAND_SIZE, FULL_SIZE = (114.0, 162.0), (206.0, 288.0)
"""Width and height of the two forms at 100 %."""
HAND_TITLE_TOP = 6.0
"""How far below the upper edge the title of the small form begins, px at 100 %."""
MARGIN = 12.0
"""Room round a card in its picture for shadow and ring, px at 100 %."""
_TOP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_PAPER, _PAPER_LOW, _INK, _LABEL = "#f7ecd0", "#e3d0a2", "#24160a", "#7b5521"
_CREAM, _CREAM_LOW, _TITLE, _LINE = "#fffbe8", "#e2c98d", "#fff6dc", "#f4dea0"
_VEIL, _WARN = "#0b0d12", "#ff9f5a"
_RING = "#ffe9a8"
_LEAST_TITLE = 7.5
# Of a full card: what stands above the picture, the picture and the least of it that makes sense, the line of the deck,
# and the type of the rules, px at 100 %.
_HEAD, _PICTURE, _LEAST_PICTURE, _DECK_LINE, _TYPE = 41.0, 88.0, 30.0, 24.0, 13.4
_RAYS = 18


@dataclass(frozen=True)
class _Light:
    """How bright a card is: the strength of the veil over its colours, and its paper. Words are never dimmed."""

    veil: int
    paper: tuple[str, str]


BARE, VEILED = _Light(0, (_PAPER, _PAPER_LOW)), _Light(150, ("#c3b794", "#a89a76"))
"""Cards that can be played now, and cards that can't."""


@dataclass(frozen=True)
class DeckCard:
    """What a card says; texts are ready to show.

    ``money`` is the sign of what it costs, ``sign`` what its picture shows, ``moment`` says in a word or two what ``when``
    says in a sentence; ``part``: in which part of the game that is, as a key.
    """

    key: str
    deck: str
    title: str
    deck_name: str
    cost: int
    money: str
    sign: str
    copies: str
    when: str
    needs: str
    what: str
    moment: str = ""
    part: str = ""

    @property
    def spoken(self) -> str:
        """Return the whole card as one text."""
        cost = tr("card.spoken_cost", n=self.cost)
        needs = f"{tr('card.needs')}: {self.needs}"
        return f"{self.title}, {self.deck_name}, {cost}. {tr('card.when')}: {self.when}. {needs}. {self.what}"


VEIL = " "
"""Something is missing to play a card, but it has no room to say what."""


@lru_cache(maxsize=256)
def deck_card_pixmap(
    card: DeckCard,
    form: str,
    width: float,
    lack: str = "",
    chosen: bool = False,
    dpr: float = 1.0,
    height: float = 0.0,
) -> QPixmap:
    """Return a card as a picture with ``card_margin(width)`` on all sides; treat as read-only.

    ``form``: "hand" or "full"; ``lack``: what is missing to play it, "" if nothing is, ``VEIL`` to leave it unsaid;
    ``width``, ``height``: px, 0 for the usual height. Where a full card has much to say, or little height, its picture gets
    lower, and at last none.
    """
    base = HAND_SIZE if form == "hand" else FULL_SIZE
    height, margin = height or width * base[1] / base[0], deck_card_margin(width)
    pixmap = transparent_pixmap(math.ceil((width + 2 * margin) * dpr), math.ceil((height + 2 * margin) * dpr), dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(margin, margin, width, height)
    draw_shadow(painter, box, 9, 9, 3, 150)
    (_draw_hand if form == "hand" else _draw_full)(painter, box, card, VEILED if lack else BARE)
    if lack.strip():
        _draw_lack(painter, box, lack, form, _picture_height(box, card) if form == "full" else 0.0)
    if chosen:
        painter.setPen(QPen(QColor(_RING), 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(-3.5, -3.5, 3.5, 3.5), 12, 12)
    painter.end()
    return lean_copy(pixmap)


def deck_card_margin(width: float) -> float:
    """Return the room round a card of this width in its picture, px."""
    return math.ceil(max(8.0, MARGIN * min(1.0, width / HAND_SIZE[0])))


# --- the three forms --------------------------------------------------------------------------------------------------


def _draw_hand(painter: QPainter, box: QRectF, card: DeckCard, light: _Light) -> None:
    """Paint the small form: title, coin, picture, deck, when."""
    unit = box.width() / HAND_SIZE[0]
    picture = QRectF(box.x() + 8 * unit, box.y() + 40 * unit, box.width() - 16 * unit, 78 * unit)
    draw_card_body(painter, box, deck_colours(card.deck), 8)
    _draw_picture(painter, picture, card, 0.72)
    draw_card_veil(painter, box, light)
    head = QRectF(box.x() + 8 * unit, box.y() + HAND_TITLE_TOP * unit, box.width() - 15 * unit, 31 * unit)
    draw_card_title(painter, head, card.title, 12.5 * unit, lines=2)
    draw_card_coin(painter, QPointF(picture.x() + 13 * unit, picture.y() + 14 * unit), 13 * unit, card)
    line = QRectF(box.x() + 9 * unit, picture.bottom() + 3 * unit, box.width() - 17 * unit, 17 * unit)
    _draw_deck_line(painter, line, card, 11.5 * unit, copies=False)
    rest = QRectF(line.x(), line.bottom() - unit, line.width(), 18 * unit)
    draw_fitting(painter, rest, card.moment or card.when, 11.5 * unit, "#f6e6c4")


def _draw_full(painter: QPainter, box: QRectF, card: DeckCard, light: _Light) -> None:
    """Paint the large form: picture above, all rules on a plate of paper."""
    unit = box.width() / FULL_SIZE[0]
    picture = QRectF(box.x() + 11 * unit, box.y() + _HEAD * unit, box.width() - 22 * unit, _picture_height(box, card))
    draw_card_body(painter, box, deck_colours(card.deck), 10)
    if picture.height():
        _draw_picture(painter, picture, card, 0.84)
    draw_card_veil(painter, box, light)
    head = QRectF(box.x() + 13 * unit, box.y() + 7 * unit, box.width() - 58 * unit, 32 * unit)
    draw_card_title(painter, head, card.title, 16 * unit)
    draw_card_coin(painter, QPointF(box.right() - 23 * unit, box.y() + 23 * unit), 15.5 * unit, card)
    line = QRectF(box.x() + 13 * unit, picture.bottom() + 3 * unit, box.width() - 26 * unit, 19 * unit)
    _draw_deck_line(painter, line, card, 12 * unit, copies=True)
    plate = QRectF(picture.x(), line.bottom() + 2 * unit, picture.width(), box.bottom() - line.bottom() - 12 * unit)
    _draw_rules(painter, plate, card, unit, light.paper)


def _picture_height(box: QRectF, card: DeckCard) -> float:
    """Return how high the picture of a full card is: what its words leave, 0 where that is next to nothing."""
    unit = box.width() / FULL_SIZE[0]
    left = box.height() - _reading_height(card, box.width())
    least = _LEAST_PICTURE * unit if box.height() >= 0.98 * _usual_height(box.width()) else 0.0
    left = max(left, least)
    return min(left, _PICTURE * unit) if left >= _LEAST_PICTURE * unit else 0.0


def _reading_height(card: DeckCard, width: float) -> float:
    """Return the height that a full card of some width needs for all its words, without a picture."""
    unit = width / FULL_SIZE[0]
    words = _rules_height(card, width - (22 + 13) * unit, _TYPE * unit)
    return words + (_HEAD + _DECK_LINE + 12 + 9) * unit


def _usual_height(width: float) -> float:
    return width * FULL_SIZE[1] / FULL_SIZE[0]


def draw_card_tab(painter: QPainter, box: QRectF, peek: float, card: DeckCard, *, veiled: bool, chosen: bool) -> None:
    """Paint a card of which so much of the upper end peeks out, and too narrow for words: its sign above what it costs."""
    wide = min(box.width(), 0.5 * peek)
    draw_shadow(painter, box, 5, 5, 2, 130)
    draw_card_body(painter, box, deck_colours(card.deck), 5)
    draw_card_veil(painter, box, VEILED if veiled else BARE, 5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_CREAM_LOW if veiled else _CREAM))
    paint_sign(painter, card_sign(card.sign), QPointF(box.center().x(), box.y() + 0.37 * peek), 0.76 * wide)
    draw_card_coin(painter, QPointF(box.center().x() - 0.06 * wide, box.y() + 0.78 * peek), 0.31 * wide, card)
    if chosen:
        painter.setPen(QPen(QColor(_RING), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), 6, 6)


# --- parts ------------------------------------------------------------------------------------------------------------


def draw_card_body(painter: QPainter, box: QRectF, colours: DeckColours, radius: float) -> None:
    """Paint a card without anything on it: the colours of its deck within two lines."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(vertical(box, mix(colours.light, "#ffffff", 0.06), QColor(colours.dark)))
    painter.drawRoundedRect(box, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#0c0805"), 1.3))
    painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius)
    painter.setPen(QPen(rgba(_LINE, 180), 1))
    painter.drawRoundedRect(box.adjusted(3.5, 3.5, -3.5, -3.5), radius - 2.5, radius - 2.5)


def draw_card_veil(painter: QPainter, box: QRectF, light: _Light, radius: float = 9) -> None:
    """Darken the colours of a card, before anything is written on them."""
    if light.veil:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(rgba(_VEIL, light.veil))
        painter.drawRoundedRect(box, radius, radius)


def draw_card_title(painter: QPainter, box: QRectF, words: str, px: float, lines: int = 1) -> None:
    """Write the title as large as it fits; where there is room for two lines it may break."""
    font = title_font(fitting_title(box, words, px, lines))
    draw_text(painter, box, words, font, _TITLE, LEFT, wrap=lines > 1)


def fitting_title(box: QRectF, words: str, px: float, lines: int = 1) -> float:
    """Return the type of at most ``px`` in which a title fits into a box, in one line or more."""
    while px > _LEAST_TITLE:
        bounds = QFontMetricsF(title_font(px)).boundingRect(QRectF(0, 0, box.width(), 999), _flags(lines), words)
        if bounds.width() <= box.width() + 0.5 and bounds.height() <= box.height() * (1.12 if lines > 1 else 1.5):
            break
        px -= 0.5
    return px


def _flags(lines: int) -> int:
    return Qt.TextFlag.TextWordWrap.value if lines > 1 else Qt.TextFlag.TextSingleLine.value


def draw_card_coin(painter: QPainter, centre: QPointF, radius: float, card: DeckCard) -> None:
    """Paint what the card costs, and the sign of the money."""
    gradient = QRadialGradient(centre - QPointF(radius * 0.25, radius * 0.3), radius * 1.3)
    gradient.setColorAt(0, QColor("#fff2c4"))
    gradient.setColorAt(1, QColor("#c8993f"))
    painter.setPen(QPen(QColor("#1b1006"), 1.3))
    painter.setBrush(gradient)
    painter.drawEllipse(centre, radius, radius)
    room = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    draw_text(painter, room, str(card.cost), text_font(radius * 1.12, 800), "#2a1705", CENTRE)
    if card.money:
        corner = centre + QPointF(radius * 0.72, radius * 0.66)
        draw_money_sign(painter, card.money, corner, radius * 0.86, "#fff2c4", "#1b1006")


def _draw_picture(painter: QPainter, box: QRectF, card: DeckCard, share: float) -> None:
    """Paint the sign in cream on a burst of the deck's colour."""
    colours, centre = deck_colours(card.deck), box.center()
    painter.save()
    painter.setClipPath(rounded(box, 5))
    gradient = QRadialGradient(centre, max(box.width(), box.height()) * 0.6)
    gradient.setColorAt(0, mix(colours.light, "#ffffff", 0.42))
    gradient.setColorAt(0.55, QColor(colours.light))
    gradient.setColorAt(1, QColor(colours.dark).darker(115))
    painter.fillRect(box, gradient)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(rgba("#ffffff", 14))
    reach = box.width() + box.height()
    for number in range(_RAYS):
        turn = math.radians(number * 360 / _RAYS)
        after = turn + math.radians(180 / _RAYS)
        ray = QPainterPath(centre)
        ray.lineTo(centre + QPointF(reach * math.cos(turn), reach * math.sin(turn)))
        ray.lineTo(centre + QPointF(reach * math.cos(after), reach * math.sin(after)))
        ray.closeSubpath()
        painter.drawPath(ray)
    side = min(box.width(), box.height()) * share
    painter.setBrush(rgba("#000000", 110))
    paint_sign(painter, card_sign(card.sign), centre + QPointF(side * 0.025, side * 0.04), side)
    cream = QLinearGradient(0, -50, 0, 50)
    cream.setColorAt(0, QColor(_CREAM))
    cream.setColorAt(1, QColor(_CREAM_LOW))
    painter.setBrush(cream)
    paint_sign(painter, card_sign(card.sign), centre, side)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(rgba(_LINE, 170), 1))
    painter.drawRoundedRect(box, 5, 5)


def _draw_deck_line(painter: QPainter, box: QRectF, card: DeckCard, px: float, *, copies: bool) -> None:
    """Paint sign and name of the deck, and how many of its cards are like this one."""
    if card.deck in PIECE_STYLES:
        draw_piece_sign(painter, card.deck, QPointF(box.x() + px * 0.7, box.center().y()), px * 1.25, _TITLE)
    words = box.adjusted(px * 1.7, 0, 0, 0)
    room = words.width() - (text_width(card.copies, text_font(px, 700)) + px * 0.5 if copies else 0)
    fits = min(1.0, room / max(1.0, text_width(card.deck_name, text_font(px, 700, 103))))
    draw_text(painter, words, card.deck_name, text_font(px * fits, 700, 103), "#fbe7b6", LEFT)
    if copies:
        draw_text(painter, box, card.copies, text_font(px, 700), "#fbe7b6", RIGHT)


def _draw_rules(
    painter: QPainter, box: QRectF, card: DeckCard, unit: float, paper: tuple[str, str] = BARE.paper
) -> None:
    """Paint the plate of paper: when, what it needs, a rule, what it does; the type shrinks until all of it fits."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(vertical(box, *map(QColor, paper)))
    painter.drawRoundedRect(box, 5, 5)
    inner = box.adjusted(7 * unit, 5 * unit, -6 * unit, -3 * unit)
    px = _TYPE * unit
    while px > 8.5 and _rules_height(card, inner.width(), px) > inner.height():
        px -= 0.3
    top = inner.y()
    for label, words in ((tr("card.when"), card.when), (tr("card.needs"), card.needs)):
        indent = _indent(px)
        font = text_font(px * 0.92, 700)
        draw_text(painter, QRectF(inner.x(), top, indent, px * 2), label, text_font(px * 0.9, 800), _LABEL, _TOP)
        height = _height(words, font, inner.width() - indent)
        draw_text(
            painter,
            QRectF(inner.x() + indent, top, inner.width() - indent, height),
            words,
            font,
            "#3a2712",
            _TOP,
            wrap=True,
        )
        top += height + 1
    painter.fillRect(QRectF(inner.x(), top + 2, inner.width(), 1), rgba(_LABEL, 100))
    rest = QRectF(inner.x(), top + 5, inner.width(), inner.bottom() - top)
    draw_text(painter, rest, card.what, text_font(px, 500), _INK, _TOP, wrap=True)


def _indent(px: float) -> float:
    font = text_font(px * 0.9, 800)
    return max(text_width(tr("card.when"), font), text_width(tr("card.needs"), font)) + px * 0.6


def _rules_height(card: DeckCard, width: float, px: float) -> float:
    bold = text_font(px * 0.92, 700)
    indent = _indent(px)
    head = sum(_height(words, bold, width - indent) + 1 for words in (card.when, card.needs))
    return head + 6 + _height(card.what, text_font(px, 500), width)


def _height(words: str, font: QFont, width: float) -> float:
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 9999), Qt.TextFlag.TextWordWrap.value, words).height()


def _fits(words: str, font: QFont, width: float, height: float) -> bool:
    """Return whether words that wrap at spaces fit, the longest of them too."""
    longest = max((text_width(word, font) for word in words.split()), default=0.0)
    return longest <= width and _height(words, font, width) <= height


def draw_fitting(painter: QPainter, box: QRectF, words: str, px: float, colour: str) -> None:
    """Write words in a small box, in as large a type as fits."""
    while px > 7.5 and not _fits(words, text_font(px, 500), box.width(), box.height()):
        px -= 0.25
    draw_text(painter, box, words, text_font(px, 500), colour, _TOP, wrap=True)


def _draw_lack(painter: QPainter, box: QRectF, words: str, form: str, picture: float) -> None:
    """Lay a plate over the picture with the first thing that is missing.

    ``picture``: height of the picture of a full card, px; its rules stay free.
    """
    unit = box.width() / (HAND_SIZE if form == "hand" else FULL_SIZE)[0]
    px = 12.6 * unit if form == "full" else 12 * unit
    width = box.width() - 12 * unit
    limit = (72 if form == "full" else 62) * unit
    while px > 8 and not _fits(words, text_font(px, 700), width - 8 * unit, limit):
        px -= 0.25
    height = max(28 * unit, _height(words, text_font(px, 700), width - 8 * unit) + 9 * unit)
    middle = box.y() + 79 * unit
    if form == "full":
        middle = box.y() + _HEAD * unit + picture / 2
        middle = min(middle, box.y() + (_HEAD + _DECK_LINE) * unit + picture - height / 2)
    plate = QRectF(box.x() + 6 * unit, middle - height / 2, width, height)
    painter.setBrush(rgba("#1a0f0c", 238))
    painter.setPen(QPen(rgba(_WARN, 190), 1))
    painter.drawRoundedRect(plate, 5, 5)
    draw_text(
        painter, plate.adjusted(4 * unit, 0, -4 * unit, 0), words, text_font(px, 700), "#ffe9d2", CENTRE, wrap=True
    )
