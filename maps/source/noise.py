"""Smooth random fields: a vector field that bends lines, and fractal pictures for water and paper."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage

Points = NDArray[np.float64]
Picture = NDArray[np.float64]


class NoiseField:
    """A displacement that depends on the place alone, so a corner shared by several shapes stays shared.

    It is a sum of plane waves: ``octaves`` bands, each with half the ``wavelength`` and half the strength of the last.
    """

    def __init__(self, seed: int, wavelength: float, octaves: int = 3, waves: int = 14) -> None:
        random = np.random.default_rng(seed)
        bands = []
        for octave in range(octaves):
            angle = random.uniform(0, 2 * np.pi, waves)
            length = wavelength / 2**octave * random.uniform(0.7, 1.4, waves)
            phase = random.uniform(0, 2 * np.pi, (2, waves))
            direction = np.vstack([np.cos(angle), np.sin(angle)]) * 2 * np.pi / length
            bands.append((direction, phase, 0.5**octave * math.sqrt(2 / waves)))
        self._bands = bands

    def __call__(self, points: Points) -> Points:
        """Return the displacement, about -1 to 1 either way, at each row of ``points``."""
        shift = np.zeros_like(points)
        for direction, phase, strength in self._bands:
            wave = points @ direction
            shift[:, 0] += strength * np.sin(wave + phase[0]).sum(axis=1)
            shift[:, 1] += strength * np.sin(wave + phase[1]).sum(axis=1)
        return shift


def fractal(
    shape: tuple[int, int], seed: int, scales: tuple[int, ...] = (120, 48, 18, 6, 2), gain: float = 0.62
) -> Picture:
    """Return a cloudy picture of ``shape`` (rows, columns), mean 0 and deviation 1; ``scales`` are blob sizes in px."""
    random = np.random.default_rng(seed)
    rows, columns = shape
    picture = np.zeros(shape)
    for octave, scale in enumerate(scales):
        step = max(1, scale // 3)
        coarse = random.standard_normal((rows // step + 3, columns // step + 3))
        coarse = ndimage.gaussian_filter(coarse, 3 if step > 1 else scale)
        layer = ndimage.zoom(coarse, step, order=3) if step > 1 else coarse
        picture += gain**octave / coarse.std() * layer[:rows, :columns]
    return _standardise(picture)


def tileable(size: int, seed: int, scales: tuple[float, ...], gain: float = 0.62) -> Picture:
    """Return a square cloudy picture that repeats without a seam, mean 0 and deviation 1."""
    random = np.random.default_rng(seed)
    picture = np.zeros((size, size))
    for octave, scale in enumerate(scales):
        layer = ndimage.gaussian_filter(random.standard_normal((size, size)), scale, mode="wrap")
        picture += gain**octave * layer / layer.std()
    return _standardise(picture)


def _standardise(picture: Picture) -> Picture:
    return np.asarray((picture - picture.mean()) / picture.std())
