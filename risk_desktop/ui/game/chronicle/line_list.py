"""The lines of the chronicle as a list: a model that keeps the newest lines, and a view that shows those of a seat or all."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSignalBlocker,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QStandardItem,
    QStandardItemModel,
    QStaticText,
    QTextOption,
    QTransform,
)
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from risk_desktop.ui.art.drawing import lean_copy, transparent_pixmap
from risk_desktop.ui.art.seats import roundel_pixmap
from risk_desktop.ui.art.surface import draw_focus, fill_panel
from risk_desktop.ui.board.ground.pixmap_cache import PixmapCache, bytes_of
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.chronicle.lines import LogLine
from risk_desktop.ui.kit import wrapped
from risk_desktop.ui.kit.row_view import RowView
from risk_desktop.ui.names import Names
from risk_desktop.ui.theme import current, current_metrics

Index = QModelIndex | QPersistentModelIndex

KEEP = 400
"""So many lines are kept."""
_LOOK_BACK = 12
"""A line that grows is looked for among so many newest ones."""
_LINE, _SEAT = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
_TITLE_PX, _DETAIL_PX, _RADIUS, _INDENT, _GAP = 14.5, 13.5, 8.5, 26.0, 7.0
_WRAPPED = Qt.TextFlag.TextWordWrap.value
_BROKEN = QTextOption()
_BROKEN.setWrapMode(QTextOption.WrapMode.WordWrap)
_SIGHTS = 2
"""Pictures of lines are kept for so many times what is in sight."""


class LineModel(QStandardItemModel):
    """The newest lines, newest first; a line that grows takes the place of its last state.

    Rows are items of Qt and carry their sizes, as a list asks for the size of every row whenever one is added.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._keys: deque[str] = deque(maxlen=_LOOK_BACK)
        """Keys of the newest rows, in their order."""
        self._unmeasured = 0
        """So many of the first rows may have no size yet."""

    def __iter__(self) -> Iterator[LogLine]:
        return (self.item(row).data(_LINE) for row in range(self.rowCount()))

    def add(self, line: LogLine) -> None:
        """Add a line, or put it in the place of the one with its key."""
        if line.key and line.key in self._keys:
            row = self._keys.index(line.key)
            self.setItem(row, _item(line))
            self._unmeasured = max(self._unmeasured, row + 1)
            return
        self.insertRow(0, _item(line))
        self._keys.appendleft(line.key)
        self._unmeasured += 1
        if self.rowCount() > KEEP:
            self.removeRow(KEEP)

    def replace(self, lines: Iterable[LogLine]) -> None:
        """Keep these lines instead, the oldest first."""
        self.removeRows(0, self.rowCount())
        self._keys.clear()
        for line in lines:
            self.add(line)

    def forget_sizes(self) -> None:
        """All rows have to be measured again."""
        self._unmeasured = self.rowCount()
        with QSignalBlocker(self):
            for row in range(self._unmeasured):
                self.item(row).setSizeHint(QSize())

    def measure(self, size_of: Callable[[LogLine], QSize]) -> None:
        """Give the rows that have no size yet theirs."""
        with QSignalBlocker(self):
            for row in range(min(self._unmeasured, self.rowCount())):
                item = self.item(row)
                if not item.sizeHint().isValid():
                    item.setSizeHint(size_of(item.data(_LINE)))
        self._unmeasured = 0


def _item(line: LogLine) -> QStandardItem:
    """Return the row of a line, with its words for screen readers and tooltips."""
    item = QStandardItem(". ".join(filter(None, (line.title, line.detail))))
    item.setToolTip(wrapped("\n".join(filter(None, (line.title, line.detail)))))
    item.setData(line, _LINE)
    item.setData(line.seat, _SEAT)
    return item


