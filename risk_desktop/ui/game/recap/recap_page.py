"""The page with the recap beside the curtain: title, map and lines."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.art.surface import rounded
from risk_desktop.ui.game.recap.recap import Recap
from risk_desktop.ui.game.recap.recap_list import RecapList
from risk_desktop.ui.kit import Label, PaintedWidget, Restyled
from risk_desktop.ui.names import Names
from risk_desktop.ui.theme import current, current_metrics
from risk_desktop.ui.words import round_words

_MARGIN = 44.0
# A lower map, px, would be too small to read: the lines get its room.
_LOWEST_MAP = 130
# More of the page's height the rows don't get while the map shows: they scroll.
_MOST_ROWS = 0.42


class RecapPage(Restyled, QWidget):
    """Shows public facts only; it can be scrolled but not clicked."""

    def __init__(
        self,
        names: Names,
        recap: Recap,
        picture: Callable[[QSize], QImage] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._title = Label(recap.title, "dialog", parent=self)
        words = round_words(names.table.edition, "tables.recap.subtitle", n=recap.movers, round=recap.round)
        self.subtitle = Label(words, "body", colour="text2", parent=self)
        self.map = _RecapMap(picture, self)
        self.map.setVisible(picture is not None)
        self.list = RecapList(names, self)
        self.list.show_recap(recap)
        self._column = QVBoxLayout(self)
        for part in (self._title, self.subtitle):
            self._column.addWidget(part)
        self._column.addWidget(self.map, 5)
        self._column.addWidget(self.list, 4)
        self.restyle()

    def restyle(self) -> None:
        """Scale the spacing."""
        metrics = current_metrics()
        side = metrics.px(_MARGIN)
        self._column.setContentsMargins(side, metrics.px(34), side, metrics.px(24))
        self._column.setSpacing(metrics.px(8))
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the map where it would be too small."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        metrics = current_metrics()
        width = self.width() - 2 * metrics.px(_MARGIN)
        rows = min(self.list.rows_height(width), round(self.height() * _MOST_ROWS))
        room = self.height() - metrics.px(34 + 24 + 50 + 60) - rows
        self.map.set_height(min(round(width * 0.5), room) if room >= _LOWEST_MAP else 0)
        self._column.activate()  # else a map that has just appeared would cover the title until the next event


class _RecapMap(PaintedWidget):
    """The map. ``make`` draws it at a given size, after the page has first been shown."""

    def __init__(self, make: Callable[[QSize], QImage] | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._make = make
        self._picture: QImage | None = None
        self.setAccessibleName(tr("tables.recap.map"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        # Drawing takes some hundredths of a second, so the curtain is shown first.
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._draw)

    def set_height(self, height: int) -> None:
        """Set the height in px; 0 hides the map."""
        self.setVisible(self._make is not None and height > 0)
        if height:
            self.setFixedHeight(height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the map for the new size once the event loop is idle."""
        if self._make is not None:
            self._later.start()

    def _draw(self) -> None:
        if self._make is not None and self.isVisible():
            ratio = self.devicePixelRatioF()
            self._picture = self._make(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self.update()

    def paint(self, painter: QPainter) -> None:
        """Paint the map in its frame."""
        theme, box = current(), QRectF(self.rect())
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setClipPath(rounded(box, 10))
        painter.fillRect(box, QColor(theme.sea_deep))
        if self._picture is not None:
            size = self._picture.deviceIndependentSize()
            fitted = size.scaled(box.size(), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
            target = QRectF(0, 0, fitted.width(), fitted.height())
            target.moveCenter(box.center())
            painter.drawImage(target, self._picture)
        painter.setClipping(False)
        painter.setPen(QPen(QColor(theme.panel_line), 1.4))
        painter.drawRoundedRect(box.adjusted(0.7, 0.7, -0.7, -0.7), 10, 10)
