"""Short animations on the board: a shaken badge, land that changes hands or sinks, armies that are lost or march."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QObject
from PySide6.QtGui import QPixmap

from risk_desktop.ui import theme
from risk_desktop.ui.art.figures import figure_pixmap
from risk_desktop.ui.board import layers
from risk_desktop.ui.board.effects.flight import GLIDE_MS, Flight, Launch, LiftOff
from risk_desktop.ui.board.effects.march import March, figures_of, march_between
from risk_desktop.ui.board.effects.sinking import SINK_MS, Sinking
from risk_desktop.ui.board.effects.sweep import Sweep, entry_of
from risk_desktop.ui.board.ground.tile import baked_picture
from risk_desktop.ui.board.markers.badges import Badges
from risk_desktop.ui.board.markers.chips import chip_pixmap
from risk_desktop.ui.board.markers.fixed_pixmap import FixedPixmap, remove
from risk_desktop.ui.board.markers.piece_rows import PieceRows
from risk_desktop.ui.board.position import PieceLook
from risk_desktop.ui.board.scene import BoardScene
from risk_desktop.ui.motion import MOTION

_SHAKE_MS, _SHAKE_PX, _SHAKES = 260, 4.0, 2
_CONQUEST_MS, _LOSS_MS = 450, 700
# Size of a figure on the march by that of one beside a badge.
_SOLDIER = 0.86
# Shares of a march: when those who conquer cross the border, when all have arrived; how much the badge grows then.
_ENTERED, _ARRIVED, _SWELL = 0.34, 0.86, 0.2
_LOSS_RISE = 26.0


class TerritoryEffects:
    """Starts effects of armies and land on a scene; each removes its own items at its end.

    ``ranked``: some figures that march stand for several armies, as in boxes without other figures.
    """

    def __init__(self, scene: BoardScene) -> None:
        self._scene, self._atlas, self._badges, self._animator = scene, scene.atlas, scene.badges, scene.animator
        self.ranked = True
        # What goes on in a territory ends when something else begins there.
        self._under_way: dict[int, QObject | None] = {}

    def shake(self, territory: int) -> None:
        """Shake a territory's badge: it may not be chosen."""
        shake = _Shake(self._badges, territory)
        self._animator.run(MOTION.duration(_SHAKE_MS), shake.step, shake.end, QEasingCurve.Type.Linear)

    def conquest(
        self,
        territory: int,
        old: int,
        new: int,
        origin: int,
        armies: int = 0,
        hurry: float = 1.0,
        along: Sequence[PieceLook] = (),
    ) -> int:
        """Sweep the new owner's colour over a territory from where ``origin`` borders on it; seats, -1 for nobody.

        With ``armies`` these march in first, behind the pieces that go ``along``, and the badge waits for them. Call it
        before the position with the new owner is set. Returns how long it takes, ms; ``hurry``: the share of the usual time
        that there is for it.
        """
        scene, march = self._scene, self._march(origin, territory, armies, along)
        self._arrive_now(territory)
        scene.hold(territory, old)
        ms = round(MOTION.fade(march.ms if march is not None else _CONQUEST_MS) * hurry)
        if ms <= 0 or not scene.baker.ready:
            if march is not None:
                march.end()
            scene.release(territory, new)
            return 0
        shape, stub = self._atlas.lands[territory], self._atlas.stubs.get((territory, origin))
        away = self._atlas.lands[origin].badge if origin >= 0 else scene.afterlife_point(new)
        entry = entry_of(shape, stub.start if stub is not None else away)
        sweep = Sweep(scene, territory, new, entry, fades=MOTION.reduced)
        arrival = self._arrival(march, territory, along) if march is not None else None
        conquest = _Conquest(sweep, arrival)
        self._under_way[territory] = self._animator.run(ms, conquest.step, conquest.end, QEasingCurve.Type.InOutSine)
        return ms

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
        rising = _Rising(self._item(territory, pixmap), self._badges.rect(territory).height() / 2)
        self._animator.run(MOTION.fade(_LOSS_MS), rising.step, rising.end, QEasingCurve.Type.OutCubic)

    def move_armies(
        self, origin: int, target: int, armies: int, hurry: float = 1.0, along: Sequence[PieceLook] = ()
    ) -> int:
        """March from badge to badge, where those who arrive are counted then; from origin -1 nothing moves.

        Call it before the position after the move is set. Returns how long it takes, ms; ``hurry`` and ``along`` as
        for ``conquest``.
        """
        self._arrive_now(target)
        march = self._march(origin, target, armies, along)
        if march is None:
            return 0
        ms = round(MOTION.duration(march.ms) * hurry)
        arrival = self._arrival(march, target, along)
        self._under_way[target] = self._animator.run(ms, arrival.step, arrival.end, QEasingCurve.Type.InOutSine)
        return ms

    def _arrive_now(self, territory: int) -> None:
        """End what is still under way to a territory."""
        self._animator.complete(self._under_way.pop(territory, None))

    def _march(self, origin: int, target: int, armies: int, along: Sequence[PieceLook]) -> March | LiftOff | None:
        """Return armies of the origin's owner on their way behind those who lead, None where nobody is seen to go."""
        if origin < 0 or origin == target or armies <= 0 or MOTION.duration(1000) <= 0:
            return None
        scene = self._scene
        size = round(theme.current_metrics().figure_px * _SOLDIER * 2) / 2
        colours = scene.palette.seat(scene.position.owners[origin])
        soldiers = [figure_pixmap(kind, colours, size, scene.ratio) for kind in figures_of(armies, ranked=self.ranked)]
        return march_between(scene, origin, target, [*(scene.rows.pixmap(look) for look in along), *soldiers])

    def _arrival(self, march: March | LiftOff, target: int, along: Sequence[PieceLook]) -> _Arrival:
        return _Arrival(march, self._badges, self._scene.rows, target, tuple(along))

    def send_to_afterlife(self, territory: int, seat: int, armies: int) -> None:
        """Send a token with armies of a seat to the seat's afterlife."""
        self._travel(territory, seat, armies, away=True)

    def rise_from_afterlife(self, territory: int, seat: int, armies: int) -> None:
        """Bring a token with armies of a seat back from the seat's afterlife."""
        self._travel(territory, seat, armies, away=False)

    def _travel(self, territory: int, seat: int, armies: int, *, away: bool) -> None:
        ms = MOTION.duration(GLIDE_MS)
        if ms <= 0:
            return
        land, point = self._atlas.lands[territory], self._scene.afterlife_point(seat)
        start, stop = (land.badge, point) if away else (point, land.badge)
        item = self._item(territory, self._badges.pixmap(territory, seat, str(armies)))
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
    badges: Badges
    land: int

    def step(self, share: float) -> None:
        fade = 1 - share
        self.badges.set_offset(self.land, _SHAKE_PX * fade * math.sin(share * _SHAKES * 2 * math.pi), 0)

    def end(self) -> None:
        self.badges.set_offset(self.land, 0, 0)


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
class _Arrival:
    """Armies on their way to a badge that waits for them, and greets them; so do the places of the pieces that lead them."""

    march: March | LiftOff
    badges: Badges
    rows: PieceRows
    land: int
    pieces: tuple[PieceLook, ...]

    def __post_init__(self) -> None:
        self.badges.wait(self.land)
        for look in self.pieces:
            self.rows.hide(self.land, look)

    def step(self, share: float) -> None:
        self.march.step(min(1.0, share / _ARRIVED))
        if share >= _ARRIVED:
            self._arrive()
            self.badges.set_size(self.land, 1 + _SWELL * math.sin(math.pi * (share - _ARRIVED) / (1 - _ARRIVED)))

    def end(self) -> None:
        self.march.end()
        self._arrive()
        self.badges.set_size(self.land, 1.0)

    def _arrive(self) -> None:
        self.badges.catch_up(self.land)
        pieces, self.pieces = self.pieces, ()
        for look in pieces:
            self.rows.show(self.land, look)


class _Conquest:
    """Armies march in, if any do, while the land takes on its new colour behind them."""

    def __init__(self, sweep: Sweep, arrival: _Arrival | None) -> None:
        self._sweep, self._arrival = sweep, arrival

    def step(self, share: float) -> None:
        begins = _ENTERED if self._arrival is not None else 0.0
        self._sweep.step(max(0.0, (share - begins) / (1 - begins)))
        if self._arrival is not None:
            self._arrival.step(share)

    def end(self) -> None:
        if self._arrival is not None:
            self._arrival.end()
        self._sweep.end()
