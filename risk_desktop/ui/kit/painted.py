"""The base of every widget that paints itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import QWidget

from risk_desktop.ui.accessibility.calm_names import CALM_NAMES
from risk_desktop.ui.art.drawing import lean_copy
from risk_desktop.ui.theme import Metrics, current, current_metrics, shrunk_metrics

# Mixins stand before a Qt class in the bases; a second Qt base would create a second C++ object.
if TYPE_CHECKING:
    _Mixin = QWidget
else:
    _Mixin = object


class Condensed(_Mixin):
    """Mixin for a container whose text and controls are smaller than elsewhere, by ``share``, as its room is given."""

    share = 1.0


def sizes_for(widget: QWidget) -> Metrics:
    """Return the sizes in use for a widget: smaller ones inside what is condensed."""
    place: QWidget | None = widget
    while place is not None:
        if isinstance(place, Condensed):
            return shrunk_metrics(place.share)
        place = place.parentWidget()
    return current_metrics()


class Restyled(_Mixin):
    """Mixin for widgets that take sizes and fonts from the theme: `restyle` runs after each change of it."""

    def setAccessibleName(self, name: str) -> None:
        """Change the name for screen readers, who are told of changes only, and not of each that comes with a beat."""
        CALM_NAMES.change(self, name)

    def accessibleName(self) -> str:
        """Return the name for screen readers."""
        return CALM_NAMES.of(self)

    def showEvent(self, event: QShowEvent) -> None:
        """Tell screen readers the name that it got while it was hidden."""
        super().showEvent(event)
        CALM_NAMES.shown(self)

    def restyle(self) -> None:
        """Take over fonts and sizes of the theme and metrics in use; does nothing by default."""

    def changeEvent(self, event: QEvent) -> None:
        """Restyle with each new style sheet; sizes may have changed."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.restyle()
            self.updateGeometry()
            self.update()


class Painted(Restyled):
    """Mixin for widgets that paint themselves: they implement `paint` and, where it matters, `sizeHint`."""

    off_opacity: ClassVar[float] = 1.0
    """Opacity while the widget is disabled."""
    may_shrink: ClassVar[bool] = False
    """Whether layouts may give it less room than its size hint."""
    kept: ClassVar[bool] = False
    """Whether to keep its picture: panels over the board are repainted with every frame of a pan. `repaint_picture` must
    then be called when the content has changed."""

    _kept_picture: QPixmap | None = None
    _kept_for: object = None

    def paint(self, painter: QPainter) -> None:
        """Paint the whole widget; antialiasing is on."""
        raise NotImplementedError

    def look(self) -> object:
        """Return what a kept picture depends on besides size, theme and content, such as whether the pointer is on it."""
        return None

    def repaint_picture(self) -> None:
        """Repaint a kept picture, as its content has changed."""
        self._kept_picture = None
        self.update()

    def minimumSizeHint(self) -> QSize:
        """The size hint, so that nothing is cut off, unless there is a layout or the widget may shrink."""
        if self.may_shrink or self.layout() is not None:
            return super().minimumSizeHint()
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint with a prepared painter, or show the kept picture."""
        painter = QPainter(self)
        if self.kept:
            painter.drawPixmap(0, 0, self._shown_picture())
        else:
            self._paint_on(painter)
        painter.end()

    def paint_behind(self, child: QWidget, painter: QPainter) -> None:
        """Paint on a child the part of the kept picture that lies behind it: nothing else need then be painted below it."""
        painter.drawPixmap(-child.mapTo(self, QPoint()), self._shown_picture())

    def _paint_on(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(self.off_opacity)
        self.paint(painter)

    def _shown_picture(self) -> QPixmap:
        wanted = self._conditions()
        if self._kept_picture is None or wanted != self._kept_for:
            self._kept_for = wanted
            self._kept_picture = self.picture_of(self._paint_on)
        return self._kept_picture

    def _conditions(self) -> object:
        """Return what a kept picture depends on besides its content."""
        return (
            self.width(),
            self.height(),
            self.devicePixelRatioF(),
            current().name,
            current_metrics().scale,
            self.look(),
        )

    def picture_of(self, paint: Callable[[QPainter], None]) -> QPixmap:
        """Return what is painted on an empty picture as large as the widget; antialiasing is on."""
        picture = QPixmap(self.size() * self.devicePixelRatioF())
        picture.setDevicePixelRatio(self.devicePixelRatioF())
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter)
        painter.end()
        return lean_copy(picture)


class PaintedWidget(Painted, QWidget):
    """A widget that paints itself; an interface of ours names it to screen readers."""

    first_name = ""
    """The name that it got before it showed: nobody is told of that, but whoever asks finds it."""

    def setAccessibleName(self, name: str) -> None:
        """Change the name for screen readers, who are told of changes only."""
        unseen = QAccessible.isActive() and not self.isVisible() and not super().accessibleName()
        if unseen or not name:
            self.first_name = name
        if not unseen and name != self.accessibleName():
            super().setAccessibleName(name)

    def accessibleName(self) -> str:
        """Return the name for screen readers."""
        return super().accessibleName() or self.first_name
