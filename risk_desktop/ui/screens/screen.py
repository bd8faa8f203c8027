"""The base of full screens: a board in the background, and perhaps a title with a back button."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QLinearGradient, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from risk_desktop.i18n import tr
from risk_desktop.maps.schema import BoardMap

from ..colour import rgba
from ..kit import ButtonControl, IconButton, Label, PaintedWidget
from ..kit.control import key_words
from ..theme import current, current_metrics
from .backdrop import board_picture, kept_picture, picturing

if TYPE_CHECKING:
    from ..board.ground.picture import Work

_SLICE_MS = 4.0
"""The longest time that painting the background may block the window at once, ms."""
_FINEST = 2.0
"""Px of the background for each px of the window: with more it takes seconds to draw, and nobody sees them."""


class Screen(PaintedWidget):
    """A full screen with a board behind it. ``veil``: "left" darkens one side, "all" blurs and darkens everything.

    ``board``: which one to show, by default that of ``backdrop``.
    """

    def __init__(self, veil: str = "all", parent: QWidget | None = None, board: BoardMap | None = None) -> None:
        super().__init__(parent)
        self._veil, self.board = veil, board
        self._veiled = 0
        self.picture = QPixmap()
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._begin)
        self._work: Work | None = None
        self._steps = QTimer(self)
        self._steps.setInterval(0)
        self._steps.timeout.connect(self._slice)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the picture for the new size if it is kept, else make it later, so that the screen appears without delay."""
        super().resizeEvent(event)
        kept = kept_picture(self.picture_size(), self.board)
        if kept.isNull():
            self._later.start(0 if self.picture.isNull() else 250)
        else:
            self._stop()
            self._show_picture(kept)

    def spoken(self) -> list[str]:
        """Return what is said when it shows: its name, and the keys of its buttons."""
        buttons = (button for button in self.findChildren(ButtonControl) if button.key and button.isEnabled())
        return [self.accessibleName(), *dict.fromkeys(map(key_words, buttons))]

    def prepare(self) -> None:
        """Make the picture at once, for pictures and tests."""
        self._stop()
        self._show_picture(board_picture(self.picture_size(), self.board))

    def _stop(self) -> None:
        """Make no picture any more."""
        self._later.stop()
        self._steps.stop()
        self._work = None

    @property
    def is_drawing(self) -> bool:
        """Whether the picture is still being made; everything is repainted after that."""
        return self._later.isActive() or self._work is not None

    def veil_until(self, x: int) -> None:
        """Darken the left side at least up to ``x`` px, so that what stands there is readable."""
        self._veiled = x
        self.update()

    def picture_size(self) -> QSize:
        """Return the size of the picture in its own px: large beside the menu of the first screen, small where it is blurred."""
        if self._veil == "left":
            return QSize(max(400, round(self.width() * 0.92)), max(300, round(self.height() * 1.02))) * self._fineness()
        return QSize(480, 300)

    def _fineness(self) -> float:
        """Return the px of the picture for each px of the window."""
        return min(self.devicePixelRatioF(), _FINEST) if self._veil == "left" else 1.0

    def _begin(self) -> None:
        self._work = picturing(self.picture_size(), self.board)
        self._steps.start()

    def _slice(self) -> None:
        """Work on the picture for a few ms."""
        deadline = time.perf_counter() + _SLICE_MS / 1000
        try:
            while self._work is not None and time.perf_counter() < deadline:
                next(self._work)
        except StopIteration as end:
            self._work = None
            self._show_picture(end.value)
        if self._work is None:
            self._steps.stop()

    def _show_picture(self, image: QImage) -> None:
        if self._veil == "all":
            image = image.scaled(
                48, 30, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
            )
        self.picture = QPixmap.fromImage(image)
        self.picture.setDevicePixelRatio(self._fineness())
        self.update()

    def paint(self, painter: QPainter) -> None:
        """Paint board and veil, whose edges are straight and need no smoothing."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        theme = current()
        area = QRectF(self.rect())
        painter.fillRect(area, rgba(theme.sea_deep, 255))
        if self._veil == "left":
            self._paint_left(painter, area)
        else:
            if not self.picture.isNull():
                painter.drawPixmap(self.rect(), self.picture)
            painter.fillRect(area, rgba(theme.screen_dim, theme.screen_dim_alpha))

    def _paint_left(self, painter: QPainter, area: QRectF) -> None:
        dim = current().screen_dim
        if not self.picture.isNull():
            size = self.picture.deviceIndependentSize()
            left = area.width() - size.width() * 0.86
            painter.drawPixmap(round(left), round((area.height() - size.height()) / 2), self.picture)
            edge = QLinearGradient(left, 0, left + 120, 0)
            edge.setColorAt(0, rgba(current().sea_deep, 255))
            edge.setColorAt(1, rgba(current().sea_deep, 0))
            painter.fillRect(QRectF(left - 1, 0, 121, area.height()), edge)
        veil = QLinearGradient(0, 0, max(area.width() * 0.52, self._veiled * 1.25), 0)
        veil.setColorAt(0, rgba(dim, 252))
        veil.setColorAt(0.6, rgba(dim, 225))
        veil.setColorAt(1, rgba(dim, 0))
        painter.fillRect(area, veil)


class TitledScreen(Screen):
    """A screen with a title and a back button, which has the key Esc and emits ``back``. Fill ``body``."""

    back = Signal()

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__("all", parent)
        self.setAccessibleName(title)
        metrics = current_metrics()
        column = QVBoxLayout(self)
        side = metrics.px(40)
        column.setContentsMargins(side, metrics.px(28), side, metrics.px(24))
        column.setSpacing(metrics.px(16))
        self.head = QHBoxLayout()
        self.head.setSpacing(metrics.px(18))
        self._back = IconButton("undo", tr("common.back"), key="Esc")
        self._back.clicked.connect(self.back)
        self.head.addWidget(self._back, 0, Qt.AlignmentFlag.AlignVCenter)
        self.head.addWidget(Label(title, "screen"), 1, Qt.AlignmentFlag.AlignVCenter)
        column.addLayout(self.head)
        self.body = QVBoxLayout()
        self.body.setSpacing(metrics.px(16))
        column.addLayout(self.body, 1)
