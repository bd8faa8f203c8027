"""Bonus plates: what a region pays, quiet while it is shared, brass with a crown when one player holds it whole."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from risk_desktop.ui import theme
from risk_desktop.ui.art.drawing import lean_copy, transparent_pixmap
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.art.lettering import CENTRE, draw_text, text_width
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.board import layers
from risk_desktop.ui.board.geometry.atlas import Atlas
from risk_desktop.ui.board.geometry.boxes import Box, area, box_of, shared_area
from risk_desktop.ui.board.ground.look import Palette
from risk_desktop.ui.board.markers.fixed_pixmap import FixedPixmap
from risk_desktop.ui.board.position import BoardPosition
from risk_desktop.ui.colour import mix, rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.theme import SeatColours

_PX, _HEIGHT = 12.5, 20.0
_LOWEST_ZOOM = 0.7
# How much plates grow with the text.
_GROWTH = 0.25
_CLEAR = 3.0
# How many rings round its place are searched for a free one, and how much wider each is than the last, px.
_RINGS, _RING = 24, 8.0
# What a px2 counts of foreign land and of other plates that a plate would cover, and of its own where it leaves the sea that
# it is about; a name counts 1.
_FOREIGN, _PLATE, _ASTRAY = 20.0, 6.0, 4.0
# How closely it is looked at whether a plate would lie on land that is not its own, px.
_LOOKED_AT = 4.0
# How far the ring round the plate of a region that somebody is after stands off it, px.
_RING_REACH = 5.0
# Least distance of a plate from the edge of its board, px.
_EDGE = 2.0


class Plates:
    """Plate of every region that pays something."""

    def __init__(self, scene: QGraphicsScene, atlas: Atlas, palette: Palette, position: BoardPosition) -> None:
        self._atlas, self._palette, self._position = atlas, palette, position
        self._plates: dict[int, FixedPixmap] = {}
        self._corners: dict[int, QPointF] = {}
        for sheet in atlas.sheets:
            for number in sheet.regions:
                region = atlas.regions[number]
                if region.bonus:
                    anchor = QPointF(*region.label) + sheet.offset
                    self._plates[number] = FixedPixmap(anchor, layers.PLATE, scene)
                    self._corners[number] = QPointF()
        self._home = self._factor = self._ratio = self._scale = 1.0
        self._rooms = {number: self._room(number, QRectF()) for number in self._plates}
        self.aim: tuple[int, int] = (-1, -1)
        """The region that somebody is after, and his seat; -1 for none."""
        self._ring = FixedPixmap(QPointF(), layers.PLATE, scene)
        self._ring.hide()

    def set_aim(self, region: int, seat: int) -> None:
        """Draw a dashed ring in a seat's colour round the plate of the region that he is after, -1 for none."""
        if self.aim != (region, seat):
            self.aim = region, seat
            self._show_ring()

    def _show_ring(self) -> None:
        region, seat = self.aim
        plate = self._plates.get(region)
        self._ring.setVisible(plate is not None and plate.isVisible())
        if plate is not None:
            size, unit = plate.pixmap().deviceIndependentSize(), _unit() * self._factor
            self._ring.setPixmap(_ring_pixmap(size.width(), size.height(), self._palette.seat(seat), unit, self._ratio))
            self._ring.setPos(plate.pos())
            reach = _RING_REACH * unit
            self._ring.setOffset(plate.offset() - QPointF(reach, reach))

    def set_position(self, position: BoardPosition) -> None:
        """Show who holds which region."""
        before, self._position = self._position, position
        if _owned(position) != _owned(before):
            self._draw()
        if position.gone != before.gone:
            self.set_scale(self._scale)

    def _is_gone(self, region: int) -> bool:
        """Return whether nothing is left of a region."""
        return self._position.gone.issuperset(self._atlas.members[region])

    def arrange(self, home: float, factor: float, ratio: float, taken: Iterable[Taken], room: QRectF) -> None:
        """Draw the plates for the fitted zoom, moved off each other and off what is taken (scene points times ``home``).

        ``room``: what is seen of the board that shows; plates of another one, or of one with an edge, stay within its frame.
        """
        self._home, self._factor, self._ratio = home, factor, ratio
        self._rooms = {number: self._room(number, room) for number in self._plates}
        self._draw()
        boxes = list(taken)
        for number, plate in self._plates.items():
            own, widest = plate.pixmap().deviceIndependentSize(), self._held_size(number)
            rect = QRectF(-widest.width() / 2, -widest.height() / 2, widest.width(), widest.height())
            room = self._rooms[number]
            bounds = room.left() * home + _EDGE, room.right() * home - _EDGE
            anchor = (plate.pos() * home).toTuple()
            move = _freest(rect.getRect(), anchor, tuple(boxes), bounds, _Ground(self._atlas, number, home))
            free = rect.translated(*move)
            boxes.append((_PLATE, box_of(free.translated(plate.pos() * home))))
            self._corners[number] = free.center() - QPointF(own.width() / 2, own.height() / 2)
        self.set_scale(self._scale)

    def _room(self, number: int, seen: QRectF) -> QRectF:
        """Return between which edges a plate may stand, in the scene: on the sea that runs on beyond a world's frame too."""
        sheet = next(sheet for sheet in self._atlas.sheets if number in sheet.regions)
        seen = QRectF(seen.topLeft() / self._home, seen.size() / self._home)
        return seen if sheet.board.wrap and seen.contains(sheet.frame.center()) else sheet.frame

    def _held_size(self, number: int) -> QSizeF:
        """Return the size of a plate when somebody holds its region: room for that is kept free."""
        region = self._atlas.regions[number]
        held = _pixmap(f"+{region.bonus}", region.hue, self._palette.seat(0), _unit() * self._factor, self._ratio)
        return held.deviceIndependentSize()

    def set_scale(self, scale: float) -> None:
        """Hide the plates when the board is small."""
        self._scale = scale
        for number, plate in self._plates.items():
            plate.setVisible(scale >= _LOWEST_ZOOM * self._home * 0.999 and not self._is_gone(number))
            self._keep_on_board(number)
        self._show_ring()

    @property
    def holders(self) -> list[int | None]:
        """Who holds each region that has a plate, None for nobody: a plate that is held is larger."""
        return [self._palette.holder(number, self._position) for number in self._plates]

    def rects(self) -> list[QRectF]:
        """Return the plates' rectangles in screen px relative to scene points times the fitted zoom."""
        result = []
        for plate in self._plates.values():
            size = plate.pixmap().deviceIndependentSize()
            result.append(QRectF(plate.offset(), size).translated(plate.pos() * self._home))
        return result

    def place(self, region: int) -> tuple[QPointF, QRectF] | None:
        """Return a plate's anchor in the scene and its rectangle in screen px round that; None while there is none."""
        plate = self._plates.get(region)
        if plate is None or not plate.isVisible():
            return None
        return plate.pos(), QRectF(plate.offset(), plate.pixmap().deviceIndependentSize())

    def _draw(self) -> None:
        for number, plate in self._plates.items():
            region, holder = self._atlas.regions[number], self._palette.holder(number, self._position)
            seat = None if holder is None else self._palette.seat(holder)
            before = plate.pixmap().deviceIndependentSize()
            pixmap = _pixmap(f"+{region.bonus}", region.hue, seat, _unit() * self._factor, self._ratio)
            if pixmap.cacheKey() == plate.pixmap().cacheKey():
                continue
            plate.setPixmap(pixmap)
            after = plate.pixmap().deviceIndependentSize()
            self._corners[number] -= QPointF(after.width() - before.width(), after.height() - before.height()) / 2
            self._keep_on_board(number)
        self._show_ring()

    def _keep_on_board(self, number: int) -> None:
        """Put a plate into its corner, but not over the left or right edge of its board: panels stand there."""
        plate, corner, room = self._plates[number], self._corners[number], self._rooms[number]
        width = plate.pixmap().deviceIndependentSize().width()
        left = (room.left() - plate.pos().x()) * self._scale + _EDGE
        right = (room.right() - plate.pos().x()) * self._scale - width - _EDGE
        plate.setOffset(QPointF(max(left, min(corner.x(), right)), corner.y()))


