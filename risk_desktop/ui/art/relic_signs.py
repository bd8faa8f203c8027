"""What the tablets of relics show: closed paths in a box of -50 to 50."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QPainterPath

from risk_desktop.ui.art.god_signs import GOD_SIGNS
from risk_desktop.ui.art.pathdata import parse
from risk_desktop.ui.art.sign_parts import arc, joined, placed, polygon, star, stroked, without


def _ring(outer: float, inner: float) -> QPainterPath:
    return without(parse(f"O 0 0 {outer}"), [parse(f"O 0 0 {inner}")])


def _hammer() -> QPainterPath:
    head = without(parse("B -38 -42 76 36 5"), [parse("B -29 -31 58 5 2")])
    return joined([head, parse("B -7.5 -8 15 56 4")])


def _spear() -> QPainterPath:
    tip = polygon((40, -50), (7, -32), (23, -14))
    return joined([stroked(parse("M -32 46 L 20 -24"), 7), tip, stroked(parse("M -8 -4 L 10 12"), 6)])


def sword() -> QPainterPath:
    """Return an upright sword."""
    blade = polygon((-6.5, 16), (-6.5, -38), (0, -50), (6.5, -38), (6.5, 16))
    return joined([blade, parse("B -23 13 46 9 3"), parse("B -4.5 20 9 20 2"), parse("O 0 44 7")])


def _aegis() -> QPainterPath:
    return joined([_ring(47, 39), _ring(31, 25.5), placed(GOD_SIGNS["death"](), 0, 0, 0.4)])


def cauldron() -> QPainterPath:
    """Return a kettle on two legs."""
    bowl = parse("M -43 -18 C -46 42 46 42 43 -18 Z")
    legs = [stroked(parse(f"M {-side} 24 L {-side * 1.35} 46"), 8) for side in (24, -24)]
    return joined([bowl, parse("B -49 -28 98 12 5"), *legs])


def _scales() -> QPainterPath:
    parts = [stroked(parse("M 0 -42 L 0 40"), 7), stroked(parse("M -36 -30 L 36 -30"), 7), parse("B -21 36 42 10 3")]
    for side in (-36, 36):
        parts += [
            stroked(parse(f"M {side} -30 L {side - 11} 6"), 3.5),
            stroked(parse(f"M {side} -30 L {side + 11} 6"), 3.5),
        ]
        bowl = arc(side, 6, 15, 180, 180)
        bowl.closeSubpath()
        parts.append(bowl)
    return joined(parts)


def _book() -> QPainterPath:
    pages = parse(
        "M 0 -26 C -14 -38 -34 -36 -47 -30 L -47 34 C -32 28 -12 28 0 38 C 12 28 32 28 47 34 L 47 -30 C 34 -36 14 -38 0 -26 Z"
    )
    return without(pages, [parse("B -2 -22 4 52 1")])


def _tablets() -> QPainterPath:
    stones = joined([parse(f"M {x} 44 L {x} -26 A 18 18 0 0 1 {x + 36} -26 L {x + 36} 44 Z") for x in (-40, 4)])
    lines = [parse(f"B {x} {y} 20 5 1") for x in (-32, 12) for y in (-18, -3, 12, 27)]
    return without(stones, lines)


def _tree() -> QPainterPath:
    trunk = polygon((-6, -4), (6, -4), (9, 32), (24, 47), (-24, 47), (-9, 32))
    return joined([parse("O 0 -24 24"), parse("O -24 -8 18"), parse("O 24 -8 18"), trunk])


def _cup() -> QPainterPath:
    bowl = parse("M -33 -42 C -31 8 -12 14 0 14 C 12 14 31 8 33 -42 Z")
    return joined([bowl, parse("B -5.5 10 11 26 2"), parse("B -24 34 48 10 4")])


def tear() -> QPainterPath:
    """Return a drop with a hollow."""
    drop = parse("M 0 -48 C 22 -14 33 2 33 16 C 33 37 17 48 0 48 C -17 48 -33 37 -33 16 C -33 2 -22 -14 0 -48 Z")
    return without(drop, [placed(drop, -5, 12, 0.42)])


def _box() -> QPainterPath:
    body = without(parse("B -39 2 78 44 4"), [parse("B -6 14 12 14 2")])
    return joined([body, polygon((-43, -5), (-36, -27), (43, -37), (40, -12)), placed(star(4, 11, 3.5), 4, -45)])


def _fleece() -> QPainterPath:
    curls = ((-16, -6, 21), (12, -10, 23), (-2, 16, 23), (27, 11, 16), (-29, 14, 14), (-37, -22, 10))
    legs = [parse("B -22 34 9 14 3"), parse("B 12 34 9 14 3")]
    return joined([*(parse(f"O {x} {y} {r}") for x, y, r in curls), *legs])


def _henge() -> QPainterPath:
    stones = [parse(f"B {x} -20 17 64 2") for x in (-46, -9, 28)]
    return joined([*stones, parse("B -50 -37 41 16 2"), parse("B 9 -37 41 16 2")])


def _pyramids() -> QPainterPath:
    return joined([polygon((2, -44), (48, 42), (13, 42)), polygon((-4, -40), (6, 42), (-48, 42))])


RELIC_SIGNS: dict[str, Callable[[], QPainterPath]] = {
    "magic_aegis_shield_of_athena": _aegis,
    "magic_arawns_cauldron_of_life": cauldron,
    "magic_the_book_of_the_dead": _book,
    "magic_excalibur": sword,
    "magic_freyas_tears_of_gold": tear,
    "magic_the_golden_fleece": _fleece,
    "magic_the_great_pyramids": _pyramids,
    "magic_gungnir_spear_of_odin": _spear,
    "magic_mjolnir_hammer_of_thor": _hammer,
    "magic_pandoras_box": _box,
    "magic_the_scales_of_osiris": _scales,
    "magic_stonehenge": _henge,
    "magic_the_tablets_of_destiny": _tablets,
    "magic_the_tree_of_life": _tree,
    "magic_the_wine_of_eternal_life": _cup,
}
"""By the id of the relic."""
