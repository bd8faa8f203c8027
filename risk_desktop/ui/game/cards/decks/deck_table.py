"""All cards of a hand on felt: large, with filters, the decks, and what the others hold as backs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from risk_desktop.editions.common.card_play import ANSWER, END
from risk_desktop.i18n import tr
from risk_desktop.ui.art.deck_cards import FULL_SIZE, deck_card_margin, deck_card_pixmap
from risk_desktop.ui.art.decks import draw_deck_back
from risk_desktop.ui.art.labels import chip_width, draw_chip
from risk_desktop.ui.art.lettering import LEFT, draw_text, text_width
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.art.surface import draw_focus
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.cards.decks.card_book import HeldCard
from risk_desktop.ui.game.cards.decks.open_cards import OpenCard, TabletBoard
from risk_desktop.ui.kit import ButtonControl, ChipRow, Dialog, Label, PaintedWidget, Well
from risk_desktop.ui.theme import SeatColours, current, current_metrics

_WIDTH, _GAP = 1440, 8
# Width of a card: the least, at which all its words can be read, and the most, px at 100 %; width of the column beside them.
_LEAST, _MOST, _SIDE = 200.0, 236.0, 262
_BACK = (24.0, 34.0)
# How far the title stands below the edge of a card, as a part of its width.
_ABOVE_TITLE = 0.068
# What the dialog keeps for its edges and the bar that scrolls, and what stands between cards and decks, px at 100 %.
_AROUND, _BESIDE = 84, 24


@dataclass(frozen=True)
class OthersHand:
    """What everybody knows of a hand: whose it is, and the deck of each card."""

    name: str
    seat: SeatColours
    decks: tuple[str, ...]


@dataclass(frozen=True)
class DeckState:
    """A deck: its key, its name, how many cards are left, and whether its piece is in play, in words."""

    deck: str
    name: str
    left: str
    state: str
    open: bool


@dataclass(frozen=True)
class TablePlan:
    """How the cards lie: width of one, px; how many side by side; whether the decks stand beside them, else below."""

    card: float
    across: int
    beside: bool


def table_plan(window: int, cards: int) -> TablePlan:
    """Return the layout of ``cards`` cards in a window ``window`` px wide: the largest that doesn't cost a card per row."""
    size = current_metrics()
    inside = min(size.px(_WIDTH), window - 2 * size.margin) - size.px(_AROUND)
    least, gap = size.f(_LEAST), _GAP

    def across(room: float) -> int:
        return max(1, int((room + gap) / (least + 2 * deck_card_margin(least) + gap)))

    room = float(inside - size.px(_SIDE + _BESIDE))
    beside = across(room) > 1
    room = room if beside else float(inside)
    number = min(across(room), max(3, cards))
    width = (room - (number - 1) * gap) / number
    return TablePlan(min(size.f(_MOST), width - 2 * deck_card_margin(width)), number, beside)


class DeckTable(Dialog):
    """All cards of a hand to look at; ``played`` carries the number (from 1) of a pressed card that can be played now."""

    played = Signal(int)

    explained = True

    def __init__(
        self,
        window: QWidget,
        held: Sequence[HeldCard],
        decks: Sequence[DeckState],
        others: Sequence[OthersHand],
        open_cards: Sequence[OpenCard] = (),
        waits: Sequence[tuple[str, str]] = (),
    ) -> None:
        super().__init__(window, tr("card.table.title"), subtitle=tr("card.table.help"), width=_WIDTH)
        self._held = tuple(held)
        self._cards: list[TableCard] = []
        self._plan = table_plan(window.width(), len(self._held))
        way = QBoxLayout.Direction.LeftToRight if self._plan.beside else QBoxLayout.Direction.TopToBottom
        whole = QBoxLayout(way)
        whole.setSpacing(current_metrics().px(14))
        self._grid = QVBoxLayout()
        self._empty = Label(tr("card.table.empty"), "body", colour="text2")
        left = QVBoxLayout()
        left.addWidget(self._filters())
        left.addWidget(self._empty)
        left.addLayout(self._grid)
        if open_cards:
            left.addWidget(self._box(tr("card.table.open_cards"), [TabletBoard(open_cards)]))
        left.addStretch(1)
        right = QVBoxLayout()
        if waits:
            told = [Label(f"{title}: {place}", "body") for title, place in waits]
            right.addWidget(self._box(tr("card.table.waits"), told))
        for title, rows in (
            ("card.table.decks", [DeckRow(deck) for deck in decks]),
            ("card.table.others", [HandRow(other) for other in others]),
        ):
            right.addWidget(self._box(tr(title), rows))
        right.addStretch(1)
        whole.addLayout(left, 1)
        whole.addLayout(right)
        self.body.addLayout(whole)
        self._fill("all")

    @property
    def shown(self) -> tuple[str, ...]:
        """The ids of the cards that the filter lets through."""
        return tuple(card.held.card.key for card in self._cards)

    def choose_filter(self, name: object) -> None:
        """Show only some of the cards: all, now, answer, end."""
        self._fill(str(name))

    def _filters(self) -> QWidget:
        kinds = [(key, sum(one.count for one in self._held if fits(one))) for key, fits in _FILTERS.items()]
        words = [(key, tr(f"card.table.{key}", None, count=count)) for key, count in kinds if count or key == "all"]
        row = ChipRow(words, tr("card.table.filter"))
        row.set_value("all")
        row.chosen.connect(self.choose_filter)
        return row

    def _box(self, title: str, rows: Sequence[QWidget]) -> QWidget:
        box = Well(padding=12, gap=4)
        column = box.column()
        column.addWidget(Label(title, "strong"))
        for row in rows:
            column.addWidget(row)
        return box

    def _fill(self, name: str) -> None:
        for card in self._cards:
            card.hide()
            card.deleteLater()
        while (item := self._grid.takeAt(0)) is not None:
            if (line := item.layout()) is not None:
                line.deleteLater()
        self._cards = []
        row: QHBoxLayout | None = None
        for number, one in enumerate(self._held, 1):
            if not _FILTERS[name](one):
                continue
            if row is None or len(self._cards) % self._plan.across == 0:
                row = QHBoxLayout()
                row.setSpacing(_GAP)
                row.setAlignment(Qt.AlignmentFlag.AlignLeft)
                self._grid.addLayout(row)
            card = TableCard(one, number, self._plan.card)
            card.clicked.connect(self._press)
            row.addWidget(card)
            self._cards.append(card)
        self._empty.setVisible(not self._held)

    def _press(self) -> None:
        card = self.sender()
        assert isinstance(card, TableCard)
        if card.held.playable:
            self.dismiss()
            self.played.emit(card.number)