def _owned(position: BoardPosition) -> object:
    """Return what decides who holds the regions."""
    return position.owners, position.tied, position.ruins, position.gone


Way = tuple[float, float]
Taken = tuple[float, Box]
"""What a plate should not cover, and what a px2 of it counts."""


@dataclass(frozen=True)
class _Ground:
    """Tells where land lies that is not a region's own, and whose sea a place belongs to."""

    atlas: Atlas
    region: int
    zoom: float

    def foreign(self, box: Box, most: float) -> float:
        """Return how much of a box lies on territories of other regions, px2; if more than ``most`` does, at least so much.

        The box is in scene points times the zoom.
        """
        members = self.atlas.members[self.region]
        own = {None, *members}
        across, down = (1 + int(side / _LOOKED_AT) for side in (box[2] - box[0], box[3] - box[1]))
        start, cell = QPointF(box[0], box[1]) / self.zoom, area(box) / (across * down)
        found = 0.0
        for row in self.atlas.cells(self.atlas.lands[members[0]].board, start, (across, down), _LOOKED_AT / self.zoom):
            found += cell * sum(land not in own for land in row)
            if found > most:
                break
        return found

    def is_astray(self, box: Box) -> bool:
        """Tell whether the middle of a box lies nearer to the waters of another region than to those of this one.

        The plate of a region of land may stand off its coast, in whatever sea that is.
        """
        members = self.atlas.members[self.region]
        if self.atlas.regions[self.region].kind != "water":
            return False
        at = QPointF(box[0] + box[2], box[1] + box[3]) / (2 * self.zoom)
        lands = self.atlas.sheets[self.atlas.lands[members[0]].board].lands
        waters = (land for land in lands if land.soil == "water")
        return min(waters, key=lambda water: (water.badge - at).manhattanLength()).index not in members


