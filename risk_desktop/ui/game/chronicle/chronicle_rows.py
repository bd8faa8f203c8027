"""The lines of the chronicle: one scrolling widget that paints the rows in sight."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QStaticText,
    QTextOption,
    QTransform,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QToolTip, QWidget

from risk_desktop.ui.art import draw_focus, fill_panel, roundel_pixmap
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.chronicle.lines import Line
from risk_desktop.ui.kit import Restyled
from risk_desktop.ui.names import Names
from risk_desktop.ui.theme import current, current_metrics

_TITLE_PX, _DETAIL_PX, _RADIUS, _INDENT, _GAP = 14.5, 13.5, 8.5, 26.0, 7.0
_WRAPPED = Qt.TextFlag.TextWordWrap.value
_BROKEN = QTextOption()
_BROKEN.setWrapMode(QTextOption.WrapMode.WordWrap)
# So many texts are kept laid out: more than are in sight.
_MOST_TEXTS = 80
_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 8, Qt.Key.Key_PageUp: -8}


class ChronicleRows(Restyled, QAbstractScrollArea):
    """Rows of roundel, sentence and detail. ``clicked`` carries a line, ``seat_clicked`` the seat of a roundel."""

    clicked = Signal(object)
    seat_clicked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        # Whatever lies behind, the board above all, isn't painted again with every line.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.viewport().setMouseTracking(True)
        self._names: Names | None = None
        self._lines: Sequence[Line] = ()
        self._tops: list[int] = [0]
        self._heights: dict[tuple[str, str], int] = {}
        self._texts: dict[tuple[str, bool], QStaticText] = {}
        self._hovered = self._cursor = -1
        self.restyle()

    def set_seats(self, names: Names) -> None:
        """Use the colours of a game's seats."""
        self._names = names
        self.viewport().update()

    def set_lines(self, lines: Sequence[Line]) -> None:
        """Show lines, the first at the top; keeps the place where somebody has scrolled down."""
        grown = len(lines) - len(self._lines)
        if self._cursor >= 0:
            self._cursor = min(len(lines) - 1, max(0, self._cursor + grown))
        before, bar = self._tops[-1], self.verticalScrollBar()
        self._lines = lines
        self._measure()
        if bar.value() > 0:
            bar.setValue(bar.value() + self._tops[-1] - before)
        self.viewport().update()

    # --- sizes

    def restyle(self) -> None:
        """Take fonts from theme and metrics, and measure anew."""
        metrics = current_metrics()
        self._title: QFont = text_font(metrics.f(_TITLE_PX), 600)
        self._detail: QFont = text_font(metrics.f(_DETAIL_PX))
        self._heights.clear()
        self._texts.clear()
        self._measure()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Measure the rows for the new width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._heights.clear()
            self._texts.clear()
        self._measure()

    def _measure(self) -> None:
        known = self._heights
        heights = (known.get((line.title, line.detail)) or self._height(line) for line in self._lines)
        self._tops = list(accumulate(heights, initial=0))
        bar, room = self.verticalScrollBar(), self.viewport().height()
        bar.setRange(0, max(0, self._tops[-1] - room))
        bar.setPageStep(room)
        bar.setSingleStep(current_metrics().px(40))

    def _height(self, line: Line) -> int:
        key = (line.title, line.detail)
        height = self._heights.get(key)
        if height is None:
            room = QRect(0, 0, max(20, self._text_width()), 10000)
            height = QFontMetrics(self._title).boundingRect(room, _WRAPPED, line.title).height()
            if line.detail:
                height += QFontMetrics(self._detail).boundingRect(room, _WRAPPED, line.detail).height()
            height += current_metrics().px(_GAP)
            self._heights[key] = height
        return height

    def _text_width(self) -> int:
        return self.viewport().width() - current_metrics().px(_INDENT) - 4

    def _row_at(self, point: QPoint) -> int:
        y = point.y() + self.verticalScrollBar().value()
        row = bisect_right(self._tops, y) - 1
        return row if 0 <= row < len(self._lines) and y >= 0 else -1

    def _row_rect(self, row: int) -> QRect:
        top = self._tops[row] - self.verticalScrollBar().value()
        return QRect(0, top, self.viewport().width(), self._tops[row + 1] - self._tops[row])

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows in sight."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        panel = self.parentWidget() or self
        corner = self.viewport().mapFrom(panel, QPoint(0, 0))
        fill_panel(painter, QRectF(panel.rect()).translated(corner), QRectF(event.rect()))
        first = max(0, self._row_at(QPoint(0, max(0, event.rect().top()))))
        for row in range(first, len(self._lines)):
            rect = self._row_rect(row)
            if rect.top() > event.rect().bottom():
                break
            self._paint_row(painter, row, rect)
        painter.end()

    def _paint_row(self, painter: QPainter, row: int, rect: QRect) -> None:
        theme, metrics, line = current(), current_metrics(), self._lines[row]
        if row == self._hovered and line.territories:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(rgba(theme.accent, 30))
            painter.drawRoundedRect(rect.adjusted(0, 0, -2, -metrics.px(2)), 6, 6)
        if row == self._cursor and self.hasFocus():
            draw_focus(painter, QRectF(rect).adjusted(5, 5, -7, -5 - metrics.f(2)), 5)
        radius = metrics.f(_RADIUS)
        if self._names is not None:
            picture = roundel_pixmap(self._names.seat_colours(line.seat), radius, dpr=self.devicePixelRatioF())
            half = picture.deviceIndependentSize().width() / 2
            middle = QFontMetrics(self._title).height() / 2 + metrics.f(1.5)
            painter.drawPixmap(QPointF(radius + 2 - half, rect.top() + middle - half), picture)
        words = QRect(metrics.px(_INDENT), rect.top() + metrics.px(1), self._text_width(), rect.height())
        title = self._laid_out(line.title, self._title)
        painter.setFont(self._title)
        painter.setPen(theme.text)
        painter.drawStaticText(words.topLeft(), title)
        if line.detail:
            painter.setFont(self._detail)
            painter.setPen(theme.text2)
            below = QPoint(words.left(), words.top() + math.ceil(title.size().height()))
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

    # --- input

    def viewportEvent(self, event: QEvent) -> bool:
        """Show the whole line as a tooltip."""
        if isinstance(event, QHelpEvent):
            row = self._row_at(event.pos())
            if row >= 0:
                line = self._lines[row]
                QToolTip.showText(event.globalPos(), "\n".join(filter(None, (line.title, line.detail))), self)
            return True
        return super().viewportEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light the row under the pointer."""
        row = self._row_at(event.position().toPoint())
        if row != self._hovered:
            self._hovered = row
            places = row >= 0 and bool(self._lines[row].territories)
            hand = Qt.CursorShape.PointingHandCursor if places else Qt.CursorShape.ArrowCursor
            self.viewport().setCursor(hand)
            self.viewport().update()

    def leaveEvent(self, event: QEvent) -> None:
        """Put the light out."""
        self._hovered = -1
        self.viewport().update()
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell which line, or whose roundel, was clicked."""
        row = self._row_at(event.position().toPoint())
        if row < 0 or event.button() != Qt.MouseButton.LeftButton:
            return
        if event.position().x() < current_metrics().f(_INDENT) - 2:
            self.seat_clicked.emit(self._lines[row].seat)
        else:
            self.clicked.emit(self._lines[row])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down choose a line, Enter shows it on the board."""
        step = _STEPS.get(Qt.Key(event.key()))
        if step is not None and self._lines:
            self._go_to(min(len(self._lines) - 1, max(0, self._cursor + step)))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and 0 <= self._cursor < len(self._lines):
            self.clicked.emit(self._lines[self._cursor])
        else:
            event.ignore()

    def _go_to(self, row: int) -> None:
        self._cursor = row
        rect, bar = self._row_rect(row), self.verticalScrollBar()
        if rect.top() < 0:
            bar.setValue(bar.value() + rect.top())
        elif rect.bottom() > self.viewport().height():
            bar.setValue(bar.value() + rect.bottom() - self.viewport().height())
        line = self._lines[row]
        self.setAccessibleDescription(". ".join(filter(None, (line.title, line.detail))))
        self.viewport().update()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Paint anew after scrolling."""
        self.viewport().update()
