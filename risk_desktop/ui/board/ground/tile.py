"""Pixmaps of the board, baked sharp for one zoom and shown scaled at any other, and the queue that bakes them."""

from __future__ import annotations

import time
from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from weakref import WeakValueDictionary

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from risk_desktop.ui.board.ground.canvas import Canvas
from risk_desktop.ui.board.ground.content import BandContent, Content
from risk_desktop.ui.board.ground.drawing import Gradual, Sketched
from risk_desktop.ui.board.ground.pixmap_cache import PixmapCache
from risk_desktop.ui.board.slices import finished

# Longest time that baking may hold up the event loop, ms; longer until the first board is sharp, as nothing moves yet.
_SLICE_MS, _FIRST_SLICE_MS = 1.5, 8.0
# Between two slices that follow a change of the position, ms: each lets the window paint, and games go on meanwhile.
_PAUSE_MS = 16
_DONE = object()
# What is kept of what was baked, bytes: land in the colours of those who fight for it, and all of the small picture of
# another board; and ribbons, which take ten times as long to bake and only begin to shine and cease to.
_LAND_BYTES, _RIBBON_BYTES = 3_000_000, 8_000_000


@dataclass(frozen=True)
class Sharpness:
    """A zoom to bake for: screen px per board px, and device pixels per screen px."""

    scale: float
    ratio: float


@dataclass(frozen=True)
class Baked:
    """A picture of a content, sharp at one zoom, and the scene point where it begins."""

    content: Content
    sharpness: Sharpness
    pixmap: QPixmap
    origin: QPointF


