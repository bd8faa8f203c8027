"""The bidder's own cards on his slip: a line each, in two columns, with what it costs to play one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from risk_desktop.ui.art import LEFT, RIGHT, draw_text, text_width
from risk_desktop.ui.art.decks import draw_deck_back
from risk_desktop.ui.art.money import draw_money_sign
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.bidding.money import MoneyKind
from risk_desktop.ui.kit import Restyled
from risk_desktop.ui.theme import current, current_metrics

_COLUMNS, _LINE, _GAP, _PX = 2, 27.0, 18.0, 15.0
_BACK, _SIGN = (14.0, 19.0), 14.0


@dataclass(frozen=True)
class BidCard:
    """A kind of card in the hand: its deck, its title, what it does, its cost, and how many of it."""

    deck: str
    title: str
    what: str
    cost: int
    count: int = 1

    @property
    def words(self) -> str:
        """The title, and how many there are if there are several."""
        return self.title if self.count == 1 else f"{self.title} ×{self.count}"


class CardLines(Restyled, QWidget):
    """Cards that can still be paid for are bright; the pointer reads what one does."""

    def __init__(self, cards: Sequence[BidCard], kind: MoneyKind) -> None:
        super().__init__()
        self._cards, self._kind, self._left = tuple(cards), kind, 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(", ".join(f"{card.words}, {kind.words(card.cost)}" for card in cards))

    @property
    def payable(self) -> tuple[str, ...]:
        """The titles of the cards that the rest still pays for."""
        return tuple(card.title for card in self._cards if card.cost <= self._left)

    def show_left(self, left: int) -> None:
        """Show which ones ``left`` pays for."""
        self._left = left
        self.update()

    def sizeHint(self) -> QSize:
        """A line for every two cards."""
        rows = -(-len(self._cards) // _COLUMNS)
        return QSize(current_metrics().px(420), current_metrics().px(_LINE) * rows)

    def _box(self, number: int) -> QRectF:
        f = current_metrics().f
        row, column = divmod(number, _COLUMNS)
        width = (self.width() - f(_GAP) * (_COLUMNS - 1)) / _COLUMNS
        return QRectF(column * (width + f(_GAP)), row * f(_LINE), width, f(_LINE))

    def told_at(self, point: QPointF) -> str:
        """Return what the card at a point does, "" beside them."""
        found = (card for number, card in enumerate(self._cards) if self._box(number).contains(point))
        return next((f"{card.title}\n{card.what}" for card in found), "")

    def event(self, event: QEvent) -> bool:
        """Tell what the card does on which the pointer rests."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.told_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, card in enumerate(self._cards):
            self._paint_card(painter, self._box(number), card)
        painter.end()

    def _paint_card(self, painter: QPainter, box: QRectF, card: BidCard) -> None:
        theme, f = current(), current_metrics().f
        able = card.cost <= self._left
        width, height = f(_BACK[0]), f(_BACK[1])
        draw_deck_back(painter, card.deck, QRectF(box.x(), box.center().y() - height / 2, width, height))
        colour = self._kind.colour if able else theme.text3
        draw_money_sign(
            painter, self._kind.key, QPointF(box.right() - f(_SIGN) / 2, box.center().y()), f(_SIGN), colour
        )
        ink = theme.text if able else theme.text3
        cost = box.adjusted(0, 0, -f(_SIGN + 3), 0)
        draw_text(painter, cost, str(card.cost), text_font(f(_PX), 700), ink, RIGHT)
        room = box.adjusted(width + f(7), 0, -f(_SIGN + 28), 0)
        fits = min(1.0, room.width() / max(1.0, text_width(card.words, text_font(f(_PX), 600))))
        draw_text(painter, room, card.words, text_font(f(_PX) * fits, 600), ink, LEFT)
