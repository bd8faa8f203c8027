"""The sea under a board as a picture: depth, glow and ripples along the coast, clouds of colour, a faint graticule.

The picture is drawn at ``SCALE`` px a board pixel and fades into the deep colour at its rim, so a window of any size
can go on in that colour.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np
import shapely
from numpy.typing import NDArray
from PIL import Image, ImageColor, ImageDraw
from scipy import ndimage
from shapely import Geometry

from maps.source.noise import fractal

Points = NDArray[np.float64]
Picture = NDArray[np.float32]
SCALE = 2
OVERDRAW = 2  # the land mask is drawn this much finer, then reduced: soft edges
LEFT, RIGHT, ABOVE, BELOW = 60, 440, 130, 190  # px beyond the board
ORIGIN = (-LEFT, -ABOVE)
RIM = 170  # px over which the picture fades to the deep colour (less on a side that reaches less far)
FALLOFF = 44  # px: how fast the shallows darken
GLOW_WIDTH, GLOW = 4.5, 0.38
RIPPLES = (5.0, 10.5, 17.0, 24.5)  # px off the coast
RIPPLE_WIDTH, RIPPLE, RIPPLE_FADE = 0.55, 0.42, 0.68
SHADOW_SHIFT, SHADOW_BLUR, SHADOW = (3.0, 2.2), 3.0, 0.38  # down and across, px
GRATICULE = 0.10
POLAR_FADE = 18.0  # degrees over which meridians fade
DARKEST_CLOUD = -1.5  # deviations: the deep sea may not sink to black
QUALITY = 85


@dataclass(frozen=True)
class Palette:
    """Colours of one sea."""

    deep: str
    shallow: str
    ripple: str
    texture: float  # strength of the clouds, levels of 255


DARK = Palette("#14374a", "#5f979c", "#f3e6c4", 4)
LIGHT = Palette("#5f8f9c", "#b9d3c6", "#fffaf0", 4)


@dataclass(frozen=True)
class Sea:
    """What all colourings of one sea share: land (0 to 1), distance to land, graticule (0 to 1), clouds."""

    land: Picture
    distance: Picture
    graticule: Picture
    clouds: Picture

    @classmethod
    def of(cls, shapes: Iterable[Geometry], size: tuple[int, int], locate: Callable[[Points], Points]) -> Sea:
        """Measure the sea round ``shapes``; ``locate`` turns longitude, latitude into board pixels."""
        whole = extent(size)
        land = draw_mask(whole, lambda draw: _fill(draw, shapes))
        distance = ndimage.distance_transform_edt(land < 0.5).astype(np.float32) / SCALE
        graticule = draw_mask(whole, lambda draw: _rule(draw, locate))
        clouds = np.maximum(fractal(land.shape, seed=4), DARKEST_CLOUD).astype(np.float32)
        return cls(land, distance, graticule, clouds)

    def paint(self, palette: Palette) -> Image.Image:
        """Return the picture of this sea in the colours of ``palette``."""
        deep, shallow, ripple = (rgb(colour) for colour in (palette.deep, palette.shallow, palette.ripple))
        depth = np.clip(np.exp(-self.distance / FALLOFF) + 0.04 * self.clouds, 0, 1)
        picture = deep + (shallow - deep) * depth[..., None] + palette.texture * self.clouds[..., None]
        picture = mix(picture, ripple, GRATICULE * self.graticule)
        picture = mix(picture, ripple, GLOW * np.exp(-((self.distance / GLOW_WIDTH) ** 2)))
        for strength in self.ripples(RIPPLES):
            picture = mix(picture, ripple, strength)
        picture *= 1 - self.shadow()[..., None]
        picture = mix(picture, deep, _rim(self.land.shape))
        return Image.fromarray(np.clip(np.round(picture), 0, 255).astype(np.uint8), "RGB")

    def ripples(self, lines: Iterable[float]) -> Iterable[Picture]:
        """Yield how strongly each ripple line shows, so many px off the coast; noise makes the lines waver."""
        blur = 5 * SCALE
        waver = ndimage.gaussian_filter(np.random.default_rng(3).standard_normal(self.land.shape), blur) * blur * 1.2
        distance = self.distance + waver.astype(np.float32)
        for i, line in enumerate(lines):
            strength = RIPPLE * RIPPLE_FADE**i * np.exp(-(((distance - line) / RIPPLE_WIDTH) ** 2))
            yield np.where(self.distance > 1, strength, 0).astype(np.float32)

    def shadow(self) -> Picture:
        """Return how much darker the sea is under the land's edge."""
        shifted = ndimage.shift(self.land, [step * SCALE for step in SHADOW_SHIFT], order=1)
        return np.asarray(ndimage.gaussian_filter(shifted, SHADOW_BLUR * SCALE) * SHADOW * (1 - self.land))


