"""Marks in the colours of seats at some badges, as large as these."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from risk_desktop.ui.board import layers
from risk_desktop.ui.board.geometry.atlas import Atlas
from risk_desktop.ui.board.ground.look import Palette
from risk_desktop.ui.board.markers.badges import Badges
from risk_desktop.ui.board.markers.fixed_pixmap import FixedPixmap
from risk_desktop.ui.theme import SeatColours


class SeatMarks(ABC):
    """One mark for each territory of ``seats``: territory to the seat in whose colours it is."""

    def __init__(self, scene: QGraphicsScene, atlas: Atlas, palette: Palette, badges: Badges) -> None:
        self._scene, self._atlas, self._palette, self._badges = scene, atlas, palette, badges
        self.seats: dict[int, int] = {}
        self._items: dict[int, FixedPixmap] = {}
        self._ratio = 1.0

    def set_marks(self, seats: Mapping[int, int]) -> None:
        """Mark these territories only."""
        if dict(seats) != self.seats:
            self.seats = dict(seats)
            self.draw(self._ratio)

    def rects(self) -> Mapping[int, QRectF]:
        """Return where the marks stand, screen px from the badges' points, by territory."""
        return {land: item.rect() for land, item in self._items.items()}

    def draw(self, ratio: float) -> None:
        """Draw all marks for the badges as large as they are now."""
        self._ratio = ratio
        for gone in self._items.keys() - self.seats.keys():
            self._scene.removeItem(self._items.pop(gone))
        for land, seat in self.seats.items():
            radius = self._badges.rect(land).width() / 2
            picture = self._picture(self._palette.seat(seat), round(radius * 2) / 2, ratio)
            place = self._place(land, picture.deviceIndependentSize(), radius)
            item = self._items.get(land)
            if item is None:
                item = self._items[land] = FixedPixmap(self._atlas.lands[land].badge, layers.CHIP, self._scene)
            item.setPixmap(picture)
            item.setOffset(place.topLeft())

    @abstractmethod
    def _picture(self, seat: SeatColours, radius: float, ratio: float) -> QPixmap:
        """Return the mark of a seat for a badge of a ``radius`` in px."""

    @abstractmethod
    def _place(self, land: int, size: QSizeF, radius: float) -> QRectF:
        """Return where a mark of a size stands at a territory's badge, screen px from its point."""
