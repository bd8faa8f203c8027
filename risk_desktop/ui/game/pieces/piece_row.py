"""The pieces that may take part in what is decided at the battle table: a switch for each."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from risk_desktop.ui.game.pieces.piece_switch import PieceSwitch
from risk_desktop.ui.game.prompt.asking import Toggle
from risk_desktop.ui.names import Names
from risk_desktop.ui.theme import current_metrics


class PieceRow(QWidget):
    """Switches side by side, in as many lines as they need; hidden without any. ``toggled`` tells a kind of piece."""

    toggled = Signal(str)

    def __init__(self, names: Names, parent: QWidget) -> None:
        super().__init__(parent)
        self._names = names
        self._shown: tuple[tuple[Toggle, ...], int] = ((), -1)
        self.switches: list[PieceSwitch] = []
        self.hide()

    def show_pieces(self, toggles: tuple[Toggle, ...], seat: int) -> bool:
        """Show switches in the colours of a seat; tell whether anything has changed."""
        if (toggles, seat) == self._shown:
            return False
        self._shown = (toggles, seat)
        for switch in self.switches:
            switch.hide()
            switch.deleteLater()
        self.switches = [self._switch(toggle, seat) for toggle in toggles]
        self._place()
        self.setVisible(bool(toggles))
        return True

    def _switch(self, toggle: Toggle, seat: int) -> PieceSwitch:
        name = self._names.piece(toggle.kind)
        switch = PieceSwitch(toggle, name[:1].upper() + name[1:], self._names.seat_colours(seat), self)
        switch.clicked.connect(self._tell)
        switch.show()
        return switch

    def _tell(self) -> None:
        self.toggled.emit(self.sender().objectName())

    def wanted(self, width: int) -> int:
        """Return the height in a width, px; 0 while there is nothing to show."""
        return max((place.bottom() + 1 + current_metrics().px(4) for place in self._places(width)), default=0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the switches."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        for switch, place in zip(self.switches, self._places(self.width()), strict=True):
            switch.setGeometry(place)
        self.setMinimumHeight(self.wanted(self.width()))

    def _places(self, width: int) -> Iterator[QRect]:
        """Yield where the switches stand in a width, line after line."""
        metrics = current_metrics()
        side, gap = metrics.px(20), metrics.px(8)
        left, top = side, metrics.px(8)
        for switch in self.switches:
            size = switch.sizeHint()
            if left > side and left + size.width() > width - side:
                left, top = side, top + size.height() + gap
            yield QRect(left, top, size.width(), size.height())
            left += size.width() + gap