class Tile(QGraphicsPixmapItem):
    """One content in the scene. It keeps the pixmap of the fitted zoom beside that of the zoom in use."""

    def __init__(self, content: Content, layer: float, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.content = content
        self.setZValue(layer)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._home: Baked | None = None
        self.shown: Baked | None = None

    def set_content(self, content: Content) -> bool:
        """Change what is shown from the next baking on, at once if it lies elsewhere; return whether it differs."""
        changed = content != self.content
        if changed and not content.rect.intersects(self.content.rect):  # out of sight it might not be baked for long
            self.shown = None
            self.setPixmap(QPixmap())
        self.content = content
        return changed

    def is_sharp(self, sharpness: Sharpness) -> bool:
        """Return whether the pixmap shows the content at this zoom."""
        shown = self.shown
        return shown is not None and shown.sharpness == sharpness and shown.content == self.content

    def baking(self, sharpness: Sharpness, home: Sharpness) -> Iterator[None]:
        """Show the content sharp at a zoom, in steps of a few ms, the picture with the last one.

        The pixmap of the fitted zoom ``home`` is kept for the way back.
        """
        if self.is_sharp(sharpness):
            return
        kept = self._home
        if kept is not None and kept.sharpness == sharpness and kept.content == self.content:
            self._show(kept)
            return
        self._take((yield from baking_picture(self.content, sharpness)), home)

    def recall(self, sharpness: Sharpness, home: Sharpness) -> None:
        """Show the content at once if it has been baked lately, the first time also as a board of another size shows it."""
        baked = None if self.is_sharp(sharpness) else _recent(self.content).get((self.content, sharpness))
        if baked is None and self.shown is None:
            baked = IN_USE.get(self.content)
        if baked is not None:
            self._take(baked, home)

    def rest(self) -> None:
        """Go back to the pixmap of the fitted zoom if there is one, to save memory while out of sight."""
        if self._home is not None and self._home.content == self.content and self.shown is not self._home:
            self._show(self._home)

    def paint_on(self, painter: QPainter, home: Sharpness) -> None:
        """Paint the tile in scene coordinates, from the pixmap of the fitted zoom ``home`` if that is up to date.

        One that has none yet paints a sketch; it is baked at once if its content can't be sketched.
        """
        kept = self._home
        best = kept if kept is not None and kept.content == self.content else self.shown
        if best is None:
            if isinstance(self.content, Sketched):
                self.content.sketch(painter)
                return
            best = self._home = baked_picture(self.content, home)
        painter.save()
        painter.translate(best.origin)
        painter.scale(1 / best.sharpness.scale, 1 / best.sharpness.scale)
        painter.drawPixmap(0, 0, best.pixmap)
        painter.restore()

    def _take(self, baked: Baked, home: Sharpness) -> None:
        if baked.sharpness == home:
            self._home = baked
        self._show(baked)

    def _show(self, baked: Baked) -> None:
        self.shown = baked
        self.setPixmap(baked.pixmap)
        self.setPos(baked.origin)
        self.setScale(1 / baked.sharpness.scale)


RECENT_LANDS: PixmapCache[Baked] = PixmapCache(_LAND_BYTES)
RECENT_RIBBONS: PixmapCache[Baked] = PixmapCache(_RIBBON_BYTES)
IN_USE: WeakValueDictionary[Content, Baked] = WeakValueDictionary()
"""The latest picture of each content, for any zoom, as long as somebody shows or keeps it."""


def _recent(content: Content) -> PixmapCache[Baked]:
    """Return where the pictures of contents like this are kept."""
    return RECENT_RIBBONS if isinstance(content, BandContent) else RECENT_LANDS


def baked_picture(content: Content, sharpness: Sharpness) -> Baked:
    """Return the picture of a content, drawn only if it has not been drawn lately."""
    return finished(baking_picture(content, sharpness))


def baking_picture(content: Content, sharpness: Sharpness) -> Generator[None, None, Baked]:
    """Draw a content, in steps of a few ms where that takes long, and return its picture."""
    key, kept = (content, sharpness), _recent(content)
    baked = kept.get(key)
    if baked is not None:
        return baked
    canvas = Canvas(content.rect, sharpness.scale, sharpness.ratio)
    try:
        if isinstance(content, Gradual):
            yield from content.drawing(canvas)
        else:
            content.draw(canvas)
    finally:
        image = canvas.finish()
    # A copy, as art.drawing.lean_copy explains.
    baked = IN_USE[content] = Baked(content, sharpness, QPixmap.fromImage(image.copy()), canvas.origin)
    return kept.put(key, baked, image.sizeInBytes())


class Baker(QObject):
    """Bakes tiles in slices, in the order given, and does other work in steps, so that the window never waits.

    Signals: ``finished`` whenever nothing waits any more.
    """

    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._queue: list[Tile] = []
        self._work: Iterator[None] | None = None
        # The tile that is being baked, its content and for which zoom, and the steps that are left.
        self._begun: tuple[object, Iterator[None]] | None = None
        # A ratio of 0 says that nothing has been asked for yet.
        self._sharpness = self._home = Sharpness(1.0, 0.0)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._slice)
        self._slice_ms = _FIRST_SLICE_MS
        self.baked = 0

    @property
    def sharpness(self) -> Sharpness:
        """The zoom that is baked for."""
        return self._sharpness

    @property
    def ready(self) -> bool:
        """Whether a zoom to bake for has been chosen."""
        return self._sharpness.ratio > 0

    @property
    def busy(self) -> bool:
        """Whether tiles or other work are waiting."""
        return bool(self._queue) or self._work is not None

    def work(self, steps: Iterator[None]) -> None:
        """Take these steps, each of a few ms, before tiles are baked; steps that have not been taken are forgotten."""
        self._work = steps
        self._timer.start(0)

    def set_sharpness(self, sharpness: Sharpness, home: Sharpness) -> None:
        """Choose the zoom to bake for; ``home`` is the fitted one."""
        self._sharpness, self._home = sharpness, home

    def request(self, tiles: Iterable[Tile]) -> None:
        """Bake these tiles, in this order, before those that wait already. Before ``set_sharpness`` it does nothing."""
        if not self.ready:
            return
        wanted = [tile for tile in tiles if not tile.is_sharp(self._sharpness)]
        ahead = set(map(id, wanted))
        self._queue = wanted + [tile for tile in self._queue if id(tile) not in ahead]
        if self.busy:
            self._timer.start(0)
        else:
            self._end()

    def replace(self, tiles: Iterable[Tile]) -> None:
        """Bake these tiles and forget all others that wait."""
        self._queue = []
        self.request(tiles)

    def bake_now(self, tiles: Sequence[Tile]) -> None:
        """Bake the first of these tiles at once, the others over the next moments. Before ``set_sharpness``: nothing."""
        if not self.ready:
            return
        deadline, done = time.perf_counter() + _SLICE_MS / 1000, 0
        unhurried = not self.busy or self._timer.interval() == _PAUSE_MS
        while done < len(tiles) and time.perf_counter() < deadline:
            done += self._bakes(tiles[done])
        self.request(tiles[done:])
        if unhurried and self.busy:
            self._timer.start(_PAUSE_MS)

    def finish_work(self) -> None:
        """Do at once what waits beside tiles."""
        while self._work is not None:
            self._step()

    def finish(self) -> None:
        """Do all that waits at once."""
        while self.busy:
            self._step()
        self._end()

    def stop(self) -> None:
        """Forget the tiles that wait; other work goes on when tiles are baked again."""
        self._queue = []
        self._timer.stop()

    def _slice(self) -> None:
        deadline = time.perf_counter() + self._slice_ms / 1000
        while self.busy and time.perf_counter() < deadline:
            self._step()
        if not self.busy:
            self._end()

    def _step(self) -> None:
        if self._work is None:
            if self._bakes(self._queue[0]):
                self._queue.pop(0)
        elif next(self._work, _DONE) is _DONE:
            self._work = None

    def _bakes(self, tile: Tile) -> bool:
        """Take a step of baking a tile, and return whether that was the last."""
        begun = tile, tile.content, self._sharpness
        if self._begun is None or self._begun[0] != begun:
            self._begun = begun, tile.baking(self._sharpness, self._home)
            self.baked += not tile.is_sharp(self._sharpness)
        done = next(self._begun[1], _DONE) is _DONE
        if done:
            self._begun = None
        return done

    def _end(self) -> None:
        self._timer.stop()
        self._slice_ms = _SLICE_MS
        self.finished.emit()
