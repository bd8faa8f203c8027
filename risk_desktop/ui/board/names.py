"""The territories' names on the board, of constant size on the screen, and signs where a line leaves the board."""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from risk_desktop.i18n import tr
from risk_desktop.ui import theme
from risk_desktop.ui.board import layers
from risk_desktop.ui.board.atlas import Atlas, Land, Stub
from risk_desktop.ui.board.boxes import Box
from risk_desktop.ui.board.clearing import Clearing, Naming
from risk_desktop.ui.board.kept import Kept, bytes_of
from risk_desktop.ui.board.naming import Place, Subject, placing_names
from risk_desktop.ui.board.outlines import Outline
from risk_desktop.ui.board.wording import broken
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.paint import figure_outline, title_outline

# How far words at an edge may stand from their line, as multiples of half their height and a gap.
_SIGN_ROWS = (1.0, 1.6, 2.2, 2.8, 3.4, 4.2, 5.0, 5.8, 6.6)
# Names vanish below this share of the fitted zoom, and those on other land when wider than so many times their own.
_LOWEST_ZOOM, _WIDEST, _MOST_FOREIGN = 0.8, 1.6, 0.2
# From this multiple of the fitted zoom on crowded names have room; signs vanish below the second.
_ROOMIER, _LOWEST_SIGN = 1.5, 0.95
# Names grow with the text scale, but not beyond what a fitted board has room for: px per zoom.
_LARGEST = 20.0
_SMALL_LAND, _SMALLER = 24.0, 0.93
# Px between names side by side, so that two are not read as one.
_APART = 5.0
_HALO, _HALO_ALPHA = 2.6, 215
_SIGN_PX, _SIGN_GAP, _MOST_SIGN_LINES = 12.0, 7.0, 2
# What is as bad as standing so many px further from the line: each third of the words on land, a broken line.
_SIGN_ON_LAND, _SIGN_BROKEN = 14.0, 10.0
# What is kept of names that were written, bytes.
_KEPT_BYTES = 6_000_000


