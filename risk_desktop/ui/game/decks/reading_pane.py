"""The card that is read: in large type, lying where there is room, else upright."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from risk_desktop.ui.art.deck_cards import (
    FULL_SIZE,
    PANE_SIZE,
    deck_card_margin,
    deck_card_pixmap,
    draw_reading_pane,
    reading_height,
)
from risk_desktop.ui.game.decks.card_book import HeldCard
from risk_desktop.ui.theme import current_metrics

_EDGE = 6
# Type of the card that is read: it is wide, so that even smaller words are large.
_READING = 0.84
_UPRIGHT = FULL_SIZE[1] / FULL_SIZE[0]


class ReadingPane(QWidget):
    """One card in large type, for whoever has it in his hand; it lets the mouse through."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._one: HeldCard | None = None
        self._lies = True
        self.hide()

    @property
    def one(self) -> HeldCard | None:
        """The card that shows."""
        return self._one

    def show_card(self, one: HeldCard | None) -> None:
        """Show a card, or nothing."""
        self._one = one
        self.setAccessibleName(one.card.spoken if one is not None else "")
        self.setVisible(one is not None)
        self.update()

    def place(self, room: QRect) -> None:
        """Stand at the bottom of some room: upright where that is narrow, else lying; higher only if the words need it."""
        size = current_metrics()
        self._lies = room.width() >= size.px(PANE_SIZE[0])
        width, height = size.px(PANE_SIZE[0]), size.px(PANE_SIZE[1])
        if not self._lies and self._one is not None:
            width, card = room.width(), self._card_width(room.width())
            words = math.ceil(reading_height(self._one.card, card, _READING)) + 2 * _EDGE
            height = min(max(words, room.height()), round(card * _UPRIGHT) + 2 * _EDGE)
        self.setGeometry(room.left(), room.bottom() + 1 - height, width, height)

    def _card_width(self, width: int) -> float:
        return float(width - 2 * _EDGE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        if self._one is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._lies:
            box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            draw_reading_pane(painter, box, self._one.card, current_metrics().scale)
        else:
            width = self._card_width(self.width())
            margin = deck_card_margin(width)
            height = float(self.height() - 2 * _EDGE)
            picture = deck_card_pixmap(self._one.card, "full", width, dpr=self.devicePixelRatioF(), height=height)
            painter.drawPixmap(QPointF(_EDGE - margin, _EDGE - margin), picture)
        painter.end()
