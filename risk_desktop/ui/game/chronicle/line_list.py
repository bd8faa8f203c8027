"""The lines of the chronicle as a list: a model that keeps the newest lines, a filter by seat, and a view."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QStaticText,
    QTextOption,
    QTransform,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from risk_desktop.ui.art import draw_focus, fill_panel, roundel_pixmap
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.chronicle.lines import LogLine
from risk_desktop.ui.kit import Restyled
from risk_desktop.ui.names import Names
from risk_desktop.ui.theme import current, current_metrics

Index = QModelIndex | QPersistentModelIndex

KEEP = 400
"""So many lines are kept."""
_LOOK_BACK = 12
"""A line that grows is looked for among so many newest ones."""
_SEAT = Qt.ItemDataRole.UserRole
_TITLE_PX, _DETAIL_PX, _RADIUS, _INDENT, _GAP = 14.5, 13.5, 8.5, 26.0, 7.0
_WRAPPED = Qt.TextFlag.TextWordWrap.value
_BROKEN = QTextOption()
_BROKEN.setWrapMode(QTextOption.WrapMode.WordWrap)
_MOST_TEXTS = 80
"""So many texts are kept laid out: more than are in sight."""
_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 8, Qt.Key.Key_PageUp: -8}


class LineModel(QAbstractListModel):
    """The newest lines, newest first; a line that grows takes the place of its last state."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.lines: list[LogLine] = []

    def add(self, line: LogLine) -> None:
        """Add a line, or put it in the place of the one with its key."""
        row = self._row_of(line.key)
        if row >= 0:
            self.lines[row] = line
            self.dataChanged.emit(self.index(row), self.index(row))
            return
        self.beginInsertRows(QModelIndex(), 0, 0)
        self.lines.insert(0, line)
        self.endInsertRows()
        if len(self.lines) > KEEP:
            self.beginRemoveRows(QModelIndex(), KEEP, KEEP)
            self.lines.pop()
            self.endRemoveRows()

    def replace(self, lines: Iterable[LogLine]) -> None:
        """Keep these lines instead, the oldest first."""
        self.beginResetModel()
        self.lines = []
        for line in lines:
            row = self._row_of(line.key)
            if row >= 0:
                self.lines[row] = line
            else:
                self.lines.insert(0, line)
                del self.lines[KEEP:]
        self.endResetModel()

    def _row_of(self, key: str) -> int:
        """Return where the line with a key stands, -1 if it is a new one."""
        return next((row for row, line in enumerate(self.lines[:_LOOK_BACK]) if key and line.key == key), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return the number of lines."""
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the words of a line for screen readers and tooltips, or its seat."""
        line = self.lines[index.row()]
        if role == _SEAT:
            return line.seat
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return ". ".join(filter(None, (line.title, line.detail)))
        if role == Qt.ItemDataRole.ToolTipRole:
            return "\n".join(filter(None, (line.title, line.detail)))
        return None


class SeatFilter(QSortFilterProxyModel):
    """The lines of one seat, or all."""

    def __init__(self, model: LineModel) -> None:
        super().__init__(model)
        self._model = model
        self._seat: int | None = None
        self.setFilterRole(_SEAT)
        self.setSourceModel(model)

    @property
    def seat(self) -> int | None:
        """The seat whose lines show, None for all."""
        return self._seat

    @seat.setter
    def seat(self, seat: int | None) -> None:
        self._seat = seat
        self.setFilterRegularExpression("" if seat is None else f"^{seat}$")

    def line(self, index: Index) -> LogLine:
        """Return the line in a row; a list asks for all of them with each new one, so this takes no detours."""
        return self._model.lines[index.row() if self._seat is None else self.mapToSource(index).row()]


class _LinePainter(QStyledItemDelegate):
    """Measures and paints a row: roundel, sentence and detail."""

    def __init__(self, view: LineList, lines: SeatFilter) -> None:
        super().__init__(view)
        self._view, self._lines = view, lines
        self.names: Names | None = None
        self._sizes: dict[tuple[str, str], QSize] = {}
        self._texts: dict[tuple[str, bool], QStaticText] = {}
        self.restyle()

    def restyle(self) -> None:
        """Take fonts from theme and metrics."""
        metrics = current_metrics()
        self._title: QFont = text_font(metrics.f(_TITLE_PX), 600)
        self._detail: QFont = text_font(metrics.f(_DETAIL_PX))
        self.forget()

    def forget(self) -> None:
        """Measure and lay out anew: the width has changed."""
        self._sizes.clear()
        self._texts.clear()

    def _text_width(self) -> int:
        return self._view.viewport().width() - current_metrics().px(_INDENT) - 4

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the room that a line needs at the width of the list."""
        line = self._lines.line(index)
        size = self._sizes.get((line.title, line.detail))
        if size is None:
            size = self._sizes[line.title, line.detail] = QSize(self._view.viewport().width(), self._height(line))
        return size

    def _height(self, line: LogLine) -> int:
        room = QRect(0, 0, max(20, self._text_width()), 10000)
        height = QFontMetrics(self._title).boundingRect(room, _WRAPPED, line.title).height()
        if line.detail:
            height += QFontMetrics(self._detail).boundingRect(room, _WRAPPED, line.detail).height()
        return height + current_metrics().px(_GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row."""
        theme, metrics, rect = current(), current_metrics(), option.rect
        line = self._lines.line(index)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_MouseOver and line.territories:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(rgba(theme.accent, 30))
            painter.drawRoundedRect(rect.adjusted(0, 0, -2, -metrics.px(2)), 6, 6)
        if self._view.hasFocus() and index == self._view.currentIndex():
            draw_focus(painter, QRectF(rect).adjusted(5, 5, -7, -5 - metrics.f(2)), 5)
        radius = metrics.f(_RADIUS)
        if self.names is not None:
            picture = roundel_pixmap(self.names.seat_colours(line.seat), radius, dpr=self._view.devicePixelRatioF())
            half = picture.deviceIndependentSize().width() / 2
            middle = QFontMetrics(self._title).height() / 2 + metrics.f(1.5)
            painter.drawPixmap(QPointF(radius + 2 - half, rect.top() + middle - half), picture)
        place = QPoint(metrics.px(_INDENT), rect.top() + metrics.px(1))
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
        """Return words broken into lines; what is in sight is painted again with every new line above it."""
        laid_out = self._texts.get((words, font is self._title))
        if laid_out is None:
            if len(self._texts) >= _MOST_TEXTS:
                self._texts.clear()
            laid_out = self._texts[words, font is self._title] = QStaticText(words)
            laid_out.setTextFormat(Qt.TextFormat.PlainText)
            laid_out.setTextOption(_BROKEN)
            laid_out.setTextWidth(max(20, self._text_width()))
            laid_out.prepare(QTransform(), font)
        return laid_out


class LineList(Restyled, QListView):
    """Rows of roundel, sentence and detail. ``line_clicked`` carries a line, ``seat_clicked`` the seat of a roundel."""

    line_clicked = Signal(object)
    seat_clicked = Signal(int)

    def __init__(self, lines: SeatFilter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines, self._painter = lines, _LinePainter(self, lines)
        self.setModel(lines)
        self.setItemDelegate(self._painter)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.viewport().setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.entered.connect(self._point)
        self.viewportEntered.connect(self._point_nowhere)
        self.restyle()

    def set_seats(self, names: Names) -> None:
        """Use the colours of a game's seats."""
        self._painter.names = names
        self.viewport().update()

    @contextmanager
    def place_kept(self) -> Iterator[None]:
        """Leave what somebody has scrolled down to where it is while lines come above it."""
        bar = self.verticalScrollBar()
        before, scrolled = self.contentsSize().height(), bar.value()
        yield
        if scrolled > 0:
            self.doItemsLayout()
            bar.setValue(scrolled + self.contentsSize().height() - before)

    def restyle(self) -> None:
        """Measure anew in the sizes in use."""
        self._painter.restyle()
        # Whatever lies behind, the board above all, isn't painted again with every line.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.verticalScrollBar().setSingleStep(current_metrics().px(40))
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the lines anew at the new width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._painter.forget()
            self.scheduleDelayedItemsLayout()

    def dataChanged(self, first: Index, last: Index, roles: Any = ()) -> None:
        """Make room for a line that has grown."""
        super().dataChanged(first, last, roles)
        self.scheduleDelayedItemsLayout()

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
        line = self._lines.line(index)
        hand = Qt.CursorShape.PointingHandCursor if line.territories else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(hand)

    def _point_nowhere(self) -> None:
        self.viewport().unsetCursor()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell which line, or whose roundel, was clicked."""
        index = self.indexAt(event.position().toPoint())
        if not index.isValid() or event.button() != Qt.MouseButton.LeftButton:
            return
        line = self._lines.line(index)
        if event.position().x() < current_metrics().f(_INDENT) - 2:
            self.seat_clicked.emit(line.seat)
        else:
            self.line_clicked.emit(line)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down choose a line, Enter shows it on the board; all other keys are left to the screen."""
        step, rows, row = _STEPS.get(Qt.Key(event.key())), self.model().rowCount(), self.currentIndex().row()
        if step is not None and rows:
            self.setCurrentIndex(self.model().index(min(rows - 1, max(0, row + step)), 0))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and row >= 0:
            self.line_clicked.emit(self._lines.line(self.currentIndex()))
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Choose no line yet: the first key does."""
        QAbstractScrollArea.focusInEvent(self, event)
        self.viewport().update()
