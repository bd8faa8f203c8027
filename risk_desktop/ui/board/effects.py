"""Short animations on the board: a shaken badge, colour that spreads, armies that are lost or move."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from risk_desktop.ui import theme
from risk_desktop.ui.board import layers
from risk_desktop.ui.board.animator import Animator
from risk_desktop.ui.board.atlas import Atlas
from risk_desktop.ui.board.content import LandContent
from risk_desktop.ui.board.counters import Counters, FixedPixmap, chip_pixmap
from risk_desktop.ui.board.tile import Sharpness, baked_picture
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.motion import MOTION

_SHAKE_MS, _SHAKE_PX, _SHAKES = 260, 4.0, 2
_CONQUEST_MS, _GLIDE_MS, _LOSS_MS = 450, 350, 700
# Width of the soft rim of spreading colour, as a share of its radius.
_SOFT = 0.22
_LOSS_RISE, _LAUNCH = 26.0, 120.0


class Effects:
    """Starts effects; each removes its own items at its end."""

    def __init__(self, scene: QGraphicsScene, atlas: Atlas, counters: Counters, animator: Animator) -> None:
        self._scene, self._atlas, self._counters, self._animator = scene, atlas, counters, animator

    def shake(self, land: int) -> None:
        """Shake a badge: no."""
        shake = _Shake(self._counters, land)
        self._animator.run(MOTION.duration(_SHAKE_MS), shake.step, shake.end, QEasingCurve.Type.Linear)

    def spread(self, content: LandContent, sharpness: Sharpness, origin: QPointF, done: Callable[[], None]) -> None:
        """Let a territory's new look spread over it from a scene point, then call ``done``."""
        ms = MOTION.duration(_CONQUEST_MS)
        if ms <= 0:
            done()
            return
        spread = _Spread(self._scene, content, sharpness, origin, done)
        self._animator.run(ms, spread.step, spread.end)

    def lose(self, land: int, armies: int, factor: float, ratio: float) -> None:
        """Let a chip with the number of lost armies rise from a badge."""
        metrics = theme.current()
        pixmap = chip_pixmap(f"−{armies}", factor, ratio, fill=metrics.danger_fill, ink=metrics.danger_ink)
        rising = _Rising(self._item(land, pixmap), self._counters.rect(land).height() / 2)
        self._animator.run(MOTION.fade(_LOSS_MS), rising.step, rising.end, QEasingCurve.Type.OutCubic)

    def move(self, origin: int, target: int, pixmap: QPixmap) -> None:
        """Let a token glide from badge to badge."""
        ms = MOTION.duration(_GLIDE_MS)
        if ms > 0:
            flight = flight_between(self._atlas, self._item(origin, pixmap), origin, target)
            self._animator.run(ms * flight.longer, flight.step, flight.end)

    def travel(self, land: int, point: QPointF, pixmap: QPixmap, *, away: bool, launched: bool) -> None:
        """Let a token glide from a badge to a scene point, or from there; ``launched`` where that is on another board."""
        ms = MOTION.duration(_GLIDE_MS)
        if ms <= 0:
            return
        badge = self._atlas.lands[land].badge
        start, stop = (badge, point) if away else (point, badge)
        item = self._item(land, pixmap)
        flight = Launch(item, start, stop, longer=3) if launched else Flight(item, start, stop)
        self._animator.run(ms * flight.longer, flight.step, flight.end)

    def _item(self, land: int, pixmap: QPixmap) -> FixedPixmap:
        item = FixedPixmap(self._atlas.lands[land].badge, layers.TOKEN, self._scene)
        item.setPixmap(pixmap)
        item.centre_on(0, 0)
        return item


@dataclass
class _Shake:
    counters: Counters
    land: int

    def step(self, share: float) -> None:
        fade = 1 - share
        self.counters.set_offset(self.land, _SHAKE_PX * fade * math.sin(share * _SHAKES * 2 * math.pi), 0)

    def end(self) -> None:
        self.counters.set_offset(self.land, 0, 0)


@dataclass
class _Rising:
    item: FixedPixmap
    above: float

    def step(self, share: float) -> None:
        self.item.centre_on(self.above, -self.above - _LOSS_RISE * share)
        self.item.setOpacity(min(1.0, 2.4 * (1 - share)))

    def end(self) -> None:
        remove(self.item)


@dataclass
class Flight:
    """A token on its way from one scene point to another; ``longer``: by how much that takes longer than a glide."""

    item: FixedPixmap
    start: QPointF
    stop: QPointF
    longer: int = 1

    def step(self, share: float) -> None:
        """Be at a share of the way."""
        self.item.setPos(self.start + (self.stop - self.start) * share)

    def end(self) -> None:
        """Go."""
        remove(self.item)


class Launch(Flight):
    """A token that flies to another board: up and away like a spark, then down over its target."""

    def step(self, share: float) -> None:
        """Be at a share of the way: the first half rises, the second comes down."""
        rises = share < 0.5
        high = 2 * share if rises else 2 - 2 * share
        self.item.setPos(self.start if rises else self.stop)
        self.item.centre_on(0, -_LAUNCH * high * high)
        self.item.setOpacity(max(0.0, 1 - high))


def flight_between(atlas: Atlas, item: FixedPixmap, origin: int, target: int) -> Flight:
    """Return the way of a token between two badges, a launch where they lie on different boards."""
    start, stop = atlas.lands[origin], atlas.lands[target]
    if start.board == stop.board:
        return Flight(item, start.badge, stop.badge)
    return Launch(item, start.badge, stop.badge, longer=3)


class _Spread:
    """The new picture of a territory under a mask that grows."""

    def __init__(
        self,
        scene: QGraphicsScene,
        content: LandContent,
        sharpness: Sharpness,
        origin: QPointF,
        done: Callable[[], None],
    ) -> None:
        # The tile that shows the territory from the end on finds this picture again.
        baked = baked_picture(content, sharpness)
        self._image, self._done = baked.pixmap.toImage(), done
        self._centre = (origin - baked.origin) * sharpness.scale
        size = QRectF(QPointF(), self._image.deviceIndependentSize())
        corners = (size.topLeft(), size.topRight(), size.bottomLeft(), size.bottomRight())
        self._reach = max(math.hypot(p.x() - self._centre.x(), p.y() - self._centre.y()) for p in corners)
        self._item = QGraphicsPixmapItem()
        self._item.setZValue(layers.CONQUEST)
        self._item.setPos(baked.origin)
        self._item.setScale(1 / sharpness.scale)
        scene.addItem(self._item)

    def step(self, share: float) -> None:
        radius = max(1.0, self._reach * (1 + _SOFT) * share)
        masked = self._image.copy()
        gradient = QRadialGradient(self._centre, radius)
        gradient.setColorAt(1 - _SOFT, rgba("#000000", 255))
        gradient.setColorAt(1, Qt.GlobalColor.transparent)
        painter = QPainter(masked)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        painter.fillRect(QRectF(QPointF(), masked.deviceIndependentSize()), gradient)
        painter.end()
        self._item.setPixmap(QPixmap.fromImage(masked))

    def end(self) -> None:
        remove(self._item)
        self._done()


def remove(item: QGraphicsItem) -> None:
    """Take an item out of its scene, if it is in one."""
    scene = item.scene()
    if scene is not None:
        scene.removeItem(item)
