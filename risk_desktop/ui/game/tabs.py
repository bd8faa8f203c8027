"""What is folded away where there is little room: tabs for the chronicle and the hand."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.kit import Button, Panel


class Tabs(Panel):
    """Two buttons on a panel. Signals: ``chronicle_wanted``, ``cards_wanted``."""

    chronicle_wanted = Signal()
    cards_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, radius=10)
        self.chronicle = Button("", "ghost", icon="chronicle", parent=self)
        self.cards = Button("", "ghost", icon="cards", parent=self)
        for button in (self.chronicle, self.cards):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.chronicle.clicked.connect(self.chronicle_wanted)
        self.cards.clicked.connect(self.cards_wanted)
        self.retranslate()
        self.show_cards(0)

    def retranslate(self) -> None:
        """Write the words anew."""
        self.chronicle.setText(tr("play.chronicle"))

    def show_cards(self, count: int) -> None:
        """Show the number of cards in the viewer's hand."""
        self.cards.setText(tr("common.cards", n=count))
        self.cards.setEnabled(count > 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width between the two by what their words need; icons go first where it is too narrow."""
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Place both buttons."""
        self.chronicle.set_icon("chronicle")
        self.cards.set_icon("cards")
        first, second = self.chronicle.sizeHint().width(), self.cards.sizeHint().width()
        if first + second > self.width() - 8:
            self.chronicle.set_icon("")
            self.cards.set_icon("")
            first, second = self.chronicle.sizeHint().width(), self.cards.sizeHint().width()
        left = round((self.width() - 8) * first / max(1, first + second))
        self.chronicle.setGeometry(4, 3, left, self.height() - 6)
        self.cards.setGeometry(4 + left, 3, self.width() - 8 - left, self.height() - 6)
