"""What a territory is painted on: paper that covers all below, water, or a board's own picture that shines through."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from risk_desktop.ui import theme
from risk_desktop.ui.board.geometry.atlas import Atlas, Land, Sheet
from risk_desktop.ui.board.geometry.outlines import Outline
from risk_desktop.ui.board.ground.canvas import Canvas, Stroke, piled
from risk_desktop.ui.board.ground.look import LandLook
from risk_desktop.ui.board.ground.pixmap_cache import PixmapCache, bytes_of
from risk_desktop.ui.board.ground.sea import SeaContent, paper_grain
from risk_desktop.ui.colour import mix, rgba

# Stripes of land in which several stand, board px across: the owner's, everybody else's, and the line between them.
_OWN_STRIPE, _STRIPE, _SEAM = 26.0, 17.0, 1.2
_SEMY_RADIUS, _SEMY_STEP, _SEMY_ALPHA = 8.3, 37.0, 51
# Water: its own blue, then a tint of the owner or, where nobody owns it, of its region; alpha 0-255.
_BLUE, _BLUE_ALPHA, _OWNED_ALPHA, _BARE_ALPHA = "#0f5f86", 90, 172, 38
# Hatching of land that is out of the game: colour, alpha, screen px from line to line and across a line.
_RUST, _RUST_ALPHA, _HATCH_STEP, _HATCH_WIDTH = "#a9501f", 150, 11, 2.2
_SHORE_GLOW = ((22.0, 24), (12.0, 36), (6.0, 60))
# Light of an owner's or a region's colour on a picture, then paint over it; alpha 0-255.
_LIT_ALPHA, _PAINT_ALPHA, _BARE_LIT, _BARE_PAINT = 165, 122, 86, 10
# Run and rise of a stripe: it falls to the left, across the light from the top left.
_SLANT = 0.62
_SHADE = ((15.0, 22), (9.0, 34), (4.5, 52))
_BORDER_COLOUR = "#1b0f06"
_BORDER = ((2.2, 175), (0.7, 90))
# How much darker land is in a sketch than its colour: as grain and shade make it on the average.
_SKETCHED = 0.1
# A board at two zooms.
_LIMIT = 8_000_000
_IN = QPainter.CompositionMode.CompositionMode_DestinationIn


class Soil(Protocol):
    """The ground of one territory."""

    def paint(self, canvas: Canvas, rect: QRectF, look: LandLook) -> None:
        """Paint the territory in a scene rectangle round it, cut along its outline."""

    def sketch(self, painter: QPainter, look: LandLook) -> None:
        """Fill the outline at once in the colours of the land."""


class Grain:
    """Paper under the paint: a picture of board pixels that is multiplied onto the land and repeats."""

    def __init__(self, picture: QImage) -> None:
        self._brush = QBrush(picture)

    def multiply(self, painter: QPainter, rect: QRectF) -> None:
        """Darken what is drawn in a scene rectangle by the grain."""
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        painter.fillRect(rect, self._brush)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


@dataclass(frozen=True, eq=False)
class Lakes:
    """The lakes of a board, drawn on the land that holds them."""

    path: QPainterPath

    def draw(self, painter: QPainter, bounds: QRectF) -> None:
        """Draw the lakes if any may lie within the bounds."""
        if not self.path.isEmpty() and self.path.boundingRect().intersects(bounds):
            painter.fillPath(self.path, QColor("#5d9197"))
            painter.strokePath(self.path, QPen(rgba("#1f3f4d", 190), 0.8))


@cache
def paper() -> Grain:
    """Return the grain of paper, one for all boards."""
    return Grain(paper_grain())


@lru_cache(maxsize=8)
def lakes_of(sheet: Sheet) -> Lakes:
    """Return the lakes of a board."""
    return Lakes(sheet.lakes)


@dataclass(frozen=True, eq=False)
class Paper:
    """Land: tint, light, emblems, paper grain, lakes, inner shade, border."""

    land: Land
    grain: Grain
    lakes: Lakes

    def paint(self, canvas: Canvas, rect: QRectF, look: LandLook) -> None:
        """Paint the whole rectangle, then cut it along the outline."""
        self._tint(canvas, rect, look)
        if look.beside:
            self._stripe(canvas, rect, look)
        if look.ruined:
            canvas.painter.fillRect(rect, _hatch(canvas))
        self.grain.multiply(canvas.painter, rect)
        self.lakes.draw(canvas.painter, self.land.bounds)
        rim_of(self.land, canvas).lay(canvas, mix(look.fill, "#120a06", 0.72))

    def sketch(self, painter: QPainter, look: LandLook) -> None:
        """Fill the outline with the owner's colour; the lakes lie on it."""
        painter.fillPath(self.land.outline.path, mix(look.fill, "#120a06", _SKETCHED))
        self.lakes.draw(painter, self.land.bounds)

    def _tint(self, canvas: Canvas, rect: QRectF, look: LandLook) -> None:
        """Fill what is not clipped away with a colour in the light, and its emblems."""
        canvas.painter.fillRect(rect, QColor(look.fill))
        canvas.painter.fillRect(rect, _light(self.land.bounds))
        _strew(canvas, look)

    def _stripe(self, canvas: Canvas, rect: QRectF, look: LandLook) -> None:
        """Lay the stripes of the others who stand here on the owner's tint."""
        first = _STRIPE if look.even else _OWN_STRIPE
        widths = [width * canvas.fine for width in (first, *(_STRIPE for _ in look.beside))]
        _, *paths = striped(rect, self.land.badge, widths)
        for path, other in zip(paths, look.beside, strict=True):
            canvas.painter.save()
            canvas.painter.setClipPath(path)
            self._tint(canvas, rect, other)
            canvas.painter.restore()
            canvas.painter.strokePath(path, QPen(rgba("#120a06", 70), _SEAM * canvas.fine))


