"""Everything that is in the scene, kept in step with the position, the choice and the zoom."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QEasingCurve, QLineF, QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from risk_desktop.maps.schema import BoardMap
from risk_desktop.ui.board import layers
from risk_desktop.ui.board.animator import Animator
from risk_desktop.ui.board.figure_fans import FigureFans
from risk_desktop.ui.board.geometry.atlas import AfterlifePlace, atlas_of
from risk_desktop.ui.board.ground.content import LandContent
from risk_desktop.ui.board.ground.highlights import ChoiceTiles, Highlights
from risk_desktop.ui.board.ground.look import Mode, Palette
from risk_desktop.ui.board.ground.sea import plain_sea, vignette
from risk_desktop.ui.board.ground.terrain import Terrain
from risk_desktop.ui.board.ground.tile import Baker, Sharpness
from risk_desktop.ui.board.labels.label_layout import LabelLayout
from risk_desktop.ui.board.labels.territory_labels import TerritoryLabels
from risk_desktop.ui.board.markers.advice_marks import AdviceMarks
from risk_desktop.ui.board.markers.arrow import Arrow
from risk_desktop.ui.board.markers.badges import Badges
from risk_desktop.ui.board.markers.capital_marks import CapitalMarks
from risk_desktop.ui.board.markers.chips import Chips
from risk_desktop.ui.board.markers.harbours import Harbours
from risk_desktop.ui.board.markers.news_marks import NewsMarks
from risk_desktop.ui.board.markers.piece_rows import PieceRows
from risk_desktop.ui.board.markers.plates import Plates
from risk_desktop.ui.board.markers.trail import Trail
from risk_desktop.ui.board.markers.waiting_marks import WaitingMarks
from risk_desktop.ui.board.position import NOBODY, BoardPosition
from risk_desktop.ui.theme import SeatColours

# Scene around the boards, so that the camera can look anywhere, board px.
_AROUND = 4000.0
# From this multiple of the fitted zoom on, the sea is baked only where it is visible.
_NEAR = 1.05


class BoardScene(QObject):
    """The scene and its parts.

    Attributes: ``graphics`` (Qt's scene); ``atlas`` (the shapes), ``palette`` (the colours) and ``position``, from which
    everything follows; ``highlights``; ``terrain``, ``badges``, ``chips``, ``rows``, ``marks``, ``plates``, ``labels``,
    ``arrow``, ``trail``, ``news`` and ``advice`` (what is seen); ``label_layout`` (where names find room), ``fans`` (where
    figures do); ``animator`` and ``baker`` (what is under way).

    Signals: ``settled`` when all that is seen has become sharp after a change of zoom; ``changed`` when an effect has
    changed the position.
    """

    settled = Signal()
    changed = Signal()

    def __init__(
        self, boards: Sequence[BoardMap], folder: Path, seats: Sequence[SeatColours], language: str, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.atlas = atlas_of(boards)
        self.palette = Palette(self.atlas, seats)
        self.position = BoardPosition.empty(len(self.atlas.lands))
        self.highlights = Highlights(self)
        self.graphics = QGraphicsScene(self)
        self.graphics.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.graphics.setSceneRect(self.atlas.world.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND))
        self.animator = Animator(self)
        self.baker = Baker(self)
        self.baker.finished.connect(self._settle)
        self.terrain = Terrain(self.graphics, self.atlas, self.palette, folder, self.position)
        self._states = ChoiceTiles(self.graphics, self.atlas, self.baker, self)
        self.badges = Badges(self.graphics, self.atlas, self.palette, self.position)
        self.chips = Chips(self.graphics, self.atlas, self.badges)
        self.rows = PieceRows(self.graphics, self.atlas, self.palette, self.badges, self.position)
        self.marks = CapitalMarks(self.graphics, self.atlas, self.palette, self.badges)
        self.waiting = WaitingMarks(self.graphics, self.atlas, self.palette, self.badges)
        self.labels = TerritoryLabels(self.graphics, self.atlas, self.badges)
        self.plates = Plates(self.graphics, self.atlas, self.palette, self.position)
        self.label_layout = LabelLayout(self.atlas, self.badges, self.chips, self.rows, self.labels, self.plates)
        self.fans = FigureFans(self.atlas, self.badges, self.rows, self.labels, self.label_layout)
        self.harbours = Harbours(self.graphics, self.atlas)
        self.arrow = Arrow(self.graphics, self.atlas, self.palette, self.animator, self.badges.radius)
        self.arrow.afterlife, self.label_layout.arrow = self.afterlife_point, self.arrow.points
        self.news = NewsMarks(self.graphics, self.atlas, self.badges.radius)
        self.trail = Trail(self.graphics, self.atlas, self.palette, self.badges.radius, self.news)
        self.advice = AdviceMarks(self.graphics, self.atlas, self.badges.radius)
        self.chips.choose = self.trail.choose = self.advice.choose = self.label_layout.least_hiding
        self.news.choose = self.waiting.choose = self.label_layout.least_hiding
        self.label_layout.signs = self.marks.rects, self.waiting.rects
        self._shade = [self._shade_item(), self._shade_item()]
        self.language = language
        self.factor = self.ratio = 1.0
        self._visible, self.scale = self.atlas.world, 1.0
        self._home = Sharpness(1.0, 0.0)
        self._arranged: tuple[float, float] | None = None
        self.flat = self._flat_ready = self._settled = False
        self._clearing: QObject | None = None
        self._room: object = None
        self.held: dict[int, int] = {}
        self._harbours_of: tuple[frozenset[int] | None, frozenset[int]] = (None, frozenset())
        self.graphics.setBackgroundBrush(plain_sea())
        self.highlights.changed.connect(self._show_highlights)
        self.arrow.changed.connect(self._show_highlights)
        self.arrow.changed.connect(self.chips.place_anew)

    def set_position(self, position: BoardPosition) -> None:
        """Show a position; only what changed is baked again, and names make way only where something stands anew."""
        before, pieces = self.label_layout.room_taken(), self.position.pieces
        self.position = self.label_layout.position = position
        self.badges.set_position(position)
        self.rows.set_position(position)
        self.plates.set_position(position)
        self.labels.set_gone(position.gone)
        if before != self.label_layout.room_taken():
            self.spread()
            if any(len(looks) > len(pieces.get(land, ())) for land, looks in position.pieces.items()):
                self._place_marks()
        self._repaint()

    def afterlife_point(self, seat: int) -> QPointF:
        """Return where a seat's dead wait, as a scene point; (0, 0) if it has no such place."""
        found = [place for place in self._afterlives() if self._afterlife_owner(place) == seat]
        return found[0].at if found else QPointF()

    def afterlife_at(self, point: QPointF) -> int:
        """Return whose dead wait at a scene point, -1 for nobody's."""
        near = (place for place in self._afterlives() if QLineF(place.at, point).length() <= place.afterlife.r)
        return next((self._afterlife_owner(place) for place in near), NOBODY)

    def afterlife_boxes(self, board: int) -> list[QRectF]:
        """Return where the dead of players wait on a board, as boxes inside the discs, in the scene."""
        places = self.atlas.sheets[board].afterlives
        sides = [
            (place.at, place.afterlife.r * math.sqrt(0.5)) for place in places if self._afterlife_owner(place) >= 0
        ]
        return [QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half) for at, half in sides]

    def _afterlives(self) -> list[AfterlifePlace]:
        return [place for sheet in self.atlas.sheets for place in sheet.afterlives]

    def _afterlife_owner(self, place: AfterlifePlace) -> int:
        return self.position.afterlives.get(place.afterlife.id, (NOBODY, 0))[0]

    def set_mode(self, mode: Mode) -> None:
        """Colour land by owner, region or strength."""
        self.palette.mode = mode
        self._repaint()

    def set_semy(self, strength: float) -> None:
        """Strew the emblems more or less strongly, 0 to 1.8."""
        self.palette.strength = min(1.8, max(0.0, strength))
        self._repaint()

    def _show_highlights(self) -> None:
        """Show what is highlighted now; the names at the ends of the arrow are raised too."""
        choice = self.highlights.shown
        self._states.show(choice.kinds(), choice.cursor)
        self.badges.set_states(choice.badges())
        self.rows.set_ghost(choice.ghost)
        ends = set(self.arrow.ends or ())
        self.labels.set_raised(choice.named() | ends)
        room = choice.badges(), choice.ghost, self.fans.wanted(choice)
        if room != self._room:  # where nothing stands anew no name need make way
            self._room = room
            self.spread()
        self._show_harbours()

    def _show_harbours(self) -> None:
        """Show harbours and landing sites anew where they are wanted for other territories."""
        wanted = self._considered_harbours(), self.highlights.shown.landings
        if wanted != self._harbours_of:
            self._harbours_of = wanted
            self.harbours.hide()
            self.harbours.show_landings(wanted[1], self.badges.radius, self.scale, self.ratio)
            if wanted[0] is not None:
                self.harbours.show(wanted[0], self.label_layout.boxes(), self.scale, self.ratio)

    def _considered_harbours(self) -> frozenset[int] | None:
        """Return whose harbours matter now: those that are asked for, or those of whoever may go to sea or ashore."""
        choice, lands = self.highlights.shown, self.atlas.lands
        if choice.harbours is not None or choice.source is None or not choice.choosing:
            return choice.harbours
        ways = {choice.source, *choice.targets}
        return frozenset({choice.source}) if any(lands[land].soil == "water" for land in ways) else None

    def spread(self) -> None:
        """Spread the figures that one looks at, where nothing of the window lies over them; fold all others."""
        self.rows.set_fans(self.fans.wanted(self.highlights.shown))
        self.label_layout.clear_names()

    def hold(self, land: int, owner: int) -> None:
        """Keep a territory in a former owner's look until ``release``."""
        self.held[land] = owner
        self._repaint()

    def release(self, land: int, owner: int) -> None:
        """Show a territory as it is in the position, which gets ``owner`` if it still has the former one."""
        former = self.held.pop(land, None)
        if self.position.owners[land] == former:
            self.set_position(self.position.with_owners({land: owner}))
        else:
            self._repaint()

    def content_owned(self, land: int, owner: int) -> LandContent:
        """Return how a territory looks in the position once ``owner`` has it."""
        return self.terrain.content_of(land, self.position.with_owners({land: owner}))

    def remove_lands(self, lands: Sequence[int]) -> list[LandContent]:
        """Take territories out of the position with all that stands in them; return how those that were there looked."""
        drowned = [self.terrain.content_of(land, self.position) for land in lands if land not in self.position.gone]
        self.set_position(self.position.without(frozenset(lands)))
        return drowned

    def set_zoom(self, scale: float, home: float, ratio: float, visible: QRectF) -> None:
        """Follow the camera at once; at another zoom a flat picture is shown until all is sharp again."""
        self.scale = self.label_layout.scale = scale
        self.ratio, self._visible = ratio, visible
        self.badges.set_scale(scale, home, self.factor, ratio)
        self.chips.set_scale(scale, self.factor, ratio)
        self.rows.set_scale(scale, ratio)
        self.marks.draw(ratio)
        self.waiting.draw(ratio)
        self.labels.set_scale(scale)
        self.plates.set_scale(scale)
        self.arrow.set_scale(scale, self.factor)
        self.news.set_scale(scale, ratio)
        self.trail.set_scale(scale, ratio)
        self.advice.set_scale(scale, self.factor, ratio)
        for item in self._shade:
            item.setPos(visible.topLeft())
        if Sharpness(scale, ratio) != self.baker.sharpness:
            self._move()

    def sharpen(self, home: float, ratio: float) -> None:
        """Bake what is visible for the zoom in use, over the next moments."""
        if self._home != Sharpness(home, ratio):
            self._home, self.label_layout.home = Sharpness(home, ratio), home
            self._flat_ready = False  # it is as sharp as the board that showed before
        self.spread()
        self.baker.set_sharpness(Sharpness(self.scale, ratio), self._home)
        tiles = [*self._states.tiles(), *self.terrain.tiles(self._visible, near=self._near())]
        if abs(self.scale - home) > 1e-9:
            wanted = set(map(id, tiles))
            for tile in self.terrain.all_tiles():
                if id(tile) not in wanted:
                    tile.rest()
        for tile in tiles:
            tile.recall(self.baker.sharpness, self._home)
        if any(tile.shown is None or tile.shown.sharpness != self.baker.sharpness for tile in tiles):
            self._move()  # a board that has never been seen: a sketch of it, or how it was in another size
        elif not (self.flat or self._settled):  # all has been baked lately, for the game before
            self.terrain.set_layered(True, near=self._near())
        self.terrain.prefetch(tiles, self.baker.sharpness)
        self.baker.replace(tiles)

    def arrange(self, home: float, ratio: float, room: QRectF, covers: Sequence[QRectF] = ()) -> None:
        """Place names and plates for a fitted zoom, over the next moments; what is in its place already stays.

        ``room``: what is seen of the fitted board, ``covers``: what lies over it, in scene points times ``home``.
        """
        layout = self.label_layout
        before = layout.room, layout.covers
        layout.room, layout.covers = room, covers
        if self._arranged != (home, ratio):
            self._arranged = (home, ratio)
            self.badges.set_scale(self.scale, home, self.factor, ratio)
            self.chips.set_scale(self.scale, self.factor, ratio)
            self.rows.set_scale(self.scale, ratio)
            self.marks.draw(ratio)
            self.waiting.draw(ratio)
            self.baker.work(self._arranging(home, ratio))
        elif before != (room, covers):
            layout.arrange_plates(home, self.factor, ratio)

    def _arranging(self, home: float, ratio: float) -> Iterator[None]:
        """Place names and plates in steps of a few ms, and then the numbers that keep off them."""
        yield from self.label_layout.arranging(self.language, home, self.factor, ratio)
        self._place_marks()

    def _place_marks(self) -> None:
        """Find places again for all that stands beside badges: figures or names stand where there were none."""
        self.waiting.place_anew()
        self.chips.place_anew()
        self.news.place_anew()
        self.trail.place_anew()
        self.advice.place_anew()

    def set_shade(self, width: int, height: int, ratio: float) -> None:
        """Darken the corners of a view of this size."""
        nothing = ((0, QPixmap()),) * len(self._shade)
        for item, (left, pixmap) in zip(self._shade, (*vignette(width, height, ratio), *nothing), strict=False):
            item.setPixmap(pixmap)
            item.setOffset(left, 0)

    def _shade_item(self) -> QGraphicsPixmapItem:
        item = QGraphicsPixmapItem()
        item.setZValue(layers.SHADE)
        item.setFlag(QGraphicsPixmapItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.graphics.addItem(item)
        return item

    def restyle(self) -> None:
        """Follow the theme, metrics and language in use."""
        self._arranged = None
        self.graphics.setBackgroundBrush(plain_sea())
        self._states.restyle()
        self.badges.set_position(self.position)
        self._flat_ready = False
        self.baker.request(self.terrain.update_theme())

    def _repaint(self) -> None:
        shown, terrain = self.position.with_owners(self.held), self.terrain
        changed = [*terrain.update_lands(shown), *terrain.update_bands(shown), *terrain.update_ways(shown)]
        if not changed:
            return
        self.baker.bake_now([tile for tile in changed if tile.content.rect.intersects(self._visible)])
        self._flat_ready = False
        if self.flat and self.baker.ready:
            self.terrain.flatten(self._home, self._visible)
            self._flat_ready = not self.baker.busy

    def _move(self) -> None:
        """Show the flat picture, brought up to date if need be."""
        if self._home.ratio <= 0:
            return
        self.animator.abandon(self._clearing)
        if not self._flat_ready or not self.terrain.is_flat(self._visible):
            self.terrain.flatten(self._home, self._visible)
            self._flat_ready = True
        self._settled = False
        if not self.flat:
            self.flat = True
            self.terrain.set_layered(False)

    def _settle(self) -> None:
        """Show the tiles again: all that are seen are sharp."""
        if self.baker.sharpness != Sharpness(self.scale, self._home.ratio):
            return
        if not self._settled:
            self._settled, self.flat = True, False
            self.terrain.set_layered(True, near=self._near())
            self.baker.work(self.atlas.counting_land())  # before the first panel asks for it
            self.settled.emit()
        if not self._near():
            self._flat_ready = False
            self.terrain.spare_memory(self._home)

    def clear_up(self, ms: int) -> None:
        """Let the flat picture fade over the tiles that have taken its place."""
        terrain, easing = self.terrain, QEasingCurve.Type.OutCubic
        self._clearing = self.animator.run(ms, terrain.clear_up, terrain.cleared, easing)

    def finish_clearing(self) -> None:
        """Take a flat picture that still fades away at once."""
        self.animator.complete(self._clearing)

    def _near(self) -> bool:
        return self.scale > self._home.scale * _NEAR
