"""All answers as rows, for decisions that have no picture of their own."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from risk_desktop.ui.art.lettering import text_width
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.art.surface import draw_panel
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.prompt.asking import Ask
from risk_desktop.ui.kit import ButtonControl, Panel, Scrolled
from risk_desktop.ui.theme import SeatColours, current

_ROW, _WORDS, _INSET = 36, 15.5, 12
# Radius of the disc of the player whom a row is about, and the room that it takes.
_DISC, _DISC_ROOM = 11, 30


class ChoiceRow(ButtonControl):
    """One answer; checked when it is the chosen one. ``seat``: the colours of the player whom it is about."""

    def __init__(self, words: str, seat: SeatColours | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCheckable(True)
        self._words, self.seat = words, seat
        self.setAccessibleName(words)
        # Qt would hold a fixed height to that of the words on one line.
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """Room for the words on one line."""
        width = round(text_width(self._words, self._font) + self._around)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Room for a line of a few letters: the words wrap."""
        return QSize(self.metrics.px(80), max(32, self.metrics.px(_ROW)))

    def heightForWidth(self, width: int) -> int:
        """Return the height at which all words show, px."""
        room = QRect(0, 0, max(20, width - round(self._around)), 10_000)
        words = QFontMetrics(self._font).boundingRect(room, Qt.TextFlag.TextWordWrap.value, self._words)
        return max(32, self.metrics.px(_ROW), words.height() + self.metrics.px(12))

    @property
    def _font(self) -> QFont:
        return text_font(self.metrics.f(_WORDS), 600)

    @property
    def _around(self) -> float:
        return 2 * self.metrics.f(_INSET) + self._disc_room() + 2

    def _disc_room(self) -> float:
        return self.metrics.f(_DISC_ROOM) if self.seat is not None else 0.0

    def nextCheckState(self) -> None:
        """Stay as the list says: a press only tells."""

    def paint(self, painter: QPainter) -> None:
        """Paint the row: a brass line when chosen, lighter under the pointer."""
        theme, lit = current(), self.hovered or self.isChecked()
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if lit:
            draw_panel(painter, box, 7, line=theme.accent if self.isChecked() else theme.panel_line)
        inside = box.adjusted(self.metrics.f(_INSET), 0, 0, 0)
        if self.seat is not None:
            radius = self.metrics.f(_DISC)
            draw_roundel(painter, self.seat, QPointF(inside.left() + radius, inside.center().y()), radius)
            inside = inside.adjusted(self._disc_room(), 0, 0, 0)
        painter.setFont(self._font)
        painter.setPen(QColor(theme.accent if self.isChecked() else theme.text))
        wrapped = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(inside.adjusted(0, 0, -self.metrics.f(_INSET), 0), wrapped.value, self._words)


class ChoiceList(Panel):
    """The rows of a prompt in the dock; ``picked`` tells the number of the row that was pressed, from 1."""

    picked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, radius=12, padding=8, gap=2)
        self._rows: list[ChoiceRow] = []
        self._words: tuple[str, ...] = ()
        self._seats: tuple[SeatColours, ...] = ()
        self._scroll = self.scrolled()
        self.hide()

    @property
    def words(self) -> tuple[str, ...]:
        """What stands in the rows."""
        return self._words

    def show_ask(self, ask: Ask, seats: Sequence[SeatColours] = ()) -> None:
        """Show the rows of a prompt, with the colours of the players whom they are about; there may be none."""
        if (ask.rows, tuple(seats)) != (self._words, self._seats):
            self._fill(ask.rows, seats)
        for number, row in enumerate(self._rows):
            row.setChecked(number == ask.row)
        if 0 <= ask.row < len(self._rows):
            self._scroll.ensureWidgetVisible(self._rows[ask.row], 0, 0)

    def _fill(self, words: Sequence[str], seats: Sequence[SeatColours]) -> None:
        self._words, self._seats = tuple(words), tuple(seats)
        holder = Scrolled()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        discs = self._seats or (None,) * len(self._words)
        self._rows = [ChoiceRow(text, seat) for text, seat in zip(self._words, discs, strict=True)]
        for number, row in enumerate(self._rows, 1):
            row.setProperty("number", number)
            row.clicked.connect(self._tell)
            column.addWidget(row)
        column.addStretch(1)
        self._scroll.setWidget(holder)

    def _tell(self) -> None:
        self.picked.emit(int(self.sender().property("number")))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go up and down among the rows."""
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        place = next((number for number, row in enumerate(self._rows) if row.hasFocus()), -1)
        if step is None or place < 0:
            super().keyPressEvent(event)
            return
        self._rows[(place + step) % len(self._rows)].setFocus(Qt.FocusReason.TabFocusReason)
