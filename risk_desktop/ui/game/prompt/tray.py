"""The tray above the prompt: number of dice, how many armies, presets. It shows only what the prompt asks for."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from risk_desktop.i18n import capitalized
from risk_desktop.ui.game.prompt.asking import Ask, Number, Picks, Preset, Toggle
from risk_desktop.ui.game.prompt.piece_switch import PieceSwitch
from risk_desktop.ui.kit import Button, Label, Panel, Slider, Stepper, ToggleRow
from risk_desktop.ui.names import Names
from risk_desktop.ui.theme import Metrics, current_metrics

# Keys that a focused stepper keeps; all others are the board's and the buttons'.
_NUMBER_KEYS = {
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Backspace,
    Qt.Key.Key_Delete,
    *(Qt.Key(Qt.Key.Key_0 + digit) for digit in range(10)),
}
_SLIDER_FROM = 4
# Px round what is in the tray at 100 %; large text needs no more, and the board has better use for it.
_PADDING = 7
_WIDEST = 100_000
_Shown = tuple[Picks | None, Number | None, tuple[Preset, ...], Picks | None, tuple[Toggle, ...], int]


class Tray(Panel):
    """Settings of the answer at hand.

    ``number_set`` tells a count of armies, ``picked`` a value of the row, ``picked_more`` one of the other row,
    ``toggled`` a kind of piece.
    """

    number_set = Signal(int)
    picked = Signal(int)
    picked_more = Signal(int)
    toggled = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, radius=12, padding=_PADDING, gap=10)
        self._content: QWidget | None = None
        self._stepper: Stepper | None = None
        self._slider: Slider | None = None
        self._shown: _Shown | None = None
        self._names: Names | None = None
        self._ask: Ask | None = None
        self._room = _WIDEST
        self._row = self.row()
        self.hide()

    def restyle(self) -> None:
        """Scale padding and gaps."""
        super().restyle()
        if (layout := self.layout()) is not None:
            space = round(_PADDING * current_metrics().density)
            layout.setContentsMargins(space, space, space, space)

    @property
    def stepper(self) -> Stepper | None:
        """The stepper that shows, if any."""
        return self._stepper

    @property
    def usual_height(self) -> int:
        """Height of a tray of one row of words and buttons, px."""
        margins = self._row.contentsMargins()
        return _button_height(current_metrics()) + margins.top() + margins.bottom()

    def set_names(self, names: Names) -> None:
        """Take the names and colours of the game, for pieces."""
        self._names = names

    def set_room(self, width: int) -> None:
        """Keep within a width in px: what does not fit on a line goes onto the next one."""
        if width != self._room:
            self._room = width
            if self._ask is not None and self._ask.has_tray:
                self._build(self._ask)

    def show_ask(self, ask: Ask) -> None:
        """Show what a prompt lets one set; hide if there is nothing."""
        self._ask = ask
        # Whose prompt it is shows on the pieces only.
        wanted = (ask.picks, ask.number, ask.presets, ask.more, ask.toggles, ask.seat if ask.toggles else -1)
        if wanted != self._shown:
            if self._only_value_differs(wanted):
                assert ask.number is not None
                self._set_value(ask.number.value)
            else:
                self._build(ask)
            self._shown = wanted
        self.setVisible(ask.has_tray)

    def _only_value_differs(self, wanted: _Shown) -> bool:
        if self._shown is None or self._stepper is None:
            return False
        before, after = self._shown[1], wanted[1]
        if before is None or after is None:
            return False
        same = (before.name, before.low, before.high, before.after) == (after.name, after.low, after.high, after.after)
        return same and self._shown[0] == wanted[0] and self._shown[2:] == wanted[2:]

    def _build(self, ask: Ask) -> None:
        if self._content is not None:
            self._row.removeWidget(self._content)
            self._content.hide()
            self._content.deleteLater()
        self._stepper = self._slider = None
        content = QWidget(self)
        self._lay_out(content, self._parts(ask, content))
        self._content = content
        self._row.addWidget(content)
        content.show()
        self._row.invalidate()
        self._row.activate()

    def _parts(self, ask: Ask, content: QWidget) -> list[QWidget]:
        """Return what the prompt lets one set, in parts that stay together."""
        parts: list[QWidget] = []

        def begin() -> QHBoxLayout:
            parts.append(QWidget(content))
            row = QHBoxLayout(parts[-1])
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(current_metrics().px(10))
            return row

        if ask.more is not None:
            self._add_picks(begin(), ask.more, self._tell_more)
        if ask.picks is not None:
            self._add_picks(begin(), ask.picks, self._tell_pick)
        for toggle in ask.toggles:
            self._add_toggle(begin(), toggle, ask.seat)
        if ask.number is not None:
            self._add_number(begin(), ask.number, ask.picks is not None)
        for preset in ask.presets:
            self._add_preset(begin(), preset)
        return parts

    def _lay_out(self, content: QWidget, parts: list[QWidget]) -> None:
        """Fill line after line."""
        side, gap = current_metrics().px(6), current_metrics().px(10)
        column = QVBoxLayout(content)
        column.setContentsMargins(side, 0, side, 0)
        column.setSpacing(side)
        margins = self._row.contentsMargins()
        room = self._room - 2 * side - margins.left() - margins.right()
        row, used = QHBoxLayout(), 0
        for part in parts:
            width = part.sizeHint().width()
            if used and used + gap + width > room:
                row.addStretch(1)
                column.addLayout(row)
                row, used = QHBoxLayout(), 0
            row.setSpacing(gap)
            row.addWidget(part)
            used += width + (gap if used else 0)
        if column.count():
            row.addStretch(1)  # under another line parts keep their size
        column.addLayout(row)

    def _add_picks(self, row: QHBoxLayout, picks: Picks, tell: Callable[[object], None]) -> None:
        row.addWidget(Label(picks.name, "strong", wrap=False))
        chooser = ToggleRow(picks.choices, picks.name)
        chooser.set_value(picks.value)
        chooser.chosen.connect(tell)
        for piece in chooser.findChildren(QWidget):
            piece.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        row.addWidget(chooser)

    def _add_number(self, row: QHBoxLayout, number: Number, with_picks: bool) -> None:
        if number.name:
            row.addWidget(Label(number.name, "strong", wrap=False))
        if number.high - number.low >= _SLIDER_FROM and not with_picks and not current_metrics().folded:
            self._slider = Slider(number.name, number.low, number.high, number.value)
            self._slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._slider.setMinimumWidth(current_metrics().px(110))
            self._slider.valueChanged.connect(self._tell_number)
            row.addWidget(self._slider)
        self._stepper = Stepper(number.name or number.after, number.low, number.high, number.value)
        for widget in (self._stepper, *self._stepper.findChildren(QWidget)):
            widget.installEventFilter(self)
            if widget.focusPolicy() & Qt.FocusPolicy.ClickFocus and widget is not self._stepper.lineEdit():
                widget.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._stepper.valueChanged.connect(self._tell_number)
        row.addWidget(self._stepper)
        if number.after:
            row.addWidget(Label(number.after, "strong", wrap=False))

    def _add_preset(self, row: QHBoxLayout, preset: Preset) -> None:
        button = Button(preset.words, "ghost")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setProperty("number", preset.value)
        button.clicked.connect(self._take_preset)
        row.addWidget(button)

    def _add_toggle(self, row: QHBoxLayout, toggle: Toggle, seat: int) -> None:
        assert self._names is not None
        name = self._names.piece(toggle.kind)
        switch = PieceSwitch(toggle, capitalized(name), self._names.seat_colours(seat))
        switch.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        switch.clicked.connect(self._take_toggle)
        row.addWidget(switch)

    def _take_toggle(self) -> None:
        self.toggled.emit(self.sender().objectName())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave letters, Space and Esc to the board and the buttons while the stepper has the focus."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.ShortcutOverride:
            return False
        if event.key() in _NUMBER_KEYS:
            return False
        event.ignore()
        return True

    def _set_value(self, value: int) -> None:
        for widget in (self._stepper, self._slider):
            if widget is not None and widget.value() != value:
                widget.blockSignals(True)
                widget.setValue(value)
                widget.blockSignals(False)

    def _tell_number(self, value: int) -> None:
        self._set_value(value)
        self.number_set.emit(value)

    def _tell_pick(self, value: object) -> None:
        if isinstance(value, int):
            self.picked.emit(value)

    def _tell_more(self, value: object) -> None:
        if isinstance(value, int):
            self.picked_more.emit(value)

    def _take_preset(self) -> None:
        value = self.sender().property("number")
        self._set_value(value)
        self.number_set.emit(value)


@lru_cache(maxsize=8)
def _button_height(sizes: Metrics) -> int:
    """Return the height of a small button at the sizes in use, px."""
    return Button("", "ghost").sizeHint().height()
