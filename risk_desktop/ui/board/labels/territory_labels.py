"""The territories' names on the board, of constant size on the screen, and labels where a route leaves the board."""

from __future__ import annotations

from collections.abc import Generator, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsScene

from risk_desktop.ui import theme
from risk_desktop.ui.board import layers
from risk_desktop.ui.board.geometry.atlas import Atlas, Land
from risk_desktop.ui.board.geometry.boxes import Box, area, box_of, shared_area
from risk_desktop.ui.board.ground.pixmap_cache import PixmapCache, bytes_of
from risk_desktop.ui.board.label_pixmap import LabelPixmap, label_outline, label_pixmap, label_size
from risk_desktop.ui.board.labels.afterlife_names import AfterlifeNames
from risk_desktop.ui.board.labels.edge_labels import EdgeLabelPlace, EdgeLabels, LabelSpec
from risk_desktop.ui.board.labels.label_item import LabelItem, broken_lines
from risk_desktop.ui.board.labels.label_placement import (
    CROWDED,
    CROWDED_LARGE,
    LabelCover,
    LabelPlace,
    LabelSubject,
    clearest_place,
    is_astray,
    placing_labels,
)
from risk_desktop.ui.board.markers.badges import Badges

# Names vanish below this share of the fitted zoom.
_LOWEST_ZOOM = 0.75
# From this multiple of the fitted zoom on crowded names have room.
_ROOMIER = 1.5
# Names grow with the text scale, but not beyond what a fitted board has room for: px per zoom.
_LARGEST = 32.0
# Px between names side by side, so that two are not read as one.
_APART = 4.0
# More than this share of a name under figures that are spread hides it.
_UNDER = 0.05
# The share of a name below a raised one from which the rest of it would be hard to read.
_SCRAPS = 0.15
# How far a sign of the ground reaches, board px.
_SIGN_REACH = 16.0
# So many places of figures in each territory are left free by names if it can be.
_FIGURES = 2
# What a name that is raised hides for a moment weighs: what stands somewhere or lies over names, and other names.
_STANDING, _NAMED = 1.0, 0.3
_UNMOVED = QPointF()
# What is kept of names that were drawn, bytes.
_KEPT_BYTES = 4_000_000