class Names:
    """Name items of all boards. Sizes are screen px; ``radius_of(land, scale)`` is the badge's radius."""

    def __init__(self, scene: QGraphicsScene, atlas: Atlas, radius_of: Callable[[Land, float], float]) -> None:
        self._atlas, self._radius_of = atlas, radius_of
        self._items = [_Sign(land.badge, scene) for land in atlas.lands]
        self._signs = [(stub, _Sign(_edge_point(atlas, stub), scene)) for stub in atlas.stubs.values()]
        self._places: list[Place] = []
        self._known: _Arrangement | None = None
        self._standing: tuple[Sequence[Box | None], Sequence[Box]] | None = None
        self._shown: set[int] = set()
        self._home = self._scale = 1.0
        self._raised: set[int] = set()
        self._gone: frozenset[int] = frozenset()

    def arranging(self, language: str, home: float, factor: float, ratio: float) -> Iterator[None]:
        """Write all names in a language and place them for the fitted zoom ``home``; ``factor`` enlarges them.

        The work comes in steps of a few ms; the names show when the last one is done. The same names are kept.
        """
        metrics = theme.current_metrics()
        key = self._atlas, language, home, factor, ratio, theme.current().name, metrics.label_px, metrics.badge_radius
        known = _LATELY.get(key)
        if known is None:
            known = yield from self._arranged(language, home, factor, ratio)
            _LATELY.put(key, known, sum(bytes_of(words.pixmap) for words in known.names))
        self._home, self._places, self._known, self._standing = home, known.places, known, None
        for item, words in zip(self._items, known.names, strict=True):
            item.show_words(words)
        for (_, sign), words in zip(self._signs, known.signs, strict=True):
            sign.show_words(words)
        self.set_scale(self._scale)

    def _arranged(self, language: str, home: float, factor: float, ratio: float) -> Generator[None, None, _Arrangement]:
        base = min(theme.current_metrics().label_px * factor, _LARGEST * home)
        outlines, subjects = [], []
        for land in self._atlas.lands:
            words = broken(land.territory.name.in_language(language))
            outlines.append([title_outline(each, _size(land, base)) for each in words])
            subjects.append(self._subject(land, outlines[-1], home))
            yield
        foreign, room = _Foreign(self._atlas, home), self._room(home)
        places = yield from placing_names(subjects, foreign, home, room)
        names = []
        for land, paths, place in zip(self._atlas.lands, outlines, places, strict=True):
            names.append(_written(paths[place.lines - 1], _rect(place).center(), ratio, _ink(land)))
            yield
        taken = [
            words.covered(land.badge * home)
            for land, place, words in zip(self._atlas.lands, places, names, strict=True)
            if _fits(land, place, home, home)
        ]
        for land in self._atlas.lands:
            radius = self._radius_of(land, home)
            taken.append(_box(land.badge * home, 2 * radius, 2 * radius))
        signs = []
        for stub, sign in self._signs:
            signs.append(self._stub_words(stub, sign.pos() * home, taken, (language, home, factor, ratio)))
            yield
        clearing = Clearing(Naming(subjects, places, foreign, home, room))
        return _Arrangement(places, names, signs, outlines, clearing, ratio)

    def keep_clear(self, home: float, standing: Sequence[Box | None], fixed: Sequence[Box]) -> None:
        """Let names make way for what stands in each territory, in scene points times the fitted zoom ``home``.

        A name for which there is no room is left out. ``fixed``: what else no name moves onto.
        """
        if self._known is None or home != self._home or (standing, fixed) == self._standing:
            return
        self._standing = standing, fixed
        before, self._places = self._places, self._known.clearing.around(standing, fixed)
        for i, place in enumerate(self._places):
            if place.box != before[i].box:
                self._items[i].show_words(self._known.words(i, place, _ink(self._atlas.lands[i])))
        self.set_scale(self._scale)

    def set_scale(self, scale: float) -> None:
        """Show the names that fit at a zoom."""
        self._scale = scale
        for i, place in enumerate(self._places):
            fits = _fits(self._atlas.lands[i], place, scale, self._home)
            self._items[i].setVisible((i in self._raised or fits) and i not in self._gone)
        for _, sign in self._signs:
            sign.setVisible(scale >= _LOWEST_SIGN * self._home)

    def set_raised(self, lands: set[int]) -> None:
        """Always show these names, above arrows (source, target, hover, cursor)."""
        if lands == self._raised:
            return
        self._raised = set(lands)
        for i, item in enumerate(self._items):
            item.setZValue(layers.NAME_RAISED if i in lands else layers.NAME)
        self.set_scale(self._scale)

    def set_gone(self, lands: frozenset[int]) -> None:
        """Never show the names of these territories: they are no more."""
        if lands != self._gone:
            self._gone = lands
            self.set_scale(self._scale)

    def rect(self, land: int) -> QRectF | None:
        """Return where a name stands, in screen px relative to its badge's centre; None while it is hidden."""
        return _rect(self._places[land]) if self._places and self._items[land].isVisible() else None

    def sign_rects(self, home: float) -> list[QRectF]:
        """Return where the words at the edges stand, in scene points times the fitted zoom."""
        return [sign.words_rect().translated(sign.pos() * home) for _, sign in self._signs]

    def _subject(self, land: Land, paths: list[QPainterPath], home: float) -> Subject:
        bounds = [path.boundingRect() for path in paths]
        return Subject(
            (land.badge.x() * home, land.badge.y() * home),
            (land.label.x() * home, land.label.y() * home),
            self._radius_of(land, home),
            land.bounds.width() * home,
            tuple((rect.width() + _HALO + _APART, rect.height() + _HALO) for rect in bounds),
            _box_of(self._atlas.sheets[land.board].rect, home),
        )

    def _room(self, home: float) -> Box:
        """Return the rectangle of all boards in scene points times ``home``."""
        rect = QRectF()
        for sheet in self._atlas.sheets:
            rect = rect.united(sheet.rect)
        return _box_of(rect, home)

    def _stub_words(
        self, stub: Stub, anchor: QPointF, taken: Sequence[QRectF], at: tuple[str, float, float, float]
    ) -> _Words:
        """Write where a line leads that leaves the board: just inside the edge, as near to the line as there is room.

        Outside the edge panels may stand. ``at``: language, fitted zoom, factor and pixel ratio.
        """
        language, home, factor, ratio = at
        name = self._atlas.lands[stub.other].territory.name.in_language(language)
        best: tuple[tuple[float, float], QPainterPath, QPointF] | None = None
        for lines, words in enumerate(broken(tr("board.line_to", name=name))[:_MOST_SIGN_LINES]):
            outline = figure_outline(words, _SIGN_PX * factor, 600, 100)
            for covered, price, centre in self._sign_places(stub, anchor, outline, taken, home):
                rank = covered, price + _SIGN_BROKEN * lines
                if best is None or rank < best[0]:
                    best = rank, outline, centre
        assert best is not None
        return _written(best[1], best[2], ratio)

    def _sign_places(
        self, stub: Stub, anchor: QPointF, outline: QPainterPath, taken: Sequence[QRectF], home: float
    ) -> Iterator[tuple[float, float, QPointF]]:
        """Yield where words may stand: px2 of names and badges that they cover there, how bad it is else, their centre."""
        width, height = outline.boundingRect().width(), outline.boundingRect().height()
        inward = math.copysign(width / 2 + 4, stub.start.x() - stub.end.x())
        down = height / 2 + _SIGN_GAP
        coverage = _Coverage(self._atlas, anchor, home, width)
        for share in _SIGN_ROWS:
            for side in (1, -1):
                centre = QPointF(inward, side * share * down)
                areas = map(_box(anchor + centre, width, height).intersected, taken)
                covered = sum(area.width() * area.height() for area in areas)
                yield covered, abs(centre.y()) + _SIGN_ON_LAND * coverage(centre), centre


