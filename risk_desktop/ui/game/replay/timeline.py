"""The course of a game on one line: everybody's chance to win, great events, and the turns in their players' colours."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QToolTip, QWidget

from risk_desktop.controller.chances import Chances
from risk_desktop.i18n import tr
from risk_desktop.storage.recording import Recording
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.art.labels import chip_width, draw_chip, draw_crown
from risk_desktop.ui.art.lettering import CENTRE, draw_text, text_width
from risk_desktop.ui.art.piece_looks import PIECE_STYLES
from risk_desktop.ui.art.seats import draw_roundel, draw_semy
from risk_desktop.ui.art.tokens import draw_piece_sign
from risk_desktop.ui.art.vignettes import draw_vignette
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.replay.great_events import GreatEvent
from risk_desktop.ui.kit import PaintedWidget
from risk_desktop.ui.names import Names
from risk_desktop.ui.theme import NEUTRAL, current, current_metrics
from risk_desktop.ui.words import round_words

# Heights of the lane of pips and of the track, radius of a pip and of a roundel in the chart, px at 100 %.
_LANE, _TRACK, _PIP, _ROUNDEL = 22.0, 17.0, 8.5, 7.5
# How far the ends of the line stand inside the widget, so that pips and cursor are never cut, px at 100 %.
_END = 9.0
# Between two turns on the track, px; narrower turns than this have no gap.
_GAP, _LEAST = 1.6, 3.2
_ROUND_PX, _CAPTION_PX = 12.0, 12.5
# The height of a chip, in sizes of its words.
_CHIP = 1.75
# The thinnest area that has room for a roundel, as a share of its diameter.
_ROOM = 1.15
_FUTURE = "#0b0806"
# The widest and the highest that the caption of the chart may be, as shares of it.
_CAPTION_WIDE, _CAPTION_HIGH = 0.34, 0.45


class Timeline(PaintedWidget):
    """Shows a recording with the cursor at ``place``. ``sought`` carries the place that the person points at.

    The picture is kept; only the cursor is painted anew.
    """

    may_shrink = True
    sought = Signal(int)

    def __init__(self, recording: Recording, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._recording, self._names = recording, names
        self._order: Sequence[int] = tuple(names.players)
        self._chances: Sequence[tuple[int, Chances]] = ()
        self.chance_of: Callable[[int, int], str] = _not_known
        """The chance of a player at a place, in words."""
        self._events: Sequence[GreatEvent] = ()
        self._caption = ""
        self.place = 0
        self._pressed = False
        self._ground = _Ground(self)
        self._cursor = _Cursor(self)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    # --- content

    def show_place(self, place: int) -> None:
        """Move the cursor."""
        if place != self.place:
            self.place = place
            self._cursor.update()

    def show_chances(self, known: Sequence[tuple[int, Chances]], order: Sequence[int], caption: str) -> None:
        """Show the chances that are known, one area a seat in this order from the bottom, and what they are."""
        self._chances, self._order, self._caption = tuple(known), tuple(order), caption
        self._ground.repaint_picture()

    def show_events(self, events: Sequence[GreatEvent]) -> None:
        """Show a pip for each great event that has room; the greater ones have it first."""
        self._events = tuple(events)
        self._ground.repaint_picture()

    @property
    def pips(self) -> list[tuple[GreatEvent, list[GreatEvent]]]:
        """The events that have a pip, each with those that stand behind it."""
        shown: list[tuple[GreatEvent, list[GreatEvent]]] = []
        near = 2 * current_metrics().f(_PIP) + 1
        for event in sorted(self._events, key=lambda each: (-each.weight, each.place)):
            beside = next(
                (known for known in shown if abs(self.x_of(known[0].place) - self.x_of(event.place)) < near), None
            )
            if beside is not None:
                beside[1].append(event)
            else:
                shown.append((event, []))
        return sorted(shown, key=lambda each: each[0].place)

    # --- where things are

    @property
    def track(self) -> QRectF:
        """Where the turns stand."""
        metrics, end = current_metrics(), current_metrics().f(_END)
        high = metrics.f(_TRACK)
        return QRectF(end, self.height() - high, max(1.0, self.width() - 2 * end), high)

    @property
    def lane(self) -> QRectF:
        """Where the pips stand."""
        track, high = self.track, current_metrics().f(_LANE)
        return QRectF(track.left(), track.top() - high, track.width(), high)

    @property
    def chart(self) -> QRectF:
        """Where the chances stand."""
        lane = self.lane
        return QRectF(lane.left(), 1, lane.width(), max(1.0, lane.top() - 2))

    def x_of(self, place: float) -> float:
        """Return where a place lies."""
        track = self.track
        return track.left() + track.width() * place / max(1, self._recording.end)

    def place_at(self, x: float) -> int:
        """Return the place nearest to a point."""
        track = self.track
        share = min(1.0, max(0.0, (x - track.left()) / track.width()))
        return round(share * self._recording.end)

    def sizeHint(self) -> QSize:
        """Wide, and as high as chart, lane and track."""
        return QSize(current_metrics().px(700), current_metrics().px(90 + _LANE + _TRACK))

    # --- input

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go where the person points."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = True
            self.sought.emit(self.place_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer while it is pressed."""
        if self._pressed:
            self.sought.emit(self.place_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        self._pressed = False

    def event(self, event: QEvent) -> bool:
        """Tell what lies under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.told_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def told_at(self, point: QPointF) -> str:
        """Return in words what lies at a point: turn, chances, and the events of the pip there."""
        place = self.place_at(point.x())
        lines = [place_words(self._recording, self._names, place)]
        if self.lane.top() <= point.y() < self.lane.bottom():
            radius = current_metrics().f(_PIP)
            for event, others in self.pips:
                if abs(self.x_of(event.place) - point.x()) <= radius:
                    lines += [event.words, *(other.words for other in others)]
        chances = {seat: self.chance_of(seat, place) for seat in reversed(self._order)}
        lines += [f"{self._names.player(seat)} {chance}" for seat, chance in chances.items() if chance]
        return "\n".join(lines)

    def resizeEvent(self, event: object) -> None:
        """Ground and cursor fill it."""
        self._ground.setGeometry(self.rect())
        self._cursor.setGeometry(self.rect())

    def paint(self, painter: QPainter) -> None:
        """Ground and cursor are painted by widgets of their own."""

    # --- painting

    def paint_ground(self, painter: QPainter) -> None:
        """Paint all but the cursor."""
        theme, chart = current(), self.chart
        painter.setPen(QPen(rgba(theme.well_line, 120), 1))
        painter.setBrush(rgba(theme.well, 170))
        painter.drawRoundedRect(chart.adjusted(0, 0, 0, 0), 5, 5)
        self._paint_areas(painter, chart)
        self._paint_grid(painter, chart)
        self._paint_track(painter)
        self._paint_pips(painter)

    def _tops(self) -> list[list[QPointF]]:
        """Return the upper edge of each seat's area, in their order from the bottom."""
        chart = self.chart
        sums = [0.0] * len(self._chances)
        edges = []
        for seat in self._order:
            sums = [below + chances[seat] for below, (_, chances) in zip(sums, self._chances, strict=True)]
            points = [
                QPointF(self.x_of(place), chart.bottom() - chart.height() * min(1.0, share))
                for share, (place, _) in zip(sums, self._chances, strict=True)
            ]
            if points:
                points.insert(0, QPointF(chart.left(), points[0].y()))
            edges.append(points)
        return edges

    def _paint_areas(self, painter: QPainter, chart: QRectF) -> None:
        edges = self._tops()
        if not edges or not edges[0]:
            return
        painter.save()
        clip = QPainterPath()
        clip.addRoundedRect(chart, 5, 5)
        painter.setClipPath(clip)
        floor = [QPointF(point.x(), chart.bottom()) for point in edges[0]]
        unit, line = current_metrics().unit, QPen(QColor("#120b06"), 1.3)
        for seat, top in zip(self._order, edges, strict=True):
            area = QPainterPath(floor[0])
            for point in [*floor[1:], *reversed(top)]:
                area.lineTo(point)
            area.closeSubpath()
            colours = self._names.seat_colours(seat)
            painter.fillPath(area, QColor(colours.land))
            painter.save()
            painter.setClipPath(area, Qt.ClipOperation.IntersectClip)
            draw_semy(painter, colours, area.boundingRect(), size=2.9 * unit, step=17 * unit, alpha=70)
            painter.restore()
            painter.setPen(line)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolyline(top)
            self._paint_owner(painter, seat, floor, top)
            floor = top
        painter.restore()

    def _paint_owner(self, painter: QPainter, seat: int, floor: Sequence[QPointF], top: Sequence[QPointF]) -> None:
        """Paint whose area it is where it is high enough, first where there is much of it."""
        radius = current_metrics().f(_ROUNDEL)
        left, right = top[0].x() + radius, top[-1].x() - radius
        inner = [number for number, point in enumerate(top) if left <= point.x() <= right]
        room = max(inner, key=lambda n: floor[n].y() - top[n].y(), default=None)
        if room is None or floor[room].y() - top[room].y() < 2 * radius * _ROOM:
            return
        centre = QPointF(top[room].x(), (floor[room].y() + top[room].y()) / 2)
        draw_roundel(painter, self._names.seat_colours(seat), centre, radius)

    def _paint_grid(self, painter: QPainter, chart: QRectF) -> None:
        painter.setPen(QPen(rgba("#000000", 120), 1))
        for _, began in self._recording.rounds():
            x = self.x_of(began)
            painter.drawLine(QPointF(x, chart.top()), QPointF(x, chart.bottom()))
        pen = QPen(rgba("#fff4d6", 90), 1)
        pen.setDashPattern([4, 4])
        painter.setPen(pen)
        for quarter in (1, 2, 3):
            y = chart.bottom() - chart.height() * quarter / 4
            painter.drawLine(QPointF(chart.left(), y), QPointF(chart.right(), y))

    def _paint_track(self, painter: QPainter) -> None:
        track, recording = self.track, self._recording
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(rgba(current().well, 200))
        painter.drawRoundedRect(track, 3, 3)
        begun = recording.turns[0].began if recording.turns else recording.end
        painter.setBrush(QColor(NEUTRAL.land))
        painter.drawRect(QRectF(track.left(), track.top(), self.x_of(begun) - track.left(), track.height()))
        for number, turn in enumerate(recording.turns):
            left, right = self.x_of(turn.began), self.x_of(recording.turn_ends(number))
            gap = _GAP if right - left > _LEAST else 0.0
            painter.setBrush(QColor(self._names.seat_colours(turn.player).badge))
            painter.drawRect(QRectF(left, track.top(), max(0.6, right - left - gap), track.height()))
        self._paint_rounds(painter, track)

    def _paint_rounds(self, painter: QPainter, track: QRectF) -> None:
        """Write the number of each round where it begins, as far as they have room."""
        font, free = text_font(current_metrics().f(_ROUND_PX), 700), 0.0
        for number, began in self._recording.rounds():
            x, words = self.x_of(began), str(number)
            wide = text_width(words, font) + 7
            if x < free:
                continue
            box = QRectF(min(x, track.right() - wide), track.top(), wide, track.height())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(_FUTURE))
            painter.drawRect(box)
            draw_text(painter, box, words, font, current().label, CENTRE)
            free = x + wide + 6

    def _paint_pips(self, painter: QPainter) -> None:
        radius, y = current_metrics().f(_PIP), self.lane.center().y()
        for event, _ in self.pips:
            centre = QPointF(self.x_of(event.place), y)
            colours = self._names.seat_colours(event.seat)
            if event.out:
                draw_roundel(painter, colours, centre, radius, crossed=True)
                continue
            painter.setPen(QPen(QColor(colours.line if current().dark else colours.badge), 1.8))
            painter.setBrush(QColor("#17100b"))
            painter.drawEllipse(centre, radius - 0.9, radius - 0.9)
            self._paint_picture(painter, event, centre, radius * 1.15)

    def _paint_picture(self, painter: QPainter, event: GreatEvent, centre: QPointF, side: float) -> None:
        """Paint what an event is about: an icon, the piece that fell or changed hands, or the picture of its banner."""
        picture, box = event.picture, QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
        colours = self._names.seat_colours(event.seat)
        if picture.subject == "crown":
            draw_crown(painter, box)
        elif picture.name == "badge":
            draw_icon(painter, picture.subject, box, current().label, 1.6)
        elif picture.subject in PIECE_STYLES:
            draw_piece_sign(painter, picture.subject, centre, side * 1.2, current().label)
        else:
            draw_vignette(painter, replace(picture, die=None), centre, side * 1.2, colours)

    def paint_cursor(self, painter: QPainter) -> None:
        """Dim what is still to come, and paint the line of the cursor with its handle on the track."""
        x, chart, track = self.x_of(self.place), self.chart, self.track
        self._paint_shade(painter, x)
        self._paint_caption(painter)
        painter.setPen(QPen(QColor("#120b06"), 3.4))
        painter.drawLine(QPointF(x, chart.top()), QPointF(x, track.bottom()))
        painter.setPen(QPen(QColor("#fff0d0"), 1.6))
        painter.drawLine(QPointF(x, chart.top()), QPointF(x, track.bottom()))
        handle = QRectF(x - 4.5, track.top() - 1, 9, track.height() + 1)
        painter.setPen(QPen(QColor("#120b06"), 1.4))
        painter.setBrush(QColor(current().accent))
        painter.drawRoundedRect(handle, 3, 3)

    def _paint_shade(self, painter: QPainter, x: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(rgba(_FUTURE, 110))
        for part in (self.chart, self.track):
            painter.drawRect(QRectF(x, part.top(), part.right() - x, part.height()))

    @property
    def caption(self) -> QRectF:
        """Where it says what the chart shows: no larger than that has room for, on the side on which the cursor is not."""
        chart, px = self.chart, current_metrics().f(_CAPTION_PX)
        px *= min(1.0, chart.width() * _CAPTION_WIDE / max(1.0, chip_width(self._caption, px)))
        px = min(px, chart.height() * _CAPTION_HIGH / _CHIP)
        wide, high = chip_width(self._caption, px), px * _CHIP
        left = chart.left() + 6 if self.place > self._recording.end / 2 else chart.right() - wide - 6
        return QRectF(left, chart.bottom() - px * 0.3 - high, wide, high)

    def _paint_caption(self, painter: QPainter) -> None:
        box = self.caption
        draw_chip(painter, box, self._caption, box.height() / _CHIP, fill=rgba(_FUTURE, 215), ink=current().label)


class _Layer(PaintedWidget):
    """Part of what the timeline paints, in a widget of its own so that the other part need not be painted with it."""

    may_shrink = True

    def __init__(self, line: Timeline) -> None:
        super().__init__(line)
        self._line = line
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


class _Ground(_Layer):
    """All of the timeline but its cursor."""

    kept = True

    def paint(self, painter: QPainter) -> None:
        """Paint it."""
        self._line.paint_ground(painter)


class _Cursor(_Layer):
    """The cursor, and the shade over what is still to come."""

    def paint(self, painter: QPainter) -> None:
        """Paint it."""
        self._line.paint_cursor(painter)


def _not_known(seat: int, place: int) -> str:
    return ""


def place_words(recording: Recording, names: Names, place: int) -> str:
    """Return in words in whose turn of which round a place lies."""
    number = recording.turn_number(place)
    if number < 0:
        return tr("replay.at_setup")
    turn = recording.turns[number]
    words = round_words(names.table.edition, "tables.round", number=turn.round)
    return tr("replay.at", round=words, name=names.player(turn.player))
