"""The Moon's near side as a picture: plains, craters, rays, a shaded disc, and the starry black around it.

Heights and brightness are laid out on the whole picture as if the disc were seen from straight above; the sun stands
in the north-west.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageColor
from scipy import ndimage

from maps.source.noise import fractal

Picture = NDArray[np.float32]
Window = tuple[slice, slice]
SCALE = 2
LEFT, RIGHT, ABOVE, BELOW = 420, 420, 160, 160  # px beyond the board
ORIGIN = (-LEFT, -ABOVE)
RIM = 120  # px over which the picture fades to the colour of space
SPACE = "#080a13"
HIGHLAND, PLAIN = (190.0, 187.0, 181.0), (98.0, 102.0, 111.0)  # red, green, blue, 0 to 255
EDGE = 9.0  # how sharp the shore of a plain is
WARP, FINE_WARP = 0.042, 0.02  # of the radius: how far noise moves the shore of a plain
SUN = (0.75, 0.66)  # how much of the light comes from the left, and from above
CRATERS, SMALLEST, LARGEST = 2800, 1.1, 17.0  # number; radii in px
ON_PLAINS = 0.22  # of the craters that fall on a plain are kept
RAY_COUNT, RAY_REACH = 17, 0.95  # streaks of a crater; how far they run, in radii of the Moon
STARS = 620


@dataclass(frozen=True)
class Disc:
    """The Moon on the picture: for every pixel its place on the disc of radius 1, x right and y up."""

    x: Picture
    y: Picture
    radius: float  # picture px
    centre: tuple[float, float]

    @classmethod
    def of(cls, size: tuple[int, int], centre: tuple[float, float], radius: float) -> Disc:
        """Return the disc of a board of ``size``, ``centre`` and ``radius`` in board px."""
        width, height = extent(size)
        across = (np.arange(width * SCALE, dtype=np.float32) / SCALE - LEFT - centre[0]) / radius
        down = (np.arange(height * SCALE, dtype=np.float32) / SCALE - ABOVE - centre[1]) / radius
        x, y = np.meshgrid(across, -down)
        middle = ((centre[0] + LEFT) * SCALE, (centre[1] + ABOVE) * SCALE)
        return cls(x, y, radius * SCALE, middle)

    @property
    def away(self) -> Picture:
        """Distance of every pixel from the centre, in radii."""
        return np.hypot(self.x, self.y)

    def window(self, x: float, y: float, reach: float) -> Window:
        """Return the part of the picture within ``reach`` radii of a place."""
        column, row = self.centre[0] + x * self.radius, self.centre[1] - y * self.radius
        half = reach * self.radius + 2
        rows = slice(max(0, int(row - half)), max(0, int(row + half)))
        return rows, slice(max(0, int(column - half)), max(0, int(column + half)))


@dataclass(frozen=True)
class Crater:
    """A crater: place and radius on the disc of radius 1, and how bright its rays are."""

    x: float
    y: float
    size: float
    rays: float = 0.0


def paint(size: tuple[int, int], centre: tuple[float, float], radius: float, relief: dict[str, Any]) -> Image.Image:
    """Return the picture for a board of ``size`` with the disc at ``centre``, in board px; ``relief`` names places."""
    disc = Disc.of(size, centre, radius)
    rough, fine = (fractal(disc.x.shape, seed, scales).astype(np.float32) for seed, scales in NOISES)
    plains = _plains(disc, relief["maria"], rough, fine)
    named = [_crater(entry) for entry in relief["craters"]]
    craters = [*named, *_strewn(disc, plains)]
    height = _ground(rough, fine, plains) + _dents(disc, craters)
    light = _sunlight(height)
    bright = _rays(disc, [crater for crater in named if crater.rays], fine)
    moon = _surface(plains, rough, fine, light, bright)
    return _compose(disc, moon, rough)


NOISES = ((2, (160, 70, 30, 12, 5)), (7, (24, 10, 5, 3)))


def extent(size: tuple[int, int]) -> tuple[int, int]:
    """Return width and height of the picture in board pixels for a board of ``size``."""
    return size[0] + LEFT + RIGHT, size[1] + ABOVE + BELOW


def on_disc(longitude: float, latitude: float) -> tuple[float, float]:
    """Return where a place of the near side (degrees) stands on the disc of radius 1."""
    east, north = np.radians(longitude), np.radians(latitude)
    return float(np.cos(north) * np.sin(east)), float(np.sin(north))


def _plains(disc: Disc, entries: Iterable[dict[str, Any]], rough: Picture, fine: Picture) -> Picture:
    """Return how dark the ground is, 0 highland to 1 darkest plain; noise frays the shores."""
    dark = np.zeros_like(disc.x)
    x, y = disc.x + WARP * rough + FINE_WARP * fine, disc.y - WARP * rough + FINE_WARP * fine
    for entry in entries:
        longitude, latitude = entry["at"]
        at_x, at_y = on_disc(longitude, latitude)
        wide = np.radians(entry["size"][0]) * max(0.3, np.cos(np.radians(longitude)))
        high = np.radians(entry["size"][1]) * max(0.45, np.cos(np.radians(latitude)))
        out = np.hypot((x - at_x) / wide, (y - at_y) / high)
        dark = np.maximum(dark, entry["shade"] / (1 + np.exp(np.clip((out - 1) * EDGE, -30, 30))))
    return dark.astype(np.float32)


def _crater(entry: dict[str, Any]) -> Crater:
    x, y = on_disc(*entry["at"])
    return Crater(x, y, float(np.radians(entry["size"])), entry.get("rays", 0.0))


def _strewn(disc: Disc, plains: Picture) -> Iterable[Crater]:
    """Yield small craters all over the disc, few on the young plains: the smaller, the more."""
    random = np.random.default_rng(4)
    for _ in range(CRATERS):
        angle, out = random.uniform(0, 2 * np.pi), 0.985 * np.sqrt(random.random())
        size = min(LARGEST, SMALLEST * (1 + random.pareto(1.5)))
        x, y = out * np.cos(angle), out * np.sin(angle)
        row, column = (int(place) for place in (disc.centre[1] - y * disc.radius, disc.centre[0] + x * disc.radius))
        if random.random() > (1 - ON_PLAINS) * min(1.0, 1.6 * float(plains[row, column])):
            yield Crater(x, y, size * SCALE / disc.radius)


def _ground(rough: Picture, fine: Picture, plains: Picture) -> Picture:
    """Return heights in px without craters: rugged highlands, smooth plains a step below."""
    return np.asarray((1 - 0.8 * plains) * (1.5 * fine + 1.5 * rough) - 5.0 * plains)


def _dents(disc: Disc, craters: Iterable[Crater]) -> Picture:
    """Return the heights that craters add, px: a bowl, a raised rim and its outer slope."""
    height = np.zeros_like(disc.x)
    for crater in craters:
        window = disc.window(crater.x, crater.y, 2.6 * crater.size)
        squeeze = max(0.35, float(np.sqrt(max(0.0, 1 - crater.x**2 - crater.y**2))))
        away = _foreshortened(disc, window, crater, squeeze) / crater.size
        deep = 0.9 * (crater.size * disc.radius) ** 0.75
        bowl = np.where(away < 1, deep * np.minimum(0.0, away**4 - 0.55), 0)
        rim = 0.5 * deep * np.exp(-(((away - 1.02) / np.where(away < 1.02, 0.16, 0.42)) ** 2))
        height[window] += bowl + rim
    return height


def _foreshortened(disc: Disc, window: Window, crater: Crater, squeeze: float) -> Picture:
    """Return distances from a crater; near the limb it looks narrow in the direction of the centre."""
    dx, dy = disc.x[window] - crater.x, disc.y[window] - crater.y
    out = max(1e-6, float(np.hypot(crater.x, crater.y)))
    along = (dx * crater.x + dy * crater.y) / out
    across = (dy * crater.x - dx * crater.y) / out
    return np.asarray(np.hypot(along / squeeze, across))


def _sunlight(height: Picture) -> Picture:
    """Return how much brighter (above 0) or darker than level ground every pixel is."""
    soft = ndimage.gaussian_filter(height, 0.8)
    down, across = np.gradient(soft)
    slope = SUN[0] * across + SUN[1] * down
    return np.asarray(np.tanh(slope * 0.55), dtype=np.float32)


def _rays(disc: Disc, craters: Iterable[Crater], fine: Picture) -> Picture:
    """Return the brightness of the streaks round young craters, 0 to about 1."""
    random = np.random.default_rng(12)
    bright = np.zeros_like(disc.x)
    for crater in craters:
        dx, dy = disc.x - crater.x, disc.y - crater.y
        away, angle = np.hypot(dx, dy), np.arctan2(dy, dx)
        streaks = np.zeros_like(away)
        for _ in range(RAY_COUNT):
            towards, strength = random.uniform(-np.pi, np.pi), random.uniform(0.35, 1.0)
            reach, width = random.uniform(0.35, 1.0) * RAY_REACH * crater.rays, random.uniform(0.015, 0.075)
            turn = np.abs((angle - towards + np.pi) % (2 * np.pi) - np.pi)
            narrow = width * (0.35 + crater.size / (away + crater.size))
            streaks += strength * np.exp(-((turn / narrow) ** 2)) * np.exp(-((away / reach) ** 2))
        near = np.exp(-away / (3.2 * crater.size))
        ragged = np.clip(0.75 + 0.35 * fine, 0.2, 1.3)
        bright += crater.rays * np.where(away > crater.size, 0.7 * streaks * ragged + 0.9 * near, 0.35)
    return np.asarray(np.clip(bright, 0, 1.1), dtype=np.float32)


def _surface(plains: Picture, rough: Picture, fine: Picture, light: Picture, bright: Picture) -> Picture:
    """Return the colour of the ground, 0 to 255."""
    high, low = (np.array(colour, dtype=np.float32) for colour in (HIGHLAND, PLAIN))
    ground = high + (low - high) * plains[..., None]
    ground += (6 * rough + 4 * fine)[..., None]
    ground += 72 * bright[..., None]
    ground += 66 * light[..., None]
    return np.clip(ground, 0, 255).astype(np.float32)


def _compose(disc: Disc, moon: Picture, rough: Picture) -> Image.Image:
    """Return the disc, darker towards its limb, before the stars, with a faint halo."""
    away = disc.away
    limb = np.sqrt(np.clip(1 - away**2, 0, 1))
    lit = moon * (0.40 + 0.60 * limb**0.5)[..., None] * (1.02 - 0.10 * (disc.x - disc.y))[..., None]
    inside = np.clip((1 - away) * disc.radius + 0.5, 0, 1)[..., None]
    halo = np.exp(-np.clip(away - 1, 0, 9) * 15)[..., None] * np.array([54, 70, 98], dtype=np.float32)
    sky = _stars(disc.x.shape, rough) + halo
    picture = sky * (1 - inside) + lit * inside
    space = np.array(ImageColor.getrgb(SPACE), dtype=np.float32)
    picture += (space - picture) * _rim(disc.x.shape)[..., None]
    return Image.fromarray(np.clip(np.round(picture), 0, 255).astype(np.uint8), "RGB")


def _stars(shape: tuple[int, ...], rough: Picture) -> Picture:
    """Return the sky: faint blue clouds and stars, few of them bright."""
    random = np.random.default_rng(9)
    points = np.zeros(shape, dtype=np.float32)
    rows, columns = random.integers(0, shape[0], STARS), random.integers(0, shape[1], STARS)
    points[rows, columns] = random.random(STARS) ** 5 * 6 + 0.35
    glow = ndimage.gaussian_filter(points, 1.0) * 7 + ndimage.gaussian_filter(points * (points > 4.5), 3) * 14
    cloud = np.clip(0.5 * rough + 0.2, 0, 1.6)
    space = np.array(ImageColor.getrgb(SPACE), dtype=np.float32)
    haze = cloud[..., None] * np.array([6, 7, 14], dtype=np.float32)
    return np.asarray(space + haze + glow[..., None] * np.array([228, 232, 245], dtype=np.float32))


def _rim(shape: tuple[int, ...]) -> Picture:
    """Return 1 at the rim of the picture, 0 well inside."""
    down, across = (np.minimum(np.arange(side), np.arange(side)[::-1]) / (RIM * SCALE) for side in shape)
    inside = np.clip(down, 0, 1)[:, None] * np.clip(across, 0, 1)[None, :]
    return np.asarray(1 - inside * inside * (3 - 2 * inside), dtype=np.float32)
