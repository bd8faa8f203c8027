"""The cave of the Underworld as a picture: rock, stone fields with cracks between, the Styx, and the light of fires.

Everything is measured by the distance to its edge, so the picture is made of soft bands: a lit ledge round the cave,
a bevel on every stone, glow round every flame.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray
from PIL import Image, ImageColor, ImageDraw
from scipy import ndimage
from shapely import Geometry

from maps.source.noise import fractal

Picture = NDArray[np.float32]
SCALE = 2
LEFT, ABOVE = 150, 110  # px beyond the board, on either side
ORIGIN = (-LEFT, -ABOVE)
ROCK = "#0b090d"
RIM = 90  # px over which the picture fades to the colour of rock
STYX = ((17.0, "#04100d", 0.9), (11.0, "#103f3b", 1.0), (7.5, "#23766c", 1.0), (3.2, "#57b8a3", 0.75))  # px, colour
FERRY_STEP, FERRY_DOT = 13.0, 1.5  # px between the dots on the water, and their radius
EMBER, FLAME = (255.0, 96.0, 24.0), (255.0, 150.0, 52.0)
BEVEL = ((-0.5, 2.0, "#efe0c2", 0.30), (2.0, 9.0, "#000000", 0.30), (9.0, 30.0, "#000000", 0.16))


@dataclass(frozen=True)
class Scene:
    """What is in the cave, in board px: stones with their colours, the wall, pits and lines of fire, ways of water."""

    size: tuple[int, int]
    stones: list[tuple[Geometry, str]]
    wall: Geometry
    pits: Geometry
    flames: Geometry
    styx: Geometry
    spurs: Geometry


def extent(size: tuple[int, int]) -> tuple[int, int]:
    """Return width and height of the picture in board px for a board of ``size``."""
    return size[0] + 2 * LEFT, size[1] + 2 * ABOVE


def paint(scene: Scene) -> Image.Image:
    """Return the picture of ``scene``."""
    shape = tuple(side * SCALE for side in extent(scene.size)[::-1])
    rough, fine = (fractal(shape, seed, scales).astype(np.float32) for seed, scales in NOISES)
    picture = _rock(rough, fine)
    picture = _cave(picture, _mask(scene, [scene.wall]), rough)
    for stone, colour in scene.stones:
        _lay_stone(picture, scene, stone, colour, rough, fine)
    picture = _water(picture, scene, fine)
    picture = _fire(picture, scene, rough)
    picture = _mix(picture, _rgb(ROCK), _rim(shape))
    return Image.fromarray(np.clip(np.round(picture), 0, 255).astype(np.uint8), "RGB")


NOISES = ((6, (200, 90, 40, 16, 6, 2)), (5, (60, 24, 10, 4)))


def _rock(rough: Picture, fine: Picture) -> Picture:
    """Return dark rock with a light from the upper left."""
    down, across = np.gradient(ndimage.gaussian_filter(rough, 2.2) * 18)
    light = np.clip((across + down) * 9, -40, 40) * 0.5
    tint = np.stack([8 * rough + 7 * fine, 6 * rough + 6 * fine, 9 * rough + 8 * fine], axis=-1)
    return np.asarray(np.array([25, 20, 29], dtype=np.float32) + tint + light[..., None], dtype=np.float32)


def _cave(picture: Picture, cave: Picture, rough: Picture) -> Picture:
    """Return the rock with the cave's floor far below, and a ledge round it that catches light."""
    away = _distance(cave)
    ledge = np.exp(-(((away - 7) / 5) ** 2)) * (cave < 0.5) * np.clip(1 + 0.5 * rough, 0.3, 2)
    picture = picture + ledge[..., None] * np.array([40, 34, 44], dtype=np.float32)
    picture = picture * (1 - 0.6 * np.exp(-away / 3) * (cave < 0.5))[..., None]
    depth = np.array([11, 10, 16], dtype=np.float32) + (2 * rough)[..., None]
    return _mix(picture, depth, cave)


def _lay_stone(picture: Picture, scene: Scene, stone: Geometry, colour: str, rough: Picture, fine: Picture) -> None:
    """Paint one field into the picture: its colour, clouds on it, a lit rim and shade inside it."""
    left, top, right, bottom = (int(side) for side in stone.bounds)
    rows = slice((top - 4 + ABOVE) * SCALE, (bottom + 5 + ABOVE) * SCALE)
    columns = slice((left - 4 + LEFT) * SCALE, (right + 5 + LEFT) * SCALE)
    mask = _mask(scene, [stone])[rows, columns]
    inside = ndimage.distance_transform_edt(mask > 0.5).astype(np.float32) / SCALE
    ground = _rgb(colour) + (11 * rough[rows, columns] + 7 * fine[rows, columns])[..., None]
    down, across = np.gradient(ndimage.gaussian_filter(fine[rows, columns], 1.6) * 10)
    ground = ground + np.clip((across + down) * 8, -26, 26)[..., None]
    for near, far, shade, strength in BEVEL:
        band = np.clip(1 - np.abs(inside - near) / (far - near), 0, 1) * (inside >= near)
        ground = _mix(ground, _rgb(shade), (strength * band).astype(np.float32))
    picture[rows, columns] = _mix(picture[rows, columns], ground, mask)


