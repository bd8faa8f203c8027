"""Widgets whose picture is kept: panels lie over the board, and are painted again with every frame of a pan."""

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

    most_kept = 0
    """So many pictures are kept for contents that come back (see ``content``); 0: only the one that shows."""

    _picture: QPixmap | None = None
    _painted_for: object = None
    _kept: dict[object, QPixmap] | None = None

    def paint_picture(self, painter: QPainter) -> None:
        """Paint the whole widget."""
        raise NotImplementedError

    def look(self) -> object:
        """Return what the picture depends on beside its content, such as whether the pointer is on it."""
        return None

    def content(self) -> object:
        """Return what else the picture depends on, hashable; None if it never comes back."""
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
            self._picture = self._picture_for(wanted)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()

    def _picture_for(self, wanted: object) -> QPixmap:
        """Return a picture that is kept, else paint one."""
        content = self.content() if self.most_kept else None
        if content is None:
            return self._painted()
        if self._kept is None:
            self._kept = {}
        if (wanted, content) not in self._kept:
            if len(self._kept) >= self.most_kept:
                self._kept.clear()
            self._kept[wanted, content] = self._painted()
        return self._kept[wanted, content]

    def _painted(self) -> QPixmap:
        picture = QPixmap(self.size() * self.devicePixelRatioF())
        picture.setDevicePixelRatio(self.devicePixelRatioF())
        picture.fill(Qt.GlobalColor.transparent)
        brush = QPainter(picture)
        brush.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_picture(brush)
        brush.end()
        return picture