@dataclass(frozen=True, eq=False)
class Water:
    """A part of the sea: a tint that lets the sea shine through, and a glow along its edges in open water."""

    land: Land
    hue: str
    edges: Outline

    def paint(self, canvas: Canvas, rect: QRectF, look: LandLook) -> None:
        """Paint the tint and the glow."""
        for tint in self._tints(look):
            canvas.painter.fillRect(rect, tint)
        _strew(canvas, look)
        canvas.strokes(self.edges, [(width * canvas.fine, self.hue, alpha) for width, alpha in _SHORE_GLOW])
        canvas.keep_inside(self.land.outline.path)

    def sketch(self, painter: QPainter, look: LandLook) -> None:
        """Lay the tint on the sea."""
        for tint in self._tints(look):
            painter.fillPath(self.land.outline.path, tint)

    def _tints(self, look: LandLook) -> list[QColor]:
        if look.fill:
            return [rgba(look.fill, _OWNED_ALPHA)]
        return [rgba(_BLUE, _BLUE_ALPHA), rgba(self.hue, _BARE_ALPHA)]


@dataclass(frozen=True, eq=False)
class Bedrock:
    """The board's own picture, in the light of the owner's colour, or of the region's where nobody owns it."""

    land: Land
    hue: str
    sheet: Sheet
    folder: Path

    def paint(self, canvas: Canvas, rect: QRectF, look: LandLook) -> None:
        """Paint the picture, the light on it, semy, inner shade and border."""
        SeaContent(self.sheet, self.folder, theme.current().name, rect).draw(canvas)
        area = QPainterPath()
        area.addRect(rect)
        self._light(canvas.painter, area, look)
        _strew(canvas, look)
        rim_of(self.land, canvas).lay(canvas, mix(QColor(look.fill or self.hue), "#120a06", 0.72))

    def sketch(self, painter: QPainter, look: LandLook) -> None:
        """Light the picture that lies there."""
        self._light(painter, self.land.outline.path, look)

    def _light(self, painter: QPainter, area: QPainterPath, look: LandLook) -> None:
        colour = look.fill or self.hue
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SoftLight)
        painter.fillPath(area, rgba(colour, _LIT_ALPHA if look.fill else _BARE_LIT))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.fillPath(area, rgba(colour, _PAINT_ALPHA if look.fill else _BARE_PAINT))


@lru_cache(maxsize=4)
def soils_of(atlas: Atlas, folder: Path) -> tuple[Soil, ...]:
    """Return the soil of every territory; ``folder`` holds the pictures of the boards."""
    return tuple(_soil_of(land, atlas, folder) for land in atlas.lands)


def _soil_of(land: Land, atlas: Atlas, folder: Path) -> Soil:
    hue = atlas.regions[land.region].hue
    if land.soil == "water":
        return Water(land, hue, atlas.shore([land.index]).rim)
    if land.soil == "picture":
        return Bedrock(land, hue, atlas.sheets[land.board], folder)
    return Paper(land, paper(), lakes_of(atlas.sheets[land.board]))


def _strew(canvas: Canvas, look: LandLook) -> None:
    """Strew the owner's emblem, and between them the mark of his team."""
    if look.emblem and look.semy > 0:
        alpha = min(255, round(_SEMY_ALPHA * look.semy))
        canvas.strew(look.emblem, rgba(look.semy_ink, alpha), _SEMY_RADIUS, _SEMY_STEP, look.mark)


def _hatch(canvas: Canvas) -> QBrush:
    """Return slanting lines that continue from picture to picture."""
    brush = QBrush(_hatching(_HATCH_STEP, canvas.ratio))
    fine = canvas.scale * canvas.ratio
    brush.setTransform(QTransform.fromScale(1 / fine, 1 / fine))
    return brush


