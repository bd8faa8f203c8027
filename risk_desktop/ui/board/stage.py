"""Everything that is in the scene, kept in step with the position, the choice and the zoom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEasingCurve, QLineF, QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from risk_desktop.maps.schema import BoardMap
from risk_desktop.ui.board import layers
from risk_desktop.ui.board.animator import Animator
from risk_desktop.ui.board.arrow import Arrow
from risk_desktop.ui.board.atlas import AfterlifePlace, atlas_of
from risk_desktop.ui.board.boxes import Box, box_of
from risk_desktop.ui.board.choice import Choice
from risk_desktop.ui.board.counters import Counters
from risk_desktop.ui.board.effects import Effects
from risk_desktop.ui.board.figures import Figures
from risk_desktop.ui.board.ground import Ground
from risk_desktop.ui.board.look import Mode, Palette
from risk_desktop.ui.board.marks import Marks
from risk_desktop.ui.board.names import Names
from risk_desktop.ui.board.plates import Plates
from risk_desktop.ui.board.position import NOBODY, Position
from risk_desktop.ui.board.rows import Rows
from risk_desktop.ui.board.sea import plain_sea, vignette
from risk_desktop.ui.board.sinking import SINK_MS, Sinking
from risk_desktop.ui.board.states import States
from risk_desktop.ui.board.tile import Baker, Sharpness, baked_picture
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import SeatColours

# Scene around the boards, so that the camera can look anywhere, board px.
_AROUND = 4000.0
# From this multiple of the fitted zoom on the sea is baked where it is seen only.
_NEAR = 1.05


class Stage(QObject):
    """The scene and its parts.

    Signals: ``settled`` when all that is seen has become sharp after a change of zoom.

    Attributes: ``scene``, ``atlas``, ``palette``, ``names``, ``counters``, ``rows``, ``marks``, ``arrow``, ``effects``,
    ``figures``, ``baker``, ``animator``, and ``choice``, to be changed and followed by ``show_choice``.
    """

    settled = Signal()

    def __init__(
        self, boards: Sequence[BoardMap], folder: Path, seats: Sequence[SeatColours], language: str, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.atlas = atlas_of(boards)
        self.palette = Palette(self.atlas, seats)
        self.position = Position.empty(len(self.atlas.lands))
        self.choice = Choice()
        self.scene = QGraphicsScene(self)
        self.scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.scene.setSceneRect(self.world.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND))
        self.animator = Animator(self)
        self.baker = Baker(self)
        self.baker.finished.connect(self._settle)
        self._ground = Ground(self.scene, self.atlas, self.palette, folder, self.position)
        self._states = States(self.scene, self.atlas, self.baker, self)
        self.counters = Counters(self.scene, self.atlas, self.palette, self.position)
        self.rows = Rows(self.scene, self.atlas, self.palette, self.counters, self.position)
        self.marks = Marks(self.scene, self.atlas, self.palette, self.counters)
        self.names = Names(self.scene, self.atlas, self.counters.radius)
        self._plates = Plates(self.scene, self.atlas, self.palette, self.position)
        self.arrow = Arrow(self.scene, self.atlas, self.palette, self.animator, self.counters.radius)
        self.arrow.beyond = self.beyond
        self.effects = Effects(self.scene, self.atlas, self.counters, self.animator)
        self.figures = Figures(self.scene, self.atlas, self.rows, self.animator)
        self._shade = QGraphicsPixmapItem()
        self._shade.setZValue(layers.SHADE)
        self._shade.setFlag(QGraphicsPixmapItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.scene.addItem(self._shade)
        self.language = self._ground.language = language
        self.factor = 1.0
        self._visible, self._scale = self.world, 1.0
        self._home = Sharpness(1.0, 0.0)
        self._covers: Sequence[QRectF] = ()
        self._moving, self._flat = True, False
        self._held: dict[int, int] = {}
        self._stood: dict[int, QRectF] = {}
        self.scene.setBackgroundBrush(plain_sea())

    @property
    def world(self) -> QRectF:
        """The scene rectangle of all boards together."""
        world = QRectF()
        for sheet in self.atlas.sheets:
            world = world.united(sheet.rect)
        return world

    def set_position(self, position: Position) -> None:
        """Show a position; only what changed is baked again, and names make way only where something stands anew."""
        before = self._room_taken()
        self.position = position
        self.counters.set_position(position)
        self.rows.set_position(position)
        self._plates.set_position(position)
        self.names.set_gone(position.gone)
        if before != self._room_taken():
            self._clear_names()
        self._repaint()

    def beyond(self, seat: int) -> QPointF:
        """Return where a seat's dead wait, as a scene point; the middle of nothing if that is nowhere."""
        found = [haven for haven in self._havens() if self._whose(haven) == seat]
        return found[0].at if found else QPointF()

    def beyond_at(self, point: QPointF) -> int:
        """Return whose dead wait at a scene point, -1 for nobody's."""
        near = (h for h in self._havens() if QLineF(h.at, point).length() <= h.afterlife.r)
        return next((self._whose(haven) for haven in near), NOBODY)

    def _havens(self) -> list[AfterlifePlace]:
        return [haven for sheet in self.atlas.sheets for haven in sheet.havens]

    def _whose(self, haven: AfterlifePlace) -> int:
        return self.position.afterlives.get(haven.afterlife.id, (NOBODY, 0))[0]

    def set_mode(self, mode: Mode) -> None:
        """Colour land by owner, region or strength."""
        self.palette.mode = mode
        self._repaint()

    def set_semy(self, strength: float) -> None:
        """Strew the emblems more or less strongly, 0 to 1.8."""
        self.palette.strength = min(1.8, max(0.0, strength))
        self._repaint()

    def show_choice(self) -> None:
        """Show the choice as it is now."""
        choice = self.choice
        self._states.show(choice.kinds(), choice.veiled(len(self.atlas.lands)))
        self._states.show_cursor(choice.cursor)
        self.counters.set_states(choice.badges())
        self.rows.set_fanned(choice.named())
        ends = set(self.arrow.ends or ())
        self.names.set_raised(choice.named() | ends)
        self._clear_names()

    def hold(self, land: int, owner: int) -> None:
        """Keep a territory in a former owner's look until ``release``."""
        self._held[land] = owner
        self._repaint()

    def release(self, land: int, owner: int) -> None:
        """Show a territory as it is in the position, which gets ``owner`` if it still has the former one."""
        former = self._held.pop(land, None)
        if self.position.owners[land] == former:
            owners = list(self.position.owners)
            owners[land] = owner
            self.set_position(replace(self.position, owners=tuple(owners)))
        else:
            self._repaint()

    def spread(self, land: int, old: int, new: int, origin: int) -> None:
        """Let the colour of a new owner spread over a territory, from the side where ``origin`` lies."""
        self.hold(land, old)
        if not self.baker.ready:
            self.release(land, new)
            return
        owners = list(self.position.owners)
        owners[land] = new
        content = self._ground.content_of(land, replace(self.position, owners=tuple(owners)))
        shape = self.atlas.lands[land]
        away = self.atlas.lands[origin].badge if origin >= 0 else self.beyond(new)
        stub = self.atlas.stubs.get((land, origin))
        entry = _entry(shape.bounds, shape.badge, stub.start if stub is not None else away)
        self.effects.spread(content, self.baker.sharpness, entry, _Release(self, land, new))

    def sink(self, lands: Sequence[int]) -> None:
        """Let the sea take territories: they are gone at once, and seen going down."""
        drowned = [self._ground.content_of(land, self.position) for land in lands if land not in self.position.gone]
        self.set_position(_without(self.position, frozenset(lands)))
        ms = MOTION.duration(SINK_MS)
        if drowned and ms > 0 and self.baker.ready:
            baked = [baked_picture(content, self.baker.sharpness) for content in drowned]
            sinking = Sinking(self.scene, baked, self.atlas.union(lands))
            self.animator.run(ms, sinking.step, sinking.end, QEasingCurve.Type.Linear)

    def set_zoom(self, scale: float, home: float, ratio: float, visible: QRectF) -> None:
        """Follow the camera at once; at another zoom a flat picture is shown until all is sharp again."""
        self._scale, self._visible = scale, visible
        self.counters.set_scale(scale, home, self.factor, ratio)
        self.rows.set_scale(scale, ratio)
        self.marks.draw(ratio)
        self.names.set_scale(scale)
        self._plates.set_scale(scale)
        self.arrow.set_scale(scale, self.factor)
        self._shade.setPos(visible.topLeft())
        if Sharpness(scale, ratio) != self.baker.sharpness:
            self._move()

    def sharpen(self, home: float, ratio: float) -> None:
        """Bake what is visible for the zoom in use, over the next moments."""
        self._home = Sharpness(home, ratio)
        self._clear_names()
        self.baker.set_sharpness(Sharpness(self._scale, ratio), self._home)
        tiles = [*self._states.tiles(), *self._ground.tiles(self._visible, near=self._near())]
        if abs(self._scale - home) > 1e-9:
            wanted = set(map(id, tiles))
            for tile in self._ground.all_tiles():
                if id(tile) not in wanted:
                    tile.rest()
        self.baker.replace(tiles)

    def arrange(self, home: float, ratio: float, covers: Sequence[QRectF] = ()) -> None:
        """Place names and plates for a fitted zoom, over the next moments.

        ``covers``: what lies over the fitted board, in scene points times ``home``.
        """
        self.counters.set_scale(self._scale, home, self.factor, ratio)
        self.rows.set_scale(self._scale, ratio)
        self.marks.draw(ratio)
        self._covers = covers
        self.baker.work(self._arranging(home, ratio))

    def arrange_plates(self, home: float, ratio: float, covers: Sequence[QRectF]) -> None:
        """Place the plates anew: something else lies over the board, which is as large as before."""
        self._covers = covers
        self._plates.arrange(home, self.factor, ratio, [*self._taken(home), *covers])

    def _arranging(self, home: float, ratio: float) -> Iterator[None]:
        yield from self.names.arranging(self.language, home, self.factor, ratio)
        if self._scale == home:
            self.names.keep_clear(home, self._standing(), ())
        self.arrange_plates(home, ratio, self._covers)
        self._clear_signs()

    def set_shade(self, width: int, height: int, ratio: float) -> None:
        """Darken the corners of a view of this size."""
        self._shade.setPixmap(QPixmap.fromImage(vignette(width, height, ratio)))

    def restyle(self) -> None:
        """Follow the theme in use."""
        self.scene.setBackgroundBrush(plain_sea())
        self._states.restyle()
        self.counters.set_position(self.position)
        self._flat = False
        self._ground.language = self.language
        self.baker.request([*self._ground.update_theme(), *self._ground.update_ways(self.position)])

    def plate_place(self, region: int) -> tuple[QPointF, QRectF] | None:
        """Return a region's plate: its anchor in the scene, its rectangle in screen px round that; None without one."""
        return self._plates.place(region)

    def _repaint(self) -> None:
        shown = self.position
        if self._held:
            owners = list(shown.owners)
            for land, owner in self._held.items():
                owners[land] = owner
            shown = replace(shown, owners=tuple(owners))
        ground = self._ground
        changed = [*ground.update_lands(shown), *ground.update_bands(shown), *ground.update_ways(shown)]
        if not changed:
            return
        self.baker.bake_now([tile for tile in changed if tile.content.rect.intersects(self._visible)])
        self._flat = False
        if self._moving and self.baker.ready:
            self._ground.flatten(self._home)
            self._flat = not self.baker.busy

    def _move(self) -> None:
        """Show the flat picture, brought up to date if need be."""
        if self._moving:
            return
        if not self._flat:
            self._ground.flatten(self._home)
            self._flat = True
        self._moving = True
        self._ground.set_layered(False)

    def _settle(self) -> None:
        """Show the tiles again: all that are seen are sharp."""
        if self.baker.sharpness != Sharpness(self._scale, self._home.ratio):
            return
        if self._moving:
            self._moving = False
            self._ground.set_layered(True, near=self._near())
            self.settled.emit()

    def standing_rect(self, land: int) -> QRectF:
        """Return where badge and figures of a territory stand, screen px from the badge's point; empty for nothing.

        Figures that are spread in a fan stand there for a moment only: where they stand else is what counts.
        """
        if land not in self._stood or not self._is_fanned(land):
            row, badge = self.rows.rect(land), self.counters.rect(land)
            self._stood[land] = row.united(badge) if self.counters.is_counted(land) else row
        return self._stood[land]

    def _is_fanned(self, land: int) -> bool:
        return len(self.position.pieces.get(land, ())) > 1 and land in self.choice.named()

    def _standing(self) -> list[Box | None]:
        """Return what stands in each territory, in scene points times the zoom in use."""
        found: list[Box | None] = []
        for land in self.atlas.lands:
            rect = self.standing_rect(land.index)
            found.append(None if rect.isEmpty() else self._box_at(rect, land.index))
        return found

    def _box_at(self, rect: QRectF, land: int) -> Box:
        """Return a rectangle in screen px from a badge's point in scene points times the zoom in use."""
        return box_of(rect.translated(self.atlas.lands[land].badge * self._scale))

    def _room_taken(self) -> object:
        """Return what decides how much room badges, figures and plates take: only then names make way anew."""
        shown = self.position
        counted = [armies > 0 or owner >= 0 for owner, armies in zip(shown.owners, shown.armies, strict=True)]
        return shown.pieces, shown.shares, shown.tied, shown.gone, counted, self._plates.rects()

    def _clear_names(self) -> None:
        """Let names make way for figures on the fitted board; seen from nearer there is room."""
        if self._scale == self._home.scale:
            self.names.keep_clear(self._scale, self._standing(), list(map(box_of, self._plates.rects())))
        self._clear_signs()

    def _clear_signs(self) -> None:
        """Leave out words at an edge that lie under figures spread for a moment."""
        spread = filter(self._is_fanned, self.choice.named())
        self.names.set_spread([self._box_at(self.rows.rect(land), land) for land in spread])

    def _near(self) -> bool:
        return self._scale > self._home.scale * _NEAR

    def _taken(self, home: float) -> list[QRectF]:
        """Return the rectangles of badges and names, and those off the boards, in scene points times ``home``."""
        taken = []
        for land in self.atlas.lands:
            centre, radius = land.badge * home, self.counters.radius(land, home)
            badge = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
            taken.append(badge.united(self.standing_rect(land.index).translated(centre)))
            name = self.names.rect(land.index)
            if name is not None:
                taken.append(name.translated(centre))
        taken += self.names.sign_rects(home)
        for sheet in self.atlas.sheets:
            # Above and below the board stands the panels of the game.
            box = QRectF(sheet.rect.topLeft() * home, sheet.rect.size() * home)
            taken += [box.translated(0, -box.height()), box.translated(0, box.height())]
        return taken


def _without(position: Position, lands: frozenset[int]) -> Position:
    """Return a position without territories and all that stands in them."""
    owners = tuple(NOBODY if i in lands else owner for i, owner in enumerate(position.owners))
    armies = tuple(0 if i in lands else count for i, count in enumerate(position.armies))
    pieces = {land: looks for land, looks in position.pieces.items() if land not in lands}
    return replace(position, owners=owners, armies=armies, pieces=pieces, gone=position.gone | lands)


class _Release:
    """Ends a spread of colour: a callable without a closure."""

    def __init__(self, stage: Stage, land: int, owner: int) -> None:
        self._stage, self._land, self._owner = stage, land, owner

    def __call__(self) -> None:
        self._stage.release(self._land, self._owner)


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
