"""What is baked into the pixmaps of the board: land, coast, region bands and sea routes.

A content knows its rectangle in the scene and draws itself there. Two equal contents draw the same picture, so a tile
is baked again only when its content changes.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen

from risk_desktop.ui import theme
from risk_desktop.ui.board.atlas import Land, Sheet
from risk_desktop.ui.board.boxes import box_of
from risk_desktop.ui.board.canvas import Canvas, Stroke
from risk_desktop.ui.board.look import LandLook
from risk_desktop.ui.board.outlines import Outline
from risk_desktop.ui.board.rim import rim_of
from risk_desktop.ui.board.sea import paper_grain
from risk_desktop.ui.board.stripes import striped
from risk_desktop.ui.colour import mix, rgba

_OUTLINE = 2.8
# Width of a ribbon before the outline cuts it in half.
_BAND = 10.4
_PART = 320.0
_DOT, _DOT_RIM, _DOT_STEP = 1.8, 1.1, 8.5
# Stripes of land in which several stand, board px across: the owner's, everybody else's, and the line between them.
_OWN_STRIPE, _STRIPE, _SEAM = 26.0, 17.0, 1.2
_SEMY_RADIUS, _SEMY_STEP, _SEMY_ALPHA = 6.1, 27.0, 51


class Content(Protocol):
    """Something that can be baked: a rectangle in the scene and a way to draw it; it can be a key."""

    @property
    def rect(self) -> QRectF:
        """Scene rectangle that the drawing stays within."""

    def draw(self, canvas: Canvas) -> None:
        """Draw in scene coordinates."""


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


@dataclass(frozen=True)
class LandContent:
    """A territory in its owner's look: tint, light, semy, paper grain, lakes, inner shade, border."""

    land: Land
    look: LandLook
    grain: Grain
    lakes: Lakes

    @property
    def rect(self) -> QRectF:
        """Bounding rectangle of the outline and a margin for its smooth edge."""
        return self.land.bounds.adjusted(-1, -1, 1, 1)

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole rectangle, then cut it along the outline."""
        painter = canvas.painter
        self._tint(canvas, self.look)
        if self.look.beside:
            self._stripe(canvas)
        self.grain.multiply(painter, self.rect)
        self.lakes.draw(painter, self.land.bounds)
        rim_of(self.land, canvas).lay(canvas, mix(self.look.fill, "#120a06", 0.72))

    def _tint(self, canvas: Canvas, look: LandLook) -> None:
        """Fill what is not clipped away with a colour in the light, and its emblems."""
        canvas.painter.fillRect(self.rect, QColor(look.fill))
        canvas.painter.fillRect(self.rect, _light(self.land.bounds))
        if look.emblem and look.semy > 0:
            alpha = min(255, round(_SEMY_ALPHA * look.semy))
            canvas.strew(look.emblem, rgba(look.semy_ink, alpha), _SEMY_RADIUS, _SEMY_STEP)

    def _stripe(self, canvas: Canvas) -> None:
        """Lay the stripes of the others who stand here on the owner's tint."""
        first = _STRIPE if self.look.even else _OWN_STRIPE
        widths = [width * canvas.fine for width in (first, *(_STRIPE for _ in self.look.beside))]
        _, *paths = striped(self.rect, self.land.badge, widths)
        for path, look in zip(paths, self.look.beside, strict=True):
            canvas.painter.save()
            canvas.painter.setClipPath(path)
            self._tint(canvas, look)
            canvas.painter.restore()
            canvas.painter.strokePath(path, QPen(rgba("#120a06", 70), _SEAM * canvas.fine))


def _fine(strokes: Iterable[Stroke], canvas: Canvas) -> list[Stroke]:
    """Return the strokes as wide as they should be at the canvas' zoom."""
    return [(width * canvas.fine, colour, alpha) for width, colour, alpha in strokes]


def _light(bounds: QRectF) -> QLinearGradient:
    """Return the light from the top left: bright, nothing in the middle, dark."""
    gradient = QLinearGradient(bounds.topLeft(), bounds.bottomRight())
    gradient.setColorAt(0, rgba("#ffffff", 34))
    gradient.setColorAt(0.5, rgba("#ffffff", 0))
    gradient.setColorAt(1, rgba("#000000", 36))
    return gradient


@dataclass(frozen=True)
class CoastContent:
    """The dark outline under a territory: coast line, and no sea shining through between neighbours."""

    land: Land

    @property
    def rect(self) -> QRectF:
        """Bounding rectangle of the territory and half its outline."""
        return self.land.bounds.adjusted(-2, -2, 2, 2)

    def draw(self, canvas: Canvas) -> None:
        """Stroke the outline."""
        canvas.strokes(self.land.outline, _fine([(_OUTLINE, "#20130a", 235)], canvas))


@dataclass(frozen=True)
class BandContent:
    """A ribbon inlaid just inside an outline: a region's hue, or an owner's colour. ``shine`` when held whole.

    ``rect`` is the part of it to draw: the outline of a continent is too long to be baked in one go.
    """

    outline: Outline
    hue: str
    shine: bool
    rect: QRectF

    def __hash__(self) -> int:
        return hash((self.outline, self.hue, self.shine, box_of(self.rect)))

    def draw(self, canvas: Canvas) -> None:
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
        canvas.strokes(self.outline, _fine(ribbon, canvas))
        canvas.keep_inside(self.outline.path)


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


@dataclass(frozen=True, eq=False)
class RouteContent:
    """A sea route: cream dots with a dark rim along a line."""

    path: QPainterPath

    @property
    def rect(self) -> QRectF:
        """Bounding rectangle of the line and its dots."""
        return self.path.boundingRect().adjusted(-4, -4, 4, 4)

    def draw(self, canvas: Canvas) -> None:
        """Set the dots evenly from end to end."""
        length = self.path.length()
        size = canvas.fine
        count = max(2, round(length / (_DOT_STEP * size)))
        for i in range(count + 1):
            point = self.path.pointAtPercent(min(1.0, self.path.percentAtLength(length * i / count)))
            _disc(canvas.painter, point, (_DOT + _DOT_RIM) * size, rgba("#0d1f28", 150))
            _disc(canvas.painter, point, _DOT * size, QColor(theme.current().route_dot))


def _disc(painter: QPainter, centre: QPointF, radius: float, colour: QColor) -> None:
    painter.setBrush(colour)
    painter.drawEllipse(centre, radius, radius)
