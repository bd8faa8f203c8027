"""What the arrows on the pictures of a review stand for."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.art.lettering import LEFT, draw_text, text_width
from risk_desktop.ui.board.markers.arrow import ADVICE
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.kit import PaintedWidget
from risk_desktop.ui.theme import SeatColours, current, current_metrics

from .mini_map import arrow_colours, draw_arrow

_ARROW, _GAP = 54.0, 10.0
_SIZE = 0.7
"""Of the arrows, as a share of those on the pictures."""


class ArrowLegend(PaintedWidget):
    """A player's own arrow and the one of what would have been better, with a word each."""

    def __init__(self, seat: SeatColours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._parts = ((arrow_colours(seat), False, tr("review.chosen")), (ADVICE, True, tr("review.better")))
        self.setAccessibleName(", ".join(words for _, _, words in self._parts))

    def show_seat(self, seat: SeatColours) -> None:
        """Show the arrow of another player."""
        self._parts = ((arrow_colours(seat), *self._parts[0][1:]), self._parts[1])
        self.update()

    def sizeHint(self) -> QSize:
        """Room for both in one line."""
        f = current_metrics().f
        words = sum(text_width(words, text_font(f(14.5), 600)) for _, _, words in self._parts)
        return QSize(round(words + 2 * f(_ARROW + 2 * _GAP)), current_metrics().px(30))

    def paint(self, painter: QPainter) -> None:
        """Paint both."""
        f, x, middle = current_metrics().f, 3.0, self.height() / 2
        font = text_font(f(14.5), 600)
        for colours, dashed, words in self._parts:
            painter.save()
            painter.translate(x, middle + 2)
            painter.scale(_SIZE, _SIZE)
            draw_arrow(painter, QPointF(), QPointF(f(_ARROW) / _SIZE, 0), 0, colours, dashed=dashed)
            painter.restore()
            x += f(_ARROW + _GAP)
            draw_text(painter, QRectF(x, 0, self.width(), self.height()), words, font, current().text2, LEFT)
            x += text_width(words, font) + f(_GAP)
