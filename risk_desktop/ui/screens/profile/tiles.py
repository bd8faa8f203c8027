"""The figures at the top of a profile: one tile each."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QSizePolicy

from risk_desktop.ui.accessibility.sentences import sentences
from risk_desktop.ui.art.lettering import LEFT, draw_text, text_width
from risk_desktop.ui.art.surface import draw_panel
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.kit import PaintedWidget
from risk_desktop.ui.theme import current, current_metrics

_HIGH, _LEAST_WIDE = 84, 180
"""Height and least width of a tile, px at 100 %."""
_MARGIN = 16.0


class FigureTile(PaintedWidget):
    """A title, a large figure with a few words beside it, and a line below. ``colour``: a token of the theme."""

    may_shrink = True

    def __init__(self, title: str) -> None:
        super().__init__()
        self.title = title
        self._figure, self._beside, self._detail, self._colour = "", "", "", ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_figure(self, figure: str, beside: str = "", detail: str = "", colour: str = "text") -> None:
        """Show another figure."""
        self._figure, self._beside, self._detail, self._colour = figure, beside, detail, colour
        words = " ".join(filter(None, (figure, beside)))
        self.setAccessibleName(sentences(filter(None, (f"{self.title}: {words}" if words else self.title, detail))))
        self.updateGeometry()
        self.update()

    @property
    def words(self) -> tuple[str, str, str]:
        """What stands there: the figure, what stands beside it, and the line below."""
        return self._figure, self._beside, self._detail

    def sizeHint(self) -> QSize:
        """Room for the longest line."""
        f = current_metrics().f
        line = text_width(self._figure, _big()) + f(8) + text_width(self._beside, _middle())
        wide = max(line, text_width(self._detail, _small()), text_width(self.title, _small()))
        return QSize(max(current_metrics().px(_LEAST_WIDE), round(wide + f(2 * _MARGIN))), self._height())

    def minimumSizeHint(self) -> QSize:
        """As wide as its words."""
        return QSize(self.sizeHint().width(), self._height())

    def _height(self) -> int:
        return current_metrics().px(_HIGH + 6)

    def paint(self, painter: QPainter) -> None:
        """Paint the tile."""
        theme, f = current(), current_metrics().f
        draw_panel(painter, QRectF(self.rect()), 12)
        left, wide = f(_MARGIN), self.width() - f(2 * _MARGIN)
        draw_text(painter, QRectF(left, f(7), wide, f(22)), self.title, _small(), theme.text2, LEFT)
        line = QRectF(left, f(27), wide, f(34))
        # A token of the theme by its name (hence getattr).
        draw_text(painter, line, self._figure, _big(), getattr(theme, self._colour or "text"), LEFT)
        line.setLeft(left + text_width(self._figure, _big()) + f(8))
        draw_text(painter, line, self._beside, _middle(), theme.text2, LEFT)
        draw_text(painter, QRectF(left, f(60), wide, f(22)), self._detail, _small(), theme.text2, LEFT)


def _big() -> QFont:
    return text_font(current_metrics().f(30), 800)


def _middle() -> QFont:
    return text_font(current_metrics().f(16.5), 600)


def _small() -> QFont:
    return text_font(current_metrics().f(15))