@dataclass(frozen=True)
class _Foreign:
    """Tells whether a point, in scene points times a zoom, lies on other land than the numbered one.

    Names of land may stand on water as they do on the open sea.
    """

    atlas: Atlas
    zoom: float

    def __call__(self, index: int, x: float, y: float) -> bool:
        found = self.atlas.roughly_at(x / self.zoom, y / self.zoom)
        if found is None or found == index:
            return False
        return self.atlas.lands[found].soil != "water" or self.atlas.lands[index].soil == "water"


class _Coverage:
    """How much land words at an offset from an anchor would cover: points of three on land."""

    def __init__(self, atlas: Atlas, anchor: QPointF, home: float, width: float) -> None:
        self._atlas, self._anchor, self._home, self._width = atlas, anchor, home, width

    def __call__(self, centre: QPointF) -> int:
        middle = self._anchor + centre
        xs = (middle.x() + self._width * share for share in (-0.4, 0.0, 0.4))
        return sum(self._atlas.roughly_at(x / self._home, middle.y() / self._home) is not None for x in xs)


class _Sign(QGraphicsPixmapItem):
    """Words with a halo at an offset from a scene point."""

    def __init__(self, anchor: QPointF, scene: QGraphicsScene) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(layers.NAME)
        self.setPos(anchor)
        scene.addItem(self)

    def words_rect(self) -> QRectF:
        """Return the rectangle of the words, in screen px from their anchor."""
        return QRectF(self.offset(), self.pixmap().deviceIndependentSize())

    def show_words(self, words: _Words) -> None:
        """Show these words."""
        self.setPixmap(words.pixmap)
        self.setOffset(words.offset)