@lru_cache(maxsize=256)
def _freest(frame: Box, anchor: Way, taken: tuple[Taken, ...], bounds: tuple[float, float], ground: _Ground) -> Way:
    """Return the least move after which a rectangle covers nothing that is taken, between left and right.

    It does not lie on land of other regions either. Where there is no such place near by it covers as little as can be.
    ``frame``: left, top, width and height. What has been found is kept, as the same board is shown again.
    """
    rect = QRectF(*frame).translated(*anchor)
    far = _RINGS * _RING + _CLEAR
    reach = box_of(rect.adjusted(-far, -far, far, far))
    # The heaviest first, so that what covers too much is soon known to.
    near = sorted(((weight, box) for weight, box in taken if shared_area(box, reach) > 0), reverse=True)
    best, least = (0.0, 0.0), math.inf
    left, top, right, bottom = box_of(rect.adjusted(-_CLEAR, -_CLEAR, _CLEAR, _CLEAR))
    for x, y in _WAYS:
        place = left + x, top + y, right + x, bottom + y
        if place[0] < bounds[0] or place[2] > bounds[1]:
            continue
        covered = 0.0
        for weight, box in near:
            covered += weight * shared_area(place, box)
            if covered >= least:
                break
        else:
            if ground.is_astray(place):
                covered += _ASTRAY * area(place)
            if covered < least:
                covered += _FOREIGN * ground.foreign(place, (least - covered) / _FOREIGN)
            if covered < least:
                best, least = (x, y), covered
        if not covered:
            break
    return best


def _ways() -> Iterator[Way]:
    """Yield ways from a plate's place, the shortest first."""
    for ring in range(_RINGS):
        for step in range(1 if ring == 0 else 8 * ring):
            angle = 2 * math.pi * step / (8 * ring or 1)
            yield ring * _RING * math.cos(angle), ring * _RING * math.sin(angle)


_WAYS = tuple(_ways())


def _unit() -> float:
    """Return the size of a plate's unit, px: it grows slower than names with the text, as plates stand between them."""
    metrics = theme.current_metrics()
    return metrics.unit * (1 + _GROWTH * (metrics.text_scale - 1))


@lru_cache(maxsize=256)
def _pixmap(words: str, hue: str, seat: SeatColours | None, unit: float, ratio: float) -> QPixmap:
    """Return a plate: dark with a rim of the region's hue, or brass with crown and the holder's emblem."""
    font, height = text_font(_PX * unit, 700), _HEIGHT * unit
    icon = height * 0.8
    width = text_width(words, font) + 14 * unit + (2 * icon + 5 * unit if seat else 0)
    pixmap = transparent_pixmap(math.ceil((width + 4) * ratio), math.ceil((height + 5) * ratio), ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(2, 2, width, height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(rgba("#000000", 70))
    painter.drawRoundedRect(box.translated(0, 1.6), height / 2, height / 2)
    painter.setBrush(rgba(theme.DARK.panel_bottom, 205 if seat is None else 245))
    painter.setPen(QPen(QColor(hue if seat is None else theme.DARK.accent), (1.3 if seat is None else 1.7) * unit))
    painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), height / 2, height / 2)
    if seat is None:
        draw_text(painter, box.adjusted(0, 0, 0, -1), words, font, mix(hue, "#ffffff", 0.55), CENTRE)
    else:
        crown = QRectF(box.x() + 5 * unit, box.y() + (height - icon) / 2, icon, icon)
        draw_icon(painter, "crown", crown, theme.DARK.on_turn_line, 1.8, fill=theme.DARK.accent)
        words_box = box.adjusted(icon + 5 * unit, 0, -icon - 3 * unit, -1)
        draw_text(painter, words_box, words, font, theme.DARK.text, CENTRE)
        draw_roundel(
            painter, seat, QPointF(box.right() - height / 2, box.center().y()), height / 2 - 2 * unit, rim=False
        )
    painter.end()
    return lean_copy(pixmap)


@lru_cache(maxsize=32)
def _ring_pixmap(width: float, height: float, seat: SeatColours, unit: float, ratio: float) -> QPixmap:
    """Return a dashed ring in a player's colour for a plate of this size."""
    reach = _RING_REACH * unit
    box = QRectF(0, 0, width + 2 * reach, height + 2 * reach)
    pixmap = transparent_pixmap(math.ceil(box.width() * ratio), math.ceil(box.height() * ratio), ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ring = box.adjusted(2.5 * unit, 2.5 * unit, -2.5 * unit, -2.5 * unit)
    for colour, wide in ((theme.DARK.label_halo, 4.2), (mix(seat.badge, "#ffffff", 0.25).name(), 2.6)):
        pen = QPen(QColor(colour), wide * unit, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([6 / wide, 3.4 / wide])
        painter.setPen(pen)
        painter.drawRoundedRect(ring, ring.height() / 2, ring.height() / 2)
    painter.end()
    return lean_copy(pixmap)
