"""Icons and signs: the SVG files under resources/icons, painted in any colour and size.

Line icons are strokes on a grid of 24 x 24, everything else is filled and lies in a box of about -50 to 50. The paths are
shared: treat them as read-only.
"""

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from risk_desktop.ui.art.drawing import round_pen
from risk_desktop.ui.art.svg import svg_names, svg_path

ICON_STROKE = 1.8
UNITS = ("infantry", "cavalry", "artillery", "wild")
UNIT_COLOURS = {"infantry": "#6f4a1e", "cavalry": "#274b6d", "artillery": "#6d2a1f", "wild": "#4a2a66"}

_UNKNOWN_CARD = "colony_influence"


def icon_path(name: str) -> QPainterPath:
    """Line icon on a 24 x 24 grid, to be stroked."""
    return svg_path(f"line/{name}")


@cache
def emblem(kind: str) -> QPainterPath:
    """Emblem of a seat in a box of -1 to 1: sword, anchor, leaf, sun, crescent, tower or star; an empty path for ""."""
    return _in_unit_box(f"emblems/{kind}") if kind else QPainterPath()


@cache
def unit_sign(kind: str) -> QPainterPath:
    """Sign of one of the UNITS in a box of -1 to 1."""
    return _in_unit_box(f"units/{kind}")


def sign(name: str) -> QPainterPath:
    """Sign that tells the kind of a piece, such as naval, station, temple or war."""
    return svg_path(f"pieces/{name}")


def silhouette(kind: str) -> QPainterPath:
    """Silhouette of a kind of piece or unit as a figure: where it has none of its own, its sign is one."""
    folder = next((each for each in ("figures", "units") if kind in svg_names(each)), "pieces")
    return svg_path(f"{folder}/{kind}")


def outline(name: str) -> QPainterPath:
    """Outline that tells the family of a piece or the pantheon of a god, such as square, hexagon or lobes."""
    return svg_path(f"outlines/{name}")


def card_sign(effect: str) -> QPainterPath:
    """Sign of a card's effect or of a relic; a star for one that has none."""
    return svg_path(f"cards/{effect if effect in svg_names('cards') else _UNKNOWN_CARD}")


def draw_icon(
    painter: QPainter, name: str, rect: QRectF, colour: str | QColor, width: float = ICON_STROKE, fill: str = ""
) -> None:
    """Stroke an icon into a square fitted in `rect`; `width` is in grid units, `fill` an optional body colour."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side / 24, side / 24)
    painter.setPen(round_pen(colour, width))
    painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
    painter.drawPath(icon_path(name))
    painter.restore()


def draw_emblem(painter: QPainter, kind: str, centre: QPointF, radius: float, colour: str | QColor) -> None:
    """Fill an emblem of the given radius round `centre`."""
    _fill(painter, emblem(kind), centre, radius, colour)


def draw_unit(painter: QPainter, kind: str, centre: QPointF, radius: float, colour: str | QColor) -> None:
    """Fill a unit sign of the given radius round `centre`."""
    _fill(painter, unit_sign(kind), centre, radius, colour)


def paint_sign(painter: QPainter, path: QPainterPath, centre: QPointF, size: float) -> None:
    """Paint a sign round `centre` with the pen and brush in use; its box of 100 becomes `size` px wide."""
    painter.save()
    painter.translate(centre)
    painter.scale(size / 100, size / 100)
    painter.drawPath(path)
    painter.restore()


def _in_unit_box(name: str) -> QPainterPath:
    return QTransform.fromScale(1 / 50, 1 / 50).map(svg_path(name))


def _fill(painter: QPainter, path: QPainterPath, centre: QPointF, radius: float, colour: str | QColor) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.scale(radius, radius)
    painter.fillPath(path, QColor(colour))
    painter.restore()
