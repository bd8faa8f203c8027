"""The program's name in brass."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from risk_desktop.ui.art.lettering import title_outline
from risk_desktop.ui.colour import mix, rgba
from risk_desktop.ui.kit.painted import Restyled
from risk_desktop.ui.theme import DARK, current, current_metrics

_LEAST = 0.42
"""Share of its size that the name keeps where the window is low or the text large."""


class Logo(Restyled, QWidget):
    """The name in two lines; it gives way where the window is low."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        """Room for both lines."""
        metrics = current_metrics()
        return QSize(metrics.px(330), metrics.px(126))

    def minimumSizeHint(self) -> QSize:
        """A small name is still a name."""
        return self.sizeHint() * _LEAST

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the name."""
        metrics = current_metrics()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        share = min(1.0, self.height() / self.sizeHint().height())
        painter.scale(share, share)
        big = title_outline("Risk", metrics.f(98), 900, 104)
        box = big.boundingRect()
        big.translate(-box.left() + 2, metrics.f(84) - box.bottom())
        self._brass(painter, big, metrics.f(10), metrics.f(84))
        small = title_outline("Desktop", metrics.f(26), 700, 128)
        box = small.boundingRect()
        small.translate(metrics.f(6) - box.left(), metrics.f(116) - box.bottom())
        self._brass(painter, small, metrics.f(94), metrics.f(116))
        painter.end()

    def _brass(self, painter: QPainter, outline: QPainterPath, top: float, bottom: float) -> None:
        """Fill an outline with brass: bright on walnut, darker on parchment."""
        theme = current()
        light = theme.name != DARK.name
        shine, body, foot = QColor(DARK.primary_shine), QColor(DARK.accent), QColor(DARK.primary_bottom)
        if light:
            shine, body, foot = (mix(colour, DARK.primary_edge, 0.62) for colour in (shine, body, foot))
        painter.translate(0, 2.5)
        painter.fillPath(outline, rgba(theme.shadow, 60 if light else 150))
        painter.translate(0, -2.5)
        fill = QLinearGradient(0, top, 0, bottom)
        fill.setColorAt(0, shine)
        fill.setColorAt(0.55, body)
        fill.setColorAt(1, foot)
        painter.strokePath(outline, QPen(rgba(DARK.primary_ink, 220), 1.4))
        painter.fillPath(outline, fill)
