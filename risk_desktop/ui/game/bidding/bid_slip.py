"""The slip for a sealed bid: how much, what is left of it, what that still buys, and who has sealed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.game.bidding.bid_cards import BidCard, CardLines
from risk_desktop.ui.game.bidding.bid_parts import PlateRow, Sealer, SealRow, Wish, WishList
from risk_desktop.ui.game.bidding.money import MoneyKind
from risk_desktop.ui.kit import Button, Dialog, Divider, Label, RoundelWidget, Stepper
from risk_desktop.ui.theme import SeatColours, current_metrics

MOST_PLATES = 9
"""Up to this amount each has a plate of its own."""
_LESS = (Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Minus)
_MORE = (Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Plus, Qt.Key.Key_Equal)
_STEPS = {**dict.fromkeys(_LESS, -1), **dict.fromkeys(_MORE, 1)}
_MIDDLE = Qt.AlignmentFlag.AlignHCenter


@dataclass(frozen=True)
class SlipState:
    """Whose slip it is, what he has, what his turn will bring, what money buys, who bids, and a word below ("" none).

    ``cards``: those of his hand; nobody else sees the slip.
    """

    name: str
    colours: SeatColours
    kind: MoneyKind
    held: int
    income: int
    wishes: Sequence[Wish]
    sealers: Sequence[Sealer]
    below: str = ""
    cards: Sequence[BidCard] = ()


class BidSlip(Dialog):
    """Choose an amount: plates, arrows or digits; ``chosen`` tells it, ``sealed`` that it stands."""

    chosen = Signal(int)
    sealed = Signal()

    explained = True

    def __init__(self, window: QWidget, state: SlipState, amount: int = 0) -> None:
        super().__init__(window, tr("bids.title"), width=600, dim_alpha=150)
        self._state, self._amount = state, amount
        self.plates = PlateRow(state.held, state.kind) if state.held <= MOST_PLATES else None
        self.stepper = Stepper(tr("bids.title"), 0, state.held, amount) if self.plates is None else None
        self._rest = Label("", "body", align=_MIDDLE)
        self._wishes = WishList(state.wishes)
        self.cards = CardLines(state.cards, state.kind)
        self.seal = Button("", "primary", key="Space", icon="lock")
        self._lay_out()
        self.seal.clicked.connect(self.sealed)
        self.show_amount(amount)

    def show_amount(self, amount: int) -> None:
        """Show an amount as the chosen one."""
        self._amount = amount
        state = self._state
        left = state.held - amount
        if self.plates is not None:
            self.plates.show_amount(amount)
        elif self.stepper is not None and self.stepper.value() != amount:
            self.stepper.setValue(amount)
        money = state.kind.words(state.held)
        key = "bids.rest" if state.income else "bids.rest_only"
        self._rest.setText(tr(key, money=money, bid=amount, left=left, income=state.income))
        self._wishes.show_left(left + state.income)
        self.cards.show_left(left + state.income)
        self.seal.setText(tr("bids.seal", n=amount))

    def first_focus(self) -> QWidget:
        """Return the slip itself: arrows and digits are its own."""
        return self

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go to the next amount, digits to theirs."""
        key = Qt.Key(event.key())
        step = _STEPS.get(key, 0)
        if step:
            self._choose(self._amount + step)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._choose(0 if key == Qt.Key.Key_Home else self._state.held)
        elif self.plates is not None and Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            self._choose(key - Qt.Key.Key_0)
        else:
            super().keyPressEvent(event)

    def _choose(self, amount: int) -> None:
        if 0 <= amount <= self._state.held and amount != self._amount:
            self.show_amount(amount)
            self.chosen.emit(amount)

    def _lay_out(self) -> None:
        metrics, state = current_metrics(), self._state
        self.body.setSpacing(metrics.px(7 if state.cards else 12))
        who = QHBoxLayout()
        who.addStretch(1)
        who.addWidget(RoundelWidget(state.colours, 14))
        who.addWidget(Label(state.name, "item", wrap=False))
        who.addStretch(1)
        self.body.addLayout(who)
        self.body.addWidget(Label(tr("bids.help"), "body", align=_MIDDLE, colour="text2"))
        if self.plates is not None:
            self.plates.chosen.connect(self._choose)
            self.body.addWidget(self.plates)
        elif self.stepper is not None:
            self.stepper.valueChanged.connect(self._choose)
            self.body.addWidget(self.stepper, 0, _MIDDLE)
        self.body.addWidget(self._rest)
        if state.wishes:
            self.body.addWidget(Label(tr("bids.buys"), "caption"))
            self.body.addWidget(self._wishes)
        if state.cards:
            self.body.addWidget(Label(tr("bids.cards"), "caption"))
            self.body.addWidget(self.cards)
        if metrics.folded:
            self.add_action(self.seal)  # so much scrolls then that it would be out of sight
        else:
            self.body.addWidget(self.seal)
        self.body.addWidget(Label(tr("bids.secret"), "secondary", align=_MIDDLE))
        self.body.addWidget(Divider())
        self.body.addWidget(SealRow(state.sealers, state.kind))
        if state.below:
            self.body.addWidget(Label(state.below, "strong", align=_MIDDLE))
