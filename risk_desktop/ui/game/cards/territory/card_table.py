"""The card table: the viewer's own hand, to look at, and to trade a set where he may."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.art.cards import UnitCard
from risk_desktop.ui.game.cards.territory.card_fan import CARD_STEPS, ROW_STEPS, CardFan, FanCard, FanTable
from risk_desktop.ui.game.cards.territory.card_sets import (
    CardSet,
    Gain,
    SetCaption,
    SetRow,
    Worth,
    distinct,
    rank,
    words_of_set,
)
from risk_desktop.ui.kit import Button, Label, ScrollArea
from risk_desktop.ui.theme import current_metrics

_WIDTH, _WIDTH_LOOK = 1160, 860
# Most sets that are listed; each has a figure as its key.
_MOST = 5


@dataclass(frozen=True)
class HandOnTable:
    """One person's cards, and what he may do with them.

    ``faces``: his cards by number; a face with an owner shows land of his. ``sets``: armies for each set that can be
    traded now (empty: only to look at). ``bonus``: extra armies for each own land on a traded card. ``worth``: armies
    for the sets of the whole table one after the other, ``following`` the place of the next (-1: not in a row).
    ``title``: whose hand it is, if not his alone.
    """

    faces: Mapping[int, UnitCard]
    sets: Mapping[tuple[int, ...], int] = field(default_factory=dict)
    forced: bool = False
    bonus: int = 0
    worth: Sequence[int] = ()
    following: int = -1
    title: str = ""


class CardTable(FanTable):
    """Choose three cards in the fan, or a set from the list. ``traded`` carries the numbers of the cards.

    Arrows go from card to card and from set to set, Enter chooses a card, figures choose a set, Space trades.
    """

    traded = Signal(tuple)

    def __init__(self, window: QWidget, hand: HandOnTable) -> None:
        self.hand = hand
        trading = bool(hand.sets)
        subtitle = tr("tables.cards.may" if trading else "tables.cards.look")
        if hand.forced:
            subtitle = tr("tables.cards.forced", n=len(hand.faces))
        width = _WIDTH if trading else _WIDTH_LOOK
        super().__init__(window, hand.title or tr("tables.cards.title"), subtitle, width)
        self.sets = rank([self._offer(cards, armies) for cards, armies in hand.sets.items()])
        self.fan = CardFan(hand.faces, fixed=not trading)
        self._caption = SetCaption()
        self._keys = Label(tr("tables.cards.keys"), "caption", align=Qt.AlignmentFlag.AlignHCenter, colour="text2")
        self._rows: list[SetRow] = []
        self._gain = Gain()
        self._side = self._list() if trading else None
        self._lay_out()
        self._add_foot(trading)
        self.fan.changed.connect(self._show_choice)
        self.fan.arrow.connect(self.walk)
        if self.sets:
            self.choose(self.sets[0].cards)

    def _offer(self, cards: tuple[int, ...], armies: int) -> CardSet:
        faces = [self.hand.faces[card] for card in cards]
        own = sum(face.owner is not None for face in faces)
        return CardSet(cards, tuple(face.unit for face in faces), armies, own * self.hand.bonus)

    # --- the choice

    @property
    def chosen(self) -> tuple[int, ...]:
        """Numbers of the cards that are chosen, in ascending order."""
        return self.fan.chosen

    @property
    def set_chosen(self) -> CardSet | None:
        """The set that is chosen; None while the chosen cards are none."""
        return next((each for each in self.sets if each.cards == self.chosen), None)

    def choose(self, cards: Sequence[int]) -> None:
        """Choose exactly these cards."""
        self.fan.choose(tuple(cards))
        self._show_choice()

    def card(self, number: int) -> FanCard:
        """Return a card of the fan."""
        return next(card for card in self.fan.cards if card.number == number)

    def choose_best(self) -> None:
        """Choose the set that brings most."""
        if self.sets:
            self.choose(self.sets[0].cards)

    def _choose_row(self) -> None:
        row = self.sender()
        if isinstance(row, SetRow):
            self.choose(row.offer.cards)

    def _show_choice(self) -> None:
        if not self.hand.sets:
            return
        offer = self.set_chosen
        self._caption.setText(self._words())
        self._trade.setEnabled(offer is not None)
        self._trade.setText(tr("tables.cards.trade", n=offer.total) if offer else tr("tables.cards.no_set"))
        self._best.setEnabled(not self.sets or offer is not self.sets[0])
        own = [self.hand.faces[card] for card in self.chosen if self.hand.faces[card].owner is not None]
        self._gain.show_gain(offer, own)
        for row in self._rows:
            row.setChecked(offer is not None and row.offer.likeness == offer.likeness)

    def _words(self) -> str:
        missing = 3 - len(self.chosen)
        if missing > 0:
            return tr("tables.cards.choose_more", n=missing)
        units = [self.hand.faces[card].unit for card in self.chosen]
        return words_of_set(units) if self.set_chosen is not None else tr("tables.cards.not_a_set")

    def _tell(self) -> None:
        if self.set_chosen is not None:
            self.dismiss()
            self.traded.emit(self.chosen)

    # --- keys

    def choose_row(self, place: int) -> bool:
        """Choose the set at a place of the list; False if there is none."""
        if place >= len(self._rows):
            return False
        self.choose(self._rows[place].offer.cards)
        return True

    def walk(self, key: int) -> None:
        """Go from card to card, or choose the set above or below."""
        if key in CARD_STEPS:
            self.fan.step(CARD_STEPS[Qt.Key(key)])
        elif self._rows:
            at = next((number for number, row in enumerate(self._rows) if row.isChecked()), -1)
            to = max(0, min(len(self._rows) - 1, at + ROW_STEPS[Qt.Key(key)]))
            self.choose(self._rows[to].offer.cards)

    # --- set-up

    def place(self, rise: int) -> None:
        """Put the sets below the cards where there is no room beside them."""
        if self._side is not None:
            self.turn_middle(self.fan, self._side)
            if current_metrics().folded:
                self._middle.setDirection(QBoxLayout.Direction.TopToBottom)
        super().place(rise)

    def _lay_out(self) -> None:
        metrics = current_metrics()
        left = QVBoxLayout()
        left.addStretch(1)
        left.addWidget(self._scrolled() if len(self.fan.cards) > 12 else self.fan)
        left.addWidget(self._caption, 0, Qt.AlignmentFlag.AlignHCenter)
        left.addSpacing(metrics.px(4))
        left.addWidget(self._keys)
        left.addStretch(1)
        self._caption.setVisible(self._side is not None)
        self._keys.setVisible(self._side is not None and not metrics.folded)
        self._middle.setSpacing(metrics.px(24))
        self._middle.addLayout(left, 1)
        if self._side is not None:
            self._middle.addWidget(self._side)
        self.body.addLayout(self._middle)

    def _scrolled(self) -> QWidget:
        """Return the fan in an area that scrolls sideways."""
        area = ScrollArea(self.fan)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFixedHeight(self.fan.sizeHint().height() + current_metrics().px(14))
        return area

    def _list(self) -> QWidget:
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current_metrics().px(8))
        column.addWidget(Label(tr("tables.cards.sets"), "heading"))
        for number, offer in enumerate(distinct(self.sets)[:_MOST], start=1):
            row = SetRow(offer, number)
            row.clicked.connect(self._choose_row)
            row.arrow.connect(self.walk)
            column.addWidget(row)
            self._rows.append(row)
        column.addWidget(self._gain)
        column.addStretch(1)
        side.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        side.setMinimumWidth(current_metrics().px(300))
        return side

    def _add_foot(self, trading: bool) -> None:
        worth = self._worth()
        if worth is not None and current_metrics().folded:
            self.body.addWidget(worth)
        elif worth is not None:
            self.add_left(worth)
        if not trading:
            return
        self._best = Button(tr("tables.cards.choose_best"), "ghost", key="B")
        self._best.clicked.connect(self.choose_best)
        self._trade = Button("", "primary", key="Space", icon="cards")
        self._trade.clicked.connect(self._tell)
        self.add_action(self._best)
        self.add_action(self._trade)

    def _worth(self) -> QWidget | None:
        """Return what the table's sets are worth, in figures or in words; None if that isn't known."""
        if 0 <= self.hand.following < len(self.hand.worth):
            return Worth(self.hand.worth, self.hand.following)
        return Label(tr("tables.cards.fixed"), "secondary", wrap=current_metrics().folded) if self.hand.worth else None
