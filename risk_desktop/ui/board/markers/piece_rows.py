"""What stands beside the badges: figures, the sign of a place where nobody is, that of land out of the game."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from risk_desktop.ui import theme
from risk_desktop.ui.art.figures import figure_pixmap
from risk_desktop.ui.art.piece_looks import PIECE_STYLES
from risk_desktop.ui.art.place_signs import empty_pixmap, ruin_pixmap
from risk_desktop.ui.board import layers
from risk_desktop.ui.board.geometry.atlas import Atlas
from risk_desktop.ui.board.ground.look import Palette
from risk_desktop.ui.board.label_pixmap import label_outline, label_pixmap, label_size
from risk_desktop.ui.board.markers.badges import Badges
from risk_desktop.ui.board.markers.figure_places import MOST_APART
from risk_desktop.ui.board.markers.fixed_pixmap import FixedPixmap
from risk_desktop.ui.board.position import BoardPosition, PieceLook

# How far beside another one a figure stands that has no place of its own, in its size.
_TIGHT = 0.4
GROWN, WITH_NAME = 40 / 28, 1.4
"""Size of a figure in a fan by that in the row; height of one with its name by the figure's alone."""
_GHOSTLY = 0.6
_EMPTY, _RUIN = 0.6, 1.47


@dataclass(frozen=True)
class _Spot:
    """One picture, how large what it shows is, and where its middle lies, screen px from the badge's point."""

    pixmap: QPixmap
    size: tuple[float, float]
    at: QPointF
    layer: float = layers.PIECE
    opacity: float = 1.0

    @property
    def rect(self) -> QRectF:
        """Where what it shows stands, without its outline."""
        width, height = self.size
        return QRectF(self.at.x() - width / 2, self.at.y() - height / 2, width, height)


