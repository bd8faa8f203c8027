"""What every painter starts and ends with: an empty picture, a pen with round ends, a picture to keep."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPen, QPixmap


def transparent_pixmap(width: int, height: int, ratio: float) -> QPixmap:
    """Empty picture of so many device pixels, for a screen that has ``ratio`` of them to a pixel."""
    pixmap = QPixmap(width, height)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def round_pen(colour: str | QColor, width: float) -> QPen:
    """Pen with round ends and corners."""
    return QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def lean_copy(picture: QPixmap) -> QPixmap:
    """Return a copy of a painted picture, to be kept.

    Qt leaves its paint engine with what it has painted on, and in that the room that the longest path took: 20 KB on
    average, more than most pictures themselves. A copy has none.
    """
    return picture.copy()
