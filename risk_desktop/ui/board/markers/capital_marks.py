"""The crown over each capital that everybody knows, with the emblem of the player who founded it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from risk_desktop.ui.art.drawing import lean_copy, round_pen, transparent_pixmap
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.board import layers
from risk_desktop.ui.board.geometry.atlas import Atlas
from risk_desktop.ui.board.ground.look import Palette
from risk_desktop.ui.board.markers.badges import Badges
from risk_desktop.ui.board.markers.fixed_pixmap import FixedPixmap
from risk_desktop.ui.theme import SeatColours

# Width of the crown and radius of the founder's roundel by the radius of the badge.
_CROWN, _ROUNDEL = 1.95, 0.55


class CapitalMarks:
    """One crown for each capital, on top of its badge."""

    def __init__(self, scene: QGraphicsScene, atlas: Atlas, palette: Palette, badges: Badges) -> None:
        self._scene, self._atlas, self._palette, self._badges = scene, atlas, palette, badges
        self.founders: dict[int, int] = {}
        self._items: dict[int, FixedPixmap] = {}
        self._ratio = 1.0

    def set_marks(self, founders: Mapping[int, int]) -> None:
        """Mark these territories only: territory to the seat that founded there."""
        if dict(founders) != self.founders:
            self.founders = dict(founders)
            self.draw(self._ratio)

    def draw(self, ratio: float) -> None:
        """Draw all marks for the badges as large as they are now."""
        self._ratio = ratio
        for gone in [place for place in self._items if place not in self.founders]:
            self._scene.removeItem(self._items.pop(gone))
        for place, founder in self.founders.items():
            if place not in self._items:
                self._items[place] = FixedPixmap(self._atlas.lands[place].badge, layers.CHIP, self._scene)
            radius = self._badges.rect(place).width() / 2
            item = self._items[place]
            item.setPixmap(_pixmap(self._palette.seat(founder), round(radius * 2) / 2, ratio))
            size = item.pixmap().deviceIndependentSize()
            item.setOffset(-size.width() / 2, -radius - size.height() + radius * 0.42)


@lru_cache(maxsize=64)
def _pixmap(seat: SeatColours, radius: float, ratio: float) -> QPixmap:
    """Return a crown with the founder's roundel in its middle."""
    wide, disc = radius * _CROWN, radius * _ROUNDEL
    width, height = wide + 6, wide * 0.62 + disc * 1.25 + 6
    pixmap = transparent_pixmap(math.ceil(width * ratio), math.ceil(height * ratio), ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(3, disc * 1.25 + 2, wide, wide * 0.58)
    painter.setPen(round_pen("#2a1606", max(2.2, radius * 0.2)))
    painter.setBrush(QColor("#f2c94c"))
    painter.drawPath(_crown(box))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPath(_crown(box))
    draw_roundel(painter, seat, QPointF(width / 2, disc + 2), disc)
    painter.end()
    return lean_copy(pixmap)


def _crown(box: QRectF) -> QPainterPath:
    """Return a crown of five points."""
    path = QPainterPath(box.bottomLeft() + QPointF(box.width() * 0.1, 0))
    heights = (0.1, 0.55, -0.1, 0.55, 0.1)
    for number, height in enumerate(heights):
        path.lineTo(box.left() + box.width() * number / 4, box.top() + box.height() * height)
    path.lineTo(box.bottomRight() - QPointF(box.width() * 0.1, 0))
    path.closeSubpath()
    return path
