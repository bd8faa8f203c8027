"""A soft cartogram: land flows from crowded places to empty ones until each territory has about its target area.

Density diffuses as heat does (Gastner and Newman 2004), and points ride on the flow. The map cannot fold, and coasts
keep their character.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise

import numpy as np
import shapely
from numpy.typing import NDArray
from PIL import Image, ImageDraw
from scipy import fft, ndimage
from scipy.interpolate import RegularGridInterpolator
from shapely import Geometry

Points = NDArray[np.float64]
Grid = NDArray[np.float64]
Warp = Callable[[Points], Points]
CELL = 2.0  # px, side of a density cell
PAD = 120  # px of sea round the board
LATTICE = 2  # cells between the points that ride on the flow
STEPS = 64


def cartogram(shapes: Iterable[tuple[Geometry, float]], size: tuple[int, int], sea: float, blur: float) -> Warp:
    """Return the warp that gives each of ``shapes`` room in proportion to its density.

    ``shapes`` are pairs of outline and density (target area / present area), ``sea`` is the density of water, ``blur``
    the radius in px that softens steps between neighbours.
    """
    density = ndimage.gaussian_filter(_rasterise(shapes, size, sea), blur / CELL)
    density /= density.mean()
    across, down = np.meshgrid(np.arange(0.0, density.shape[1], LATTICE), np.arange(0.0, density.shape[0], LATTICE))
    x, y = _ride(fft.dctn(density, type=2, norm="ortho"), across, down)
    axes = (down[:, 0] * CELL - PAD, across[0] * CELL - PAD)
    shift = RegularGridInterpolator(axes, np.stack([x - across, y - down], axis=-1) * CELL)

    def move(points: Points) -> Points:
        inside = [np.clip(points[:, 1 - i], axis[0], axis[-1]) for i, axis in enumerate(axes)]
        return np.asarray(points + shift(np.column_stack(inside)))

    return move


def _rasterise(shapes: Iterable[tuple[Geometry, float]], size: tuple[int, int], sea: float) -> Grid:
    columns, rows = (int((side + 2 * PAD) / CELL) for side in size)
    picture = Image.new("F", (columns, rows), sea)
    draw = ImageDraw.Draw(picture)
    for shape, density in shapes:
        for part in shapely.get_parts(shape):
            cells = (np.asarray(part.exterior.coords) + PAD) / CELL
            draw.polygon([(x, y) for x, y in cells], fill=density)
    return np.asarray(picture, dtype=float)


def _ride(spectrum: Grid, x: Grid, y: Grid) -> tuple[Grid, Grid]:
    """Carry the points ``x``, ``y`` (cells) through the whole diffusion; midpoint steps that grow with time."""
    rows, columns = spectrum.shape
    decay = (np.pi * np.arange(rows) / rows)[:, None] ** 2 + (np.pi * np.arange(columns) / columns)[None, :] ** 2
    end = (max(rows, columns) / 3) ** 2 / 2
    times = np.concatenate([[0.0], np.geomspace(0.5, end, STEPS)])
    for now, then in pairwise(times):
        step = then - now
        dx, dy = _flow(spectrum * np.exp(-decay * now), x, y)
        dx, dy = _flow(spectrum * np.exp(-decay * (now + step / 2)), x + dx * step / 2, y + dy * step / 2)
        x, y = x + dx * step, y + dy * step
    return x, y


def _flow(spectrum: Grid, x: Grid, y: Grid) -> tuple[Grid, Grid]:
    """Return the velocity at ``x``, ``y``: minus the slope of the density over the density; none through the rim."""
    density = fft.idctn(spectrum, type=2, norm="ortho")
    down, across = np.gradient(density)
    across, down = -across / density, -down / density
    across[:, 0] = across[:, -1] = 0
    down[0] = down[-1] = 0
    at = np.array([y.ravel(), x.ravel()])
    return (
        ndimage.map_coordinates(across, at, order=1, mode="nearest").reshape(x.shape),
        ndimage.map_coordinates(down, at, order=1, mode="nearest").reshape(x.shape),
    )