@dataclass(frozen=True)
class _Words:
    """Words with a halo, and where their picture begins, in screen px from their anchor."""

    pixmap: QPixmap
    offset: QPointF

    def covered(self, anchor: QPointF) -> QRectF:
        """Return the rectangle of the words when the anchor is at this point."""
        return QRectF(self.offset, self.pixmap.deviceIndependentSize()).translated(anchor)


@dataclass(frozen=True)
class _Ink:
    """Colours of words and of their halo."""

    words: str
    halo: str


_WET = _Ink("#dff6fb", "#06202f")


def _land_ink() -> _Ink:
    return _Ink(theme.current().label, theme.current().label_halo)


@dataclass(frozen=True)
class _Arrangement:
    """All words of a board for one fitted zoom; ``outlines``: each name on one, two and three lines."""

    places: list[Place]
    names: list[_Words]
    signs: list[_Words]
    outlines: list[list[QPainterPath]]
    clearing: Clearing
    ratio: float

    def words(self, land: int, place: Place, ink: _Ink) -> _Words:
        """Return a name at another place than that of the arrangement."""
        centre, usual = _rect(place).center(), self.places[land]
        if place.lines != usual.lines:
            return _written(self.outlines[land][place.lines - 1], centre, self.ratio, ink)
        words = self.names[land]
        return _Words(words.pixmap, words.offset + centre - _rect(usual).center())


_LATELY: Kept[_Arrangement] = Kept(_KEPT_BYTES)


def _ink(land: Land) -> _Ink:
    """Return the colours of a territory's name: on water it is cooler."""
    return _WET if land.soil == "water" else _land_ink()


def _written(outline: QPainterPath, centre: QPointF, ratio: float, ink: _Ink | None = None) -> _Words:
    """Return an outline (centred on the origin) as words with their centre at an offset in screen px."""
    bounds = outline.boundingRect()
    width, height = math.ceil(bounds.width() + 2 * _HALO + 2), math.ceil(bounds.height() + 2 * _HALO + 2)
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.translate(QPointF(width / 2, height / 2) - bounds.center())
    _draw_words(painter, outline, ink or _land_ink())
    painter.end()
    return _Words(pixmap, centre - QPointF(width / 2, height / 2))


def _draw_words(painter: QPainter, outline: QPainterPath, ink: _Ink) -> None:
    """Fill words over their halo, on an empty picture; the halo in pieces, as one it would take five times as long."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    pen = QPen(rgba(ink.halo, _HALO_ALPHA), _HALO)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    for piece, _ in Outline(outline).pieces:
        painter.strokePath(piece, pen)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    painter.fillPath(outline, QColor(ink.words))


def _fits(land: Land, place: Place, scale: float, home: float) -> bool:
    """Tell whether a name is shown at a zoom when ``home`` is the fitted one."""
    fits = place.foreign <= _MOST_FOREIGN or _rect(place).width() <= _WIDEST * land.bounds.width() * scale
    fits &= not place.crowded or scale > home * _ROOMIER
    return fits and scale >= _LOWEST_ZOOM * home


def _rect(place: Place) -> QRectF:
    left, top, right, bottom = place.box
    return QRectF(left, top, right - left, bottom - top)


def _box_of(rect: QRectF, home: float) -> Box:
    """Return a rectangle of the scene at a zoom."""
    return rect.left() * home, rect.top() * home, rect.right() * home, rect.bottom() * home


def _box(centre: QPointF, width: float, height: float) -> QRectF:
    return QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)


def _edge_point(atlas: Atlas, stub: Stub) -> QPointF:
    """Return where a stub leaves its board."""
    board = atlas.sheets[atlas.lands[stub.land].board].rect
    low, high = 0.0, 1.0
    for _ in range(12):
        middle = (low + high) / 2
        low, high = (middle, high) if board.contains(stub.path.pointAtPercent(middle)) else (low, middle)
    return stub.path.pointAtPercent(low)


def _size(land: Land, base: float) -> float:
    return base if land.reach >= _SMALL_LAND else base * _SMALLER
