"""What is baked into the pixmaps of the board: land, coast, region bands, shores and sea routes.

A content knows its rectangle in the scene and draws itself there. Two equal contents draw the same picture, so a tile
is baked again only when its content changes.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from risk_desktop.ui import theme
from risk_desktop.ui.board.geometry.atlas import Atlas, Land, SeaRoute, Sheet, Shore, Stub
from risk_desktop.ui.board.geometry.boxes import box_of
from risk_desktop.ui.board.geometry.outlines import Outline, stroke_pieces
from risk_desktop.ui.board.ground.canvas import Canvas, Stroke
from risk_desktop.ui.board.ground.drawing import Gradual, Sketched
from risk_desktop.ui.board.ground.look import Band, LandLook
from risk_desktop.ui.board.ground.relief import ChasmContent, FireContent, RangeContent
from risk_desktop.ui.board.ground.shoal import WhirlContent
from risk_desktop.ui.board.ground.signs import SignContent
from risk_desktop.ui.board.ground.soil import Soil
from risk_desktop.ui.board.position import BoardPosition
from risk_desktop.ui.colour import mix, rgba

_OUTLINE, _COAST = 2.8, "#20130a"
# Borders between waters in a sketch.
_WATERLINE, _WATERLINE_ALPHA = "#cfe8ee", 90
# Width of a ribbon before the outline cuts it in half.
_BAND = 10.4
_PART = 320.0
_DOT, _DOT_RIM, _DOT_STEP = 1.8, 1.1, 8.5
_CLOSED_ALPHA = 70
# Dashes in widths of their line: round waters, and between them.
_RIM_DASH, _INNER_DASH = (4.2, 2.6), (3.6, 3.6)


class Content(Protocol):
    """Something that can be baked: a rectangle in the scene and a way to draw it; it can be a key."""

    @property
    def rect(self) -> QRectF:
        """Scene rectangle that the drawing stays within."""

    def draw(self, canvas: Canvas) -> None:
        """Draw in scene coordinates."""


@dataclass(frozen=True)
class LandContent(Sketched):
    """A territory in its owner's look, painted on its soil."""

    land: Land
    look: LandLook
    soil: Soil

    @property
    def rect(self) -> QRectF:
        """Bounding rectangle of the outline and a margin for its smooth edge."""
        return self.land.bounds.adjusted(-1, -1, 1, 1)

    def draw(self, canvas: Canvas) -> None:
        """Paint the territory, cut along its outline."""
        self.soil.paint(canvas, self.rect, self.look)

    def sketch(self, painter: QPainter) -> None:
        """Fill the outline and draw the border."""
        self.soil.sketch(painter, self.look)
        water = self.land.soil == "water"
        pen = QPen(rgba(_WATERLINE, _WATERLINE_ALPHA), 1.2) if water else QPen(QColor(_COAST), _OUTLINE)
        stroke_pieces(painter, self.land.outline.rough_pieces, pen)


def _fine(strokes: Iterable[Stroke], canvas: Canvas) -> list[Stroke]:
    """Return the strokes as wide as they should be at the canvas' zoom."""
    return [(width * canvas.fine, colour, alpha) for width, colour, alpha in strokes]


@dataclass(frozen=True)
class CoastContent(Sketched):
    """The dark outline under a territory: coast line, and no sea shining through between neighbours."""

    land: Land

    @property
    def rect(self) -> QRectF:
        """Bounding rectangle of the territory and half its outline."""
        return self.land.bounds.adjusted(-2, -2, 2, 2)

    def draw(self, canvas: Canvas) -> None:
        """Stroke the outline."""
        canvas.strokes(self.land.outline, _fine([(_OUTLINE, _COAST, 235)], canvas))

    def sketch(self, painter: QPainter) -> None:
        """Leave it to the territory, whose sketch has it for a border."""


@dataclass(frozen=True)
class BandContent(Gradual, Sketched):
    """A ribbon inlaid just inside an outline: a region's hue, or an owner's colour. ``shine`` when held whole.

    ``rect`` is the part of it to draw: the outline of a continent is too long to be baked in one go.
    """

    outline: Outline
    hue: str
    shine: bool
    rect: QRectF

    def __hash__(self) -> int:
        return hash((self.outline, self.hue, self.shine, box_of(self.rect)))

    def drawing(self, canvas: Canvas) -> Iterator[None]:
        """Stroke dark rim, hue, light core and dark edge; the outer half is cut away."""
        hue = QColor(self.hue)
        body, core = mix(hue, "#3a2412", 0.22), mix(hue, "#fff3d0", 0.16)
        if self.shine:
            body, core = body.lighter(115), mix(core.lighter(115), "#fff3d0", 0.18)
        ribbon: list[Stroke] = [
            (_BAND + 2.6, "#1a0e06", 130),
            (_BAND, body, 255),
            (_BAND - 3, core, 255),
            (2.6, "#24140a", 255),
        ]
        yield from canvas.stroking(self.outline, _fine(ribbon, canvas))
        canvas.keep_inside(self.outline.path)

    def sketch(self, painter: QPainter) -> None:
        """Stroke the rough outline in the hue, a dark one on it."""
        painter.save()
        painter.setClipRect(self.rect)
        painter.setClipPath(self.outline.path, Qt.ClipOperation.IntersectClip)
        near = self.rect.adjusted(-_BAND, -_BAND, _BAND, _BAND)
        both = zip(self.outline.rough_pieces, self.outline.pieces, strict=True)
        pieces = [rough for rough, (_, bounds) in both if near.intersects(bounds)]
        for width, colour in ((_BAND, mix(self.hue, "#3a2412", 0.1)), (_OUTLINE, QColor(_COAST))):
            stroke_pieces(painter, pieces, QPen(colour, width))
        painter.restore()


