"""The viewer's hand on the table: to look at, and to trade a set where he may."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.kit import Button, CardWidget, Dialog, Label, ListRow
from risk_desktop.ui.paint import UnitCard

_CARD, _SMALL_CARD = 110, 88
# Cards stand in rows of this many; from the second row on they are drawn smaller.
_ROW = 5
_SET_KEYS = 6


@dataclass(frozen=True)
class HandToTrade:
    """Cards by number with their faces, and what each set of them brings (empty: nothing can be traded now)."""

    faces: Mapping[int, UnitCard]
    sets: Mapping[tuple[int, ...], int]
    forced: bool = False


class HandDialog(Dialog):
    """Choose three cards, or a set from the list. ``traded`` carries the numbers of the cards."""

    traded = Signal(tuple)

    def __init__(self, window: QWidget, hand: HandToTrade) -> None:
        words = "look" if not hand.sets else "forced" if hand.forced else "may"
        super().__init__(window, tr("play.cards.title"), subtitle=tr(f"play.cards.{words}"), width=860)
        self._hand = hand
        self._cards: dict[int, CardWidget] = {}
        self._rows: list[tuple[tuple[int, ...], ListRow]] = []
        self.body.addWidget(self._fan(), 0, Qt.AlignmentFlag.AlignHCenter)
        if hand.sets:
            self.body.addWidget(self._list())
        if hand.sets:
            self._add_buttons()
            self.choose(max(hand.sets.items(), key=lambda pair: pair[1])[0])

    @property
    def chosen(self) -> tuple[int, ...]:
        """Numbers of the cards that are chosen, in ascending order."""
        return tuple(sorted(card for card, widget in self._cards.items() if widget.isChecked()))

    def card(self, number: int) -> CardWidget:
        """Return the widget of a card."""
        return self._cards[number]

    def choose(self, cards: Sequence[int]) -> None:
        """Choose exactly these cards."""
        for number, widget in self._cards.items():
            widget.setChecked(number in cards)
        self._show_choice()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The figures 1 to 6 choose a set of the list."""
        place = event.key() - Qt.Key.Key_1
        if 0 <= place < len(self._rows) and not event.modifiers():
            event.accept()
            self.choose(self._rows[place][0])
            return
        super().keyPressEvent(event)

    def _fan(self) -> QWidget:
        fan = QWidget()
        grid = QGridLayout(fan)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        width = _CARD if len(self._hand.faces) <= _ROW else _SMALL_CARD
        for place, (number, face) in enumerate(self._hand.faces.items()):
            widget = CardWidget(face, width)
            widget.setCheckable(bool(self._hand.sets))
            widget.clicked.connect(self._show_choice)
            grid.addWidget(widget, place // _ROW, place % _ROW, Qt.AlignmentFlag.AlignCenter)
            self._cards[number] = widget
        grid.setRowStretch(grid.rowCount(), 1)
        return fan

    def _list(self) -> QWidget:
        side = QWidget()
        grid = QGridLayout(side)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.addWidget(Label(tr("play.cards.sets"), "heading"), 0, 0, 1, 2)
        ranked = sorted(self._hand.sets.items(), key=lambda pair: -pair[1])
        for place, (cards, value) in enumerate(ranked[:_SET_KEYS]):
            names = ", ".join(self._hand.faces[card].name for card in cards)
            row = ListRow("cards", tr("common.armies", n=value), names, key=str(place + 1))
            row.setCheckable(True)
            row.setProperty("place", place)
            row.clicked.connect(self._choose_row)
            grid.addWidget(row, 1 + place // 2, place % 2)
            self._rows.append((cards, row))
        return side

    def _add_buttons(self) -> None:
        if not self._hand.forced:
            later = Button(tr("common.close"), "ghost")
            later.clicked.connect(self.dismiss)
            self.add_left(later)
        self._trade = Button("", "primary", key="Space", icon="cards")
        self._trade.clicked.connect(self._tell)
        self.add_action(self._trade)

    def _choose_row(self) -> None:
        self.choose(self._rows[self.sender().property("place")][0])

    def _show_choice(self) -> None:
        if not self._hand.sets:
            return
        value = self._hand.sets.get(self.chosen)
        self._trade.set_off(value is None)
        self._trade.setText(tr("play.cards.no_set") if value is None else tr("play.cards.trade", n=value))
        for cards, row in self._rows:
            row.setChecked(cards == self.chosen)

    def _tell(self) -> None:
        if self.chosen in self._hand.sets:
            self.dismiss()
            self.traded.emit(self.chosen)