_FILTERS: dict[str, Callable[[HeldCard], bool]] = {
    "all": lambda one: True,
    "now": lambda one: one.playable,
    "answer": lambda one: one.card.part == ANSWER,
    "end": lambda one: one.card.part == END,
}


class TableCard(ButtonControl):
    """One card of the table; pressed to play it if that is possible."""

    def __init__(self, held: HeldCard, number: int, width: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.held, self.number, self._card = held, number, width
        self.setAccessibleName(held.spoken)

    def sizeHint(self) -> QSize:
        """Room for the card and its shadow."""
        width = self._card
        margin = deck_card_margin(width)
        return QSize(round(width + 2 * margin), round(width * FULL_SIZE[1] / FULL_SIZE[0] + 2 * margin))

    def paint(self, painter: QPainter) -> None:
        """Paint the card, veiled if it waits."""
        width = self._card
        ring = self.hovered and self.held.playable
        painter.drawPixmap(
            0, 0, deck_card_pixmap(self.held.card, "full", width, self.held.lack, ring, self.devicePixelRatioF())
        )
        if self.held.count > 1:
            words, margin = f"×{self.held.count}", deck_card_margin(width)
            # On the corner, above the title: everywhere else stand words.
            px = min(width / 17, (margin + width * _ABOVE_TITLE - 2) / 1.75)
            box = QRectF(max(1.0, margin - px * 0.6), max(1.0, margin - px * 0.75), chip_width(words, px), px * 1.75)
            draw_chip(painter, box, words, px, fill="#1b1006", ink="#fff2c4", line="#f4dea0")
        if self.hasFocus():
            draw_focus(painter, QRectF(self.rect()).adjusted(6, 6, -6, -6), 10)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A second click isn't another press."""


_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class DeckRow(PaintedWidget):
    """A deck: its back, its name, what is left, and whether its piece is in play."""

    def __init__(self, deck: DeckState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deck = deck
        self.setAccessibleName(f"{deck.name}, {deck.left}, {deck.state}")

    def sizeHint(self) -> QSize:
        """A line of two texts."""
        return QSize(current_metrics().px(_SIDE - 24), current_metrics().px(42))

    def paint(self, painter: QPainter) -> None:
        """Paint it."""
        painter, unit, deck = QPainter(self), current_metrics().scale, self._deck
        painter.scale(unit, unit)
        draw_deck_back(painter, deck.deck, QRectF(2, 4, *_BACK), 1.0 if deck.open else 0.55)
        first, second = QRectF(38, 2, _SIDE - 64, 20), QRectF(38, 21, _SIDE - 64, 18)
        _fitted(painter, first, deck.name, 15.5, 700, current().text, text_width(deck.left, text_font(13.5, 500)) + 8)
        draw_text(painter, first, deck.left, text_font(13.5, 500), current().text2, _RIGHT)
        _fitted(painter, second, deck.state, 13.5, 500, current().good if deck.open else current().text2)


def _fitted(
    painter: QPainter, box: QRectF, words: str, px: float, weight: int, colour: str, taken: float = 0.0
) -> None:
    """Write words at the left of a box, smaller where ``taken`` px at its right leave too little room."""
    room = box.width() - taken
    fits = min(1.0, room / max(1.0, text_width(words, text_font(px, weight))))
    draw_text(painter, box, words, text_font(px * fits, weight), colour, LEFT)


class HandRow(PaintedWidget):
    """Somebody else's hand: backs only."""

    def __init__(self, hand: OthersHand, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hand = hand
        self.setAccessibleName(tr("card.table.backs", n=len(hand.decks), player=hand.name))

    def sizeHint(self) -> QSize:
        """A line of backs below a name."""
        return QSize(current_metrics().px(_SIDE - 24), current_metrics().px(64 if self._hand.decks else 28))

    def paint(self, painter: QPainter) -> None:
        """Paint roundel, name and backs."""
        painter, unit, hand = QPainter(self), current_metrics().scale, self._hand
        painter.scale(unit, unit)
        draw_roundel(painter, hand.seat, QPointF(13, 13), 10)
        box, none = QRectF(30, 3, _SIDE - 56, 20), "" if hand.decks else tr("common.cards", n=0)
        draw_text(painter, box, hand.name, text_font(15.5, 700), current().text, LEFT)
        draw_text(painter, box, none, text_font(13.5, 500), current().text2, _RIGHT)
        step = min(_BACK[0] + 3, (_SIDE - 32 - _BACK[0]) / max(1, len(hand.decks) - 1))
        for number, deck in enumerate(hand.decks):
            draw_deck_back(painter, deck, QRectF(4 + number * step, 27, *_BACK))
