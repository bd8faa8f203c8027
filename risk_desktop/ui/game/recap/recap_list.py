"""What happened since somebody's last turn as a list: how his figures changed, and a row for each thing that happened."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import zip_longest

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QFont, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QGraphicsOpacityEffect, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.art.lettering import CENTRE, draw_text, text_width
from risk_desktop.ui.board.markers.trail import draw_number
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.recap.recap import Balance, Recap
from risk_desktop.ui.game.recap.recap_entry import RecapEntry
from risk_desktop.ui.kit import Label, PaintedWidget, Restyled, RoundelWidget, ScrollArea, Scrolled
from risk_desktop.ui.kit.painted import Condensed
from risk_desktop.ui.names import Names
from risk_desktop.ui.theme import current, current_metrics

_NAME_PX, _FIGURE_PX, _CHANGE_HIGH, _SIGN = 12.0, 15.0, 40, 20
# A list that was scrolled comes to rest on whole rows after this time, ms.
_REST_MS = 160
# From this width on the rows stand in two columns, px at 100 %.
_TWO_COLUMNS = 700
# How opaque rows are to which the steps have not come yet.
_AHEAD = 0.4
# Shares of the text's size that are tried in turn, until the longest word of the rows has room.
_SHARES = (1.0, 0.94, 0.87, 0.8, 0.73, 0.66, 0.6)


class FigureChange(PaintedWidget):
    """A figure by its name, as it was and as it is: red where it went down, green where it went up."""

    def __init__(self, name: str, before: int, now: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._name, self._before, self._now = name, before, now
        words = tr("tables.recap.figure.change", figure=name, before=before, now=now)
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def words(self) -> str:
        """What stands below the name."""
        return f"{self._before} → {self._now}"

    def sizeHint(self) -> QSize:
        """Room for name and figures."""
        metrics = current_metrics()
        wide = max(text_width(words, font) for words, font in self._lines(1.0))
        return QSize(round(wide + metrics.f(12)), metrics.px(_CHANGE_HIGH))

    def minimumSizeHint(self) -> QSize:
        """The words shrink to what room there is."""
        return QSize(0, self.sizeHint().height())

    def _lines(self, share: float) -> tuple[tuple[str, QFont], tuple[str, QFont]]:
        metrics = current_metrics()
        name = text_font(metrics.f(_NAME_PX) * share, 600)
        return (self._name, name), (self.words, text_font(metrics.f(_FIGURE_PX) * share, 700))

    def paint(self, painter: QPainter) -> None:
        """Paint name and figures on a well."""
        theme, metrics = current(), current_metrics()
        box = QRectF(self.rect()).adjusted(0.8, 0.8, -0.8, -0.8)
        change = self._now - self._before
        ink = theme.bad if change < 0 else theme.good if change > 0 else theme.text
        painter.setPen(QPen(QColor(theme.bad if change < 0 else theme.panel_line), 1.2))
        painter.setBrush(rgba(theme.well, 120))
        painter.drawRoundedRect(box, metrics.f(7), metrics.f(7))
        room = box.width() - metrics.f(6)
        wide = max(text_width(words, font) for words, font in self._lines(1.0))
        (name, small), (figures, large) = self._lines(min(1.0, room / wide))
        half = box.height() * 0.46
        draw_text(painter, box.adjusted(0, metrics.f(2), 0, -half), name, small, theme.text2, CENTRE)
        draw_text(
            painter, box.adjusted(0, box.height() - half - metrics.f(4), 0, -metrics.f(1)), figures, large, ink, CENTRE
        )


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
        self.lit = False
        """Whether it stands out."""
        self._fade = QGraphicsOpacityEffect(self)
        self._fade.setOpacity(_AHEAD)
        self._fade.setEnabled(False)
        self.setGraphicsEffect(self._fade)
        line, colours = entry.line, names.seat_colours(entry.line.seat)
        roundel = RoundelWidget(colours, 9, parent=self)
        self.lines = [Label(line.title, "caption", colour="text", parent=self)]
        """Its words, line by line."""
        if line.detail:
            self.lines.append(Label(line.detail, "small", parent=self))
        sign = RecapSign(entry, self)
        self._signs = roundel, sign
        self._row = QHBoxLayout(self)
        self._row.addWidget(roundel, 0, Qt.AlignmentFlag.AlignVCenter)
        words = QVBoxLayout()
        words.setSpacing(0)
        for label in self.lines:
            words.addWidget(label)
        self._row.addLayout(words, 1)
        self._row.addWidget(sign, 0, Qt.AlignmentFlag.AlignVCenter)
        number_words = (tr("tables.recap.arrow", n=entry.number),) if entry.number else ()
        self.setAccessibleName(". ".join(filter(None, (line.title, line.detail, *number_words))))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.restyle()

    def restyle(self) -> None:
        """Scale the spacing."""
        metrics = current_metrics()
        self._row.setContentsMargins(metrics.px(5), metrics.px(3), metrics.px(6), metrics.px(3))
        self._row.setSpacing(metrics.px(6))

    def beside(self) -> int:
        """Return how wide all is that stands beside the words, px."""
        margins, signs = self._row.contentsMargins(), sum(sign.sizeHint().width() for sign in self._signs)
        return margins.left() + margins.right() + signs + len(self._signs) * self._row.spacing()

    def write(self) -> None:
        """Write the words in the size that the rows have now."""
        for label in self.lines:
            label.restyle()
        for sign in self._signs:
            sign.updateGeometry()  # its row would keep the size of another share
        self._row.activate()
        self.updateGeometry()

    def set_lit(self, lit: bool) -> None:
        """Let the row stand out, or not."""
        if lit != self.lit:
            self.lit = lit
            self.update()

    def set_ahead(self, ahead: bool) -> None:
        """Fade while the steps have not come to it yet, or not."""
        self._fade.setEnabled(ahead)

    @property
    def ahead(self) -> bool:
        """Whether the steps have not come to it yet."""
        return self._fade.isEnabled()

    def paint(self, painter: QPainter) -> None:
        """Paint the ground: red for a loss, brass round what stands out."""
        theme, box = current(), QRectF(self.rect()).adjusted(0.8, 0.8, -0.8, -0.8)
        fill = rgba(theme.danger_fill, 110) if self.entry.lost else rgba(theme.row, 26 if self.lit else 8)
        line = QColor(theme.on_turn_line) if self.lit else rgba(theme.danger_line, 200 if self.entry.lost else 0)
        painter.setPen(QPen(line, 1.6 if self.lit else 1.1))
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


class WholeRows(ScrollArea):
    """A scroll area whose content stands in rows: at rest none of them is cut."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(QWidget(), parent)
        self._rows: Sequence[QWidget] = ()
        self._first: QWidget | None = None
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self._come_to_rest)
        self.verticalScrollBar().valueChanged.connect(self._wait)

    def show_rows(self, rows: Sequence[QWidget], content: QWidget, first: QWidget | None) -> None:
        """Show ``content``, in which these rows stand, from the first one on; if ``first`` were out of sight, from that on."""
        self._rows, self._first = rows, first
        self.setWidget(content)
        content.installEventFilter(self)
        self.verticalScrollBar().setValue(0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cut no row where the content has been laid out anew."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._rest.start(0)
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut no row in the new room."""
        super().resizeEvent(event)
        self._rest.start(0)

    def _wait(self, value: int) -> None:
        self._rest.start(_REST_MS)

    def _come_to_rest(self) -> None:
        """Begin with a whole row, and leave the room free in which the last one would be cut."""
        bar, high = self.verticalScrollBar(), self.height()
        tops = sorted({row.y() for row in self._rows})
        bottoms = sorted({row.geometry().bottom() + 1 for row in self._rows})
        if not tops or bottoms[-1] <= high:
            self.setViewportMargins(0, 0, 0, 0)
            return
        if self._first is not None and self.isVisible():
            if self._first.geometry().bottom() >= high:
                bar.setValue(self._first.y())
            self._first = None
        first = min(tops, key=lambda top: abs(top - bar.value()))
        if bar.value() == bar.maximum():
            first = min(top for top in tops if bottoms[-1] - top <= high)
        shown = [bottom - first for bottom in bottoms if first < bottom <= first + high]
        self.setViewportMargins(0, 0, 0, high - max(shown, default=high))
        bar.setSingleStep(max(1, bottoms[0] - tops[0]))
        bar.setValue(first)
        self._rest.stop()


class _Rows(Condensed, Scrolled):
    """What holds the rows: where the longest word has no room all of them are written smaller."""

    def __init__(self) -> None:
        super().__init__()
        self.grid = QGridLayout(self)
        self._rows: Sequence[RecapRow] = ()
        self._columns = 0
        self._longest: list[list[Label]] = []
        """Of each column the label with the longest word, among those of each line: in any size it needs the most room."""
        self._written: object = self.share, current_metrics()

    def place(self, rows: Sequence[RecapRow], columns: int) -> None:
        """Let rows stand in so many columns."""
        if (rows, columns) == (self._rows, self._columns):
            return
        for row in self._rows:
            self.grid.removeWidget(row)
        for number, row in enumerate(rows):
            self.grid.addWidget(row, number // columns, number % columns)
        for column in range(2):
            self.grid.setColumnStretch(column, 1 if column < columns else 0)
        for number in range(self.grid.rowCount()):
            self.grid.setRowStretch(number, 0)
        self.grid.setRowStretch(len(rows), 1)
        self._rows, self._columns = rows, columns
        self._longest = [_longest_lines(rows[column::columns]) for column in range(min(columns, len(rows)))]

    def fit(self, width: int) -> None:
        """Let the rows need no more than a width in px; they are written anew only for another size."""
        self.share = 1.0
        room = width - self._beside()
        for self.share in _SHARES:
            if self._words_width() <= room:
                break
        wanted = self.share, current_metrics()
        if wanted != self._written:
            self._written = wanted
            for row in self._rows:
                row.write()
            self.grid.invalidate()

    def _words_width(self) -> int:
        """Return how much room the longest words need in the size in use, px: that need not be written yet."""
        return sum(math.ceil(max(label.word_width() for label in lines)) for lines in self._longest)

    def _beside(self) -> int:
        """Return how much room is taken by all but the words, px: in each column by as much as in its first row."""
        margins, gaps = self.grid.contentsMargins(), self.grid.horizontalSpacing() * (len(self._longest) - 1)
        beside = sum(row.beside() for row in self._rows[: len(self._longest)])
        return margins.left() + margins.right() + gaps + beside


def _longest_lines(rows: Sequence[RecapRow]) -> list[Label]:
    """Return among the first lines of some rows that with the longest word, and the same of their second lines."""
    lines = zip_longest(*(row.lines for row in rows))
    return [max(filter(None, labels), key=Label.word_width) for labels in lines]


class RecapList(Restyled, QWidget):
    """Figures and rows, which scroll; in two columns where there is room. Signals as those of a row."""

    pointed = Signal(int)
    picked = Signal(int)

    def __init__(self, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._changes = QHBoxLayout()
        self._column.addLayout(self._changes)
        self.rows: list[RecapRow] = []
        self._holder = _Rows()
        self._scroll = WholeRows(self)
        self._column.addWidget(self._scroll, 1)

    def show_recap(self, recap: Recap) -> None:
        """Show a recap from its first row on, or, if that would hide all that its viewer lost, from his first loss on."""
        while (item := self._changes.takeAt(0)) is not None:
            if (figure := item.widget()) is not None:
                figure.hide()
                figure.deleteLater()
        for figure in self._figures(recap.balance) if recap.balance is not None else ():
            self._changes.addWidget(figure)
        holder = self._holder = _Rows()
        self.rows = [RecapRow(number, entry, self._names, holder) for number, entry in enumerate(recap.entries)]
        for row in self.rows:
            row.pointed.connect(self.pointed)
            row.picked.connect(self.picked)
        self.restyle()
        self._scroll.show_rows(self.rows, holder, next((row for row in self.rows if row.entry.lost), None))

    def light(self, entry: RecapEntry | None, passed: int) -> None:
        """Let the row of an entry stand out, in sight, or none; rows after so many are still to come."""
        for number, row in enumerate(self.rows):
            row.set_lit(row.entry is entry)
            row.set_ahead(number >= passed)
            if row.entry is entry and not row.underMouse():
                self._scroll.ensureWidgetVisible(row, 0, 4)

    def rows_height(self, width: int) -> int:
        """Return the height in px that shows all rows at a width."""
        needed = self._holder.grid.heightForWidth(width) if self._holder.grid.hasHeightForWidth() else 0
        return needed + current_metrics().px(_CHANGE_HIGH + 12)

    def restyle(self) -> None:
        """Scale the spacing, and lay out the rows."""
        metrics = current_metrics()
        self._column.setSpacing(metrics.px(6))
        self._changes.setSpacing(metrics.px(5))
        self._holder.grid.setContentsMargins(0, 0, metrics.px(4), 0)
        self._holder.grid.setSpacing(metrics.px(3))
        for row in self.rows:  # they may hear of it later
            row.restyle()
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the rows into one column or two."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        columns = 2 if self.width() >= current_metrics().px(_TWO_COLUMNS) else 1
        self._holder.place(self.rows, columns)
        self._holder.fit(self._scroll.room.width())

    def _figures(self, balance: Balance) -> list[FigureChange]:
        before, now = balance.before, balance.now
        figures = {
            "territories": (before.territories, now.territories),
            "income": (before.income, now.income),
            "armies": (before.armies, now.armies),
        }
        return [FigureChange(tr(f"tables.recap.figure.{name}"), *pair, self) for name, pair in figures.items()]
