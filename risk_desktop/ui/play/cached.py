"""Widgets whose picture is kept: furniture lies over the board, and is painted again with every frame of a pan."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from risk_desktop.ui.theme import current, current_metrics

# A mixin stands before a Qt class in the bases; a second Qt base would create a second C++ object.
if TYPE_CHECKING:
    _Mixin = QWidget
else:
    _Mixin = object


class Cached(_Mixin):
    """Mixin: paint in ``paint_picture`` instead of ``paintEvent``, and call ``repaint_picture`` when it must change."""

    _picture: QPixmap | None = None
    _painted_for: object = None

    def paint_picture(self, painter: QPainter) -> None:
        """Paint the whole widget."""
        raise NotImplementedError

    def look(self) -> object:
        """Return what the picture depends on beside its content, such as whether the pointer is on it."""
        return None

    def repaint_picture(self) -> None:
        """Paint anew: the content has changed."""
        self._picture = None
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the picture, painted anew if anything that it depends on has changed."""
        ratio = self.devicePixelRatioF()
        wanted = (self.width(), self.height(), ratio, current().name, current_metrics().scale, self.look())
        if self._picture is None or wanted != self._painted_for:
            self._painted_for = wanted
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            brush = QPainter(self._picture)
            brush.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.paint_picture(brush)
            brush.end()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()
