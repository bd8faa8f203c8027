"""The list of rules: headings with rules below them, each with id, text and source; search results are highlighted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.accessibility.voice import VOICE
from risk_desktop.ui.art.lettering import CENTRE, draw_text, text_width
from risk_desktop.ui.art.surface import draw_divider, draw_focus
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font, title_font
from risk_desktop.ui.kit import Restyled
from risk_desktop.ui.rules.rule_search import Span
from risk_desktop.ui.theme import current, current_metrics

Index = QModelIndex | QPersistentModelIndex
WALKING = frozenset(
    {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown},
)
"""Keys that move from rule to rule, whether the list or the search field has the focus."""
_ID_PX, _TEXT_PX, _SOURCE_PX, _HEADING_PX = 15.0, 16.0, 13.5, 18.0
_WIDEST_ID = "AD-H-12"


@dataclass(frozen=True, slots=True)
class RuleRow:
    """A row of the list. ``rule``: its id, "" for a heading or a house rule; ``found``: spans of ``text`` to highlight."""

    text: str
    rule: str = ""
    source: str = ""
    heading: bool = False
    overruled: bool = False
    found: tuple[Span, ...] = ()

    @property
    def spoken(self) -> str:
        """The words for screen readers."""
        return ". ".join(filter(None, (self.text.rstrip("."), self.source)))


class _RuleModel(QAbstractListModel):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows: Sequence[RuleRow] = ()

    def show(self, rows: Sequence[RuleRow]) -> None:
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.rows[index.row()].spoken
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if self.rows[index.row()].heading:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


def _lay_out(text: str, font: QFont, width: float, found: Sequence[Span] = ()) -> QTextLayout:
    """Return a text laid out in lines of a width, with the spans ``found`` highlighted."""
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.setFormats([_highlight(span) for span in found])
    layout.beginLayout()
    height = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(20.0, width))
        line.setPosition(QPointF(0, height))
        height += line.height()
    layout.endLayout()
    return layout


def _highlight(span: Span) -> QTextLayout.FormatRange:
    mark = QTextLayout.FormatRange()
    mark.start, mark.length = span[0], span[1] - span[0]
    form = QTextCharFormat()
    form.setBackground(rgba(QColor(current().accent), 88))
    form.setFontWeight(QFont.Weight.DemiBold)
    mark.format = form
    return mark


class _RuleDelegate(QStyledItemDelegate):
    """Measures and paints the rows of a list."""

    def __init__(self, view: RuleRows) -> None:
        super().__init__(view)
        self._view = view
        self._heights: dict[tuple[str, int], int] = {}
        self.restyle()

    def restyle(self) -> None:
        """Take over fonts and sizes of the metrics in use."""
        metrics = current_metrics()
        self._text, self._id = text_font(metrics.f(_TEXT_PX)), text_font(metrics.f(_ID_PX), 700)
        self._source, self._heading = text_font(metrics.f(_SOURCE_PX)), title_font(metrics.f(_HEADING_PX), 700)
        self._indent = text_width(_WIDEST_ID, self._id) + metrics.f(24)
        self._heights.clear()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of a row for the width of the list."""
        row, width = self._view.row(index), self._view.viewport().width()
        key = (row.text + row.source, width)
        if key not in self._heights:
            self._heights[key] = self._height(row, width)
        return QSize(width, self._heights[key])

    def _height(self, row: RuleRow, width: int) -> int:
        gap = current_metrics().f(7)
        if row.heading:
            return round(_lay_out(row.text, self._heading, width).boundingRect().height() + 2.4 * gap)
        room = self._room(width)
        height = _lay_out(row.text, self._text, room).boundingRect().height()
        if row.source:
            height += _lay_out(row.source, self._source, room).boundingRect().height()
        return round(height + 2 * gap)

    def _room(self, width: float) -> float:
        return width - self._indent - current_metrics().f(12)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row."""
        row, box = self._view.row(index), QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.heading:
            self._paint_heading(painter, row, box)
        else:
            if index == self._view.currentIndex():
                self._paint_cursor(painter, box)
            self._paint_rule(painter, row, box)
        painter.restore()

    def _paint_heading(self, painter: QPainter, row: RuleRow, box: QRectF) -> None:
        painter.setPen(QColor(current().accent))
        layout = _lay_out(row.text, self._heading, box.width())
        layout.draw(painter, QPointF(box.x() + 4, box.bottom() - layout.boundingRect().height() - 5))
        draw_divider(painter, box.left() + 2, box.right() - 4, box.bottom() - 3)

    def _paint_cursor(self, painter: QPainter, box: QRectF) -> None:
        theme = current()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(rgba(theme.accent, 34))
        inner = box.adjusted(4, 2, -6, -2)
        painter.drawRoundedRect(inner, 7, 7)
        painter.setBrush(QColor(theme.accent))
        painter.drawRoundedRect(QRectF(inner.x(), inner.y() + 4, 3, inner.height() - 8), 1.5, 1.5)
        if self._view.hasFocus():
            draw_focus(painter, inner.adjusted(2, 2, -2, -2), 5)

    def _paint_rule(self, painter: QPainter, row: RuleRow, box: QRectF) -> None:
        theme, metrics = current(), current_metrics()
        top, left = box.y() + metrics.f(7), box.x() + self._indent
        painter.setPen(QColor(theme.text2 if row.overruled else theme.text))
        text = _lay_out(row.text, self._text, self._room(box.width()), row.found)
        text.draw(painter, QPointF(left, top))
        first = QRectF(box.x() + metrics.f(12), top, self._indent, text.lineAt(0).height())
        draw_text(painter, first, row.rule, self._id, theme.text2 if row.overruled else theme.accent)
        if row.source:
            painter.setPen(QColor(theme.bad if row.overruled else theme.text2))
            below = _lay_out(row.source, self._source, self._room(box.width()))
            below.draw(painter, QPointF(left, top + text.boundingRect().height()))


class RuleRows(Restyled, QListView):
    """A list of rules. ``picked`` carries the id of a rule after a double click, ``moved`` that of the current rule."""

    picked = Signal(str)
    moved = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._nothing = ""
        self._model = _RuleModel(self)
        self._painter = _RuleDelegate(self)
        self.setModel(self._model)
        self.setItemDelegate(self._painter)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(tr("rules.index.list"))
        self.doubleClicked.connect(self._pick)
        self.restyle()

    def show_rows(self, rows: Sequence[RuleRow], nothing: str) -> None:
        """Show rows, with the first rule current; ``nothing``: the words to show if there are none."""
        self._nothing = nothing
        self._model.show(rows)
        bars = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(bars.ScrollBarAlwaysOn if rows else bars.ScrollBarAlwaysOff)
        self.setAccessibleDescription("" if rows else nothing)
        self.choose(next((row.rule for row in rows if row.rule), ""))
        self.scrollToTop()

    def rows(self) -> Sequence[RuleRow]:
        """Return all rows."""
        return self._model.rows

    def row(self, index: Index) -> RuleRow:
        """Return the row of an index."""
        return self._model.rows[index.row()]

    def chosen(self) -> str:
        """Return the id of the current rule, "" for none."""
        index = self.currentIndex()
        return self.row(index).rule if index.isValid() else ""

    def choose(self, rule: str) -> None:
        """Make a rule current and scroll to it, if the list has it."""
        for number, row in enumerate(self._model.rows):
            if row.rule and row.rule == rule:
                index = self._model.index(number)
                self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
                self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)

    def pick(self) -> None:
        """Emit ``picked`` for the current rule."""
        if self.chosen():
            self.picked.emit(self.chosen())

    def _pick(self, index: QModelIndex) -> None:
        if self.row(index).rule:
            self.picked.emit(self.row(index).rule)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Space to the dialog, as it has nothing to do here."""
        if event.key() == Qt.Key.Key_Space:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def currentChanged(self, now: Index, before: Index) -> None:
        """Announce the current rule to screen readers, as the focus stays in the search field."""
        super().currentChanged(now, before)
        self.moved.emit(self.chosen())
        if now.isValid():
            VOICE.answer(self.row(now).spoken)

    def restyle(self) -> None:
        """Measure the rows again for the sizes in use."""
        self._painter.restyle()
        self.verticalScrollBar().setSingleStep(current_metrics().px(40))
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the rows again for a new width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()

    def sizeHint(self) -> QSize:
        """As high as a dialog may become."""
        return QSize(current_metrics().px(640), current_metrics().px(1000))

    def minimumSizeHint(self) -> QSize:
        """Room for one or two rules."""
        return QSize(current_metrics().px(240), current_metrics().px(90))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows, or the words that stand in for them."""
        super().paintEvent(event)
        if not self._model.rows:
            painter = QPainter(self.viewport())
            room = QRectF(self.viewport().rect()).adjusted(20, 20, -20, -20)
            font = text_font(current_metrics().f(_TEXT_PX))
            draw_text(painter, room, self._nothing, font, current().text2, CENTRE, wrap=True)
            painter.end()
