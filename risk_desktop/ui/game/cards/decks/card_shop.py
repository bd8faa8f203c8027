"""Buying cards: the table of the decks that sell some, and who lays it before a buyer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from risk_desktop.editions.common.pieces import kinds_of
from risk_desktop.i18n import tr
from risk_desktop.ui.art import CENTRE, LEFT, draw_text, text_width
from risk_desktop.ui.art.decks import draw_deck_back
from risk_desktop.ui.art.pieces import draw_missing_piece, draw_piece
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.cards.decks.buy_cards import BuyCardsPresenter
from risk_desktop.ui.game.game_panel import GamePanel, GameParts
from risk_desktop.ui.kit import Button, ButtonControl, Dialog, IconButton, Label
from risk_desktop.ui.money import money_kind
from risk_desktop.ui.theme import SeatColours, current, current_metrics

# How small the words of a deck may become, as a share of their size.
_SMALLEST = 0.6
_ROWS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_FEWER = {Qt.Key.Key_Left, Qt.Key.Key_Minus}
_MORE = {Qt.Key.Key_Right, Qt.Key.Key_Plus, Qt.Key.Key_Equal}


@dataclass(frozen=True)
class DeckOffer:
    """A deck on the table: its name, a line about it, whether its piece is in play, and whether it sells now."""

    deck: str
    name: str
    words: str
    in_play: bool
    open: bool


class OfferRow(ButtonControl):
    """One deck: back, name, words, piece, and how many are taken between minus and plus. ``changed``: deck and step."""

    changed = Signal(str, int)

    def __init__(self, offer: DeckOffer, colours: SeatColours) -> None:
        super().__init__()
        self.offer, self._colours, self._count = offer, colours, 0
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.fewer = IconButton("minus", tr("market.fewer", deck=offer.name), size=34, parent=self)
        self.more = IconButton("plus", tr("market.more", deck=offer.name), size=34, parent=self)
        self.fewer.clicked.connect(self._take_back)
        self.more.clicked.connect(self._add)
        self.fewer.setVisible(offer.open)
        self.more.setVisible(offer.open)
        self.show_count(0, offer.open)

    def show_count(self, count: int, may_add: bool) -> None:
        """Show how many are taken, and whether one more could be."""
        self._count = count
        self.fewer.setEnabled(count > 0)
        self.more.setEnabled(may_add)
        self.setAccessibleName(f"{self.offer.name}, {self.offer.words}: {count}")
        self.update()

    def sizeHint(self) -> QSize:
        """Room for a small card."""
        metrics = self.metrics
        words = max(
            text_width(self.offer.name, text_font(metrics.f(17), 700)),
            text_width(self.offer.words, text_font(metrics.f(14.5))),
        )
        return QSize(round(metrics.f(62 + 50 + (150 if self.offer.open else 20)) + words), metrics.px(66))

    def minimumSizeHint(self) -> QSize:
        """Room for the name: the words below it become smaller where there is little."""
        hint, longest = self.sizeHint(), text_width(self.offer.words, text_font(self.metrics.f(14.5)))
        name = text_width(self.offer.name, text_font(self.metrics.f(17), 700))
        return QSize(hint.width() - round(max(0.0, longest - max(name, longest * _SMALLEST))), hint.height())

    def resizeEvent(self, event: object) -> None:
        """Keep minus and plus at the right."""
        side, f = max(32, self.metrics.px(34)), self.metrics.f
        top = (self.height() - side) // 2
        self.more.setGeometry(round(self.width() - f(10) - side), top, side, side)
        self.fewer.setGeometry(round(self.width() - f(54) - 2 * side), top, side, side)

    def paint(self, painter: QPainter) -> None:
        """Paint the row."""
        theme, f, offer = current(), self.metrics.f, self.offer
        on, middle = self.isChecked() and offer.open, self.height() / 2
        painter.setPen(QPen(QColor(theme.on_turn_line) if on else rgba(theme.panel_line, 120), 2.0 if on else 1.0))
        painter.setBrush(rgba(theme.accent, 34) if self._count else rgba(theme.panel_highlight, 10))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.2, 1.2, -1.2, -1.2), f(10), f(10))
        back = QRectF(f(12), middle - f(26), f(38), f(52))
        draw_deck_back(painter, offer.deck, back, 1.0 if offer.open else 0.4)
        token = QPointF(f(78), middle)
        if offer.in_play:
            draw_piece(painter, offer.deck, token, f(28), self._colours)
        else:
            draw_missing_piece(painter, offer.deck, token, f(26), theme.text2)
        left = f(104)
        room = self.fewer.x() - left - f(6) if offer.open else self.width() - left - f(10)
        name = QRectF(left, middle - f(25), room, f(26))
        draw_text(painter, name, offer.name, text_font(f(17), 700), theme.text if offer.open else theme.text2, LEFT)
        words = QRectF(left, middle + f(1), room, f(22))
        fits = max(_SMALLEST, min(1.0, room / max(1.0, text_width(offer.words, text_font(f(14.5))))))
        draw_text(painter, words, offer.words, text_font(f(14.5) * fits), theme.text2, LEFT)
        if offer.open:
            count = QRectF(
                self.fewer.geometry().right(), 0, self.more.x() - self.fewer.geometry().right(), self.height()
            )
            ink = theme.accent if self._count else theme.text2
            draw_text(painter, count, str(self._count), text_font(f(22), 800), ink, CENTRE)

    def _add(self) -> None:
        self.changed.emit(self.offer.deck, 1)

    def _take_back(self) -> None:
        self.changed.emit(self.offer.deck, -1)


class MarketTable(Dialog):
    """Rows of decks. ``changed`` tells a deck and +1 or -1, ``bought`` the go-ahead, ``declined`` that nothing is bought.

    Up and down choose a deck, left and right its number, digits add one of a deck.
    """

    changed = Signal(str, int)
    bought = Signal()
    declined = Signal()

    explained = True

    def __init__(self, window: QWidget, offers: Sequence[DeckOffer], colours: SeatColours, words: str) -> None:
        super().__init__(window, tr("market.title"), subtitle=words, width=620, dim_alpha=130)
        self.rows = [OfferRow(offer, colours) for offer in offers]
        self._open = [row for row in self.rows if row.offer.open]
        self._money = Label("", "body", colour="text2")
        self.decline = Button(tr("market.none"), "ghost", key="E")
        self.buy = Button("", "primary", key="Space", icon="cards")
        self._lay_out()
        self._choose(0)

    def show_basket(self, counts: dict[str, int], addable: frozenset[str], money: str, words: str) -> None:
        """Show what lies in the basket, which decks give one more, the money in words, and the button's words."""
        for row in self._open:
            row.show_count(counts.get(row.offer.deck, 0), row.offer.deck in addable)
        self._money.setText(money)
        self.buy.setEnabled(any(counts.values()))
        self.buy.setText(words)

    def first_focus(self) -> QWidget:
        """Return the table itself: arrows and digits are its own."""
        return self

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and digits; the buttons' keys do their part."""
        key = Qt.Key(event.key())
        at = next((place for place, row in enumerate(self._open) if row.isChecked()), 0)
        if key in _ROWS:
            self._choose((at + _ROWS[key]) % len(self._open))
        elif key in _MORE or key in _FEWER:
            self.changed.emit(self._open[at].offer.deck, 1 if key in _MORE else -1)
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and key - Qt.Key.Key_1 < len(self.rows):
            self._add_of(self.rows[key - Qt.Key.Key_1])
        else:
            super().keyPressEvent(event)

    def _add_of(self, row: OfferRow) -> None:
        if row in self._open:
            self._choose(self._open.index(row))
            self.changed.emit(row.offer.deck, 1)

    def _choose(self, place: int) -> None:
        for number, row in enumerate(self._open):
            row.setChecked(number == place)

    def _press_row(self) -> None:
        row = self.sender()
        if isinstance(row, OfferRow):
            self._add_of(row)

    def _lay_out(self) -> None:
        self.body.setSpacing(current_metrics().px(8))
        for row in self.rows:
            row.clicked.connect(self._press_row)
            row.changed.connect(self.changed)
            self.body.addWidget(row)
        foot = QHBoxLayout()
        foot.addWidget(self._money, 1)
        self.body.addLayout(foot)
        self.decline.clicked.connect(self.declined)
        self.buy.clicked.connect(self.bought)
        self.add_left(self.decline)
        self.add_action(self.buy)


