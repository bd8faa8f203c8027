"""Rows of menus and lists: icon, title, detail, key."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.art.labels import draw_keycap, keycap_width
from risk_desktop.ui.art.lettering import LEFT, RIGHT, draw_text, text_width
from risk_desktop.ui.art.surface import draw_panel
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.kit.control import ButtonControl, key_label
from risk_desktop.ui.theme import current

HEIGHT, LEAST_HEIGHT = 60.0, 40
"""How high a row is, px at 100 %, and at least, px."""


class ListRow(ButtonControl):
    """A row that is pressed: icon in a disc, title and detail, key cap at the right; a brass line when checked.

    ``height``: in px at 100 %, lower in long lists.

    The detail stands at the right of the title's line if both fit on one, else below it.
    """

    off_opacity = 0.42

    def __init__(
        self,
        icon: str,
        title: str,
        detail: str = "",
        *,
        key: str = "",
        height: float = HEIGHT,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._high = height
        self.ring_radius = 10.0
        self._icon = icon
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_words(title, detail)
        self.set_key(key)

    def set_words(self, title: str, detail: str = "") -> None:
        """Change title and detail."""
        self._title, self._detail = title, detail
        self.setAccessibleName(f"{title}. {detail}" if detail else title)
        self.updateGeometry()
        self.update()

    def set_height(self, height: float) -> None:
        """Change how high it is, px at 100 %."""
        self._high = height
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Room for everything on one line."""
        return QSize(round(self._title_width() + self._detail_width() + self._rest()), self._height())

    def minimumSizeHint(self) -> QSize:
        """Room for title and detail below each other."""
        width = max(self._title_width(), self._detail_width()) + self._rest()
        return QSize(round(width), self._height())

    def _height(self) -> int:
        return max(self.metrics.px(self._high), LEAST_HEIGHT)

    def _rest(self) -> float:
        cap = keycap_width(key_label(self.key), self.metrics.f(12.5)) + self.metrics.f(16) if self.key else 0
        return self.metrics.f(70) + cap + self.metrics.f(26)

    def _title_width(self) -> float:
        return text_width(self._title, text_font(self.metrics.f(19), 700))

    def _detail_width(self) -> float:
        return text_width(self._detail, text_font(self.metrics.f(14.5))) if self._detail else 0

    def paint(self, painter: QPainter) -> None:
        """Paint the row."""
        theme, metrics, lit = current(), self.metrics, self.hovered or self.isChecked()
        box = QRectF(self.rect())
        ink = painter.opacity()
        painter.setOpacity(1.0)  # a row that is off is faint, but no window into what lies behind it
        draw_panel(painter, box, 10, line=theme.accent if lit else "")
        painter.setOpacity(ink)
        if self.isDown():
            painter.translate(0, 1)
        self._paint_icon(painter, QPointF(metrics.f(34), box.center().y()))
        if self.key:
            px = metrics.f(12.5)
            width = keycap_width(key_label(self.key), px)
            cap = QRectF(box.right() - metrics.f(16) - width, box.center().y() - px * 0.8, width, px * 1.6)
            draw_keycap(painter, cap, key_label(self.key), px, theme.text2)
        self._paint_words(painter, box)

    def _paint_icon(self, painter: QPainter, centre: QPointF) -> None:
        theme, metrics = current(), self.metrics
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(rgba(QColor(theme.accent), 38))
        painter.drawEllipse(centre, metrics.f(20), metrics.f(20))
        side = metrics.f(22)
        box = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
        draw_icon(painter, self._icon, box, theme.accent, 1.9)

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        theme, metrics = current(), self.metrics
        left = metrics.f(70)
        title, detail = text_font(metrics.f(19), 700), text_font(metrics.f(14.5))
        one_line = self.sizeHint().width() <= self.width()
        if one_line or not self._detail:
            draw_text(painter, QRectF(left, 0, self.width(), box.height() - 1), self._title, title, theme.text, LEFT)
            right = self.width() - (self._rest() - left) + metrics.f(12)
            draw_text(painter, QRectF(0, 0, right, box.height() - 1), self._detail, detail, theme.text2, RIGHT)
            return
        middle = box.center().y()
        draw_text(
            painter,
            QRectF(left, middle - metrics.f(24), self.width(), metrics.f(26)),
            self._title,
            title,
            theme.text,
            LEFT,
        )
        draw_text(
            painter,
            QRectF(left, middle + metrics.f(1), self.width(), metrics.f(20)),
            self._detail,
            detail,
            theme.text2,
            LEFT,
        )
