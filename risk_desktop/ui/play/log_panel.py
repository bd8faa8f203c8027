"""A plain chronicle: stands in until the real one is there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent

from risk_desktop.i18n import tr
from risk_desktop.ui.fonts import text_font, title_font
from risk_desktop.ui.kit import Panel
from risk_desktop.ui.names import Names
from risk_desktop.ui.paint import LEFT, draw_divider, draw_roundel, draw_text
from risk_desktop.ui.tables.narration import Line
from risk_desktop.ui.theme import current, current_metrics


class LogPanel(Panel):
    """Newest line first, as many as fit."""

    line_clicked = Signal(tuple)

    def __init__(self, parent=None) -> None:
        super().__init__(parent, radius=10)
        self._names: Names | None = None
        self._lines: list[Line] = []

    def set_names(self, names: Names) -> None:
        """Tell how things are called."""
        self._names = names

    def add(self, lines: Sequence[Line]) -> None:
        """Add lines; one with the key of the last one replaces it."""
        for line in lines:
            if line.key and self._lines and self._lines[0].key == line.key:
                self._lines[0] = line
            else:
                self._lines.insert(0, line)
        del self._lines[60:]
        self.update()

    def clear(self) -> None:
        """Forget all lines."""
        self._lines.clear()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint title and lines."""
        super().paintEvent(event)
        theme, unit = current(), current_metrics().scale
        painter = QPainter(self)
        head = QRectF(14, 6, self.width(), 26 * unit)
        draw_text(painter, head, tr("play.chronicle"), title_font(15 * unit, 700, 104), theme.text, LEFT)
        draw_divider(painter, 10, self.width() - 10, 36 * unit)
        y = 42 * unit
        for line in self._lines:
            height = (38 if line.detail else 22) * unit
            if y + height > self.height() - 4 or self._names is None:
                break
            draw_roundel(painter, self._names.seat_colours(line.seat), QPointF(22, y + 11 * unit), 8.5 * unit)
            room = QRectF(38, y, self.width() - 48, 22 * unit)
            painter.setClipRect(self.rect().adjusted(0, 0, -8, 0))
            draw_text(painter, room, line.title, text_font(14 * unit, 600), theme.text, LEFT)
            if line.detail:
                draw_text(painter, room.translated(0, 17 * unit), line.detail, text_font(13 * unit), theme.text2, LEFT)
            y += height + 4 * unit
        painter.end()
