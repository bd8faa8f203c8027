"""The painted ground: sea, coast, land in its owners' colours, region bands and sea routes, as tiles in the scene."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from risk_desktop.ui import theme
from risk_desktop.ui.board import layers
from risk_desktop.ui.board.geometry.atlas import GAP, Atlas, Sheet
from risk_desktop.ui.board.ground.afterlife_places import afterlife_contents
from risk_desktop.ui.board.ground.canvas import Canvas, pixels_of
from risk_desktop.ui.board.ground.content import (
    BandContent,
    CoastContent,
    Content,
    LandContent,
    ShoreContent,
    band_contents,
    signs_of,
    ways_of,
)
from risk_desktop.ui.board.ground.look import Band, Palette
from risk_desktop.ui.board.ground.sea import SeaContent, open_sea, spare_pictures
from risk_desktop.ui.board.ground.shoal import ShoalContent
from risk_desktop.ui.board.ground.soil import soils_of
from risk_desktop.ui.board.ground.tile import Sharpness, Tile
from risk_desktop.ui.board.position import BoardPosition

# How far the colour round a board reaches up and down, board px.
_FAR = 4000.0
# How many bands are kept cut into parts.
_MOST_RIBBONS = 200


class Terrain:
    """Tiles of all boards. It decides what each shows; baking them is the view's business."""

    def __init__(
        self, scene: QGraphicsScene, atlas: Atlas, palette: Palette, folder: Path, position: BoardPosition
    ) -> None:
        self._scene, self._atlas, self._palette, self._folder = scene, atlas, palette, folder
        self._layered = False
        self._gone: frozenset[int] = frozenset()
        # What lands, bands and ways were chosen for: hardly anything changes from one position to the next.
        self._looked: dict[int, object] = {}
        self._banded: object = None
        self._joined: object = None
        self._soils = soils_of(atlas, folder)
        self._ribbons: dict[Band, list[BandContent | ShoreContent]] = {}
        self._seas = [self._add(self._sea(i), layers.SEA) for i in range(len(atlas.sheets))]
        self._details = [self._add(self._sea(i), layers.SEA_DETAIL) for i in range(len(atlas.sheets))]
        self._coasts = {
            land.index: self._add(CoastContent(land), layers.COAST) for land in atlas.lands if land.soil != "water"
        }
        self._lands = [
            self._add(self.content_of(land.index, position), layers.WATER if land.soil == "water" else layers.LAND)
            for land in atlas.lands
        ]
        self._signs = [self._add(sign, layers.ROUTE) for sheet in atlas.sheets for sign in signs_of(sheet)]
        self.ways: list[Tile] = []
        self._bands: list[Tile] = []
        self._backdrops = [FlatPicture(scene) for _ in atlas.sheets]
        for sheet in atlas.sheets:
            _surround(scene, sheet)
        for i in range(len(atlas.sheets)):
            self._sea(i).prefetch(0.0 if i else 1.0)  # a fitted board needs about as many px, an inset the fewest
        self.update_bands(position)
        self.update_ways(position)

    def update_lands(self, position: BoardPosition) -> list[Tile]:
        """Choose the looks of a position; return the tiles that changed."""
        changed = self._sink(position.gone) if position.gone != self._gone else []
        mode, strength = self._palette.mode, self._palette.strength
        for i, tile in enumerate(self._lands):
            looked = (position.parts(i), i in position.tied, i in position.ruins, mode, strength)
            if self._looked.get(i) != looked:
                self._looked[i] = looked
                changed += [tile] if tile.set_content(self.content_of(i, position)) else []
        return changed

    def update_bands(self, position: BoardPosition) -> list[Tile]:
        """Choose the bands of a position; return the tiles that changed."""
        looked = (position.owners, position.tied, position.ruins, position.gone, self._palette.mode)
        if looked == self._banded:
            return []
        self._banded = looked
        bands = self._palette.bands(position)
        return self._refill(self._bands, [part for band in bands for part in self._band_contents(band)], layers.BAND)

    def update_ways(self, position: BoardPosition) -> list[Tile]:
        """Choose the lines over water of a position, and where its dead wait; return the tiles that changed."""
        looked = (position.gone, position.closed, position.afterlives)
        if looked == self._joined:
            return []
        self._joined = looked
        wanted: list[Content] = []
        for sheet in self._atlas.sheets:
            wanted += [*ways_of(sheet, position), *afterlife_contents(sheet, self._palette, position)]
        return self._refill(self.ways, wanted, layers.ROUTE)

    def _refill(self, tiles: list[Tile], wanted: Sequence[Content], layer: float) -> list[Tile]:
        """Show these contents in ``tiles``, adding and removing tiles as needed; return those that changed."""
        for tile in tiles[len(wanted) :]:
            self._scene.removeItem(tile)
        del tiles[len(wanted) :]
        changed = [tile for tile, content in zip(tiles, wanted, strict=False) if tile.set_content(content)]
        new = [self._add(content, layer) for content in wanted[len(tiles) :]]
        tiles += new
        return changed + new

    def _sink(self, gone: frozenset[int]) -> list[Tile]:
        """Show shoals where territories are gone, and land where they have come back; return the tiles that changed."""
        changed = self._gone ^ gone
        self._gone = gone
        for index in changed:
            self._lands[index].setVisible(self._layered and index not in gone)
        coasts = [(self._coasts[index], self._atlas.lands[index]) for index in changed if index in self._coasts]
        return [
            tile
            for tile, land in coasts
            if tile.set_content(ShoalContent(land) if land.index in gone else CoastContent(land))
        ]

    def update_theme(self) -> list[Tile]:
        """Follow the theme in use; return the tiles that changed."""
        return [tile for i, tile in enumerate(self._seas) if tile.set_content(self._sea(i))]

    def content_of(self, index: int, position: BoardPosition) -> LandContent:
        """Return how a territory looks in a position."""
        land = self._atlas.lands[index]
        return LandContent(land, self._palette.land(index, position), self._soils[index])

    def tiles(self, visible: QRectF, *, near: bool) -> list[Tile]:
        """Return the tiles that touch a scene rectangle, in the order of baking: the sea last, it is still being read.

        ``near`` says that the zoom is larger than the fitted one: then the sea is baked where it is seen only.
        """
        for sea, detail in zip(self._seas, self._details, strict=True):
            if isinstance(sea.content, SeaContent):
                detail.set_content(replace(sea.content, part=sea.content.rect.intersected(visible)))
        upper = [*self._coasts.values(), *self._present(), *self._bands, *self._signs, *self.ways]
        lower = self._details if near else self._seas
        return [tile for tile in (*upper, *lower) if tile.content.rect.intersects(visible)]

    def set_layered(self, layered: bool, *, near: bool = False) -> None:
        """Show the tiles, or the flat pictures while the zoom changes; ``near`` as in ``tiles``."""
        self._layered = layered
        for tile in self.all_tiles():
            tile.setVisible(layered)
        for detail in self._details:
            detail.setVisible(layered and near)
        for backdrop in self._backdrops:
            backdrop.set_visible(not layered)

    def spare_memory(self, home: Sharpness) -> None:
        """Give back what only a sketch, a change of zoom or a closer look needed."""
        seas = (sea.content for sea in self._seas)
        spare_pictures((sea for sea in seas if isinstance(sea, SeaContent)), home.scale * home.ratio)
        for backdrop in self._backdrops:
            backdrop.forget()

    def prefetch(self, tiles: Iterable[Tile], sharpness: Sharpness) -> None:
        """Start to read what these tiles need to become as sharp as this."""
        for tile in tiles:
            if isinstance(tile.content, SeaContent) and not tile.is_sharp(sharpness):
                tile.content.prefetch(sharpness.scale * sharpness.ratio)

    def flatten(self, sharpness: Sharpness, visible: QRectF) -> None:
        """Bring the flat pictures of what is visible up to date."""
        tiles = self.all_tiles()
        for sheet, sea, backdrop in zip(self._atlas.sheets, self._seas, self._backdrops, strict=True):
            rect, colour = sea.content.rect, open_sea(sheet)
            if rect.intersects(visible):
                shown = (tile for tile in tiles if tile.content.rect.intersects(rect))
                backdrop.compose(rect, colour, shown, sharpness)

    def is_flat(self, visible: QRectF) -> bool:
        """Return whether there is a flat picture of what is visible."""
        pairs = zip(self._seas, self._backdrops, strict=True)
        return all(backdrop.is_drawn for sea, backdrop in pairs if sea.content.rect.intersects(visible))

    def clear_up(self, share: float) -> None:
        """Show the flat pictures over the tiles, ever thinner."""
        for backdrop in self._backdrops:
            backdrop.lie_over(1 - share)

    def cleared(self) -> None:
        """Forget the flat pictures."""
        for backdrop in self._backdrops:
            backdrop.set_visible(False)
            backdrop.forget()

    def all_tiles(self) -> list[Tile]:
        """Return every tile, the lowest first."""
        tiles = [*self._seas, *self._coasts.values(), *self._present(), *self._bands, *self._signs, *self.ways]
        return sorted(tiles, key=Tile.zValue)

    def _present(self) -> list[Tile]:
        """Return the tiles of the territories that are there."""
        return [tile for index, tile in enumerate(self._lands) if index not in self._gone]

    def _add(self, content: Content, layer: float) -> Tile:
        tile = Tile(content, layer)
        tile.setVisible(self._layered)
        self._scene.addItem(tile)
        return tile

    def _sea(self, sheet: int) -> SeaContent:
        return SeaContent(self._atlas.sheets[sheet], self._folder, theme.current().name)

    def _band_contents(self, band: Band) -> list[BandContent | ShoreContent]:
        known = self._ribbons.get(band)
        if known is None:
            if len(self._ribbons) >= _MOST_RIBBONS:
                self._ribbons.clear()
            known = self._ribbons[band] = list(band_contents(self._atlas, band))
        return known


