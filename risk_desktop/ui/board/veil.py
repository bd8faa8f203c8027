"""Plain sea over the board until it is ready to be seen."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from risk_desktop.ui.board.animator import Animator
from risk_desktop.ui.board.sea import plain_sea
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.motion import MOTION

_LIFT_MS = 220


class Veil(QWidget):
    """A sheet of sea that covers its parent and lets the mouse through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._share = 0.0

    def lift(self, animator: Animator) -> None:
        """Fade and go."""
        animator.run(MOTION.fade(_LIFT_MS), self._fade, self._go, QEasingCurve.Type.OutCubic)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sea, ever thinner."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), rgba(plain_sea(), round(255 * (1 - self._share))))
        painter.end()

    def _fade(self, share: float) -> None:
        self._share = share
        self.update()

    def _go(self) -> None:
        self.hide()
        self.deleteLater()
