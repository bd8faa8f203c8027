"""From longitude and latitude to the board: a blend of two projections, then a stretch into a frame."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]
Bounds = tuple[float, float, float, float]

CENTRAL_MERIDIAN = 11.0  # degrees east: the cut lies at 169 west, between Alaska and Chukotka
ROBINSON_SHARE = 0.45
GALL_STRETCH = 1.17
# Robinson's table, every 5 degrees of latitude: length of the parallel, distance from the equator.
ROBINSON_LENGTH = (
    1, 0.9986, 0.9954, 0.99, 0.9822, 0.973, 0.96, 0.9427, 0.9216, 0.8962,
    0.8679, 0.835, 0.7986, 0.7597, 0.7186, 0.6732, 0.6213, 0.5722, 0.5322,
)  # fmt: skip
ROBINSON_HEIGHT = (
    0, 0.062, 0.124, 0.186, 0.248, 0.31, 0.372, 0.434, 0.4958, 0.5571,
    0.6176, 0.6769, 0.7346, 0.7903, 0.8435, 0.8936, 0.9394, 0.9761, 1,
)  # fmt: skip


def project(places: Points) -> Points:
    """Return ``places`` (longitude, latitude in degrees) in radii, y downwards: Robinson blended with Gall's."""
    east = np.radians(places[:, 0] - CENTRAL_MERIDIAN)
    latitude = places[:, 1]
    rows = np.arange(0, 91, 5)
    robinson_x = 0.8487 * np.interp(np.abs(latitude), rows, ROBINSON_LENGTH) * east
    robinson_y = 1.3523 * np.interp(np.abs(latitude), rows, ROBINSON_HEIGHT) * np.sign(latitude)
    gall_x = GALL_STRETCH * east / math.sqrt(2)
    gall_y = (1 + math.sqrt(2) / 2) * np.tan(np.radians(latitude) / 2)
    x = ROBINSON_SHARE * robinson_x + (1 - ROBINSON_SHARE) * gall_x
    y = ROBINSON_SHARE * robinson_y + (1 - ROBINSON_SHARE) * gall_y
    return np.column_stack([x, -y])


class Frame:
    """Stretches ``bounds`` (left, top, right, bottom) into ``size`` less ``margin`` px on every side.

    ``steepest`` limits how much more y may be stretched than x; the board is then centred in its height.
    """

    def __init__(self, bounds: Bounds, size: tuple[int, int], margin: float, steepest: float = math.inf) -> None:
        left, top, right, bottom = bounds
        across = (size[0] - 2 * margin) / (right - left)
        down = min((size[1] - 2 * margin) / (bottom - top), across * steepest)
        self._scale = np.array([across, down])
        self._offset = np.array([margin - left * across, (size[1] - down * (bottom - top)) / 2 - top * down])

    def __call__(self, points: Points) -> Points:
        """Return ``points`` in board pixels."""
        return np.asarray(points * self._scale + self._offset)
