"""What the pictures of command cards show, by the effect: closed paths in a box of -50 to 50, filled in one colour.

They are built once and shared: treat the returned paths as read-only.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache

from PySide6.QtGui import QPainterPath, QTransform

from risk_desktop.ui.art.miracle_signs import MIRACLE_SIGNS
from risk_desktop.ui.art.money import money_sign
from risk_desktop.ui.art.pathdata import parse
from risk_desktop.ui.art.piece_signs import sign
from risk_desktop.ui.art.relic_signs import RELIC_SIGNS
from risk_desktop.ui.art.sign_parts import arc, joined, stroked, turned, without


@cache
def card_sign(name: str) -> QPainterPath:
    """Return the sign of an effect; a star for one that has none."""
    return _SIGNS.get(name, _star)()


def _polygon(*points: tuple[float, float]) -> QPainterPath:
    return parse("M " + " L ".join(f"{x:.2f} {y:.2f}" for x, y in points) + " Z")


def _rays(tips: int, outer: float, inner: float) -> QPainterPath:
    """Return a star with so many tips."""
    corners = []
    for step in range(2 * tips):
        turn, reach = math.radians(-90 + step * 180 / tips), inner if step % 2 else outer
        corners.append((reach * math.cos(turn), reach * math.sin(turn)))
    return _polygon(*corners)


def _ring(outer: float, inner: float) -> QPainterPath:
    return without(parse(f"O 0 0 {outer}"), [parse(f"O 0 0 {inner}")])


def _placed(path: QPainterPath, x: float, y: float, size: float) -> QPainterPath:
    return QTransform().translate(x, y).scale(size, size).map(path)


def _bolt() -> QPainterPath:
    return money_sign("energy")


def _robot() -> QPainterPath:
    """Return a fighting machine on two legs."""
    body = joined(
        [
            parse("B -13 -46 26 22 6"),
            parse("B -24 -20 48 32 6"),
            parse("B -40 -18 12 34 5"),
            parse("B 28 -18 12 34 5"),
            parse("B -20 16 15 30 4"),
            parse("B 5 16 15 30 4"),
        ]
    )
    return without(body, [parse("B -8 -39 16 6 2")])


def _plus(x: float, y: float, size: float) -> QPainterPath:
    half, arm = size / 2, size / 6
    upright = parse(f"B {x - arm} {y - half} {2 * arm} {size} 2")
    return joined([upright, parse(f"B {x - half} {y - arm} {size} {2 * arm} 2")])


def _assembled() -> QPainterPath:
    return joined([_placed(_robot(), -14, -4, 0.86), _plus(32, 26, 32)])


def _column() -> QPainterPath:
    """Return three machines behind each other."""
    small = [_placed(_robot(), x, y, 0.55) for x, y in ((-30, -14), (30, -14), (0, 18))]
    return joined(small)


def _hidden_robot() -> QPainterPath:
    """Return a machine of which stripes show."""
    stripes = [stroked(parse(f"M -50 {y} L 50 {y - 22}"), 5) for y in range(-20, 70, 18)]
    return without(_robot(), stripes)


def _fewer() -> QPainterPath:
    return joined([_placed(_robot(), -14, -4, 0.86), parse("B 16 20 32 11 2")])


def _spikes() -> QPainterPath:
    teeth = []
    for number in range(7):
        x, top = -42 + number * 14, -14 if number % 2 else -32
        teeth.append(_polygon((x - 7, 24), (x, top), (x + 7, 24)))
    return joined([*teeth, parse("B -48 22 96 16 4")])


def _both_ways() -> QPainterPath:
    return _polygon(
        (-48, 0), (-20, -26), (-20, -10), (20, -10), (20, -26), (48, 0), (20, 26), (20, 10), (-20, 10), (-20, 26)
    )


def _stop() -> QPainterPath:
    return joined([_ring(44, 33), stroked(parse("M -26 26 L 26 -26"), 11)])


def _station_more() -> QPainterPath:
    return joined([_placed(sign("station"), -8, -4, 0.86), _plus(34, 32, 30)])


def _station_hidden() -> QPainterPath:
    lens = parse("M -48 30 C -26 2 26 2 48 30 C 26 54 -26 54 -48 30 Z")
    eye = joined([without(lens, [parse("O 0 30 13")]), parse("O 0 30 7")])
    return joined([_placed(sign("station"), 0, -16, 0.68), _placed(eye, 0, 8, 0.8)])


def _glasses() -> QPainterPath:
    eyes = [without(parse(f"O {x} 12 22"), [parse(f"O {x} 12 11")]) for x in (-21, 21)]
    return joined([*eyes, parse("B -33 -38 22 34 5"), parse("B 11 -38 22 34 5"), parse("B -8 -8 16 12 2")])


def _globe() -> QPainterPath:
    """Return the Earth with its lines, and an arrow that comes down on it."""
    lines = [stroked(parse("M -40 14 L 40 14"), 4.5), stroked(arc(0, 14, 17, 0, 360), 4.5)]
    shaft = stroked(parse("M 0 -46 L 0 -20"), 9)
    ball = joined([_placed(_ring(40, 33), 0, 14, 0.86), *[_placed(line, 0, 2, 0.84) for line in lines]])
    return joined([ball, shaft, _polygon((-15, -26), (15, -26), (0, -6))])


def _drop() -> QPainterPath:
    drop = parse("M 0 -48 C 22 -16 33 2 33 16 C 33 36 16 48 0 48 C -16 48 -33 36 -33 16 C -33 2 -22 -16 0 -48 Z")
    return without(drop, [_placed(_bolt(), 0, 16, 0.42)])


def _mine() -> QPainterPath:
    """Return a bolt that a drill brings up."""
    return joined([_placed(_bolt(), 0, -14, 0.7), parse("M -40 30 C -24 14 24 14 40 30 L 46 46 L -46 46 Z")])


def _no_bolt() -> QPainterPath:
    cross = stroked(parse("M -40 40 L 40 -40"), 17)
    return joined([without(_bolt(), [cross]), stroked(parse("M -40 40 L 40 -40"), 7)])


def _jam() -> QPainterPath:
    waves = [stroked(arc(0, 8, radius, 35, 110), 6.5) for radius in (20, 33, 46)]
    mast = stroked(parse("M 0 12 L 0 46"), 7)
    sending = joined([parse("O 0 8 8"), *waves, mast])
    return joined([without(sending, [stroked(parse("M -38 42 L 38 -42"), 17)]), stroked(parse("M -38 42 L 38 -42"), 7)])


def _masks() -> QPainterPath:
    lens = parse("M -48 0 C -26 -36 26 -36 48 0 C 26 36 -26 36 -48 0 Z")
    inner = _placed(lens, 0, 0, 0.78)
    return joined([without(lens, [inner]), without(parse("O 0 0 17"), [parse("O 6 -6 6")])])


def _rocket() -> QPainterPath:
    return turned(sign("space"), 225)


def _bomb() -> QPainterPath:
    return joined(
        [
            parse("M 0 46 C -24 34 -22 -8 -12 -20 L 12 -20 C 22 -8 24 34 0 46 Z"),
            parse("M -22 -46 L -8 -32 L 0 -46 L 8 -32 L 22 -46 L 14 -17 L -14 -17 Z"),
        ]
    )


def _bombs() -> QPainterPath:
    return joined([_placed(_bomb(), x, y, 0.58) for x, y in ((-30, -14), (30, -14), (0, 18))])


def _burst() -> QPainterPath:
    return without(_rays(10, 49, 24), [parse("O 0 0 10")])


def _sight() -> QPainterPath:
    ticks = [
        stroked(parse(f"M {x * 28} {y * 28} L {x * 48} {y * 48}"), 8) for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))
    ]
    return joined([_ring(38, 29), *ticks, parse("O 0 0 8")])


def _mushroom() -> QPainterPath:
    return joined(
        [
            parse("M -40 -6 C -54 -40 -16 -54 0 -43 C 16 -54 54 -40 40 -6 C 22 4 -22 4 -40 -6 Z"),
            parse("M -12 -4 L 12 -4 L 9 26 L 26 45 L -26 45 L -9 26 Z"),
            stroked(arc(0, 8, 25, 200, 140), 7),
        ]
    )


def _round() -> QPainterPath:
    """Return two arrows that chase each other."""
    parts: list[QPainterPath] = []
    for turn in (0, 180):
        half = joined([stroked(arc(0, 0, 33, 20, 140), 10), _polygon((-48, -10), (-16, -10), (-34, 16))])
        parts.append(turned(half, turn))
    return joined(parts)


def _star() -> QPainterPath:
    return _rays(5, 49, 21)


_SIGNS: dict[str, Callable[[], QPainterPath]] = {
    "assemble_mods": _assembled,
    "reinforcements": _column,
    "stealth_mods": _hidden_robot,
    "death_trap": _spikes,
    "evacuation": _both_ways,
    "cease_fire": _stop,
    "territorial_station": _station_more,
    "stealth_station": _station_hidden,
    "scout_forces": _glasses,
    "invade_earth": _globe,
    "hidden_energy": _drop,
    "energy_extraction": _mine,
    "energy_crisis": _no_bolt,
    "frequency_jam": _jam,
    "mod_reduction": _fewer,
    "decoys_revealed": _masks,
    "rocket_strike": _rocket,
    "scatter_bomb": _bombs,
    "zone_strike": _burst,
    "assassin_bomb": _sight,
    "armageddon": _mushroom,
    "redeployment": _round,
    "colony_influence": _star,
    **MIRACLE_SIGNS,
    **RELIC_SIGNS,
}
"""By the kind of the effect."""


def known_signs() -> Sequence[str]:
    """Return the effects that have a sign of their own."""
    return tuple(_SIGNS)
