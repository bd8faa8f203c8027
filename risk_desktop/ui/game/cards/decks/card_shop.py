"""Buying cards: the decks that sell some, in the dock, and what each of them may still hold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import tr
from risk_desktop.ui.art.deck_cards import DeckCard
from risk_desktop.ui.art.decks import draw_deck_back
from risk_desktop.ui.art.lettering import CENTRE, LEFT, RIGHT, draw_text, text_height, text_width, wrapping_font
from risk_desktop.ui.art.money import draw_money_sign
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.cards.decks.buy_cards import BuyCardsPresenter
from risk_desktop.ui.game.cards.decks.card_book import card_book
from risk_desktop.ui.game.feature_controller import FeatureController, GameParts
from risk_desktop.ui.kit import (
    ButtonControl,
    IconButton,
    Label,
    PaintedWidget,
    Panel,
    Scrolled,
    clear_layout,
    wrapped,
)
from risk_desktop.ui.money import MoneyKind, money_kind
from risk_desktop.ui.theme import current, current_metrics

# Sizes of a row at 100 %, px: its height, the deck's back, where its words begin, minus and plus, the figure between.
_HIGH, _BACK, _INDENT, _SIDE, _FIGURE = 38, (20.0, 28.0), 34, 32, 18
# Edge above and below the words of a row; sizes of a deck's name, of what is said of it, of a card's title; px at 100 %.
_EDGE, _NAME, _WORDS, _CARD = 3.0, 14.0, 12.0, 13.5
# A line of a card: its height, and where its title begins, px at 100 %.
_LINE, _TITLE = 23, 40
_FEWER = {Qt.Key.Key_Left, Qt.Key.Key_Minus}
_MORE = {Qt.Key.Key_Right, Qt.Key.Key_Plus, Qt.Key.Key_Equal}


@dataclass(frozen=True)
class DeckOffer:
    """A deck in the dock: its name, a line about it, whether it sells now, and what the buyer hasn't seen of it.

    ``unseen``: kinds of cards with their numbers; ``left``: how many of them lie in the deck, the others are in hands.
    """

    deck: str
    name: str
    words: str
    open: bool
    unseen: tuple[tuple[DeckCard, int], ...]
    left: int

    @property
    def told(self) -> str:
        """How many cards are unseen, and where they are."""
        count = sum(number for _, number in self.unseen)
        if count == self.left:
            return tr("market.unseen_all", n=count)
        return tr("market.unseen", n=count, left=self.left, hands=count - self.left)


class OfferRow(ButtonControl):
    """One deck: back, name, words, and how many are taken between minus and plus; pressed, it is looked at.

    ``changed``: deck and step.
    """

    changed = Signal(str, int)

    def __init__(self, offer: DeckOffer) -> None:
        super().__init__()
        self.offer, self._count = offer, 0
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(_growing())
        self.fewer = IconButton("minus", tr("market.fewer", deck=offer.name), size=_SIDE, parent=self)
        self.more = IconButton("plus", tr("market.more", deck=offer.name), size=_SIDE, parent=self)
        for button, press in ((self.fewer, self._take_back), (self.more, self._add)):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setVisible(offer.open)
            button.clicked.connect(press)
        self.show_count(0, offer.open)

    def show_count(self, count: int, may_add: bool) -> None:
        """Show how many are taken, and whether one more could be."""
        self._count = count
        self.fewer.setEnabled(count > 0)
        self.more.setEnabled(may_add)
        cards = ", ".join(f"{number} × {card.title} ({card.cost})" for card, number in self.offer.unseen)
        self.setAccessibleName(f"{self.offer.name}, {self.offer.words}: {count}. {self.offer.told}: {cards}")
        self.update()

    def nextCheckState(self) -> None:
        """Stay as the shelf says: a press only tells."""

    def sizeHint(self) -> QSize:
        """Room for a deck's name beside minus and plus."""
        return QSize(self.metrics.px(180), self.heightForWidth(max(self.width(), self.metrics.px(180))))

    def minimumSizeHint(self) -> QSize:
        """As high as the words need at the width it has."""
        return self.sizeHint()

    def hasHeightForWidth(self) -> bool:
        """Words wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of name and words."""
        name, words, _ = self._boxes(width)
        return round(max(name.united(words).height() + self.metrics.f(2 * _EDGE), self.metrics.f(_HIGH)))

    def _boxes(self, width: float) -> tuple[QRectF, QRectF, float]:
        """Return where name and words stand in a row of a width, as if it were no higher than they; and a button's side.

        A name that is too long for a line beside minus and plus stands above them.
        """
        f, offer = self.metrics.f, self.offer
        left, side = f(_INDENT), float(min(self.more.sizeHint().width(), round(_SIDE * self.metrics.unit)))
        whole = width - left - f(6)
        beside = whole - (f(4) + 2 * side + f(_FIGURE) if offer.open else 0)
        above = text_width(offer.name, text_font(f(_NAME), 700)) > beside
        room = whole if above else beside
        name = QRectF(left, f(_EDGE), room, text_height(offer.name, self._font(offer.name, _NAME, 700, room), room))
        high = text_height(offer.words, self._font(offer.words, _WORDS, 600, beside), beside)
        return name, QRectF(left, name.bottom(), beside, max(high, side) if above and offer.open else high), side

    def _font(self, words: str, px: float, weight: int, room: float) -> QFont:
        return wrapping_font(words, self.metrics.f(px), weight, room)

    def resizeEvent(self, event: object) -> None:
        """Keep minus and plus at the right: beside all words, or below a name that stands above."""
        name, words, high = self._boxes(self.width())
        above, gap = name.width() > words.width(), self.metrics.px(_FIGURE)
        side = min(round(high), self.height() - 4)
        middle = self._lowered(words).center().y() if above else self.height() / 2
        right = self.width() - self.metrics.px(4) - side
        self.more.setGeometry(right, round(middle - side / 2), side, side)
        self.fewer.setGeometry(right - gap - side, round(middle - side / 2), side, side)

    def _lowered(self, box: QRectF) -> QRectF:
        """Return a box of ``_boxes`` in the row as high as it is."""
        name, words, _ = self._boxes(self.width())
        return box.translated(0, (self.height() - name.united(words).height()) / 2 - name.top())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right, minus and plus change the number."""
        step = 1 if event.key() in _MORE else -1 if event.key() in _FEWER else 0
        if step and self.offer.open:
            self.changed.emit(self.offer.deck, step)
        else:
            super().keyPressEvent(event)

    def paint(self, painter: QPainter) -> None:
        """Paint the row."""
        theme, f, offer = current(), self.metrics.f, self.offer
        on, middle = self.isChecked(), self.height() / 2
        painter.setPen(QPen(QColor(theme.on_turn_line) if on else rgba(theme.panel_line, 120), 2.0 if on else 1.0))
        painter.setBrush(
            rgba(theme.accent, 34) if self._count else rgba(theme.panel_highlight, 24 if self.hovered else 10)
        )
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.2, 1.2, -1.2, -1.2), f(9), f(9))
        high = min(f(_BACK[1]), self.height() - 8)
        back = QRectF(f(9), middle - high / 2, high * _BACK[0] / _BACK[1], high)
        draw_deck_back(painter, offer.deck, back, 1.0 if offer.open else 0.4)
        name, words, _ = self._boxes(self.width())
        ink = theme.text if offer.open else theme.text2
        for box, line, px, weight, shade in (
            (name, offer.name, _NAME, 700, ink),
            (words, offer.words, _WORDS, 600, theme.text2),
        ):
            font = self._font(line, px, weight, box.width())
            draw_text(painter, self._lowered(box), line, font, shade, LEFT, wrap=True)
        if offer.open:
            between = self.fewer.geometry()
            figure = QRectF(between.right(), between.y(), self.more.x() - between.right(), between.height())
            shade = theme.accent if self._count else theme.text2
            draw_text(painter, figure, str(self._count), text_font(f(16), 800), shade, CENTRE)

    def _add(self) -> None:
        self.changed.emit(self.offer.deck, 1)

    def _take_back(self) -> None:
        self.changed.emit(self.offer.deck, -1)


class UnseenCard(PaintedWidget):
    """A kind of card that may still come: what it costs to play, its title, how many of it. The tooltip says what it does."""

    def __init__(self, card: DeckCard, count: int, money: MoneyKind | None) -> None:
        super().__init__()
        self._card, self._count, self._money = card, count, money
        self.setSizePolicy(_growing())
        self.setAccessibleName(f"{count} × {card.spoken}")
        self.setToolTip(wrapped(f"{card.title}\n{card.when}\n{card.what}"))

    def sizeHint(self) -> QSize:
        """A line, or more for a long title."""
        return QSize(current_metrics().px(180), self.heightForWidth(max(self.width(), current_metrics().px(180))))

    def hasHeightForWidth(self) -> bool:
        """A long title wraps."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the title."""
        room = self._room(width)
        return round(max(current_metrics().f(_LINE), text_height(self._card.title, self._font(room), room)))

    @property
    def _times(self) -> str:
        return f"×{self._count}" if self._count > 1 else ""

    def _room(self, width: float) -> float:
        """Return the width of the title in a line of a width."""
        f = current_metrics().f
        return width - f(_TITLE) - text_width(self._times, text_font(f(13), 700)) - f(10)

    def _font(self, room: float) -> QFont:
        return wrapping_font(self._card.title, current_metrics().f(_CARD), 600, room)

    def paint(self, painter: QPainter) -> None:
        """Paint it."""
        theme, f, middle = current(), current_metrics().f, self.height() / 2
        if self._money is not None:
            draw_money_sign(painter, self._money.key, QPointF(f(12), middle), f(13), self._money.colour)
        cost = QRectF(f(19), 0, f(18), self.height())
        draw_text(painter, cost, str(self._card.cost), text_font(f(_CARD), 700), theme.text, LEFT)
        room = self._room(self.width())
        title = QRectF(f(_TITLE), 0, room, self.height())
        draw_text(painter, title, self._card.title, self._font(room), theme.text, LEFT, wrap=True)
        end = QRectF(0, 0, self.width() - f(6), self.height())
        draw_text(painter, end, self._times, text_font(f(13), 700), theme.accent, RIGHT)