class CardShop(GamePanel):
    """Opens the table when somebody may buy, and takes it away when he has."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        director = parts.director
        self.table: MarketTable | None = None
        self._known: BuyCardsPresenter | None = None
        director.begun.connect(self._begin)
        director.asks.connect(self._refresh)

    def _begin(self) -> None:
        presenter = self._director.asking(BuyCardsPresenter)
        if presenter is None:
            return
        if presenter is not self._known:
            self._known = presenter
            presenter.table_wanted.connect(self._open)
            presenter.left.connect(self._close)
        self._open()

    def _open(self) -> None:
        presenter = self._director.asking(BuyCardsPresenter)
        if presenter is None:
            return
        self._close()
        colours = self._context.names.seat_colours(presenter.decision.player)
        table = self.table = MarketTable(self._screen, self._offers(presenter), colours, presenter.help())
        table.changed.connect(presenter.add)
        table.bought.connect(presenter.confirm)
        table.declined.connect(self._decline)
        table.closed.connect(self._forget)
        self._refresh()
        table.open()

    def _offers(self, presenter: BuyCardsPresenter) -> list[DeckOffer]:
        """Return the decks that a piece of the same name opens, those that sell nothing now too."""
        rules, state = self._context.game.rules, self._context.game.state
        has = kinds_of(state, presenter.decision.player)
        found = []
        for deck in rules.pieces:
            if deck not in rules.decks:
                continue
            piece = self._context.names.piece(deck)
            left, sells = len(state.decks[deck].draw), deck in presenter.decks
            words = tr("market.left", n=left) if left else tr("market.empty")
            if deck not in has:
                words = f"{words} · {tr('market.locked', piece=piece)}"
            found.append(DeckOffer(deck, self._context.names.deck(deck), words, deck in has, sells))
        return found

    def _refresh(self, ask: object = None) -> None:
        presenter = self._director.asking(BuyCardsPresenter)
        if presenter is None or self.table is None:
            return
        kind = money_kind(self._context.game.rules)
        held, left = presenter.held, presenter.held - presenter.price
        words = tr("market.have", money=kind.words(held) if kind else str(held), left=left)
        addable = frozenset(deck for deck in presenter.decks if presenter.may_add(deck))
        go = presenter.go_words() if presenter.count else tr("market.buy_some")
        self.table.show_basket(presenter.basket, addable, words, go)

    def _decline(self) -> None:
        presenter = self._director.asking(BuyCardsPresenter)
        if presenter is not None:
            presenter.press("ghost")

    def _close(self) -> None:
        table, self.table = self.table, None
        if table is not None:
            table.closed.disconnect(self._forget)
            table.dismiss()
            table.blockSignals(True)  # while it fades out it still has the keyboard, and there is nobody left to buy

    def _forget(self) -> None:
        self.table = None