def band_contents(atlas: Atlas, band: Band) -> Iterator[BandContent | ShoreContent]:
    """Yield what shows a band: a ribbon in parts round its land, a shore round its waters."""
    waters = tuple(land for land in band.lands if atlas.lands[land].soil == "water")
    dry = tuple(land for land in band.lands if atlas.lands[land].soil != "water")
    if dry:
        outline = atlas.union(dry)
        yield from (BandContent(outline, band.hue, band.shine, part) for part in parts_of(outline))
    if waters:
        yield ShoreContent(atlas.shore(waters), band.hue, band.shine)


def parts_of(outline: Outline) -> list[QRectF]:
    """Return rectangles of at most _PART px each way that together cover an outline."""
    bounds = outline.bounds.adjusted(-1, -1, 1, 1)
    columns, rows = (max(1, math.ceil(side / _PART)) for side in (bounds.width(), bounds.height()))
    width, height = bounds.width() / columns, bounds.height() / rows
    return [
        QRectF(bounds.x() + column * width, bounds.y() + row * height, width, height)
        for row in range(rows)
        for column in range(columns)
    ]


@dataclass(frozen=True)
class ShoreContent:
    """Dashes of a region's hue round its waters and between them, but not along coasts; a line when held whole."""

    shore: Shore
    hue: str
    shine: bool

    @property
    def rect(self) -> QRectF:
        """Bounding rectangle of the lines."""
        return self.shore.rim.bounds.united(self.shore.inner.bounds).adjusted(-4, -4, 4, 4)

    def draw(self, canvas: Canvas) -> None:
        """Stroke a dark line under bright dashes."""
        bright = mix(QColor(self.hue), "#ffffff", 0.45 if self.shine else 0.25)
        for lines, width, dash in ((self.shore.inner, 1.2, _INNER_DASH), (self.shore.rim, 1.8, _RIM_DASH)):
            width *= canvas.fine
            canvas.strokes(lines, [(2.2 * width, "#06202f", 130)])
            pen = QPen(rgba(bright.name(), 235), width)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            if lines is self.shore.inner or not self.shine:
                pen.setDashPattern(dash)
            canvas.painter.strokePath(lines.path, pen)
            canvas.painter.setPen(Qt.PenStyle.NoPen)


@dataclass(frozen=True)
class RouteContent:
    """A line over water: cream dots with a dark rim; pale ones where it is closed."""

    route: SeaRoute | Stub
    closed: bool = False

    @property
    def rect(self) -> QRectF:
        """Bounding rectangle of the line and its dots."""
        return self.route.path.boundingRect().adjusted(-4, -4, 4, 4)

    def draw(self, canvas: Canvas) -> None:
        """Set the dots evenly from end to end."""
        path = self.route.path
        length, size = path.length(), canvas.fine
        count = max(2, round(length / (_DOT_STEP * size)))
        dot = rgba(theme.current().route_dot, _CLOSED_ALPHA if self.closed else 255)
        for i in range(count + 1):
            point = path.pointAtPercent(min(1.0, path.percentAtLength(length * i / count)))
            if not self.closed:
                _disc(canvas.painter, point, (_DOT + _DOT_RIM) * size, rgba("#0d1f28", 150))
            _disc(canvas.painter, point, _DOT * size, dot)


def ways_of(sheet: Sheet, position: BoardPosition) -> Iterator[Content]:
    """Yield the lines over water of a board as they are in a position: a closed one has a whirlpool on it."""
    for route in sheet.routes:
        if position.gone & {route.a, route.b}:
            continue
        closed = (route.a, route.b) in position.closed
        yield RouteContent(route, closed)
        if closed:
            middle = route.path.pointAtPercent(0.5)
            yield WhirlContent(middle.x(), middle.y())
    yield from (RouteContent(stub) for stub in sheet.stubs)


def signs_of(sheet: Sheet) -> Iterator[Content]:
    """Yield what stands on the land of a board for good: cracks, ranges, signs of places, flames."""
    if not sheet.chasm.isEmpty():
        yield ChasmContent(sheet.chasm)
    yield from (RangeContent(obstacle) for obstacle in sheet.obstacles if obstacle.kind == "mountains")
    yield from (SignContent(mark) for mark in sheet.marks)
    yield from (FireContent(obstacle) for obstacle in sheet.obstacles if obstacle.kind == "fire")


def _disc(painter: QPainter, centre: QPointF, radius: float, colour: QColor) -> None:
    painter.setBrush(colour)
    painter.drawEllipse(centre, radius, radius)
