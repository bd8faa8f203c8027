"""The base of every widget that paints itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from risk_desktop.ui.theme import current, current_metrics

# Mixins stand before a Qt class in the bases; a second Qt base would create a second C++ object.
if TYPE_CHECKING:
    _Mixin = QWidget
else:
    _Mixin = object


class Restyled(_Mixin):
    """Mixin of widgets that take sizes and fonts from the theme: `restyle` runs at the start and after each change."""

    def restyle(self) -> None:
        """Take over fonts and sizes of the theme and metrics in use; does nothing by itself."""

    def changeEvent(self, event: QEvent) -> None:
        """Restyle after a new style sheet, and say that sizes may have changed."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.restyle()
            self.updateGeometry()
            self.update()


class Painted(Restyled):
    """Mixin of widgets that paint themselves: they say how (`paint`) and, where it matters, how large (`sizeHint`)."""

    off_opacity: ClassVar[float] = 1.0
    """Opacity of the widget while it is switched off."""
    may_shrink: ClassVar[bool] = False
    """Whether layouts may give it less room than its size hint."""
    kept: ClassVar[bool] = False
    """Whether its picture is kept: panels over the board are shown again with every frame of a pan. `repaint_picture`
    then tells that the content has changed."""
    most_kept: ClassVar[int] = 0
    """So many pictures are kept for contents that come back (see `content`); 0: only the one that shows."""

    _kept_picture: QPixmap | None = None
    _kept_for: object = None
    _kept_pictures: dict[object, QPixmap] | None = None

    def paint(self, painter: QPainter) -> None:
        """Paint the whole widget; shapes come with smooth edges."""
        raise NotImplementedError

    def look(self) -> object:
        """What a kept picture depends on beside size, theme and content, such as whether the pointer is on it."""
        return None

    def content(self) -> object:
        """Hashable content of a kept picture; None if it never comes back."""
        return None

    def repaint_picture(self) -> None:
        """Paint anew: the content of a kept picture has changed."""
        self._kept_picture = None
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Same as the size hint, so that nothing is cut off; a layout inside knows better."""
        if self.may_shrink or self.layout() is not None:
            return super().minimumSizeHint()
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Set the painter up and paint, or show the kept picture."""
        painter = QPainter(self)
        if self.kept:
            painter.drawPixmap(0, 0, self._shown_picture())
        else:
            self._paint_on(painter)
        painter.end()

    def _paint_on(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(self.off_opacity)
        self.paint(painter)

    def _shown_picture(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        wanted = (self.width(), self.height(), ratio, current().name, current_metrics().scale, self.look())
        if self._kept_picture is None or wanted != self._kept_for:
            self._kept_for = wanted
            self._kept_picture = self._picture_for(wanted)
        return self._kept_picture

    def _picture_for(self, wanted: object) -> QPixmap:
        """A picture that was kept for this content, else a new one."""
        content = self.content() if self.most_kept else None
        if content is None:
            return self._new_picture()
        if self._kept_pictures is None:
            self._kept_pictures = {}
        if (wanted, content) not in self._kept_pictures:
            if len(self._kept_pictures) >= self.most_kept:
                self._kept_pictures.clear()
            self._kept_pictures[wanted, content] = self._new_picture()
        return self._kept_pictures[wanted, content]

    def _new_picture(self) -> QPixmap:
        picture = QPixmap(self.size() * self.devicePixelRatioF())
        picture.setDevicePixelRatio(self.devicePixelRatioF())
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        self._paint_on(painter)
        painter.end()
        return picture


class PaintedWidget(Painted, QWidget):
    """Widget that paints itself."""
