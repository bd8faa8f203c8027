"""The chronicle: what happened, newest first, as a panel beside the board."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QAction, QPainter, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.art.surface import draw_divider, draw_panel
from risk_desktop.ui.game.chronicle.line_list import LineList
from risk_desktop.ui.game.chronicle.lines import LogLine
from risk_desktop.ui.kit import IconButton, Label, PaintedWidget, Shadow
from risk_desktop.ui.names import Names
from risk_desktop.ui.theme import current_metrics
from risk_desktop.ui.words import round_words

_PADDING = 14
TAB_KEY = "L"


class Chronicle(PaintedWidget):
    """Panel of what happened; lines with one key are one line.

    Signals: ``line_clicked`` (the territories of a line), ``line_picked`` (a line whose place in the game is known), ``added``
    (new lines, the oldest first).
    """

    line_clicked = Signal(tuple)
    line_picked = Signal(object)
    added = Signal(list)

    def __init__(self, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._shadow = Shadow(self, 12)
        self._title = Label("", "heading", wrap=False, parent=self)
        self._round = Label("", "caption", align=Qt.AlignmentFlag.AlignRight, wrap=False, parent=self)
        self.choose = IconButton("chevron-down", tr("tables.chronicle.filter"), kind="ghost", size=32, parent=self)
        self.choose.clicked.connect(self._open_menu)
        self.rows = LineList(names, self)
        self.rows.line_clicked.connect(self._click)
        self.rows.seat_clicked.connect(self._toggle_filter)
        self._head = QHBoxLayout()
        self._column = QVBoxLayout(self)
        self._build()
        self.restyle()

    def _build(self) -> None:
        self._head.addWidget(self._title)
        self._head.addStretch(1)
        self._head.addWidget(self._round)
        self._head.addWidget(self.choose)
        self._column.addLayout(self._head)
        self._column.addWidget(self.rows, 1)
        self._column.setSpacing(0)
        self._translate()

    def _translate(self) -> None:
        name = tr("tables.chronicle")
        self._title.setText(name)
        self.setAccessibleName(name)
        self.rows.setAccessibleName(name)
        self.choose.set_name(tr("tables.chronicle.filter"))

    # --- content

    def add(self, lines: Iterable[LogLine]) -> None:
        """Add lines, the oldest first; one whose key is there already takes that line's place."""
        new = list(lines)
        if new:
            self.rows.add(new)
            self._show_round()
            self.added.emit(new)

    def retell(self, lines: Iterable[LogLine]) -> None:
        """Show these lines instead, and speak the language in use: it has changed."""
        self._translate()
        self.rows.replace(lines)
        self._show_round()

    def set_filter(self, seat: int | None) -> None:
        """Show the lines of one seat only; None shows all."""
        self.rows.show_seat(seat)
        self._show_round()

    @property
    def filter(self) -> int | None:
        """Seat whose lines show, None for all."""
        return self.rows.seat

    def lines(self) -> list[LogLine]:
        """Return the lines that show, newest first."""
        return list(self.rows.lines())

    def all_lines(self) -> list[LogLine]:
        """Return the lines of everybody, newest first, also while those of one seat show."""
        return list(self.rows.all_lines())

    def _show_round(self) -> None:
        """Show the round of the newest line, or whose lines alone are shown."""
        newest, words = next(self.rows.lines(), None), ""
        if self.filter is not None:
            words = self._names.player(self.filter)
        elif newest is not None and newest.round:
            words = round_words(self._names.table.edition, "tables.round", number=newest.round)
        if words != self._round.text():
            self._round.setText(words)
            self._fit_head()

    def _fit_head(self) -> None:
        """Leave the round out where it and the title would cut each other, for the top bar has it; the title beside a name."""
        parts = (self._title, self._round, self.choose)
        margins = self._column.contentsMargins().left() + self._column.contentsMargins().right()
        wide = sum(part.sizeHint().width() for part in parts) + 3 * self._head.spacing() + margins
        fits = wide + self._head.contentsMargins().right() <= self.width()
        self._title.setVisible(fits or self.filter is None)
        self._round.setVisible(fits or self.filter is not None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the words above the lines that have room."""
        super().resizeEvent(event)
        self._fit_head()

    # --- choosing

    def _click(self, line: LogLine) -> None:
        if line.territories:
            self.line_clicked.emit(line.territories)
        if line.place >= 0:
            self.line_picked.emit(line)

    def _toggle_filter(self, seat: int) -> None:
        self.set_filter(None if self.filter == seat else seat)

    def _open_menu(self) -> None:
        """Open the list of players to filter by."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._add_choice(menu, tr("tables.chronicle.everybody"), None)
        for seat in self._names.players:
            self._add_choice(menu, self._names.player(seat), seat)
        menu.triggered.connect(self._choose)
        corner = self.choose.mapToGlobal(QPoint(self.choose.width() - menu.sizeHint().width(), self.choose.height()))
        menu.popup(corner)

    def _add_choice(self, menu: QMenu, name: str, seat: int | None) -> None:
        action = menu.addAction(name)
        action.setData(seat)
        action.setCheckable(True)
        action.setChecked(seat == self.filter)

    def _choose(self, action: QAction) -> None:
        self.set_filter(action.data())

    # --- look

    def restyle(self) -> None:
        """Scale the spaces."""
        metrics = current_metrics()
        space = metrics.px(_PADDING)
        self._column.setContentsMargins(space, metrics.px(6), metrics.px(4), metrics.px(8))
        self._head.setContentsMargins(0, 0, metrics.px(6), metrics.px(6))
        self._head.setSpacing(metrics.px(4))

    def paint(self, painter: QPainter) -> None:
        """Paint the panel and the line below its head."""
        draw_panel(painter, QRectF(self.rect()), 12)
        y = self.rows.y() - 2.5
        draw_divider(painter, current_metrics().f(_PADDING), self.width() - current_metrics().f(_PADDING), y)
