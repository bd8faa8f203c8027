"""The territories' names on the board, of constant size on the screen, and signs where a line leaves the board."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from risk_desktop.i18n import tr
from risk_desktop.ui import theme
from risk_desktop.ui.board import layers
from risk_desktop.ui.board.atlas import Atlas, Land, Stub
from risk_desktop.ui.board.naming import Place, Subject, place_names
from risk_desktop.ui.board.wording import broken
from risk_desktop.ui.paint import draw_haloed, figure_outline, title_outline

# Names vanish below this share of the fitted zoom, or when wider than so many times their land.
_LOWEST_ZOOM, _WIDEST = 0.7, 1.6
_SMALL_LAND, _SMALLER = 24.0, 0.93
_HALO = 2.6
_SIGN_PX = 12.0


class Names:
    """Name items of all boards. Sizes are screen px; ``radius_of(land, scale)`` is the badge's radius."""

    def __init__(self, scene: QGraphicsScene, atlas: Atlas, radius_of: Callable[[Land, float], float]) -> None:
        self._atlas, self._radius_of = atlas, radius_of
        self._items = [_Sign(land.badge, scene) for land in atlas.lands]
        self._signs = [(stub, _Sign(stub.end, scene)) for stub in atlas.stubs.values()]
        self._places: list[Place] = []
        self._shown: set[int] = set()
        self._home = self._scale = 1.0
        self._raised: set[int] = set()

    def arrange(self, language: str, home: float, factor: float, ratio: float) -> None:
        """Write all names in a language and place them for the fitted zoom ``home``; ``factor`` enlarges them."""
        self._home = home
        base = theme.current_metrics().label_px * factor
        outlines = [
            [title_outline(words, _size(land, base)) for words in broken(land.territory.name.in_language(language))]
            for land in self._atlas.lands
        ]
        subjects = [self._subject(land, paths, home) for land, paths in zip(self._atlas.lands, outlines, strict=True)]
        self._places = place_names(subjects, self._foreign, home)
        for item, paths, place in zip(self._items, outlines, self._places, strict=True):
            item.draw(paths[place.lines - 1], place.rect.center(), ratio)
        for stub, sign in self._signs:
            self._draw_stub(stub, sign, language, factor, ratio)
        self.set_scale(self._scale)

    def set_scale(self, scale: float) -> None:
        """Show the names that fit at a zoom."""
        self._scale = scale
        for i, place in enumerate(self._places):
            land = self._atlas.lands[i]
            fits = place.rect.width() <= _WIDEST * max(land.bounds.width() * scale, 2 * self._radius_of(land, scale))
            self._items[i].setVisible(i in self._raised or (fits and scale >= _LOWEST_ZOOM * self._home * 0.999))
        for _, sign in self._signs:
            sign.setVisible(scale >= _LOWEST_ZOOM * self._home * 0.999)

    def set_raised(self, lands: set[int]) -> None:
        """Always show these names, above arrows (source, target, hover, cursor)."""
        if lands == self._raised:
            return
        self._raised = set(lands)
        for i, item in enumerate(self._items):
            item.setZValue(layers.NAME_RAISED if i in lands else layers.NAME)
        self.set_scale(self._scale)

    def rect(self, land: int) -> QRectF | None:
        """Return where a name stands, in screen px relative to its badge's centre; None while it is hidden."""
        return self._places[land].rect if self._places and self._items[land].isVisible() else None

    def text_lines(self, land: int) -> int:
        """Return on how many lines a name is written."""
        return self._places[land].lines

    def _subject(self, land: Land, paths: list[QPainterPath], home: float) -> Subject:
        sizes = tuple(QSizeF(p.boundingRect().width() + _HALO, p.boundingRect().height() + _HALO) for p in paths)
        radius = self._radius_of(land, home)
        return Subject(land.badge * home, land.label * home, radius, land.bounds.width() * home, sizes)

    def _foreign(self, index: int, point: QPointF) -> bool:
        found = self._atlas.roughly_at(point / self._home)
        return found is not None and found != index

    def _draw_stub(self, stub: Stub, sign: _Sign, language: str, factor: float, ratio: float) -> None:
        """Write where a line leads that leaves the board, just inside the edge and clear of the line."""
        name = self._atlas.lands[stub.other].territory.name.in_language(language)
        outline = figure_outline(tr("board.line_to", name=name), _SIGN_PX * factor, 600, 100)
        width, height = outline.boundingRect().width(), outline.boundingRect().height()
        inward = math.copysign(1.0, stub.start.x() - stub.end.x())
        sign.draw(outline, QPointF(inward * (width / 2 + 4), height / 2 + 9), ratio)


class _Sign(QGraphicsPixmapItem):
    """Words with a halo at an offset from a scene point."""

    def __init__(self, anchor: QPointF, scene: QGraphicsScene) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(layers.NAME)
        self.setPos(anchor)
        scene.addItem(self)

    def draw(self, outline: QPainterPath, centre: QPointF, ratio: float) -> None:
        """Show an outline (centred on the origin) with its centre at an offset in screen px."""
        bounds = outline.boundingRect()
        width, height = math.ceil(bounds.width() + 2 * _HALO + 2), math.ceil(bounds.height() + 2 * _HALO + 2)
        pixmap = QPixmap(round(width * ratio), round(height * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        draw_haloed(painter, QPointF(width / 2, height / 2) - bounds.center(), outline, halo_width=_HALO)
        painter.end()
        self.setPixmap(pixmap)
        self.setOffset(centre.x() - width / 2, centre.y() - height / 2)


def _size(land: Land, base: float) -> float:
    return base if land.reach >= _SMALL_LAND else base * _SMALLER
