"""What can be set before one answers: number of dice, how many armies, who goes along. It stands in the bottom bar."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from risk_desktop.i18n import capitalized
from risk_desktop.ui.game.prompt.asking import Ask, Number, Picks, Preset, Toggle
from risk_desktop.ui.game.prompt.piece_switch import PieceSwitch
from risk_desktop.ui.kit import Label, Segment, Slider, Stepper, ToggleRow
from risk_desktop.ui.kit.painted import sizes_for
from risk_desktop.ui.names import Names

# Keys that a focused stepper keeps; all others are the board's and the buttons'.
_NUMBER_KEYS = {
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Backspace,
    Qt.Key.Key_Delete,
    *(Qt.Key(Qt.Key.Key_0 + digit) for digit in range(10)),
}
_SLIDER_FROM = 4
_STEPS = ("words", "slider", "names", "presets", "number", "rows")
"""What is left out where there is little room, from the first to the last: words of pieces, slider, names of rows, the buttons
for the fewest and all, the name of the number; at last two rows of values stand one above the other."""
# Room between two parts, and between what belongs to one part, px at 100 %; between two rows one above the other, px.
_BETWEEN, _WITHIN, _STACKED = 10, 8, 4
# Qt's QWIDGETSIZE_MAX.
_UNBOUND = 16_777_215
_Shown = tuple[Picks | None, Number | None, tuple[Preset, ...], Picks | None, tuple[Toggle, ...], int]


class Tray(QWidget):
    """Settings of the answer at hand, side by side; the number stands rightmost, so that nothing else moves it.

    ``number_set`` tells a count of armies, ``picked`` a value of the row, ``picked_more`` one of the other row,
    ``toggled`` a kind of piece. A number that belongs to a button stands in a tray of its own, ``joined``.
    """

    number_set = Signal(int)
    picked = Signal(int)
    picked_more = Signal(int)
    toggled = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stepper: Stepper | None = None
        self._slider: Slider | None = None
        self._presets: list[Segment] = []
        """The buttons that set the number to a value; that of the value in force is lit, as among dice."""
        self._parts: list[QWidget] = []
        self._spared: dict[str, list[QWidget]] = {}
        """What may be left out, by step of ``_STEPS``."""
        self._rows: list[QWidget] = []
        """The parts that hold a row of values."""
        self._stacked = False
        """Whether these stand one above the other."""
        self._most = _UNBOUND
        """How high each of them may be, px."""
        self._shown: _Shown | None = None
        self._names: Names | None = None
        self._ask: Ask | None = None
        self.joined: Tray | None = None
        self.hide()

    def join(self, other: Tray) -> None:
        """Let another tray stand for this one's number where that belongs to a button."""
        self.joined = other
        other.number_set.connect(self.number_set)

    @property
    def stepper(self) -> Stepper | None:
        """The stepper that shows, if any."""
        return self._stepper or (self.joined.stepper if self.joined is not None else None)

    def set_names(self, names: Names) -> None:
        """Take the names and colours of the game, for pieces."""
        self._names = names

    def fit(self, wanted: int, most: int) -> int:
        """Show as much as fits into the width ``wanted``, or else into ``most``; return the width that it takes, px."""
        widths = list[int]()
        for step in range(len(_STEPS) + 1):
            self._leave_out(step)
            widths.append(self.sizeHint().width())
            if widths[-1] <= wanted:
                return widths[-1]
        step = next((step for step, width in enumerate(widths) if width <= most), len(_STEPS))
        self._leave_out(step)
        return widths[step]

    def least_width(self) -> int:
        """Return the width in px of what is never left out; 0 while nothing is to be set."""
        if self.isHidden():
            return 0
        self._leave_out(len(_STEPS))
        return self.sizeHint().width()

    def _leave_out(self, steps: int) -> None:
        """Leave out what tooltips and keys tell too: so many steps."""
        gone = _STEPS[:steps]
        self._stack("rows" in gone)
        for step, widgets in self._spared.items():
            for widget in widgets:
                widget.setVisible(step not in gone)
        for switch in self.findChildren(PieceSwitch):
            switch.set_terse("words" in gone)

    def _stack(self, stacked: bool) -> None:
        """Let rows of values stand one above the other, and low enough for the bar, or side by side."""
        self._stacked = stacked and len(self._rows) > 1
        bar = self.parentWidget() or self
        self._most = bar.height() // len(self._rows) - _STACKED if self._stacked else _UNBOUND
        for part in self._rows:
            for chooser in part.findChildren(ToggleRow):
                for piece in chooser.pieces:
                    piece.setMaximumHeight(self._most)

    def _columns(self) -> list[list[QWidget]]:
        """Return the parts in which anything shows, from the left; those of a column stand one above the other."""
        parts = [part for part in self._parts if not part.isHidden() and _width(part) > 0]
        if not self._stacked:
            return [[part] for part in parts]
        return [self._rows if part is self._rows[0] else [part] for part in parts if part not in self._rows[1:]]

    def _height(self, column: list[QWidget]) -> int:
        """Return the height of parts one above the other, px; their layouts learn of a limit only later."""
        return sum(min(part.sizeHint().height(), self._most) for part in column) + _STACKED * (len(column) - 1)

    def sizeHint(self) -> QSize:
        """Room for all columns, side by side."""
        columns = self._columns()
        between = sizes_for(self).px(_BETWEEN) * max(0, len(columns) - 1)
        wide = sum(max(map(_width, column)) for column in columns)
        return QSize(wide + between, max(map(self._height, columns), default=0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the parts."""
        super().resizeEvent(event)
        self.place_parts()

    def place_parts(self) -> None:
        """Place the parts side by side, up to the right end."""
        right = self.width()
        for column in reversed(self._columns()):
            top = (self.height() - self._height(column)) // 2
            for part in column:
                width, high = _width(part), self._height([part])
                part.setGeometry(right - width, top, width, high)
                top += high + _STACKED
                if (layout := part.layout()) is not None:
                    layout.activate()  # its widgets stand there before the next event
            right -= max(map(_width, column)) + sizes_for(self).px(_BETWEEN)

    def show_ask(self, ask: Ask) -> None:
        """Show what a prompt lets one set; hide if there is nothing."""
        if self.joined is not None:
            joined = ask.number if ask.number is not None and ask.number.joined else None
            self.joined.show_ask(Ask(ask.seat, "", number=joined))
            ask = ask if joined is None else replace(ask, number=None)
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
        same = (before.name, before.low, before.high) == (after.name, after.low, after.high)
        return same and self._shown[0] == wanted[0] and self._shown[2:] == wanted[2:]

    def _build(self, ask: Ask) -> None:
        for part in self._parts:
            part.hide()
            part.deleteLater()
        self._stepper = self._slider = None
        self._presets.clear()
        self._parts, self._rows, self._spared, self._stacked = [], [], {}, False
        for toggle in ask.toggles:
            self._add_toggle(self._begin(), toggle, ask.seat)
        if ask.more is not None:
            self._add_picks(self._begin(), ask.more, self._tell_more, named=True)
        if ask.picks is not None:
            self._add_picks(self._begin(), ask.picks, self._tell_pick, named=ask.more is not None)
        if ask.number is not None:
            self._add_ways(ask.number, ask.picks is not None)
        for preset in ask.presets:
            self._add_preset(self._begin(), preset)
        self._spared["presets"] = [*self._presets]
        if ask.number is not None:
            self._add_stepper(self._begin(), ask.number)
            self._set_value(ask.number.value)
        for part in self._parts:
            part.show()
        self.place_parts()

    def _begin(self) -> QHBoxLayout:
        """Begin a part, whose widgets stay together."""
        part = QWidget(self)
        self._parts.append(part)
        row = QHBoxLayout(part)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(sizes_for(self).px(_WITHIN))
        return row

    def _add_picks(self, row: QHBoxLayout, picks: Picks, tell: Callable[[object], None], *, named: bool) -> None:
        """Add a row of values; where there are two rows both must stay ``named``."""
        self._rows.append(self._parts[-1])
        name = Label(picks.name, "strong", wrap=False)
        row.addWidget(name)
        if not named:
            self._spared.setdefault("names", []).append(name)
        chooser = ToggleRow(picks.choices, picks.name)
        chooser.setToolTip(picks.name)
        chooser.set_value(picks.value)
        chooser.disable_values(picks.off)
        chooser.chosen.connect(tell)
        for piece in chooser.findChildren(QWidget):
            piece.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        row.addWidget(chooser)

    def _add_ways(self, number: Number, with_picks: bool) -> None:
        """Add the name of a number and a slider, as far as it has them."""
        if number.joined:
            return
        if number.name:
            name = Label(number.name, "strong", wrap=False)
            self._begin().addWidget(name)
            # It goes last, as a number without a word is a riddle.
            self._spared["number"] = [name]
        if number.high - number.low >= _SLIDER_FROM and not with_picks:
            self._slider = Slider(self._name_of(number), number.low, number.high, number.value)
            self._slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._slider.setMinimumWidth(sizes_for(self).px(110))
            self._slider.valueChanged.connect(self._tell_number)
            self._begin().addWidget(self._slider)
            self._spared["slider"] = [self._slider]

    def _name_of(self, number: Number) -> str:
        """Return the name of a number for screen readers: where none shows, what is asked."""
        return number.name or (self._ask.title if self._ask is not None else "")

    def _add_stepper(self, row: QHBoxLayout, number: Number) -> None:
        self._stepper = Stepper(self._name_of(number), number.low, number.high, number.value)
        for widget in (self._stepper, *self._stepper.findChildren(QWidget)):
            widget.installEventFilter(self)
            if widget.focusPolicy() & Qt.FocusPolicy.ClickFocus and widget is not self._stepper.lineEdit():
                widget.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._stepper.valueChanged.connect(self._tell_number)
        row.addWidget(self._stepper)
        self._stepper.setToolTip(number.name)
        self._stepper.setEnabled(not number.fixed)

    def _add_preset(self, row: QHBoxLayout, preset: Preset) -> None:
        segment = Segment(preset.words)
        segment.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        segment.clicked.connect(self._take_preset)
        segment.setProperty("number", preset.value)
        self._presets.append(segment)
        row.addWidget(segment)

    def _add_toggle(self, row: QHBoxLayout, toggle: Toggle, seat: int) -> None:
        assert self._names is not None
        name = self._names.called(toggle.look)
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
        for segment in self._presets:
            segment.setChecked(segment.property("number") == value)

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
        self._tell_number(self.sender().property("number"))


def _width(part: QWidget) -> int:
    """Return the width in px of what a part shows; its layout knows it only once it has been shown."""
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    shown = [child for child in part.findChildren(QWidget, options=direct) if not child.isHidden()]
    return sum(child.sizeHint().width() for child in shown) + sizes_for(part).px(_WITHIN) * (len(shown) - 1)
