"""The heading of a team over its seats: mark and name."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ..fonts import title_font
from ..kit.control import Restyled
from ..paint import LEFT, draw_text, text_width
from ..paint.team_mark import draw_team_mark
from ..teams import Teams
from ..theme import current, current_metrics

_PX, _RADIUS, _HEIGHT = 17.0, 14.0, 34.0


class TeamHead(Restyled, QWidget):
    """Mark and name of a team."""

    def __init__(self, team: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name, self._sign = Teams.name(team), Teams.sign(team)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self._name)

    def sizeHint(self) -> QSize:
        """Room for mark and name."""
        metrics = current_metrics()
        width = text_width(self._name, title_font(metrics.f(_PX), 700, 104)) + metrics.f(_RADIUS * 2 + 24)
        return QSize(math.ceil(width), metrics.px(_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint them."""
        metrics = current_metrics()
        painter = QPainter(self)
        radius = metrics.f(_RADIUS)
        draw_team_mark(painter, self._sign.mark, self._sign.metal, QPointF(radius + 4, self.height() / 2), radius)
        words = QRectF(2 * radius + 14, 0, self.width(), self.height() - 1)
        draw_text(painter, words, self._name, title_font(metrics.f(_PX), 700, 104), current().text, LEFT)
        painter.end()
