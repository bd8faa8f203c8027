"""Containers: raised panels, inset wells, scroll areas."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QMargins, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QCursor, QGuiApplication, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLayout, QScrollArea, QScrollBar, QVBoxLayout, QWidget

from risk_desktop.ui.art.surface import draw_edge_strip, draw_panel, draw_well
from risk_desktop.ui.kit.companion import Shadow
from risk_desktop.ui.kit.painted import PaintedWidget
from risk_desktop.ui.kit.style import bar_width
from risk_desktop.ui.theme import SeatColours, current, current_metrics


class _Box(PaintedWidget):
    """A container with padding that scales; `column` or `row` makes its layout."""

    may_shrink = True

    def __init__(self, parent: QWidget | None, padding: float, gap: float) -> None:
        super().__init__(parent)
        self._padding = padding
        self._gap = gap
        self._scrolls = False

    def column(self) -> QVBoxLayout:
        """Make and return a vertical layout."""
        layout = QVBoxLayout(self)
        self.restyle()
        return layout

    def row(self) -> QHBoxLayout:
        """Make and return a horizontal layout."""
        layout = QHBoxLayout(self)
        self.restyle()
        return layout

    def scrolled(self, content: QWidget | None = None) -> ScrollArea:
        """Make and return an area that scrolls, in a vertical layout; its bar stands in the padding at the right."""
        self._scrolls = True
        area = ScrollArea(content)
        self.column().addWidget(area)
        return area

    def restyle(self) -> None:
        """Scale padding and gaps."""
        layout = self.layout()
        if layout is not None:
            space = current_metrics().px(self._padding) if self._padding else 0
            bar = bar_width(current_metrics()) if self._scrolls else 0
            layout.setContentsMargins(space, space, max(0, space - bar), space)
            layout.setSpacing(current_metrics().px(self._gap) if self._gap else 0)


class Panel(_Box):
    """A walnut panel: gradient, brass line, inner highlight, and a shadow if `raised`.

    `tint` mixes in a seat's colour; `strip` then also paints an edge in that colour at the left.
    """

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        radius: float = 12,
        tint: SeatColours | None = None,
        strip: bool = False,
        raised: bool = True,
        line: str = "",
        padding: float = 16,
        gap: float = 8,
    ) -> None:
        super().__init__(parent, padding, gap)
        self._radius = radius
        self._tint = tint
        self._strip = strip
        self._line = line
        self._shadow = Shadow(self, radius) if raised else None

    def paint(self, painter: QPainter) -> None:
        """Paint the panel."""
        box = QRectF(self.rect())
        # A token of the theme by its name (hence getattr), or a colour of its own.
        line = getattr(current(), self._line, self._line) if self._line else ""
        draw_panel(painter, box, self._radius, tint=self._tint, line=line)
        if self._strip and self._tint:
            draw_edge_strip(painter, box, self._tint.badge, self._radius, current_metrics().f(6))


class Well(_Box):
    """An inset area."""

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        radius: float = 10,
        alpha: int = 130,
        padding: float = 12,
        gap: float = 8,
    ) -> None:
        super().__init__(parent, padding, gap)
        self._radius = radius
        self._alpha = alpha

    def paint(self, painter: QPainter) -> None:
        """Paint the well."""
        draw_well(painter, QRectF(self.rect()), self._radius, self._alpha)


class Scrolled(QWidget):
    """The content of a scroll area, whose minimum height follows from its width.

    Qt's own minimum would be the height of text wrapped as narrowly as possible.
    """

    def minimumSizeHint(self) -> QSize:
        """The width of the layout, and its height unless that follows from the width."""
        least = super().minimumSizeHint()
        layout = self.layout()
        return QSize(least.width(), 0) if layout is not None and layout.hasHeightForWidth() else least


class _Bar(QScrollBar):
    """A scroll bar that shows only where there is something to scroll, but always keeps its room."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar, if it has anything to do."""
        if self.maximum() > self.minimum():
            super().paintEvent(event)


class ScrollArea(QScrollArea):
    """A frameless transparent scroll area; its bar is painted by the style sheet.

    The bar has its room from the beginning: what is listed never gets narrower when it comes.
    """

    def __init__(self, content: QWidget | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(_Bar())
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        # Its content takes the focus, but not the area itself.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        if content is not None:
            self.setWidget(content)

    @property
    def room(self) -> QSize:
        """How large its content may be without scrolling."""
        return self.size().shrunkBy(QMargins(0, 0, bar_width(current_metrics()), 0))

    def setWidget(self, content: QWidget) -> None:
        """Show a widget; its background stays transparent."""
        super().setWidget(content)
        content.setAutoFillBackground(False)

    def fit_content(self) -> None:
        """Make the content as high as it wants now: with the next events it would first squeeze what it holds."""
        if (content := self.widget()) is not None:
            QCoreApplication.sendEvent(content, QEvent(QEvent.Type.LayoutRequest))

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Scroll; what comes to lie under a pointer at rest is lit, and no more what lay there: Qt asks only when it moves."""
        super().scrollContentsBy(dx, dy)
        handle, viewport, spot = self.window().windowHandle(), self.viewport(), QCursor.pos()
        inside = viewport.underMouse() and viewport.rect().contains(viewport.mapFromGlobal(spot))
        if handle is None or not inside or QGuiApplication.mouseButtons():
            return
        none = Qt.MouseButton.NoButton
        local, kind = QPointF(handle.mapFromGlobal(spot)), QEvent.Type.MouseMove
        keys = QGuiApplication.keyboardModifiers()
        QCoreApplication.postEvent(handle, QMouseEvent(kind, local, QPointF(spot), none, none, keys))


def clear_layout(layout: QLayout) -> None:
    """Remove everything from ``layout``; its widgets vanish at once and are deleted when control returns to Qt."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
