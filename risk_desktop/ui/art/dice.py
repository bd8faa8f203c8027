"""Dice in the colour of whoever rolls them: six-sided with pips, eight-sided with a figure, his emblem behind them."""

import math
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from risk_desktop.i18n import tr
from risk_desktop.ui.art.die_colours import SHINE, DieColours, die_colours
from risk_desktop.ui.art.drawing import transparent_pixmap
from risk_desktop.ui.art.glyphs import draw_emblem
from risk_desktop.ui.art.lettering import CENTRE, draw_text, figure_outline
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.theme import SeatColours, current

_UNUSED_OPACITY = 0.42
_KIND_WORDS = {6: "fight.die.six", 8: "fight.die.eight"}
# How far from a die in the air its shadow lies, in sides; the least of a face that shows, and of an octagon; how dark one
# is that turns away; how much smaller a die is while an edge points at the eye, to keep within its place.
_CAST, _EDGE_ON, _TILTED, _AWAY, _SMALLER = 0.18, 0.06, 0.45, 110, 0.82
_FINE = 2.0
"""Pixels of a die's picture for each pixel of the screen."""
_PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, 1), (-1, 1), (1, -1)],
    5: [(-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)],
    6: [(-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)],
}


def draw_die(
    painter: QPainter,
    centre: QPointF,
    side: float,
    value: int,
    seat: SeatColours,
    *,
    angle: float = 0,
    sides: int = 6,
    winner: bool = False,
    unused: bool = False,
    shadow: bool = True,
) -> None:
    """Paint a die of `seat`, `side` pixels wide, showing `value`; `sides` 6 has pips, 8 is an octagon with a figure.

    `winner` rings it in green, `unused` fades it, `angle` turns it (degrees); the shadow reaches a quarter of the side.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    if unused:
        painter.setOpacity(painter.opacity() * _UNUSED_OPACITY)
    if shadow:
        _draw_shadow(painter, side)
    painter.rotate(angle)
    box = QRectF(-side / 2, -side / 2, side, side)
    device = painter.device()
    picture = _picture(side, value, seat, sides, _FINE * (device.devicePixelRatioF() if device is not None else 1.0))
    half = picture.deviceIndependentSize().width() / 2
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(QPointF(-half, -half), picture)
    if winner:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(
            QPen(QColor(current().bar_good if not current().dark else current().good), min(3.0, side * 0.075))
        )
        reach = min(5.0, side * 0.11)
        painter.drawPath(die_outline(box.adjusted(-reach, -reach, reach, reach), sides, 0.25))
    painter.restore()


def draw_rolling_die(
    painter: QPainter,
    centre: QPointF,
    side: float,
    faces: tuple[int, int],
    turn: float,
    seat: SeatColours,
    *,
    angle: float,
    height: float,
    sides: int = 6,
) -> None:
    """Paint a die of `seat` that tumbles from the first of two faces to the second; `turn` says how far, 0 to 1.

    `angle` is the way it rolls (degrees), `height` how high it is above the table, 0 to 1: its shadow lies the farther away.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(centre)
    opacity = painter.opacity()
    painter.save()
    painter.setOpacity(opacity * (1 - 0.45 * height))
    painter.translate(side * _CAST * height * 0.5, side * _CAST * height)
    painter.scale(_SMALLER, _SMALLER)
    _draw_shadow(painter, side)
    painter.restore()
    painter.rotate(angle)
    colours, device = die_colours(seat), painter.device()
    fine = _FINE * (device.devicePixelRatioF() if device is not None else 1.0)
    if sides == 6:
        shown = [(faces[0], math.cos(turn * math.pi / 2)), (faces[1], math.sin(turn * math.pi / 2))]
    else:  # an octagon has no neighbour to show: it turns its edge to the eye
        shown = [(faces[turn > 0.5], max(_TILTED, abs(math.cos(turn * math.pi))))]
    tall = sum(share for _, share in shown)
    size = 1 - (1 - _SMALLER) * max(0.0, tall - 1) / (math.sqrt(2) - 1)
    painter.scale(size, size)
    painter.fillPath(_block(side, side * tall, sides), colours.edge)
    bottom = side * tall / 2
    for face, share in shown:
        if share > _EDGE_ON:
            painter.save()
            painter.translate(0, bottom - side * share / 2)
            painter.scale(1, share)
            picture = _picture(side, face, seat, sides, fine)
            half = picture.deviceIndependentSize().width() / 2
            painter.drawPixmap(QPointF(-half, -half), picture)
            # What turns away from the eye has less light.
            painter.fillPath(_block(side, side, sides), rgba("#000000", round(_AWAY * (1 - share))))
            painter.restore()
        bottom -= side * share
    painter.restore()


def _block(width: float, height: float, sides: int) -> QPainterPath:
    """Return the outline of what is seen of a die while it turns, round the origin."""
    box = QRectF(-width / 2, -width / 2, width, width)
    return QTransform.fromScale(1, height / width).map(die_outline(box, sides, 0.2))


