"""Short animations on the board: a shaken badge, colour that spreads, land that sinks, armies that are lost or move."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QRadialGradient
from PySide6.QtWidgets import QGraphicsPixmapItem

from risk_desktop.ui import theme
from risk_desktop.ui.board import layers
from risk_desktop.ui.board.effects.flight import Flight, Launch, flight_between
from risk_desktop.ui.board.effects.sinking import SINK_MS, Sinking
from risk_desktop.ui.board.ground.tile import baked_picture
from risk_desktop.ui.board.markers.counters import Counters, chip_pixmap
from risk_desktop.ui.board.markers.fixed_pixmap import FixedPixmap, remove
from risk_desktop.ui.board.scene import BoardScene
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.motion import MOTION

_SHAKE_MS, _SHAKE_PX, _SHAKES = 260, 4.0, 2
_CONQUEST_MS, _GLIDE_MS, _LOSS_MS = 450, 350, 700
# Width of the soft rim of spreading colour, as a share of its radius.
_SOFT = 0.22
_LOSS_RISE = 26.0


class TerritoryEffects:
    """Starts effects of armies and land on a scene; each removes its own items at its end."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene, self._atlas, self._counters, self._animator = scene, scene.atlas, scene.counters, scene.animator

    def shake(self, territory: int) -> None:
        """Shake a territory's badge: it may not be chosen."""
        shake = _Shake(self._counters, territory)
        self._animator.run(MOTION.duration(_SHAKE_MS), shake.step, shake.end, QEasingCurve.Type.Linear)

    def conquest(self, territory: int, old: int, new: int, origin: int) -> None:
        """Spread the new owner's colour over a territory from the side of ``origin``; seats, -1 for nobody.

        Call it before or right after the position with the new owner is set.
        """
        scene, atlas = self._scene, self._atlas
        scene.hold(territory, old)
        ms = MOTION.duration(_CONQUEST_MS)
        if ms <= 0 or not scene.baker.ready:
            scene.release(territory, new)
            return
        shape, stub = atlas.lands[territory], atlas.stubs.get((territory, origin))
        away = atlas.lands[origin].badge if origin >= 0 else scene.afterlife_point(new)
        entry = _entry(shape.bounds, shape.badge, stub.start if stub is not None else away)
        spread = _Spread(scene, territory, new, entry)
        self._animator.run(ms, spread.step, spread.end)

    def sink(self, territories: Iterable[int]) -> None:
        """Sink territories with everything in them; the position shown loses them at once."""
        lands = sorted(territories)
        contents = self._scene.remove_lands(lands)
        ms = MOTION.duration(SINK_MS)
        if contents and ms > 0 and self._scene.baker.ready:
            baked = [baked_picture(content, self._scene.baker.sharpness) for content in contents]
            sinking = Sinking(self._scene.graphics, baked, self._atlas.union(lands))
            self._animator.run(ms, sinking.step, sinking.end, QEasingCurve.Type.Linear)
        self._scene.changed.emit()

    def losses(self, territory: int, armies: int) -> None:
        """Float a chip with the number of lost armies up from a territory's badge."""
        colours, scene = theme.current(), self._scene
        pixmap = chip_pixmap(f"−{armies}", scene.factor, scene.ratio, fill=colours.danger_fill, ink=colours.danger_ink)
        rising = _Rising(self._item(territory, pixmap), self._counters.rect(territory).height() / 2)
        self._animator.run(MOTION.fade(_LOSS_MS), rising.step, rising.end, QEasingCurve.Type.OutCubic)

    def move_armies(self, origin: int, target: int, armies: int) -> None:
        """Glide a token with armies of the origin's owner from badge to badge; from origin -1 nothing moves."""
        ms = MOTION.duration(_GLIDE_MS)
        if origin >= 0 and ms > 0:
            token = self._counters.pixmap(origin, self._scene.position.owners[origin], str(armies))
            flight = flight_between(self._atlas, self._item(origin, token), origin, target)
            self._animator.run(ms * flight.longer, flight.step, flight.end)

    def send_to_afterlife(self, territory: int, seat: int, armies: int) -> None:
        """Send a token with armies of a seat to the seat's afterlife."""
        self._travel(territory, seat, armies, away=True)

    def rise_from_afterlife(self, territory: int, seat: int, armies: int) -> None:
        """Bring a token with armies of a seat back from the seat's afterlife."""
        self._travel(territory, seat, armies, away=False)

    def _travel(self, territory: int, seat: int, armies: int, *, away: bool) -> None:
        ms = MOTION.duration(_GLIDE_MS)
        if ms <= 0:
            return
        land, point = self._atlas.lands[territory], self._scene.afterlife_point(seat)
        start, stop = (land.badge, point) if away else (point, land.badge)
        item = self._item(territory, self._counters.pixmap(territory, seat, str(armies)))
        launched = not self._atlas.sheets[land.board].rect.contains(point)
        flight = Launch(item, start, stop, longer=3) if launched else Flight(item, start, stop)
        self._animator.run(ms * flight.longer, flight.step, flight.end)

    def _item(self, territory: int, pixmap: QPixmap) -> FixedPixmap:
        item = FixedPixmap(self._atlas.lands[territory].badge, layers.TOKEN, self._scene.graphics)
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


class _Spread:
    """The picture of a territory in its new owner's look under a mask that grows from a point of the scene."""

    def __init__(self, scene: BoardScene, territory: int, owner: int, origin: QPointF) -> None:
        self._scene, self._territory, self._owner = scene, territory, owner
        # The tile that shows the territory from the end on finds this picture again.
        sharpness = scene.baker.sharpness
        baked = baked_picture(scene.content_owned(territory, owner), sharpness)
        self._image = baked.pixmap.toImage()
        self._centre = (origin - baked.origin) * sharpness.scale
        size = QRectF(QPointF(), self._image.deviceIndependentSize())
        corners = (size.topLeft(), size.topRight(), size.bottomLeft(), size.bottomRight())
        self._reach = max(math.hypot(p.x() - self._centre.x(), p.y() - self._centre.y()) for p in corners)
        self._item = QGraphicsPixmapItem()
        self._item.setZValue(layers.CONQUEST)
        self._item.setPos(baked.origin)
        self._item.setScale(1 / sharpness.scale)
        scene.graphics.addItem(self._item)

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
        self._scene.release(self._territory, self._owner)


def _entry(bounds: QRectF, inside: QPointF, outside: QPointF) -> QPointF:
    """Return where the way from outside to inside enters a rectangle."""
    low, high = 0.0, 1.0
    for _ in range(12):
        middle = (low + high) / 2
        if bounds.contains(inside + (outside - inside) * middle):
            low = middle
        else:
            high = middle
    return inside + (outside - inside) * low