def extent(size: Sequence[int]) -> tuple[int, int]:
    """Return width and height of the picture in board pixels for a board of ``size``."""
    return size[0] + LEFT + RIGHT, size[1] + ABOVE + BELOW


def save(picture: Image.Image, path: Path) -> None:
    """Write ``picture`` as WebP."""
    picture.save(path, "WEBP", quality=QUALITY, method=6)


def draw_mask(size: tuple[int, int], paint: Callable[[ImageDraw.ImageDraw], None]) -> Picture:
    """Return a mask of ``size`` board px at ``SCALE``, 0 to 1: ``paint`` draws it ``OVERDRAW`` times finer."""
    fine = SCALE * OVERDRAW
    picture = Image.new("L", (size[0] * fine, size[1] * fine))
    paint(ImageDraw.Draw(picture))
    return np.asarray(np.asarray(picture.reduce(OVERDRAW), dtype=np.float32) / 255)


def _fill(draw: ImageDraw.ImageDraw, shapes: Iterable[Geometry]) -> None:
    for shape in shapes:
        for part in shapely.get_parts(shape):
            draw.polygon(pixels(np.asarray(part.exterior.coords)), fill=255)


def _rule(draw: ImageDraw.ImageDraw, locate: Callable[[Points], Points]) -> None:
    """Draw parallels every 15 degrees and meridians every 30, far beyond the board; meridians fade at the poles."""
    along = np.arange(-200.0, 330.0, 1.0)
    for latitude in range(-75, 90, 15):
        line = locate(np.column_stack([along, np.full_like(along, latitude)]))
        draw.line(pixels(line), fill=255, width=SCALE * OVERDRAW)
    up = np.arange(-88.0, 89.0, 1.0)
    for longitude in range(-180, 330, 30):
        meridian = pixels(locate(np.column_stack([np.full_like(up, longitude), up])))
        for degree, side in zip(up, pairwise(meridian), strict=False):
            strength = min(1.0, (88 - abs(float(degree))) / POLAR_FADE)
            draw.line(side, fill=round(255 * strength), width=SCALE * OVERDRAW)


def pixels(line: Points) -> list[tuple[float, float]]:
    """Return points of the board as points of a mask that is being drawn."""
    return [(x, y) for x, y in (line + np.array([LEFT, ABOVE])) * SCALE * OVERDRAW]


def mix(picture: Picture, colour: Picture, strength: Picture) -> Picture:
    """Return ``picture`` with ``colour`` laid over it, 0 to 1 strong."""
    return picture + (colour - picture) * strength[..., None]


def _rim(shape: tuple[int, ...]) -> Picture:
    """Return 1 at the rim of the picture, 0 well inside, smooth between."""
    rows, columns = shape
    x, y = np.arange(columns) / SCALE, np.arange(rows) / SCALE
    sides = [(x / min(RIM, LEFT)), (x[::-1] / RIM)], [(y / min(RIM, ABOVE)), (y[::-1] / RIM)]
    across, down = (np.minimum(*(np.clip(side, 0, 1) for side in pair)) for pair in sides)
    inside = _ease(down)[:, None] * _ease(across)[None, :]
    return (1 - inside).astype(np.float32)


def _ease(t: Points) -> Points:
    return t * t * (3 - 2 * t)


def rgb(colour: str) -> Picture:
    """Return red, green, blue of a colour, 0 to 255."""
    return np.array(ImageColor.getrgb(colour), dtype=np.float32)
