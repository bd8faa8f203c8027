"""What the pictures of miracle cards show, by the effect: closed paths in a box of -50 to 50."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise

from PySide6.QtGui import QPainterPath

from risk_desktop.ui.art.god_signs import GOD_SIGNS
from risk_desktop.ui.art.pathdata import parse
from risk_desktop.ui.art.relic_signs import sword
from risk_desktop.ui.art.sign_parts import arc, joined, placed, polygon, star, stroked, turned, without

# A god's or a temple's sign at a share of its size.
_SMALL = 0.62


def _god(kind: str, y: float = 0, size: float = 1.0) -> QPainterPath:
    return placed(GOD_SIGNS[kind](), 0, y, size)


def _shield() -> QPainterPath:
    return parse("M 0 -48 C 16 -37 30 -35 41 -35 C 43 4 29 33 0 49 C -29 33 -43 4 -41 -35 C -30 -35 -16 -37 0 -48 Z")


def _shield_more() -> QPainterPath:
    return without(_shield(), [parse("B -6 -24 12 46 2"), parse("B -23 -7 46 12 2")])


def _swords_up() -> QPainterPath:
    return joined([placed(sword(), x, y, s) for x, y, s in ((-28, 6, 0.75), (28, 6, 0.75), (0, -2, 0.95))])


def _sunken() -> QPainterPath:
    low = [
        stroked(parse(f"M -46 {y} C -30 {y - 20} -16 {y - 20} 0 {y} C 16 {y + 18} 30 {y + 16} 46 {y - 4}"), 8)
        for y in (14, 36)
    ]
    return joined([*low, _columns(-12, 0.62)])


def _columns(y: float, size: float) -> QPainterPath:
    columns = [parse(f"B {x} -14 11 44 2") for x in (-37, -17.5, 6.5, 26)]
    body = joined([polygon((0, -48), (48, -20), (-48, -20)), *columns, parse("B -47 30 94 12 2")])
    return placed(body, 0, y, size)


def _temple_more() -> QPainterPath:
    return joined([_columns(12, 0.76), placed(star(8, 17, 8), 0, -34)])


def _temple_broken() -> QPainterPath:
    crack = polygon(
        (-4, -50), (10, -50), (0, -18), (12, -6), (-2, 20), (6, 50), (-6, 50), (-14, 18), (0, -4), (-12, -18)
    )
    return without(_columns(2, 1.0), [crack])


def _temple_burning() -> QPainterPath:
    return joined([_columns(18, 0.6), *(placed(_flame(), x, -24, 0.45) for x in (-26, 0, 26))])


def _flame() -> QPainterPath:
    body = parse("M 0 -48 C 34 -14 36 22 16 44 C 6 48 -6 48 -16 44 C -36 22 -26 2 -12 -10 C -14 -26 -8 -38 0 -48 Z")
    return without(body, [parse("M 0 2 C 13 16 13 32 0 40 C -13 32 -13 16 0 2 Z")])


def _wings() -> QPainterPath:
    wing = parse("M 0 -18 C -20 -46 -44 -36 -50 -20 C -38 -22 -32 -12 -36 -2 C -24 -8 -16 4 -14 16 C -6 10 0 10 0 10 Z")
    other = parse("M 0 -18 C 20 -46 44 -36 50 -20 C 38 -22 32 -12 36 -2 C 24 -8 16 4 14 16 C 6 10 0 10 0 10 Z")
    return joined([wing, other, polygon((-10, 10), (10, 10), (0, 46))])


def _cards() -> QPainterPath:
    # a gap round the front card: two cards, not one blob
    back = without(turned(parse("B -30 -40 40 60 5"), -12), [turned(parse("B -17 -35 50 78 8"), 10)])
    front = without(turned(parse("B -12 -30 40 62 5"), 10), [turned(placed(star(5, 14, 6), 8, 1), 10)])
    return joined([back, front])


def _card_hand() -> QPainterPath:
    turns, card, gap = (-34, 0, 34), parse("B -14 -56 28 50 4"), parse("B -19 -61 38 60 7")
    fan = [without(turned(card, one), [turned(gap, next_one)]) for one, next_one in pairwise(turns)]
    cards = (*fan, turned(card, turns[-1]))
    return joined([*(placed(one, 0, 20, 0.92) for one in cards), parse("B -22 26 44 20 10")])


def _hands() -> QPainterPath:
    palms = [
        stroked(parse(f"M {-side} -8 C {-side * 0.9} 40 {-side * 0.3} 30 {-side * 0.15} 46"), 10) for side in (38, -38)
    ]
    return joined([*palms, *(placed(star(8, 14, 6), x, y) for x, y in ((0, -30), (-18, -8), (18, -8)))])


def _people() -> QPainterPath:
    parts = []
    for x, y, size in ((-28, 8, 0.8), (28, 8, 0.8), (0, 0, 1.0)):
        parts.append(placed(joined([parse("O 0 -26 14"), parse("M -24 40 C -24 -6 24 -6 24 40 Z")]), x, y, size))
    return joined(parts)


def _sun() -> QPainterPath:
    rays = [turned(polygon((-6, -30), (0, -49), (6, -30)), 45 * step) for step in range(8)]
    return joined([parse("O 0 0 24"), *rays])


def _cold_sun() -> QPainterPath:
    return without(_sun(), [parse("O 9 -7 19")])


def _cloud() -> QPainterPath:
    parts = [parse("O -22 -12 18"), parse("O 4 -22 22"), parse("O 27 -8 16"), parse("B -38 -12 76 18 9")]
    return joined([*parts, placed(GOD_SIGNS["sky"](), 0, 26, 0.46)])


def _fog() -> QPainterPath:
    rows = ((-40, -30, 64), (-18, -11, 62), (-44, 8, 72), (-20, 27, 60))
    return joined([stroked(parse(f"M {x} {y} L {x + w} {y}"), 9) for x, y, w in rows])


def _hourglass() -> QPainterPath:
    glass = polygon((-25, -36), (25, -36), (4, 0), (25, 36), (-25, 36), (-4, 0))
    return without(
        joined([parse("B -32 -48 64 11 3"), parse("B -32 37 64 11 3"), glass]),
        [polygon((-12, -27), (12, -27), (0, -9))],
    )


def _ashes() -> QPainterPath:
    heap = parse("M -46 44 C -30 10 -12 18 0 2 C 12 18 30 10 46 44 Z")
    return joined([heap, *(stroked(parse(f"M {x} -6 C {x - 12} -20 {x + 12} -30 {x} -46"), 6) for x in (-18, 0, 18))])


def _wheat() -> QPainterPath:
    ears = [turned(polygon((0, -10), (9, -22), (0, -36), (-9, -22)), 0)]
    grains = [placed(ears[0], dx, dy, 0.8) for dy in (-6, 14) for dx in (-13, 13)]
    return joined([stroked(parse("M 0 -30 C 4 10 -6 30 6 47"), 6), placed(ears[0], 0, -8, 1.0), *grains])


def _rising_dead() -> QPainterPath:
    grave = parse("M -34 48 L -34 4 A 34 34 0 0 1 34 4 L 34 48 Z")
    return without(grave, [placed(GOD_SIGNS["death"](), 0, 12, 0.5)])


def _door() -> QPainterPath:
    outer = parse("M -36 48 L -36 -10 A 36 36 0 0 1 36 -10 L 36 48 Z")
    inner = parse("M -24 48 L -24 -8 A 24 24 0 0 1 24 -8 L 24 48 Z")
    bars = [parse(f"B {x} -30 7 78 1") for x in (-14, 7)]
    return joined([without(outer, [inner]), *bars, parse("B -24 4 48 7 1")])


def _earthquake() -> QPainterPath:
    crack = polygon(
        (-6, -46), (8, -46), (-2, -14), (14, -2), (2, 20), (10, 48), (-8, 48), (-14, 18), (2, 2), (-16, -12)
    )
    return without(parse("O 0 0 47"), [crack])


def _crown_falls() -> QPainterPath:
    crown = polygon((-36, -20), (-18, -2), (0, -28), (18, -2), (36, -20), (28, 18), (-28, 18))
    return joined([turned(crown, 28), polygon((-10, 28), (10, 28), (0, 48))])


def _diamond() -> QPainterPath:
    stone = polygon((-40, -14), (-22, -38), (22, -38), (40, -14), (0, 44))
    cuts = [parse("B -40 -17 80 4 1"), polygon((-2, -13), (2, -13), (1, 40), (-1, 40))]
    return without(stone, cuts)


def _germ() -> QPainterPath:
    arms = [turned(joined([parse("B -4 -42 8 24 2"), parse("O 0 -42 8")]), 45 * step) for step in range(8)]
    return without(joined([parse("O 0 0 25"), *arms]), [parse("O -8 -6 6"), parse("O 9 4 5")])


def _germ_gone() -> QPainterPath:
    return without(_germ(), [stroked(parse("M -40 40 L 40 -40"), 11)])


def _germ_walks() -> QPainterPath:
    return joined(
        [placed(_germ(), -16, -10, 0.68), polygon((6, 26), (30, 26), (30, 14), (48, 32), (30, 50), (30, 38), (6, 38))]
    )


def _horse() -> QPainterPath:
    body = parse("M -30 -4 L 12 -4 L 18 -38 C 26 -48 40 -44 44 -28 L 32 -22 L 30 18 L -34 18 Z")
    wheels = [without(parse(f"O {x} 36 12"), [parse(f"O {x} 36 5")]) for x in (-22, 20)]
    return joined([body, *wheels, parse("B -38 18 76 8 2")])


def _whirl() -> QPainterPath:
    turns = [arc(0, 0, radius, start, 250) for radius, start in ((42, 20), (28, 150), (14, 280))]
    return joined([stroked(turn, 9) for turn in turns])


def _convert() -> QPainterPath:
    heads = [
        joined([parse(f"O {x} -22 13"), parse(f"M {x - 20} 24 C {x - 20} -12 {x + 20} -12 {x + 20} 24 Z")])
        for x in (-26, 26)
    ]
    return joined([*heads, polygon((-24, 38), (12, 38), (12, 28), (32, 43), (12, 58), (12, 48), (-24, 48))])


def _idol() -> QPainterPath:
    statue = joined([parse("O 0 -30 15"), parse("B -18 -14 36 44 6"), parse("B -30 30 60 16 3")])
    return without(statue, [stroked(parse("M -34 34 L 34 -44"), 8)])


def _bowed() -> QPainterPath:
    figure = joined([parse("O 22 -18 14"), stroked(parse("M 12 -8 C -22 -10 -34 6 -34 42"), 15)])
    return joined([figure, stroked(parse("M -6 -2 L -4 40"), 12)])


def _plow() -> QPainterPath:
    share = polygon((-16, 8), (34, 14), (46, 40), (-2, 36))
    return joined([stroked(parse("M -44 -32 L -6 16"), 9), share, stroked(parse("M -24 -10 L -42 6"), 8)])


def _workers() -> QPainterPath:
    bricks = [parse(f"B {x} {y} 26 14 2") for x, y in ((-42, 30), (-13, 30), (16, 30), (-28, 13), (1, 13), (-13, -4))]
    return joined([*bricks, placed(star(4, 20, 6), 0, -30)])


def _volcano() -> QPainterPath:
    cone = without(
        polygon((-47, 46), (-16, -10), (16, -10), (47, 46)), [polygon((-3, -8), (4, -8), (10, 22), (0, 14), (-8, 28))]
    )
    return joined([cone, *(parse(f"O {x} {y} {r}") for x, y, r in ((0, -28, 8), (-18, -40, 6), (18, -40, 6)))])


def _holy() -> QPainterPath:
    ring = without(parse("O 0 0 47"), [parse("O 0 0 38")])
    return joined([ring, placed(_columns(0, 1.0), 0, 2, 0.56)])


def _coins() -> QPainterPath:
    return joined([_columns(-16, 0.6), *(parse(f"B {-30 + 22 * n} {30 - 6 * (n % 2)} 18 16 6") for n in range(3))])


def _fire_sky() -> QPainterPath:
    return joined([turned(placed(_flame(), 0, -26, 0.46), angle) for angle in range(0, 360, 60)] + [parse("O 0 0 15")])


def _rain_of_blood() -> QPainterPath:
    drops = ((-26, -18), (6, -26), (30, -4), (-14, 20), (16, 28))
    drop = parse("M 0 -20 C 10 -6 14 0 14 7 C 14 16 7 20 0 20 C -7 20 -14 16 -14 7 C -14 0 -10 -6 0 -20 Z")
    return joined([placed(drop, x, y, 0.8) for x, y in drops])


def _swap() -> QPainterPath:
    halves = [joined([stroked(arc(0, 0, 33, 20, 140), 10), polygon((-48, -10), (-16, -10), (-34, 16))])]
    return joined([halves[0], turned(halves[0], 180)])


def _forsaken() -> QPainterPath:
    return joined([_god("magic", -14, _SMALL), placed(_germ(), 0, 30, 0.42)])


def _prayer() -> QPainterPath:
    points = [(math.cos(math.radians(a)), math.sin(math.radians(a))) for a in range(200, 341, 28)]
    rays = [stroked(parse(f"M {26 * x:.1f} {26 * y + 2:.1f} L {44 * x:.1f} {44 * y + 2:.1f}"), 6) for x, y in points]
    return joined([*rays, polygon((0, -24), (13, 6), (20, 46), (-20, 46), (-13, 6))])


def _ragnarok() -> QPainterPath:
    return without(joined([parse("O 0 0 47")]), [_god("war", -2, 0.76)])


MIRACLE_SIGNS: dict[str, Callable[[], QPainterPath]] = {
    "visions": _card_hand, "eagles": _wings, "deliver": _cards, "siren": _swap, "prayers": _prayer, "gather": _people,
    "empire": _temple_more, "heroes": _shield, "faith": _hands, "sun": _cold_sun, "storms": _cloud,
    "champions": _swords_up, "time": _hourglass, "purge": _germ_gone, "temple_falls": _temple_broken,
    "plunder": _coins, "ash": _ashes, "wither": _wheat, "dead_walk": _rising_dead, "ragnarok": _ragnarok,
    "old_age": _crown_falls, "deaths_door": _door, "continent": _rain_of_blood, "sink": _sunken, "mighty": _earthquake,
    "rust": _diamond, "fire_rains": _temple_burning, "forsake": _forsaken, "paradise": _germ_walks, "trojan": _horse,
    "boil": _whirl, "convert": _convert, "idol": _idol, "fog": _fog, "meek": _bowed, "fire_sears": _fire_sky,
    "plowshares": _plow, "workers": _workers, "warriors": _shield_more, "lava": _volcano, "sacred": _holy,
}  # fmt: skip
"""By the kind of the effect."""
