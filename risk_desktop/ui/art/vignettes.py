"""Small pictures of great moments: a crown that comes down, a figure that breaks, a cloud, a land under water.

Each is painted in a box of 100 round the origin, and moves while its share grows from 0 to 1; at 1 it is at rest.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from risk_desktop.ui.art.dice import draw_die
from risk_desktop.ui.art.drawing import round_pen
from risk_desktop.ui.art.figures import draw_figure
from risk_desktop.ui.art.glyphs import card_sign, draw_icon, paint_sign
from risk_desktop.ui.art.piece_looks import PIECE_STYLES
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.art.tokens import draw_token
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.theme import SeatColours

_DARK, _GOLD, _BRASS, _CREAM = "#2a1606", "#f2c94c", "#e3bb6a", "#fff3d2"
_CRACK = ((4, -60), (-7, -34), (8, -16), (-8, 6), (7, 26), (-3, 60))
"""Where something breaks, from above to below."""
_APART, _TILT = 7.0, 5.0
"""How far the halves part, and by how many degrees they lean."""
_ICON = 34.0
_ORIGIN = QPointF()


@dataclass(frozen=True)
class DieShown:
    """A die beside a picture: it rolls to ``value``."""

    value: int
    sides: int = 6


@dataclass(frozen=True)
class Vignette:
    """A picture by its ``name``; ``subject``: the kind of the piece, the sign of the card or the icon in it."""

    name: str = "roundel"
    subject: str = ""
    die: DieShown | None = None


def draw_vignette(
    painter: QPainter, vignette: Vignette, centre: QPointF, size: float, seat: SeatColours, share: float = 1.0
) -> None:
    """Paint a picture ``size`` px large round ``centre`` for a seat, as far as its motion has come.

    KeyError for a name that isn't in ``VIGNETTES``.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.scale(size / 100, size / 100)
    VIGNETTES[vignette.name](painter, seat, vignette.subject, share)
    if vignette.die is not None:
        _draw_rolling(painter, vignette.die, seat, share)
    painter.restore()


# --- tools ------------------------------------------------------------------------------------------------------------


def _eased(share: float, kind: QEasingCurve.Type = QEasingCurve.Type.OutCubic) -> float:
    return QEasingCurve(kind).valueForProgress(min(1.0, max(0.0, share)))


@contextmanager
def _half(painter: QPainter, side: int, share: float) -> Iterator[None]:
    """Let a painter paint one half of what breaks, -1 the left one, where it is by now."""
    edge = [QPointF(x, y) for x, y in _CRACK]
    painter.save()
    painter.translate(side * _APART * share, 0)
    painter.rotate(side * _TILT * share)
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(side * 90, -60), *edge, QPointF(side * 90, 60)]))
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    yield
    painter.restore()


def _break(painter: QPainter, paint: Callable[[], None], share: float) -> None:
    """Paint something that breaks in two; first the crack runs down, then the halves part."""
    apart = _eased((share - 0.35) / 0.65)
    for side in (-1, 1):
        with _half(painter, side, apart):
            paint()
    crack = QPolygonF([QPointF(x, y) for x, y in _CRACK if (y + 60) / 120 <= share / 0.35])
    if apart < 1:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in (
            (rgba(_DARK, round(255 * (1 - apart))), 5.0),
            (rgba(_BRASS, round(255 * (1 - apart))), 2.2),
        ):
            pen = round_pen(_DARK, width)
            pen.setColor(colour)
            painter.setPen(pen)
            painter.drawPolyline(crack)


def _draw_rolling(painter: QPainter, die: DieShown, seat: SeatColours, share: float) -> None:
    """Paint a die that tumbles until two thirds of the motion are over."""
    left = 1 - min(1.0, share / 0.66)
    value = die.value if left == 0 else (die.value + round(left * 9)) % die.sides + 1
    place = QPointF(34, 26 - 20 * math.sin(left * math.pi))
    draw_die(painter, place, 42, value, seat, angle=-420 * left * left, sides=die.sides)


