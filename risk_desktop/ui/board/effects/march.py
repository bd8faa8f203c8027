"""Armies on the march: figures in file that walk along the arrow, the largest ahead, and vanish where they arrive."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap

from risk_desktop.ui.board import layers
from risk_desktop.ui.board.effects.flight import LiftOff
from risk_desktop.ui.board.markers.arrow import Leg, legs_between, spine_to
from risk_desktop.ui.board.markers.fixed_pixmap import FixedPixmap, remove
from risk_desktop.ui.board.scene import BoardScene

# What the figures of the box stand for, the largest first.
_RANKS = ((10, "artillery"), (5, "cavalry"), (1, "infantry"))
_MOST = 9
# Screen px from figure to figure along the way, and aside; length and height of a step; in which they come and go.
_FILE, _ASIDE, _STRIDE, _STEP, _DOOR = 15.0, 3.5, 22.0, 3.2, 16.0
# Time on the way: for any, for each px of it, and at most, ms.
_START_MS, _PX_MS, _MOST_MS = 430, 0.9, 780


def figures_of(armies: int, *, ranked: bool) -> list[str]:
    """Return the figures that stand for armies, as many as can be seen; ``ranked``: larger ones stand for several."""
    found: list[str] = []
    for worth, kind in _RANKS if ranked else _RANKS[-1:]:
        count, armies = divmod(armies, worth)
        found += [kind] * count
    return found[:_MOST]


class March:
    """Figures on their way over one or two legs. ``ms``: how long it takes at normal speed."""

    def __init__(self, scene: BoardScene, legs: Sequence[Leg], figures: Sequence[QPixmap]) -> None:
        self._legs = [(start, spine_to((end - start).x(), (end - start).y())) for start, end in legs]
        self._px = scene.scale
        self._items = [FixedPixmap(legs[0][0], layers.TOKEN, scene.graphics) for _ in figures]
        for item, figure in zip(self._items, figures, strict=True):
            item.setPixmap(figure)
        # The first ones ahead of the others also where these pass over them.
        for depth, item in enumerate(self._items):
            item.setZValue(layers.TOKEN - 0.001 * depth)
        self._length = sum(spine.length for _, spine in self._legs) * self._px
        self._file = min(_FILE, 0.6 * self._length / max(1, len(figures)))
        self.ms = min(_MOST_MS, round(_START_MS + _PX_MS * self._length))

    def step(self, share: float) -> None:
        """Show a moment between 0 and 1: the last sets off while the first are far ahead, and arrives at the end."""
        head = share * (self._length + self._file * (len(self._items) - 1))
        for place, item in enumerate(self._items):
            self._walk(item, place, head - place * self._file)

    def end(self) -> None:
        """All have arrived."""
        for item in self._items:
            remove(item)

    def _walk(self, item: FixedPixmap, place: int, gone: float) -> None:
        item.setVisible(0 <= gone <= self._length)
        if not item.isVisible():
            return
        item.setPos(self._at(gone / self._px))
        aside = _ASIDE * (1 if place % 2 else -1)
        item.centre_on(0, aside - _STEP * abs(math.sin(gone / _STRIDE * math.pi)))
        item.setOpacity(min(1.0, (min(gone, self._length - gone) + 2) / _DOOR))

    def _at(self, gone: float) -> QPointF:
        """Return the scene point so many board px along the way."""
        for start, spine in self._legs[:-1]:
            if gone < spine.length:
                return start + spine.point(gone)
            gone -= spine.length
        start, spine = self._legs[-1]
        return start + spine.point(gone)


def march_between(scene: BoardScene, origin: int, target: int, figures: Sequence[QPixmap]) -> March | LiftOff:
    """Return figures on their way between two badges, the first ahead; to another board they fly."""
    start, stop = scene.atlas.lands[origin], scene.atlas.lands[target]
    if start.board == stop.board:
        return March(scene, legs_between(scene.atlas, origin, target, None), figures)
    items = [FixedPixmap(start.badge, layers.TOKEN, scene.graphics) for _ in figures]
    for item, figure in zip(items, figures, strict=True):
        item.setPixmap(figure)
    return LiftOff(items, start.badge, stop.badge)
