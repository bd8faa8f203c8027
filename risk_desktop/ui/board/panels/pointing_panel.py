"""The base of the small panels beside the arrow: a body with room round it for its shadow and for a notch."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from risk_desktop.ui import theme
from risk_desktop.ui.art.shadow import draw_shadow
from risk_desktop.ui.art.surface import draw_panel
from risk_desktop.ui.board.panels.panel_placement import Notch
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.kit import PaintedWidget

# Room round the body for its notch and shadow.
MARGIN = 14.0
_NOTCH_HALF, _NOTCH_LENGTH = 9.0, 11.0


class PointingPanel(PaintedWidget):
    """A panel that is told where to point; one with several ``forms`` takes the one that covers less."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._notch: Notch | None = None
        self._form = 0
        self.lingers = False
        """Whether it stays for a moment without its arrow: the next one may come."""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def forms(self) -> list[QSizeF]:
        """Return the sizes that the body may have."""
        raise NotImplementedError

    @property
    def form(self) -> int:
        """Which of the forms it has."""
        return min(self._form, len(self.forms()) - 1)

    def take_form(self, form: int, notch: Notch | None) -> None:
        """Take one of the forms, and point at a place."""
        self._form, self._notch = form, notch
        self.adjustSize()
        self.update()

    def make_ready(self) -> None:
        """Paint ahead what takes long, now that form and notch are known; does nothing by default."""

    def leave(self) -> None:
        """Go away: the panel is not wanted any more."""
        self.hide()

    def sizeHint(self) -> QSize:
        """Return the size of the body and the room round it."""
        size = self.forms()[self.form]
        return QSize(round(size.width() + 2 * MARGIN), round(size.height() + 2 * MARGIN))

    def panel_rect(self) -> QRectF:
        """Return the body within the widget, without the room for shadow and notch."""
        return QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)

    def paint_body(self, painter: QPainter, radius: float) -> None:
        """Paint shadow, panel and notch."""
        rect, line = self.panel_rect(), theme.current().accent
        draw_shadow(painter, rect, radius, 12, 4, 120)
        draw_panel(painter, rect, radius, line=line, line_width=1.4)
        if self._notch is not None:
            _draw_notch(painter, rect, self._notch, theme.current_metrics().scale, line)


def _draw_notch(painter: QPainter, rect: QRectF, notch: Notch, unit: float, line: str) -> None:
    """Draw a triangle over the panel's edge, filled like the panel, so that edge and panel become one."""
    half, length = _NOTCH_HALF * unit, min(_NOTCH_LENGTH * unit, MARGIN - 2)
    out = {"top": QPointF(0, -1), "bottom": QPointF(0, 1), "left": QPointF(-1, 0), "right": QPointF(1, 0)}[notch.side]
    along = QPointF(abs(out.y()), abs(out.x()))
    base = {
        "top": QPointF(rect.left() + notch.along, rect.top() + 0.6),
        "bottom": QPointF(rect.left() + notch.along, rect.bottom() - 0.6),
        "left": QPointF(rect.left() + 0.6, rect.top() + notch.along),
        "right": QPointF(rect.right() - 0.6, rect.top() + notch.along),
    }[notch.side]
    first, tip, last = base - along * half, base + out * length, base + along * half
    colours = theme.current()
    share = (base.y() - rect.top()) / rect.height()
    fill = QColor(colours.panel_top if share < 0.5 else colours.panel_bottom)
    triangle = QPainterPath(first - out * 1.6)
    for point in (first, tip, last, last - out * 1.6):
        triangle.lineTo(point)
    painter.fillPath(triangle, rgba(fill, 255))
    edge = QPainterPath(first)
    edge.lineTo(tip)
    edge.lineTo(last)
    painter.strokePath(edge, QPen(QColor(line), 1.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