class PieceRows:
    """Follows position, zoom and choice.

    Figures stand beside their badge, where ``FigurePlaces`` says, and spread in a fan round it, with their names, where one
    looks. ``items``: what is in the scene, by territory; ``name_of``: what a figure is called in its fan.
    """

    def __init__(
        self, scene: QGraphicsScene, atlas: Atlas, palette: Palette, badges: Badges, position: BoardPosition
    ) -> None:
        self._scene, self._atlas, self._palette, self._badges = scene, atlas, palette, badges
        self._position = position
        self.items: dict[int, list[FixedPixmap]] = {}
        self.name_of: Callable[[PieceLook], str] = _kind_of
        self._drawn: dict[int, object] = {}
        self._rects: dict[int, list[QRectF]] = {}
        self._spots_shown: dict[int, list[QRectF]] = {}
        self._fans: Mapping[int, Sequence[QPointF]] = {}
        self._hidden: set[tuple[int, PieceLook]] = set()
        self._ghost: tuple[int, PieceLook] | None = None
        self._scale, self._ratio = 0.0, 1.0

    def set_position(self, position: BoardPosition) -> None:
        """Show the pieces of a position."""
        self._position = position
        self._draw()

    def set_scale(self, scale: float, ratio: float) -> None:
        """Follow a zoom; the badges have followed already."""
        self._scale, self._ratio = scale, ratio
        self._draw()

    def set_fans(self, fans: Mapping[int, Sequence[QPointF]]) -> None:
        """Spread the figures of these territories to these places, screen px from the badge's point; fold all others."""
        if fans != self._fans:
            self._fans = dict(fans)
            self._draw()

    def set_ghost(self, ghost: tuple[int, PieceLook] | None) -> None:
        """Show a figure that might come to stand in a territory, half transparent, or none."""
        if ghost != self._ghost:
            self._ghost = ghost
            self._draw()

    def hide(self, land: int, look: PieceLook) -> None:
        """Hide a piece while its token is on the way; ``show`` brings it back."""
        self._hidden.add((land, look))
        self._draw()

    def show(self, land: int, look: PieceLook) -> None:
        """Show a piece again."""
        self._hidden.discard((land, look))
        self._draw()

    def pixmap(self, look: PieceLook) -> QPixmap:
        """Return a figure as large as in a row, for tokens."""
        return self._figure(look, theme.current_metrics().figure_px)

    def place(self, land: int, look: PieceLook) -> QPointF:
        """Return where a figure stands, screen px from the badge's point; the badge's if it isn't there."""
        looks = self.looks(land)
        if look not in looks:
            return QPointF(0, 0)
        return self._places(land, len(looks))[looks.index(look)]

    @property
    def fanned(self) -> list[int]:
        """The territories whose figures are spread."""
        return [land for land in self._fans if self.looks(land)]

    def figures(self, land: int) -> list[QRectF]:
        """Return where the figures of a territory stand and what is written below them, screen px from the badge's point."""
        return self._spots_shown.get(land, [])

    def rects(self, land: int) -> list[QRectF]:
        """Return where figures and signs of a territory stand, screen px from the badge's point.

        A fan opens for a moment only: what counts is where the figures stand before and after it.
        """
        return self._rects.get(land, [])

    def rect(self, land: int) -> QRectF:
        """Return the rectangle round all of these; empty if there are none."""
        return _union(self.rects(land))

    def _draw(self) -> None:
        if not self._scale:  # nobody knows yet how large the board will be
            return
        for land in range(len(self._atlas.lands)):
            looks = self.looks(land)
            empty = self._is_empty(land, looks)
            ruined = land in self._position.ruins
            if not (looks or empty or ruined or land in self.items):
                continue
            sizes = theme.current_metrics()
            drawn = (
                *(
                    looks,
                    empty,
                    ruined,
                    land in self._fans and (self._scale, self._fans[land]),
                    self._ratio,
                    sizes.figure_px,
                    sizes.label_px,
                ),
                *(
                    self._radius(land),
                    self._badges.rect(land).right(),
                    self._badges.figure_places,
                    theme.current().name,
                    self._ghost,
                ),
                tuple(k for at, k in self._hidden if at == land),
            )
            if self._drawn.get(land) != drawn:
                self._drawn[land] = drawn
                signs, size = self._signs(land, empty, ruined), sizes.figure_px
                row = [_square(at, size) for at in self._row(land, len(self._position.pieces.get(land, ())))]
                self._rects[land] = [*row, *(sign.rect for sign in signs)]
                self._put(land, [*self._spots(land, looks), *signs])

    def _put(self, land: int, spots: list[_Spot]) -> None:
        self._spots_shown[land] = [spot.rect for spot in spots]
        items = self.items.setdefault(land, [])
        while len(items) > len(spots):
            self._scene.removeItem(items.pop())
        while len(items) < len(spots):
            items.append(FixedPixmap(self._atlas.lands[land].badge, layers.PIECE, self._scene))
        for item, spot in zip(items, spots, strict=True):
            item.setPixmap(spot.pixmap)
            item.setZValue(spot.layer)
            item.setOpacity(spot.opacity)
            item.centre_on(spot.at.x(), spot.at.y())

    # --- the row

    def looks(self, land: int) -> tuple[PieceLook, ...]:
        """Return the pieces of a territory in the order of their row, with the one that might come."""
        found = self._position.pieces.get(land, ())
        if self._ghost is not None and self._ghost[0] == land and self._ghost[1] not in found:
            found = (*found, self._ghost[1])
        return tuple(sorted(found, key=lambda look: PIECE_STYLES[look.kind].place)) if len(found) > 1 else found

    def _spots(self, land: int, looks: tuple[PieceLook, ...]) -> list[_Spot]:
        """Return the figures beside the badge, or in a fan round it with their names."""
        fanned = land in self._fans
        places = self._places(land, len(looks))
        size = theme.current_metrics().figure_px * (GROWN if fanned else 1)
        spots = []
        for look, at in zip(looks, places, strict=True):
            if (land, look) in self._hidden:
                continue
            layer = layers.BADGE_RAISED if fanned else layers.PIECE
            opacity = _GHOSTLY if (land, look) == self._ghost else 1.0
            spots.append(_Spot(self._figure(look, size), (size, size), at, layer, opacity))
            if fanned:
                spots.append(self._name(look, at + QPointF(0, size / 2)))
        return spots

    def _places(self, land: int, count: int) -> Sequence[QPointF]:
        """Return where figures stand now. A fan for another number of them is out of date: it is about to be found anew."""
        fan = self._fans.get(land, ())
        return fan if len(fan) == count else self._row(land, count)

    def _row(self, land: int, count: int) -> list[QPointF]:
        """Return where figures stand beside the badge, whether or not it shows: it may come at any moment."""
        beside = self._badges.rect(land).right() - self._radius(land)
        found = self._badges.figure_places.of(land, count)
        places = [at + QPointF(math.copysign(beside, at.x()) if at.x() else 0.0, 0.0) for at in found]
        closer = QPointF(theme.current_metrics().figure_px * _TIGHT, 0)
        while len(places) < count:
            places.append(places[-MOST_APART] + closer)
        return places

    def _figure(self, look: PieceLook, size: float) -> QPixmap:
        return figure_pixmap(look.kind, self._palette.seat(look.seat), round(size * 2) / 2, self._ratio)

    def _name(self, look: PieceLook, top: QPointF) -> _Spot:
        """Return what a figure is called, its middle below a point."""
        pixmap, size = _written(self.name_of(look), theme.current_metrics().label_px, self._ratio)
        return _Spot(pixmap, size, top + QPointF(0, size[1] / 2), layers.CHIP)

    def _radius(self, land: int) -> float:
        return self._badges.radius(self._atlas.lands[land], self._scale)

    # --- signs of a place

    def _is_empty(self, land: int, looks: tuple[PieceLook, ...]) -> bool:
        position = self._position
        bare = position.owners[land] < 0 and not position.armies[land] and not looks
        return bare and self._atlas.lands[land].soil != "paper"

    def _signs(self, land: int, empty: bool, ruined: bool) -> list[_Spot]:
        """Return the sign of land that is out of the game, or of a place where nobody is."""
        radius = self._radius(land)
        if ruined:
            size = radius * _RUIN
            return [_Spot(ruin_pixmap(size, self._ratio), (size, size), QPointF())]
        size = 2 * radius * _EMPTY
        return [_Spot(empty_pixmap(size / 2, self._ratio), (size, size), QPointF())] if empty else []


def _square(at: QPointF, size: float) -> QRectF:
    return QRectF(at.x() - size / 2, at.y() - size / 2, size, size)


def _union(rects: Iterable[QRectF]) -> QRectF:
    whole = QRectF()
    for rect in rects:
        whole = whole.united(rect)
    return whole


@lru_cache(maxsize=64)
def _written(words: str, px: float, ratio: float) -> tuple[QPixmap, tuple[float, float]]:
    """Return words as a picture, and how large they are."""
    outline = label_outline(words, px)
    return label_pixmap(outline, px, QPointF(), ratio).pixmap, label_size(outline, px)


def _kind_of(look: PieceLook) -> str:
    return look.kind
