"""A bar that fills from left to right."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from risk_desktop.i18n import percent
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.kit.painted import PaintedWidget
from risk_desktop.ui.theme import current, current_metrics


class ProgressBar(PaintedWidget):
    """Shows which ``share`` of something is done, 0 to 1: a thin groove, or a stronger bar with a line if ``outlined``.

    ``name`` is what screen readers say, with the percentage; without one the bar stays silent.
    """

    may_shrink = True

    def __init__(self, name: str = "", *, outlined: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name, self._outlined = name, outlined
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_share(0.0)

    def show_share(self, share: float) -> None:
        """Fill the bar up to a share."""
        self.share = min(1.0, max(0.0, share))
        if self._name:
            self.setAccessibleName(f"{self._name} {percent(self.share)}")
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        metrics = current_metrics()
        return QSize(metrics.px(200), metrics.px(10)) if self._outlined else QSize(80, max(4, metrics.px(6)))

    def paint(self, painter: QPainter) -> None:
        """Paint the groove and what is filled of it."""
        theme, box = current(), QRectF(self.rect())
        radius, inset = box.height() / 2, 0.5 if self._outlined else 0.0
        filled = QRectF(0, 0, max(box.height(), box.width() * self.share), box.height())
        painter.setPen(rgba(theme.panel_line) if self._outlined else Qt.PenStyle.NoPen)
        for part, colour in (
            (box, rgba(theme.panel_line, 60) if self._outlined else rgba(theme.well, 190)),
            (filled, rgba(theme.accent)),
        ):
            painter.setBrush(colour)
            painter.drawRoundedRect(part.adjusted(inset, inset, -inset, -inset), radius, radius)