@lru_cache(maxsize=4)
def _hatching(step: int, ratio: float) -> QImage:
    """Return one square of the hatching, in device px."""
    side = max(4, round(step * ratio * 1.4))
    square = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    square.fill(0)
    painter = QPainter(square)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(rgba(_RUST, _RUST_ALPHA), _HATCH_WIDTH * ratio))
    for shift in (-side, 0, side):
        painter.drawLine(QPointF(shift - 2, side + 2), QPointF(shift + side + 2, -2))
    painter.end()
    return square


def _light(bounds: QRectF) -> QLinearGradient:
    """Return the light from the top left: bright, nothing in the middle, dark."""
    gradient = QLinearGradient(bounds.topLeft(), bounds.bottomRight())
    gradient.setColorAt(0, rgba("#ffffff", 34))
    gradient.setColorAt(0.5, rgba("#ffffff", 0))
    gradient.setColorAt(1, rgba("#000000", 36))
    return gradient


def striped(bounds: QRectF, centre: QPointF, widths: Sequence[float]) -> list[QPainterPath]:
    """Return for each width the path of its stripes over a rectangle; the first width's stripe begins the pattern.

    ``widths``: board px across. ``centre`` lies in the middle of a stripe of the first width.
    """
    steps = [width * math.hypot(1, _SLANT) for width in widths]
    period, paths = sum(steps), [QPainterPath() for _ in widths]
    lean = bounds.height() * _SLANT
    origin = centre.x() - steps[0] / 2 + (centre.y() - bounds.bottom()) * _SLANT
    start = origin - math.ceil((origin - bounds.left() + lean) / period) * period
    while start < bounds.right():
        left = start
        for path, step in zip(paths, steps, strict=True):
            path.addPolygon(_stripe(bounds, left, step, lean))
            left += step
        start += period
    for path in paths:
        path.setFillRule(path.fillRule().WindingFill)
    return paths


def _stripe(bounds: QRectF, left: float, width: float, lean: float) -> QPolygonF:
    """Return a stripe that stands on the lower edge of a rectangle from ``left`` on."""
    low, high = bounds.bottom(), bounds.top()
    corners = ((left, low), (left + width, low), (left + width + lean, high), (left + lean, high), (left, low))
    return QPolygonF([QPointF(*corner) for corner in corners])


@dataclass(frozen=True)
class Rim:
    """What bounds a territory at one zoom, whoever owns it; kept, for stroking takes ten times as long as laying pictures.

    Masks as large as a territory's picture: ``shade``, ``border``, and what lies ``within``.
    """

    shade: QImage
    border: QImage
    within: QImage

    def lay(self, canvas: Canvas, dark: QColor) -> None:
        """Shade a canvas in a colour, draw the border on it and cut it along the outline."""
        rim = _coloured(self.shade, dark)
        painter = QPainter(rim)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
        painter.drawImage(0, 0, _coloured(self.border, QColor(_BORDER_COLOUR)))
        painter.end()
        canvas.lay(rim)
        canvas.lay(self.within, _IN)


_RIMS: PixmapCache[Rim] = PixmapCache(_LIMIT)


def rim_of(land: Land, canvas: Canvas) -> Rim:
    """Return the rim of a territory for a canvas that shows its rectangle."""
    key = land, canvas.scale, canvas.image.width(), canvas.image.height()
    found = _RIMS.get(key)
    if found is None:
        found = _drawn(land, canvas)
        _RIMS.put(key, found, 3 * bytes_of(found.shade))
    return found


def _drawn(land: Land, canvas: Canvas) -> Rim:
    fine = canvas.fine
    shade: list[Stroke] = [(width * fine, "#000000", alpha) for width, alpha in _SHADE]
    border: list[Stroke] = [(width * fine, "#000000", alpha) for width, alpha in _BORDER]
    strokes = piled([*shade, *border])
    # Where the border lies there is no shade: added up, the two pictures are what all strokes together would be.
    clear = [(width, QColor(Qt.GlobalColor.transparent)) for width, *_ in border]
    pictures = (
        canvas.stroked(land.outline, [*strokes[: len(shade)], *clear]),
        canvas.stroked(land.outline, strokes[len(shade) :]),
        canvas.within(land.outline.path),
    )
    shades, borders, within = (picture.convertToFormat(QImage.Format.Format_Alpha8) for picture in pictures)
    return Rim(shades, borders, within)


def _coloured(mask: QImage, colour: QColor) -> QImage:
    """Return a picture of one colour, as opaque as a mask."""
    picture = mask.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(picture)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(picture.rect(), colour)
    painter.end()
    return picture
