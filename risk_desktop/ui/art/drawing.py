"""What every painter starts with: an empty picture, a pen with round ends."""

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
