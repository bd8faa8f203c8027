"""The surroundings of a decision as a small picture: who stood there, what was done, and what would have been better."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from risk_desktop.i18n import tr
from risk_desktop.maps.loader import folder_of
from risk_desktop.review.report import Costly, Resignation
from risk_desktop.storage.recording import Recording
from risk_desktop.ui.art.drawing import round_pen
from risk_desktop.ui.art.labels import chip_width, draw_chip
from risk_desktop.ui.art.lettering import draw_haloed, figure_outline
from risk_desktop.ui.art.seats import draw_badge
from risk_desktop.ui.art.split_badge import draw_split_badge
from risk_desktop.ui.board.geometry.atlas import Atlas, Sheet, atlas_of
from risk_desktop.ui.board.ground.look import Palette
from risk_desktop.ui.board.ground.picture import Work, drawing_board
from risk_desktop.ui.board.markers.arrow import ADVICE, ADVICE_EDGE, ADVICE_RIM, legs_between, ribbon_path
from risk_desktop.ui.board.position import BoardPosition
from risk_desktop.ui.colour import mix
from risk_desktop.ui.game.decisions.choice_marks import ChoiceMarks, fight_before, marks_of
from risk_desktop.ui.game.projection import position_of
from risk_desktop.ui.names import Names
from risk_desktop.ui.theme import SeatColours, current, current_metrics

_RIM, _EDGE = 3.2, 6.2
_ARROW = 0.86
"""Share of an arrow on the board."""
_BADGE = 16.0
"""Radius of a badge, px at 100 %."""
_SHARE = 0.21
"""Share of a board's width that a picture shows, as long as both arrows fit."""
_MARGIN = 22.0
"""Between what is marked and the edge, px at 100 %."""
_FAR = 0.85
"""Share of the badges and arrows that is left where much more of a board is shown than usual."""
_OFF = 90.0
"""How far an arrow to another board is seen to go, board px."""


def arrow_colours(seat: SeatColours) -> tuple[str, str]:
    """Return the colours of a seat's own arrow, from its tail to its head."""
    return mix(seat.badge, "#000000", 0.15).name(), mix(seat.badge, "#ffffff", 0.12).name()


def draw_arrow(
    painter: QPainter,
    start: QPointF,
    end: QPointF,
    gap: float,
    colours: tuple[str, str],
    *,
    dashed: bool,
    size: float = 1.0,
) -> None:
    """Paint an arrow from point to point with a ``gap`` at both, in a share of its usual ``size``.

    ``dashed``: its rim, as that of what wasn't done.
    """
    theme, metrics = current(), current_metrics()
    factor = size * _ARROW * metrics.density * metrics.text_scale**0.5
    path = ribbon_path(end - start, gap, gap, factor, 1.0).translated(start)
    painter.strokePath(path.translated(1.5, 3), round_pen(QColor(0, 0, 0, 70), _EDGE))
    painter.strokePath(path, round_pen(ADVICE_EDGE if dashed else theme.arrow_edge, _EDGE))
    rim = round_pen(ADVICE_RIM if dashed else theme.arrow_rim, _RIM)
    if dashed:
        rim.setCapStyle(Qt.PenCapStyle.FlatCap)
        rim.setDashPattern([2.2, 1.3])
    painter.strokePath(path, rim)
    fill = QLinearGradient(start, end)
    fill.setColorAt(0, QColor(colours[0]))
    fill.setColorAt(1, QColor(colours[1]))
    painter.fillPath(path, fill)


