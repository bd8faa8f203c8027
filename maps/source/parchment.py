"""An old chart as the ground under a board: parchment sea with ripples and waves, a compass, a bronze frame, a table.

The sheet covers the board; round it lies a dark table whose colour goes on beyond the picture.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont
from scipy import ndimage

from maps.source.noise import fractal
from maps.source.ocean import (
    ABOVE,
    LEFT,
    ORIGIN,
    OVERDRAW,
    SCALE,
    Picture,
    Sea,
    draw_mask,
    extent,
    mix,
    pixels,
    rgb,
)

TABLE, INK, CREAM, GOLD, BRONZE, LEATHER = "#1c120a", "#5a3d16", "#f6e7bd", "#d2ab5c", "#8a6326", "#3a200c"
DEEP, SHALLOW, STAIN = "#ab915f", "#dfcb98", "#7d5f33"
FALLOFF = 58.0  # px: how fast the shallows darken
RIPPLES, SEPIA = (4.5, 9.0, 14.5, 21.0), "#6d5128"
GLOW_WIDTH, GLOW, GRATICULE = 4.5, 0.24, 0.10
WAVES, WAVE_ROOM, WAVE_STEP, WAVE = 4000, 30.0, 46.0, 0.42  # tries, px to the coast and to the next; strength
FRAME_OUT, FRAME_IN = -2.0, 11.0  # px inside the sheet's edge: where its bronze frame begins and ends
FONT = Path(__file__).parents[2] / "resources" / "fonts" / "Cinzel-Regular.ttf"
SPACING = 1.45  # letters of a sea's name stand so much wider
Points = NDArray[np.float64]
FINE = SCALE * OVERDRAW


@dataclass(frozen=True)
class Chart:
    """What is written on a chart: names of waters (text, middle, angle, px), the compass, the size of the board."""

    size: tuple[int, int]
    waters: list[dict[str, Any]]
    compass: tuple[float, float, float]


def paint(sea: Sea, chart: Chart) -> Image.Image:
    """Return the picture of ``chart`` on ``sea``."""
    shallow, sepia, cream = rgb(SHALLOW), rgb(SEPIA), rgb(CREAM)
    depth = np.clip(np.exp(-sea.distance / FALLOFF) + 0.05 * sea.clouds, 0, 1)
    picture = rgb(DEEP) + (shallow - rgb(DEEP)) * depth[..., None] + 5 * sea.clouds[..., None]
    stains = fractal(sea.land.shape, seed=14, scales=(420, 180, 70)).astype(np.float32)
    picture = mix(picture, rgb(STAIN), np.clip(0.09 * stains - 0.02, 0, 0.3))
    picture = mix(picture, sepia, GRATICULE * sea.graticule)
    picture = mix(picture, cream, GLOW * np.exp(-((sea.distance / GLOW_WIDTH) ** 2)))
    for strength in sea.ripples(RIPPLES):
        picture = mix(picture, sepia, strength)
    whole = extent(chart.size)
    water = 1 - sea.land
    picture = mix(picture, sepia, WAVE * draw_mask(whole, lambda draw: _waves(draw, sea, chart)) * water)
    picture = mix(picture, rgb(INK), 0.85 * _words(whole, chart.waters) * water)
    picture = _compass(picture, chart, whole)
    picture *= 1 - sea.shadow()[..., None]
    picture = _sheet(picture, chart.size, stains)
    return Image.fromarray(np.clip(np.round(picture), 0, 255).astype(np.uint8), "RGB")


def _waves(draw: ImageDraw.ImageDraw, sea: Sea, chart: Chart) -> None:
    """Strew small double arcs over open water, away from the names and the compass."""
    random = np.random.default_rng(2)
    taken = [np.array(water["at"], float) for water in chart.waters] + [np.array(chart.compass[:2])]
    placed: list[Points] = []
    for spot in random.uniform((26, 26), np.array(chart.size) - 26, (WAVES, 2)):
        column, row = ((spot - ORIGIN) * SCALE).astype(int)
        near = any(np.hypot(*(spot - other)) < WAVE_STEP for other in placed)
        written = any(abs(spot[0] - at[0]) < 74 and abs(spot[1] - at[1]) < 40 for at in taken)
        if sea.distance[row, column] > WAVE_ROOM and not near and not written:
            placed.append(spot)
            draw.line(pixels(spot + _WAVE), fill=255, width=round(1.1 * FINE), joint="curve")


_ARC = np.linspace(0, math.pi, 9)
_WAVE = np.vstack([np.column_stack([side - 4.4 * np.cos(_ARC), -4.5 * np.sin(_ARC)]) for side in (-4.6, 4.6)])


def _words(whole: tuple[int, int], waters: list[dict[str, Any]]) -> Picture:
    """Return how strongly the names of the waters show, 0 to 1."""
    picture = Image.new("L", (whole[0] * SCALE, whole[1] * SCALE))
    for water in waters:
        font = ImageFont.truetype(str(FONT), round(water["px"] * FINE))
        steps = [font.getlength(letter) * SPACING for letter in water["text"]]
        high = round(3 * water["px"] * FINE)
        strip = Image.new("L", (round(sum(steps)) + high, high))
        draw, left = ImageDraw.Draw(strip), high / 2
        for letter, step in zip(water["text"], steps, strict=True):
            draw.text((left, high / 2), letter, font=font, fill=255, anchor="lm")
            left += step
        turned = strip.rotate(-water["angle"], Image.Resampling.BICUBIC, expand=True).reduce(OVERDRAW)
        x, y = ((water["at"][0] + LEFT) * SCALE, (water["at"][1] + ABOVE) * SCALE)
        picture.paste(255, (round(x - turned.width / 2), round(y - turned.height / 2)), turned)
    return np.asarray(np.asarray(picture, dtype=np.float32) / 255)


def _compass(picture: Picture, chart: Chart, whole: tuple[int, int]) -> Picture:
    """Draw a rose of eight winds: each point has a light and a dark half."""
    x, y, radius = chart.compass
    centre = np.array([x, y])
    halves: dict[int, list[Points]] = {1: [], -1: []}
    for number in (1, 3, 5, 7, 0, 2, 4, 6):
        long, broad = (radius, 0.17) if number % 2 == 0 else (0.62 * radius, 0.13)
        angle = number * math.pi / 4
        turn = np.array([[math.cos(angle), math.sin(angle)], [-math.sin(angle), math.cos(angle)]])
        for side, leaves in halves.items():
            leaves.append(np.array([[0, -long], [side * long * broad, -long * broad], [0, 0]]) @ turn + centre)

    def outlines(draw: ImageDraw.ImageDraw) -> None:
        for share, width in ((0.62, 1.2), (0.70, 0.6)):
            box = pixels(np.array([centre - share * radius, centre + share * radius]))
            draw.ellipse([*box[0], *box[1]], outline=200, width=max(1, round(width * FINE)))
        for leaf in halves[1] + halves[-1]:
            draw.polygon(pixels(leaf), outline=190, width=round(0.6 * FINE))

    for side, colour in ((1, "#7a5522"), (-1, CREAM)):
        picture = mix(picture, rgb(colour), draw_mask(whole, _Filled(halves[side])))
    return mix(picture, rgb(LEATHER), draw_mask(whole, outlines))


@dataclass(frozen=True)
class _Filled:
    """Areas to be filled in a mask."""

    areas: list[Points]

    def __call__(self, draw: ImageDraw.ImageDraw) -> None:
        for area in self.areas:
            draw.polygon(pixels(area), fill=240)


def _sheet(picture: Picture, size: tuple[int, int], stains: Picture) -> Picture:
    """Return the chart with darkened edges and its frame, lying on the table."""
    height, width = picture.shape[:2]
    x = np.arange(width, dtype=np.float32) / SCALE - LEFT
    y = np.arange(height, dtype=np.float32) / SCALE - ABOVE
    inside = np.minimum(np.minimum(x, size[0] - x)[None, :], np.minimum(y, size[1] - y)[:, None])
    burnt = np.exp(-np.clip(inside - FRAME_IN, 0, None) / 46) * (0.36 + 0.07 * stains)
    picture = mix(picture, rgb("#4a2c10"), np.clip(burnt, 0, 0.6))
    grain = ndimage.gaussian_filter1d(np.random.default_rng(6).standard_normal(picture.shape[:2]), 90, axis=1)
    table = rgb(TABLE) + (150 * grain.astype(np.float32) * np.clip(1 + inside / 55, 0, 1))[..., None]
    table *= 1 - 0.55 * np.exp(np.clip(inside - FRAME_OUT, -99, 0) / 9)[..., None]
    picture = np.where((inside > FRAME_OUT)[..., None], picture, table).astype(np.float32)
    for start, stop, colour in _RULES:
        edge = np.clip((inside - start) * SCALE + 0.5, 0, 1) * np.clip((stop - inside) * SCALE + 0.5, 0, 1)
        picture = mix(picture, rgb(colour), edge)
    return picture


# The frame from outside to inside: px inside the sheet's edge, and the colour there.
_RULES = (
    (FRAME_OUT, 11.4, "#24140a"),
    (-1.0, 0.6, GOLD),
    (2.0, 7.6, "#4a2d12"),
    (3.4, 4.2, BRONZE),
    (9.0, 10.2, GOLD),
)
