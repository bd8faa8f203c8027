"""Signs and outlines of pieces that are no armies: closed paths in a box of -50 to 50, filled in one colour.

One sign serves the figure on the board, the picture on a card and the icon of a list. They are built once and shared:
treat the returned paths as read-only.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from risk_desktop.ui.art.god_signs import GOD_OUTLINES, GOD_SIGNS
from risk_desktop.ui.art.pathdata import parse
from risk_desktop.ui.art.sign_parts import arc, joined, stroked, turned, without

_GEAR_WHEELS = (-28.0, -9.5, 9.5, 28.0)


@cache
def sign(name: str) -> QPainterPath:
    """Return what tells the kind, such as land, naval, station, temple or ruin; KeyError for an unknown name."""
    return _SIGNS[name]()


@cache
def outline(name: str) -> QPainterPath:
    """Return what tells the family: square, circle, triangle, hexagon or diamond; KeyError for another name."""
    return _OUTLINES[name]()


# --- kinds ------------------------------------------------------------------------------------------------------------


def _land() -> QPainterPath:
    """Return a machine on tracks with a gun to the right."""
    body = joined(
        [
            parse("B -42 14 84 22 11"),
            parse("M -30 10 L -22 -8 L 20 -8 L 30 10 Z"),
            parse("B -8 -22 28 15 5"),
            stroked(parse("M 18 -16 L 46 -20"), 7),
        ]
    )
    return without(body, [parse(f"O {x} 25 5") for x in _GEAR_WHEELS])


def _naval() -> QPainterPath:
    """Return a trident."""
    return joined(
        [
            stroked(parse("M 0 -30 L 0 46"), 9),
            stroked(parse("M -30 -30 C -30 6 -14 10 0 10 C 14 10 30 6 30 -30"), 9),
            parse("M -10 -28 L 0 -52 L 10 -28 Z"),
            parse("M -41 -24 L -30 -48 L -19 -24 Z"),
            parse("M 19 -24 L 30 -48 L 41 -24 Z"),
            stroked(parse("M -13 28 L 13 28"), 7),
        ]
    )


def _space() -> QPainterPath:
    """Return a rocket that rises."""
    body = joined(
        [
            parse("M 0 -48 C 16 -34 16 -4 13 14 L -13 14 C -16 -4 -16 -34 0 -48 Z"),
            parse("M -13 -2 L -30 24 L -12 16 Z"),
            parse("M 13 -2 L 30 24 L 12 16 Z"),
            parse("M -8 18 L 0 46 L 8 18 Z"),
        ]
    )
    return without(body, [parse("O 0 -17 6.5")])


def _nuclear() -> QPainterPath:
    """Return a trefoil."""
    blades = []
    for middle in (90, 210, 330):
        blade = QPainterPath(QPointF(0, 0))
        blade.arcTo(QRectF(-46, -46, 92, 92), middle - 30, 60)
        blade.closeSubpath()
        blades.append(without(blade, [parse("O 0 0 15")]))
    return joined([parse("O 0 0 9"), *blades])


def _diplomat() -> QPainterPath:
    """Return a scroll in a laurel wreath."""
    page = joined([parse("B -13 -24 26 44 3"), parse("O -13 -24 6"), parse("O 13 20 6")])
    scroll = without(page, [parse("B -7 -14 14 4 1"), parse("B -7 -5 14 4 1"), parse("B -7 4 10 4 1")])
    parts = [scroll]
    for side in (-1, 1):
        parts.append(stroked(arc(0, -2, 36, -90, side * 150), 4))
        for angle in range(-62, 60, 24):
            x, y = side * 36 * math.cos(math.radians(angle)), -2 - 36 * math.sin(math.radians(angle))
            leaf = QPainterPath()
            leaf.addEllipse(QPointF(0, 0), 5.2, 10)
            parts.append(turned(leaf, side * (24 - angle * 0.75)).translated(x, y))
    return joined(parts)


def _station() -> QPainterPath:
    """Return a saucer with a dome of three windows and a mast."""
    dome = parse("M -34 10 C -34 -26 34 -26 34 10 Z")
    return joined(
        [
            without(dome, [parse("B -21 -4 9.5 9.5 2"), parse("B -4.7 -8 9.5 9.5 2"), parse("B 11.5 -4 9.5 9.5 2")]),
            parse("B -46 12 92 11 5"),
            parse("M -34 25 L 34 25 L 24 41 L -24 41 Z"),
            stroked(parse("M 0 -18 L 0 -40"), 5),
            parse("O 0 -43 6"),
        ]
    )


def _temple() -> QPainterPath:
    """Return a gable on four columns."""
    columns = [parse(f"B {x} -14 11 42 2") for x in (-37, -17.5, 6.5, 26)]
    gable = without(parse("M 0 -48 L 48 -20 L -48 -20 Z"), [parse("O 0 -29 5")])
    return joined([gable, parse("B -44 -22 88 9 2"), *columns, parse("B -40 27 80 8 2"), parse("B -47 34 94 11 2")])


def _plague() -> QPainterPath:
    """Return a swarm of boils: a ball with eight knobs and three holes."""
    knobs = []
    for number in range(8):
        angle = math.radians(45 * number + 22.5)
        x, y = 40 * math.cos(angle), 40 * math.sin(angle)
        knobs += [parse(f"O {x:.2f} {y:.2f} 8.5"), stroked(parse(f"M 0 0 L {x:.2f} {y:.2f}"), 7)]
    return without(joined([parse("O 0 0 29"), *knobs]), [parse("O -9 -8 7"), parse("O 11 -2 5.5"), parse("O -2 12 6")])


def _ruin() -> QPainterPath:
    """Return a ring with a bar across it: no entry."""
    ring = without(parse("O 0 0 44"), [parse("O 0 0 34")])
    return joined([ring, stroked(parse("M -26 26 L 26 -26"), 10)])


_SIGNS: dict[str, Callable[[], QPainterPath]] = {
    "land": _land,
    "naval": _naval,
    "space": _space,
    "nuclear": _nuclear,
    "diplomat": _diplomat,
    "station": _station,
    "temple": _temple,
    "plague": _plague,
    "ruin": _ruin,
    **GOD_SIGNS,
}


# --- families ---------------------------------------------------------------------------------------------------------


def _hexagon() -> QPainterPath:
    corners = [(50 * math.cos(math.radians(a)), 50 * math.sin(math.radians(a))) for a in range(0, 360, 60)]
    return parse("M " + " L ".join(f"{x:.3f} {y:.3f}" for x, y in corners) + " Z")


_OUTLINES: dict[str, Callable[[], QPainterPath]] = {
    "square": lambda: parse("B -42 -42 84 84 14"),
    "circle": lambda: parse("O 0 0 46"),
    "triangle": lambda: parse("M 0 -56 L 52 40 L -52 40 Z"),
    "hexagon": _hexagon,
    "diamond": lambda: turned(parse("B -38 -38 76 76 8"), 45),
    **GOD_OUTLINES,
}


def paint_sign(painter: QPainter, path: QPainterPath, centre: QPointF, size: float) -> None:
    """Paint a path with the pen and brush in use, its box ``size`` px wide, round ``centre``."""
    painter.save()
    painter.translate(centre)
    painter.scale(size / 100, size / 100)
    painter.drawPath(path)
    painter.restore()