class MiniMaps:
    """Draws the surroundings of decisions of a ``recording``; ``semy``: strength of the emblems on the land."""

    def __init__(self, recording: Recording, names: Names, semy: float) -> None:
        self._recording, self._names = recording, names
        self._atlas = atlas_of(names.boards)
        self._palette = Palette(self._atlas, names.all_colours())
        self._palette.strength = semy
        self._folder = folder_of(names.boards[0])

    def drawing(self, decision: Costly, size: QSize, ratio: float) -> Work:
        """Draw the surroundings of a decision into ``size`` px with ``ratio`` device px each, in steps of a few ms."""
        position = position_of(self._recording.game_at(decision.place))
        yield
        chosen, best, lands = self._marked(decision)
        sheet = self._atlas.sheets[self._atlas.lands[lands[0]].board if lands else 0]
        part = self._part(sheet, [*chosen.ways, *best.ways], lands, QSizeF(size))
        bare = replace(position, armies=(0,) * len(position.armies), pieces={})
        image = yield from drawing_board(sheet, self._atlas, self._palette, self._folder, size * ratio, bare, part=part)
        image.setDevicePixelRatio(ratio)
        scale = size.width() / part.width()
        sketch = _Sketch(self._atlas, self._palette, self._names, sheet, scale, QRectF(QPointF(), QSizeF(size)), part)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if lands:
            sketch.paint(painter, position, decision.player, chosen, best)
        painter.end()
        return image

    def _marked(self, decision: Costly) -> tuple[ChoiceMarks, ChoiceMarks, list[int]]:
        """Return where what was done and what would have been better took place, and what land to show: none is all of it."""
        if isinstance(decision, Resignation):
            return ChoiceMarks(), ChoiceMarks(), []
        fight = fight_before(self._recording, decision.place)
        chosen, best = marks_of(decision.chosen, fight), marks_of(decision.best, fight)
        return chosen, best, [*chosen.lands, *best.lands] or list(fight or ())

    def _part(self, sheet: Sheet, ways: Sequence[tuple[int, int]], lands: Sequence[int], size: QSizeF) -> QRectF:
        """Return what is shown of a board: the usual part round what is marked, more where that doesn't fit."""
        points = [self._atlas.lands[land].badge for land in lands if self._atlas.lands[land].board == sheet.index]
        points = [end for way in ways for end in _leg(self._atlas, sheet, *way)[:2]] or points
        if not points:
            return sheet.rect
        shape = size.height() / size.width()
        marked = QRectF(points[0], points[0])
        for point in points:
            marked = marked.united(QRectF(point, QSizeF(0.01, 0.01)))
        width = sheet.rect.width() * _SHARE
        margin = current_metrics().f(_MARGIN) / size.width()
        width = max(width, marked.width() / (1 - 2 * margin), marked.height() / (shape - 2 * margin))
        part = QRectF(0, 0, width, width * shape)
        part.moveCenter(marked.center())
        return _inside(part, sheet.rect)


def _inside(part: QRectF, whole: QRectF) -> QRectF:
    """Return a part moved into the whole, as far as it has room there."""
    if part.width() <= whole.width():
        part.moveLeft(min(max(part.left(), whole.left()), whole.right() - part.width()))
    if part.height() <= whole.height():
        part.moveTop(min(max(part.top(), whole.top()), whole.bottom() - part.height()))
    return part


def _leg(atlas: Atlas, sheet: Sheet, origin: int, target: int) -> tuple[QPointF, QPointF, bool]:
    """Return the part of a way that a board shows, and whether it leads off it."""
    start = atlas.lands[origin].badge
    if atlas.lands[target].board != sheet.index:
        return start, start + QPointF(_OFF, -_OFF / 2), True
    legs = legs_between(atlas, origin, target, None)
    return legs[0][0], legs[0][1], len(legs) > 1


