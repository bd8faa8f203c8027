"""The library: all rule sets as cards, with a filter by number of players."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from risk_desktop.editions.edition import Edition
from risk_desktop.i18n import tr
from risk_desktop.ui.kit import Button, ChipRow, Label, ScrollArea
from risk_desktop.ui.screens.new_game.edition_card import EditionCard
from risk_desktop.ui.theme import current_metrics

_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class Library(QWidget):
    """All rule sets as cards. ``filtered``: the number of players that they are filtered by, 0 for no filter.

    Signals: ``chosen`` (Edition), ``learn`` (id of the edition whose lesson is wanted), ``advice_wanted`` (the person can't
    decide).
    """

    chosen = Signal(object)
    learn = Signal(str)
    advice_wanted = Signal()

    def __init__(self, editions: Sequence[Edition], picture: QImage, *, scrolls: bool = True) -> None:
        super().__init__()
        self._editions = tuple(editions)
        self.filtered = 0
        numbers = sorted({n for edition in editions for n in edition.all_players})
        choices: list[tuple[object, str]] = [(0, tr("library.all", count=len(self._editions)))]
        choices += [(n, str(n)) for n in numbers]
        self._filter = ChipRow(choices, tr("library.filter_name"))
        self._filter.chosen.connect(self._choose_filter)
        which = Button(tr("library.which"), "ghost", icon="help")
        which.clicked.connect(self.advice_wanted)
        head = _FilterBar(self._filter, which)
        self._grid = CardGrid([EditionCard(edition, picture) for edition in self._editions])
        self._grid.pressed.connect(self.chosen)
        for card in self.cards:
            card.learn.connect(self.learn)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current_metrics().px(10))
        column.addWidget(head)
        self._scroll = ScrollArea(self._grid) if scrolls else None
        column.addWidget(self._scroll or self._grid, 1)

    @property
    def cards(self) -> tuple[EditionCard, ...]:
        """All cards."""
        return self._grid.cards

    def show_chosen(self, edition: Edition, players: int) -> None:
        """Mark a rule set as chosen, and show the lengths of games for this many players."""
        for card in self.cards:
            card.setChecked(card.edition is edition)
            card.set_players(self.filtered or players)
        self._show_card()

    def showEvent(self, event: QShowEvent) -> None:
        """Scroll to the chosen card as soon as the cards are placed."""
        super().showEvent(event)
        QTimer.singleShot(0, self._show_card)

    def _show_card(self) -> None:
        chosen = next((card for card in self.cards if card.isChecked() and card.isVisible()), None)
        if chosen is not None and self._scroll is not None:
            self._scroll.ensureWidgetVisible(chosen, 0, current_metrics().px(20))

    def filter_by(self, players: int) -> None:
        """Show only rule sets for this number of players; 0 shows all."""
        self._filter.set_value(players)
        self._choose_filter(players)

    def _choose_filter(self, players: object) -> None:
        self.filtered = int(str(players))
        for card in self.cards:
            card.set_players(self.filtered)
        self._grid.show_for(self.filtered)


class _FilterBar(QWidget):
    """The filter, with the button for advice beside it, or below if there is too little room."""

    def __init__(self, row: ChipRow, which: Button) -> None:
        super().__init__()
        row.setToolTip(tr("library.filter_name"))
        self._which = which
        self._filters = QHBoxLayout()
        self._filters.setSpacing(current_metrics().px(10))
        self._filters.addWidget(Label(tr("screens.new.players"), "strong", colour="text2", wrap=False))
        self._filters.addWidget(row, 1)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.addLayout(self._filters, 1)
        self._box.addWidget(which, 0, Qt.AlignmentFlag.AlignRight)

    def minimumSizeHint(self) -> QSize:
        """The width of both below each other, so that the bar never keeps a page from becoming narrower."""
        least = super().minimumSizeHint()
        return QSize(max(self._filters.minimumSize().width(), self._which.minimumSizeHint().width()), least.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay both out side by side or below each other."""
        super().resizeEvent(event)
        wanted = self._filters.sizeHint().width() + self._which.sizeHint().width() + 12
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._box.setDirection(across if wanted <= self.width() else down)


class CardGrid(QWidget):
    """Cards in as many columns as fit; arrow keys move between them. ``pressed`` carries the Edition."""

    pressed = Signal(object)

    def __init__(self, cards: Sequence[EditionCard]) -> None:
        super().__init__()
        self.cards = tuple(cards)
        self._columns = 1
        for card in self.cards:
            card.setParent(self)
            card.clicked.connect(self._press)

    def show_for(self, players: int) -> None:
        """Show only cards of rule sets for this number of players; 0 shows all."""
        for card in self.cards:
            card.setVisible(not players or players in card.edition.all_players)
        self._arrange()

    def sizeHint(self) -> QSize:
        """The width of two columns, and the present height."""
        width = max((card.least_width() for card in self.cards), default=200)
        return QSize(2 * width + self._gap() + 2 * self._pad(), self.minimumHeight())

    def minimumSizeHint(self) -> QSize:
        """The width of one column."""
        width = max((card.least_width() for card in self.cards), default=200)
        return QSize(width + 2 * self._pad(), self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the cards again."""
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the focus to the next card in the direction of an arrow key."""
        there = [card for card in self.cards if not card.isHidden()]
        focus = self.focusWidget()
        step = _STEPS.get(Qt.Key(event.key()), 0)
        step = {Qt.Key.Key_Up: -self._columns, Qt.Key.Key_Down: self._columns}.get(Qt.Key(event.key()), step)
        if not step or focus not in there:
            super().keyPressEvent(event)
            return
        place = there.index(focus) + step
        if 0 <= place < len(there):
            there[place].setFocus(Qt.FocusReason.TabFocusReason)

    def _arrange(self) -> None:
        there = [card for card in self.cards if not card.isHidden()]
        if not there:
            return
        gap, pad = self._gap(), self._pad()
        least = max(card.least_width() for card in self.cards)
        room = self.width() - 2 * pad
        self._columns = max(1, min(4, (room + gap) // (least + gap)))
        width = (room - gap * (self._columns - 1)) // self._columns
        height = max(card.height_at(width) for card in self.cards)
        for number, card in enumerate(there):
            row, column = divmod(number, self._columns)
            card.setGeometry(pad + column * (width + gap), pad + row * (height + gap), width, height)
        rows = -(-len(there) // self._columns)
        self.setMinimumHeight(2 * pad + rows * (height + gap) - gap)

    def _press(self) -> None:
        card = self.sender()
        if isinstance(card, EditionCard):
            self.pressed.emit(card.edition)

    def _gap(self) -> int:
        return current_metrics().px(12)

    def _pad(self) -> int:
        return current_metrics().px(6)
