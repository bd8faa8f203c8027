"""The course of a war as a line graph: each player has his own colour and dash, and his emblem at the end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from risk_desktop.i18n import tr
from risk_desktop.storage.lines import StatRow
from risk_desktop.ui.art.lettering import CENTRE, RIGHT, draw_text
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.kit import PaintedWidget
from risk_desktop.ui.names import Names
from risk_desktop.ui.theme import current, current_metrics

_STEPS = (1, 2, 5, 7, 10, 20, 25, 50, 100, 200, 500, 1000, 2000, 5000)
_LINES = 6


def nice_step(top: int, lines: int = _LINES) -> int:
    """Return a round distance for grid lines, so that at most about ``lines`` of them reach ``top``."""
    return next((step for step in _STEPS if step * lines >= top), max(1, top // lines))


def _figures(row: StatRow, what: str) -> tuple[int, ...]:
    return {"territories": row.territories, "armies": row.armies, "income": row.income}[what]


class CourseGraph(PaintedWidget):
    """Lines over the turns of a game. ``rows``: the figures at the start of each turn; ``what``: which figure shows."""

    may_shrink = True

    def __init__(self, rows: Sequence[StatRow], names: Names, what: str = "territories") -> None:
        super().__init__()
        self._rows = tuple(rows)
        self._names = names
        self._what = what
        self.set_what(what)

    def set_what(self, what: str) -> None:
        """Show "territories", "armies" or "income"."""
        self._what = what
        self.setAccessibleName(tr("tables.graph.name"))
        self.setAccessibleDescription(self._summary())
        self.update()

    def series(self, player: int) -> list[int]:
        """Return a player's figures, one for each row up to the one in which he is out."""
        values = [_figures(row, self._what)[player] for row in self._rows]
        alive = [bool(row.territories[player]) for row in self._rows]
        last = max((number for number, is_in in enumerate(alive) if is_in), default=0)
        return values[: last + 2]

    def _summary(self) -> str:
        players = range(len(self._names.table.seats))
        last = [f"{self._names.player(p)} {self.series(p)[-1]}" for p in players if self._rows]
        return ", ".join(last)

    def sizeHint(self) -> QSize:
        """The usual size."""
        return QSize(current_metrics().px(520), current_metrics().px(240))

    def paint(self, painter: QPainter) -> None:
        """Paint grid, axis and lines."""
        if len(self._rows) < 2:
            return
        metrics = current_metrics()
        area = QRectF(self.rect()).adjusted(metrics.f(44), metrics.f(12), -metrics.f(34), -metrics.f(30))
        players = range(len(self._names.table.seats))
        top = max(1, max(max(self.series(p)) for p in players))
        step = nice_step(top)
        self._paint_grid(painter, area, top, step)
        self._paint_rounds(painter, area)
        winner = max(players, key=lambda p: (len(self.series(p)), self.series(p)[-1]))
        for player in sorted(players, key=lambda p: p == winner):
            self._paint_line(painter, area, player, top, player == winner)

    def _paint_grid(self, painter: QPainter, area: QRectF, top: int, step: int) -> None:
        theme, font = current(), text_font(current_metrics().f(13), 600)
        for value in range(0, top + 1, step):
            y = area.bottom() - area.height() * value / top
            painter.setPen(QPen(rgba(theme.text, 26), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            box = QRectF(0, y - 10, area.left() - 8, 20)
            draw_text(painter, box, str(value), font, theme.text2, RIGHT)

    def _paint_rounds(self, painter: QPainter, area: QRectF) -> None:
        theme, font = current(), text_font(current_metrics().f(13), 600)
        rounds = self._rows[-1].round
        step = nice_step(rounds, 8)
        shown: set[int] = set()
        for number, row in enumerate(self._rows):
            if row.round in shown or (row.round != 1 and row.round % step):
                continue
            shown.add(row.round)
            x = area.left() + area.width() * number / (len(self._rows) - 1)
            draw_text(painter, QRectF(x - 30, area.bottom() + 4, 60, 18), str(row.round), font, theme.text2, CENTRE)

    def _paint_line(self, painter: QPainter, area: QRectF, player: int, top: int, is_winner: bool) -> None:
        seat = self._names.seat_colours(player)
        values = self.series(player)
        width = area.width() / (len(self._rows) - 1)
        points = [
            QPointF(area.left() + width * n, area.bottom() - area.height() * v / top) for n, v in enumerate(values)
        ]
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        # The line colours are for dark panels; on parchment the badge colours stand out.
        colour = QColor(seat.line if current().dark else seat.badge)
        pen = QPen(colour, current_metrics().f(3.4 if is_winner else 2.6))
        if seat.dash:
            pen.setDashPattern([float(part) for part in seat.dash])
        painter.strokePath(path, pen)
        draw_roundel(painter, seat, points[-1], current_metrics().f(13 if is_winner else 10.5))
