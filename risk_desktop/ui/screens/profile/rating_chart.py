"""The course of a rating: a line over the games that count, a band for its standard error, and the levels."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from risk_desktop.i18n import tr
from risk_desktop.profile.rating import ANCHORS, LEAST_GAMES
from risk_desktop.profile.summary import RatingPoint
from risk_desktop.ui.art.lettering import CENTRE, LEFT, RIGHT, draw_text, text_width
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.kit import PaintedWidget
from risk_desktop.ui.profile_words import kind_words
from risk_desktop.ui.theme import SEATS, SeatColours, current, current_metrics

_STEP = 100
_ROUNDEL = 9.0


class RatingChart(PaintedWidget):
    """Shows a ``curve``; says how many games are missing where it is too short."""

    may_shrink = True

    def __init__(self) -> None:
        super().__init__()
        self.curve: Sequence[RatingPoint] = ()
        self._colours: SeatColours = SEATS[0]
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_curve(self, curve: Sequence[RatingPoint], colours: SeatColours) -> None:
        """Show another curve, which ends in the roundel of a seat."""
        self.curve, self._colours = curve, colours
        self.setAccessibleName(tr("profile.rating"))
        self.setAccessibleDescription(self._summary())
        self.setToolTip(tr("profile.rating.hint"))
        self.update()

    @property
    def is_told(self) -> bool:
        """Whether there are games enough for a rating."""
        return len(self.curve) >= LEAST_GAMES

    def _summary(self) -> str:
        if not self.is_told:
            return tr("profile.rating.too_few", n=LEAST_GAMES)
        last, values = self.curve[-1].rating, [point.rating.value for point in self.curve]
        return tr(
            "profile.rating.course",
            len(values),
            value=round(last.value),
            error=math.ceil(last.error),
            first=round(values[0]),
            best=round(max(values)),
        )

    def sizeHint(self) -> QSize:
        """The usual size."""
        return QSize(current_metrics().px(490), current_metrics().px(180))

    def minimumSizeHint(self) -> QSize:
        """Enough to read it."""
        return QSize(current_metrics().px(260), current_metrics().px(140))

    def paint(self, painter: QPainter) -> None:
        """Paint grid, band, line and end."""
        if not self.is_told:
            words = tr("profile.rating.too_few", n=LEAST_GAMES)
            draw_text(painter, QRectF(self.rect()), words, text_font(current_metrics().f(16)), current().text2, CENTRE)
            return
        low, high = self._span()
        self._paint_grid(painter, low, high)
        points = [self._point(place, point.rating.value, low, high) for place, point in enumerate(self.curve)]
        above = [self._point(place, p.rating.value + p.rating.error, low, high) for place, p in enumerate(self.curve)]
        below = [self._point(place, p.rating.value - p.rating.error, low, high) for place, p in enumerate(self.curve)]
        colour = QColor(self._colours.line if current().dark else self._colours.badge)
        painter.save()
        painter.setClipRect(self._area())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(rgba(colour, 60))
        painter.drawPolygon(QPolygonF([*above, *reversed(below)]))
        painter.restore()
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        pen = QPen(colour, current_metrics().f(2.6))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.strokePath(path, pen)
        draw_roundel(painter, self._colours, points[-1], current_metrics().f(_ROUNDEL))

    def _span(self) -> tuple[float, float]:
        """Return the ratings at the lower and the upper edge: whole hundreds, at least from one level to the next."""
        values = [point.rating.value for point in self.curve]
        low = math.floor((min(values) - 40) / _STEP) * _STEP
        high = math.ceil((max(values) + 40) / _STEP) * _STEP
        return low, max(high, low + 3 * _STEP)

    def _area(self) -> QRectF:
        f = current_metrics().f
        font = text_font(f(13.5), 600)
        levels = max(text_width(kind_words(level), font) for level in ANCHORS)
        left = text_width("1500", font) + f(12)
        return QRectF(self.rect()).adjusted(left, f(10), -levels - f(20), -f(28))

    def _point(self, place: int, value: float, low: float, high: float) -> QPointF:
        area = self._area()
        x = area.left() + area.width() * place / max(1, len(self.curve) - 1)
        return QPointF(x, area.bottom() - area.height() * (value - low) / (high - low))

    def _paint_grid(self, painter: QPainter, low: float, high: float) -> None:
        theme, f, area = current(), current_metrics().f, self._area()
        font = text_font(f(13.5), 600)
        levels = {value: kind_words(level) for level, value in ANCHORS.items()}
        step = _STEP * max(1, math.ceil((high - low) / _STEP / max(1.0, area.height() / f(26))))
        for value in range(int(low), int(high) + 1, _STEP):
            level = levels.get(float(value), "")
            if not level and (value - low) % step:
                continue
            y = area.bottom() - area.height() * (value - low) / (high - low)
            pen = QPen(rgba(theme.accent, 130) if level else rgba(theme.text, 28), 1)
            if level:
                pen.setDashPattern([5, 4])
            painter.setPen(pen)
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            draw_text(painter, QRectF(0, y - f(11), area.left() - f(8), f(22)), str(value), font, theme.text2, RIGHT)
            right = QRectF(area.right() + f(14), y - f(11), self.width() - area.right(), f(22))
            draw_text(painter, right, level, font, theme.accent, LEFT)
        for place in self._marked():
            x = self._point(place, low, low, high).x()
            box = QRectF(x - f(30), area.bottom() + f(8), f(60), f(20))
            draw_text(painter, box, str(place + 1), font, theme.text2, CENTRE)

    def _marked(self) -> list[int]:
        """Return the games whose numbers stand below: the first, and some round ones."""
        count = len(self.curve)
        step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, count) if count / step <= 6)
        return [0, *range(max(2, step) - 1, count, step)]
