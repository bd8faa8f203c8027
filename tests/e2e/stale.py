"""What is still on the screen though it has gone: the window's own picture against one that is painted anew."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

FAINT = 40
"""A difference (0 to 255) that counts: where things are half transparent, colours are rounded differently."""


def stale(window: QWidget) -> QRect:
    """Return the smallest rectangle outside which a window at rest shows what it would show if it were painted anew.

    Empty if it is all as it should be. The window must be visible.
    """
    top = window.window()
    shown = top.screen().grabWindow(top.winId()).toImage()
    anew = top.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    painter = QPainter(anew)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(QPoint(), shown)
    painter.end()
    grey = anew.convertToFormat(QImage.Format.Format_Grayscale8)
    bits, line = bytes(grey.constBits()), grey.bytesPerLine()
    rows = [bits[y * line : y * line + grey.width()] for y in range(grey.height())]
    wrong = [y for y, row in enumerate(rows) if max(row) > FAINT]
    if not wrong:
        return QRect()
    columns = [x for x in range(grey.width()) if max(bits[x::line]) > FAINT]
    return QRect(QPoint(columns[0], wrong[0]), QPoint(columns[-1], wrong[-1]))
