"""Two folders of pictures, pixel by pixel."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image

MARK = (255, 0, 0)
# Pixels that differ belong to one spot if they lie in squares of this width that touch.
CELL = 8


class Tolerance(NamedTuple):
    """What may differ unseen: pixels by up to so many of 256 levels, and spots of up to so many pixels either way."""

    levels: int = 0
    spot: int = 0


class Difference(NamedTuple):
    """A picture that isn't the same: how many pixels differ, by how many of 256 levels of a colour at most, and how
    many pixels wide or high the largest spot of them is.

    All are -1 where it has another size or is in one folder only.
    """

    name: str
    pixels: int
    levels: int
    spot: int

    def __str__(self) -> str:
        if self.pixels < 0:
            return f"{self.name}: only in one of them, or another size"
        return (
            f"{self.name}: {self.pixels} pixels, by {self.levels} levels at most, spots of {self.spot} pixels at most"
        )


NOTHING = Tolerance()


def compare(before: Path, now: Path, marked: Path, tolerance: Tolerance = NOTHING) -> list[Difference]:
    """Return the pictures that differ between two folders; a copy of each with its pixels marked goes to ``marked``."""
    found = (_difference(before / name, now / name, marked / name, tolerance) for name in names_in(before, now))
    return [each for each in found if each is not None]


def names_in(*folders: Path) -> list[str]:
    """Return the names of the pictures in any of these folders."""
    return sorted({path.name for folder in folders for path in folder.glob("*.png")})


def _difference(before: Path, now: Path, marked: Path, tolerance: Tolerance) -> Difference | None:
    if not (before.is_file() and now.is_file()):
        return Difference(now.name, -1, -1, -1)
    if before.read_bytes() == now.read_bytes():
        return None
    old, new = (np.asarray(Image.open(path).convert("RGB"), np.int16) for path in (before, now))
    if old.shape != new.shape:
        return Difference(now.name, -1, -1, -1)
    levels = np.abs(old - new).max(axis=2)
    differs = levels > tolerance.levels
    spot = _largest_spot(differs)
    if spot <= tolerance.spot:
        return None
    marked.parent.mkdir(parents=True, exist_ok=True)
    Image.fromarray(np.where(differs[..., None], MARK, new // 2).astype(np.uint8)).save(marked)
    return Difference(now.name, int(np.count_nonzero(differs)), int(levels.max()), spot)


def _largest_spot(differs: NDArray[np.bool_]) -> int:
    """Return how wide or high the largest spot is, in pixels; 0 if nothing differs."""
    left = {(int(y), int(x)) for y, x in np.argwhere(differs) // CELL}
    largest = 0
    while left:
        spot, edge = set[tuple[int, int]](), [left.pop()]
        while edge:
            y, x = edge.pop()
            spot.add((y, x))
            touching = {(y + down, x + right) for down in (-1, 0, 1) for right in (-1, 0, 1)} & left
            left -= touching
            edge += touching
        rows, columns = zip(*spot, strict=True)
        largest = max(largest, _extent(differs, rows, columns))
    return largest


def _extent(differs: NDArray[np.bool_], rows: Sequence[int], columns: Sequence[int]) -> int:
    """Return the larger side of what differs in these cells, in pixels."""
    part = differs[min(rows) * CELL : (max(rows) + 1) * CELL, min(columns) * CELL : (max(columns) + 1) * CELL]
    return max(int(np.ptp(np.flatnonzero(part.any(axis=axis)))) + 1 for axis in (0, 1))
