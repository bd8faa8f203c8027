"""The chronicle: what happened, newest first, as a panel beside the board and as lines for screen readers."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAction, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.art import draw_divider, draw_panel
from risk_desktop.ui.game.chronicle.chronicle_rows import ChronicleRows
from risk_desktop.ui.game.chronicle.lines import Line
from risk_desktop.ui.kit import IconButton, Label, Restyled, Shadow
from risk_desktop.ui.names import Names
from risk_desktop.ui.screens.words import round_words
from risk_desktop.ui.theme import current_metrics

KEEP = 400
# A line that grows is looked for among this many newest ones only.
_LOOK_BACK = 12
_PADDING = 14
TAB_KEY = "L"


class Chronicle(Restyled, QWidget):
    """Panel of what happened. ``line_clicked`` carries the territories of a line; lines with one key are one line."""

    line_clicked = Signal(tuple)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: Names | None = None
        self._lines: deque[Line] = deque(maxlen=KEEP)
        self._filter: int | None = None
        self._newest = ""
        self._shadow = Shadow(self, 12)
        self._title = Label(tr("tables.chronicle"), "heading", wrap=False, parent=self)
        self._round = Label("", "caption", align=Qt.AlignmentFlag.AlignRight, wrap=False, parent=self)
        self._choose = IconButton("chevron-down", tr("tables.chronicle.filter"), kind="ghost", size=32, parent=self)
        self._choose.clicked.connect(self._offer)
        self._rows = ChronicleRows(self)
        self._rows.clicked.connect(self._click)
        self._rows.seat_clicked.connect(self._toggle_filter)
        self._head = QHBoxLayout()
        self._column = QVBoxLayout(self)
        self._build()
        self.restyle()

    def _build(self) -> None:
        self._head.addWidget(self._title)
        self._head.addStretch(1)
        self._head.addWidget(self._round)
        self._head.addWidget(self._choose)
        self._column.addLayout(self._head)
        self._column.addWidget(self._rows, 1)
        self._column.setSpacing(0)
        self.setAccessibleName(tr("tables.chronicle"))
        self._rows.setAccessibleName(tr("tables.chronicle"))

    # --- content

    def set_names(self, names: Names) -> None:
        """Use the names and colours of a game."""
        self._names = names
        self._rows.set_seats(names)
        self._show()

    def add(self, lines: Iterable[Line]) -> None:
        """Add lines, the oldest first; one whose key is there already takes that line's place."""
        newest = None
        for line in lines:
            self._put(line)
            newest = line
        if newest is not None:
            self._show()
            self._announce(newest)

    def clear(self) -> None:
        """Forget all lines."""
        self._lines.clear()
        self._newest = ""
        self._show()

    def retell(self, lines: Iterable[Line]) -> None:
        """Show these lines instead, and speak the language in use: it has changed."""
        self._title.setText(tr("tables.chronicle"))
        self.setAccessibleName(tr("tables.chronicle"))
        self._rows.setAccessibleName(tr("tables.chronicle"))
        self._choose.set_name(tr("tables.chronicle.filter"))
        self._lines.clear()
        for line in lines:
            self._put(line)
        self._show()

    def set_filter(self, seat: int | None) -> None:
        """Show the lines of one seat only; None shows all."""
        self._filter = seat
        self._show()

    @property
    def filter(self) -> int | None:
        """Seat whose lines show, None for all."""
        return self._filter

    def lines(self) -> list[Line]:
        """Return the lines that show, newest first."""
        return [line for line in reversed(self._lines) if self._filter is None or line.seat == self._filter]

    @property
    def _edition(self) -> str:
        return self._names.table.edition if self._names is not None else ""

    def _put(self, line: Line) -> None:
        if line.key:
            for back in range(1, min(_LOOK_BACK, len(self._lines)) + 1):
                if self._lines[-back].key == line.key:
                    self._lines[-back] = line
                    return
        self._lines.append(line)

    def _show(self) -> None:
        shown = self.lines()
        number = self._lines[-1].round if self._lines else 0
        words = round_words(self._edition, "tables.round", number=number) if number else ""
        if self._filter is not None and self._names is not None:
            words = self._names.player(self._filter)
        if words != self._round.text():
            self._round.setText(words)
        self._rows.set_lines(shown)

    def _announce(self, line: Line) -> None:
        words = f"{line.title}. {line.detail}" if line.detail else line.title
        if words == self._newest:
            return
        self._newest = words
        self.setAccessibleDescription(words)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    # --- choosing

    def _click(self, line: Line) -> None:
        if line.territories:
            self.line_clicked.emit(line.territories)

    def _toggle_filter(self, seat: int) -> None:
        self.set_filter(None if self._filter == seat else seat)

    def _offer(self) -> None:
        """Open the list of players to filter by."""
        if self._names is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        everybody = menu.addAction(tr("tables.chronicle.everybody"))
        self._prepare(everybody, -1, self._filter is None)
        for seat in range(len(self._names.table.seats)):
            self._prepare(menu.addAction(self._names.player(seat)), seat, self._filter == seat)
        menu.triggered.connect(self._chosen)
        corner = self._choose.mapToGlobal(QPoint(self._choose.width() - menu.sizeHint().width(), self._choose.height()))
        menu.popup(corner)

    def _prepare(self, action: QAction, seat: int, on: bool) -> None:
        action.setData(seat)
        action.setCheckable(True)
        action.setChecked(on)

    def _chosen(self, action: QAction) -> None:
        seat = action.data()
        self.set_filter(None if seat < 0 else seat)

    # --- look

    def restyle(self) -> None:
        """Scale the spaces."""
        metrics = current_metrics()
        space = metrics.px(_PADDING)
        self._column.setContentsMargins(space, metrics.px(6), metrics.px(4), metrics.px(8))
        self._head.setContentsMargins(0, 0, metrics.px(6), metrics.px(6))
        self._head.setSpacing(metrics.px(4))
        self._choose.setToolTip(tr("tables.chronicle.filter"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel and the line below its head."""
        painter = QPainter(self)
        draw_panel(painter, QRectF(self.rect()), 12, alpha=255)
        y = self._rows.y() - 2.5
        draw_divider(painter, current_metrics().f(_PADDING), self.width() - current_metrics().f(_PADDING), y)
        painter.end()
