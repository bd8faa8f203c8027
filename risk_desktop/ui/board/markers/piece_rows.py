"""What stands beside the badges: pieces in a row, the sign of a place where nobody is, that of land out of the game."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from risk_desktop.ui import theme
from risk_desktop.ui.art.pieces import PIECE_STYLES, empty_pixmap, piece_pixmap, ruin_pixmap, stack_pixmap
from risk_desktop.ui.board import layers
from risk_desktop.ui.board.geometry.atlas import Atlas
from risk_desktop.ui.board.ground.look import Palette
from risk_desktop.ui.board.markers.counters import Counters
from risk_desktop.ui.board.markers.fixed_pixmap import FixedPixmap
from risk_desktop.ui.board.position import BoardPosition, PieceLook

# Size of a piece by the radius of its badge, and the way from one piece to the next by its size.
_SIZE, _STEP, _LEAST = 1.4, 0.98, 15.0
_SHOWN, _BEFORE_MORE = 3, 2
# Below this zoom, screen px per board px, several pieces fold into a stack; a single one is no wider than that.
_FOLDED = 0.6
# A fan: its radius in sizes of a piece beyond the badge, and the angle from one piece to the next, degrees.
_FAN_REACH, _FAN_STEP = 1.1, 38.0
_EMPTY, _RUIN = 0.6, 1.47


@dataclass(frozen=True)
class _RowSpot:
    """One picture of a row, how large what it shows is, and where its middle lies, screen px from the badge's point."""

    pixmap: QPixmap
    size: tuple[float, float]
    x: float
    y: float = 0.0
    layer: float = layers.PIECE

    @property
    def rect(self) -> QRectF:
        """Where what it shows stands, without shadows."""
        width, height = self.size
        return QRectF(self.x - width / 2, self.y - height / 2, width, height)


