"""Lambert's conformal conic projection: shapes stay true between two parallels."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]
SOUTHERNMOST, NORTHERNMOST = -20.0, 89.0  # degrees: beyond, the cone runs away


class Conic:
    """The projection with two true ``parallels`` and a central ``meridian``, in degrees."""

    def __init__(self, parallels: tuple[float, float], meridian: float) -> None:
        low, high = (np.radians(parallel) for parallel in parallels)
        self._cone = np.log(np.cos(low) / np.cos(high)) / np.log(_climb(high) / _climb(low))
        self._size = np.cos(low) * _climb(low) ** self._cone / self._cone
        self._meridian = meridian

    def __call__(self, places: Points) -> Points:
        """Return ``places`` (longitude, latitude in degrees) in radii, y downwards."""
        latitude = np.radians(np.clip(places[:, 1], SOUTHERNMOST, NORTHERNMOST))
        away = self._size / _climb(latitude) ** self._cone
        angle = self._cone * np.radians(places[:, 0] - self._meridian)
        return np.column_stack([away * np.sin(angle), away * np.cos(angle)])


def _climb(latitude: Points | float) -> Points:
    return np.asarray(np.tan(np.pi / 4 + latitude / 2))