def _growing() -> QSizePolicy:
    """Return the policy of a line whose height follows from its width."""
    policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    return policy


class DeckShelf(Panel):
    """All decks below each other, and below them the unseen cards of the one that is looked at; all scroll together.

    ``looked`` tells the deck that was pressed, ``changed`` a deck and how many cards more (or fewer) are wanted of it.
    """

    looked = Signal(str)
    changed = Signal(str, int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, radius=12, padding=6, gap=4)
        self._rows, self._cards = QVBoxLayout(), QVBoxLayout()
        self._rows.setSpacing(3)
        self._cards.setSpacing(0)
        self._told = Label("", "caption", colour="text2")
        holder = Scrolled()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(self._rows)
        column.addWidget(self._told)
        column.addLayout(self._cards)
        column.addStretch(1)
        self._scroll = self.scrolled(holder)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.rows: list[OfferRow] = []
        self.unseen: list[UnseenCard] = []
        self._offers: tuple[DeckOffer, ...] = ()
        self._shown: object = None
        self.hide()

    @property
    def told(self) -> str:
        """What is said of the deck that is looked at."""
        return self._told.text()

    def show_offers(self, offers: Sequence[DeckOffer], deck: str, money: MoneyKind | None) -> None:
        """Show the decks, and the cards of one."""
        self._scroll.setAccessibleName(tr("market.title"))
        if tuple(offers) != self._offers:
            self._offers = tuple(offers)
            clear_layout(self._rows)
            self.rows = [self._row(offer) for offer in offers]
        for row in self.rows:
            row.setChecked(row.offer.deck == deck)
        looked = next(offer for offer in offers if offer.deck == deck)
        if looked != self._shown:
            self._shown = looked
            self._told.setText(looked.told)
            clear_layout(self._cards)
            self.unseen = [UnseenCard(card, count, money) for card, count in looked.unseen]
            for each in self.unseen:
                self._cards.addWidget(each)
                each.show()
            self._scroll.fit_content()

    def _row(self, offer: DeckOffer) -> OfferRow:
        row = OfferRow(offer)
        row.clicked.connect(self._look)
        row.changed.connect(self.changed)
        self._rows.addWidget(row)
        return row

    def show_counts(self, counts: dict[str, int], addable: frozenset[str]) -> None:
        """Show what lies in the basket, and which decks give one more."""
        for row in self.rows:
            row.show_count(counts.get(row.offer.deck, 0), row.offer.deck in addable)

    def _look(self) -> None:
        row = self.sender()
        if isinstance(row, OfferRow):
            self.looked.emit(row.offer.deck)