class PieceRows:
    """Follows position, zoom and choice; moves badges aside where pieces stand.

    ``items``: what is in the scene, by territory.
    """

    def __init__(
        self, scene: QGraphicsScene, atlas: Atlas, palette: Palette, counters: Counters, position: BoardPosition
    ) -> None:
        self._scene, self._atlas, self._palette, self._counters = scene, atlas, palette, counters
        self._position = position
        self.items: dict[int, list[FixedPixmap]] = {}
        self._drawn: dict[int, object] = {}
        self._rects: dict[int, QRectF] = {}
        self._fanned: frozenset[int] = frozenset()
        self._hidden: set[tuple[int, str]] = set()
        self._scale = self._ratio = 1.0

    def set_position(self, position: BoardPosition) -> None:
        """Show the pieces of a position."""
        self._position = position
        self._draw()

    def set_scale(self, scale: float, ratio: float) -> None:
        """Follow a zoom; the badges have followed already."""
        self._scale, self._ratio = scale, ratio
        self._draw()

    def set_fanned(self, lands: Collection[int]) -> None:
        """Spread the pieces of these territories, fold all others."""
        if frozenset(lands) != self._fanned:
            self._fanned = frozenset(lands)
            self._draw()

    def hide(self, land: int, kind: str) -> None:
        """Hide a piece while its token is on the way; ``show`` brings it back."""
        self._hidden.add((land, kind))
        self._draw()

    def show(self, land: int, kind: str) -> None:
        """Show a piece again."""
        self._hidden.discard((land, kind))
        self._draw()

    def pixmap(self, look: PieceLook, land: int) -> QPixmap:
        """Return a piece as large as in the row of a territory, for tokens."""
        return piece_pixmap(look.kind, self._palette.seat(look.seat), self._look_size(look, land), self._ratio)

    def place(self, land: int, look: PieceLook) -> QPointF:
        """Return where a piece stands in its row, screen px from the badge's point; the badge's if it isn't there."""
        looks = self.looks(land)
        if look not in looks:
            return QPointF(0, 0)
        start, step = self._start(land, len(looks)), self._step(land)
        return QPointF(start + min(looks.index(look), _SHOWN - 1) * step, 0)

    def stacked(self, land: int) -> int:
        """Return how many pieces of a territory are shown as a stack with a number."""
        looks = len(self.looks(land))
        return 0 if land in self._fanned and looks > _SHOWN else looks - self._apart(looks)

    def rect(self, land: int) -> QRectF:
        """Return the rectangle of what stands beside a badge, screen px from the badge's point; empty if nothing does."""
        return self._rects.get(land, QRectF())

    def _draw(self) -> None:
        for land in range(len(self._atlas.lands)):
            looks = self.looks(land)
            empty = self._is_empty(land, looks)
            ruined = land in self._position.ruins
            if not (looks or empty or ruined or land in self.items):
                continue
            radius = self._radius(land)
            drawn = (
                *(looks, empty, ruined, radius, self._scale < _FOLDED, land in self._fanned, self._ratio),
                tuple(k for at, k in self._hidden if at == land),
                theme.current().name,
                self._badgeless(land),
            )
            if self._drawn.get(land) != drawn:
                self._drawn[land] = drawn
                self._put(land, [*self._spots(land, looks), *self._signs(land, empty, ruined)])

    def _put(self, land: int, spots: list[_RowSpot]) -> None:
        self._rects[land] = _union(spot.rect for spot in spots)
        items = self.items.setdefault(land, [])
        while len(items) > len(spots):
            self._scene.removeItem(items.pop())
        while len(items) < len(spots):
            items.append(FixedPixmap(self._atlas.lands[land].badge, layers.PIECE, self._scene))
        for item, spot in zip(items, spots, strict=True):
            item.setPixmap(spot.pixmap)
            item.setZValue(spot.layer)
            item.centre_on(spot.x, spot.y)

    # --- the row

    def looks(self, land: int) -> tuple[PieceLook, ...]:
        """Return the pieces of a territory in the order of their row."""
        found = self._position.pieces.get(land, ())
        return tuple(sorted(found, key=lambda look: PIECE_STYLES[look.kind].place)) if len(found) > 1 else found

    def _spots(self, land: int, looks: tuple[PieceLook, ...]) -> list[_RowSpot]:
        """Return the pieces beside the badge, in a fan above it, or in a stack; and move the badge aside."""
        if not looks:
            self._counters.set_aside(land, 0.0)
            return []
        if land in self._fanned and len(looks) > _SHOWN:
            self._counters.set_aside(land, 0.0)
            return self._fan(land, looks)
        shown = looks[: self._apart(len(looks))]
        start, step = self._start(land, len(shown) + 1 if len(shown) < len(looks) else len(shown)), self._step(land)
        badge = 0.0 if self._badgeless(land) else start - step / 2 - self._radius(land)
        self._counters.set_aside(land, badge)
        there = [(land, look.kind) not in self._hidden for look in looks]
        spots = [self._spot(look, land, start + number * step) for number, look in enumerate(shown) if there[number]]
        if stacked := sum(there[len(shown) :]):
            spots.append(self._stack(stacked, looks[0], land, start + len(shown) * step))
        return spots

    def _apart(self, looks: int) -> int:
        """Return how many pieces of a row stand by themselves; all others are in a stack."""
        if self._scale < _FOLDED and looks > 1:
            return 0
        return looks if looks <= _SHOWN else _BEFORE_MORE

    def _fan(self, land: int, looks: tuple[PieceLook, ...]) -> list[_RowSpot]:
        """Return the pieces on an arc over the badge."""
        reach = self._radius(land) + self._size(land) * _FAN_REACH * (1 if len(looks) < 5 else 1.25)
        first = -90 - _FAN_STEP * (len(looks) - 1) / 2
        angles = [math.radians(first + _FAN_STEP * number) for number in range(len(looks))]
        return [
            replace(self._spot(look, land, reach * math.cos(a)), y=reach * math.sin(a), layer=layers.BADGE_RAISED)
            for look, a in zip(looks, angles, strict=True)
        ]

    def _start(self, land: int, pieces: int) -> float:
        """Return where the first piece's middle lies, so that badge and pieces together are centred."""
        step, pieces = self._step(land), min(pieces, _SHOWN)
        if self._badgeless(land):
            return -(pieces - 1) * step / 2
        return self._radius(land) + step / 2 - pieces * step / 2

    def _badgeless(self, land: int) -> bool:
        """Return whether pieces stand there without any army."""
        return not self._position.armies[land]

    def _radius(self, land: int) -> float:
        return round(self._counters.radius(self._atlas.lands[land], self._scale) * 2) / 2

    def _size(self, land: int) -> float:
        return max(_LEAST, round(self._radius(land) * _SIZE * 2) / 2)

    def _step(self, land: int) -> float:
        return self._size(land) * _STEP

    def _spot(self, look: PieceLook, land: int, x: float) -> _RowSpot:
        size = self._look_size(look, land)
        return _RowSpot(self.pixmap(look, land), (size, size), x)

    def _look_size(self, look: PieceLook, land: int) -> float:
        return self._size(land) * PIECE_STYLES[look.kind].size / PIECE_STYLES["station"].size

    def _stack(self, count: int, look: PieceLook, land: int, x: float) -> _RowSpot:
        size = self._size(land)
        return _RowSpot(stack_pixmap(count, self._palette.seat(look.seat), size, self._ratio), (size, size), x)

    # --- signs of a place

    def _is_empty(self, land: int, looks: tuple[PieceLook, ...]) -> bool:
        position = self._position
        bare = position.owners[land] < 0 and not position.armies[land] and not looks
        return bare and self._atlas.lands[land].soil != "paper"

    def _signs(self, land: int, empty: bool, ruined: bool) -> list[_RowSpot]:
        """Return the sign of land that is out of the game, or of a place where nobody is."""
        radius = self._radius(land)
        if ruined:
            size = radius * _RUIN
            return [_RowSpot(ruin_pixmap(size, self._ratio), (size, size), 0)]
        size = 2 * radius * _EMPTY
        return [_RowSpot(empty_pixmap(size / 2, self._ratio), (size, size), 0)] if empty else []


def _union(rects: Iterable[QRectF]) -> QRectF:
    whole = QRectF()
    for rect in rects:
        whole = whole.united(rect)
    return whole
