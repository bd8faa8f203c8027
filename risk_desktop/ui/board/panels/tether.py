"""A line from a panel that stands away from its arrow to that arrow: it tells which fight the panel is about."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from risk_desktop.ui import theme
from risk_desktop.ui.art.drawing import round_pen
from risk_desktop.ui.board import layers
from risk_desktop.ui.colour import rgba

# Widths of the line and of its dark edge, radius of the dot at its end, px.
_LINE, _EDGE, _DOT = 1.8, 4.4, 3.4


class Tether(QGraphicsItem):
    """A line on the board below badges and names, of constant width on the screen."""

    def __init__(self) -> None:
        super().__init__()
        self._start = QPointF()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(layers.TETHER)
        self.hide()

    @property
    def start(self) -> QPointF:
        """Where it begins, in px of the screen from its end."""
        return self._start

    def span(self, start: QPointF, end: QPointF) -> None:
        """Lead from ``start``, in px of the screen from the end, to a scene point."""
        self.setPos(end)
        if start != self._start:
            self.prepareGeometryChange()
            self._start = start
            self.update()

    def boundingRect(self) -> QRectF:
        """Return the line with its edge and dot."""
        return QRectF(QPointF(), self._start).normalized().adjusted(-6, -6, 6, 6)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the line in the colour of the panel's rim."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        accent, unit = theme.current().accent, theme.current_metrics().unit
        for colour, wider in ((rgba(theme.current().label_halo, 190), _EDGE - _LINE), (rgba(accent, 255), 0.0)):
            painter.setPen(round_pen(colour, (_LINE + wider) * unit))
            painter.drawLine(self._start, QPointF())
            painter.setBrush(colour)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawEllipse(QPointF(), (_DOT + wider / 2) * unit, (_DOT + wider / 2) * unit)
