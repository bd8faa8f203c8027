"""Harbours, where land meets water that is a territory, and landing sites: shown while somebody considers to go there."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from risk_desktop.ui import theme
from risk_desktop.ui.art.drawing import lean_copy, transparent_pixmap
from risk_desktop.ui.art.tokens import draw_piece_sign
from risk_desktop.ui.board import layers
from risk_desktop.ui.board.geometry.atlas import Atlas, Land
from risk_desktop.ui.board.geometry.boxes import Box, shared_area
from risk_desktop.ui.board.markers.fixed_pixmap import FixedPixmap

# Size of an own harbour and of all others, px; how dark they are and their rings.
_OWN, _OTHER = 18.0, 13.0
_FIELD, _EDGE, _BRASS, _PALE = "#102b3d", "#160d04", "#ffe08a", "#b9c7d2"
# How much wider than the badge the ring of a landing site is, px.
_WIDER = 5.0
# Ways along the line from badge to badge, beyond the shore, that are tried in turn; how finely the shore is looked for.
_WAYS, _STEPS = (0.03, 0.1, -0.06, 0.17, 0.24, -0.12, 0.31), 40


class Harbours:
    """A sign on the shore between each land and each water beside it, and rings round landing sites, while they are wanted.

    ``items``: all of them; ``ways``: the land and the water of each harbour.
    """

    def __init__(self, scene: QGraphicsScene, atlas: Atlas) -> None:
        self._scene, self._atlas = scene, atlas
        self.items: list[FixedPixmap] = []
        self.ways: list[tuple[int, int]] = []

    def show(self, own: Collection[int], taken: Sequence[Box], scale: float, ratio: float) -> None:
        """Show all harbours, those of ``own`` territories larger and in brass.

        They keep off what is taken: boxes in scene points times ``scale``.
        """
        boxes, size = list(taken), theme.current_metrics().figure_px / 28
        for land, water in self._pairs():
            owned = land in own or water in own
            width = (_OWN if owned else _OTHER) * size
            places = [self._box(at * scale, width) for at in self._places(land, water)]
            place = next((box for box in places if not any(shared_area(box, other) for other in boxes)), places[0])
            boxes.append(place)
            at = QPointF((place[0] + place[2]) / 2, (place[1] + place[3]) / 2) / scale
            self._add(at, _harbour(width, owned, ratio))
            self.ways.append((land, water))

    def show_landings(
        self, sites: Iterable[int], radius_of: Callable[[Land, float], float], scale: float, ratio: float
    ) -> None:
        """Show a ring of brass round the badge of each landing site."""
        for land in (self._atlas.lands[site] for site in sites):
            self._add(land.badge, _landing(radius_of(land, scale) + _WIDER, ratio))

    def at(self, point: QPointF, scale: float) -> tuple[int, int] | None:
        """Return land and water of the harbour that lies at a scene point, None for no harbour."""
        signs = zip(self.items[len(self.items) - len(self.ways) :], self.ways, strict=True)
        return next((way for item, way in signs if item.boundingRect().contains((point - item.pos()) * scale)), None)

    def _add(self, at: QPointF, pixmap: QPixmap) -> None:
        item = FixedPixmap(at, layers.PLATE, self._scene)
        item.setPixmap(pixmap)
        item.centre_on(0, 0)
        self.items.append(item)

    def hide(self) -> None:
        """Show none any more."""
        for item in self.items:
            self._scene.removeItem(item)
        self.items.clear()
        self.ways.clear()

    def _pairs(self) -> Iterator[tuple[int, int]]:
        lands = self._atlas.lands
        for land in lands:
            if land.soil == "paper":
                yield from (
                    (land.index, other) for other in self._atlas.neighbours[land.index] if lands[other].soil == "water"
                )

    def _places(self, land: int, water: int) -> list[QPointF]:
        """Return points near the shore, on the line between the badges."""
        start, end = self._atlas.lands[land].badge, self._atlas.lands[water].badge
        path = self._atlas.lands[land].outline.path
        inside = [n / _STEPS for n in range(_STEPS) if path.contains(start + (end - start) * (n / _STEPS))]
        shore = max(inside, default=0.3)
        return [start + (end - start) * min(0.9, shore + way) for way in _WAYS]

    def _box(self, at: QPointF, width: float) -> Box:
        return at.x() - width / 2, at.y() - width / 2, at.x() + width / 2, at.y() + width / 2


@lru_cache(maxsize=16)
def _harbour(width: float, own: bool, ratio: float) -> QPixmap:
    side, radius = math.ceil(width) + 5, width / 2
    pixmap = transparent_pixmap(round(side * ratio), round(side * ratio), ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle = QPointF(side / 2, side / 2)
    painter.setBrush(QColor(_FIELD))
    for colour, pen in ((_EDGE, width * 0.2), (_BRASS if own else _PALE, width * 0.095)):
        painter.setPen(QPen(QColor(colour), pen))
        painter.drawEllipse(middle, radius, radius)
    draw_piece_sign(painter, "naval", middle, width * 0.66, _BRASS if own else _PALE)
    painter.end()
    return lean_copy(pixmap)


@lru_cache(maxsize=8)
def _landing(radius: float, ratio: float) -> QPixmap:
    side = math.ceil(2 * radius) + 6
    pixmap = transparent_pixmap(round(side * ratio), round(side * ratio), ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for colour, pen in ((_EDGE, 5.0), (_BRASS, 2.6)):
        painter.setPen(QPen(QColor(colour), pen))
        painter.drawEllipse(QPointF(side / 2, side / 2), radius, radius)
    painter.end()
    return lean_copy(pixmap)