def _disc(painter: QPainter, radius: float, inner: str, outer: str) -> None:
    light = QRadialGradient(QPointF(-radius * 0.35, -radius * 0.4), radius * 1.5)
    light.setColorAt(0, QColor(inner))
    light.setColorAt(1, QColor(outer))
    painter.setPen(QPen(QColor(_DARK), 3))
    painter.setBrush(light)
    painter.drawEllipse(_ORIGIN, radius, radius)


# --- pictures ---------------------------------------------------------------------------------------------------------


def _roundel(painter: QPainter, seat: SeatColours, subject: str, share: float) -> None:
    draw_roundel(painter, seat, _ORIGIN, 44)


def _badge(painter: QPainter, seat: SeatColours, subject: str, share: float) -> None:
    """Paint the seat's roundel with an icon that comes down on it."""
    draw_roundel(painter, seat, QPointF(0, 9), 40)
    painter.setOpacity(painter.opacity() * min(1.0, share * 2.5))
    drop = -26 * (1 - _eased(share * 1.6, QEasingCurve.Type.OutBounce))
    place = QRectF(-_ICON / 2, -52 + drop, _ICON, _ICON)
    draw_icon(painter, subject, place, _DARK, 3.4)
    draw_icon(painter, subject, place, _DARK, 1.4, fill=_GOLD)


def _broken_roundel(painter: QPainter, seat: SeatColours, subject: str, share: float) -> None:
    def paint() -> None:
        draw_roundel(painter, seat, QPointF(0, 4), 40)
        if subject:
            place = QRectF(-_ICON / 2, -54, _ICON, _ICON)
            draw_icon(painter, subject, place, _DARK, 3.4)
            draw_icon(painter, subject, place, _DARK, 1.4, fill=_GOLD)

    _break(painter, paint, share)


def _broken_figure(painter: QPainter, seat: SeatColours, subject: str, share: float) -> None:
    _break(painter, lambda: draw_figure(painter, subject, _ORIGIN, 96, seat), share)


def _taken_figure(painter: QPainter, seat: SeatColours, subject: str, share: float) -> None:
    """Paint a figure to which the roundel of its new owner comes."""
    draw_figure(painter, subject, QPointF(-6, -2), 92, seat)
    draw_roundel(painter, seat, QPointF(34, 30 + 18 * (1 - _eased(share))), 17 * _eased(share * 1.5))


