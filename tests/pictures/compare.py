"""Two folders of pictures, pixel by pixel."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np
from PIL import Image

MARK = (255, 0, 0)


class Difference(NamedTuple):
    """A picture that isn't the same: how many pixels differ, and by how many of 256 levels of a colour at most.

    Both are -1 where it has another size or is in one folder only.
    """

    name: str
    pixels: int
    levels: int

    def __str__(self) -> str:
        if self.pixels < 0:
            return f"{self.name}: only in one of them, or another size"
        return f"{self.name}: {self.pixels} pixels, by {self.levels} levels at most"


def compare(before: Path, now: Path, marked: Path) -> list[Difference]:
    """Return the pictures that differ between two folders; a copy of each with its pixels marked goes to ``marked``."""
    found = (_difference(before / name, now / name, marked / name) for name in names_in(before, now))
    return [each for each in found if each is not None]


def names_in(*folders: Path) -> list[str]:
    """Return the names of the pictures in any of these folders."""
    return sorted({path.name for folder in folders for path in folder.glob("*.png")})


def _difference(before: Path, now: Path, marked: Path) -> Difference | None:
    if not (before.is_file() and now.is_file()):
        return Difference(now.name, -1, -1)
    if before.read_bytes() == now.read_bytes():
        return None
    old, new = (np.asarray(Image.open(path).convert("RGB"), np.int16) for path in (before, now))
    if old.shape != new.shape:
        return Difference(now.name, -1, -1)
    levels = np.abs(old - new).max(axis=2)
    if not levels.any():
        return None
    marked.parent.mkdir(parents=True, exist_ok=True)
    Image.fromarray(np.where(levels[..., None] > 0, MARK, new // 2).astype(np.uint8)).save(marked)
    return Difference(now.name, int(np.count_nonzero(levels)), int(levels.max()))
