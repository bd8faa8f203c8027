"""Decks of cards with a rule: each has its colours and the sign of the piece that opens it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from risk_desktop.ui.art.piece_looks import PIECE_STYLES
from risk_desktop.ui.art.surface import vertical
from risk_desktop.ui.art.tokens import draw_piece_sign
from risk_desktop.ui.colour import rgba


@dataclass(frozen=True)
class DeckColours:
    """The colours of a deck: light above, dark below."""

    light: str
    dark: str


DECKS: dict[str, DeckColours] = {
    "land": DeckColours("#7a8f3a", "#36451a"),
    "naval": DeckColours("#2b86b8", "#0e3a58"),
    "space": DeckColours("#7a5fc9", "#2c1f63"),
    "nuclear": DeckColours("#c4552d", "#5a1c0c"),
    "diplomat": DeckColours("#c9a13a", "#5d4510"),
    "war": DeckColours("#b23a2a", "#4d120b"),
    "death": DeckColours("#6d6a7a", "#26242f"),
    "sky": DeckColours("#3f86c9", "#123a66"),
    "magic": DeckColours("#8a55b8", "#371a55"),
}
"""The colours of all decks, by the name of the deck."""
_PLAIN = DeckColours("#7a6a4a", "#3a2f1c")
_CREAM = "#fbe9bf"


def deck_colours(deck: str) -> DeckColours:
    """Return the colours of a deck; plain ones for a deck that has none."""
    return DECKS.get(deck, _PLAIN)


def draw_deck_back(painter: QPainter, deck: str, box: QRectF, opacity: float = 1.0) -> None:
    """Paint the back of a card: the colour of its deck and its sign, nothing else."""
    colours = deck_colours(deck)
    radius = min(box.width(), box.height()) * 0.12
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(painter.opacity() * opacity)
    painter.setPen(QPen(QColor(colours.dark).darker(150), 1.2))
    painter.setBrush(vertical(box, QColor(colours.light), QColor(colours.dark)))
    painter.drawRoundedRect(box, radius, radius)
    inset = min(box.width(), box.height()) * 0.08
    painter.setBrush(QColor(0, 0, 0, 0))
    painter.setPen(QPen(rgba(_CREAM, 120), 1))
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius * 0.7, radius * 0.7)
    if deck in PIECE_STYLES:
        side = min(box.width() * 0.62, box.height() * 0.6)
        draw_piece_sign(painter, deck, QPointF(box.center()), side, _CREAM)
    painter.restore()
