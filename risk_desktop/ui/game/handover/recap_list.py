"""What happened since somebody's last turn as a list: chips with the balance, and a row for each thing that happened."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.art import LEFT, draw_text, text_width
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.board.markers.trail import draw_number
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.handover.recap import Balance, Recap, RecapEntry
from risk_desktop.ui.kit import Label, PaintedWidget, Restyled, RoundelWidget, ScrollArea, Scrolled
from risk_desktop.ui.names import Names
from risk_desktop.ui.theme import current, current_metrics

_CHIP_PX, _CHIP_HIGH, _SIGN = 13.5, 24, 20
# From this width on the rows stand in two columns, px at 100 %.
_TWO_COLUMNS = 700


class BalanceChip(PaintedWidget):
    """A figure with the icon that it has on the plaques; one that went down is framed in red."""

    def __init__(self, icon: str, figure: str, words: str, *, worse: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon, self._figure, self._worse = icon, figure, worse
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Room for icon and figure."""
        metrics = current_metrics()
        words = text_width(self._figure, text_font(metrics.f(_CHIP_PX), 700))
        return QSize(round(words + metrics.f(38)), metrics.px(_CHIP_HIGH))

    def paint(self, painter: QPainter) -> None:
        """Paint the chip."""
        theme, metrics = current(), current_metrics()
        box = QRectF(self.rect()).adjusted(0.8, 0.8, -0.8, -0.8)
        ink = theme.bad if self._worse else theme.text
        painter.setPen(QPen(QColor(theme.bad if self._worse else theme.panel_line), 1.3))
        painter.setBrush(rgba(theme.well, 120))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        side = metrics.f(15)
        icon = QRectF(box.left() + metrics.f(8), box.center().y() - side / 2, side, side)
        draw_icon(painter, self._icon, icon, theme.text2)
        words = box.adjusted(metrics.f(27), 0, 0, 0)
        draw_text(painter, words, self._figure, text_font(metrics.f(_CHIP_PX), 700), ink, LEFT)


class RecapSign(PaintedWidget):
    """What stands at the end of a row: the number of its arrow, or an icon."""

    def __init__(self, entry: RecapEntry, parent: QWidget) -> None:
        super().__init__(parent)
        self._entry = entry
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """A small square."""
        return QSize(current_metrics().px(_SIGN), current_metrics().px(_SIGN))

    def paint(self, painter: QPainter) -> None:
        """Paint number or icon."""
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self._entry.number:
            draw_number(painter, box, self._entry.number)
        elif self._entry.icon:
            draw_icon(painter, self._entry.icon, box, current().accent)


