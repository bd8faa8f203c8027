"""Signs of a seat: roundel, swatch with semy, army badge."""

import math
from enum import Enum
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap, QTransform

from risk_desktop.ui.art.drawing import lean_copy, transparent_pixmap
from risk_desktop.ui.art.glyphs import draw_emblem, emblem
from risk_desktop.ui.art.lettering import draw_haloed, figure_outline
from risk_desktop.ui.art.surface import rounded
from risk_desktop.ui.colour import mix, rgba
from risk_desktop.ui.theme import SeatColours, current

# Chosen badges stand out by size as well as by their rim.
RAISED = 1.22
# Below this radius a badge would be a dot: the figure stands alone with a halo.
SMALLEST_BADGE = 11.0
_BADGE_MARGIN = 6.0
# Width of the ring of metal that partners wear.
TEAM_RING = 2.6


class BadgeState(Enum):
    """How a badge takes part in the choice at hand."""

    NORMAL = "normal"
    SOURCE = "source"
    HOT = "hot"


RIMS = {BadgeState.SOURCE: "#ffffff", BadgeState.HOT: "#fff0b8"}


def body_of(seat: SeatColours, centre: QPointF, radius: float) -> QLinearGradient:
    """Return the colour of a seat's disc: lighter at its top, darker below."""
    gradient = QLinearGradient(0, centre.y() - radius, 0, centre.y() + radius)
    gradient.setColorAt(0, mix(seat.badge, "#ffffff", 0.15))
    gradient.setColorAt(0.58, QColor(seat.badge))
    gradient.setColorAt(1, mix(seat.badge, "#000000", 0.18))
    return gradient


def draw_roundel(
    painter: QPainter, seat: SeatColours, centre: QPointF, radius: float, *, rim: bool = True, crossed: bool = False
) -> None:
    """Paint a seat's disc with its emblem; `crossed` marks a player who is out."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    inner = radius
    if rim:
        painter.setBrush(rgba("#000000", 90))
        painter.drawEllipse(centre + QPointF(0, 1.2), radius + 1.2, radius + 1.2)
        painter.setBrush(QColor(current().badge_rim))
        painter.drawEllipse(centre, radius, radius)
        inner = radius - max(1.6, radius * 0.1)
    painter.setBrush(body_of(seat, centre, radius))
    painter.drawEllipse(centre, inner, inner)
    draw_emblem(painter, seat.emblem, centre, inner * 0.62, seat.ink)
    if crossed:
        painter.setPen(
            QPen(QColor(current().badge_rim), max(2.0, radius * 0.16), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        )
        reach = inner * 0.68
        painter.drawLine(centre - QPointF(reach, reach), centre + QPointF(reach, reach))
        painter.drawLine(centre - QPointF(reach, -reach), centre + QPointF(reach, -reach))
    painter.restore()


@lru_cache(maxsize=256)
def roundel_pixmap(seat: SeatColours, radius: float, *, crossed: bool = False, dpr: float = 1.0) -> QPixmap:
    """Roundel centred in a cached square pixmap of 2 x (radius + 3) logical pixels; treat as read-only."""
    half = math.ceil(radius + 3)
    pixmap = transparent_pixmap(round(half * 2 * dpr), round(half * 2 * dpr), dpr)
    painter = QPainter(pixmap)
    draw_roundel(painter, seat, QPointF(half, half), radius, crossed=crossed)
    painter.end()
    return lean_copy(pixmap)


def draw_semy(
    painter: QPainter, seat: SeatColours, rect: QRectF, *, size: float = 3.9, step: float = 15, alpha: int = 95
) -> None:
    """Strew a seat's emblem over a box in a hexagonal lattice: emblem radius, distance in pixels, alpha 0-255."""
    if not seat.emblem:
        return
    sign, colour = emblem(seat.emblem), rgba(seat.semy, alpha)
    row_height = step * math.sqrt(3) / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    for row in range(math.ceil(rect.height() / row_height) + 1):
        shift = step / 2 if row % 2 else 0
        for column in range(-1, math.ceil(rect.width() / step) + 1):
            x, y = rect.x() + column * step + shift + step * 0.2, rect.y() + row * row_height + row_height * 0.45
            painter.fillPath(QTransform(size, 0, 0, size, x, y).map(sign), colour)
    painter.restore()


def draw_swatch(painter: QPainter, seat: SeatColours, rect: QRectF, radius: float = 6) -> None:
    """Paint a sample of a seat's land: colour, pattern, rim."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(rounded(rect, radius))
    painter.fillRect(rect, QColor(seat.land))
    draw_semy(painter, seat, rect)
    painter.setClipping(False)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(current().badge_rim if current().dark else "#5a3f1e"), 1.3))
    painter.drawRoundedRect(rect, radius, radius)
    painter.restore()


def badge_extent(radius: float) -> float:
    """Distance from the centre of a badge pixmap to its edge, in logical pixels."""
    return math.ceil(radius * RAISED + _BADGE_MARGIN)


@lru_cache(maxsize=2048)
def badge_pixmap(
    seat: SeatColours, text: str, radius: float, state: BadgeState = BadgeState.NORMAL, dpr: float = 1.0
) -> QPixmap:
    """Army badge of constant screen size, centred in a square pixmap of 2 x `badge_extent(radius)`.

    States other than NORMAL are drawn larger. Below SMALLEST_BADGE the figure stands alone. Treat as read-only.
    """
    extent = badge_extent(radius)
    pixmap = transparent_pixmap(round(extent * 2 * dpr), round(extent * 2 * dpr), dpr)
    painter = QPainter(pixmap)
    draw_badge(painter, seat, text, QPointF(extent, extent), radius, state)
    painter.end()
    return lean_copy(pixmap)


def draw_badge(
    painter: QPainter,
    seat: SeatColours,
    text: str,
    centre: QPointF,
    radius: float,
    state: BadgeState = BadgeState.NORMAL,
) -> None:
    """Paint an army badge round `centre` without the cache (for pictures and exports)."""
    if state is not BadgeState.NORMAL:
        radius *= RAISED
    if radius < SMALLEST_BADGE:
        draw_haloed(painter, centre, figure_outline(text, max(12.0, radius * 1.3)), halo_width=2.6)
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(rgba("#000000", 24))
    for layer in range(5):
        reach = radius + 3.4 - layer * 0.8
        painter.drawEllipse(centre + QPointF(0, 1.6), reach, reach)
    discs: tuple[tuple[float, str], ...] = ((radius + 0.8, "#1a1009"), (radius, RIMS.get(state, current().badge_rim)))
    if seat.metal:
        discs = ((radius + TEAM_RING + 0.8, "#1a1009"), (radius + TEAM_RING, seat.metal), *discs)
    for size, colour in discs:
        painter.setBrush(QColor(colour))
        painter.drawEllipse(centre, size, size)
    painter.setBrush(body_of(seat, centre, radius))
    painter.drawEllipse(centre, radius - 2.2, radius - 2.2)
    painter.restore()
    # Digits of three and more are set smaller to stay inside the rim.
    size = radius * (1.16 if len(text) < 3 else 0.92 if len(text) == 3 else 0.74)
    halo, alpha = ("#000000", 110) if seat.white_ink else ("#ffffff", 70)
    draw_haloed(
        painter, centre, figure_outline(text, size), colour=seat.ink, halo=halo, halo_width=1.6, halo_alpha=alpha
    )
