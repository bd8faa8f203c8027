"""A soft ring around what a step is about, transparent for the mouse."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QEasingCurve, QRect, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPen, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from risk_desktop.ui.colour import rgba
from risk_desktop.ui.kit import PaintedWidget
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import current

REACH = 14
"""How far the glow extends beyond its target, px."""
_PULSE_MS, _FAINTEST = 1600, 0.55


class Halo(PaintedWidget):
    """A ring that pulses, unless motion is reduced."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self._round = False
        self._spared = QRegion()
        self._strength = 1.0
        self._pulse = QVariantAnimation(self)
        self._pulse.setStartValue(0.0)
        self._pulse.setKeyValueAt(0.5, 1.0)
        self._pulse.setEndValue(0.0)
        self._pulse.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._pulse.setDuration(_PULSE_MS)
        self._pulse.setLoopCount(-1)
        self._pulse.valueChanged.connect(self._pulse_to)
        self.hide()

    def surround(self, rect: QRect, *, circle: bool, spared: Sequence[QRect] = ()) -> None:
        """Show the ring around a rectangle of the parent, as a circle or with rounded corners; ``spared``: what it leaves out."""
        if circle:
            side = max(rect.width(), rect.height())
            rect = QRect(rect.center().x() - side // 2, rect.center().y() - side // 2, side, side)
        self._round = circle
        wanted = rect.adjusted(-REACH, -REACH, REACH, REACH)
        if wanted != self.geometry():
            self.setGeometry(wanted)
        left_out = QRegion()
        for part in spared:
            left_out += part.translated(-wanted.topLeft()).intersected(self.rect())
        if left_out != self._spared:
            self._spared = left_out
            self.update()
        if self.isHidden():
            self.show()
        if MOTION.reduced:
            self._pulse.stop()
            self._pulse_to(0.0)
        elif self._pulse.state() != QVariantAnimation.State.Running:
            self._pulse.start()

    def leave(self) -> None:
        """Hide the ring."""
        self._pulse.stop()
        self.hide()

    def paint(self, painter: QPainter) -> None:
        """Paint the cached picture of the ring."""
        painter.setOpacity(self._strength)
        if not self._spared.isEmpty():
            painter.setClipRegion(QRegion(self.rect()).subtracted(self._spared))
        painter.drawPixmap(0, 0, _picture(self.size(), self._round, current().on_turn_line, self.devicePixelRatioF()))

    def _pulse_to(self, share: float) -> None:
        self._strength = 1.0 - (1.0 - _FAINTEST) * float(share)
        self.update()


@lru_cache(maxsize=24)
def _picture(size: QSize, circle: bool, colour: str, ratio: float) -> QPixmap:
    """Return a picture of a glowing ring of a size."""
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, alpha in ((18, 20), (13, 34), (8.5, 60), (5, 120)):
        _ring(painter, size, QPen(rgba(colour, alpha), width), circle)
    _ring(painter, size, QPen(rgba("#1b0f06", 200), 4.4), circle)
    _ring(painter, size, QPen(rgba(colour, 255), 2.6), circle)
    painter.end()
    return pixmap


def _ring(painter: QPainter, size: QSize, pen: QPen, circle: bool) -> None:
    """Draw one stroke of the ring."""
    box = QRectF(0, 0, size.width(), size.height()).adjusted(9.5, 9.5, -9.5, -9.5)
    radius = min(box.width(), box.height()) / 2 if circle else 14.0
    painter.setPen(pen)
    painter.drawRoundedRect(box, radius, radius)
