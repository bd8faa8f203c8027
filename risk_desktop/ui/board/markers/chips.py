"""Chips such as "+2" beside badges, of constant size on the screen."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from risk_desktop.ui import theme
from risk_desktop.ui.art.drawing import lean_copy, transparent_pixmap
from risk_desktop.ui.art.labels import chip_width, draw_chip
from risk_desktop.ui.board import layers
from risk_desktop.ui.board.geometry.atlas import Atlas
from risk_desktop.ui.board.geometry.boxes import Box
from risk_desktop.ui.board.markers.badges import Badges
from risk_desktop.ui.board.markers.fixed_pixmap import FixedPixmap

_CHIP_PX, _CHIP_HEIGHT = 14.0, 22.0
# A chip is as large as its text wants beside a badge of this radius, px, and not made smaller than this.
_CHIP_RADIUS, _LEAST_CHIP = 12.0, 1.0
# So far a chip above or below a badge lies over its edge, px.
_OVER = 4.0

CORNERS = ((1, -1), (-1, -1), (1, 1), (-1, 1))
"""Where a mark may stand at a badge, the best first: across and down, upper right to lower left."""


class Choose(Protocol):
    """Tells by its number which place of a mark hides least, screen px from the badge's point.

    ``taken``: where other marks stand that must not be hidden, in scene points times the zoom in use.
    """

    def __call__(self, land: int, rects: Sequence[QRectF], taken: Sequence[Box] = ()) -> int:
        """Return the number of a place at the badge of a territory."""
        ...


class Chips:
    """Chips at some badges."""

    def __init__(self, scene: QGraphicsScene, atlas: Atlas, badges: Badges) -> None:
        self._scene, self._atlas, self._badges = scene, atlas, badges
        self._items: dict[int, FixedPixmap] = {}
        self._words: dict[int, str] = {}
        self._corners: dict[int, int] = {}
        """Where each chip stands: it stays there for as long as it shows and no figure comes to stand on the board."""
        self.choose: Choose = first_place
        self._scale = self._factor = self._ratio = 1.0

    @property
    def words(self) -> dict[int, str]:
        """The words of the chips by territory."""
        return self._words

    def show(self, chips: Mapping[int, str]) -> None:
        """Show brass chips at these territories only."""
        self._words = dict(chips)
        self._draw()

    def set_scale(self, scale: float, factor: float, ratio: float) -> None:
        """Follow a zoom; the badges have followed already."""
        self._scale, self._factor, self._ratio = scale, factor, ratio
        self._draw()

    def place_anew(self) -> None:
        """Choose the places of all chips again: names or figures stand where there were none before."""
        self._corners.clear()
        self._draw()

    def rects(self) -> dict[int, QRectF]:
        """Return where the chips stand, screen px from the badges' points, by territory."""
        return {
            land: QRectF(chip.offset(), chip.pixmap().deviceIndependentSize())
            for land, chip in self._items.items()
            if land in self._corners
        }

    def _draw(self) -> None:
        for gone in [i for i in self._items if i not in self._words]:
            self._scene.removeItem(self._items.pop(gone))
            self._corners.pop(gone, None)
        for i, words in self._words.items():
            land = self._atlas.lands[i]
            chip = self._items.get(i)
            if chip is None:
                chip = self._items[i] = FixedPixmap(land.badge, layers.CHIP, self._scene)
            radius = self._badges.radius(land, self._scale)
            # Large text enlarges it, but not beyond its badge: on a small board it would cover the next one.
            most = max(_LEAST_CHIP, radius / _CHIP_RADIUS) / theme.current_metrics().scale
            factor = min(self._factor, most)
            chip.setPixmap(pixmap := chip_pixmap(words, factor, self._ratio))
            rects = self._places(i, pixmap.deviceIndependentSize(), 9 * factor * theme.current_metrics().scale)
            if i not in self._corners:
                self._corners[i] = self.choose(i, rects)
            chip.setOffset(rects[self._corners[i]].topLeft())

    def _places(self, land: int, size: QSizeF, lift: float) -> list[QRectF]:
        """Return where a chip may stand, screen px from the badge's point: at each corner, ``lift`` px beyond the badge,
        above and below it, where it hides neither of two figures beside it, and at both sides."""
        badge, wide, high = self._badges.rect(land), size.width(), size.height()
        corners = [
            QRectF(
                badge.right() - 2 if across > 0 else badge.left() + 2 - wide,
                badge.top() - lift if down < 0 else badge.bottom() + lift - high,
                wide,
                high,
            )
            for across, down in CORNERS
        ]
        left = badge.center().x() - wide / 2
        ends = (badge.top() + _OVER - high, badge.bottom() - _OVER)
        sides, top = (badge.right() - 2, badge.left() + 2 - wide), badge.center().y() - high / 2
        return [
            *corners,
            *(QRectF(left, end, wide, high) for end in ends),
            *(QRectF(x, top, wide, high) for x in sides),
        ]


def first_place(land: int, rects: Sequence[QRectF], taken: Sequence[Box] = ()) -> int:
    """Return the number of the first of some places: there is nothing that they could hide."""
    return 0


def places_at_badge(radius: float, half: QPointF) -> list[QRectF]:
    """Return where a sign may stand, screen px from a badge's point: at the corners of the badge, then at its sides.

    ``half``: half its width and height.
    """
    near_x, near_y = radius * 0.72 + half.x() * 0.55, radius * 0.72 + half.y() * 0.55
    beside_x, beside_y = radius + half.x() * 0.8, radius + half.y() * 0.8
    middles = [QPointF(across * near_x, down * near_y) for across, down in CORNERS]
    middles += [QPointF(beside_x, 0), QPointF(-beside_x, 0), QPointF(0, -beside_y), QPointF(0, beside_y)]
    return [QRectF(middle - half, middle + half) for middle in middles]


def chip_pixmap(words: str, factor: float, ratio: float, *, fill: str = "", ink: str = "") -> QPixmap:
    """Return a brass pill of words with a dark edge; other colours may be given."""
    colours, scale = theme.current(), theme.current_metrics().scale
    return _pill(words, factor * scale, ratio, fill or colours.on_turn_line, ink, colours.primary_ink)


@lru_cache(maxsize=32)
def _pill(words: str, size: float, ratio: float, fill: str, ink: str, line: str) -> QPixmap:
    """Return a pill ``size`` times as large as usual."""
    px, height = _CHIP_PX * size, _CHIP_HEIGHT * size
    width = max(math.ceil(chip_width(words, px)), math.ceil(height * 1.4))
    device = (round(width * ratio) + 2, round((math.ceil(height) + 2) * ratio))
    pixmap = transparent_pixmap(*device, ratio)
    painter = QPainter(pixmap)
    draw_chip(painter, QRectF(1, 1, width - 1, height), words, px, fill=fill, ink=ink, line=line)
    painter.end()
    return lean_copy(pixmap)
