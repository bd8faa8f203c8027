"""Where the territories' names and the bonus plates stand, also where something stands on them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain

from PySide6.QtCore import QPointF, QRectF

from risk_desktop.ui.board.geometry.atlas import Atlas
from risk_desktop.ui.board.geometry.boxes import Box, box_of, shared_area
from risk_desktop.ui.board.labels.territory_labels import TerritoryLabels
from risk_desktop.ui.board.markers.badges import Badges
from risk_desktop.ui.board.markers.chips import Chips
from risk_desktop.ui.board.markers.piece_rows import PieceRows
from risk_desktop.ui.board.markers.plates import Plates, Taken
from risk_desktop.ui.board.position import BoardPosition

# What a mark costs by px2 of a name that it hides, of a crown, a waiting card or another mark, of figures, also spread to be
# chosen, and each place less preferred.
_NAME, _MARK, _FIGURE, _SPREAD, _RANK = 2.0, 4.0, 10.0, 15.0, 20.0
# What it costs a mark to stand apart from its badge, by px, and nearer to the badge of another territory: it would seem to be
# that one's.
_APART, _ASTRAY = 10.0, 4000.0
# What it costs by px2 to hide the arrow, and how far it reaches to both sides of its points, px.
_CROSSED, _ARROW = 0.3, 8.0
# A chip leaves room for figures that may come yet: what hiding the place of the first costs, and that of the second.
_TO_COME = (1.0, 0.4)
# What a plate costs by px2 of a badge that it hides, of a name, and of the places of figures, the first ones first. A name
# of which so little is hidden is left out altogether.
_BADGE, _NAMED, _FIGURES = 6.0, 2.0, (6.0, 5.0, 2.0, 1.0)
# What stands at a badge so far away, screen px, can't be hidden by a mark: names are 250 px wide with the largest text.
_FAR = 400.0


class LabelLayout:
    """Places names and plates on the fitted board: seen from nearer there is room for all of them.

    Attributes, kept up to date by the scene: ``position``; ``scale``, the zoom in use; ``home``, that of the fitted
    board; ``covers``: what lies over the fitted board, and ``room``: what is seen there, in scene points times ``home``;
    ``arrow`` tells points along the arrow, each of ``signs`` where signs stand at badges, screen px from the badges' points.
    """

    def __init__(
        self,
        atlas: Atlas,
        badges: Badges,
        chips: Chips,
        rows: PieceRows,
        labels: TerritoryLabels,
        plates: Plates,
    ) -> None:
        self._atlas, self._badges, self._chips, self._rows, self._labels = atlas, badges, chips, rows, labels
        self._plates = plates
        self.position = BoardPosition.empty(len(atlas.lands))
        self.scale = self.home = 1.0
        self.covers: Sequence[QRectF] = ()
        self.room = QRectF()
        self.arrow: Callable[[], Sequence[QPointF]] = tuple
        self.signs: Sequence[Callable[[], Mapping[int, QRectF]]] = ()

    def arranging(self, language: str, home: float, factor: float, ratio: float) -> Iterator[None]:
        """Place everything anew for the zoom ``home``, in steps of a few ms."""
        yield from self._labels.arranging(language, home, factor, ratio)
        self.arrange_plates(home, factor, ratio)

    def arrange_plates(self, home: float, factor: float, ratio: float) -> None:
        """Place the plates alone: something else lies over a board that is as large as before."""
        self._plates.arrange(home, factor, ratio, self._taken(home), self.room)
        self.clear_names()

    def clear_names(self) -> None:
        """Find other places for the names on which something stands now, or leave them out."""
        if self.scale == self.home:
            fixed = [*map(box_of, self._plates.rects()), *map(box_of, self.covers)]
            self._labels.keep_clear(self.scale, self.standing_boxes(), fixed)
        self._clear_fans()

    def _clear_fans(self) -> None:
        """Leave out what lies under figures spread for a moment, but for the names of their own lands."""
        fanned = frozenset(self._rows.fanned)
        boxes = [self.box_at(rect, land) for land in sorted(fanned) for rect in self._rows.figures(land)]
        self._labels.set_spread(boxes, fanned)

    def room_taken(self) -> object:
        """Return what decides how much room badges, pieces and plates take: only then it changes which names show."""
        shown = self.position
        counted = [armies > 0 or owner >= 0 for owner, armies in zip(shown.owners, shown.armies, strict=True)]
        return shown.pieces, shown.shares, shown.tied, shown.gone, counted, self._plates.holders

    def standing_rect(self, land: int) -> QRectF:
        """Return where badge and pieces of a territory stand, screen px from the badge's point; empty for nothing."""
        row, badge = self._rows.rect(land), self._badges.rect(land)
        return row.united(badge) if self._badges.is_counted(land) else row

    def standing_rects(self, land: int) -> list[QRectF]:
        """Return where badge, figures and signs of a territory stand, screen px from the badge's point."""
        badge = [self._badges.rect(land)] if self._badges.is_counted(land) else []
        return [*badge, *self._rows.rects(land)]

    def standing_boxes(self) -> list[list[Box]]:
        """Return what stands in each territory, in scene points times the zoom in use."""
        return [
            [self.box_at(rect, land.index) for rect in self.standing_rects(land.index)] for land in self._atlas.lands
        ]

    def chip_boxes(self) -> list[Box]:
        """Return where chips stand, in scene points times the zoom in use."""
        return [self.box_at(rect, land) for land, rect in self._chips.rects().items()]

    def boxes(self) -> list[Box]:
        """Return what stands in the territories and their names, in scene points times the zoom in use."""
        names = ((self._labels.rect(land.index), land.index) for land in self._atlas.lands)
        return [
            *chain.from_iterable(self.standing_boxes()),
            *(self.box_at(rect, land) for rect, land in names if rect is not None),
        ]

    def least_hiding(self, land: int, rects: Sequence[QRectF], taken: Sequence[Box] = ()) -> int:
        """Return which of some places at a badge hides least of figures, also where they are spread, other badges, chips,
        names and the arrow, and of what is ``taken``; the first of equals. It is as ``Choose`` says.
        """
        around = [*self._hidden_by_marks(land), *((_MARK, box) for box in taken)]
        badge, others = self._badges.rect(land), self._badges_near(land)

        def price(number: int) -> float:
            rect, box = rects[number], self.box_at(rects[number], land)
            hides = sum(weight * shared_area(box, other) for weight, other in around)
            to_badge = _distance(rect.center(), badge.center())
            astray = any(_distance(rect.center(), other) < to_badge for other in others)
            return number * _RANK + hides + _APART * _gap(rect, badge) + _ASTRAY * astray

        return min(range(len(rects)), key=price)

    def _badges_near(self, land: int) -> list[QPointF]:
        """Return where other badges lie that marks could seem to belong to, screen px from the badge's point."""
        here, lands = self._atlas.lands[land].badge, self._atlas.sheets[self._atlas.lands[land].board].lands
        found = ((other.badge - here) * self.scale for other in lands if self._badges.is_counted(other.index))
        return [way for way in found if 0 < way.manhattanLength() <= _FAR]

    def _hidden_by_marks(self, land: int) -> Iterator[tuple[float, Box]]:
        """Yield what a mark at a badge should not hide, each with its weight: where there are figures, also their places here."""
        aside = self._atlas.lands[land].badge * (self.scale - self.home)
        places = self._badges.figure_places.boxes(land, len(_TO_COME)) if self.position.pieces else []
        for weight, (left, top, right, bottom) in zip(_TO_COME, places, strict=False):
            yield weight, (left + aside.x(), top + aside.y(), right + aside.x(), bottom + aside.y())
        here, fanned = self._atlas.lands[land].badge, self._rows.fanned
        for other in self._atlas.sheets[self._atlas.lands[land].board].lands:
            number = other.index
            if (other.badge - here).manhattanLength() * self.scale > _FAR:
                continue
            for figure in self._rows.rects(number):
                yield _FIGURE, self.box_at(figure, number)
            for spread in self._rows.figures(number) if number in fanned else ():
                yield _SPREAD, self.box_at(spread, number)
            if number != land and self._badges.is_counted(number):
                yield 1.0, self.box_at(self._badges.rect(number), number)
            if (name := self._labels.rect(number)) is not None:
                yield _NAME, self.box_at(name, number)
        for number, chip in self._chips.rects().items():
            if number != land:
                yield 1.0, self.box_at(chip, number)
        for signs in self.signs:
            yield from ((_MARK, self.box_at(rect, number)) for number, rect in signs().items())
        yield from ((_CROSSED, box) for box in self.arrow_boxes())

    def arrow_boxes(self) -> list[Box]:
        """Return where the arrow lies, as boxes along it in scene points times the zoom in use."""
        middles = ((point * self.scale).toTuple() for point in self.arrow())
        return [(x - _ARROW, y - _ARROW, x + _ARROW, y + _ARROW) for x, y in middles]

    def box_at(self, rect: QRectF, land: int) -> Box:
        """Return a rectangle in screen px from a badge's point in scene points times the zoom in use."""
        return box_of(rect.translated(self._atlas.lands[land].badge * self.scale))

    def _taken(self, home: float) -> Iterator[Taken]:
        """Yield what plates keep clear of, in scene points times ``home``.

        These are badges, places where figures may come to stand, names, and all beyond the boards or below an inset.
        """
        for land in self._atlas.lands:
            centre, radius = land.badge * home, self._badges.radius(land, home)
            yield _BADGE, (centre.x() - radius, centre.y() - radius, centre.x() + radius, centre.y() + radius)
            yield from zip(_FIGURES, self._badges.figure_places.boxes(land.index, len(_FIGURES)), strict=True)
            name = self._labels.room(land.index)
            if name is not None:
                yield _NAMED, box_of(name.translated(centre))
        yield from ((1.0, box_of(rect)) for rect in self._labels.sign_rects(home))
        yield from ((_BADGE, box_of(rect)) for rect in self.covers)
        for sheet in self._atlas.sheets:
            # The panels of the game stand above and below the board.
            box = QRectF(sheet.frame.topLeft() * home, sheet.frame.size() * home)
            yield from ((_BADGE, box_of(box.translated(0, down))) for down in (-box.height(), box.height()))


def _distance(one: QPointF, other: QPointF) -> float:
    return math.hypot(one.x() - other.x(), one.y() - other.y())


def _gap(one: QRectF, other: QRectF) -> float:
    """Return how far apart two rectangles are, across or down, whichever is more; 0 if they touch."""
    across = max(one.left() - other.right(), other.left() - one.right())
    down = max(one.top() - other.bottom(), other.top() - one.bottom())
    return max(0.0, across, down)
