"""Where figures spread round their badge while one looks at them: off its name and badges, on the board, under no panel."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF

from risk_desktop.ui import theme
from risk_desktop.ui.board.geometry.atlas import Atlas
from risk_desktop.ui.board.geometry.boxes import Box, hull, shared_area
from risk_desktop.ui.board.ground.highlights import BoardHighlights
from risk_desktop.ui.board.labels.label_layout import LabelLayout
from risk_desktop.ui.board.labels.territory_labels import TerritoryLabels
from risk_desktop.ui.board.markers.badges import Badges
from risk_desktop.ui.board.markers.piece_rows import GROWN, WITH_NAME, PieceRows

Fan = tuple[QPointF, ...]
"""Where each figure stands, screen px from the badge's point."""
# Radii of a ring by the size of its figures, of a small one and of all others; where figures stand in a ring, degrees: 90
# is above the badge.
_NEAR, _REACH = 1.3, 1.68
_RINGS = {4: (150, 30, -30, -150), 5: (150, 90, 30, -30, -90)}
# Arcs: towards where, the best first; from one figure to the next, and from the first to the last at most, degrees; how
# far apart two stand at least, by their size.
_TOWARDS, _STEP, _WHOLE, _APART = (90, 30, 150, 270, 330, 210, 0, 180), 60.0, 138.0, 1.3
# What a fan costs by px2 of what it covers: its own name and badge, chips, a point of the arrow, other badges, other names;
# each place less preferred; each px that it stands away from its badge.
_OWN, _CHIP, _ARROW, _BADGE, _NAME, _RANK, _AWAY = 8.0, 4.0, 2.0, 1.0, 0.3, 60.0, 12.0