def draw_struck_die(painter: QPainter, side: float, value: int, seat: SeatColours, sides: int = 6) -> None:
    """Paint beside a die of `side` pixels round (0, 0) what it showed before it was rolled again: small, struck through."""
    small, brass = side * 0.4, QColor(current().accent)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(brass, max(2.0, side * 0.05)))
    half = side / 2 + 3
    painter.drawPath(die_outline(QRectF(-half, -half, 2 * half, 2 * half), sides, 0.25))
    centre = QPointF(-side * 0.5, -side * 0.5)
    draw_die(painter, centre, small, value, seat, sides=sides, shadow=False)
    painter.setPen(QPen(QColor("#ff5a3a"), max(2.0, side * 0.06), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    reach = QPointF(small * 0.55, -small * 0.55)
    painter.drawLine(centre - reach, centre + reach)
    painter.restore()


def draw_die_place(painter: QPainter, centre: QPointF, side: float) -> None:
    """Paint the dashed outline where no die stands."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(rgba(current().panel_line, 120), 1.4, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), side * 0.2, side * 0.2)
    painter.restore()


def die_outline(box: QRectF, sides: int, corner: float) -> QPainterPath:
    """Return the outline of a die: a rounded square, or an octagon standing on a side."""
    path = QPainterPath()
    if sides == 6:
        path.addRoundedRect(box, box.width() * corner, box.width() * corner)
        return path
    radius = box.width() / 2 * 1.06
    turns = [math.radians(22.5 + 45 * step) for step in range(8)]
    path.addPolygon(QPolygonF([QPointF(math.cos(turn) * radius, math.sin(turn) * radius) for turn in turns]))
    path.closeSubpath()
    return path


def _draw_shadow(painter: QPainter, side: float) -> None:
    theme, device = current(), painter.device()
    ratio = device.devicePixelRatioF() if device is not None else 1.0
    picture = _shadow(round(side * 2) / 2, theme.shadow, 22 if theme.dark else 14, ratio)
    half = picture.deviceIndependentSize().width() / 2
    painter.drawPixmap(QPointF(-half, -half), picture)


@lru_cache(maxsize=64)
def _shadow(side: float, colour: str, alpha: int, ratio: float) -> QPixmap:
    """Return the shadow of a die; while it tumbles it is painted in every frame."""
    half = math.ceil(side * 0.8)
    picture = _clear(half, ratio)
    with _painting_round_the_middle(picture, half) as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(rgba(colour, alpha))
        for layer in range(8):
            reach = side * (0.65 - layer * 0.021)
            painter.drawRoundedRect(QRectF(-reach, -reach + side * 0.1, 2 * reach, 2 * reach), side * 0.26, side * 0.26)
    return picture


@lru_cache(maxsize=256)
def _picture(side: float, value: int, seat: SeatColours, sides: int, ratio: float) -> QPixmap:
    """Return a die that lies straight, without shadow, finer than the screen so that it can be turned."""
    half, colours = math.ceil(side * 0.6), die_colours(seat)
    picture = _clear(half, ratio)
    with _painting_round_the_middle(picture, half) as painter:
        _draw_body(painter, QRectF(-side / 2, -side / 2, side, side), colours, sides)
        draw_emblem(painter, seat.emblem, QPointF(0, 0), side * 0.4, colours.mark)
        if sides == 6:
            _draw_pips(painter, side, value, colours.pip)
        else:
            painter.fillPath(figure_outline(str(value), side * 0.5), colours.pip)
    return picture


def _clear(half: int, ratio: float) -> QPixmap:
    """Return an empty square picture, ``half`` px from its middle to its edges."""
    return transparent_pixmap(round(2 * half * ratio), round(2 * half * ratio), ratio)


@contextmanager
def _painting_round_the_middle(picture: QPixmap, half: int) -> Iterator[QPainter]:
    """Give a painter whose origin is the middle of a square picture."""
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(half, half)
    try:
        yield painter
    finally:
        painter.end()


def _draw_body(painter: QPainter, box: QRectF, colours: DieColours, sides: int) -> None:
    side = box.width()
    face = die_outline(box, sides, 0.2)
    painter.fillPath(face.translated(0, side * 0.045), colours.edge)
    gradient = QLinearGradient(0, -side / 2, 0, side / 2)
    gradient.setColorAt(0, colours.top)
    gradient.setColorAt(1, colours.bottom)
    painter.fillPath(face, gradient)
    shine = QRadialGradient(QPointF(-side * 0.1, -side * 0.16), side * 0.6)
    shine.setColorAt(0, rgba("#ffffff", round(255 * SHINE)))
    shine.setColorAt(1, rgba("#ffffff", 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shine)
    painter.drawEllipse(QRectF(-side * 0.44, -side * 0.44, side * 0.88, side * 0.88))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colours.rim, 1.2))
    painter.drawPath(die_outline(box.adjusted(1.4, 1.4, -1.4, -1.4), sides, 0.18))


def _draw_pips(painter: QPainter, side: float, value: int, colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for x, y in _PIPS[value]:
        place = QPointF(x * side * 0.255, y * side * 0.255)
        painter.setBrush(rgba("#000000", 70))
        painter.drawEllipse(place + QPointF(0, side * 0.012), side * 0.092, side * 0.092)
        painter.setBrush(colour)
        painter.drawEllipse(place, side * 0.083, side * 0.083)


def draw_kind_die(painter: QPainter, centre: QPointF, side: float, sides: int, seat: SeatColours) -> None:
    """Paint a die of ``seat`` with this many sides that has no value yet: six a rounded square, eight an octagon."""
    colours = die_colours(seat)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    half = side / 2
    body = die_outline(QRectF(-half, -half, side, side), sides, 0.18)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(rgba("#000000", 90))
    painter.drawPath(body.translated(side * 0.03, side * 0.07))
    light = QLinearGradient(0, -half, 0, half)
    light.setColorAt(0, colours.top)
    light.setColorAt(1, colours.bottom)
    painter.setBrush(light)
    painter.setPen(QPen(colours.rim, 1.2))
    painter.drawPath(body)
    draw_emblem(painter, seat.emblem, QPointF(0, 0), half * 0.8, colours.mark)
    box = QRectF(-half, -half, side, side)
    draw_text(
        painter, box, tr(_KIND_WORDS.get(sides, "fight.die.six")), text_font(side * 0.34, 800), colours.pip, CENTRE
    )
    painter.restore()
