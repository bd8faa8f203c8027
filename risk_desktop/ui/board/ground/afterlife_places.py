"""The places where the dead wait: a disc in the colour of whose they are, and how many wait there."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen, QRadialGradient, QTransform

from risk_desktop.ui import theme
from risk_desktop.ui.art.glyphs import emblem
from risk_desktop.ui.art.seats import draw_badge
from risk_desktop.ui.board.geometry.atlas import AfterlifePlace, Sheet
from risk_desktop.ui.board.ground.canvas import Canvas
from risk_desktop.ui.board.ground.look import Palette
from risk_desktop.ui.board.position import NOBODY, BoardPosition
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.theme import SeatColours

# Shares of the disc's radius: clouds round it, the badge, the emblem.
_CLOUDS, _CLOUD, _BADGE_DOWN, _BADGE, _EMBLEM = 16, 0.40, 0.16, 0.31, 0.8
COUNT_TOP = _BADGE - _BADGE_DOWN
"""How far above the middle of its place a count begins, in radii of the disc: the name stands above it."""


@dataclass(frozen=True)
class AfterlifePlaceContent:
    """An afterlife place. ``seat``: its owner's colours, None without an owner; ``dead``: how many armies wait there."""

    place: AfterlifePlace
    seat: SeatColours | None
    dead: int

    @property
    def rect(self) -> QRectF:
        """Square round the disc and its clouds."""
        reach, at = self.place.afterlife.r * (1 + _CLOUD) + 3, self.place.at
        return QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)

    def draw(self, canvas: Canvas) -> None:
        """Paint clouds of light, the disc, its emblem and the count."""
        painter, at, radius = canvas.painter, self.place.at, self.place.afterlife.r
        colours = self.seat or theme.NEUTRAL
        painter.setPen(Qt.PenStyle.NoPen)
        self._clouds(canvas, QColor(colours.land))
        light = QRadialGradient(at - QPointF(0, radius * 0.24), radius * 1.15)
        for share, colour in ((0.0, 150), (0.7, 100), (1.0, 58)):
            light.setColorAt(share, QColor(colours.land).lighter(colour))
        painter.setBrush(light)
        painter.setPen(QPen(QColor("#f7e6b6"), 3))
        painter.drawEllipse(at, radius, radius)
        if colours.emblem:
            size = radius * _EMBLEM
            sign = QTransform(size, 0, 0, size, at.x(), at.y()).map(emblem(colours.emblem))
            painter.fillPath(sign, rgba(colours.semy, 40))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(rgba("#2a160a", 200), 1.2))
        painter.drawEllipse(at, radius - 5, radius - 5)
        draw_badge(painter, colours, str(self.dead), at + QPointF(0, radius * _BADGE_DOWN), radius * _BADGE)

    def _clouds(self, canvas: Canvas, colour: QColor) -> None:
        radius = self.place.afterlife.r
        for number in range(_CLOUDS):
            angle = 2 * math.pi * number / _CLOUDS
            at = self.place.at + QPointF(math.cos(angle), math.sin(angle)) * radius
            cloud = QRadialGradient(at, radius * _CLOUD)
            cloud.setColorAt(0, rgba("#fff7e0", 92))
            cloud.setColorAt(1, rgba(colour, 0))
            canvas.painter.setBrush(cloud)
            canvas.painter.drawEllipse(at, radius * _CLOUD, radius * _CLOUD)


def afterlife_contents(sheet: Sheet, palette: Palette, position: BoardPosition) -> list[AfterlifePlaceContent]:
    """Return the afterlives of a board as they are in a position."""
    found = []
    for place in sheet.afterlives:
        seat, dead = position.afterlives.get(place.afterlife.id, (NOBODY, 0))
        found.append(AfterlifePlaceContent(place, palette.seat(seat) if seat >= 0 else None, dead))
    return found