class CardShop(FeatureController):
    """Shows the decks in the dock while somebody may buy cards."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        self.shelf = DeckShelf(parts.screen)
        self.shelf.looked.connect(self._look)
        self.shelf.changed.connect(self._change)
        parts.director.asks.connect(self.follow)
        parts.director.tracker.changed.connect(self.follow)

    def follow(self, news: object = None) -> None:
        """Show the decks of the question at hand, or none."""
        presenter = self._director.asking(BuyCardsPresenter)
        if presenter is not None:
            self.shelf.show_offers(self._offers(presenter), presenter.deck, money_kind(self._context.game.rules))
            addable = frozenset(deck for deck in presenter.decks if presenter.may_add(deck))
            self.shelf.show_counts(presenter.basket, addable)
        self._layout.dock.hold(self.shelf, presenter is not None, tr("market.title"))

    def _offers(self, presenter: BuyCardsPresenter) -> list[DeckOffer]:
        """Return the decks that a piece of the same name opens, those that sell nothing now too."""
        seat, book = presenter.decision.player, card_book(self._context)
        assert book is not None, "only rule sets with cards of their own sell some"
        found = []
        for deck in presenter.shelf:
            left = book.left(deck)
            words = presenter.closed(deck) or tr("market.left", n=left)
            # What lies face down in the buyer's hand is unseen too: else the list would tell what he holds.
            unseen = tuple(book.unseen(NOBODY if presenter.covered else seat, deck))
            sells = deck in presenter.decks
            found.append(DeckOffer(deck, self._context.names.deck(deck), words, sells, unseen, left))
        return found

    def _look(self, deck: str) -> None:
        if (presenter := self._director.asking(BuyCardsPresenter)) is not None:
            presenter.look(deck)

    def _change(self, deck: str, number: int) -> None:
        if (presenter := self._director.asking(BuyCardsPresenter)) is not None:
            presenter.add(deck, number)
