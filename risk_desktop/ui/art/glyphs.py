"""Signs drawn as paths: the seats' emblems, the unit signs of the cards, and the line icons.

Emblems and unit signs are filled and lie in a box of -1 to 1; icons are strokes on a 24 x 24 grid. All are built
once and shared: treat the returned paths as read-only.
"""

import math
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QPolygonF, QTransform

from risk_desktop.ui.art.icons import ICONS
from risk_desktop.ui.art.pathdata import parse

# Path operations work on a fine grid: at unit size Qt's curve flattening is visible.
_FINE = 200.0

ICON_STROKE = 1.8
UNITS = ("infantry", "cavalry", "artillery", "wild")
UNIT_COLOURS = {"infantry": "#6f4a1e", "cavalry": "#274b6d", "artillery": "#6d2a1f", "wild": "#4a2a66"}


@cache
def emblem(kind: str) -> QPainterPath:
    """Filled emblem in -1..1: sword, anchor, leaf, sun, crescent, tower or star; an empty path for "".

    KeyError for any other name.
    """
    return _EMBLEMS[kind]() if kind else QPainterPath()


@cache
def unit_sign(kind: str) -> QPainterPath:
    """Filled unit sign in -1..1: infantry (pawn), cavalry (horse), artillery (cannon), wild (star)."""
    return _UNITS[kind]()


@cache
def icon_path(name: str) -> QPainterPath:
    """Line icon on a 24 x 24 grid, to be stroked; KeyError for a name that `icons.ICONS` lacks."""
    return parse(ICONS[name])