class _LinePainter(QStyledItemDelegate):
    """Measures and paints a row: roundel, sentence and detail."""

    def __init__(self, view: LineList, names: Names) -> None:
        super().__init__(view)
        self._view, self._names = view, names
        self.forget()
        self.restyle()

    def restyle(self) -> None:
        """Take fonts from theme and metrics."""
        metrics = current_metrics()
        self._title: QFont = text_font(metrics.f(_TITLE_PX), 600)
        self._detail: QFont = text_font(metrics.f(_DETAIL_PX))

    def forget(self) -> None:
        """Paint the lines anew."""
        self._pictures = PixmapCache[QPixmap](0)

    def _text_width(self) -> int:
        return max(20, self._view.row_width - current_metrics().px(_INDENT) - 4)

    def size_of(self, line: LogLine) -> QSize:
        """Return the room that a line needs at the width of the list."""
        room = QRect(0, 0, self._text_width(), 10000)
        height = QFontMetrics(self._title).boundingRect(room, _WRAPPED, line.title).height()
        if line.detail:
            height += QFontMetrics(self._detail).boundingRect(room, _WRAPPED, line.detail).height()
        return QSize(self._view.row_width, height + current_metrics().px(_GAP))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row."""
        theme, metrics, rect = current(), current_metrics(), option.rect
        line: LogLine = index.data(_LINE)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_MouseOver and line.territories:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(rgba(theme.accent, 30))
            painter.drawRoundedRect(rect.adjusted(0, 0, -2, -metrics.px(2)), 6, 6)
        if self._view.hasFocus() and index == self._view.currentIndex():
            draw_focus(painter, QRectF(rect).adjusted(5, 5, -7, -5 - metrics.f(2)), 5)
        painter.drawPixmap(rect.topLeft(), self._picture(line, rect.size()))

    def _picture(self, line: LogLine, size: QSize) -> QPixmap:
        """Return a line as it stands in a row. It is kept: what is in sight is painted again with every new line above it."""
        ratio = self._view.devicePixelRatioF()
        key = line, size.toTuple(), ratio
        picture = self._pictures.get(key)
        if picture is None:
            drawn = transparent_pixmap(round(size.width() * ratio), round(size.height() * ratio), ratio)
            painter = QPainter(drawn)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_line(painter, line)
            painter.end()
            rows = max(1, math.ceil(self._view.viewport().height() / size.height()))
            self._pictures.limit = _SIGHTS * rows * bytes_of(drawn)
            picture = self._pictures.put(key, lean_copy(drawn), bytes_of(drawn))
        return picture

    def _paint_line(self, painter: QPainter, line: LogLine) -> None:
        """Paint roundel, sentence and detail from (0, 0) on."""
        theme, metrics = current(), current_metrics()
        radius = metrics.f(_RADIUS)
        picture = roundel_pixmap(self._names.seat_colours(line.seat), radius, dpr=self._view.devicePixelRatioF())
        half = picture.deviceIndependentSize().width() / 2
        middle = QFontMetrics(self._title).height() / 2 + metrics.f(1.5)
        painter.drawPixmap(QPointF(radius + 2 - half, middle - half), picture)
        place = QPoint(metrics.px(_INDENT), metrics.px(1))
        title = self._laid_out(line.title, self._title)
        painter.setFont(self._title)
        painter.setPen(theme.text)
        painter.drawStaticText(place, title)
        if line.detail:
            painter.setFont(self._detail)
            painter.setPen(theme.text2)
            below = place + QPoint(0, math.ceil(title.size().height()))
            painter.drawStaticText(below, self._laid_out(line.detail, self._detail))

    def _laid_out(self, words: str, font: QFont) -> QStaticText:
        """Return words broken into lines."""
        laid_out = QStaticText(words)
        laid_out.setTextFormat(Qt.TextFormat.PlainText)
        laid_out.setTextOption(_BROKEN)
        laid_out.setTextWidth(self._text_width())
        laid_out.prepare(QTransform(), font)
        return laid_out


class LineList(RowView):
    """Rows of roundel, sentence and detail. ``line_clicked`` carries a line, ``seat_clicked`` the seat of a roundel."""

    line_clicked = Signal(object)
    seat_clicked = Signal(int)

    def __init__(self, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._painter, self._model, self._shown = (
            _LinePainter(self, names),
            LineModel(self),
            QSortFilterProxyModel(self),
        )
        self.seat: int | None = None
        """Whose lines show; None: all."""
        self._wide = 0
        self._shown.setFilterRole(_SEAT)
        self._shown.setSourceModel(self._model)
        self.show_rows(self._shown, self._painter)
        self.viewport().setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.entered.connect(self._point)
        self.viewportEntered.connect(self._point_nowhere)
        self.restyle()

    # --- content

    def lines(self) -> Iterator[LogLine]:
        """Return the lines that show, newest first."""
        return (line for line in self._model if self.seat in (None, line.seat))

    def all_lines(self) -> Iterator[LogLine]:
        """Return the lines of everybody, newest first."""
        return iter(self._model)

    def add(self, lines: Iterable[LogLine]) -> None:
        """Add lines, the oldest first; one whose key is there already takes that line's place."""
        with self._place_kept():
            for line in lines:
                self._model.add(line)

    def replace(self, lines: Iterable[LogLine]) -> None:
        """Show these lines instead, the oldest first."""
        with self._place_kept():
            self._model.replace(lines)

    def show_seat(self, seat: int | None) -> None:
        """Show the lines of one seat only; None shows all."""
        self.seat = seat
        with self._place_kept():
            self._shown.setFilterRegularExpression("" if seat is None else f"^{seat}$")

    @contextmanager
    def _place_kept(self) -> Iterator[None]:
        """Leave what somebody has scrolled down to where it is while lines come above it."""
        bar = self.verticalScrollBar()
        before, scrolled = self.contentsSize().height(), bar.value()
        yield
        self.doItemsLayout()  # now: one that comes later has the list painted twice
        if scrolled > 0:
            bar.setValue(scrolled + self.contentsSize().height() - before)

    # --- sizes

    @property
    def row_width(self) -> int:
        """The width of a row, px. A scroll bar has its room whether it is there or not.

        It comes and goes while rows are laid out: lines that were wrapped anew for it would have no size just then.
        """
        return self.width() - self.verticalScrollBar().sizeHint().width()

    def doItemsLayout(self) -> None:
        """Measure the lines that are new."""
        self._model.measure(self._painter.size_of)
        super().doItemsLayout()

    def _measure_anew(self) -> None:
        self._painter.forget()
        self._model.forget_sizes()
        self.scheduleDelayedItemsLayout()

    def restyle(self) -> None:
        """Measure anew in the sizes in use."""
        self._painter.restyle()
        # Whatever lies behind, the board above all, isn't painted again with every line.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.verticalScrollBar().setSingleStep(current_metrics().px(40))
        self._measure_anew()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the lines anew at the new width."""
        super().resizeEvent(event)
        if self._wide != self.width():
            self._wide = self.width()
            self._measure_anew()

    # --- look

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the part of the panel below the rows, then the rows in sight."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        panel = self.parentWidget() or self
        corner = self.viewport().mapFrom(panel, QPoint(0, 0))
        fill_panel(painter, QRectF(panel.rect()).translated(corner), QRectF(event.rect()))
        painter.end()
        super().paintEvent(event)

    # --- input

    def _point(self, index: QModelIndex) -> None:
        """Show a hand over a line that has a place on the board."""
        line = index.data(_LINE)
        hand = Qt.CursorShape.PointingHandCursor if line.territories else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(hand)

    def _point_nowhere(self) -> None:
        self.viewport().unsetCursor()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell which line, or whose roundel, was clicked."""
        index = self.indexAt(event.position().toPoint())
        if not index.isValid() or event.button() != Qt.MouseButton.LeftButton:
            return
        line = index.data(_LINE)
        if event.position().x() < current_metrics().f(_INDENT) - 2:
            self.seat_clicked.emit(line.seat)
        else:
            self.line_clicked.emit(line)

    def enter(self) -> None:
        """Show the line on the board."""
        self.line_clicked.emit(self.currentIndex().data(_LINE))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Choose no line yet: the first key does."""
        QAbstractScrollArea.focusInEvent(self, event)
        self.viewport().update()
