"""Badge of land in which several stand: one capsule, a field for each of them with his own armies."""

import math
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF

from risk_desktop.ui.art.drawing import lean_copy, transparent_pixmap
from risk_desktop.ui.art.lettering import draw_haloed, figure_outline
from risk_desktop.ui.art.seats import RAISED, RIMS, SMALLEST_BADGE, TEAM_RING, BadgeState, badge_extent, body_of
from risk_desktop.ui.art.surface import rounded
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.theme import SeatColours, current

# Width of a field and size of its figures by the radius: the first one's, the others', and each where all are equal.
_FIRST, _OTHER, _EVEN = (1.72, 1.16), (1.42, 0.94), (1.56, 1.04)
_MORE_DIGITS = 0.42
_LEAN = 0.3
_RIM = 2.2

Share = tuple[SeatColours, str]
"""Whose armies, and the figure."""


def split_width(shares: Sequence[Share], radius: float, *, even: bool) -> float:
    """Return the width of a badge, in the unit of the radius; its height is that of a usual badge."""
    return sum(width for width, _ in _fields(shares, radius, even))


@lru_cache(maxsize=512)
def split_badge_pixmap(
    shares: tuple[Share, ...],
    radius: float,
    state: BadgeState = BadgeState.NORMAL,
    dpr: float = 1.0,
    *,
    even: bool = False,
) -> QPixmap:
    """Return a cached badge, centred in a pixmap; treat as read-only. ``even``: nobody has more than the others."""
    high = 2 * badge_extent(radius)
    wide = high + 2 * math.ceil((split_width(shares, radius, even=even) - 2 * radius) * RAISED / 2)
    pixmap = transparent_pixmap(round(wide * dpr), round(high * dpr), dpr)
    painter = QPainter(pixmap)
    draw_split_badge(painter, shares, QPointF(wide / 2, high / 2), radius, state, even=even)
    painter.end()
    return lean_copy(pixmap)


def draw_split_badge(
    painter: QPainter,
    shares: Sequence[Share],
    centre: QPointF,
    radius: float,
    state: BadgeState = BadgeState.NORMAL,
    *,
    even: bool = False,
) -> None:
    """Paint a badge round ``centre``; where it would be a dot the figures stand alone."""
    if state is not BadgeState.NORMAL:
        radius *= RAISED
    if radius < SMALLEST_BADGE:
        words = "+".join(figure for _, figure in shares)
        draw_haloed(painter, centre, figure_outline(words, max(11.0, radius * 1.1)), halo_width=2.6)
        return
    width = split_width(shares, radius, even=even)
    box = QRectF(centre.x() - width / 2, centre.y() - radius, width, 2 * radius)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_rim(painter, box, radius, RIMS.get(state, current().badge_rim), shares[0][0].metal)
    inner = box.adjusted(_RIM, _RIM, -_RIM, -_RIM)
    painter.setClipPath(rounded(inner, inner.height() / 2))
    left = box.left()
    for number, ((seat, _), (wide, _)) in enumerate(zip(shares, _fields(shares, radius, even), strict=True)):
        field = _field(box, left, wide, first=number == 0, last=number == len(shares) - 1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(body_of(seat, centre, radius))
        painter.drawPolygon(field)
        if number:
            painter.setPen(QPen(QColor(current().badge_rim), max(1.3, radius * 0.09)))
            painter.drawLine(field.at(0), field.at(3))
        left += wide
    painter.restore()
    _write(painter, shares, box, radius, even)


def _fields(shares: Sequence[Share], radius: float, even: bool) -> list[tuple[float, float]]:
    """Return width and size of the figures of each field."""
    found = []
    for number, (_, figure) in enumerate(shares):
        width, size = _EVEN if even else _OTHER if number else _FIRST
        found.append(((width + _MORE_DIGITS * (len(figure) > 1) + 0.3 * (len(figure) > 2)) * radius, size * radius))
    return found


def _paint_rim(painter: QPainter, box: QRectF, radius: float, rim: str, metal: str) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(rgba("#000000", 24))
    for layer in range(5):
        reach = 3.4 - layer * 0.8
        shadow = box.translated(0, 1.6).adjusted(-reach, -reach, reach, reach)
        painter.drawRoundedRect(shadow, shadow.height() / 2, shadow.height() / 2)
    team = ((TEAM_RING + 0.8, "#1a1009"), (TEAM_RING, metal)) if metal else ()
    for reach, colour in (*team, (0.8, "#1a1009"), (0.0, rim)):
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(box.adjusted(-reach, -reach, reach, reach), radius + reach, radius + reach)


def _field(box: QRectF, left: float, width: float, *, first: bool, last: bool) -> QPolygonF:
    """Return a field between two leaning lines; the outer ones reach to the ends."""
    lean, over = box.height() * _LEAN / 2, box.height()
    start, end = left - (over if first else 0), left + width + (over if last else 0)
    corners = (
        (start - lean, box.bottom()),
        (end - lean, box.bottom()),
        (end + lean, box.top()),
        (start + lean, box.top()),
    )
    return QPolygonF([QPointF(*corner) for corner in corners])


def _write(painter: QPainter, shares: Sequence[Share], box: QRectF, radius: float, even: bool) -> None:
    left, nudge = box.left(), radius * 0.1
    for number, ((seat, figure), (width, size)) in enumerate(zip(shares, _fields(shares, radius, even), strict=True)):
        # The ends are round, so that their middles lie a little inwards.
        shift = nudge if number == 0 else -nudge if number == len(shares) - 1 else 0.0
        halo, alpha = ("#000000", 110) if seat.white_ink else ("#ffffff", 70)
        outline = figure_outline(figure, size * (0.86 if len(figure) > 2 else 1.0))
        place = QPointF(left + width / 2 + shift, box.center().y())
        draw_haloed(painter, place, outline, colour=seat.ink, halo=halo, halo_width=1.6, halo_alpha=alpha)
        left += width