def _relic(painter: QPainter, seat: SeatColours, subject: str, share: float) -> None:
    """Paint a relic on gold, with rays that go round."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(rgba(_GOLD, 90))
    for ray in range(12):
        turn = QTransform().rotate(ray * 30 + 40 * _eased(share))
        painter.drawPolygon(turn.map(QPolygonF([QPointF(-4, -38), QPointF(0, -56), QPointF(4, -38)])))
    _draw_relic(painter, subject)


def _draw_relic(painter: QPainter, subject: str) -> None:
    _disc(painter, 39, "#fbe6a8", "#b07a2a")
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_DARK))
    paint_sign(painter, card_sign(subject), _ORIGIN, 58)


def _broken_relic(painter: QPainter, seat: SeatColours, subject: str, share: float) -> None:
    _break(painter, lambda: _draw_relic(painter, subject), share)


def _cloud(painter: QPainter, seat: SeatColours, subject: str, share: float) -> None:
    """Paint a mushroom cloud that rises out of a flash."""
    grown = _eased(share)
    flash = QRadialGradient(QPointF(0, 34), 60)
    flash.setColorAt(0, rgba("#fff6cf", round(210 * (1 - 0.55 * grown))))
    flash.setColorAt(1, rgba("#ff9a3c", 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(flash)
    painter.drawEllipse(QPointF(0, 30), 62, 40)
    painter.save()
    painter.translate(0, 44)
    painter.scale(0.45 + 0.55 * grown, 0.25 + 0.75 * grown)
    painter.translate(0, -44)
    stem, cap = QPainterPath(), QPainterPath()
    cap.setFillRule(Qt.FillRule.WindingFill)
    stem.moveTo(-9, 44)
    stem.cubicTo(-3, 24, -5, 6, -12, -8)
    stem.lineTo(12, -8)
    stem.cubicTo(5, 6, 3, 24, 9, 44)
    stem.closeSubpath()
    for x, y, radius in ((-24, -12, 15), (24, -12, 15), (-14, -27, 18), (14, -27, 18), (0, -18, 20), (0, -36, 14)):
        cap.addEllipse(QPointF(x, y), radius, radius)
    foot = QPainterPath()
    foot.addEllipse(QPointF(0, 43), 32, 7)
    whole = cap.simplified().united(stem).united(foot)
    light = QLinearGradient(0, -50, 0, 48)
    for at, colour in ((0.0, "#fff0c4"), (0.35, "#f6a648"), (0.7, "#b04a1e"), (1.0, "#5a2413")):
        light.setColorAt(at, QColor(colour))
    painter.strokePath(whole, round_pen(_DARK, 6))
    painter.fillPath(whole, light)
    painter.setClipPath(whole, Qt.ClipOperation.IntersectClip)
    for x, y, radius in ((-24, -10, 17), (22, -8, 17), (0, -14, 15)):
        billow = QRadialGradient(QPointF(x, y - radius * 0.5), radius * 1.3)
        billow.setColorAt(0, rgba("#fff3cf", 150))
        billow.setColorAt(1, rgba("#8a3a18", 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(billow)
        painter.drawEllipse(QPointF(x, y), radius, radius)
    painter.restore()


def _plague(painter: QPainter, seat: SeatColours, subject: str, share: float) -> None:
    """Paint the germ, which swells, in a green mist."""
    mist = QRadialGradient(_ORIGIN, 58)
    mist.setColorAt(0, rgba("#a8d23c", round(150 * _eased(share))))
    mist.setColorAt(1, rgba("#a8d23c", 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mist)
    painter.drawEllipse(_ORIGIN, 58, 58)
    painter.rotate(-30 * (1 - _eased(share)))
    draw_token(
        painter, PIECE_STYLES["plague"], _ORIGIN, 88 * (0.7 + 0.3 * _eased(share, QEasingCurve.Type.OutBack)), seat
    )


def _wave(painter: QPainter, seat: SeatColours, subject: str, share: float) -> None:
    """Paint a temple over which the sea closes."""
    sunk = _eased(share)
    painter.save()
    clip = QPainterPath()
    clip.addRect(QRectF(-60, -70, 120, 110))
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    painter.rotate(7 * sunk)
    draw_token(painter, PIECE_STYLES["temple"], QPointF(0, -12 + 26 * sunk), 84, seat)
    painter.restore()
    sea = QPainterPath()
    sea.addRoundedRect(QRectF(-54, -60, 108, 108), 30, 30)
    painter.setClipPath(sea, Qt.ClipOperation.IntersectClip)
    for row, (colour, edge) in enumerate((("#2f86a8", "#a9dfe8"), ("#1f6a8f", "#7cc4d6"), ("#124a6b", "#4f9dba"))):
        y, wave = 8 + 13 * row, QPainterPath()
        wave.moveTo(-56, 48)
        for step in range(57):
            x = -56 + 2 * step
            wave.lineTo(x, y + 5 * math.sin(x / 9 + row * 2 + 5 * share))
        wave.lineTo(56, 48)
        wave.closeSubpath()
        painter.fillPath(wave, rgba(colour, 225))
        painter.strokePath(wave, round_pen(edge, 1.8))


def _hourglass(painter: QPainter, seat: SeatColours, subject: str, share: float) -> None:
    """Paint an hourglass whose sand runs out."""
    glass = QPainterPath(QPointF(-26, -38))
    glass.cubicTo(QPointF(-26, -12), QPointF(-5, -10), QPointF(-5, 0))
    glass.cubicTo(QPointF(-5, 10), QPointF(-26, 12), QPointF(-26, 38))
    glass.lineTo(26, 38)
    glass.cubicTo(QPointF(26, 12), QPointF(5, 10), QPointF(5, 0))
    glass.cubicTo(QPointF(5, -10), QPointF(26, -12), QPointF(26, -38))
    glass.closeSubpath()
    painter.strokePath(glass, round_pen(_DARK, 8))
    painter.fillPath(glass, rgba("#dff0f2", 70))
    upper, lower = QPainterPath(), QPainterPath()
    upper.addRect(QRectF(-30, -38 + 36 * (0.15 + 0.85 * share), 60, 40))
    lower.addRect(QRectF(-30, 38 - 34 * share, 60, 40))
    top, bottom = QPainterPath(), QPainterPath()
    top.addRect(QRectF(-30, -38, 60, 38))
    bottom.addRect(QRectF(-30, 0, 60, 38))
    sand = glass.intersected(top).intersected(upper).united(glass.intersected(bottom).intersected(lower))
    painter.fillPath(sand, QColor(_GOLD))
    if share < 1:
        painter.setPen(QPen(QColor(_GOLD), 2.4))
        painter.drawLine(QPointF(0, 0), QPointF(0, 36))
    painter.strokePath(glass, round_pen(_CREAM, 2.4))
    painter.setPen(QPen(QColor(_DARK), 2.5))
    painter.setBrush(QColor(_BRASS))
    for y in (-46, 38):
        painter.drawRoundedRect(QRectF(-33, y, 66, 9), 3, 3)


def _moon(painter: QPainter, seat: SeatColours, subject: str, share: float) -> None:
    """Paint the Moon, on which a flag in the seat's colour goes up."""
    _disc(painter, 42, "#f4f1e6", "#8d8c93")
    painter.setPen(Qt.PenStyle.NoPen)
    for x, y, radius in ((-20, 12, 9), (14, 20, 7), (-8, -22, 6), (24, -6, 5), (-2, 30, 5)):
        painter.setBrush(rgba("#5c5b66", 120))
        painter.drawEllipse(QPointF(x, y), radius, radius * 0.86)
        painter.setBrush(rgba("#ffffff", 60))
        painter.drawEllipse(QPointF(x + 1, y + 1.6), radius * 0.7, radius * 0.6)
    painter.setPen(round_pen(_DARK, 6))
    painter.drawLine(QPointF(2, 12), QPointF(2, -48))
    painter.setPen(round_pen(_BRASS, 3))
    painter.drawLine(QPointF(2, 12), QPointF(2, -48))
    up = -12 - 36 * _eased(share)
    cloth = QPainterPath(QPointF(3, up))
    cloth.cubicTo(QPointF(18, up - 5), QPointF(26, up + 6), QPointF(44, up + 1))
    cloth.lineTo(44, up + 26)
    cloth.cubicTo(QPointF(26, up + 31), QPointF(18, up + 20), QPointF(3, up + 25))
    cloth.closeSubpath()
    painter.strokePath(cloth, round_pen(_CREAM, 6))
    painter.fillPath(cloth, QColor(seat.badge))
    draw_roundel(painter, seat, QPointF(23, up + 13), 10, rim=False)


def _card(painter: QPainter, seat: SeatColours, subject: str, share: float) -> None:
    """Paint the sign of a card on the seat's roundel."""
    draw_roundel(painter, seat, QPointF(-14, -12), 30)
    painter.translate(16, 14)
    painter.scale(*(0.6 + 0.2 * _eased(share),) * 2)
    _draw_relic(painter, subject)


VIGNETTES: Mapping[str, Callable[[QPainter, SeatColours, str, float], None]] = {
    "roundel": _roundel,
    "badge": _badge,
    "broken_roundel": _broken_roundel,
    "broken_figure": _broken_figure,
    "taken_figure": _taken_figure,
    "relic": _relic,
    "broken_relic": _broken_relic,
    "cloud": _cloud,
    "plague": _plague,
    "wave": _wave,
    "hourglass": _hourglass,
    "moon": _moon,
    "card": _card,
}
"""By name: what paints a picture for a seat, with its subject, as far as its motion has come."""
