"""A table with a fan of cards at the left and rows to choose from at the right, and the keys of both."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from risk_desktop.ui.kit import ButtonControl, Dialog
from risk_desktop.ui.theme import current_metrics

ARROWS = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down})
CARD_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
ROW_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_DIM = 120


class OnFanTable(ButtonControl):
    """A card or a row of such a table. ``arrow``: an arrow key was pressed on it, which is the table's."""

    arrow = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrows to the table: a button or a scroll area would carry the focus or the page away."""
        if event.key() in ARROWS:
            event.accept()
            self.arrow.emit(event.key())
        else:
            super().keyPressEvent(event)


class FanTable(Dialog):
    """Base of the tables: ``walk`` and ``choose_row`` say what arrows and figures do."""

    explained = True

    def __init__(self, window: QWidget, title: str, subtitle: str, width: int) -> None:
        super().__init__(window, title, subtitle=subtitle, width=width, dim_alpha=_DIM)
        self._wide = width
        self._middle = QBoxLayout(QBoxLayout.Direction.LeftToRight)

    def walk(self, key: int) -> None:
        """Follow an arrow key: from card to card, or from row to row."""
        raise NotImplementedError

    def choose_row(self, place: int) -> bool:
        """Choose the row at a place, counted from 0; False if there is none."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and figures; the buttons' keys do their part."""
        key = Qt.Key(event.key())
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain and key in ARROWS:
            event.accept()
            self.walk(key)
        elif plain and Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and self.choose_row(key - Qt.Key.Key_1):
            event.accept()
        else:
            super().keyPressEvent(event)

    def first_focus(self) -> QWidget:
        """Return the table itself: Space acts at once, the arrows begin with the first card."""
        return self

    def turn_middle(self, fan: QWidget, side: QWidget) -> None:
        """Put the rows below the cards where there is no room beside them."""
        metrics = current_metrics()
        room = min(metrics.px(self._wide), self.width() - 2 * metrics.px(16)) - 2 * metrics.px(40)
        wanted = fan.minimumSizeHint().width() + side.sizeHint().width() + metrics.px(28)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._middle.setDirection(across if wanted <= room else down)
