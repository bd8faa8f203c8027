"""Cards with a rule on them as flat slips (number, cost, name, deck), for where a hand of whole cards has no room."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from risk_desktop.ui.art.deck_cards import (
    BARE,
    VEILED,
    DeckCard,
    draw_card_body,
    draw_card_coin,
    draw_card_title,
    draw_card_veil,
    draw_fitting,
)
from risk_desktop.ui.art.decks import DeckColours, deck_colours
from risk_desktop.ui.art.drawing import transparent_pixmap
from risk_desktop.ui.art.labels import chip_width, draw_chip
from risk_desktop.ui.art.pieces import PIECE_STYLES, draw_piece_sign
from risk_desktop.ui.art.shadow import draw_shadow
from risk_desktop.ui.colour import mix

SLIP_MARGIN = 8
"""Room round a slip for its shadow and ring, px."""
TITLE = 12.5
"""Type of the name at most, px at 100 %."""
_CREAM, _LACK, _RING = "#fbe7b6", "#ffc48f", "#ffe9a8"
# Room for the number, the largest coin, what keeps the name from it, px at 100 %.
_NUMBER, _COIN, _BESIDE = 28.0, 12.0, 9.0
# Width of the frame, px.
_FRAME = 4.0
# From these heights on a slip breaks its name, and says below it when the card is played; from this width on it shows
# the sign of its deck.
_BREAKS, _TELLS, _SIGNED = 31.0, 38.0, 150.0


@lru_cache(maxsize=128)
def deck_slip_pixmap(
    card: DeckCard, size: tuple[float, float], unit: float, lack: str, count: int, chosen: bool, dpr: float
) -> QPixmap:
    """Return a slip as a picture with ``SLIP_MARGIN`` on all sides; treat as read-only.

    ``unit``: factor of text; ``lack``: what is missing to play it, "" if nothing is; ``count``: how many are held.
    """
    width, height = size
    pixmap = transparent_pixmap(
        math.ceil((width + 2 * SLIP_MARGIN) * dpr), math.ceil((height + 2 * SLIP_MARGIN) * dpr), dpr
    )
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(SLIP_MARGIN, SLIP_MARGIN, width, height)
    draw_shadow(painter, box, 6, 6, 2, 140)
    draw_card_body(painter, box, _colours(card), 7)
    draw_card_veil(painter, box, VEILED if lack else BARE)
    draw_card_coin(painter, _coin(box, unit), _radius(box, unit), card)
    _draw_end(painter, box, card, unit, count)
    _draw_words(painter, title_box(box, card, unit, count), card, unit, lack)
    if chosen:
        painter.setPen(QPen(QColor(_RING), 2.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), 9, 9)
    painter.end()
    return pixmap


def _colours(card: DeckCard) -> DeckColours:
    """Return the colours of a slip: darker ones than of a card, as words stand all over it."""
    colours = deck_colours(card.deck)
    return DeckColours(mix(colours.light, colours.dark, 0.4).name(), colours.dark)


def title_box(box: QRectF, card: DeckCard, unit: float, count: int = 1) -> QRectF:
    """Return what a slip in a box leaves for words."""
    left = _coin(box, unit).x() + _radius(box, unit) + _BESIDE * unit
    return QRectF(left, box.y() + _FRAME, _end(box, card, unit, count) - left, box.height() - 2 * _FRAME)


def title_lines(box: QRectF, unit: float) -> int:
    """Return in how many lines the name may stand in the box of the words."""
    return 2 if _BREAKS * unit <= box.height() + 2 * _FRAME < _TELLS * unit else 1


def _radius(box: QRectF, unit: float) -> float:
    return min(_COIN * unit, box.height() / 2 - 2.5)


def _coin(box: QRectF, unit: float) -> QPointF:
    return QPointF(box.x() + _NUMBER * unit + _radius(box, unit), box.center().y())


def _sign_side(box: QRectF, card: DeckCard, unit: float) -> float:
    """Return how large the sign of the deck is at the right end, 0 for none."""
    shown = card.deck in PIECE_STYLES and box.width() >= _SIGNED * unit
    return min(19 * unit, box.height() * 0.62) if shown else 0.0


def _end(box: QRectF, card: DeckCard, unit: float, count: int) -> float:
    """Return where the words must end."""
    end = _chip(box, card, unit, count).left() if count > 1 else box.right() - _sign_side(box, card, unit) - 7 * unit
    return end - 4 * unit


def _chip(box: QRectF, card: DeckCard, unit: float, count: int) -> QRectF:
    """Return the box of the chip that says how many of this card are held."""
    px = 11 * unit
    width, right = chip_width(_times(count), px), box.right() - _sign_side(box, card, unit) - 10 * unit
    return QRectF(right - width, box.center().y() - px * 0.8, width, px * 1.6)


def _times(count: int) -> str:
    return f"×{count}"


def _draw_end(painter: QPainter, box: QRectF, card: DeckCard, unit: float, count: int) -> None:
    """Paint the sign of the deck, and before it how many there are."""
    side = _sign_side(box, card, unit)
    if side:
        draw_piece_sign(painter, card.deck, QPointF(box.right() - 7 * unit - side / 2, box.center().y()), side, _CREAM)
    if count > 1:
        place = _chip(box, card, unit, count)
        draw_chip(painter, place, _times(count), 11 * unit, fill="#1b1006", ink="#fff2c4", line="#f4dea0")


def _draw_words(painter: QPainter, box: QRectF, card: DeckCard, unit: float, lack: str) -> None:
    """Write the name; below it, where there is room, what is missing or when the card is played."""
    if box.height() + 2 * _FRAME < _TELLS * unit:
        draw_card_title(painter, box, card.title, TITLE * unit, title_lines(box, unit))
        return
    middle = box.y() + box.height() * 0.56
    draw_card_title(painter, QRectF(box.topLeft(), QPointF(box.right(), middle)), card.title, TITLE * unit)
    below = QRectF(QPointF(box.x(), middle - unit), box.bottomRight())
    draw_fitting(painter, below, lack or card.moment or card.when, 11 * unit, _LACK if lack else _CREAM)
