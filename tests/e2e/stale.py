"""What is still on the screen though it has gone: the window's own picture against one that is painted anew."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsView, QWidget

FAINT = 40
"""A difference (0 to 255) that counts: where things are half transparent, colours are rounded differently."""


def picture_of(window: QWidget) -> QPixmap:
    """Return what a window shows, and let it be painted anew.

    Painting it into a picture, Qt notes where everything on a board stands now, and forgets that the screen still shows
    what has just changed where it stood before: the eye itself would leave old pictures behind.
    """
    picture = window.grab()
    for view in window.findChildren(QGraphicsView):
        view.viewport().update()
    return picture


def stale(window: QWidget) -> QRect:
    """Return the smallest rectangle outside which a window at rest shows what it would show if it were painted anew.

    Empty if it is all as it should be. The window must be visible.
    """
    top = window.window()
    shown = top.screen().grabWindow(top.winId()).toImage()
    anew = picture_of(top).toImage().convertToFormat(QImage.Format.Format_RGB32)
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
