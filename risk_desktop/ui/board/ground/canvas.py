"""A transparent picture to draw a part of the board on, in scene coordinates; what Qt does slowly it does faster."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import lru_cache

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QTransform

from risk_desktop.ui.art.glyphs import emblem
from risk_desktop.ui.board.geometry.outlines import Outline, stroke_pieces
from risk_desktop.ui.colour import rgba

_OVER = QPainter.CompositionMode.CompositionMode_SourceOver

# A stroke round an outline: width in board px, colour, alpha 0-255 of this stroke on top of the wider ones.
Stroke = tuple[float, str | QColor, int]


# Above this zoom lines grow slower than the land, by this power: a ribbon should not become a road.
_FULL_ZOOM, _SLOWER = 1.25, 0.65
# Round joins are expensive, and show only when lines are wide on the screen.
_ROUND_JOINS = 1.5


class Canvas:
    """Picture of a scene rectangle at a scale, transparent or on an opaque ``ground``.

    Attributes: ``painter`` in scene coordinates, ``scale`` screen px per board px, ``origin`` scene point of the
    picture's first pixel (on the grid of screen pixels), ``fine`` factor on the widths of lines, ``ratio`` device px per
    screen px.
    """

    def __init__(self, rect: QRectF, scale: float, ratio: float = 1.0, ground: QColor | None = None) -> None:
        self.scale = scale
        self.fine = min(1.0, (_FULL_ZOOM / scale) ** _SLOWER)
        self.ratio = ratio
        self._rect = rect
        fine, pixels = scale * ratio, pixels_of(rect, scale * ratio)
        self.origin = QPointF(pixels.left() / fine, pixels.top() / fine)
        size = pixels.width(), pixels.height()
        self.image = _clear(*size) if ground is None else _filled(*size, ground)
        self.painter = self._painter(self.image)

    def finish(self) -> QImage:
        """End painting and return the picture, its device pixel ratio set."""
        self.painter.end()
        self.image.setDevicePixelRatio(self.ratio)
        return self.image

    def strokes(self, outline: Outline, strokes: Iterable[Stroke]) -> None:
        """Stroke an outline several times, widest first, as if each lay over the one before.

        The pieces of an outline overlap; replacing pixels instead of blending them keeps the overlaps invisible.
        """
        for _ in self.stroking(outline, strokes):
            pass

    def stroking(self, outline: Outline, strokes: Iterable[Stroke]) -> Iterator[None]:
        """Stroke as ``strokes`` does, one stroke at each step."""
        layer = self._layer()
        for stroke in piled(strokes):
            self._stroke(layer, outline, [stroke])
            yield
        self.lay(layer)

    def stroked(self, outline: Outline, strokes: Iterable[tuple[float, QColor]]) -> QImage:
        """Return a picture as large as this with an outline stroked in it; each stroke replaces what lies below."""
        layer = self._layer()
        self._stroke(layer, outline, strokes)
        return layer

    def _layer(self) -> QImage:
        return _clear(self.image.width(), self.image.height())

    def _stroke(self, layer: QImage, outline: Outline, strokes: Iterable[tuple[float, QColor]]) -> None:
        painter = self._painter(layer)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        join = Qt.PenJoinStyle.RoundJoin if self.scale > _ROUND_JOINS else Qt.PenJoinStyle.BevelJoin
        for width, colour in strokes:
            pen = QPen(colour, width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(join)
            near = self._rect.adjusted(-width, -width, width, width)
            stroke_pieces(painter, (piece for piece, bounds in outline.pieces if near.intersects(bounds)), pen)
        painter.end()

    def lay(self, layer: QImage, mode: QPainter.CompositionMode = _OVER) -> None:
        """Lay a picture as large as this on it."""
        self.painter.save()
        self.painter.resetTransform()
        self.painter.setCompositionMode(mode)
        self.painter.drawImage(0, 0, layer)
        self.painter.restore()

    def strew(self, sign: str, colour: QColor, radius: float, step: float, between: str = "") -> None:
        """Strew an emblem over the whole picture on a hexagonal lattice, radius and step in board px; every other row may
        have another one.

        The lattice is part of the land: pictures side by side continue each other, and those of another zoom are the same.
        """
        fine = self.scale * self.ratio
        across, down = step * fine, step * fine * math.sqrt(3)
        tile = _lattice(sign, between or sign, colour.rgba(), radius * fine, math.ceil(across), math.ceil(down))
        brush = QBrush(tile)
        begins = QTransform.fromTranslate(-(self.origin.x() * fine % across), -(self.origin.y() * fine % down))
        brush.setTransform(begins.scale(across / tile.width(), down / tile.height()))
        self.painter.save()
        self.painter.resetTransform()
        self.painter.fillRect(self.image.rect(), brush)
        self.painter.restore()

    def keep_inside(self, path: QPainterPath) -> None:
        """Erase what lies outside the path, with a smooth edge (a clip would be slower)."""
        outside = QPainterPath()
        outside.setFillRule(Qt.FillRule.OddEvenFill)
        outside.addRect(path.controlPointRect().united(self._rect).adjusted(-40, -40, 40, 40))
        outside.addPath(path)
        self.painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
        self.painter.fillPath(outside, QColor("black"))
        self.painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)

    def within(self, path: QPainterPath) -> QImage:
        """Return a picture as large as this that is opaque inside the path."""
        canvas = Canvas(self._rect, self.scale, self.ratio)
        canvas.image.fill(Qt.GlobalColor.black)
        canvas.keep_inside(path)
        canvas.painter.end()
        return canvas.image

    def _painter(self, image: QImage) -> QPainter:
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(Qt.PenStyle.NoPen)
        fine = self.scale * self.ratio
        painter.scale(fine, fine)
        painter.translate(-self.origin)
        return painter


def pixels_of(rect: QRectF, fine: float) -> QRect:
    """Return the pixels that a scene rectangle touches at ``fine`` px per scene px, at least one."""
    left, top = math.floor(rect.left() * fine), math.floor(rect.top() * fine)
    width, height = math.ceil(rect.right() * fine) - left, math.ceil(rect.bottom() * fine) - top
    return QRect(left, top, max(1, width), max(1, height))


def piled(strokes: Iterable[Stroke]) -> list[tuple[float, QColor]]:
    """Return strokes that lie over each other as strokes that replace each other: their widths and colours."""
    below, found = 1.0, []
    for width, colour, alpha in strokes:
        below *= 1 - alpha / 255
        found.append((width, rgba(colour, round(255 * (1 - below)))))
    return found


@lru_cache(maxsize=64)
def _lattice(sign: str, between: str, colour: int, size: float, width: int, height: int) -> QImage:
    """Return the piece of a lattice of emblems that repeats, px; the colour with its alpha as a number."""
    tile = _clear(width, height)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    corners = ((sign, x, y) for x in (0, width) for y in (0, height))
    for each, x, y in (*corners, (between, width / 2, height / 2)):
        painter.fillPath(QTransform(size, 0, 0, size, x, y).map(emblem(each)), QColor.fromRgba(colour))
    painter.end()
    return tile


def _clear(width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _filled(width: int, height: int, colour: QColor) -> QImage:
    """Return an opaque picture: without transparency it is painted faster."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(colour)
    return image
