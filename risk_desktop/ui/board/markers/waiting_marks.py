"""A small card beside the badge of each territory that a played card waits for, with the sign of who has played it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from risk_desktop.ui.art.drawing import lean_copy, round_pen, transparent_pixmap
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.board import layers
from risk_desktop.ui.board.geometry.atlas import Atlas
from risk_desktop.ui.board.ground.look import Palette
from risk_desktop.ui.board.markers.badges import Badges
from risk_desktop.ui.board.markers.chips import CORNERS, Choose, first_place
from risk_desktop.ui.board.markers.fixed_pixmap import FixedPixmap
from risk_desktop.ui.theme import SeatColours, current

# Width of the card and radius of the roundel on it by the radius of the badge, and its height by its width.
_CARD, _ROUNDEL, _HIGH = 1.15, 0.42, 1.36
# How far its middle lies from the badge's, by the badge's radius: across and down.
_ACROSS, _DOWN = 1.3, 1.05


class WaitingMarks:
    """One card for each territory. ``choose`` finds its place."""

    def __init__(self, scene: QGraphicsScene, atlas: Atlas, palette: Palette, badges: Badges) -> None:
        self._scene, self._atlas, self._palette, self._badges = scene, atlas, palette, badges
        self.choose: Choose = first_place
        self.waiting: dict[int, int] = {}
        self._items: dict[int, FixedPixmap] = {}
        self._ratio = 1.0

    def set_marks(self, waiting: Mapping[int, int]) -> None:
        """Mark these territories only: territory to the seat whose card waits for it."""
        if dict(waiting) != self.waiting:
            self.waiting = dict(waiting)
            self.draw(self._ratio)

    def draw(self, ratio: float) -> None:
        """Draw all marks for the badges as large as they are now."""
        self._ratio = ratio
        for gone in [place for place in self._items if place not in self.waiting]:
            self._scene.removeItem(self._items.pop(gone))
        for place, seat in self.waiting.items():
            if place not in self._items:
                self._items[place] = FixedPixmap(self._atlas.lands[place].badge, layers.CHIP, self._scene)
            radius = self._badges.rect(place).width() / 2
            item = self._items[place]
            item.setPixmap(_pixmap(self._palette.seat(seat), round(radius * 2) / 2, current().name, ratio))
            size = item.pixmap().deviceIndependentSize()
            middles = (QPointF(across * _ACROSS, down * _DOWN) * radius for across, down in CORNERS)
            places = [QRectF(middle - QPointF(size.width(), size.height()) / 2, size) for middle in middles]
            item.setOffset(places[self.choose(place, places)].topLeft())


@lru_cache(maxsize=32)
def _pixmap(seat: SeatColours, radius: float, theme: str, ratio: float) -> QPixmap:
    """Return a card of paper with a roundel in its middle, in the colours of a theme."""
    wide = radius * _CARD
    width, height = wide + 4, wide * _HIGH + 4
    pixmap = transparent_pixmap(math.ceil(width * ratio), math.ceil(height * ratio), ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(round_pen(current().paper_edge, 1.6))
    painter.setBrush(QColor(current().paper_top))
    painter.drawRoundedRect(QRectF(2, 2, wide, wide * _HIGH), 2.5, 2.5)
    draw_roundel(painter, seat, QPointF(width / 2, height / 2), radius * _ROUNDEL)
    painter.end()
    return lean_copy(pixmap)