def _water(picture: Picture, scene: Scene, fine: Picture) -> Picture:
    """Return the picture with the Styx and its arms, and the dots of the ferries on them."""
    ring, spurs = (_distance(_lines(scene, each, 2)) for each in (scene.styx, scene.spurs))
    away = np.minimum(ring, spurs * 1.35) + 0.35 * fine
    picture = picture + np.exp(-np.clip(away - 12, 0, None) / 16)[..., None] * np.array([3, 22, 20], dtype=np.float32)
    for reach, colour, strength in STYX:
        picture = _mix(picture, _rgb(colour), (strength * np.clip((reach - away) * 0.8, 0, 1)).astype(np.float32))
    for dots, colour in ((_ferries(scene, FERRY_DOT + 0.9), "#04100d"), (_ferries(scene, FERRY_DOT), "#dcfbef")):
        picture = _mix(picture, _rgb(colour), 0.85 * dots)
    return picture


def _ferries(scene: Scene, radius: float) -> Picture:
    spots = []
    for line in (*shapely.get_parts(scene.styx), *shapely.get_parts(scene.spurs)):
        count = max(1, round(line.length / FERRY_STEP))
        spots += [line.interpolate((i + 0.5) / count, normalized=True).buffer(radius, 6) for i in range(count)]
    return _mask(scene, spots)


def _fire(picture: Picture, scene: Scene, rough: Picture) -> Picture:
    """Return the picture with glowing pits, and the light of all flames on rock and stones."""
    pit = _mask(scene, [scene.pits])
    embers = fractal(pit.shape, seed=19, scales=(40, 16, 7, 3)).astype(np.float32)
    glowing = [150 + 60 * embers, 38 + 55 * np.clip(embers, -0.4, 2.5), 8 + 18 * np.clip(embers, 0, 2)]
    picture = _mix(picture, np.stack(glowing, axis=-1).astype(np.float32), 0.95 * pit)
    away = _distance(np.maximum(_lines(scene, scene.flames, 3), _mask(scene, [scene.pits.buffer(-6)])))
    heat = np.clip(0.85 + 0.25 * rough, 0.4, 1.4)
    light = (0.52 * np.exp(-away / 30) * heat)[..., None] * np.array(EMBER, dtype=np.float32)
    light += (0.7 * np.exp(-((away / 7) ** 2)) * heat)[..., None] * np.array(FLAME, dtype=np.float32)
    return np.asarray(picture + light * (1 - 0.8 * pit)[..., None], dtype=np.float32)


def _mask(scene: Scene, shapes: Iterable[Geometry]) -> Picture:
    """Return 1 inside the shapes, 0 outside, with soft edges."""
    return _draw(scene, [(np.asarray(p.exterior.coords), 0.0) for s in shapes for p in shapely.get_parts(s)])


def _lines(scene: Scene, lines: Geometry, width: float) -> Picture:
    return _draw(scene, [(np.asarray(line.coords), width) for line in shapely.get_parts(lines)])


def _draw(scene: Scene, outlines: list[tuple[NDArray[np.float64], float]]) -> Picture:
    """Draw lines so many px wide; areas where the width is 0. Drawn twice as fine, then reduced."""
    width, height = extent(scene.size)
    picture = Image.new("L", (width * SCALE * 2, height * SCALE * 2))
    draw = ImageDraw.Draw(picture)
    for corners, broad in outlines:
        spots = [(x, y) for x, y in (corners - ORIGIN) * SCALE * 2]
        if broad:
            draw.line(spots, fill=255, width=round(broad * SCALE * 2), joint="curve")
        else:
            draw.polygon(spots, fill=255)
    return np.asarray(np.asarray(picture.reduce(2), dtype=np.float32) / 255)


def _distance(mask: Picture) -> Picture:
    """Return the distance in px of every pixel to the mask."""
    return np.asarray(ndimage.distance_transform_edt(mask < 0.5).astype(np.float32) / SCALE)


def _mix(picture: Picture, colour: Picture, strength: Picture) -> Picture:
    return np.asarray(picture + (colour - picture) * strength[..., None], dtype=np.float32)


def _rim(shape: tuple[int, ...]) -> Picture:
    """Return 1 at the rim of the picture, 0 well inside."""
    down, across = (np.minimum(np.arange(side), np.arange(side)[::-1]) / (RIM * SCALE) for side in shape)
    inside = np.clip(down, 0, 1)[:, None] * np.clip(across, 0, 1)[None, :]
    return np.asarray(1 - inside * inside * (3 - 2 * inside), dtype=np.float32)


def _rgb(colour: str) -> Picture:
    return np.array(ImageColor.getrgb(colour), dtype=np.float32)
