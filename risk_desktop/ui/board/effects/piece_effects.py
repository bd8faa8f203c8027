"""Short animations of pieces: put down, moved, lost, taken over; and of land that is struck out of the game."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QEasingCurve, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QRadialGradient, QTransform
from PySide6.QtWidgets import QGraphicsScene

from risk_desktop.ui.art.piece_looks import PIECE_STYLES
from risk_desktop.ui.board import layers
from risk_desktop.ui.board.effects.flight import LiftOff
from risk_desktop.ui.board.effects.march import March, march_between
from risk_desktop.ui.board.geometry.atlas import Atlas
from risk_desktop.ui.board.markers.fixed_pixmap import FixedPixmap, remove
from risk_desktop.ui.board.markers.piece_rows import PieceRows
from risk_desktop.ui.board.position import PieceLook
from risk_desktop.ui.board.scene import BoardScene
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.motion import MOTION

PLACE_MS, LOSE_MS, STRIKE_MS = 400, 600, 380
_FALL, _RISE, _SWELL = 30.0, 34.0, 0.7
_BLAST = 46


class PieceEffects:
    """Starts the animations; a piece of the position is hidden while its token is on the way."""

    def __init__(self, scene: BoardScene) -> None:
        self._board, self._scene = scene, scene.graphics
        self._atlas, self._rows, self._animator = scene.atlas, scene.rows, scene.animator

    def put(self, land: int, look: PieceLook) -> None:
        """Drop in a piece that the position already has; one without a frame unfolds."""
        ms = MOTION.duration(PLACE_MS)
        if ms > 0:
            arrival = _Arrival(self, land, look, self._item(land, look), unfolds=not PIECE_STYLES[look.kind].outline)
            self._rows.hide(land, look)
            self._animator.run(ms, arrival.step, arrival.end, QEasingCurve.Type.OutCubic)

    def move(self, look: PieceLook, origin: int, target: int) -> int:
        """March a piece from ``origin`` to ``target``, where the position already has it; return how long it takes, ms."""
        if MOTION.duration(1000) <= 0:
            return 0
        march = march_between(self._board, origin, target, [self._rows.pixmap(look)])
        journey, ms = _Journey(march, self._rows, target, look), MOTION.duration(march.ms)
        self._rows.hide(target, look)
        self._animator.run(ms, journey.step, journey.end, QEasingCurve.Type.InOutSine)
        return ms

    def lose(self, land: int, look: PieceLook) -> None:
        """Fade out a piece that stood in a territory."""
        loss = _Loss(self._item(land, look), self._rows.place(land, look))
        self._animator.run(MOTION.fade(LOSE_MS), loss.step, loss.end, QEasingCurve.Type.OutCubic)

    def swell(self, land: int, look: PieceLook) -> None:
        """Swell and shrink a piece: it has changed hands."""
        ms = MOTION.duration(PLACE_MS)
        if ms > 0:
            swelling = _Swelling(self._item(land, look), self._rows.place(land, look))
            self._animator.run(ms, swelling.step, swelling.end, QEasingCurve.Type.Linear)

    def strike(self, lands: Sequence[int], struck: Callable[[int], None]) -> None:
        """Strike these territories one after the other; ``struck`` is called for each as it happens."""
        strikes = _Strikes(self._scene, self._atlas, tuple(lands), struck)
        self._animator.run(MOTION.duration(STRIKE_MS * len(lands)), strikes.step, strikes.end, QEasingCurve.Type.Linear)

    def arrived(self, land: int, look: PieceLook, item: FixedPixmap) -> None:
        """Show the piece in its row instead of the flying one."""
        remove(item)
        self._rows.show(land, look)

    def place(self, land: int, look: PieceLook) -> QPointF:
        """Return where a piece stands in its row, screen px from the badge's point."""
        return self._rows.place(land, look)

    def _item(self, land: int, look: PieceLook) -> FixedPixmap:
        item = FixedPixmap(self._atlas.lands[land].badge, layers.TOKEN, self._scene)
        item.setPixmap(self._rows.pixmap(look))
        item.centre_on(0, 0)
        return item


@dataclass
class _Arrival:
    effects: PieceEffects
    land: int
    look: PieceLook
    item: FixedPixmap
    unfolds: bool

    def step(self, share: float) -> None:
        at = self.effects.place(self.land, self.look)
        if self.unfolds:
            open_ = max(0.05, share)
            self.item.setTransform(QTransform.fromScale(open_, 1))
            self.item.centre_on(at.x() / open_, at.y())
        else:
            self.item.centre_on(at.x(), at.y() - _FALL * (1 - share))
        self.item.setOpacity(min(1.0, 0.2 + share))

    def end(self) -> None:
        self.effects.arrived(self.land, self.look, self.item)


@dataclass
class _Journey:
    march: March | LiftOff
    rows: PieceRows
    target: int
    look: PieceLook

    def step(self, share: float) -> None:
        self.march.step(share)

    def end(self) -> None:
        self.march.end()
        self.rows.show(self.target, self.look)


@dataclass
class _Loss:
    item: FixedPixmap
    at: QPointF

    def step(self, share: float) -> None:
        self.item.centre_on(self.at.x(), self.at.y() - _RISE * share)
        self.item.setOpacity(min(1.0, 2 * (1 - share)))

    def end(self) -> None:
        remove(self.item)


@dataclass
class _Swelling:
    item: FixedPixmap
    at: QPointF

    def step(self, share: float) -> None:
        grown = 1 + _SWELL * math.sin(share * math.pi)
        self.item.setScale(grown)
        self.item.centre_on(self.at.x() / grown, self.at.y() / grown)

    def end(self) -> None:
        remove(self.item)


class _Strikes:
    """A flash on one territory after the other."""

    def __init__(
        self, scene: QGraphicsScene, atlas: Atlas, lands: tuple[int, ...], struck: Callable[[int], None]
    ) -> None:
        self._lands, self._struck, self._done = lands, struck, 0
        self._items = [FixedPixmap(atlas.lands[land].badge, layers.TOKEN, scene) for land in lands]
        for item in self._items:
            item.setPixmap(_flash())
            item.setOpacity(0)

    def step(self, share: float) -> None:
        for number, item in enumerate(self._items):
            own = share * len(self._items) - number
            inside = 0 < own < 1
            item.setOpacity(math.sin(own * math.pi) if inside else 0.0)
            if inside:
                item.setScale(0.5 + 1.1 * own)
                item.centre_on(0, 0)
            if own > 0.4 and number == self._done:
                self._strike()

    def end(self) -> None:
        while self._done < len(self._lands):
            self._strike()
        for item in self._items:
            remove(item)

    def _strike(self) -> None:
        self._done += 1
        self._struck(self._lands[self._done - 1])


@lru_cache(maxsize=1)
def _flash() -> QPixmap:
    """Return a burst of light."""
    pixmap = QPixmap(2 * _BLAST, 2 * _BLAST)
    pixmap.fill(Qt.GlobalColor.transparent)
    light = QRadialGradient(QPointF(_BLAST, _BLAST), _BLAST)
    for place, colour in ((0.0, rgba("#ffffff", 235)), (0.25, rgba("#ffe3a0", 210)), (0.6, rgba("#ff8a3a", 120))):
        light.setColorAt(place, colour)
    light.setColorAt(1, QColor(255, 120, 40, 0))
    painter = QPainter(pixmap)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(QPointF(_BLAST, _BLAST), _BLAST, _BLAST)
    painter.end()
    return pixmap
