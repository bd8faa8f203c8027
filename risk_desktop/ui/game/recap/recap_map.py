"""The map of a recap: grey land, except that what changed hands glows in its new colour, with arrows for conquests."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QTransform

from risk_desktop.engine.events import TerritoryConquered
from risk_desktop.maps.outline import decode_ring
from risk_desktop.ui.art.drawing import round_pen
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.board.geometry.atlas import Land
from risk_desktop.ui.board.geometry.outlines import path_of
from risk_desktop.ui.board.ground.look import LandLook
from risk_desktop.ui.board.markers.arrow import ribbon_path
from risk_desktop.ui.board.markers.trail import draw_number
from risk_desktop.ui.board.position import BoardPosition
from risk_desktop.ui.board.view import BoardView
from risk_desktop.ui.colour import mix, rgba
from risk_desktop.ui.game.recap.recap import Recap
from risk_desktop.ui.names import Names
from risk_desktop.ui.theme import current, current_metrics

# Land that has not changed hands.
_GREY = "#a8987a"
_ARROW = 0.62
# Longer arrows, in widths of the board, would belong to routes around its edge, and only confuse.
_LONGEST = 0.5


def recap_picture(board: BoardView, names: Names, recap: Recap, size: QSize) -> QImage:
    """Return a picture of the first board, ``size`` px, that shows what a recap is about."""

    def look(land: Land) -> LandLook:
        owner = recap.changes.get(land.index)
        if owner is None:
            return LandLook(_GREY, "", _GREY, 0.0)
        seat = names.seat_colours(owner)
        return LandLook(seat.land, seat.emblem, seat.semy, seat.semy_strength)

    count = len(names.territories)
    # An empty position draws neither badges nor glowing regions.
    picture = board.overview.picture(size, BoardPosition((-1,) * count, (0,) * count), 0, look)
    _RecapPainter(picture, names).paint(recap)
    return picture


class _RecapPainter:
    """Paints glows, arrows and roundels over the picture of a board."""

    def __init__(self, picture: QImage, names: Names) -> None:
        self._picture, self._names = picture, names
        width, height = names.boards[0].size
        self._scale = min(picture.width() / width, picture.height() / height)
        self._shift = QPointF(
            picture.width() / 2 - width * self._scale / 2, picture.height() / 2 - height * self._scale / 2
        )
        self._width = width
        self._count = len(names.boards[0].territories)

    def paint(self, recap: Recap) -> None:
        """Paint everything that lies on the first board."""
        painter = QPainter(self._picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lands = [land for land in recap.changes if land < self._count]
        for land in sorted({*lands, *recap.marked}):
            if land < self._count:
                self._glow(painter, land, current().lost_glow if land in recap.marked else current().target_edge)
        here = [
            (entry.number, entry.conquest)
            for entry in recap.conquests
            if entry.conquest is not None and 0 <= entry.conquest.origin < self._count > entry.conquest.territory
        ]
        for _, conquest in here:
            self._arrow(painter, conquest)
        radius = current_metrics().f(10)
        for land in lands:
            draw_roundel(painter, self._names.seat_colours(recap.changes[land]), self._badge(land), radius)
        numbers = {conquest.territory: number for number, conquest in here}
        for land, number in numbers.items():
            disc = QRectF(0, 0, 1.3 * radius, 1.3 * radius)
            disc.moveCenter(self._badge(land) + QPointF(radius, -radius))
            draw_number(painter, disc, number)
        painter.end()

    def _badge(self, land: int) -> QPointF:
        return QPointF(*self._names.territories[land].badge) * self._scale + self._shift

    def _outline(self, land: int) -> QPainterPath:
        rings: Iterable[list[tuple[float, float]]] = (
            decode_ring(ring) for part in self._names.territories[land].parts for ring in part
        )
        place = QTransform().translate(self._shift.x(), self._shift.y()).scale(self._scale, self._scale)
        return place.map(path_of(rings, QPointF()))

    def _glow(self, painter: QPainter, land: int, edge: str) -> None:
        outline = self._outline(land)
        for width, alpha in ((11.0, 34), (6.5, 70)):
            painter.strokePath(outline, round_pen(rgba(edge, alpha), width))
        painter.strokePath(outline, round_pen(QColor(edge), 2.2))

    def _arrow(self, painter: QPainter, conquest: TerritoryConquered) -> None:
        start, end = self._badge(conquest.origin), self._badge(conquest.territory)
        if abs(end.x() - start.x()) > self._width * self._scale * _LONGEST:
            return
        theme, factor = current(), _ARROW * current_metrics().density
        path = ribbon_path(end - start, 4.0, current_metrics().f(13), factor, 1.0).translated(start)
        colour = self._names.seat_colours(conquest.player).badge
        painter.strokePath(path, round_pen(QColor(theme.arrow_edge), 4.4))
        painter.strokePath(path, round_pen(QColor(theme.arrow_rim), 2.6))
        painter.fillPath(path, mix(colour, theme.label, 0.06))
