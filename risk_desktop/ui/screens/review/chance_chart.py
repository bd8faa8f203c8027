"""Everybody's chance to win over a game: a line for each player, a band for what it may be wrong by, and the turning points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import dist
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QToolTip

from risk_desktop.engine.events import PlayerEliminated
from risk_desktop.i18n import percent, tr
from risk_desktop.review.report import ChancePoint, GameReview, TurningPoint
from risk_desktop.review.standing import foretold_within
from risk_desktop.storage.recording import Recording
from risk_desktop.ui.accessibility.sentences import sentences
from risk_desktop.ui.art.lettering import CENTRE, RIGHT, draw_text, text_width
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.replay.turn_list import taken_in, taken_words
from risk_desktop.ui.kit import PaintedWidget, wrapped
from risk_desktop.ui.names import Names
from risk_desktop.ui.theme import current, current_metrics
from risk_desktop.ui.words import round_words

_QUARTERS = (0.0, 0.25, 0.5, 0.75, 1.0)
_ROUNDEL, _DISC, _REACH = 9.0, 11.0, 16.0
"""Radius of the roundels at the ends of the lines, of the numbers of turning points, and of where these take the pointer,
px at 100 %.
"""
_NEAR = 0.06
"""Ends of lines that are closer than this share of the height stand beside each other."""


def out_at(recording: Recording) -> dict[int, int]:
    """Return the places at which players were beaten."""
    return {
        event.player: place
        for place in range(recording.end + 1)
        for event in recording.events(place)
        if isinstance(event, PlayerEliminated)
    }


class TurningMark(NamedTuple):
    """A ``turning`` point in the chart: its ``number``, where it lies on the line, and where the number stands."""

    number: int
    turning: TurningPoint
    on_line: QPointF
    middle: QPointF


class ChanceChart(PaintedWidget):
    """Shows the course of a ``review`` once there is one; the line of one seat stands out.

    ``chosen`` carries the place where the turn of a turning point begins on which somebody clicks.
    """

    may_shrink = True
    chosen = Signal(int)

    def __init__(self, recording: Recording, names: Names, out: Mapping[int, int], seat: int) -> None:
        super().__init__()
        self._recording, self._names, self._out, self._seat = recording, names, dict(out), seat
        self._rounds = recording.rounds()
        self.course: Sequence[ChancePoint] = ()
        self.turning_points: Sequence[TurningPoint] = ()
        self.setAccessibleName(tr("review.chart"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)

    def show_review(self, review: GameReview) -> None:
        """Show the chances of a review."""
        if (review.course, review.turning_points) != (self.course, self.turning_points):
            self.course, self.turning_points = review.course, review.turning_points
            turning = len(self.turning_points)
            more = tr("review.turning_points", turning) if turning else ""
            self.setAccessibleName(", ".join(filter(None, (tr("review.chart"), more))))
            self.setAccessibleDescription(self._summary())
            self.update()

    def show_seat(self, seat: int) -> None:
        """Let the line of a seat stand out."""
        if seat != self._seat:
            self._seat = seat
            self.update()

    def sizeHint(self) -> QSize:
        """The usual size."""
        return QSize(current_metrics().px(480), current_metrics().px(250))

    def minimumSizeHint(self) -> QSize:
        """Enough to read it."""
        return QSize(current_metrics().px(280), current_metrics().px(180))

    def _summary(self) -> str:
        """Return the chart in words: where everybody began and ended, and the turning points."""
        found = [
            tr(
                "review.chart.line",
                name=self._names.player(seat),
                first=percent(self.course[0].chances[seat]),
                last=percent(self.course[-1].chances[seat]),
            )
            for seat in self._names.players
        ]
        found += [self._turning_words(number, point) for number, point in enumerate(self.turning_points, start=1)]
        return sentences(found)

    def _turning_words(self, number: int, point: TurningPoint) -> str:
        """Return in words whose turn a turning point was, and what it changed."""
        last = self._chance(point.winner, point.end)
        return tr(
            "review.chart.turning_point",
            number=number,
            round=round_words(self._names.table.edition, "tables.round", number=point.round),
            name=self._names.player(point.player),
            winner=self._names.player(point.winner),
            first=percent(last - point.change.value),
            last=percent(last),
        )

    def _chance(self, seat: int, place: int) -> float:
        return next(point.chances[seat] for point in self.course if point.place >= place)

    def _until_given_up(self, seat: int) -> Sequence[ChancePoint]:
        """Return the course up to where a seat gave up the chance that it had, all of it where it didn't."""
        for last, (before, after) in enumerate(pairwise(self.course), start=1):
            if before.place == after.place and before.chances[seat] and not after.chances[seat]:
                return self.course[: last + 1]
        return self.course

    # --- where things are

    @property
    def area(self) -> QRectF:
        """Where the lines run."""
        f = current_metrics().f
        label = text_width(percent(1.0), text_font(f(13.5), 600))
        return QRectF(self.rect()).adjusted(label + f(10), f(16), -f(18), -f(32))

    def point_of(self, seat: int, point: ChancePoint) -> QPointF:
        """Return where a chance of a seat stands."""
        area = self.area
        x = area.left() + area.width() * point.place / max(1, self._recording.end)
        return QPointF(x, area.bottom() - area.height() * point.chances[seat])

    def line(self, seat: int) -> list[QPointF]:
        """Return the points of a seat's line, which ends where it was beaten or gave up."""
        course, last, area = self._until_given_up(seat), self._out.get(seat), self.area
        if last is None or last >= course[-1].place:
            return [self.point_of(seat, point) for point in course]
        points = [self.point_of(seat, point) for point in course if point.place < last]
        return [*points, QPointF(area.left() + area.width() * last / max(1, self._recording.end), area.bottom())]

    @property
    def marks(self) -> list[TurningMark]:
        """The turning points, each with its number above or below the line."""
        f, area, found = current_metrics().f, self.area, list[TurningMark]()
        radius = f(_DISC)
        for number, turning in enumerate(self.turning_points, start=1):
            point = next(each for each in self.course if each.place >= turning.end)
            place = self.point_of(turning.winner, point)
            side = -1 if turning.change.value > 0 else 1
            middle = place + QPointF(0, side * f(21))
            middle.setX(min(max(middle.x(), area.left() + radius), area.right() - radius))
            if not area.top() - f(6) <= middle.y() <= area.bottom():
                middle.setY(place.y() - side * f(21))
            found.append(TurningMark(number, turning, place, middle))
        return found

    # --- input

    def mark_at(self, point: QPointF) -> TurningMark | None:
        """Return the turning point to which the pointer points, None for none."""

        def away(mark: TurningMark) -> float:
            return min(dist(point.toTuple(), each.toTuple()) for each in (mark.on_line, mark.middle))

        near = [mark for mark in self.marks if away(mark) <= current_metrics().f(_REACH)]
        return min(near, key=away, default=None)

    def told_at(self, point: QPointF) -> str:
        """Return in words what happened at the turning point there, "" where there is none."""
        mark = self.mark_at(point)
        if mark is None:
            return ""
        done = taken_words(taken_in(self._recording, mark.turning.turn), self._names.player(mark.turning.player))
        return "\n".join((self._turning_words(mark.number, mark.turning), done))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show where a click leads somewhere."""
        pointing = self.mark_at(event.position()) is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if pointing else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the turning point that is clicked."""
        mark = self.mark_at(event.position())
        if mark is not None and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(mark.turning.place)

    def event(self, event: QEvent) -> bool:
        """Tell of the turning point under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), wrapped(self.told_at(QPointF(event.pos()))), self)
            return True
        return super().event(event)

    # --- painting

    def paint(self, painter: QPainter) -> None:
        """Paint grid, lines, ends and turning points."""
        self._paint_grid(painter)
        if not self.course:
            return
        self._paint_band(painter)
        for seat in sorted(self._names.players, key=lambda each: each == self._seat):
            self._paint_line(painter, seat)
        self._paint_ends(painter)
        self._paint_turning_points(painter)

    def _paint_grid(self, painter: QPainter) -> None:
        theme, f, area = current(), current_metrics().f, self.area
        font = text_font(f(13.5), 600)
        for quarter in _QUARTERS:
            y = area.bottom() - area.height() * quarter
            painter.setPen(QPen(rgba(theme.text, 28), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            draw_text(painter, QRectF(0, y - 10, area.left() - f(8), 20), percent(quarter), font, theme.text2, RIGHT)
        right = -1.0
        for round_, place in self._rounds:
            x = area.left() + area.width() * place / max(1, self._recording.end)
            wide = text_width(str(round_), font)
            if x - wide / 2 > right + f(8):
                box = QRectF(x - 30, area.bottom() + f(11), 60, f(20))
                draw_text(painter, box, str(round_), font, theme.text2, CENTRE)
                right = x + wide / 2

    def _paint_band(self, painter: QPainter) -> None:
        """Paint what the chosen line may be wrong by: nothing where it ends, as that is known."""
        area, points = self.area, self.line(self._seat)
        if len(points) < 2:
            return
        chances = [(area.bottom() - point.y()) / area.height() for point in points]
        spread = [QPointF(0, area.height() * foretold_within(min(1.0, max(0.0, chance)))) for chance in chances]
        spread[-1] = QPointF()
        above = [point - off for point, off in zip(points, spread, strict=True)]
        below = [point + off for point, off in zip(points, spread, strict=True)]
        painter.save()
        painter.setClipRect(area)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(rgba(self._colour(self._seat), 52))
        painter.drawPolygon(QPolygonF([*above, *reversed(below)]))
        painter.restore()

    def _colour(self, seat: int) -> QColor:
        colours = self._names.seat_colours(seat)
        return QColor(colours.line if current().dark else colours.badge)

    def _paint_line(self, painter: QPainter, seat: int) -> None:
        points = self.line(seat)
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        chosen = seat == self._seat
        pen = QPen(self._colour(seat), current_metrics().f(3.2 if chosen else 2.0))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        dash = self._names.seat_colours(seat).dash
        if dash:
            pen.setDashPattern([float(part) for part in dash])
        painter.strokePath(path, pen)

    def _paint_ends(self, painter: QPainter) -> None:
        """Paint a roundel at the end of each line; those that end together stand beside each other."""
        radius, near = current_metrics().f(_ROUNDEL), self.area.height() * _NEAR
        taken: list[QPointF] = []
        order = sorted(self._names.players, key=lambda seat: (-self.line(seat)[-1].x(), seat != self._seat))
        for seat in order:
            place = self.line(seat)[-1]
            while any(abs(each.y() - place.y()) < near and abs(each.x() - place.x()) < 2 * radius for each in taken):
                place -= QPointF(radius / 2, 0)
            taken.append(place)
            draw_roundel(painter, self._names.seat_colours(seat), place, radius)

    def _paint_turning_points(self, painter: QPainter) -> None:
        theme, f = current(), current_metrics().f
        radius = f(_DISC)
        for mark in self.marks:
            painter.setPen(QPen(QColor(theme.primary_edge), 1))
            painter.setBrush(QColor(theme.on_turn_line))
            painter.drawEllipse(mark.on_line, f(4), f(4))
            painter.drawEllipse(mark.middle, radius, radius)
            box = QRectF(mark.middle.x() - radius, mark.middle.y() - radius, 2 * radius, 2 * radius)
            draw_text(painter, box, str(mark.number), text_font(f(14), 700), theme.primary_ink, CENTRE)