class TerritoryLabels:
    """Name labels of all boards, ``edges``: those where a route leaves a board, and ``afterlives``: of places of the dead.

    Sizes are screen px. ``badges`` tell how large badges are, and where figures may come to stand beside them.
    """

    def __init__(self, scene: QGraphicsScene, atlas: Atlas, badges: Badges) -> None:
        self._atlas, self._badges = atlas, badges
        self._items = [LabelItem(land.badge, scene) for land in atlas.lands]
        self.edges = EdgeLabels(atlas, scene)
        self.afterlives = AfterlifeNames(atlas, scene)
        self._places: list[LabelPlace] = []
        self._known: _Arrangement | None = None
        self._standing: Sequence[Sequence[Box]] = ()
        self._fixed: Sequence[Box] = ()
        self._around: list[Box] = []
        """All that stands there, whatever it is, and the words at the edges."""
        self._covered: set[int] = set()
        self._moved: dict[int, QPointF] = {}
        """How far from their places names are that have room in another one only, px."""
        self._left_out: set[int] = set()
        """The names that have no room anywhere."""
        self._aside: dict[int, QPointF] = {}
        """How far from their places those that show are: the moved ones, and the raised ones of these."""
        self._named: dict[int, Box] = {}
        """Where all that have room are on the fitted board."""
        self._home = self._scale = 1.0
        self.raised: set[int] = set()
        self._gone: frozenset[int] = frozenset()
        self._under: frozenset[int] = frozenset()
        self._below: set[int] = set()
        """The names of which a raised one would leave only scraps."""

    def _key(self, language: str, home: float, factor: float, ratio: float) -> Hashable:
        """Return what decides where all names stand and how they look."""
        metrics = theme.current_metrics()
        return self._atlas, language, home, factor, ratio, theme.current().name, metrics.label_px, metrics.badge_radius

    def arranging(self, language: str, home: float, factor: float, ratio: float) -> Iterator[None]:
        """Write all names in a language and place them for the fitted zoom ``home``; ``factor`` enlarges them.

        The work comes in steps of a few ms; the names show when the last one is done. The same names are kept.
        """
        key, base = self._key(language, home, factor, ratio), _size(home, factor)
        self.afterlives.arrange(language, home, base, ratio)
        known = RECENT_NAMES.get(key)
        if known is None:
            known = yield from self._arranged(language, home, base, ratio)
            RECENT_NAMES.put(key, known, sum(bytes_of(words.pixmap) for words in known.names))
        self._home, self._places, self._known, self._standing = home, known.places, known, ()
        self._aside, self._moved, self._left_out = {}, {}, self._crowded
        self._under = frozenset()
        for item, words in zip(self._items, known.names, strict=True):
            item.show_label(words)
        self.edges.arrange(known.edges)
        self.set_scale(self._scale)

    def _arranged(self, language: str, home: float, base: float, ratio: float) -> Generator[None, None, _Arrangement]:
        outlines, subjects = [], []
        yield from self._badges.figure_places.finding(_FIGURES)
        for land in self._atlas.lands:
            words = broken_lines(land.territory.name.in_language(language))
            outlines.append([label_outline(each, base) for each in words])
            subjects.append(self._subject(land, outlines[-1], base, home))
            yield
        foreign, room = _Foreign(self._atlas, home), self._room(home)
        most = CROWDED_LARGE if theme.current_metrics().large else CROWDED
        places = yield from placing_labels(subjects, foreign, room, most, self._signs(home))
        names = []
        for paths, place in zip(outlines, places, strict=True):
            names.append(label_pixmap(paths[place.lines - 1], base, _rect(place).center(), ratio))
            yield
        taken = [QRectF(x, y, right - x, low - y) for each in subjects for x, y, right, low in each.figures]
        taken += [
            words.covered(land.badge * home)
            for land, place, words in zip(self._atlas.lands, places, names, strict=True)
            if not place.crowded
        ]
        for land in self._atlas.lands:
            radius = self._badges.radius(land, home)
            taken.append(_box(land.badge * home, 2 * radius, 2 * radius))
        edges = []
        for edge in self.edges.places(LabelSpec(language, home, base, ratio), taken):
            edges.append(edge)
            yield
        boxes = [
            box_of(_rect(place).translated(QPointF(*at.badge))) for at, place in zip(subjects, places, strict=True)
        ]
        cover = LabelCover(boxes, [self._badges.figure_places.reach(land) for land in self._atlas.lands], most)
        return _Arrangement(places, names, edges, cover)

    def keep_clear(self, home: float, standing: Sequence[Sequence[Box]], fixed: Sequence[Box]) -> None:
        """Find other places for the labels on which something stands, or leave them out, as the board is fitted: zoom ``home``.

        All boxes are in scene points times this zoom.
        ``standing``: badge and figures of each territory; ``fixed``: what else lies over labels.
        """
        if self._known is None or home != self._home or (standing, fixed) == (self._standing, self._fixed):
            return
        self._standing, self._fixed = standing, fixed
        self._covered = self._known.cover.covered(standing, fixed)
        self.edges.keep_clear([*chain.from_iterable(standing), *fixed])
        self._find_room()
        self._clear_raised()
        self.set_scale(self._scale)

    def set_scale(self, scale: float) -> None:
        """Show the names that fit at a zoom."""
        self._scale = scale
        for i in range(len(self._places)):
            fits = _fits(i in self._left_out, scale, self._home)
            shown = (i in self.raised or fits) and i not in self._under and i not in self._below
            self._items[i].setVisible(shown and i not in self._gone)
        self.edges.set_scale(scale, self._home)
        self.afterlives.set_visible(scale >= _LOWEST_ZOOM * self._home)

    def set_raised(self, lands: set[int]) -> None:
        """Always show these names, above arrows (source, target, hover, cursor)."""
        if lands == self.raised:
            return
        self.raised = set(lands)
        for i, item in enumerate(self._items):
            item.setZValue(layers.NAME_RAISED if i in lands else layers.NAME)
        self._clear_raised()
        self.set_scale(self._scale)

    def _find_room(self) -> None:
        """Find other places, where they hide nothing, for the names that have no room in their own."""
        homeless = self._covered | self._crowded
        self._around = [*chain(*self._standing), *self._fixed, *map(box_of, self.sign_rects(self._home))]
        self._named = {i: self._box_at(i) for i in range(len(self._items)) if i not in homeless | self._gone}
        self._moved = {}
        for i in sorted(homeless):
            shift = self._clearest(i, self._named)
            box = self._box_at(i, shift)
            if self._is_free(i, box):
                self._moved[i], self._named[i] = shift, box
        self._left_out = homeless - self._moved.keys()

    def _is_free(self, number: int, box: Box) -> bool:
        """Return whether a name hides nothing in a box, and seems to belong to no other territory."""
        badges = [(land.badge.x() * self._home, land.badge.y() * self._home) for land in self._atlas.lands]
        hidden = sum(shared_area(box, each) for each in (*self._around, *self._named.values()))
        return hidden <= CROWDED_LARGE * area(box) and not is_astray(box, badges[number], badges)

    def _clear_raised(self) -> None:
        """Put the names that are raised although there is no room for them where they hide least."""
        before, self._aside, named = self._aside, dict(self._moved), dict(self._named)
        self._below = set()
        for i in sorted(self.raised & self._left_out):
            self._aside[i] = self._clearest(i, named)
            named[i] = box = self._box_at(i, self._aside[i])
            others = ((other, each) for other, each in self._named.items() if other not in self.raised)
            self._below.update(other for other, each in others if shared_area(box, each) > _SCRAPS * area(each))
        if self._known is not None:
            for i in before.keys() | self._aside.keys():
                self._items[i].setOffset(self._known.names[i].offset + self._aside.get(i, QPointF()))

    def _clearest(self, number: int, named: Mapping[int, Box]) -> QPointF:
        """Return how far from its place a name hides least on the fitted board, px; ``named``: where other names are."""
        land, box = self._atlas.lands[number], self._places[number].box
        badge, frame = land.badge * self._home, self._atlas.sheets[land.board].frame
        around = [*((_STANDING, each) for each in self._around), *((_NAMED, each) for each in named.values())]
        radius = self._badges.radius(land, self._home)

        def beside(each: Box) -> Box:
            return each[0] - badge.x(), each[1] - badge.y(), each[2] - badge.x(), each[3] - badge.y()

        clearest = clearest_place(
            box,
            (-radius, -radius, radius, radius),
            [*map(beside, self._standing[number])] if self._standing else [],
            [(weight, beside(each)) for weight, each in around],
            beside(_box_of(frame, self._home)),
        )
        return QPointF(clearest[0] - box[0], clearest[1] - box[1])

    @property
    def _crowded(self) -> set[int]:
        """The names that have no room in their places, whatever stands there."""
        return {i for i, place in enumerate(self._places) if place.crowded}

    def _place(self, land: int) -> QRectF:
        """Return where a name stands while it shows, in screen px from its badge's centre."""
        return _rect(self._places[land]).translated(self._aside.get(land, QPointF()))

    def _box_at(self, land: int, shift: QPointF = _UNMOVED) -> Box:
        """Return where a name stands on the fitted board, so far from its place, in scene points times its zoom."""
        return box_of(_rect(self._places[land]).translated(self._atlas.lands[land].badge * self._home + shift))

    def set_spread(self, figures: Sequence[Box], fanned: frozenset[int]) -> None:
        """Hide labels that figures cover while they are spread: boxes in scene points times the current zoom.

        ``fanned``: the territories whose figures these are; their names stay where they are.
        """
        if self._known is None or not (figures or self._under or self.edges.under):
            return
        boxes = [box_of(self._place(land.index).translated(land.badge * self._scale)) for land in self._atlas.lands]
        hidden = (
            i for i, box in enumerate(boxes) if sum(shared_area(box, each) for each in figures) > _UNDER * area(box)
        )
        self._under = frozenset(hidden) - fanned
        self.edges.set_spread(figures, self._scale)
        self.set_scale(self._scale)

    def set_gone(self, lands: frozenset[int]) -> None:
        """Never show the names of these territories: the sea has taken them."""
        if lands != self._gone:
            self._gone = lands
            self.set_scale(self._scale)

    def rect(self, land: int) -> QRectF | None:
        """Return where a name stands, in screen px relative to its badge's centre; None while it is hidden."""
        return self._place(land) if self._places and self._items[land].isVisible() else None

    def room(self, land: int) -> QRectF | None:
        """Return the same for a name that has room on the fitted board, whether or not something stands there now."""
        return None if not self._places or self._places[land].crowded else _rect(self._places[land])

    def sign_rects(self, home: float) -> list[QRectF]:
        """Return where the words at the edges and on the places of the dead stand, in scene points times the fitted zoom."""
        return [*self.edges.rects(home), *self.afterlives.rects(home)]

    def _signs(self, home: float) -> list[Box]:
        """Return what stands on the ground for good, in scene points times the fitted zoom: names leave it free."""
        marks = [mark.at for sheet in self._atlas.sheets for mark in sheet.marks]
        side = 2 * _SIGN_REACH * home
        return [box_of(rect) for rect in (*(_box(at * home, side, side) for at in marks), *self.afterlives.rects(home))]

    def _subject(self, land: Land, paths: list[QPainterPath], px: float, home: float) -> LabelSubject:
        sizes = [label_size(path, px) for path in paths]
        return LabelSubject(
            (land.badge.x() * home, land.badge.y() * home),
            self._badges.radius(land, home),
            land.bounds.width() * home,
            tuple((width + _APART, height) for width, height in sizes),
            _box_of(self._atlas.sheets[land.board].frame, home),
            tuple(self._badges.figure_places.boxes(land.index, _FIGURES)),
            wish=(land.label.x() * home, land.label.y() * home),
        )

    def _room(self, home: float) -> Box:
        """Return the rectangle of all boards in scene points times ``home``."""
        rect = QRectF()
        for sheet in self._atlas.sheets:
            rect = rect.united(sheet.frame)
        return _box_of(rect, home)


