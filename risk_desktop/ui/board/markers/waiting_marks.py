"""A small card beside the badge of each territory that a played card waits for, with the sign of who has played it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from risk_desktop.ui.art.drawing import lean_copy, round_pen, transparent_pixmap
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.board.geometry.atlas import Atlas
from risk_desktop.ui.board.ground.look import Palette
from risk_desktop.ui.board.markers.badges import Badges
from risk_desktop.ui.board.markers.mark_places import Choose, first_place, places_around
from risk_desktop.ui.board.markers.seat_marks import SeatMarks
from risk_desktop.ui.theme import SeatColours, current

# Width of the card and radius of the roundel on it by the radius of the badge, and its height by its width.
_CARD, _ROUNDEL, _HIGH = 1.15, 0.42, 1.36


class WaitingMarks(SeatMarks):
    """One card for each territory: territory to the seat whose card waits for it. ``choose`` is as for ``Chips``."""

    def __init__(self, scene: QGraphicsScene, atlas: Atlas, palette: Palette, badges: Badges) -> None:
        super().__init__(scene, atlas, palette, badges)
        self.choose: Choose = first_place
        self._places: dict[int, int] = {}
        """Where each card lies: it stays there until it is placed anew."""

    def set_marks(self, seats: Mapping[int, int]) -> None:
        """Let cards wait for these territories only."""
        self._places = {land: place for land, place in self._places.items() if land in seats}
        super().set_marks(seats)

    def place_anew(self) -> None:
        """Choose the places again: figures or names stand where there were none before."""
        self._places.clear()
        self.draw(self._ratio)

    def rects(self) -> Mapping[int, QRectF]:
        """Return where the cards lie, screen px from the badges' points, by territory: those whose places are chosen."""
        return {land: rect for land, rect in super().rects().items() if land in self._places}

    def _picture(self, seat: SeatColours, radius: float, ratio: float) -> QPixmap:
        return _pixmap(seat, radius, current().name, ratio)

    def _place(self, land: int, size: QSizeF, radius: float) -> QRectF:
        places = places_around(radius, QPointF(size.width(), size.height()) / 2)
        if land not in self._places:
            self._places[land] = self.choose(land, places)
        return places[self._places[land]]


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