class RecapRow(PaintedWidget):
    """One thing that happened: who, what, from whom. ``pointed`` and ``picked`` tell its place in the list."""

    pointed = Signal(int)
    picked = Signal(int)

    def __init__(self, number: int, entry: RecapEntry, names: Names, parent: QWidget) -> None:
        super().__init__(parent)
        self._number, self.entry = number, entry
        self._lit = False
        line, colours = entry.line, names.seat_colours(entry.line.seat)
        self._row = QHBoxLayout(self)
        self._row.addWidget(RoundelWidget(colours, 9, parent=self), 0, Qt.AlignmentFlag.AlignVCenter)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(Label(line.title, "caption", colour="text", parent=self))
        if line.detail:
            words.addWidget(Label(line.detail, "small", parent=self))
        self._row.addLayout(words, 1)
        self._row.addWidget(RecapSign(entry, self), 0, Qt.AlignmentFlag.AlignVCenter)
        number_words = (tr("tables.recap.arrow", n=entry.number),) if entry.number else ()
        self.setAccessibleName(". ".join(filter(None, (line.title, line.detail, *number_words))))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.restyle()

    def restyle(self) -> None:
        """Scale the spacing."""
        metrics = current_metrics()
        self._row.setContentsMargins(metrics.px(5), metrics.px(3), metrics.px(6), metrics.px(3))
        self._row.setSpacing(metrics.px(6))

    def set_lit(self, lit: bool) -> None:
        """Let the row stand out, or not."""
        if lit != self._lit:
            self._lit = lit
            self.update()

    def paint(self, painter: QPainter) -> None:
        """Paint the ground: red for a loss, brass round what stands out."""
        theme, box = current(), QRectF(self.rect()).adjusted(0.8, 0.8, -0.8, -0.8)
        fill = rgba(theme.danger_fill, 110) if self.entry.lost else rgba(theme.row, 26 if self._lit else 8)
        line = QColor(theme.on_turn_line) if self._lit else rgba(theme.danger_line, 200 if self.entry.lost else 0)
        painter.setPen(QPen(line, 1.6 if self._lit else 1.1))
        painter.setBrush(fill)
        painter.drawRoundedRect(box, 7, 7)

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer is here."""
        self.pointed.emit(self._number)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer has left."""
        self.pointed.emit(-1)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard is here."""
        self.pointed.emit(self._number)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard has left."""
        self.pointed.emit(-1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pick the row."""
        self.picked.emit(self._number)


class RecapList(Restyled, QWidget):
    """Chips and rows, which scroll; in two columns where there is room. Signals as those of a row."""

    pointed = Signal(int)
    picked = Signal(int)

    def __init__(self, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._chips = QHBoxLayout()
        self._column.addLayout(self._chips)
        self.rows: list[RecapRow] = []
        self._grid = QGridLayout()
        self._scroll = ScrollArea(QWidget(), self)
        self._column.addWidget(self._scroll, 1)

    def show_recap(self, recap: Recap) -> None:
        """Show a recap from its first row on."""
        while (item := self._chips.takeAt(0)) is not None:
            if (chip := item.widget()) is not None:
                chip.hide()
                chip.deleteLater()
        for chip in self._balance(recap.balance) if recap.balance is not None else ():
            self._chips.addWidget(chip)
        self._chips.addStretch(1)
        holder = Scrolled()
        self._grid = QGridLayout(holder)
        self.rows = [RecapRow(number, entry, self._names, holder) for number, entry in enumerate(recap.entries)]
        for row in self.rows:
            row.pointed.connect(self.pointed)
            row.picked.connect(self.picked)
        self.restyle()
        self._scroll.setWidget(holder)

    def light(self, entry: RecapEntry | None) -> None:
        """Let the row of an entry stand out, in sight, or none."""
        for row in self.rows:
            row.set_lit(row.entry is entry)
            if row.entry is entry and not row.underMouse():
                self._scroll.ensureWidgetVisible(row, 0, 4)

    def rows_height(self, width: int) -> int:
        """Return the height in px that shows all rows at a width."""
        needed = self._grid.heightForWidth(width) if self._grid.hasHeightForWidth() else 0
        return needed + current_metrics().px(_CHIP_HIGH + 12)

    def restyle(self) -> None:
        """Scale the spacing, and lay out the rows."""
        metrics = current_metrics()
        self._column.setSpacing(metrics.px(6))
        self._chips.setSpacing(metrics.px(5))
        self._grid.setContentsMargins(0, 0, metrics.px(4), 0)
        self._grid.setSpacing(metrics.px(3))
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the rows into one column or two."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        columns = 2 if self.width() >= current_metrics().px(_TWO_COLUMNS) else 1
        for row in self.rows:
            self._grid.removeWidget(row)
        for number, row in enumerate(self.rows):
            self._grid.addWidget(row, number // columns, number % columns)
        for column in range(2):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        for number in range(self._grid.rowCount()):
            self._grid.setRowStretch(number, 0)
        self._grid.setRowStretch(len(self.rows), 1)

    def _balance(self, balance: Balance) -> list[BalanceChip]:
        land, army = _signed(balance.territories), _signed(balance.armies or 0)
        chips = [
            BalanceChip(
                "land",
                land,
                tr("tables.recap.balance.territories", change=land),
                worse=balance.territories < 0,
                parent=self,
            ),
            BalanceChip(
                "income",
                f"+{balance.income}",
                tr("tables.recap.balance.income", change=f"+{balance.income}"),
                worse=False,
                parent=self,
            ),
        ]
        if balance.armies is not None:
            words = tr("tables.recap.balance.armies", change=army)
            chips.append(BalanceChip("army", army, words, worse=balance.armies < 0, parent=self))
        return chips


def _signed(number: int) -> str:
    return f"{number:+d}".replace("-", "\N{MINUS SIGN}") if number else "\N{PLUS-MINUS SIGN}0"
