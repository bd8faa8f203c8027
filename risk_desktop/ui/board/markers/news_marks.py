"""What has happened in territories that a question stands over: in red the armies lost without a fight, and words for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from risk_desktop.ui import theme
from risk_desktop.ui.board import layers
from risk_desktop.ui.board.geometry.atlas import Atlas, Land
from risk_desktop.ui.board.geometry.boxes import Box, box_of
from risk_desktop.ui.board.markers.chips import chip_pixmap
from risk_desktop.ui.board.markers.fixed_pixmap import FixedPixmap, remove
from risk_desktop.ui.board.markers.mark_places import Choose, first_place, places_around

_SLIM = 0.8


class NewsMarks:
    """Shows losses until they are cleared, as the end of each question does.

    ``told``: what has happened in a territory, in words. ``radius_of`` is as for ``Arrow``, ``choose`` as for ``Chips``.
    """

    def __init__(self, scene: QGraphicsScene, atlas: Atlas, radius_of: Callable[[Land, float], float]) -> None:
        self._scene, self._atlas, self._radius_of = scene, atlas, radius_of
        self._scale = self._ratio = 1.0
        self.choose: Choose = first_place
        self._chips: dict[int, FixedPixmap] = {}
        self._places: dict[int, int] = {}
        """Where each loss stands: it stays there until it is placed anew."""
        self.losses: Mapping[int, int] = {}
        """How many armies are marked as lost in a territory."""
        self.told: Mapping[int, Sequence[str]] = {}

    def show(self, losses: Mapping[int, int], told: Mapping[int, Sequence[str]]) -> None:
        """Show these losses, and no others."""
        self.clear()
        self.losses, self.told = losses, told
        for land in losses:
            self._chips[land] = FixedPixmap(self._atlas.lands[land].badge, layers.BADGE_RAISED, self._scene)
        self._measure()

    def clear(self) -> None:
        """Show and tell nothing."""
        for chip in self._chips.values():
            remove(chip)
        self._chips, self._places, self.losses, self.told = {}, {}, {}, {}

    def set_scale(self, scale: float, ratio: float) -> None:
        """Follow a zoom."""
        self._scale, self._ratio = scale, ratio
        self._measure()

    def place_anew(self) -> None:
        """Choose the places again: figures or names stand where there were none before."""
        self._places.clear()
        self._measure()

    def boxes(self) -> Iterator[Box]:
        """Yield where the losses stand, in scene points times the zoom in use."""
        yield from map(self._box, self._chips)

    def _measure(self) -> None:
        colours, taken = theme.current(), list[Box]()
        for land, chip in self._chips.items():
            words = f"\N{MINUS SIGN}{self.losses[land]}"
            chip.setPixmap(chip_pixmap(words, _SLIM, self._ratio, fill=colours.danger_fill, ink=colours.danger_ink))
            radius, size = self._radius_of(self._atlas.lands[land], self._scale), chip.rect().size()
            places = places_around(radius, QPointF(size.width(), size.height()) / 2)
            if land not in self._places:
                self._places[land] = self.choose(land, places, taken)
            chip.setOffset(places[self._places[land]].topLeft())
            taken.append(self._box(land))

    def _box(self, land: int) -> Box:
        return box_of(self._chips[land].rect().translated(self._atlas.lands[land].badge * self._scale))
