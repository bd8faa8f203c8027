"""Faces of the territory cards of one game: unit, name, the land's shape in its region's hue, who gains by it."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from risk_desktop.maps.outline import decode_ring
from risk_desktop.ui.art.cards import UnitCard
from risk_desktop.ui.board.geometry.outlines import path_of
from risk_desktop.ui.names import Names


class CardFaces:
    """Makes faces of cards by their number and keeps the shapes."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._shapes: dict[int, QPainterPath] = {}

    def face(self, card: int, holder: int = -1, owners: tuple[int, ...] = ()) -> UnitCard:
        """Return the face of a card; with ``owners`` it bears the holder's roundel if he owns its land."""
        names = self._names
        if not 0 <= card < len(names.territories):
            return UnitCard("wild", names.card(card))
        land = names.territories[card]
        region = next(region for region in names.regions if region.id == land.region)
        own = bool(owners) and holder >= 0 and owners[card] == holder
        owner = names.seat_colours(holder) if own else None
        return UnitCard(land.card, names.card(card), self._shape(card), region.hue, region.dark, owner)

    def _shape(self, card: int) -> QPainterPath:
        if card not in self._shapes:
            parts = self._names.territories[card].parts
            self._shapes[card] = path_of((decode_ring(ring) for part in parts for ring in part), QPointF())
        return self._shapes[card]