def draw_icon(
    painter: QPainter, name: str, rect: QRectF, colour: str | QColor, width: float = ICON_STROKE, fill: str = ""
) -> None:
    """Stroke an icon into a square fitted in `rect`; `width` is in grid units, `fill` an optional body colour."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side / 24, side / 24)
    painter.setPen(
        QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
    painter.drawPath(icon_path(name))
    painter.restore()


def draw_emblem(painter: QPainter, kind: str, centre: QPointF, radius: float, colour: str | QColor) -> None:
    """Fill an emblem of the given radius round `centre`."""
    _fill(painter, emblem(kind), centre, radius, colour)


def draw_unit(painter: QPainter, kind: str, centre: QPointF, radius: float, colour: str | QColor) -> None:
    """Fill a unit sign of the given radius round `centre`."""
    _fill(painter, unit_sign(kind), centre, radius, colour)


def _fill(painter: QPainter, path: QPainterPath, centre: QPointF, radius: float, colour: str | QColor) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.scale(radius, radius)
    painter.fillPath(path, QColor(colour))
    painter.restore()


# --- building blocks ------------------------------------------------------------------------------------------------


def _winding() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def _add_polygon(path: QPainterPath, *points: tuple[float, float]) -> None:
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()


def _subtract(body: QPainterPath, hole: QPainterPath) -> QPainterPath:
    fine = QTransform.fromScale(_FINE, _FINE)
    return QTransform.fromScale(1 / _FINE, 1 / _FINE).map(fine.map(body).subtracted(fine.map(hole).simplified()))


def _outline(lines: QPainterPath, width: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width * _FINE)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    body = stroker.createStroke(QTransform.fromScale(_FINE, _FINE).map(lines)).simplified()
    return QTransform.fromScale(1 / _FINE, 1 / _FINE).map(body)


# --- emblems --------------------------------------------------------------------------------------------------------


def _sword() -> QPainterPath:
    path = _winding()
    _add_polygon(path, (0, -1), (0.17, -0.74), (0.17, 0.3), (-0.17, 0.3), (-0.17, -0.74))
    path.addRoundedRect(QRectF(-0.52, 0.26, 1.04, 0.19), 0.09, 0.09)
    path.addRect(QRectF(-0.105, 0.4, 0.21, 0.36))
    path.addEllipse(QPointF(0, 0.84), 0.18, 0.18)
    return QTransform().rotate(42).map(path)


def _anchor() -> QPainterPath:
    lines = QPainterPath()
    lines.addEllipse(QPointF(0, -0.68), 0.2, 0.2)
    lines.moveTo(0, -0.46)
    lines.lineTo(0, 0.78)
    lines.moveTo(-0.42, -0.22)
    lines.lineTo(0.42, -0.22)
    lines.moveTo(-0.74, 0.22)
    lines.cubicTo(-0.66, 0.72, -0.3, 0.82, 0, 0.82)
    lines.cubicTo(0.3, 0.82, 0.66, 0.72, 0.74, 0.22)
    return _outline(lines, 0.23)


def _leaf() -> QPainterPath:
    blade = QPainterPath(QPointF(0, -1))
    blade.cubicTo(0.9, -0.5, 0.75, 0.45, 0, 0.66)
    blade.cubicTo(-0.75, 0.45, -0.9, -0.5, 0, -1)
    veins = QPainterPath()
    _add_polygon(veins, (-0.055, -0.5), (0.055, -0.5), (0.075, 0.7), (-0.075, 0.7))
    for y in (-0.1, 0.25):
        for side in (1, -1):
            _add_polygon(veins, (0, y + 0.07), (side * 0.42, y - 0.26), (side * 0.46, y - 0.19), (0, y + 0.19))
    path = _subtract(blade, veins)
    path.addRoundedRect(QRectF(-0.085, 0.58, 0.17, 0.42), 0.08, 0.08)
    return path


def _sun() -> QPainterPath:
    path = _winding()
    path.addEllipse(QPointF(0, 0), 0.44, 0.44)
    for ray in range(8):
        x, y = math.cos(ray * math.pi / 4), math.sin(ray * math.pi / 4)
        left, right = (x * 0.56 - y * 0.17, y * 0.56 + x * 0.17), (x * 0.56 + y * 0.17, y * 0.56 - x * 0.17)
        _add_polygon(path, left, (x, y), right)
    return path


def _crescent() -> QPainterPath:
    disc, bite = QPainterPath(), QPainterPath()
    disc.addEllipse(QPointF(0, 0), 0.92, 0.92)
    bite.addEllipse(QPointF(0.42, -0.16), 0.76, 0.76)
    return _subtract(disc, bite)


def _tower() -> QPainterPath:
    battlement = [(0.15, -0.9), (0.15, -0.62), (0.36, -0.62), (0.36, -0.9), (0.66, -0.9), (0.66, -0.34)]
    right = [*battlement, (0.46, -0.2), (0.46, 0.56), (0.7, 0.7), (0.7, 0.92)]
    path = _winding()
    _add_polygon(path, *right, *[(-x, y) for x, y in reversed(right)])
    return path


def _star() -> QPainterPath:
    path = _winding()
    corners = [(math.pi * step / 5, 1 if step % 2 == 0 else 0.42) for step in range(10)]
    _add_polygon(path, *[(math.sin(angle) * radius, -math.cos(angle) * radius) for angle, radius in corners])
    return path


_EMBLEMS = {
    "sword": _sword,
    "anchor": _anchor,
    "leaf": _leaf,
    "sun": _sun,
    "crescent": _crescent,
    "tower": _tower,
    "star": _star,
}


# --- unit signs -----------------------------------------------------------------------------------------------------


def _pawn() -> QPainterPath:
    path = _winding()
    path.addEllipse(QPointF(0, -0.52), 0.27, 0.27)
    path.addRoundedRect(QRectF(-0.34, -0.3, 0.68, 0.12), 0.06, 0.06)
    path.moveTo(-0.16, -0.22)
    path.lineTo(0.16, -0.22)
    path.cubicTo(0.2, 0.2, 0.4, 0.4, 0.48, 0.62)
    path.lineTo(-0.48, 0.62)
    path.cubicTo(-0.4, 0.4, -0.2, 0.2, -0.16, -0.22)
    path.addRoundedRect(QRectF(-0.6, 0.62, 1.2, 0.2), 0.08, 0.08)
    return path


def _horse() -> QPainterPath:
    path = _winding()
    path.moveTo(-0.42, 0.6)
    path.cubicTo(-0.5, 0.2, -0.2, 0.05, -0.16, -0.12)
    path.cubicTo(-0.3, -0.02, -0.44, 0.02, -0.56, 0)
    path.cubicTo(-0.66, -0.06, -0.66, -0.2, -0.58, -0.26)
    path.lineTo(-0.2, -0.62)
    path.lineTo(-0.14, -0.86)
    path.lineTo(0.04, -0.66)
    path.cubicTo(0.5, -0.56, 0.66, -0.1, 0.5, 0.6)
    path.closeSubpath()
    path.addRoundedRect(QRectF(-0.6, 0.62, 1.24, 0.2), 0.08, 0.08)
    eye = QPainterPath()
    eye.addEllipse(QPointF(-0.17, -0.4), 0.065, 0.065)
    return _subtract(path, eye)


def _cannon() -> QPainterPath:
    barrel = _winding()
    barrel.addRoundedRect(QRectF(-0.42, -0.17, 1.1, 0.34), 0.1, 0.1)
    barrel.addRoundedRect(QRectF(0.6, -0.2, 0.14, 0.4), 0.05, 0.05)
    barrel.addEllipse(QPointF(-0.5, 0), 0.1, 0.1)
    path = _winding()
    path.addPath(QTransform().translate(-0.1, -0.12).rotate(-20).map(barrel))
    rim, hole = QPainterPath(), QPainterPath()
    rim.addEllipse(QPointF(-0.04, 0.38), 0.4, 0.4)
    hole.addEllipse(QPointF(-0.04, 0.38), 0.28, 0.28)
    spokes = _winding()
    spokes.addRect(QRectF(-0.09, 0.06, 0.1, 0.64))
    spokes.addRect(QRectF(-0.36, 0.33, 0.64, 0.1))
    trail = _winding()
    _add_polygon(trail, (-0.3, 0.1), (-0.96, 0.68), (-0.86, 0.8), (-0.14, 0.3))
    fine = QTransform.fromScale(_FINE, _FINE)
    wheel = fine.map(rim).subtracted(fine.map(hole)).united(fine.map(spokes))
    whole = fine.map(path).united(wheel).united(fine.map(trail))
    return QTransform.fromScale(1 / _FINE, 1 / _FINE).map(whole)


_UNITS = {"infantry": _pawn, "cavalry": _horse, "artillery": _cannon, "wild": _star}
