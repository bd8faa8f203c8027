"""Labels where a route leaves the board: the name of where it leads, and an arrow that goes there.

They stand just inside the edge, where little else does. An arrow is no word that could be read with the name beside it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsScene

from risk_desktop.ui.board.geometry.atlas import Atlas, Stub
from risk_desktop.ui.board.geometry.boxes import Box, area, box_of, shared_area
from risk_desktop.ui.board.label_pixmap import LabelPixmap, label_outline, label_pixmap, label_size
from risk_desktop.ui.board.labels.label_item import LabelItem, broken_lines
from risk_desktop.ui.board.labels.label_placement import CROWDED_LARGE as CROWDED

# How far words may stand from their line, as multiples of half their height and a gap.
_ROWS = (1.0, 1.6, 2.2, 2.8, 3.4, 4.2, 5.0, 5.8, 6.6)
_GAP, _MOST_LINES = 7.0, 2
# Prices in px of distance from the line: for each third of the words on land, and for a broken line.
_ON_LAND, _BROKEN = 14.0, 10.0
# Below this multiple of the fitted zoom they vanish.
_LOWEST = 0.95


class EdgeLabels:
    """The labels at all edges. ``arrange`` shows them where ``places`` found room; ``keep_clear`` leaves some out.

    ``under``: numbers of those that lie under figures spread for a moment.
    """

    def __init__(self, atlas: Atlas, scene: QGraphicsScene) -> None:
        self.items = [(stub, LabelItem(_edge_point(atlas, stub), scene)) for stub in atlas.stubs.values()]
        self._atlas = atlas
        self._found: Sequence[EdgeLabelPlace] = ()
        self._room = [False] * len(self.items)
        self.under: set[int] = set()

    def places(self, at: LabelSpec, taken: Sequence[QRectF]) -> Iterator[EdgeLabelPlace]:
        """Yield the place of each label, where it covers as little as it can of what is taken.

        ``taken``: names, badges and places of figures, in scene points times the fitted zoom.
        """
        boxes = list(map(box_of, taken))

        def rank(place: _Place) -> tuple[float, float]:
            return max(0.0, _covered(place.box, boxes) - CROWDED * area(place.box)), place.price

        for stub, item in self.items:
            best = min(self._places(stub, item.pos() * at.home, at), key=rank)
            yield EdgeLabelPlace(best.box, label_pixmap(best.outline, at.px, best.centre, at.ratio))

    def arrange(self, found: Sequence[EdgeLabelPlace]) -> None:
        """Show the labels at these places."""
        self._found = found
        for (_, item), place in zip(self.items, found, strict=True):
            item.show_label(place.label)
        self.keep_clear(())

    def keep_clear(self, standing: Sequence[Box]) -> None:
        """Leave out the labels that what stands on the board covers."""
        self._room = [_covered(place.box, standing) <= CROWDED * area(place.box) for place in self._found]

    def set_spread(self, figures: Sequence[Box], scale: float) -> None:
        """Hide what pieces cover while they are spread: boxes in scene points times a zoom."""
        boxes = [box_of(item.label_rect().translated(item.pos() * scale)) for _, item in self.items]
        self.under = {number for number, box in enumerate(boxes) if _covered(box, figures)}

    def set_scale(self, scale: float, home: float) -> None:
        """Show the labels that have room, unless the board is zoomed out further than fits the window."""
        for number, (_, item) in enumerate(self.items):
            item.setVisible(self._room[number] and number not in self.under and scale >= _LOWEST * home)

    def rects(self, home: float) -> list[QRectF]:
        """Return where labels stand that have room, in scene points times the fitted zoom."""
        shown = zip(self.items, self._room, strict=True)
        return [item.label_rect().translated(item.pos() * home) for (_, item), room in shown if room]

    def _places(self, stub: Stub, anchor: QPointF, at: LabelSpec) -> Iterator[_Place]:
        """Yield all places where a route's label may stand: inside the edge, for panels may stand outside."""
        name = self._atlas.lands[stub.other].territory.name.in_language(at.language)
        for lines, broken in enumerate(broken_lines(name)[:_MOST_LINES]):
            words = f"{broken} →" if stub.end.x() > stub.start.x() else f"← {broken}"
            outline = label_outline(words, at.px)
            width, height = label_size(outline, at.px)
            inward = math.copysign(width / 2 + 4, stub.start.x() - stub.end.x())
            for share in _ROWS:
                for side in (1, -1):
                    centre = QPointF(inward, side * share * (height / 2 + _GAP))
                    middle = anchor + centre
                    price = abs(centre.y()) + _BROKEN * lines + _ON_LAND * self._thirds_on_land(middle, width, at.home)
                    across, down = width / 2 + 1, height / 2 + 1
                    box = (middle.x() - across, middle.y() - down, middle.x() + across, middle.y() + down)
                    yield _Place(price, outline, centre, box)

    def _thirds_on_land(self, middle: QPointF, width: float, home: float) -> int:
        """Return how much land a label of this width would cover: how many of three points lie on land."""
        xs = (middle.x() + width * share for share in (-0.4, 0.0, 0.4))
        return sum(self._atlas.roughly_at(x / home, middle.y() / home) is not None for x in xs)


@dataclass(frozen=True)
class LabelSpec:
    """What a label is drawn for: a language, the fitted zoom, the size of its letters and the screen's pixel ratio."""

    language: str
    home: float
    px: float
    ratio: float


@dataclass(frozen=True)
class _Place:
    """Where a label may stand, how bad it is there, and the box that it takes, in scene points times the fitted zoom."""

    price: float
    outline: QPainterPath
    centre: QPointF
    box: Box


@dataclass(frozen=True)
class EdgeLabelPlace:
    """Where a label stands, in scene points times the fitted zoom, and its picture."""

    box: Box
    label: LabelPixmap


def _covered(box: Box, others: Iterable[Box]) -> float:
    """Return the part of a box that others share, px2."""
    return sum(shared_area(box, other) for other in others)


def _edge_point(atlas: Atlas, stub: Stub) -> QPointF:
    """Return where a stub leaves its board."""
    board = atlas.sheets[atlas.lands[stub.land].board].frame
    low, high = 0.0, 1.0
    for _ in range(12):
        middle = (low + high) / 2
        low, high = (middle, high) if board.contains(stub.path.pointAtPercent(middle)) else (low, middle)
    return stub.path.pointAtPercent(low)