def _surround(scene: QGraphicsScene, sheet: Sheet) -> None:
    """Paint what lies beyond the picture of a board that has a colour of its own for it."""
    if sheet.board.sea is not None and sheet.board.sea.beyond:
        item = QGraphicsRectItem(sheet.rect.adjusted(-GAP / 2, -_FAR, GAP / 2, _FAR))
        item.setPen(QPen(Qt.PenStyle.NoPen))
        item.setBrush(open_sea(sheet))
        item.setZValue(layers.BEYOND)
        scene.addItem(item)


class FlatPicture(QGraphicsItem):
    """The picture of one board in the scene, hidden until it is shown.

    It is composed when it is painted: however often a board changes before it is seen, that is once.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__()
        self._picture = QPixmap()
        self._compose: Callable[[], QPixmap] | None = None
        self._bounds = QRectF()
        self.setZValue(layers.BACKDROP)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()
        scene.addItem(self)

    def compose(self, rect: QRectF, colour: QColor, tiles: Iterable[Tile], sharpness: Sharpness) -> None:
        """Show a scene rectangle with tiles on a colour, the lowest first, as sharp as asked for.

        What has not been baked by the time it is painted is sketched, or baked now.
        """
        fine = sharpness.scale * sharpness.ratio
        pixels = QRectF(pixels_of(rect, fine))
        bounds = QRectF(pixels.topLeft() / fine, pixels.size() / fine)
        if bounds != self._bounds:
            self.prepareGeometryChange()
            self._bounds = bounds
        self._compose = partial(_composed, rect, colour, list(tiles), sharpness)
        self.update()

    @property
    def is_drawn(self) -> bool:
        """Whether there is a picture, or will be as soon as it is painted."""
        return self._compose is not None or not self._picture.isNull()

    def boundingRect(self) -> QRectF:
        """Return the rectangle that was composed."""
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the picture, if there is one."""
        if self._compose is not None:
            self._picture, self._compose = self._compose(), None
        if self._picture.isNull():
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(self._bounds.topLeft())
        share = self._bounds.width() / self._picture.deviceIndependentSize().width()
        painter.scale(share, share)
        painter.drawPixmap(0, 0, self._picture)

    def set_visible(self, visible: bool) -> None:
        """Show or hide the picture below all tiles."""
        self.setZValue(layers.BACKDROP)
        self.setOpacity(1)
        self.setVisible(visible)

    def lie_over(self, opacity: float) -> None:
        """Show the picture over the tiles."""
        self.setZValue(layers.SKETCH)
        self.setOpacity(opacity)
        self.setVisible(True)

    def forget(self) -> None:
        """Give back its memory unless it shows."""
        if not self.isVisible():
            self._picture, self._compose = QPixmap(), None


def _composed(rect: QRectF, colour: QColor, tiles: Iterable[Tile], sharpness: Sharpness) -> QPixmap:
    """Return a picture of a scene rectangle with tiles on a colour."""
    canvas = Canvas(rect, sharpness.scale, sharpness.ratio, colour)
    for tile in tiles:
        tile.paint_on(canvas.painter, sharpness)
    return QPixmap.fromImage(canvas.finish())