@dataclass(frozen=True)
class _Sketch:
    """Paints arrows, badges and words over a picture of a part of a board; ``box`` is the picture, px."""

    atlas: Atlas
    palette: Palette
    names: Names
    sheet: Sheet
    scale: float
    box: QRectF
    part: QRectF

    def paint(
        self,
        painter: QPainter,
        position: BoardPosition,
        player: int,
        chosen: ChoiceMarks,
        best: ChoiceMarks,
    ) -> None:
        """Paint what ``player`` did over what would have been better, and who stood there over both."""
        seat = self.names.seat_colours(player)
        own = set(chosen.ways)
        for way in best.ways:
            if way not in own:
                self._way(painter, way, ADVICE, dashed=True)
        for way in chosen.ways:  # the same way with other armies wears both
            self._way(painter, way, arrow_colours(seat), dashed=way in best.ways)
        if not best.lands and chosen.lands:
            self._ring(painter, chosen.lands[0], ADVICE_RIM, dashed=True)
        elif not chosen.lands and best.lands:
            self._ring(painter, best.lands[0], seat.badge, dashed=False)
        self._badges(painter, position, {land for land, _ in (*chosen.places, *best.places)})
        self._words(painter, chosen, seat.badge, seat.ink, -1)
        self._words(painter, best, ADVICE[1], current().primary_ink, 1)

    def _at(self, point: QPointF) -> QPointF:
        return (point - self.part.topLeft()) * self.scale

    @property
    def _radius(self) -> float:
        return current_metrics().f(_BADGE) * (_FAR if self._is_far else 1.0)

    @property
    def _is_far(self) -> bool:
        """Whether much more of the board is shown than usual, so that badges would hide it."""
        return self.part.width() > 1.6 * _SHARE * self.sheet.rect.width()

    def _has(self, land: int) -> bool:
        return self.atlas.lands[land].board == self.sheet.index

    def _way(self, painter: QPainter, way: tuple[int, int], colours: tuple[str, str], *, dashed: bool) -> None:
        if not self._has(way[0]):
            return
        start, end, leaves = _leg(self.atlas, self.sheet, *way)
        start, end = self._at(start), self._at(end)
        size = _FAR if self._is_far else 1.0
        gap = 0 if self._is_far else self._radius + 3
        draw_arrow(painter, start, end, gap, colours, dashed=dashed, size=size)
        if leaves:
            words = figure_outline(tr("review.to", name=self.names.territory(way[1])), current_metrics().f(14.5), 700)
            reach = words.boundingRect()
            place = end + QPointF(0, self._radius * 1.4)
            left, right = -reach.left() + 4, self.box.right() - reach.right() - 4
            place.setX(min(max(place.x(), left), right))
            draw_haloed(painter, place, words)

    def _ring(self, painter: QPainter, land: int, colour: str, *, dashed: bool) -> None:
        """Paint a ring round the territory from which nothing was, or should have been, done."""
        if not self._has(land):
            return
        middle, radius = self._at(self.atlas.lands[land].badge), self._radius + 7
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(ADVICE_EDGE), 6))
        painter.drawEllipse(middle, radius, radius)
        pen = QPen(QColor(colour), 3.2)
        if dashed:
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setDashPattern([2.2, 1.3])
        painter.setPen(pen)
        painter.drawEllipse(middle, radius, radius)

    def _badges(self, painter: QPainter, position: BoardPosition, marked: set[int]) -> None:
        """Paint the badges that aren't cut by the edge, from afar only those of marked places: others would hide arrows."""
        room = self.box.adjusted(self._radius, self._radius, -self._radius, -self._radius)
        for land in self.sheet.lands:
            place = self._at(land.badge)
            if not position.armies[land.index] or not room.contains(place):
                continue
            if self._is_far and land.index not in marked:
                continue
            shares = [(self.palette.seat(seat), str(armies)) for seat, armies in position.parts(land.index)]
            if len(shares) == 1:
                draw_badge(painter, *shares[0], place, self._radius)
            else:
                draw_split_badge(painter, shares, place, self._radius, even=land.index in position.tied)

    def _words(self, painter: QPainter, marks: ChoiceMarks, fill: str, ink: str, side: int) -> None:
        """Write what stands with single territories beside their badges, above (-1) or below (1) them."""
        px = current_metrics().f(14)
        for land, words in marks.places:
            if land < 0 or not self._has(land):
                continue
            if not words:
                self._ring(painter, land, fill, dashed=side > 0)
                continue
            middle = self._at(self.atlas.lands[land].badge) + QPointF(0, side * self._radius * 0.9)
            box = QRectF(0, 0, chip_width(words, px), px * 1.5)
            reach = QPointF(self._radius + box.width() / 2, 0)
            box.moveCenter(middle + reach)
            if box.right() > self.box.right():
                box.moveCenter(middle - reach)
            if self.box.contains(box):
                draw_chip(painter, box, words, px, fill=fill, ink=ink, line=current().badge_rim)