@dataclass(frozen=True)
class _Foreign:
    """Says whether a point, in scene points times a zoom, lies on other land than the numbered one.

    Names of land may stand on the water of a territory, as they do on the open sea.
    """

    atlas: Atlas
    zoom: float

    def __call__(self, index: int, x: float, y: float) -> bool:
        found = self.atlas.roughly_at(x / self.zoom, y / self.zoom)
        if found is None or found == index:
            return False
        return self.atlas.lands[found].soil != "water" or self.atlas.lands[index].soil == "water"


@dataclass(frozen=True)
class _Arrangement:
    """All labels of the boards for one fitted zoom."""

    places: list[LabelPlace]
    names: list[LabelPixmap]
    edges: list[EdgeLabelPlace]
    cover: LabelCover


RECENT_NAMES: PixmapCache[_Arrangement] = PixmapCache(_KEPT_BYTES)


def _fits(crowded: bool, scale: float, home: float) -> bool:
    """Return whether a name is shown at a zoom when ``home`` is the fitted one, at which it is ``crowded`` or not."""
    return (not crowded or scale > home * _ROOMIER) and scale >= _LOWEST_ZOOM * home


def _size(home: float, factor: float) -> float:
    """Return how large names are on the fitted board, px."""
    return min(theme.current_metrics().label_px * factor, _LARGEST * home)


def _rect(place: LabelPlace) -> QRectF:
    left, top, right, bottom = place.box
    return QRectF(left, top, right - left, bottom - top)


def _box_of(rect: QRectF, home: float) -> Box:
    """Return a rectangle of the scene at a zoom."""
    return rect.left() * home, rect.top() * home, rect.right() * home, rect.bottom() * home


def _box(centre: QPointF, width: float, height: float) -> QRectF:
    return QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)
