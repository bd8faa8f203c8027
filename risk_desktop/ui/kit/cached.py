"""Painted widgets whose picture is kept, under their old name."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from risk_desktop.ui.kit.painted import Painted


class Cached(Painted):
    """Painted, kept; paints in `paint_picture`."""

    kept = True

    def paint(self, painter: QPainter) -> None:
        """Paint the whole widget."""
        self.paint_picture(painter)

    def paint_picture(self, painter: QPainter) -> None:
        """Paint the whole widget."""
        raise NotImplementedError

    def minimumSizeHint(self) -> QSize:
        """Same as the size hint for what is pressed; anything else may shrink."""
        return self.sizeHint() if isinstance(self, QAbstractButton) else QWidget.minimumSizeHint(self)
