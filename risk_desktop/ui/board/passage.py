"""The way from one board to the next: the new one opens like a porthole in the picture of the old one."""

from __future__ import annotations

import math

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from risk_desktop.ui import theme
from risk_desktop.ui.board.animator import Animator
from risk_desktop.ui.motion import MOTION

PASSAGE_MS = 600
# So long at most the old board stays until the new one is painted.
_WAIT_MS = 500
# Width of the brass rim of the opening, px.
_RIM = 7.0


class Passage(QWidget):
    """Covers its parent with a picture in which a hole grows; it lets the mouse through and hides at its end."""

    def __init__(self, parent: QWidget, animator: Animator) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._animator, self._over = animator, parent
        self._before = QPixmap()
        self._mouth, self._radius = QPointF(), 0.0
        self._waits: QObject | None = None
        self.hide()

    def open(self, before: QPixmap, mouth: QRect) -> None:
        """Show ``before`` and let it open from ``mouth`` (px of the parent) to all sides, when ``release`` is called."""
        self._before, self._mouth = before, QPointF(mouth.center())
        self._least = min(mouth.width(), mouth.height()) / 2
        self._radius = self._least
        self.setGeometry(self._over.rect())
        self.show()
        self.raise_()
        self._waits = self._animator.run(_WAIT_MS, self._wait, self._open)

    def release(self) -> None:
        """The new board is painted: open now."""
        if self._waits is not None:
            self._animator.abandon(self._waits)
            self._open()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the old board but for the hole, and the rim of the hole."""
        painter = QPainter(self)
        reach = round(self._radius)
        hole = QRect(self._mouth.toPoint() - QPoint(reach, reach), self._mouth.toPoint() + QPoint(reach, reach))
        painter.setClipRegion(QRegion(self.rect()) - QRegion(hole, QRegion.RegionType.Ellipse))
        painter.drawPixmap(0, 0, self._before)
        painter.setClipping(False)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for width, colour in ((_RIM + 4, "#3b2a10"), (_RIM, theme.DARK.accent)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawEllipse(self._mouth, self._radius, self._radius)
        painter.end()

    def _wait(self, share: float) -> None:
        """The old board stands still."""

    def _open(self) -> None:
        self._waits = None
        self._animator.run(MOTION.duration(PASSAGE_MS), self._grow, self._end)

    def _grow(self, share: float) -> None:
        corners = (self.rect().topLeft(), self.rect().topRight(), self.rect().bottomLeft(), self.rect().bottomRight())
        far = max(math.hypot(c.x() - self._mouth.x(), c.y() - self._mouth.y()) for c in corners) + _RIM
        self._radius = self._least + (far - self._least) * share
        self.update()

    def _end(self) -> None:
        self.hide()
        self._before = QPixmap()
