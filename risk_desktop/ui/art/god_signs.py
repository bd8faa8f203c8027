"""Signs of gods, one for each kind, and the outlines of their medallions, one for each pantheon.

Closed paths in a box of -50 to 50. Outline says which family, sign says which kind: both are told apart without colour.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtGui import QPainterPath

from risk_desktop.ui.art.pathdata import parse
from risk_desktop.ui.art.sign_parts import joined, placed, polygon, star, turned, without

Maker = Callable[[], QPainterPath]


def _swords() -> QPainterPath:
    """Return two crossed swords."""
    blade = polygon((-5.5, 22), (-5.5, -36), (0, -48), (5.5, -36), (5.5, 22))
    sword = joined([blade, parse("B -17 19 34 8 3"), parse("B -4.2 26 8.4 16 2"), parse("O 0 45 6")])
    return joined([turned(sword, 38), turned(sword, -38)])


def _skull() -> QPainterPath:
    """Return a skull with three gaps between its teeth."""
    holes = [parse("O -13 -6 9.5"), parse("O 13 -6 9.5"), polygon((0, 6), (-6, 17), (6, 17))]
    gaps = [parse(f"B {x - 1.8} 27 3.6 18 1") for x in (-9, 0, 9)]
    return without(joined([parse("O 0 -9 34"), parse("B -19 12 38 31 7")]), [*holes, *gaps])


def _bolt() -> QPainterPath:
    """Return a flash of lightning."""
    return polygon((8, -50), (-26, 5), (-4, 5), (-15, 50), (30, -11), (7, -11), (24, -50))


def _eye() -> QPainterPath:
    """Return an eye under five rays."""
    lid = parse("M -46 6 C -24 -28 24 -28 46 6 C 24 40 -24 40 -46 6 Z")
    inside = parse("M -37 6 C -20 -19 20 -19 37 6 C 20 31 -20 31 -37 6 Z")
    rays = [turned(polygon((-4.2, -27), (0, -50), (4.2, -27)), turn) for turn in (-58, -29, 0, 29, 58)]
    pupil = without(parse("O 0 6 14.5"), [parse("O 5 1 5")])
    return joined([without(lid, [inside]), pupil, *rays])


GOD_SIGNS: dict[str, Maker] = {"war": _swords, "death": _skull, "sky": _bolt, "magic": _eye}
"""Signs by the kind of god."""


def _octagon() -> QPainterPath:
    corners = (math.radians(22.5 + 45 * step) for step in range(8))
    return polygon(*((48 * math.cos(turn), 48 * math.sin(turn)) for turn in corners))


def _cartouche() -> QPainterPath:
    """Return an upright oval on a bar."""
    return joined([parse("B -31 -52 62 92 31"), parse("B -37 37 74 13 4")])


def _lobes() -> QPainterPath:
    """Return a leaf of four lobes."""
    parts = [placed(parse("O 0 0 26"), x, y) for x in (-21.5, 21.5) for y in (-21.5, 21.5)]
    return joined([parse("O 0 0 28"), *parts])


GOD_OUTLINES: dict[str, Maker] = {
    "shield": lambda: parse("O 0 0 47"),
    "octagon": _octagon,
    "cartouche": _cartouche,
    "lobes": _lobes,
    "star": lambda: star(8, 54, 38),
}
"""Outlines of medallions."""