class FigureFans:
    """Finds the fans of the territories that one looks at; one that is open stays where it opened.

    Nobody has asked for that of the territory from which pieces are picked: it opens only where it hides neither the
    number on another badge nor the arrow.

    ``is_covered(territory, rect)`` tells whether something of the window lies over a rectangle, screen px from the badge's
    point: no fan opens there.
    """

    def __init__(
        self, atlas: Atlas, badges: Badges, rows: PieceRows, labels: TerritoryLabels, layout: LabelLayout
    ) -> None:
        self._atlas, self._badges, self._rows = atlas, badges, rows
        self._labels, self._layout = labels, layout
        self.is_covered: Callable[[int, QRectF], bool] = _is_free
        self._open: dict[int, tuple[object, Fan]] = {}

    def wanted(self, choice: BoardHighlights) -> dict[int, Fan]:
        """Return the fans that are to be seen, by territory; where all are wanted, those that do not cover each other."""
        wanted = [land for land in (choice.rested, choice.cursor, choice.picking) if land is not None]
        if choice.all_spread:
            wanted += [*choice.glowing, *range(len(self._atlas.lands))]
        found, taken = dict[int, tuple[object, Fan]](), list[Box]()
        arrow = self._layout.arrow_boxes() if wanted else []
        for land in dict.fromkeys(wanted):
            key = (count := len(self._rows.looks(land))), self._layout.scale, theme.current_metrics(), *arrow
            known = self._open.get(land)
            fan = (
                known[1] if known is not None and known[0] == key else self._best(land, count, arrow) if count else None
            )
            if fan is None or any(self.is_covered(land, rect) for rect in _rects(fan)):
                continue
            if land not in (choice.rested, choice.cursor) and not choice.all_spread and self._hides(land, fan, arrow):
                continue
            box = hull([self._layout.box_at(rect, land) for rect in _rects(fan)])
            if not any(shared_area(box, other) for other in taken):
                taken.append(box)
                found[land] = key, fan
        self._open = found
        return {land: fan for land, (_, fan) in found.items()}

    def _best(self, land: int, count: int, arrow: Sequence[Box]) -> Fan | None:
        """Return the fan that covers least, None where panels lie over all."""
        around = self._surroundings(land, arrow)
        best, least = None, math.inf
        for rank, places in enumerate(_ways(count, _size())):
            fan = self._on_board(land, places)
            boxes = [self._layout.box_at(rect, land) for rect in _rects(fan)]
            price = rank * _RANK + _AWAY * max(math.hypot(at.x(), at.y()) for at in places)
            price += sum(weight * shared_area(box, other) for box in boxes for weight, other in around)
            if price < least and not any(self.is_covered(land, rect) for rect in _rects(fan)):
                best, least = fan, price
        return best

    def _hides(self, land: int, fan: Fan, arrow: Sequence[Box]) -> bool:
        """Tell whether a fan lies over the arrow of a conquest or, while that stands, the number on another badge."""
        if not arrow:
            return False
        others = self._atlas.sheets[self._atlas.lands[land].board].lands
        badges = (each.index for each in others if each.index != land and self._badges.is_counted(each.index))
        taken = [self._layout.box_at(_inner(self._badges.rect(other)), other) for other in badges]
        boxes = [self._layout.box_at(rect, land) for rect in _rects(fan)]
        return any(shared_area(box, other) for box in boxes for other in (*taken, *arrow))

    def _surroundings(self, land: int, arrow: Sequence[Box]) -> list[tuple[float, Box]]:
        """Return what a fan should not cover, each with its weight, in scene points times the zoom in use."""
        found = [(_CHIP, box) for box in self._layout.chip_boxes()]
        found += [(_ARROW, box) for box in arrow]
        for other in self._atlas.sheets[self._atlas.lands[land].board].lands:
            number = other.index
            if self._badges.is_counted(number):
                weight = _OWN if number == land else _BADGE
                found.append((weight, self._layout.box_at(self._badges.rect(number), number)))
            name = self._labels.rect(number)
            if name is not None:
                found.append((_OWN if number == land else _NAME, self._layout.box_at(name, number)))
        return found

    def _on_board(self, land: int, places: Sequence[QPointF]) -> Fan:
        """Return the places moved as little as possible so that all stand on the board."""
        scale, at = self._layout.scale, self._atlas.lands[land].badge
        board = self._atlas.sheets[self._atlas.lands[land].board].frame.translated(-at)
        left, top, right, bottom = hull([(r.left(), r.top(), r.right(), r.bottom()) for r in _rects(places)])
        across = min(0.0, board.right() * scale - right) + max(0.0, board.left() * scale - left)
        down = min(0.0, board.bottom() * scale - bottom) + max(0.0, board.top() * scale - top)
        return tuple(place + QPointF(across, down) for place in places)


def _ways(count: int, size: float) -> Iterator[list[QPointF]]:
    """Yield places for figures round a badge: in a ring if there are many, in arcs to every side."""
    if count > 3:
        even = tuple(150 - 360 * number / count for number in range(count))
        yield _round(_RINGS.get(count, even), _REACH * size * max(1.0, count / 6))
    step = min(_STEP, _WHOLE / max(1, count - 1))
    reach = max((_NEAR if count <= 3 else _REACH) * size, _APART / 2 * size / math.sin(math.radians(step / 2)))
    for towards in _TOWARDS:
        yield _round([towards + ((count - 1) / 2 - number) * step for number in range(count)], reach)


def _round(angles: Sequence[float], reach: float) -> list[QPointF]:
    return [QPointF(reach * math.cos(math.radians(angle)), -reach * math.sin(math.radians(angle))) for angle in angles]


def _rects(places: Sequence[QPointF]) -> list[QRectF]:
    """Return what spread figures with their names take."""
    size = _size()
    return [QRectF(at.x() - size / 2, at.y() - size / 2, size, size * WITH_NAME) for at in places]


def _inner(badge: QRectF) -> QRectF:
    """Return the middle of a badge, where its number stands."""
    return badge.adjusted(badge.width() / 4, badge.height() / 4, -badge.width() / 4, -badge.height() / 4)


def _size() -> float:
    return theme.current_metrics().figure_px * GROWN


def _is_free(land: int, rect: QRectF) -> bool:
    return False
